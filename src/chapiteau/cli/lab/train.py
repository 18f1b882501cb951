"""Weights for a game's learned opinion, at the command line."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from ... import __version__
from ...bots.levels import load_bot
from ...core.errors import BadSetup
from ...core.game import Game
from ...core.weights import Weights, read_weights
from ...lab.fitting import Fit, arrays, fit
from ...lab.training import PRACTISING, practices, practise
from ...lab.workers import in_workers
from ...registry import find
from ...words import words_for
from ..progress import Played
from ..trouble import check_writable, read_text, write_text


def train(args: Namespace) -> int:
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
    known = read_weights(before, args.after, inputs, mind.stages) if args.after else None
    todo = practices(game, args.games, args.seats, args.bot, args.seed, args.iterations, before)
    check_writable(args.out)  # before the hours that it takes
    begun = time.monotonic()
    played = Played(in_workers(practise, todo, args.workers, args.ray), len(todo), words)
    samples = list(played)
    if not samples:
        return played.code
    if played.code:  # what was to be written may be better than half of what was to follow
        args.games, args.out = played.count, f"{args.out}.partial"
    learned = fit(samples, mind.stages, known.rows if known else None, args.decay)
    write_text(args.out, learned.text(mind.inputs, record(args, game, known)))
    print_result(learned, args, f"{time.monotonic() - begun:.0f}")
    return played.code


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
