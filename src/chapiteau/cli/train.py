"""Weights for a game's learned opinion, at the command line."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots.levels import load_bot
from ..core.errors import BadSetup
from ..core.game import Game
from ..core.weights import Weights, read_weights
from ..lab.fitting import Fit, arrays, fit
from ..lab.training import PRACTISING, practices, practise
from ..lab.workers import in_workers
from ..registry import find
from ..words import words_for
from .commands import progress
from .trouble import read_text, write_text


def train(args: Namespace) -> None:
    """Play many games, learn from them, write the weights and say how good they are."""
    game, words = find(args.game), words_for(args.lang)
    for seats in args.seats or ():
        game.check_seats(seats)
    arrays()
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    if args.bot not in PRACTISING:
        load_bot(args.bot, game)
    if args.decay is not None and not args.after:
        raise BadSetup("nothing-to-correct", {})
    before = read_text(args.after) if args.after else ""
    mind = game.mind()
    inputs = list(mind.inputs)
    known = read_weights(before, args.after, inputs, mind.stages) if before else None
    todo = practices(game, args.games, args.seats, args.bot, args.seed, args.iterations, before)
    begun = time.monotonic()
    played = in_workers(practise, todo, args.workers, args.ray)
    samples = list(progress(played, len(todo), words("cli-simulating")))
    learned = fit(samples, mind.stages, known.rows if known else None, args.decay)
    write_text(args.out, learned.text(mind.inputs, record(args, game, known)))
    print_result(learned, args, f"{time.monotonic() - begun:.0f}")


def record(args: Namespace, game: Game[Any], known: Weights | None) -> dict[str, Any]:
    """All that it takes to come to the same weights again."""
    after: dict[str, Any] = {"after": known.record} if known else {}
    if args.decay is not None:
        after["lambda"] = args.decay
    return {
        "game": game.name,
        "rules": game.rules,
        "version": __version__,
        "games": args.games,
        "seats": args.seats or list(range(game.fewest, game.most + 1)),
        "seed": args.seed,
        "bot": args.bot,
        "iterations": args.iterations,
        **after,
    }


def print_result(learned: Fit, args: Namespace, seconds: str) -> None:
    error = learned.overall
    print(
        words_for(args.lang)(
            "cli-trained",
            games=args.games,
            samples=learned.samples,
            seconds=seconds,
            rmse=f"{error.rmse:.1f}",
            r=f"{error.r:.2f}",
            file=args.out,
        )
    )
