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
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..words import words_for
from .trouble import Trouble

if TYPE_CHECKING:
    import uvicorn

    from ..server.house import House
    from ..server.people.mail import MailServer
    from ..server.settings import Settings

FIRST_PORT = 8000
MOST_PORTS = 100
SECRETS = ("CHAPITEAU_DB", "CHAPITEAU_BUS", "CHAPITEAU_SMTP", "CHAPITEAU_METRICS_TOKEN")


def serve(args: Namespace) -> None:
    """Serve until told to stop; arguments may also come from CHAPITEAU_... in the environment."""
    from ..server.house import House
    from ..server.operation.logs import configure

    host = chosen(args.host, "HOST", "0.0.0.0" if is_lan(args) else "127.0.0.1")
    with listen(host, args.port or env_port()) as door:
        settings = settings_of(args, host, int(door.getsockname()[1]))
        for name in SECRETS:  # processes of bots inherit the environment
            os.environ.pop(name, None)
        configure(log_kind(args), settings.log_addresses)
        asyncio.run(run(args, House(settings), door))
    print(words_for(args.lang)("cli-interrupted"), file=sys.stderr)


def settings_of(args: Namespace, host: str, port: int) -> Settings:
    """What was asked for, by arguments or by the environment."""
    from ..server.settings import Settings

    return Settings(
        data=Path(chosen(args.data, "DATA", "") or usual_place()),
        host=host,
        port=port,
        url=checked_url(chosen(args.url, "URL", "")),
        proxy=chosen(args.proxy, "PROXY", ""),
        db=chosen(args.db, "DB", ""),
        bus=chosen(args.bus, "BUS", ""),
        mail=mail_server(chosen(args.smtp, "SMTP", ""), chosen(args.mail_from, "MAIL_FROM", "")),
        limits=float(chosen(None, "LIMITS", "1")),
        workers=int(chosen(None, "WORKERS", "0")),
        ray=chosen(args.ray, "RAY", ""),
        metrics_token=chosen(None, "METRICS_TOKEN", ""),
        log_addresses=is_yes("LOG_ADDRESSES"),
    )


async def run(args: Namespace, house: House, door: socket.socket) -> None:
    """Open the house, say where it stands, and serve until it is closed."""
    from ..server.pages.about import warm_up

    words, settings = words_for(args.lang), house.settings
    server = server_of(house)
    async with house:
        stop_on_signals(house, server)
        await asyncio.to_thread(warm_up)
        print(words("cli-serving", address=settings.address), flush=True)
        if is_lan(args):
            address = f"http://{lan_address()}:{settings.port}"
            print(words("cli-serving-lan", address=address), flush=True)
        if args.open or is_yes("OPEN"):
            open_browser(settings.address)
        await server.serve(sockets=[door])


def server_of(house: House) -> uvicorn.Server:
    """The server that carries the house."""
    import uvicorn

    from ..server.serving import configuration

    class Quiet(uvicorn.Server):
        """Leaves signals to us: stopping is no failure."""

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    return Quiet(configuration(house))


def is_lan(args: Namespace) -> bool:
    return args.lan or is_yes("LAN")


def log_kind(args: Namespace) -> str:
    """How the log is written."""
    from ..server.operation.logs import JSON, TEXT

    kind = chosen(args.log, "LOG", "") or TEXT
    if kind not in (TEXT, JSON):
        raise Trouble("cli-bad-log", value=kind[:20])
    return kind


def chosen(given: str | None, name: str, usual: str) -> str:
    """The argument, else the environment, else the usual."""
    return given if given is not None else os.environ.get(f"CHAPITEAU_{name}", usual)


def is_yes(name: str) -> bool:
    """Whether the environment switches something on."""
    return chosen(None, name, "") not in ("", "0", "no")


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


def mail_server(url: str, sender: str) -> MailServer | None:
    """The mail server; what it is asked with is never shown again."""
    from ..server.people.mail import MailServer

    if not url:
        return None
    try:
        return MailServer.at(url, sender)
    except ValueError:
        bare = urlsplit(url)
        raise Trouble("cli-bad-smtp", value=f"{bare.scheme}://{bare.hostname or ''}"[:80]) from None


def usual_place() -> Path:
    from platformdirs import user_data_path

    return user_data_path("chapiteau", appauthor=False)


def listen(host: str, port: int | None) -> socket.socket:
    """The door at a port, or at the first free one if none was asked for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    error: OSError | None = None
    for at in [port] if port else range(FIRST_PORT, FIRST_PORT + MOST_PORTS):
        # asyncio sends small answers at once only through what it knows to be TCP
        door = socket.socket(family, proto=socket.IPPROTO_TCP)
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


def stop_on_signals(house: House, server: uvicorn.Server) -> None:
    """The first signal shuts down in order, a second one ends at once."""
    from ..server.operation.shutdown import shut_down

    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    async def close() -> None:
        try:
            await shut_down(house)
        finally:
            server.should_exit = True

    def begin_to_close() -> None:
        if closing:
            server.should_exit = server.force_exit = True
        closing.add(loop.create_task(close()))

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(begin_to_close))
