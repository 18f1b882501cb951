"""What is stored: plain records of tables, seats, log entries, chat and people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

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
MET = f"{MARK}met"  # made for its people, any of whom may begin, for its host may not come
PUSH, HOOK, MAIL = "push", "hook", "mail"  # ways to tell somebody
ASKED, MADE, FAILED = "asked", "made", "failed"  # states of a review
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
    box: str = ""  # the hash of its components; those of the house where it is empty
    origin: str = ""  # where its first moves came from: nowhere, a FORK or an uploaded RECORD
    result: dict[str, Any] | None = None  # scores, winners and the hash of the state at the end
    head: str = ""  # the hash of the last entry of its log
    clock: dict[str, Any] | None = None  # what was agreed (clocks/clock.py), if not a pace
    due: float = 0.0  # when the first clock that runs is up; 0 while none does


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
class PersonRow:
    """A guest or an account."""

    id: str
    name: str
    created: float
    login: str | None = None  # as typed, of an account
    password: str = ""
    recovery: str = ""
    named: bool = False  # whether the name is of their own choice
    role: str = ""  # "admin": runs the house
    muted_until: float = 0.0  # until when nobody hears what they say
    closed: bool = False  # nobody can sign in
    bot: bool = False  # whether a program plays under this name


@dataclass(frozen=True)
class LetterRow:
    """Where somebody wants letters sent, and from when until when they are away."""

    person: str
    address: str = ""
    confirmed: bool = False
    lang: str = "en"
    mailed: float = 0.0
    away: float = 0.0
    away_from: float = 0.0
    away_year: int = 0  # of the last holiday, and how many days of that year are spent
    away_days: int = 0


@dataclass(frozen=True)
class ChannelRow:
    """A way to tell somebody: a browser that takes push messages, or a webhook."""

    id: str
    person: str
    kind: str  # PUSH or HOOK
    name: str
    host: str
    address: str
    keys: dict[str, str]  # what messages are encrypted for or signed with
    session: str = ""  # the session that a browser belongs to; it ends with it
    lang: str = "en"
    created: float = 0.0
    failures: int = 0  # messages in a row that did not arrive
    paused: str = ""  # why nothing is sent there any more
    tried: float = 0.0
    result: str = ""  # how that went


@dataclass(frozen=True)
class NoticeRow:
    """Something to be told by one channel; of one topic there is only the newest."""

    id: str  # the same whenever it is sent again, so that whoever receives it twice knows
    channel: str
    topic: str
    person: str
    table: str
    happened: float
    due: float
    lease: str = ""
    leased: float = 0.0
    tries: int = 0


@dataclass(frozen=True)
class ChoiceRow:
    """How somebody wants to be told: of all tables, or of one."""

    person: str
    table: str = ""
    rhythm: str = ""  # "once", "hour", "day" or "never"; "" at a table: as of all
    kinds: list[str] | None = None  # of channels; None: any
    zone: str = ""
    quiet_from: int = -1  # minutes of the day; -1: never quiet
    quiet_until: int = -1
    digest: int = 18 * 60  # when the notices of a day are told


@dataclass(frozen=True)
class ReportRow:
    """Something that whoever runs the house should look at: a line of talk, or a name."""

    id: str
    at: float
    by: str
    about: str
    table: str
    line: int = -1  # of the talk; -1: the name itself
    said: float = 0.0  # when the line was said: a number may be given again
    reason: str = ""
    note: str = ""
    settled: float = 0.0
    settled_by: str = ""


@dataclass(frozen=True)
class ActRow:
    """What somebody who runs the house has done, and to whom."""

    id: str
    at: float
    by: str
    act: str
    about: str = ""
    detail: str = ""


@dataclass(frozen=True)
class TicketRow:
    """Somebody looks for a game."""

    id: str
    person: str
    game: str
    seats: int  # 0 for any number
    pace: str
    near: bool  # only with people who play about as well
    strength: float  # of its owner, by results (tables/rivals.py)
    created: float
    expires: float


@dataclass(frozen=True)
class MeetingRow:
    """A table that waits for somebody in particular."""

    table: str
    person: str
    kind: str  # because of a ticket, a challenge, or a game before
    by: str  # who asks; "" for the house
    created: float
    expires: float


@dataclass(frozen=True)
class BlockRow:
    """Somebody wants nothing of another."""

    person: str
    blocked: str
    created: float


@dataclass(frozen=True)
class TokenRow:
    """What a program acts for somebody with, known by its hash."""

    id: str
    hash: str
    person: str
    name: str
    scopes: list[str]
    created: float
    used: float = 0.0  # when it was last used, to the minute


@dataclass(frozen=True)
class ReviewRow:
    """A look back at a finished game: being made, or kept."""

    table: str
    game: str
    person: str  # who asked; "" for the house itself
    state: str
    asked: float
    rounds: int  # of search for each decision
    made: float = 0.0
    total: int = 0  # parts, as far as that is known
    done: int = 0
    figures: dict[str, Any] | None = None
    data: str = ""  # all of it, as JSON


@dataclass(frozen=True)
class PuzzleRow:
    """A decision that could have been better."""

    id: str
    table: str
    number: int  # of the decision
    seat: int
    game: str
    weight: int  # what the error cost
    common: bool  # whether it may be shown to everybody
    day: str | None = None


@dataclass(frozen=True)
class ExerciseRow:
    """A puzzle that somebody practises: when it comes again, and how it went."""

    person: str
    puzzle: str
    due: float
    step: int = 0
    tries: int = 0
    solved: int = 0


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
