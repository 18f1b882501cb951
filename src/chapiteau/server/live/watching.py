"""A phone shows one region at a time: what others do is seen where they do it, and then the
question's own region comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ...core.match import BareMatch
from ...core.state import State
from ...core.step import Together

if TYPE_CHECKING:
    from ...board import Board
    from ...draw.scene import Scene
    from ..tables.state import TableState

BEFORE, AFTER = "before", "after"
"""What a patch is for that does not show the step itself: to see its place first, to go on."""


class Seen(NamedTuple):
    """What a page has seen of a match: after how many decisions, its own view, and everybody's."""

    match: BareMatch
    decisions: int
    own: State
    public: State


class Watch:
    """Where somebody else's last step was made, and how the table was before it."""

    def __init__(self) -> None:
        self.seen: Seen | None = None
        self.region = ""  # in front while others go on

    def step(self, now: Seen, seat: int, board: Board[Any], shown: Scene | None) -> Seen | None:
        """What was seen before somebody else's step that is new here, if it has a place that all
        may see: `region` is that place."""
        was, self.seen = self.seen, now
        if was is None or shown is None or now[:2] == was[:2]:
            return None
        is_next = was.match is now.match and now.decisions == was.decisions + 1
        self.region = place_of_step(was, seat, board, front_of(shown)) if is_next else ""
        return was if self.region else None


def place_of_step(was: Seen, seat: int, board: Board[Any], front: str) -> str:
    """Where the last decision was made: a public one in its own place, any other where the page
    looks already, which tells nothing of it."""
    decision = was.match.decisions[-1]
    if decision.seat == seat or not decision.told:
        return ""
    is_public = not isinstance(was.public.stack[-1], Together)
    region = board.region_of(was.public, decision.move) if is_public else ""
    return next((place for place in (region, front) if place in board.common), "")


def front_of(scene: Scene) -> str:
    return next((region.id for region in scene.regions if region.is_front), "")


def question_number(state: TableState, seat: int | None) -> int:
    """Tells the questions of a seat apart; to spectators every move brings a new one."""
    match = state.match
    return -1 if match is None else state.n if seat is None else match.position(seat)
