"""What would the master do? A search from the asker's own view, where it spoils nobody's game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...bots import AT_A_TABLE
from ...bots.apart import make_question
from ...bots.thought import explain as phrase
from ...core.rng import seeded
from ..live.messages import Message, Position, Seat
from ..refusal import Refused
from ..store.rows import PLAYING
from ..tables.deeds.deed import deed, telling_for
from ..tables.state import TableState
from .fair_queue import Asker
from .shares import HINTS
from .work import THOUGHT

if TYPE_CHECKING:
    from ..live.viewer import Viewer
    from ..tables.table import LiveTable


def has_hints(state: TableState, seat: int) -> bool:
    """Whether a seat may ask: against bots or alone, never where another seat is somebody's, or
    other tables play for the same prize."""
    is_spoiled = state.row.tournament != "" or not state.is_alone(seat)
    return state.phase == PLAYING and not is_spoiled


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    seat: Seat
    position: Position


@deed(Hint, is_confirmed=False)
async def hint(table: LiveTable, viewer: Viewer, message: Hint) -> None:
    """Answer in a while, unless the table has gone on meanwhile."""
    state, seat = table.state, message.seat
    if not state.acts_for(viewer.person.id, seat):
        raise Refused("not-your-seat", 403)
    if not has_hints(state, seat):
        raise Refused("no-hints", 403)
    if state.playing.position(seat) != message.position or seat not in state.playing.to_act:
        raise Refused("hint-too-late")
    table.hall.scheduler.check_room(viewer.address)
    if viewer.awaits_bot or not table.hall.bot_answer_limit.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    viewer.awaits_bot = True
    table.hall.spawn(answer(table, viewer, seat, message.position))


async def answer(table: LiveTable, viewer: Viewer, seat: int, position: int) -> None:
    try:
        match = table.state.playing
        view, moves = match.view(seat), list(match.moves(seat))
        rng = seeded(f"hint {seat} {position}")
        question = make_question(view, seat, moves, "", rng, AT_A_TABLE)
        asker = Asker(viewer.address, viewer.person.id, table.id)
        thought = (await table.hall.scheduler.ask(THOUGHT, question, asker, HINTS)).answer
        now = table.state
        if thought is None or not thought.moves or now.playing.position(seat) != position:
            return
        telling = telling_for(table, viewer)
        best = match.game.moves.read(thought.moves[0].move)
        text = phrase(thought, best, view.stack[-1], telling)
        viewer.send([{"is": "hint", "move": best.text, "text": text}])
    finally:
        viewer.awaits_bot = False
