"""The arguments of the commands for research."""

from __future__ import annotations

import argparse

from ...words import Words
from ..given import add_options, add_workers, number, seed


def benchmark(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("task", nargs="?", help=w("cli-help-benchmark-task"))
    p.add_argument("player", nargs="?", help=w("cli-help-benchmark-player"))
    p.add_argument("--sets", type=number(1, 10**6, w), help=w("cli-help-benchmark-sets"))
    p.add_argument("--results", metavar="FILE", help=w("cli-help-results"))
    p.add_argument("--check", metavar="FILE", help=w("cli-help-benchmark-check"))
    p.add_argument("--luck", action="store_true", help=w("cli-help-benchmark-luck"))
    p.add_argument("--ask-again", action="store_true", help=w("cli-help-benchmark-ask-again"))
    add_workers(p, w)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def dataset(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--bot", default="master", help=w("cli-help-report-bot"))
    p.add_argument("--rounds", type=number(1, 10**7, w), default=30, help=w("cli-help-iterations"))
    p.add_argument(
        "--decisions", type=number(1, 10**9, w), default=100_000, help=w("cli-help-decisions")
    )
    p.add_argument("--observations", action="store_true", help=w("cli-help-observations"))
    p.add_argument("--seed", type=seed, default="0", help=w("cli-help-seed"))
    add_options(p, w)
    add_workers(p, w)
    p.add_argument("--out", metavar="FOLDER", default="dataset", help=w("cli-help-dataset-out"))
