"""3.1 When things are done: what the rules say of moves that are not asked for now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from ....core.step import Condition
from ..box.components import LOCATIONS
from .moves import ADVERTISE, LOCATION_OF
from .state import Trickerion

BEFORE_THE_FIRST_TURN: Final = Reason("before-the-first-turn", "2.16")
POSTER_IS_UP: Final = Reason("poster-is-up", "3.5")
WHEN_POSTERS: Final = Reason("when-posters", "3.1")
WHEN_ASSIGNED: Final = Reason("when-assigned", "3.1")
WHEN_PLACED: Final = Reason("when-placed", "3.1")
WHEN_PERFORMED: Final = Reason("when-performed", "3.1")
WHEN_PAID: Final = Reason("when-paid", "3.1")
WHEN_ACTING: Final = Reason("when-acting", "5.2")
WHEN: Final[dict[str, Reason]] = {
    "be": BEFORE_THE_FIRST_TURN,
    "take": BEFORE_THE_FIRST_TURN,
    "advertise": WHEN_POSTERS,
    **dict.fromkeys([*LOCATIONS[1:], "ready"], WHEN_ASSIGNED),
    **dict.fromkeys(["send", "idle", "go"], WHEN_PLACED),
    **dict.fromkeys([*LOCATION_OF, "boost", "done"], WHEN_ACTING),
    "perform": WHEN_PERFORMED,
    "pay": WHEN_PAID,
}
"""By verb: when it is asked for; nothing for verbs that mean something else in every step."""


def at_another_moment(g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
    """What is not asked for now has its moment, which the reason names."""
    if move is ADVERTISE:
        yield POSTER_IS_UP, not g.players[seat].advertised
    if move.verb in WHEN:
        yield WHEN[move.verb], False
