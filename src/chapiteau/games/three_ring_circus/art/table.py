"""What a drawing needs to know of a view: what is in front, whose things lie below, the open plan."""

from __future__ import annotations

from typing import Final

from ....draw.desk import Desk, Items, guess_viewer
from ....draw.scene import Layout
from ....words import Telling
from ..rules.circus import Circus
from ..rules.state import ThreeRings
from .plan import Plan, plan_of
from .questions import MAP, Choice, front_of, planned
from .theme import Quill, Room

__all__ = ["Items", "Quill", "Table"]
RIBBON, SLOTS, REWARDS = "ribbon", "slots", "rewards"


class Table(Desk[ThreeRings, Room]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self,
        view: ThreeRings,
        telling: Telling,
        room: Room,
        viewer: int | None,
        layout: Layout,
        focus: str = "",
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        front, _, laid = focus.partition("/")
        front = front or front_of(view, who, layout)
        super().__init__(view, telling, room, who, layout, front)
        self.box: Final = view.box
        self.choice: Final[Choice] = planned(self.lane)
        places = view.start().open.bit_count()
        self.plan: Final[Plan] = plan_of(layout, front, view.is_solo(), places)
        self.whose: Final = who if who >= 0 else _acting(view)
        self.laid: Final = laid or self._laid()

    def _laid(self) -> str:
        """What lies above a map in front: a preview keeps it, whatever is asked next."""
        if self.focus != MAP:
            return ""
        if not self.choice.space:
            return RIBBON
        return SLOTS if self.lit("slot") else REWARDS if self.lit("tickets", "points") else RIBBON

    @property
    def mine(self) -> Circus:
        return self.view.players[self.whose]

    @property
    def is_mine(self) -> bool:
        """Whether the things drawn large are the viewer's own."""
        return self.viewer == self.whose


def _acting(view: ThreeRings) -> int:
    """Whose things a spectator sees: those of whoever acts."""
    acting = view.to_act()
    return acting[0] if acting and not view.over else view.first
