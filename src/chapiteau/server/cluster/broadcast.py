"""What one server process tells the others: never needed, for the log has it all, but soon."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..store.rows import ChatLine, LogEntry

LARGEST = 7_900  # bytes: PostgreSQL carries less than 8,000
ON_THE_WIRE = {
    "sender": "by", "chat": "said", "reload": "look", "viewers": "here", "wants_viewers": "who",
    "activity": "active", "away_until": "away",
}  # fmt: skip
"""What older processes on the same database call these fields."""


class Broadcast(Struct, frozen=True, omit_defaults=True, rename=ON_THE_WIRE):
    """One piece of news; a field that is left out says nothing."""

    sender: str  # the process
    table: str = ""
    entries: tuple[LogEntry, ...] = ()  # what was written, if there is nothing more to it
    chat: ChatLine | None = None
    reload: bool = False  # more was written than a broadcast holds: read it
    viewers: tuple[str, ...] | None = None  # who looks at the table from there
    wants_viewers: bool = False  # a new process asks who looks at what
    activity: tuple[int, float] | None = None  # a seat that did something, and when
    person: str = ""  # somebody who signed out, has a new name, or is away
    session: str = ""  # the hash of the one that ended; all of them if empty
    name: str = ""
    away_until: float | None = None
    away_from: float = 0.0


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Broadcast)


def encode(broadcast: Broadcast) -> str:
    """As text; what is too long becomes a request to reload the table."""
    text = _encoder.encode(broadcast)
    if len(text) > LARGEST:
        text = _encoder.encode(Broadcast(broadcast.sender, broadcast.table, reload=True))
    return text.decode()


def decode(text: str) -> Broadcast | None:
    """What was meant; nothing if another version of the house or somebody else wrote it."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
