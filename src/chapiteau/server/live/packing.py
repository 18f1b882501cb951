"""Frames as they are sent: a page's own text, around what other pages are sent too.

What several pages are sent is compressed once for all of them. Such a piece looks back to nothing
before it, so it reads the same in the stream of every page; between such pieces lies what is the
page's own, as it is.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

WINDOW, EFFORT, MEMORY = 15, 2, 5
"""A frame resembles those before it, so looking far back pays, looking hard does not: as small as
with 14, 4 and 7 in two thirds of the time, for 144 kB a page instead of 128."""
LARGE, HARD = 65_536, 6
"""Bytes: a whole picture is sent once and mostly over a line that is slow, so looking hard pays: a
fifth less for two milliseconds. No patch is as large, even where a region comes forward: it would
take twice as long and be no smaller, for it could not look back."""
SMALL = 256
"""Bytes: what is not larger goes as it is, for to compress it costs more than it saves."""


class Piece(Protocol):
    """A part of the text of a frame that other pages are sent too."""

    @property
    def text(self) -> bytes: ...
    @property
    def packed(self) -> bytes: ...


class Frame(NamedTuple):
    """What one page is sent: its own text, around what others are sent too, if anything."""

    head: bytes
    shared: Sequence[Piece] = ()
    tail: bytes = b""

    @property
    def text(self) -> bytes:
        return b"".join([self.head, b",".join([piece.text for piece in self.shared]), self.tail])

    @property
    def packed(self) -> bytes:
        """The same compressed; the last block is left open, as every message has it."""
        pieces = stored(b",").join([piece.packed for piece in self.shared])
        return b"".join([stored(self.head), pieces, stored(self.tail), b"\0"])


def packed(text: bytes) -> bytes:
    """Text that is compressed by itself, up to a whole byte: other blocks may come before and
    after it."""
    if len(text) <= SMALL:
        return stored(text)
    return compressed(new_packer(WINDOW, text), text)


def stored(text: bytes) -> bytes:
    """Text as it is, where compressed text is expected."""
    if len(text) > 0xFFFF:
        return stored(text[:0xFFFF]) + stored(text[0xFFFF:])
    return struct.pack("<BHH", 0, len(text), len(text) ^ 0xFFFF) + text


def new_packer(window: int, text: bytes, seen: bytes = b"") -> Any:
    """For a text and what comes after it, to a page that has seen something before."""
    effort = HARD if len(text) > LARGE else EFFORT
    return zlib.compressobj(effort, wbits=-window, memLevel=MEMORY, zdict=seen[-(1 << window) :])


def compressed(packer: Any, text: bytes) -> bytes:
    data: bytes = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    return data
