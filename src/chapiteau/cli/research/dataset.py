"""An open data set: so many decisions of a bot at a named budget, as Parquet."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Generator, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import chapiteau

from ...bots.levels import load_bot
from ...dataset.parquet import Parquet
from ...dataset.tables import Shape
from ...lab import provenance
from ...lab.series import Job, Setting, Told, edition_of, play_game
from ...lab.workers import in_workers
from ...registry import find
from ...words import words_for
from ..commands import asked_options
from ..progress import Played
from ..trouble import unwritable


def dataset(args: Namespace) -> int:
    """Play until there are enough decisions; what is done stays when interrupted."""
    game, words = find(args.game), words_for(args.lang)
    seats = args.seats or game.usual_seats
    game.check_seats(seats)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    load_bot(args.bot, game)
    options = tuple(asked_options(args).items())
    setting = Setting(game.name, seats, args.bot, options, "", args.rounds)
    shape, begun = Shape(edition_of(setting), seats, args.observations), time.monotonic()
    made = {"bot": args.bot, "rounds": str(args.rounds), "seed": args.seed}
    made |= {"version": provenance.version(), "commit": provenance.commit()}
    try:
        with Parquet(Path(args.out), f"{game.name}-{seats}-", shape, made) as parquet:
            played = Played(enough(args, setting, parquet), 0, words)
            for told in played:
                parquet.add(chapiteau.load(told.record).record, told.record)
    except OSError as e:
        raise unwritable(e.filename or args.out, e) from None
    said = {"games": parquet.games, "decisions": parquet.decisions, "folder": args.out}
    print(words("cli-dataset-written", seconds=f"{time.monotonic() - begun:.0f}", **said))
    return played.code


def enough(args: Namespace, setting: Setting, parquet: Parquet) -> Generator[Told, None, None]:
    """One game after the other, until there are as many decisions as were asked for."""
    games = in_workers(play_game, endless(setting, args.seed), args.workers, args.ray)
    with closing(games):
        while parquet.decisions < args.decisions:
            yield next(games)


def endless(setting: Setting, seed: str) -> Iterator[Job]:
    return (Job(setting, f"{seed} {n}") for n in count())
