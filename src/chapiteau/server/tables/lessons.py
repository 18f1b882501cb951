"""Learning by playing: the other seats follow a prepared line, and a voice explains.

The line is known by its seats: a bot of the level LESSON plays what the line says, and as a novice
once the match has left it or the lesson is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lessons import NEWCOMER, Lesson, Stop, lesson_of
from ...words.telling import Telling
from ..live.changes import Part
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
    is_one = any(s.kind == BOT and s.level == LESSON for s in state.seats)
    return lesson_of(state.game) if is_one and state.match else None


def stop_at(state: TableState, seat: int | None) -> Stop | None:
    """What a seat is led to now, if it is the newcomer's."""
    lesson = lesson_at(state) if seat == NEWCOMER else None
    return lesson.stop(state.playing.decisions) if lesson else None


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
    """What the voice says; between two of its steps it says nothing new."""
    lesson = lesson_at(state)
    if lesson is None:
        return None
    stop = stop_at(state, seat)
    part: Part = {"is": "lesson", "n": 0, "of": lesson.length, "text": "", "show": []}
    if stop:
        text = lesson.text(str(stop.n), telling)
        return part | {"n": stop.n, "text": text, "show": list(stop.show)}
    if lesson.is_done(state.playing.decisions):
        return part | {"n": lesson.length + 1, "text": lesson.text("done", telling)}
    return part
