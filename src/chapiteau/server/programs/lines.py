"""What a program is told of a table: whole lines, each from what its seat may see and no more.

The types say to programs what the lines are like; what is sent is made of parts, as pages get them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ...core.state import State
from ...words import Section
from ...words.telling import Telling
from ..live import frame
from ..live.changes import Part
from ..tables.lists import Line
from ..tables.state import TableState

# tables of mine


class Event(Struct, rename={"is_": "is"}):
    """Something has happened at a table of mine; `at` is what `since` goes on from."""

    is_: Literal["waiting", "start", "turn", "over", "invitation"]
    at: float
    table: Line
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


# one table


class ToldMove(Struct):
    """A move that may be made now: its number and its text never change their meaning."""

    id: int
    move: str
    text: str
    do: str | UnsetType = UNSET
    region: str | UnsetType = UNSET
    final: bool | UnsetType = UNSET


class ToldRefusal(Struct):
    """A move of the kind that is asked which may not be made now."""

    move: str
    text: str


class Wish(Struct):
    """Somebody wants to go back past a reveal."""

    by: str
    seat: int
    answered: list[int]
    waits_for: list[str]


class PositionLine(Struct, tag_field="is", tag="position"):
    """What my seat sees, in words, and what it is asked: no moves where it is not."""

    seat: int | None
    position: int
    question: str
    help: str
    moves: list[ToldMove]
    chosen: list[str]
    refused: list[ToldRefusal]
    undo: bool
    ask_undo: bool
    undo_asked: Wish | None
    view: Section | None


class ToldTime(Struct):
    """A clock with a bank, in seconds: what is left while it stands, when it would show nothing and
    when the time is up while it runs (0 while it does not), why it rests, and until when."""

    left: int
    zero: int
    until: int
    rests: str
    goes_on: int


class ToldSeat(Struct):
    """Who sits there; `sigil` numbers the sign that pages know the seat by."""

    seat: int
    name: str
    kind: Literal["human", "bot", "empty"]
    level: str
    here: bool
    asked: bool
    sealed: bool
    sigil: int
    absent: bool
    holiday: bool
    until: int
    time: ToldTime | None


class TableLine(Struct, tag_field="is", tag="table"):
    """Who sits where, and how things stand; seed and opening are told once all is over. `starts`
    says that I may begin, `at_once` that it was made with every seat taken, `lost` whose time was
    up."""

    phase: Literal["waiting", "playing", "over"]
    game: str
    title: str
    host: bool
    starts: bool
    seat: int | None
    seats: list[ToldSeat]
    options: list[dict[str, str]]
    pace: str
    time_ends: Literal["", "kept", "last"]
    invite: str
    has_nonce: bool
    commitment: str
    at_once: bool
    seed: str
    opening: dict[str, str]
    scores: list[int]
    winners: list[int]
    lost: list[int]
    chat_open: bool


class LogLine(Struct, tag_field="is", tag="log", rename={"from_": "from"}):
    """What has happened, as my seat is told it: from this line of the story on."""

    from_: int
    lines: list[str]


class Said(Struct):
    """A line of the talk."""

    n: int
    who: str
    seat: int | None
    text: str


class ChatLines(Struct, tag_field="is", tag="chat"):
    """What was said; `anew` where it takes the place of all before."""

    lines: list[Said]
    anew: bool | UnsetType = UNSET


class PinLine(Struct, tag_field="is", tag="pin"):
    """The line of the talk that is pinned; -1 for none."""

    n: int
    who: str
    seat: int | None
    text: str


AnyLine = TableLine | LogLine | PositionLine | ChatLines | PinLine


def position_part(
    state: TableState, view: State | None, seat: int | None, telling: Telling
) -> Part:
    """What a seat sees and is asked, as programs are told it."""
    asked = frame.ask_part(state, view, seat, telling)
    moves, board = state.game.moves, state.game.board
    outline = board.outline(view, telling) if view is not None else None
    told: dict[str, Any] = {
        "is": "position", "seat": seat, "position": asked["position"], "question": asked["prompt"],
        "help": asked["help"],
        "moves": [{"id": moves.read(each["move"]).id, **each} for each in asked["options"]],
        "view": outline,
    }  # fmt: skip
    same = ("chosen", "refused", "undo", "ask_undo", "undo_asked")
    return {**told, **{name: asked[name] for name in same}}
