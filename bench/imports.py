"""How long `import chapiteau` takes, beside Python itself and modules of its own library.

python bench/imports.py; fresh processes one after the other, the least of several, CPU and wall.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time

from speed import table

ROUNDS = 9
PROGRAMS = {
    "nothing": "pass",
    "dataclasses, hashlib, json, tomllib": "import dataclasses, hashlib, json, tomllib",
    "asyncio": "import asyncio",
    "chapiteau": "import chapiteau",
    "chapiteau, and a game of it": 'import chapiteau; chapiteau.new("fourberies", seats=3)',
    "chapiteau, and a text": 'import chapiteau; chapiteau.new("fourberies").prompt(0)',
    "numpy": "import numpy",
}


def children_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def once(program: str) -> tuple[float, float]:
    """CPU and wall seconds of one process."""
    cpu, wall = children_cpu(), time.monotonic()
    subprocess.run([sys.executable, "-c", program], check=True)
    return children_cpu() - cpu, time.monotonic() - wall


def main() -> None:
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
    for _ in range(ROUNDS):  # turn by turn, so that what else the machine does falls on all
        for name, program in PROGRAMS.items():
            runs[name].append(once(program))
    rows = []
    for name, seconds in runs.items():
        cpu, wall = (min(each[i] for each in seconds) for i in (0, 1))
        rows.append([name, f"{1000 * cpu:.0f}", f"{1000 * wall:.0f}"])
    print("\n".join(table(["import", "CPU, ms", "wall, ms"], rows)))


if __name__ == "__main__":
    main()
