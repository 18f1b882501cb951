"""Records of tables, seats, log entries and chat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .ratings import EntrantRow

WAITING, PLAYING, OVER = "waiting", "playing", "over"
HUMAN, BOT, EMPTY = "human", "bot", "empty"
PLAY, UNDO, BACK, START, SEAT = "play", "undo", "undo-consented", "start", "seat"
DEALT = "dealt"  # like START, with a seed that is known already
FORK, RECORD = "fork", "record"
ROW, RELOAD = "row", "reload"  # seats or the table's row were changed, or more than that
WISH, AGREE, REFUSE = "undo-wished", "undo-agreed", "undo-refused"
UNSEAL = "unsealed"  # the number from which a nonce was made
AGAIN = "again"  # somebody wants to play again, and at which table
MARK = "mark:"  # begins kinds that are no part of the match, of each of which the last one counts
DRAWN = f"{MARK}drawn"  # made for a round of a tournament, and with which commitment
FRIENDLY = f"{MARK}friendly"  # agreed when it was made: it counts for no rating
MET = f"{MARK}met"  # made for its people, any of whom may begin, for its host may not come
CHAT_LINES = 200  # so much of a table's chat stays in memory


def is_mark(kind: str) -> bool:
    """Whether an entry says something about the table that is no part of its match. What a process
    does not know of it, since a newer one wrote it, it need not know; any other kind it must."""
    return kind == AGAIN or kind.startswith(MARK)


@dataclass(frozen=True)
class TableRow:
    """A table as it was created, and what lists need to know of it now."""

    id: str
    code: str  # of the invitation
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    pace: str
    private: bool
    host: str
    seed: str  # the server's share of the match's seed: secret until the end
    nonce: str
    created: float
    phase: str = WAITING
    chat_open: bool = True
    asked: int = 0  # bit mask of the seats that are asked now
    bots: int = 0  # bit mask of the seats that bots play
    touched: float = 0.0
    box: str = ""  # the key of its components (tables/boxes.py); the house's first where empty
    origin: str = ""  # where its first moves came from: nowhere, a FORK or an uploaded RECORD
    result: dict[str, Any] | None = None  # scores, winners and the hash of the state at the end
    head: str = ""  # the hash of the last entry of its log
    clock: dict[str, Any] | None = None  # what was agreed (clocks/clock.py), if not a pace
    due: float = 0.0  # when the first clock that runs is up; 0 while none does
    own_box: str = ""  # the id of the box that somebody has made, if it is one
    own_version: int = 0
    tournament: str = ""  # to which it belongs
    sealed: bool = False  # whether others still play its deal: nobody but its players sees it


@dataclass(frozen=True)
class SeatRow:
    """Who sits where; a bot may keep the seat warm for `person`."""

    seat: int
    kind: str = EMPTY
    person: str = ""
    name: str = ""
    level: str = ""
    nonce: str = ""  # what this player's browser added to the seed: its number, under seal


@dataclass(frozen=True)
class LogEntry:
    """One line of the log that makes a table what it is; never removed, and only a name in it is
    ever erased."""

    n: int
    kind: str
    seat: int
    text: str = ""  # a move, or how many decisions are left
    client: str = ""  # the client's id of it, so that a repeat is known
    position: int = -1
    at: float = 0.0
    budget: float = 0.0  # seconds that a bot was given for this move
    salt: str = ""  # of a name that may be erased, until it is
    digest: str = ""  # of a name that was erased
    hash: str = ""  # of this and the entry before (chain.py)


@dataclass(frozen=True)
class Change:
    """What is written together: all of it or nothing."""

    table: str
    entries: tuple[LogEntry, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    columns: dict[str, object] = field(default_factory=dict)  # columns of the table's row
    awaited: tuple[str, ...] = ()  # people whose turn this begins, and who do not look
    at: float = 0.0  # when that was
    entrants: tuple[EntrantRow, ...] = ()  # of a game that begins with it, and counts


@dataclass(frozen=True)
class ChatLine:
    """One line of a chat."""

    n: int
    person: str
    seat: int  # -1 for a spectator
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class StoredTable:
    """A table's row with its seats."""

    row: TableRow
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class TableUpdate:
    """A table as it is written now, and what has been added to its log and its chat since."""

    table: StoredTable
    entries: tuple[LogEntry, ...]
    chat: tuple[ChatLine, ...]
