"""How frames are compressed on their way to a page, and how they leave together.

What several pages are sent is compressed once for all of them. Such a piece looks back to nothing
before it, so it reads the same in the stream of every page; between such pieces lies what is the
page's own, as it is. What only one page is sent is compressed against what that page had before.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES
from websockets.frames import Frame as ProtocolFrame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionParameter

WINDOW, EFFORT, MEMORY = 15, 2, 5
"""A frame resembles those before it, so looking far back pays, looking hard does not: as small as
with 14, 4 and 7 in two thirds of the time, for 144 kB a page instead of 128."""
SMALL = 256
"""Bytes: what is not larger goes as it is, for to compress it costs more than it saves."""
FRAMES = "chapiteau.frames"
"""The extension of ASGI under which a channel is found that takes frames."""
TEXT, PACKED = 0x81, 0xC1  # how a message begins that is whole, and one that is compressed too
FLUSHED = b"\x00\x00\xff\xff"  # which every message would end with, so it is left out


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
    return compressed(new_packer(WINDOW), text)


def stored(text: bytes) -> bytes:
    """Text as it is, where compressed text is expected."""
    if len(text) > 0xFFFF:
        return stored(text[:0xFFFF]) + stored(text[0xFFFF:])
    return struct.pack("<BHH", 0, len(text), len(text) ^ 0xFFFF) + text


def new_packer(window: int) -> Any:
    return zlib.compressobj(EFFORT, wbits=-window, memLevel=MEMORY)


def compressed(packer: Any, text: bytes) -> bytes:
    data: bytes = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    return data


class Packer(PerMessageDeflate):
    """Compresses what one page is sent; it takes memory only once the page is sent its own."""

    def __init__(self, plain: PerMessageDeflate) -> None:
        super().__init__(
            plain.remote_no_context_takeover,
            True,  # so that nothing is kept for what may never be sent
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
        )
        self.may_look_back = not plain.local_no_context_takeover
        self.packer: Any = None

    def encode(self, frame: ProtocolFrame) -> ProtocolFrame:
        """What is sent past us ends what our next frame could look back to."""
        if frame.opcode not in CTRL_OPCODES:
            self.packer = None
        return super().encode(frame)

    def message(self, frame: Frame) -> bytes:
        """A frame as it goes over the wire."""
        if frame.shared and self.local_max_window_bits == WINDOW:
            self.packer = None  # what the page has seen last is not what this one has
            return message(PACKED, frame.packed)
        text = frame.text
        return message(TEXT, text) if len(text) <= SMALL else message(PACKED, self._own(text))

    def _own(self, text: bytes) -> bytes:
        packer = self.packer or new_packer(self.local_max_window_bits)
        self.packer = packer if self.may_look_back else None
        return compressed(packer, text).removesuffix(FLUSHED)


def message(first: int, data: bytes) -> bytes:
    """A message of the protocol, from a server to a page."""
    if len(data) < 126:
        return struct.pack("!BB", first, len(data)) + data
    if len(data) < 65536:
        return struct.pack("!BBH", first, 126, len(data)) + data
    return struct.pack("!BBQ", first, 127, len(data)) + data


class PackerFactory(ServerPerMessageDeflateFactory):
    """Agrees with a page on how to compress."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, Packer(plain)


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes frames, and compresses them as suits them."""

    def __init__(self, *args: Any, **kw: Any) -> None:
        super().__init__(*args, **kw)
        self.conn.available_extensions = [
            PackerFactory(server_max_window_bits=WINDOW, client_max_window_bits=12)
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][FRAMES] = {"channel": self}

    async def send_frames(self, frames: Iterable[Frame]) -> None:
        """Send all of them at once, as soon as the page has taken what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        packer = next((each for each in self.conn.extensions if isinstance(each, Packer)), None)
        sent = [packer.message(f) if packer else message(TEXT, f.text) for f in frames]
        self.transport.write(b"".join(sent))
