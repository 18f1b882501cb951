"""The arguments of the commands that play many games."""

from __future__ import annotations

import argparse

from ...words import Words
from ..given import add_options, add_workers, number, seed, share, width


def _many(p: argparse.ArgumentParser, w: Words, games: int) -> None:
    """What all who play many games can be asked for."""
    p.add_argument(
        "--games", type=number(1, 10**7, w), default=games, help=w("cli-help-games-count")
    )
    _played_anywhere(p, w)


def _played_anywhere(p: argparse.ArgumentParser, w: Words) -> None:
    """How games are played, and where."""
    p.add_argument("--seed", type=seed, default="0", help=w("cli-help-seed"))
    p.add_argument(
        "--iterations", "--rounds", type=number(1, 10**7, w), help=w("cli-help-iterations")
    )
    add_workers(p, w)


def arena(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("bots", nargs="+", help=w("cli-help-arena-bots"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    add_options(p, w)
    p.add_argument("--sets", type=number(1, 10**6, w), default=50, help=w("cli-help-sets"))
    p.add_argument("--half-width", metavar="POINTS", type=width(w), help=w("cli-help-half-width"))
    p.add_argument("--results", metavar="FILE", help=w("cli-help-results"))
    _played_anywhere(p, w)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def report(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--bot", default="amateur", help=w("cli-help-report-bot"))
    add_options(p, w)
    _many(p, w, 1000)
    p.add_argument("--components", metavar="FILE", help=w("cli-help-report-components"))
    p.add_argument("--parquet", action="store_true", help=w("cli-help-report-parquet"))
    p.add_argument("--out", metavar="FOLDER", default="report", help=w("cli-help-report-out"))


def yardsticks(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", nargs="?", help=w("cli-help-game"))
    p.add_argument("--bots", nargs="+", default=["master"], help=w("cli-help-levels"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--results", metavar="FOLDER", help=w("cli-help-results-folder"))
    _many(p, w, 20)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def train(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), nargs="+", help=w("cli-help-seats"))
    p.add_argument(
        "--games", type=number(1, 10**7, w), default=2000, help=w("cli-help-games-count")
    )
    p.add_argument("--bot", default="student", help=w("cli-help-train-bot"))
    p.add_argument("--after", metavar="FILE", default="", help=w("cli-help-train-after"))
    p.add_argument(
        "--lambda", dest="decay", metavar="SHARE", type=share(w), help=w("cli-help-train-lambda")
    )
    p.add_argument("--seed", type=seed, default="0", help=w("cli-help-seed"))
    p.add_argument("--iterations", type=number(1, 10**7, w), help=w("cli-help-iterations"))
    add_workers(p, w)
    p.add_argument("--out", metavar="FILE", default="weights.json", help=w("cli-help-train-out"))
