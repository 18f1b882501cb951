"""Servers to measure, and what the system tells of them: CPU, memory, time without a core."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PYTHON = [sys.executable, "-P"]  # else click.py, beside this file, hides the package of that name
PAUSE = 1.0  # seconds


@contextlib.contextmanager
def serving(command: list[str], **env: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its process id."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("CHAPITEAU_")}
    process = subprocess.Popen(
        [*PYTHON, *command], env={**clean, **env}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        found = re.search(r"http://[\w.:]+", process.stdout.readline())
        assert found, "the server does not start"
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def database(asked: str) -> Iterator[tuple[str, int]]:
    """The address that was asked for, or of a database that lives as long as this; its process."""
    if asked != "pgserver":
        yield asked, 0
        return
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from server.postgres import Cluster  # beside the tests

    cluster = Cluster()
    try:
        yield cluster.fresh(), cluster.process.pid
    finally:
        cluster.close()


def cpu_of(pids: list[int]) -> float:
    """CPU seconds that processes have used so far."""
    return sum(ticks_of(pid) for pid in pids) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and its children: PostgreSQL has one for each connection."""
    if not pid:
        return []
    with open(f"/proc/{pid}/task/{pid}/children") as f:
        return [pid, *map(int, f.read().split())]


def ticks_of(pid: int) -> int:
    with open(f"/proc/{pid}/stat") as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def resident(pids: list[int]) -> int:
    """Bytes of memory that processes hold."""
    pages = 0
    for pid in pids:
        with open(f"/proc/{pid}/statm") as f:
            pages += int(f.read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def wait_until_idle(pids: list[int]) -> None:
    """Wait for the end of what a house does by itself once it is open: that is not measured."""
    spent, before = 1.0, 0.0
    while spent > 0.05 * PAUSE:
        time.sleep(PAUSE)
        now = cpu_of(pids) + starved(pids)
        spent, before = now - before, now


def starved(pids: list[int]) -> float:
    """Seconds that processes were ready to run and waited for a core."""
    total = 0
    for pid in pids:
        with open(f"/proc/{pid}/schedstat") as f:
            total += int(f.read().split()[1])
    return total / 1e9
