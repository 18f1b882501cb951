"""What programs say and are answered, besides what pages say too."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict, Union

from msgspec import Meta, Struct

from ...clocks.clock import Clock, agreed
from ...live.messages import Message
from ...meeting.lists import OpenLine
from ...programs.lines import PinLine, PositionLine, Said, TableLine
from ...tables import commands
from ...tables.deeds.looking import Why
from ...tables.deeds.talk import Chat, ChatOpen, Pin
from ...tables.lists import Line
from ..contract import Problem
from ..forms import OwnBox, Text

SAYABLE = tuple(kind for kind, deed in commands.DEEDS.items() if deed.is_confirmed or kind is Why)
"""What can be said without a page to show something on, or a bot that thinks about the answer."""
AnyMessage: Any = Union[SAYABLE]  # noqa: UP007  # made of a list
TALK: tuple[type[Message], ...] = (Chat, ChatOpen, Pin)


class Account(TypedDict):
    """Whom a token stands for, and what it may do."""

    id: str
    name: str
    bot: bool
    token: str
    scopes: list[str]


class ToldOption(TypedDict):
    """What may be agreed on before a game; the first choice is the usual one."""

    name: str
    choices: list[str]


class ToldGame(TypedDict):
    """A game that is played here."""

    name: str
    title: str
    rules: int
    fewest: int
    most: int
    cooperative: bool
    options: list[ToldOption]
    moves: list[str]


class Games(TypedDict):
    """The games of the house, the levels of its bots, and how fast tables are played."""

    games: list[ToldGame]
    levels: list[str]
    paces: list[str]


class Tables(TypedDict):
    """The tables I sit at, those I am invited to, and those with room for anybody."""

    mine: list[Line]
    invited: list[Line]
    open: list[OpenLine]


class NewClock(Struct, frozen=True, kw_only=True):
    """A clock for each player: its time in minutes or days, what a decision adds in seconds or
    hours, and what happens when it is up."""

    kind: Literal["decision", "game", "both"]
    unit: Literal["minutes", "days"]
    time: int
    added: int = 0
    end: Literal["kept", "last"] = "kept"

    def agreed(self, is_common: bool) -> Clock:
        return agreed(self.kind, self.unit, self.time, self.added, self.end, is_common)


class NewTable(Struct, frozen=True, kw_only=True):
    """A table with me on its first seat; with `bots` they have all others and it can begin. With a
    `clock` it needs no pace."""

    game: Text
    seats: Annotated[int, Meta(ge=1, le=16)]
    pace: Text = "day"
    clock: NewClock | None = None
    private: bool = True
    friendly: bool = False
    options: Annotated[dict[Text, Text], Meta(max_length=40)] = {}
    bots: Text = ""
    box: OwnBox = ""


class Code(Struct, frozen=True, kw_only=True):
    """An invitation, however it is written."""

    code: Text


class Found(TypedDict):
    """A table, and the code that invites others to it where I may."""

    table: str
    code: str


class Snapshot(TypedDict):
    """All that the stream of a table begins with, at once."""

    table: TableLine
    log: list[str]
    position: PositionLine
    chat: list[Said]
    pin: PinLine


class Done(TypedDict):
    """It is written. Where my seat stands now, whether it is asked, and what was answered."""

    id: str
    position: int | None
    asked: bool
    answers: list[dict[str, Any]]


class NotDone(Problem):
    """Why not, and where my seat stands now, if I have one and was understood."""

    position: NotRequired[int | None]
