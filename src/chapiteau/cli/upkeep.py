"""Looking after a house: backup, restore, and whether every stored game still plays the same."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..lab.workers import in_workers
from ..registry import find
from ..words import words_for
from .progress import Played
from .serve import chosen, usual_place
from .trouble import (
    CANTCREAT,
    NOINPUT,
    Trouble,
    replace_file,
    unreadable,
    unwritable,
    write_text,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..server.operation.archive_check import Verdict


def place(args: Namespace) -> tuple[Path, str]:
    """Where the rows are: a folder, or the address of a database."""
    data = Path(chosen(args.data, "DATA", "") or usual_place())
    return data, chosen(args.db, "DB", "")


def admin(args: Namespace) -> int:
    """What whoever runs a house asks its machine for: a code, or whether ratings are right."""
    return ratings(args) if args.what == "ratings" else code(args)


def code(args: Namespace) -> int:
    """A code with which an account of this house becomes one that runs it."""
    from ..server.moderation.admins import GOOD_FOR, admin_code
    from ..server.people.keys import read_key

    path, words = place(args)[0] / "chapiteau.key", words_for(args.lang)
    if not path.is_file():
        raise Trouble("cli-no-key", NOINPUT, file=str(path))
    try:
        made = admin_code(read_key(path), time.time())
    except OSError as e:
        raise unreadable(path, e) from None
    print(made)
    print(words("cli-admin-code", minutes=GOOD_FOR // 60), file=sys.stderr)
    return 0


def ratings(args: Namespace) -> int:
    """Work all ratings out from the tables and compare; 1 if one is otherwise and stays so."""
    from ..server.ratings.recount import put_right, recount
    from ..server.store.offline import exclusive

    with exclusive(*place(args)) if args.write else opened(args) as connection:
        found = recount(connection)
        if args.write and not found.missing:
            put_right(connection, found)
    words = words_for(args.lang)
    print(words("cli-ratings-counted", tables=found.tables, ratings=len(found.ratings)))
    for table in found.missing:
        print(words("cli-ratings-missing", table=table))
    for row in found.other:
        print(words("cli-ratings-other", who=row.who, game=row.game, kind=row.kind))
    state = "agree" if found.agrees else "written" if args.write and not found.missing else "differ"
    print(words(f"cli-ratings-{state}"))
    return int(state == "differ")


def box(args: Namespace) -> int:
    """Write the sections in which the house has taken rows over, as `--components` reads them."""
    from ..server.confirming.export import exported

    game, words = find(args.game), words_for(args.lang)
    with opened(args) as connection:
        found = exported(connection, game)
    if found is None:
        raise Trouble("cli-box-nothing", NOINPUT, game=game.name)
    if not args.out:
        sys.stdout.write(found.text)
        return 0
    write_text(args.out, found.text)
    print(words("cli-box-exported", rows=found.rows, file=str(args.out)))
    return 0


def backup(args: Namespace) -> None:
    """Write everything to one file while the house stays open; the whole file or none."""
    from ..server.store import backup as rows

    if os.path.lexists(args.file) and not args.force:
        raise Trouble("cli-file-there", CANTCREAT, file=args.file)

    def write(new: Path) -> None:
        file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as out:
            count.update(rows.write(connection, out))
            out.flush()
            os.fsync(out.fileno())

    count: dict[str, int] = {}
    with opened(args) as connection:
        replace_file(args.file, write)
    words, size = words_for(args.lang), os.stat(args.file).st_size
    print(words("cli-backed-up", file=args.file, bytes=size, **told(count)))
    print(words("cli-backup-key", key=str(place(args)[0] / "chapiteau.key")))


def restore(args: Namespace) -> None:
    """Put the rows of a backup into a database that nobody uses now: all of them or none."""
    from ..server.store import backup as rows
    from ..server.store.offline import exclusive

    with contextlib.ExitStack() as opened:
        try:
            source = opened.enter_context(open(args.file, "rb"))
            rows.check_head(source)
        except OSError as e:
            raise unreadable(args.file, e) from None
        data, db = place(args)
        try:
            connection = opened.enter_context(exclusive(data, db))
        except OSError as e:
            raise unwritable(e.filename or data, e) from None
        count = rows.read(connection, source, args.force)
    print(words_for(args.lang)("cli-restored", file=args.file, **told(count)))


@contextlib.contextmanager
def opened(args: Namespace) -> Iterator[Connection]:
    """The rows as they are now, to be looked at."""
    from ..server.store.offline import read_only

    data, db = place(args)
    with contextlib.ExitStack() as stack:
        try:
            connection = stack.enter_context(read_only(data, db))
        except OSError as e:
            raise unreadable(data, e) from None
        yield connection


def told(count: dict[str, int]) -> dict[str, int]:
    names = {"tables": "tables", "entries": "log", "people": "people"}
    return {name: count.get(table, 0) for name, table in names.items()}


# the archive


def archive(args: Namespace) -> int:
    """Play every stored game again and say what became of it; 1 if one goes otherwise."""
    from ..server.operation.archive_check import WRONG, check, how_many, stored_games

    words, count = words_for(args.lang), Counter[str]()
    wrong: list[Verdict] = []
    with opened(args) as connection:
        found, games = stored_games(connection), how_many(connection)
        verdicts = in_workers(check, found, args.workers or 1, args.ray, "spawn")
        played = Played(verdicts, games, words)
        for verdict in played:
            count[verdict.kind] += 1
            if verdict.kind in WRONG:
                wrong.append(verdict)
    code = 1 if wrong else played.code
    if args.json:
        named = [{k: x for k, x in vars(v).items() if k != "said"} for v in wrong]
        print(json.dumps({"games": count.total(), **count, "wrong": named}))
        return code
    print(words("cli-archive-games", games=count.total()))
    for kind, games in sorted(count.items()):
        print(f"  {words(f'cli-archive-{kind}', games=games)}")
    for v in wrong:
        why = v.said.get(args.lang) or words("cli-archive-otherwise")
        print(words("cli-archive-line", table=v.table, game=v.game, rules=v.rules, why=why))
    return code
