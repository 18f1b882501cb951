"""What one server process tells the others: never needed, for the log has it all, but soon."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..store.rows import Entry, Said

LARGEST = 7_900  # bytes: PostgreSQL carries less than 8,000


class Notice(Struct, frozen=True, omit_defaults=True):
    """One piece of news; what is not said is not new."""

    by: str  # the process
    table: str = ""
    entries: tuple[Entry, ...] = ()  # what was written, if there is nothing more to it
    said: Said | None = None
    look: bool = False  # more was written than a notice holds: read it
    here: tuple[str, ...] | None = None  # who looks at the table from there
    who: bool = False  # a new process asks who looks at what
    active: tuple[int, float] | None = None  # a seat that did something, and when
    person: str = ""  # somebody who signed out, has a new name, or is away
    session: str = ""  # the hash of the one that ended; all of them if empty
    name: str = ""
    away: float | None = None  # until when


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Notice)


def written(notice: Notice) -> str:
    """As text; what is too long becomes a hint to look."""
    text = _encoder.encode(notice)
    if len(text) > LARGEST:
        text = _encoder.encode(Notice(notice.by, notice.table, look=True))
    return text.decode()


def read(text: str) -> Notice | None:
    """What was meant; nothing if another version of the house or somebody else wrote it."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
