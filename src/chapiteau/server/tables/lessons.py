"""Learning by playing: the other seats follow a prepared line, and a voice explains.

The line is known by its seats: a bot of the level LESSON plays what the line says, and as a novice
once the match has left it or the lesson is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.move import Move
from ...core.state import State
from ...lessons import NEWCOMER, Lesson, Stop, lesson_of
from ...words.telling import Telling
from ..live.changes import Part
from ..refusal import Refused
from ..store.rows import BOT, PLAY

if TYPE_CHECKING:
    from .state import TableState
    from .table import LiveTable

LESSON = "lesson"
AFTERWARDS = "novice"


async def prepare(lesson: Lesson, table: LiveTable) -> None:
    """Make the decisions that come before the newcomer's first."""
    for seat, move in lesson.prepared[len(table.state.playing.decisions) :]:
        await table.commit(PLAY, seat, move)
    table.bots.wake()
    table.show()


def lesson_at(state: TableState) -> Lesson | None:
    """The lesson of a table that is one."""
    for seat in state.seats:  # asked several times a move
        if seat.level == LESSON and seat.kind == BOT:
            return lesson_of(state.game) if state.match else None
    return None


def stop_at(state: TableState, seat: int | None) -> Stop | None:
    """What a seat is led to now, if it is the newcomer's."""
    lesson = lesson_at(state) if seat == NEWCOMER else None
    return lesson.stop(state.playing.decisions) if lesson else None


def offered(state: TableState, seat: int | None, moves: list[Move]) -> list[Move]:
    """What a seat may choose: whatever the rules allow; only what the lesson leads to, once the
    newcomer has erred at this step."""
    stop = stop_at(state, seat)
    if stop is None or state.erred != len(state.playing.decisions):
        return moves
    return [move for move in moves if move.text == stop.move]


def check_step(state: TableState, seat: int, move: str, telling: Telling) -> None:
    """Say why the lesson wants something else than a move that the rules allow."""
    stop = stop_at(state, seat)
    is_legal = any(move == each.text for each in state.playing.moves(seat))
    if stop and move != stop.move and is_legal:
        state.erred = len(state.playing.decisions)
        raise Refused("lesson-goes-on", why=reason_for(state, stop, telling))


def reason_for(state: TableState, stop: Stop, telling: Telling) -> str:
    """What the newcomer is asked to do, and why: the last paragraph of the step."""
    lesson = lesson_at(state)
    assert lesson is not None
    return lesson.text(str(stop.n), telling).splitlines()[-1].strip()


def region_led_to(state: TableState, seat: int | None, view: State) -> str:
    """The region where the newcomer's next move is made; "" if it has no place of its own."""
    stop = stop_at(state, seat)
    moves = [move for move in view.moves if stop and move.text == stop.move]
    return state.game.board.region_of(view, moves[0]) if moves else ""


def scripted(state: TableState, seat: int) -> str | None:
    """What the line has a seat do now; nothing while it is not that seat's turn."""
    lesson = lesson_at(state)
    now = lesson.next(state.playing.decisions) if lesson else None
    return now[1] if now and now[0] == seat else None


def is_led(state: TableState) -> bool:
    """Whether the match is on the line, so that no bot of it may think for itself."""
    lesson = lesson_at(state)
    return bool(lesson and lesson.next(state.playing.decisions))


def lesson_part(state: TableState, seat: int | None, telling: Telling) -> Part | None:
    """What the voice says; between two of its steps it says nothing new, and once the newcomer
    plays on without it, it is over."""
    lesson = lesson_at(state)
    if lesson is None:
        return None
    stop, made = stop_at(state, seat), state.playing.decisions
    part: Part = {
        "is": "lesson",
        "n": 0,
        "of": lesson.length,
        "text": "",
        "show": [],
        "over": False,
    }
    if stop:
        text = lesson.text(str(stop.n), telling)
        return part | {"n": stop.n, "text": text, "show": list(stop.show)}
    if lesson.next(made):
        return part
    plays_on = any(decision.seat == NEWCOMER for decision in made[len(lesson.line) :])
    if plays_on or not lesson.is_done(made):
        return part | {"over": True}
    return part | {"n": lesson.length + 1, "text": lesson.text("done", telling)}
