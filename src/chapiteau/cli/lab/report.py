"""A study of a game: many games, an archive of them, and a page about them."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path

import chapiteau

from ... import extras
from ...bots.levels import load_bot
from ...dataset.parquet import Parquet
from ...dataset.tables import Shape
from ...lab.archive import Archive
from ...lab.comparing.study import Study
from ...lab.page import Series, page
from ...lab.series import Setting, deals, edition_of, play_game
from ...lab.workers import in_workers
from ...registry import find
from ...words import words_for
from ..commands import asked_options
from ..progress import Played
from ..trouble import read_text, unwritable, write_text


def report(args: Namespace) -> int:
    """Play, keep and describe; what is done stays when interrupted."""
    if args.parquet:
        extras.check("data")
    game, words = find(args.game), words_for(args.lang)
    seats = args.seats or min(game.most, max(2, game.fewest))
    game.check_seats(seats)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    load_bot(args.bot, game)
    options = tuple(asked_options(args).items())
    usual = Setting(game.name, seats, args.bot, options, "", args.iterations)
    settings = {words("report-original"): usual}
    if args.components:
        text = read_text(args.components)
        game.own_box(text, args.components)  # complaints name the file
        settings[Path(args.components).name] = Setting(
            game.name, seats, args.bot, options, text, args.iterations
        )
    names, editions = list(settings), [edition_of(each) for each in settings.values()]
    folder, study, begun = Path(args.out), Study(editions, seats), time.monotonic()
    try:
        code = play(args, list(settings.values()), study, folder, " / ".join(names))
    except OSError as e:
        raise unwritable(e.filename or folder, e) from None
    series = [Series(*each) for each in zip(names, editions, study.facts, strict=True)]
    series = [one for one in series if one.facts.games]
    if not series:
        return code
    file = folder / "report.html"
    write_text(file, page(series, seats, args.bot, args.seed, args.lang, study))
    games = sum(one.facts.games for one in series)
    seconds = f"{time.monotonic() - begun:.0f}"
    print(words("cli-reported", games=games, seconds=seconds, file=str(file)))
    return code


def play(
    args: Namespace, settings: Sequence[Setting], study: Study, folder: Path, name: str
) -> int:
    """Each deal with every setting in turn, so that an interrupted study has as many of each."""
    todo = deals(settings, args.games, args.seed)
    games = in_workers(play_game, todo, args.workers, args.ray)
    played = Played(games, len(todo), words_for(args.lang), name)
    with ExitStack() as files:
        named = [(f"games-{i + 1}", setting) for i, setting in enumerate(settings)]
        archives = [files.enter_context(Archive(folder, file)) for file, _ in named]
        data = [
            files.enter_context(in_parquet(folder, file, setting, args.seed, args.parquet))
            for file, setting in named
        ]
        for told in played:
            which = study.add(told)
            archives[which].add(told)
            if parquet := data[which]:
                parquet.add(chapiteau.load(told.record).record, told.record)
    return played.code


def in_parquet(
    folder: Path, file: str, setting: Setting, seed: str, is_wanted: bool
) -> AbstractContextManager[Parquet | None]:
    """The same games as data, where that is asked for."""
    if not is_wanted:
        return nullcontext()
    made = {"bot": setting.bot, "rounds": str(setting.iterations or ""), "seed": seed}
    return Parquet(folder, f"{file}-", Shape(edition_of(setting), setting.seats), made)
