"""Is everything here that a house needs? `chapiteau doctor` looks and says so in words."""

from __future__ import annotations

import json
import os
import shutil
import socket
import stat
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPException
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.request import urlopen

from .. import builds, is_compiled
from ..core.errors import ChapiteauError
from ..extras import EXTRAS, missing
from ..registry import games
from ..words import words_for
from ..words.telling import say_error
from .serve import FIRST_PORT, chosen, env_port, is_yes
from .trouble import system_reason
from .upkeep import place

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
WELL, NOTE, ILL = "well", "note", "ill"
LITTLE, TOO_LITTLE = 500_000_000, 50_000_000  # bytes of disk
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TESTING = ("pytest", "hypothesis", "mypy", "ruff", "playwright")


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: how it is, and what to say of it."""

    state: str
    id: str
    said: dict[str, str | int]


def found(state: str, id: str, **said: str | int) -> Finding:
    return Finding(state, id, said)


def doctor(args: Namespace) -> int:
    """Look at everything; 1 if something is wrong that keeps a house from opening."""
    words, findings = words_for(args.lang), list(examined(args))
    ill = sum(f.state == ILL for f in findings)
    if args.json:
        said = [{"state": f.state, "id": f.id, **f.said} for f in findings]
        print(json.dumps({"ok": not ill, "found": said}))
        return 1 if ill else 0
    for f in findings:
        print(f"{words(f'doctor-{f.state}')}  {words(f'doctor-{f.id}', **f.said)}")
    print()
    print(words("doctor-sum", ill=ill, notes=sum(f.state == NOTE for f in findings)))
    return 1 if ill else 0


def examined(args: Namespace) -> Iterator[Finding]:
    yield python()
    yield build()
    yield library()
    if not missing("table"):
        yield from house(args)
    yield chromium()
    yield from extras()


def house(args: Namespace) -> Iterator[Finding]:
    """What a house stands on; without its packages there is none to look at."""
    data, db = place(args)
    host = chosen(args.host, "HOST", "127.0.0.1")
    yield folder(data)
    yield key(data)
    yield disk(data)
    yield from database(data, db, args.lang)
    yield from notices(data, db)
    yield from moderation(data, db)
    yield meeting()
    yield from ratings(data, db)
    yield from tournaments(data, db)
    yield port(host, args.port or env_port() or FIRST_PORT, args.lang)


# this machine


def python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return found(WELL if sys.version_info >= (3, 11) else ILL, "python", version=version)


def build() -> Finding:
    """Which build runs here; in a working copy also whether bots of a house would run another."""
    if is_compiled():
        return found(WELL, "compiled")
    if not builds.is_checkout():
        return found(NOTE, "no-wheel")
    place, compiler = builds.place(), builds.compiler()
    if place.is_dir():
        return found(WELL, "built", path=str(place))
    return found(WELL, "compiler", path=compiler) if compiler else found(NOTE, "no-compiler")


def library() -> Finding:
    try:
        names = ", ".join(f"{name} {game.rules}" for name, game in games().items())
    except Exception as e:  # whatever a game that is installed does
        return found(ILL, "games-broken", detail=f"{type(e).__name__}: {e}"[:200])
    return found(WELL, "games", games=names) if names else found(ILL, "no-games")


def chromium() -> Finding:
    names = [os.environ.get("CHROMIUM", ""), *CHROMIUMS]
    path = next((there for name in names if name and (there := shutil.which(name))), "")
    return found(WELL, "chromium", path=path) if path else found(NOTE, "no-chromium")


def extras() -> Iterator[Finding]:
    lacking = {name: missing(name) for name in EXTRAS}
    lacking["test"] = [package for package in TESTING if find_spec(package) is None]
    for name, packages in lacking.items():
        if packages:
            yield found(NOTE, "extra-missing", name=name, missing=", ".join(packages))
        else:
            yield found(WELL, "extra", name=name)


# where things are kept


def folder(data: Path) -> Finding:
    """The folder, or the nearest one above it in which it would be made."""
    if not data.exists():
        above = next(path for path in data.absolute().parents if path.exists())
        may = os.access(above, os.W_OK | os.X_OK)
        return found(WELL if may else ILL, "folder-new" if may else "folder-closed", path=str(data))
    if not data.is_dir() or not os.access(data, os.R_OK | os.W_OK | os.X_OK):
        return found(ILL, "folder-closed", path=str(data))
    if is_open_to_others(data):
        return found(NOTE, "folder-open", path=str(data))
    return found(WELL, "folder", path=str(data))


def is_open_to_others(path: Path) -> bool:
    return os.name == "posix" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)


def key(data: Path) -> Finding:
    """The key signs who somebody is: nobody else may read it."""
    from ..server.people.keys import KEY_BYTES

    path = data / "chapiteau.key"
    try:
        size = path.stat().st_size
    except OSError:
        return found(WELL, "key-new")
    if size < KEY_BYTES:
        return found(ILL, "key-damaged", path=str(path))
    if is_open_to_others(path):
        return found(ILL, "key-open", path=str(path))
    return found(WELL, "key")


def disk(data: Path) -> Finding:
    there = next(path for path in (data.absolute(), *data.absolute().parents) if path.exists())
    free = shutil.disk_usage(there).free
    state = ILL if free < TOO_LITTLE else NOTE if free < LITTLE else WELL
    return found(state, "disk" if state == WELL else "disk-little", megabytes=free // 1_000_000)


def database(data: Path, db: str, lang: str) -> Iterator[Finding]:
    """Its shape and its health; one that is not there yet is made at the first start."""
    from alembic.script import ScriptDirectory

    from ..server.store.backup import schema_of
    from ..server.store.migrations.migrate import configuration
    from ..server.store.offline import FILE, read_only

    if not db and not (data / FILE).exists():
        yield found(WELL, "database-new")
        return
    newest = ScriptDirectory.from_config(configuration()).get_current_head() or ""
    try:
        with read_only(data, db) as connection:
            shape = schema_of(connection)
            broken = "" if db else str(connection.exec_driver_sql("PRAGMA quick_check").scalar())
    except ChapiteauError as e:
        yield found(ILL, "database-closed", detail=say_error(lang, e))
        return
    if broken not in ("", "ok"):
        yield found(ILL, "database-broken")
    yield schema(shape, newest)
    if not db:
        yield lock(data)


def looked_at(data: Path, db: str, look: Callable[[Connection], T | None]) -> T | None:
    """What somebody finds in the database; what is wrong with it was said before."""
    from ..server.store.offline import read_only

    try:
        with read_only(data, db) as connection:
            return look(connection)
    except (ChapiteauError, OSError):
        return None


def notices(data: Path, db: str) -> Iterator[Finding]:
    """Whether people can be told that a table waits, and whether they are."""
    from ..server.notices.addresses import OFF
    from ..server.notices.examined import examined as looked

    if chosen(None, "OUTGOING", "").strip().lower() == OFF:
        yield found(NOTE, "outgoing-off")
        return
    is_https = chosen(None, "URL", "").startswith("https:")
    yield found(WELL, "push") if is_https else found(NOTE, "push-no-https")
    seen = looked_at(data, db, lambda c: looked(c, data / "chapiteau.key"))
    if seen is None:
        return
    yield found(WELL, "notices", channels=seen.channels, paused=seen.paused)
    if seen.other_key:
        yield found(NOTE, "notices-other-key", count=seen.other_key)
    if seen.late:
        yield found(NOTE, "notices-late", count=seen.late)


def moderation(data: Path, db: str) -> Iterator[Finding]:
    """Who runs the house, and whether something waits for them."""
    from ..server.moderation.examined import examined as looked

    if seen := looked_at(data, db, looked):
        state = NOTE if seen.reports or not seen.admins else WELL
        yield found(state, "admins", admins=seen.admins, reports=seen.reports)
        yield found(WELL, "who-makes-tables", who=seen.tables)


def meeting() -> Finding:
    """Whether people find each other in this house."""
    return found(WELL, "meeting" if is_yes("MEETING") else "meeting-off")


def ratings(data: Path, db: str) -> Iterator[Finding]:
    """Whether games count in this house, and how many have."""
    from ..server.ratings.examined import Examined
    from ..server.ratings.examined import examined as looked

    if not is_yes("RATINGS"):
        yield found(WELL, "ratings-off")
        return
    seen = looked_at(data, db, looked) or Examined(0, 0)
    yield found(WELL, "ratings", tables=seen.tables, people=seen.people)


def tournaments(data: Path, db: str) -> Iterator[Finding]:
    """Whether there are any in this house, and whether one stands still."""
    from ..server.tournaments.examined import Examined
    from ..server.tournaments.examined import examined as looked

    if not is_yes("TOURNAMENTS"):
        yield found(WELL, "tournaments-off")
        return
    seen = looked_at(data, db, looked) or Examined(0, 0, 0)
    yield found(WELL, "tournaments", running=seen.running, finished=seen.finished)
    if seen.stuck:
        yield found(NOTE, "tournaments-stuck", tables=seen.stuck)


def schema(shape: str, newest: str) -> Finding:
    if not shape:
        return found(WELL, "database-new")
    if shape == newest:
        return found(WELL, "schema", shape=shape)
    if shape < newest:
        return found(NOTE, "schema-old", shape=shape, newest=newest)
    return found(ILL, "schema-newer", shape=shape, newest=newest)


def lock(data: Path) -> Finding:
    from ..server.store.filelock import FileLock
    from ..server.store.offline import FILE

    held = FileLock((data / FILE).with_suffix(".lock"))
    try:
        held.take()
    except ChapiteauError:
        return found(WELL, "open-now")
    held.release()
    return found(WELL, "closed-now")


def port(host: str, number: int, lang: str) -> Finding:
    """Whether the door is free, or a house of ours stands in it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen()
        except OSError as e:
            if build := answers(host, number):
                return found(WELL, "port-ours", port=str(number), build=build)
            why = system_reason(e, words_for(lang))
            return found(NOTE, "port-taken", port=str(number), detail=why)
        except UnicodeError:  # what is no name of a machine
            return found(NOTE, "port-taken", port=str(number), detail=host[:40])
    return found(WELL, "port", port=str(number))


def answers(host: str, number: int) -> str:
    """Which build bots think with, in the house of ours that opens when one knocks."""
    there = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    address = f"http://{f'[{there}]' if ':' in there else there}:{number}/healthz"
    try:
        with urlopen(address, timeout=3) as answer:
            said = json.load(answer)
            return str(said.get("build", "other")) if "closing" in said else ""
    except (OSError, ValueError, AttributeError, HTTPException):
        return ""
