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
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..words import words_for
from . import trouble
from .given import Given, given
from .streams import announce
from .trouble import Trouble, unwritable

if TYPE_CHECKING:
    import uvicorn

    from ..core.game import Game
    from ..server.house import House
    from ..server.people.mail import MailServer
    from ..server.settings import Settings

FIRST_PORT = 8000
MOST_PORTS = 100
CALM = 5.0  # seconds after opening in which nothing is drawn ahead
SECRETS = ("CHAPITEAU_DB", "CHAPITEAU_BUS", "CHAPITEAU_SMTP", "CHAPITEAU_METRICS_TOKEN")


def serve(args: Namespace) -> None:
    """Serve until told to stop; arguments may also come from CHAPITEAU_... in the environment."""
    from ..server.house import House
    from ..server.operation.logs import configure

    host = chosen(args.host, "HOST", "0.0.0.0" if is_lan(args) else "127.0.0.1")
    settings, kind = settings_of(args, host, args.port or env_port() or 0), log_kind(args)
    with listen(host, settings.port) as door:
        settings = replace(settings, port=int(door.getsockname()[1]))
        for name in SECRETS:  # processes of bots inherit the environment
            os.environ.pop(name, None)
        configure(kind, settings.log_addresses)
        with naming_files(settings.data):
            house = House(settings)
        asyncio.run(run(args, house, door))
    print(words_for(args.lang)("cli-interrupted"), file=sys.stderr)


def settings_of(args: Namespace, host: str, port: int) -> Settings:
    """What was asked for, by arguments or by the environment."""
    from ..server.settings import Settings

    return Settings(
        data=Path(chosen(args.data, "DATA", "") or usual_place()),
        host=host,
        port=port,
        url=given(args.url, "URL").url(),
        proxy=given(args.proxy, "PROXY").proxies(),
        db=chosen(args.db, "DB", ""),
        bus=chosen(args.bus, "BUS", ""),
        mail=mail_server(given(args.smtp, "SMTP"), chosen(args.mail_from, "MAIL_FROM", "")),
        outgoing=given(args.outgoing, "OUTGOING").hosts(),
        limits=given(None, "LIMITS", "1").factor(),
        workers=given(None, "WORKERS", "0").number(0, 1024),
        ray=chosen(args.ray, "RAY", ""),
        metrics_token=chosen(None, "METRICS_TOKEN", ""),
        compile=args.compile or is_yes("COMPILE"),
        meeting=args.meeting or is_yes("MEETING"),
        ratings=args.ratings or is_yes("RATINGS"),
        tournaments=args.tournaments or is_yes("TOURNAMENTS"),
        rehearsals=args.rehearsals or is_yes("REHEARSALS"),
        log_addresses=is_yes("LOG_ADDRESSES"),
    )


async def run(args: Namespace, house: House, door: socket.socket) -> None:
    """Open the house, say where it stands, and serve until it is closed."""
    from ..server.pages.entrance.about import on_the_bill, warm_up

    words, settings = words_for(args.lang), house.settings
    server = server_of(house)
    async with contextlib.AsyncExitStack() as opened:
        with naming_files(settings.data):
            await opened.enter_async_context(house)
        stop_on_signals(house, server)
        await asyncio.to_thread(warm_up)
        announce(words("cli-serving", address=settings.address))
        if is_lan(args):
            address = f"http://{lan_address()}:{settings.port}"
            announce(words("cli-serving-lan", address=address))
        if args.open or is_yes("OPEN"):
            open_browser(settings.address)
        house.hall.spawn(rehearse_later(house, on_the_bill(settings.rehearsals)))
        await server.serve(sockets=[door])


async def rehearse_later(house: House, games: Iterable[Game[Any]]) -> None:
    """Draw every game ahead, once those who come back to their seats have had the processor."""
    await asyncio.sleep(CALM)
    await house.hall.rehearsals.wait_for_all(games)


@contextlib.contextmanager
def naming_files(data: Path) -> Iterator[None]:
    """While a house opens, what the system refuses is a file of its data folder."""
    try:
        yield
    except OSError as e:
        raise unwritable(e.filename or data, e) from None


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

    kind = given(args.log, "LOG", TEXT)
    if kind.text not in (TEXT, JSON):
        raise kind.wrong("cli-bad-log", value=kind.text[:20])
    return kind.text


def chosen(given: str | None, name: str, usual: str) -> str:
    """The argument, else the environment, else the usual."""
    return given if given is not None else os.environ.get(f"CHAPITEAU_{name}", usual)


def is_yes(name: str) -> bool:
    """Whether the environment switches something on."""
    return chosen(None, name, "") not in ("", "0", "no")


def env_port() -> int | None:
    port = given(None, "PORT")
    return port.number(1, 65535) if port.text else None


def mail_server(url: Given, sender: str) -> MailServer | None:
    """The mail server; what it is asked with is never shown again."""
    from ..server.people.mail import MailServer

    if not url.text:
        return None
    try:
        return MailServer.at(url.text, sender)
    except ValueError:
        scheme, slashes, rest = url.text.rpartition("://")
        shown = f"{scheme[:20]}{slashes}{rest.rpartition('@')[2][:60]}"
        raise url.wrong("cli-bad-smtp", value=shown) from None


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
        except (OSError, UnicodeError) as e:  # a name may also be none that can be looked up
            door.close()
            error = e if isinstance(e, OSError) else socket.gaierror(socket.EAI_NONAME, str(e))
        else:
            return door
    code = trouble.NOPERM if isinstance(error, PermissionError) else trouble.UNAVAILABLE
    taken = Trouble("cli-port-taken", code, host=host, port=str(port or FIRST_PORT))
    raise taken.because(error or OSError())


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
