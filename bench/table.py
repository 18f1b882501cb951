"""How many tables a server carries: python bench/table.py [--game fourberies] [--most 1024]

--db URL keeps them in PostgreSQL, --db pgserver in one that is started for this; --processes 2 lets
the two players of each table sit at different server processes, with --together at the same one, as
behind a proxy that hashes by table. --tables N measures that many and searches for nothing: on a
machine that is not one's own, CPU a move is what such a run tells. --before COMMIT puts an earlier
commit beside this one, turn by turn, and prints what both cost: CPU a move, each further spectator,
memory of a table with two open pages, and how many tables a core carries (with --tables N what its
CPU would be enough for, else what was found); and for this commit what two processes on PostgreSQL
cost against one, house and database together. That takes about ten minutes.

N tables, two viewers each, one move a second at each. The clients run in a process of their own,
on this machine only. Printed: the time from sending a move until every viewer that sees something
of it has the update; the CPU a move of the server and of a database started for it; bytes a
message; and the largest N whose p95 stays under 100 ms. Beside it a bare Starlette server on the
same stack, which only sends a message of the same size to both viewers. "starved" is the part of
the time in which the server was ready to run and got no core: where it is large, other work on
the machine was measured.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from frame import unpacked
from speed import ROOT, table
from table_clients import allow_many_files
from table_servers import PYTHON, database, serving, wait_until_idle

LIMIT = 0.100  # seconds: what p95 has to stay under
FIRST = 32
CLOSE_ENOUGH = 0.1  # the search ends when the two ends differ by so much
CLIENTS = str(Path(__file__).with_name("table_clients.py"))
ECHO = str(Path(__file__).with_name("table_echo.py"))
SECONDS, BESIDE = 8.0, 5.0  # how long each number of tables is measured, and beside another commit
FEW = 4  # tables that warm a house up
SPECTATORS = 8


class Bench:
    """Servers with their clients; asks for measurements and prints them."""

    def __init__(
        self, kind: str, servers: list[tuple[str, int]], args: Any, payload: int = 0, db: int = 0,
        look: str = "",
    ) -> None:  # fmt: skip
        self.seconds = args.seconds or (BESIDE if args.before else SECONDS)
        addresses = ",".join(address for address, _ in servers)
        pids = ",".join(str(pid) for _, pid in servers)
        more = ["--address", addresses, "--game", args.game, "--payload", str(payload)]
        more += ["--look", look, "--database", str(db), *(["--together"] if args.together else [])]
        command = [*PYTHON, CLIENTS, kind, "--server", pids, *more]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()

    def measure(self, n: int, spectators: int = 0) -> dict[str, float]:
        assert self.process.stdin and self.process.stdout
        asked = {"n": n, "seconds": self.seconds, "spectators": spectators}
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        assert line, "the clients have ended"
        m: dict[str, float] = json.loads(line)
        print(
            f"{m['n']:>7}{m['p50'] * 1000:>9.1f}{m['p95'] * 1000:>9.1f}{m['worst'] * 1000:>9.0f}"
            f"{m['cpu_ms']:>11.2f}{m['db_ms']:>10.2f}"
            f"{m['busy']:>9.0%}{m['waited']:>9.0%}{m['client_busy']:>9.0%}"
            f"{m['bytes']:>11,.0f}{m['wire']:>10,.0f}",
            flush=True,
        )
        return m

    def largest(self, first: int, most: int, growth: float = 2.0) -> dict[str, float]:
        """Growing, then halving the gap, until the largest N is known closely enough."""
        good: dict[str, float] | None = None
        n, bad = first, 0
        while not bad:
            m = self.measure(n)
            if m["p95"] > LIMIT:
                bad = n
            else:
                good = m
                if n >= most:
                    return m
                n = min(int(growth * n), most)
        low = int(good["n"]) if good else 0
        while bad - low > max(2, CLOSE_ENOUGH * bad):
            m = self.measure((low + bad) // 2)
            if m["p95"] > LIMIT:
                bad = int(m["n"])
            else:
                good, low = m, int(m["n"])
        return good or {"n": 0, "p95": LIMIT, "cpu_ms": 0.0}


HEAD = "".join(
    f"{title:>{width}}"
    for title, width in (
        ("tables", 7),
        ("p50 ms", 9),
        ("p95 ms", 9),
        ("worst", 9),
        ("CPU ms/mv", 11),
        ("db ms/mv", 10),
        ("server", 9),
        ("starved", 9),
        ("clients", 9),
        ("bytes/msg", 11),
        ("on wire", 10),
    )
)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--game", default="fourberies")
    p.add_argument("--seconds", type=float, default=0.0, help="how long each is measured")
    p.add_argument("--first", type=int, default=FIRST)
    p.add_argument("--most", type=int, default=1024)
    p.add_argument("--together", action="store_true")
    p.add_argument("--tables", type=int, default=0)
    p.add_argument("--db", default="")
    p.add_argument("--processes", type=int, default=1)
    p.add_argument("--before", default="", help="an earlier commit to compare with")
    p.add_argument("--again", type=int, default=1, help="how often both are measured")
    args = p.parse_args()
    allow_many_files()
    if args.before:
        compare(args)
    else:
        bench(args)


@contextlib.contextmanager
def houses(
    args: Any, tree: Path = ROOT, db: str = "", processes: int = 1, pid: int = 0
) -> Iterator[Bench]:
    """Servers of a tree on one store, and clients for them."""
    path = os.pathsep.join([str(tree / "src"), str(tree / "examples" / "parade" / "src")])
    env = {"CHAPITEAU_LIMITS": "100000", "CHAPITEAU_WORKERS": "1", "LC_ALL": "en"}
    env |= {"PYTHONPATH": path, "CHAPITEAU_DB": db}
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        command = ["-m", "chapiteau", "serve", "--data", data]
        servers = [stack.enter_context(serving(command, **env)) for _ in range(processes)]
        wait_until_idle([pid for _, pid in servers])
        yield stack.enter_context(Bench("real", servers, args, db=pid, look=look_at(tree)))


def look_at(tree: Path) -> str:
    """What a page says besides as it opens: the drawer with the table in words is closed."""
    messages = tree / "src" / "chapiteau" / "server" / "live" / "messages.py"
    return '{"words": false}' if messages.exists() and "words: bool" in messages.read_text() else ""


def say_load() -> None:
    load, cores = os.getloadavg()[0], os.cpu_count()
    print(f"load of this machine before: {load:.1f} on {cores} cores\n{HEAD}", flush=True)


def bench(args: Any) -> None:
    if args.processes > 1 and not args.db:
        raise SystemExit("several processes need a database: --db pgserver")
    kept = "PostgreSQL" if args.db else "SQLite"
    print(f"{args.game}: one move a second at each table, two viewers each")
    print(f"server processes: {args.processes}, tables kept in {kept}")
    say_load()
    with (
        database(args.db) as (db, pid),
        houses(args, db=db, processes=args.processes, pid=pid) as run,
    ):
        if args.tables:
            run.measure(args.tables)
            return
        real = run.largest(args.first, args.most)
    beside_echo(args, real)


def beside_echo(args: Any, real: dict[str, float]) -> None:
    """What a server that only passes messages on makes of the same."""
    payload = int(real.get("bytes", 4000))
    print(f"\nbare Starlette echo, messages of {payload:,} bytes to both viewers\n{HEAD}")
    with serving([ECHO]) as server, Bench("echo", [server], args, payload) as run:
        same = run.measure(int(real["n"]) or args.first)
        bare = run.largest(max(args.first, int(real["n"])), args.most)
    print(f"\nlargest N with p95 under {LIMIT * 1000:.0f} ms: {real['n']:.0f} tables", end="")
    capped = " (the most that was tried)" if bare["n"] >= args.most else ""
    print(f", bare echo {bare['n']:.0f}{capped}; ratio {real['n'] / max(1, bare['n']):.2f}")
    ratio = real["cpu_ms"] / max(1e-9, same["cpu_ms"])
    print(
        f"CPU a move at that N: {real['cpu_ms']:.2f} ms, bare echo {same['cpu_ms']:.2f} ms", end=""
    )
    print(f"; ratio {ratio:.1f}")


# beside an earlier commit


def compare(args: Any) -> None:
    """Both commits in turn; of each figure the least counts, of tables the most."""
    say_load()
    n = args.tables or args.first
    with tempfile.TemporaryDirectory() as folder:
        trees = [unpacked(args.before, Path(folder)), ROOT]
        runs = [[figures(args, tree, n) for tree in trees] for _ in range(args.again)]
    then, now = [[best(each) for each in zip(*of, strict=True)] for of in zip(*runs, strict=True)]
    rows = []
    for (what, digits, bar), a, b in zip(FIGURES, then, now, strict=True):
        ratio = f"{b / a:.2f}" if a else "–"
        rows.append([what, f"{a:,.{digits}f}", f"{b:,.{digits}f}", ratio, bar])
    one, two = [min([on_postgres(args, n, k) for _ in range(args.again)]) for k in (1, 2)]
    what = f"two processes on PostgreSQL to one ({two:.2f} to {one:.2f} ms)"
    rows.append([what, "", f"{two / one:.2f}", "", "1.5"])
    print("\n" + "\n".join(table([args.game, args.before, "now", "ratio", "bar"], rows)))


FIGURES = (
    ("CPU ms a move, two viewers", 2, "a third"),
    ("CPU ms for each further spectator", 3, "0.1"),
    ("MB a table with two open pages", 2, "1"),
    ("tables with a move a second", 0, "three times as many"),
)


def best(found: tuple[float, ...]) -> float:
    return max(found) if found[0] >= FIRST else min(found)


def figures(args: Any, tree: Path, n: int) -> list[float]:
    """What FIGURES names, for one tree."""
    print(tree if tree != ROOT else "this commit", flush=True)
    with houses(args, tree) as run:
        run.measure(n)  # a house that has just been opened is not what people meet
        few, half = run.measure(n), run.measure(n // 2)
        crowd = run.measure(n // 2, SPECTATORS)  # beside as many: few moves bear what a house costs
        held = run.measure(n)["held"]
        many = run.measure(2 * n)
        alone = min(few["cpu_ms"], many["cpu_ms"])
        most = 1000 / alone
        if not args.tables:
            most = run.largest(max(2 * n, int(0.8 * most)), args.most, 1.4)["n"]
    more = (crowd["cpu_ms"] - half["cpu_ms"]) / SPECTATORS
    return [alone, more, (many["held"] - held) / n / 1e6, most]


def on_postgres(args: Any, n: int, processes: int) -> float:
    """What a move costs on PostgreSQL: house and database, ms of CPU."""
    with database("pgserver") as (db, pid), houses(args, ROOT, db, processes, pid) as run:
        run.measure(FEW)
        found = run.measure(n)
    return found["cpu_ms"] + found["db_ms"]


if __name__ == "__main__":
    main()
