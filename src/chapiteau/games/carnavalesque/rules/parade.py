"""The last parade: floats that are large enough join it, and the public says what it thinks."""

from __future__ import annotations

from ....core.step import Auto
from .moves import LAST_PARADE, PARADES, PUBLIC_SAYS, TOO_SHORT
from .state import Carnavalesque


class LastParade(Auto[Carnavalesque]):
    """8.1 Every float of three cards or more parades; shorter ones stay in their workshops."""

    def run(self, g: Carnavalesque) -> None:
        g.tell(LAST_PARADE)
        for workshop in g.workshops():
            people = g.floats[workshop]
            if g.may_launch(workshop):
                g.parade.append(people)
                g.floats[workshop] = []
            elif people:
                g.tell(TOO_SHORT, workshop, len(people))
        for number, people in enumerate(g.parade):
            g.tell(PARADES, number + 1, len(people), g.box.points(len(people)))
        total = g.points()
        g.tell(PUBLIC_SAYS, total, g.box.reaction(total))


def is_success(g: Carnavalesque) -> bool:
    """1.4 Whether the parade pleases enough to be asked again."""
    return g.box.reaction(g.points()) >= g.box.success
