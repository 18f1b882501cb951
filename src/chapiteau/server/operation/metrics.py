"""What the house counts of itself, in the text format that Prometheus reads."""

from __future__ import annotations

import gc
import os
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ... import __version__

if TYPE_CHECKING:
    from ..house import House

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0)
PAGE = 4096


class Counter:
    """Something that happens, by kind."""

    def __init__(self, name: str, help: str, label: str) -> None:
        self.name = name
        self.help = help
        self.label = label
        self.values: dict[str, int] = {}

    def count(self, kind: str) -> None:
        """Kinds are names of ours, so there are never many."""
        self.values[kind] = self.values.get(kind, 0) + 1

    def lines(self) -> Iterator[str]:
        yield from head(self.name, self.help, "counter")
        for kind, value in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{kind}"}} {value}'


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, help: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.help = help
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def see(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """See how long this takes, however it ends."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.see(time.perf_counter() - begun)

    def lines(self) -> Iterator[str]:
        yield from head(self.name, self.help, "histogram")
        so_far = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    """All that is counted while the house is open; nothing of it names a person or a table."""

    def __init__(self) -> None:
        self.entries = Counter(
            "chapiteau_log_entries_total", "Entries written to the logs of tables.", "kind"
        )
        self.refusals = Counter(
            "chapiteau_refusals_total", "What was refused, by the name of the refusal.", "error"
        )
        self.requests = Counter("chapiteau_requests_total", "Pages answered, by status.", "status")
        self.notices = Counter(
            "chapiteau_notices_total", "Notices sent, by kind of channel and how it went.", "result"
        )
        self.tournaments = Counter(
            "chapiteau_tournament_steps_total", "Steps of tournaments taken here, by kind.", "step"
        )
        self.ratings = Counter(
            "chapiteau_rated_tables_total", "Tables that were counted for ratings here.", "when"
        )
        self.notice_seconds = Histogram(
            "chapiteau_notice_seconds", "From a turn to the notice of it.", SLOW
        )
        self.commits = Histogram(
            "chapiteau_commit_seconds", "From a change to its place on the disk.", QUICK
        )

    def lines(self) -> Iterator[str]:
        people = (self.notices, self.tournaments, self.ratings)
        counters = (self.entries, self.refusals, self.requests, *people)
        for each in (*counters, self.commits, self.notice_seconds):
            yield from each.lines()


def figures(house: House) -> dict[str, tuple[str, float]]:
    """What there is just now, each with what it means."""
    tables, scheduler = list(house.hall.tables.values()), house.scheduler
    oldest = scheduler.queue.oldest()
    people = {v.person.id for table in tables for v in table.viewers}
    return {
        "tables": ("Tables in memory.", len(tables)),
        "viewers": ("Open pages at tables.", sum(len(table.viewers) for table in tables)),
        "people_present": ("People with an open page at a table.", len(people)),
        "thinking": ("Bots that think now.", sum(len(table.bots.thoughts) for table in tables)),
        "workers": ("Workers that answer questions.", len(scheduler.workers)),
        "questions_waiting": ("Questions that no worker has begun.", len(scheduler.queue)),
        "questions_running": ("Questions that workers answer.", scheduler.queue.root.running),
        "oldest_question_seconds": ("Age of the oldest that waits.", round(oldest, 3)),
        "inbox": ("What waits to be done at tables.", sum(t.inbox.qsize() for t in tables)),
        "archives": ("Finished games in memory.", len(house.hall.archives)),
        "notices_waiting": ("Notices in the store.", house.sender.waiting),
        "oldest_notice_seconds": ("For how long the first is due.", house.sender.overdue()),
        "memory_bytes": ("Resident memory of this process.", memory()),
        "cpu_seconds": ("CPU time of this process.", round(time.process_time(), 2)),
        "garbage_collections": ("Full collections so far.", gc.get_stats()[2]["collections"]),
        "up_seconds": ("How long the house is open.", round(time.monotonic() - house.since, 1)),
    }


def report(house: House) -> str:
    """The whole page."""
    now, scheduler = figures(house), house.scheduler
    lines = [*head("chapiteau_info", "Which version runs, and which build bots run.", "gauge")]
    build = scheduler.backend.build
    lines += [f'chapiteau_info{{version="{__version__}",build="{build}"}} 1']
    for name, (help, value) in now.items():
        lines += [*head(f"chapiteau_{name}", help, "gauge"), f"chapiteau_{name} {value}"]
    counted = [*house.hall.metrics.lines(), *scheduler.lines()]
    return "\n".join([*lines, *counted, ""])


def head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def memory() -> int:
    """Resident bytes; where the system does not tell, the most there ever were."""
    try:
        with open("/proc/self/statm") as f:
            return int(f.read().split()[1]) * (
                os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else PAGE
            )
    except OSError:
        if sys.platform == "win32":
            return 0
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
