"""A bare Starlette server on the same stack, to compare a house with: python bench/table_echo.py"""

from __future__ import annotations

import contextlib


def echo() -> None:
    """The bare server: what one viewer of a table says makes both viewers hear the payload."""
    import socket

    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    rooms: dict[str, list[WebSocket]] = {}

    async def live(viewer: WebSocket) -> None:
        await viewer.accept()
        room = rooms.setdefault(viewer.path_params["id"], [])
        room.append(viewer)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                heard = await viewer.receive_text()
                for each in room:
                    await each.send_text(heard)
        room.remove(viewer)

    app = Starlette(routes=[WebSocketRoute("/table/{id}/live", live)])
    door = socket.create_server(("127.0.0.1", 0), backlog=socket.SOMAXCONN)
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    config = uvicorn.Config(app, ws="websockets-sansio", log_level="warning", ws_max_size=2**20)
    uvicorn.Server(config).run(sockets=[door])


if __name__ == "__main__":
    echo()
