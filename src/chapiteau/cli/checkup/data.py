"""Where things are kept: the folder, its key, the disk, the database."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from ...core.errors import ChapiteauError
from ...words.telling import say_error
from .finding import ILL, NOTE, WELL, Finding, found

LITTLE, TOO_LITTLE = 500_000_000, 50_000_000  # bytes of disk


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
    from ...server.people.keys import KEY_BYTES

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
    from ...server.store.migrations.migrate import NEWEST, schema_of
    from ...server.store.offline import FILE, read_only

    if not db and not (data / FILE).exists():
        yield found(WELL, "database-new")
        return
    try:
        with read_only(data, db) as connection:
            shape = schema_of(connection)
            broken = "" if db else str(connection.exec_driver_sql("PRAGMA quick_check").scalar())
    except ChapiteauError as e:
        yield found(ILL, "database-closed", detail=say_error(lang, e))
        return
    if broken not in ("", "ok"):
        yield found(ILL, "database-broken")
    yield schema(shape, NEWEST)
    if not db:
        yield lock(data)


def schema(shape: str, newest: str) -> Finding:
    if not shape:
        return found(WELL, "database-new")
    if shape == newest:
        return found(WELL, "schema", shape=shape)
    if shape < newest:
        return found(NOTE, "schema-old", shape=shape, newest=newest)
    return found(ILL, "schema-newer", shape=shape, newest=newest)


def lock(data: Path) -> Finding:
    from ...server.store.filelock import FileLock
    from ...server.store.offline import FILE

    held = FileLock((data / FILE).with_suffix(".lock"))
    try:
        held.take()
    except ChapiteauError:
        return found(WELL, "open-now")
    held.release()
    return found(WELL, "closed-now")
