"""What the chain of the logs costs: python bench/chain.py [--rows 1000000] [--db pgserver]

Printed: how long the migration takes that chains logs of before, beside one plain UPDATE of the
same rows in the same database; the bytes of a row before and after; the time of a commit of one
move without a chain and with it, in turn; and what checking a log adds to playing it again.
Everything happens in a folder of its own that is removed afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, Engine, MetaData, Table, insert, text

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from chapiteau.server.store.chain import chained, check
from chapiteau.server.store.migrations.migrate import configuration, migrate
from chapiteau.server.store.offline import make_engine_of
from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.rows import PLAY, START, Change, LogEntry, SeatRow, TableRow
from chapiteau.server.store.sqlite import SqliteStore
from chapiteau.server.tables.state import TableState

BEFORE = "0005"
LENGTH = 100  # entries of a game
TOGETHER = 10_000
COMMITS = 2_000
RUNS = 7


def old_rows(count: int) -> Iterator[dict[str, Any]]:
    """Entries as they were, as many games side by side as are played at the same time."""
    for i in range(count):
        game, n = divmod(i, LENGTH)
        kind, said = ("seat", '{"what":"bot","name":"Sganarelle"}') if n == 50 else ("play", "c:12")
        yield {
            "table": f"{game:024x}", "n": n, "kind": kind, "seat": n % 3, "text": said,
            "client": f"{i:016x}", "position": n // 3, "at": 1.7e9 + i, "budget": 0.0,
        }  # fmt: skip


def fill(engine: Engine, count: int) -> None:
    """A database of the shape before, with so many entries."""
    config = configuration()
    with engine.begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, BEFORE)
        log, rows = Table("log", MetaData(), autoload_with=c), old_rows(count)
        while some := [row for _, row in zip(range(TOGETHER), rows, strict=False)]:
            c.execute(insert(log), some)


def timed(work: Callable[[], Any]) -> float:
    since = time.perf_counter()
    work()
    return time.perf_counter() - since


def plain_update(engine: Engine) -> None:
    with engine.begin() as c:
        c.execute(text("UPDATE log SET budget = 1"))


def size(c: Connection) -> int:
    """Bytes of the rows themselves, not of pages that wait to be used again."""
    if c.dialect.name == "sqlite":
        query = "SELECT sum(payload) FROM dbstat WHERE name = 'log'"
    else:
        query = "SELECT sum(pg_column_size(log.*)) FROM log"
    try:
        return int(c.execute(text(query)).scalar() or 0)
    except Exception:  # a SQLite that was built without it
        return 0


def measure_migration(engine: Engine, count: int) -> None:
    fill(engine, count)
    with engine.connect() as c:
        before = size(c)
    update = timed(lambda: plain_update(engine))
    migration = timed(lambda: migrate(engine))
    with engine.connect() as c:
        after = size(c)
    print(f"a plain UPDATE of {count:,} rows: {update:.1f} s")
    print(f"the migration: {migration:.1f} s, {count / migration:,.0f} rows a second, ", end="")
    print(f"{migration / update:.1f} times the UPDATE")
    if before:
        print(f"a row: {before / count:.1f} bytes before, {after / count:.1f} after")


# commits


async def measure_commits(store: PostgresStore | SqliteStore) -> None:
    """Moves one after another, without the chain and with it, in turn."""
    await store.open()
    kinds = {"a move that lists show": {"asked": 1, "touched": 2.0}, "a secret choice": {}}
    for name, columns in kinds.items():
        times: dict[bool, list[float]] = {False: [], True: []}
        for run in range(2 * RUNS):
            chains = run % 2 == 1
            table = f"{len(name)}-{run}"
            row = TableRow(table, table, "parade", 1, {}, 2, "day", False, "", "s", "n", 1.0)
            await store.create(row, [SeatRow(0)])
            times[chains].append(await commits(store, table, chains, columns))
        bare, whole = (statistics.median(times[each]) for each in (False, True))
        print(f"{name}: {1e6 * bare:.0f} µs without, {1e6 * whole:.0f} µs with the chain, ", end="")
        print(f"ratio {whole / bare:.2f}")
    await store.close()


async def commits(
    store: PostgresStore | SqliteStore, table: str, chains: bool, columns: dict[str, Any]
) -> float:
    head, since = "", time.perf_counter()
    for n in range(COMMITS // RUNS):
        entry = LogEntry(n, "play", 0, "c:12", f"{n:016x}", n, 1.7e9)
        more = columns
        if chains:
            entry = chained(table, head, entry)
            head, more = entry.hash, {**columns, "head": entry.hash}
        await store.change(Change(table, (entry,), (), more))
    return (time.perf_counter() - since) / (COMMITS // RUNS)


def random_game() -> tuple[TableRow, list[LogEntry]]:
    """The log of one game among players who choose at random."""
    dice = random.Random(1)
    row = TableRow("t", "t", "fourberies", 2, {}, 3, "day", False, "", "s", "n", 1.0)
    state = TableState(row, tuple(map(SeatRow, range(3))))
    log = [chained("t", "", LogEntry(0, START, -1, '["a","b","c"]'))]
    state.apply(log[0])
    while not state.playing.over:
        seat = dice.choice(state.playing.to_act)
        move = dice.choice(list(state.playing.moves(seat))).text
        log.append(chained("t", state.head, LogEntry(state.n, PLAY, seat, move)))
        state.apply(log[-1])
    return row, log


def measure_load() -> None:
    """Checking a log beside playing it again."""
    row, log = random_game()

    def replay() -> None:
        state = TableState(row, tuple(map(SeatRow, range(3))))
        for entry in log:
            state.apply(entry)

    replays = statistics.median(timed(replay) for _ in range(RUNS))
    checks = statistics.median(timed(lambda: check("t", log)) for _ in range(RUNS))
    print(f"a log of {len(log)} entries: {1e3 * replays:.1f} ms to play again, ", end="")
    print(f"{1e3 * checks:.2f} ms to check, {100 * checks / replays:.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--db", choices=("", "pgserver"), default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if not args.db:
            run(Path(folder), ["", ""], args.rows)
            return
        from server.postgres import Cluster

        cluster = Cluster()
        try:
            run(Path(folder), [cluster.fresh(), cluster.fresh()], args.rows)
        finally:
            cluster.close()


def run(folder: Path, urls: list[str], rows: int) -> None:
    engine = make_engine_of(folder, urls[0])
    measure_migration(engine, rows)
    engine.dispose()
    store = PostgresStore(urls[1]) if urls[1] else SqliteStore(folder / "commits.db")
    asyncio.run(measure_commits(store))
    measure_load()


if __name__ == "__main__":
    main()
