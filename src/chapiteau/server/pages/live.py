"""The way to the live channel of a table."""

from __future__ import annotations

from starlette.websockets import WebSocket

from ..live.socket import FOREIGN, UNKNOWN, serve
from ..live.viewer import TRY_AGAIN
from .visit import Visitor, visitor


async def live(socket: WebSocket) -> None:
    """Let a page look at a table, and do what it says."""
    me = visitor(socket)
    await socket.accept()
    code = refusal(socket, me)
    if code is None:
        await serve(socket, me.house.hall, socket.path_params["id"], me.person, me.lang, me.address)
    else:
        await socket.close(code)


def refusal(socket: WebSocket, me: Visitor) -> int | None:
    """With which code a channel is closed at once, if it is."""
    headers, settings = socket.headers, me.house.settings
    host = headers.get("host", "")
    if not settings.knows_host(host) or not settings.knows_origin(headers.get("origin", ""), host):
        return FOREIGN
    if me.house.closing or not me.house.request_limit.allows(me.address):
        return TRY_AGAIN
    return None if socket.scope["known"] else UNKNOWN
