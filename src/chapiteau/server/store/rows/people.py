"""Records of people, and of what concerns them beside their tables."""

from __future__ import annotations

from dataclasses import dataclass

PUSH, HOOK, MAIL = "push", "hook", "mail"  # ways to tell somebody


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
class ReportRow:
    """Something that whoever runs the house should look at: a line of talk, a name, or a box."""

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
    box: str = ""  # one that was offered; then it is about nothing else
    saying: str = ""  # the same of what an owner wrote about a row


@dataclass(frozen=True)
class ActRow:
    """What somebody who runs the house has done, and to whom."""

    id: str
    at: float
    by: str
    act: str
    about: str = ""
    detail: str = ""
