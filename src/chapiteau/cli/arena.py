"""Bots against each other, at the command line."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..bots.levels import load_bot
from ..lab.arena import Standing, Tally, bouts, play_bout
from ..lab.workers import in_workers
from ..registry import find
from ..words import Words, words_for
from .commands import asked_options
from .progress import Played
from .trouble import Trouble


def arena(args: Namespace) -> int:
    """Let bots play each other and print how they fared; what is done stays when interrupted."""
    game, words, standing = find(args.game), words_for(args.lang), Standing()
    seats = args.seats or min(game.most, max(2, game.fewest))
    game.check_seats(seats)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    for level in args.bots:
        load_bot(level, game)
    if len(set(args.bots)) < 2:
        raise Trouble("cli-arena-needs-two")
    options = asked_options(args)
    game.edition(options)
    agreed = tuple(options.items())
    todo = list(bouts(game.name, args.bots, seats, args.games, args.seed, args.iterations, agreed))
    played = Played(in_workers(play_bout, todo, args.workers, args.ray), len(todo), words)
    for result in played:
        standing.add(*result)
    if args.json:
        bots = {level: as_json(tally) for level, tally in standing.tallies.items()}
        found = {"game": game.name, "seats": seats, "options": options, "games": standing.games}
        print(json.dumps({**found, "bots": bots}))
    else:
        title = words("cli-arena-title", game=game.name, games=standing.games, seats=seats)
        Console().print(as_table(standing, words, title))
    return played.code


def as_json(tally: Tally) -> dict[str, float | list[float]]:
    return {
        "seats": tally.seats,
        "wins": tally.wins,
        "rate": round(tally.rate, 4),
        "interval": [round(x, 4) for x in tally.interval()],
        "points": round(tally.mean, 2),
        "points_reach": round(tally.reach, 2),
        "rating": [round(tally.rating.mu, 2), round(tally.rating.sigma, 2)],
    }


def as_table(standing: Standing, words: Words, title: str) -> Table:
    table = Table(title=title)
    for id in ("bot", "wins", "rate", "interval", "points", "rating"):
        table.add_column(words(f"cli-arena-{id}"))
    for level, tally in standing.tallies.items():
        low, high = tally.interval()
        cells = [f"{tally.wins:g}", f"{tally.rate:.1%}", f"{low:.1%} - {high:.1%}"]
        cells += [f"{tally.mean:.1f} ± {tally.reach:.1f}"]
        cells += [f"{tally.rating.mu:.1f} ± {2 * tally.rating.sigma:.1f}"]
        table.add_row(level, *cells)
    return table
