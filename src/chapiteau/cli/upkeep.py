"""Looking after a house: backup, restore, and whether every stored game still plays the same."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from ..words import words_for
from .commands import progress
from .serve import chosen, usual_place
from .trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..server.operation.archive_check import Verdict

MOST_WAITING = 400


def place(args: Namespace) -> tuple[Path, str]:
    """Where the rows are: a folder, or the address of a database."""
    data = Path(chosen(args.data, "DATA", "") or usual_place())
    return data, chosen(args.db, "DB", "")


def backup(args: Namespace) -> None:
    """Write everything to one file while the house stays open; the whole file or none."""
    from ..server.store import backup as rows
    from ..server.store.offline import read_only

    path = Path(args.file)
    if path.exists() and not args.force:
        raise Trouble("cli-file-there", file=args.file)
    new = path.with_name(f"{path.name}.new")
    try:
        with read_only(*place(args)) as connection:
            file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
            with os.fdopen(file, "wb") as out:
                count = rows.write(connection, out)
                out.flush()
                os.fsync(out.fileno())
        size = new.stat().st_size
        new.replace(path)
    except OSError as e:
        raise Trouble("cli-file-unwritable", file=args.file, detail=str(e)) from None
    finally:
        new.unlink(missing_ok=True)
    words = words_for(args.lang)
    print(words("cli-backed-up", file=args.file, bytes=size, **told(count)))
    print(words("cli-backup-key", key=str(place(args)[0] / "chapiteau.key")))


def restore(args: Namespace) -> None:
    """Put the rows of a backup into a database that nobody uses now: all of them or none."""
    from ..server.store import backup as rows
    from ..server.store.offline import exclusive

    try:
        with open(args.file, "rb") as source, exclusive(*place(args)) as connection:
            count = rows.read(connection, source, args.force)
    except OSError as e:
        raise Trouble("cli-file-unreadable", file=args.file, detail=str(e)) from None
    print(words_for(args.lang)("cli-restored", file=args.file, **told(count)))


def told(count: dict[str, int]) -> dict[str, int]:
    names = {"tables": "tables", "entries": "log", "people": "people"}
    return {name: count.get(table, 0) for name, table in names.items()}


# the archive


def archive(args: Namespace) -> int:
    """Play every stored game again and say what became of it; 1 if one goes otherwise."""
    from ..server.operation.archive_check import WRONG, how_many
    from ..server.store.offline import read_only

    words, count = words_for(args.lang), Counter[str]()
    wrong: list[Verdict] = []
    with read_only(*place(args)) as connection:
        found, games = verdicts(connection, args.workers), how_many(connection)
        for verdict in progress(found, games, words("cli-simulating")):
            count[verdict.kind] += 1
            if verdict.kind in WRONG:
                wrong.append(verdict)
    if args.json:
        named = [{k: x for k, x in vars(v).items() if k != "said"} for v in wrong]
        print(json.dumps({"games": count.total(), **count, "wrong": named}))
        return 1 if wrong else 0
    print(words("cli-archive-games", games=count.total()))
    for kind, games in sorted(count.items()):
        print(f"  {words(f'cli-archive-{kind}', games=games)}")
    for v in wrong:
        why = v.said.get(args.lang) or words("cli-archive-otherwise")
        print(words("cli-archive-line", table=v.table, game=v.game, rules=v.rules, why=why))
    return 1 if wrong else 0


def verdicts(connection: Connection, workers: int | None) -> Iterator[Verdict]:
    """One game after the other, or several at a time in processes of their own."""
    from ..server.operation.archive_check import check, stored_games

    found = stored_games(connection)
    if not workers or workers == 1:
        yield from map(check, found)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while some := list(islice(found, MOST_WAITING)):  # a pool takes all that it is given
            yield from pool.map(check, some, chunksize=8)
