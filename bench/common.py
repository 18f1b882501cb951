"""Shared by the benchmarks: builds to measure, and the least CPU time of several runs."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

Environment = dict[str, str]


def sources(tree: Path) -> Environment:
    """The surroundings in which a program runs the sources of a working copy."""
    return {"PYTHONPATH": str(tree / "src"), "CHAPITEAU_COMPILED": ""}


def compiled(tree: Path, is_hard: bool = True) -> Environment:
    """The same, compiled by its own tools, hard or as usual; once, since they remember it."""
    command = [sys.executable, str(tree / "tools" / "compile.py"), *["-O3"] * is_hard]
    said = subprocess.run(command, cwd=tree, check=True, stdout=subprocess.PIPE, text=True).stdout
    folder = tree / said.split()[-1]
    if (folder / "chapiteau" / "__init__.py").exists():  # earlier commits compiled a whole copy
        return {"PYTHONPATH": str(folder), "CHAPITEAU_COMPILED": ""}
    return {**sources(tree), "CHAPITEAU_COMPILED": str(folder)}


def least(work: Callable[[], int], rounds: int = 5) -> float:
    """CPU seconds per unit of work, the least of several rounds; `work` returns its units."""
    best = float("inf")
    for _ in range(rounds):
        gc.collect()
        start = time.process_time()
        units = work()
        best = min(best, (time.process_time() - start) / units)
    return best


def write_page(page: Path, marks: tuple[str, str], said: str) -> None:
    """Put what was found into a page, between two marks."""
    text, (begin, end) = page.read_text("utf-8"), marks
    head, tail = text.split(begin)[0], text.split(end)[1]
    page.write_text(f"{head}{begin}\n\n{said}\n\n{end}{tail}", "utf-8")


def games_and_page(arguments: list[str]) -> tuple[list[str], Path | None]:
    """The games named on the command line, and the page after `--write`."""
    if "--write" not in arguments:
        return arguments, None
    at = arguments.index("--write")
    return arguments[:at] + arguments[at + 2 :], Path(arguments[at + 1])
