"""Open the house: `chapiteau serve`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from ..words import words_for
from .trouble import Trouble

FIRST_PORT = 8000
MOST_PORTS = 100
GRACE = 3
LARGEST_FRAME = 65536


def serve(args: Namespace) -> None:
    """Serve until told to stop; every argument may also come from CHAPITEAU_... in the environment."""
    import uvicorn

    from ..server.app import make_app
    from ..server.house import House
    from ..server.settings import Settings

    lan = args.lan or chosen(None, "LAN", "") not in ("", "0", "no")
    host = chosen(args.host, "HOST", "0.0.0.0" if lan else "127.0.0.1")
    url = checked_url(chosen(args.url, "URL", ""))
    door = listen(host, args.port or env_port())
    port = int(door.getsockname()[1])
    proxy = chosen(args.proxy, "PROXY", "")
    settings = Settings(
        data=Path(chosen(args.data, "DATA", "") or usual_place()),
        host=host,
        port=port,
        url=url,
        proxy=proxy,
        limits=float(chosen(None, "LIMITS", "1")),
        workers=int(chosen(None, "WORKERS", "0")),
    )
    house = House(settings)
    config = uvicorn.Config(
        make_app(house),
        lifespan="off",  # the house is open before the first page and closed after the last
        log_level="warning",
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=32_768,
    )
    words = words_for(args.lang)

    async def run() -> None:
        async with house:
            server = Quiet(config)
            stop_on_signals(server)
            print(words("cli-serving", address=settings.address), flush=True)
            if lan:
                address = f"http://{lan_address()}:{port}"
                print(words("cli-serving-lan", address=address), flush=True)
            if args.open or chosen(None, "OPEN", "") not in ("", "0", "no"):
                open_browser(settings.address)
            await server.serve(sockets=[door])

    class Quiet(uvicorn.Server):
        """Leaves signals to us: stopping is no failure."""

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    with door:
        asyncio.run(run())
    print(words("cli-interrupted"), file=sys.stderr)


def chosen(given: str | None, name: str, usual: str) -> str:
    """The argument, else the environment, else the usual."""
    return given if given is not None else os.environ.get(f"CHAPITEAU_{name}", usual)


def env_port() -> int | None:
    text = os.environ.get("CHAPITEAU_PORT", "")
    if not text:
        return None
    if not text.isdigit() or not 0 < int(text) < 65536:
        raise Trouble("cli-bad-number", low=1, high=65535, value=repr(text[:20]))
    return int(text)


def checked_url(url: str) -> str:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise Trouble("cli-bad-url", value=url[:80])
    return url.rstrip("/")


def usual_place() -> Path:
    from platformdirs import user_data_path

    return user_data_path("chapiteau", appauthor=False)


def listen(host: str, port: int | None) -> socket.socket:
    """The door at a port, or at the first free one if none was asked for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    error: OSError | None = None
    for at in [port] if port else range(FIRST_PORT, FIRST_PORT + MOST_PORTS):
        door = socket.socket(family)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, at))
            door.listen(socket.SOMAXCONN)  # or another server could bind it as well
        except (OSError, OverflowError) as e:
            door.close()
            error = e if isinstance(e, OSError) else OSError(str(e))
        else:
            return door
    raise Trouble("cli-port-taken", host=host, port=str(port or FIRST_PORT), detail=str(error))


def lan_address() -> str:
    """This machine's address in the living room; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def open_browser(address: str) -> None:
    """Where there is a browser; nobody waits for it."""

    def show() -> None:
        with contextlib.suppress(Exception):
            webbrowser.open(address)

    threading.Thread(target=show, daemon=True).start()


def stop_on_signals(server: object) -> None:
    def stop(*_: object) -> None:
        server.should_exit = True  # type: ignore[attr-defined]  # a uvicorn.Server

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
