"""How frames are compressed on their way to a page, and how they leave together."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import Any

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

from .packing import LARGE, SMALL, WINDOW, Frame, compressed, new_packer

FRAMES = "chapiteau.frames"
"""The extension of ASGI under which a channel is found that takes frames."""
TEXT, PACKED = 0x81, 0xC1  # how a message begins that is whole, and one that is compressed too
FLUSHED = b"\x00\x00\xff\xff"  # which every message would end with, so it is left out


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
        window, is_large = self.local_max_window_bits, len(text) > LARGE
        packer = (None if is_large else self.packer) or new_packer(window, text)
        data = compressed(packer, text)
        if is_large:
            packer = new_packer(window, b"", text)  # what follows a picture resembles it
        self.packer = packer if self.may_look_back else None
        return data.removesuffix(FLUSHED)


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
