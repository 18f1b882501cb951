"""Why did you do that? What a bot's last decision looked like from where the asker sits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...bots import AT_A_TABLE, apart
from ...bots.thought import explain as phrase
from ...core.move import Move
from ...core.rng import seeded
from ...core.state import State
from ...core.step import Together
from ..live.frame import viewer_of
from ..live.messages import Message, Seat
from ..refusal import Refused
from ..store.rows import BOT, WAITING
from ..tables.deeds.deed import deed, telling_for
from ..tables.state import TableState
from ..tournaments.doors import check_unsealed
from .fair_queue import Asker
from .shares import REASONS
from .work import THOUGHT

if TYPE_CHECKING:
    from ..live.viewer import Viewer
    from ..tables.table import LiveTable

BUDGET = replace(AT_A_TABLE, iterations=2000)
LOTS = "random"


@dataclass
class Decision:
    """A choice that is no secret any more, and the table it was made at."""

    move: Move
    before: State
    together: int  # which of the game's common choices it was part of
    n: int  # which of the match's decisions it was
    told: int  # how many things it made happen


class Explain(Message, frozen=True, kw_only=True, tag="explain"):
    seat: Seat


@deed(Explain, is_confirmed=False)
async def explain(table: LiveTable, viewer: Viewer, message: Explain) -> None:
    """Answer in a while; the table goes on meanwhile."""
    state, seat = table.state, message.seat
    if state.phase == WAITING:
        raise Refused("not-started")
    check_unsealed(state.row)
    if seat >= len(state.seats) or state.seats[seat].kind != BOT:
        raise Refused("not-a-bot")
    table.hall.scheduler.check_room(viewer.address)
    if viewer.awaits_bot or not table.hall.bot_answer_limit.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    viewer.awaits_bot = True
    table.hall.spawn(answer(table, viewer, seat))


async def answer(table: LiveTable, viewer: Viewer, seat: int) -> None:
    """Think about it with what the asker could see, so that no answer tells a secret."""
    try:
        text = await said(table, viewer, seat)
        viewer.send([{"is": "thought", "seat": seat, "text": text}])
    finally:
        viewer.awaits_bot = False


async def said(table: LiveTable, viewer: Viewer, seat: int) -> str:
    state = table.state
    telling = telling_for(table, viewer)
    if state.seats[seat].level == LOTS:
        return telling.words("thought-lots")
    found = last_told(state, seat)
    if found is None:
        return telling.words("thought-none")
    eyes = seat if state.playing.over else viewer_of(state.seat_of(viewer.person.id))
    view = state.game.view(found.before, eyes)
    rng = seeded(f"why {seat} {found.move.text}")
    question = apart.make_question(view, seat, [found.move], "", rng, BUDGET)
    asker = Asker(viewer.address, viewer.person.id, table.id)
    thought = (await table.hall.scheduler.ask(THOUGHT, question, asker, REASONS)).answer
    if thought is None:
        return telling.words("thought-none")
    return phrase(thought, found.move, found.before.stack[-1], telling)


def last_told(state: TableState, seat: int) -> Decision | None:
    """The choice that mattered in a seat's last turn, as far as everybody knows of it; once the
    game is over, of all of it."""
    match, now = state.playing, state.playing.state
    decisions, together = choices(state, seat)

    def is_open(decision: Decision) -> bool:
        step = decision.before.stack[-1]
        sealed = isinstance(step, Together) and now.chosen and decision.together == together
        return match.over or bool(step.is_told(now, seat) and not sealed)

    turn: list[Decision] = []
    for decision in reversed(decisions):
        if turn and turn[-1].n != decision.n + 1:
            break
        if is_open(decision):
            turn.append(decision)
        elif turn:
            break
    return max(turn, key=lambda d: weight(state, d)) if turn else None


def choices(state: TableState, seat: int) -> tuple[list[Decision], int]:
    """All that a seat decided, and how many common choices the game has had."""
    replay, together = state.fresh_match(), 0
    found: list[Decision] = []
    for n, entry in enumerate(state.playing.decisions):
        g = replay.state
        if isinstance(g.stack[-1], Together) and not any(g.chosen):
            together += 1
        if entry.seat == seat:
            before, told = replay.game.copy(g), len(entry.told)
            found.append(Decision(entry.move, before, together, n, told))
        replay.play(entry.seat, entry.move)
    return found, together


def weight(state: TableState, decision: Decision) -> tuple[bool, int, int]:
    """What makes a choice worth speaking of, by what everybody has seen of it: that it was made
    somewhere on the table, and what came of it."""
    region = state.game.board.region_of(decision.before, decision.move)
    return region != "", decision.told, -decision.n
