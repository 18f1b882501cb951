"""A study of a game: many games, an archive of them, and a page about them."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from pathlib import Path

from ..bots.levels import load_bot
from ..lab.archive import Archive
from ..lab.facts import Facts
from ..lab.page import Series, page
from ..lab.series import Setting, edition_of, jobs, play_game
from ..lab.workers import in_workers
from ..registry import find
from ..words import words_for
from .commands import asked_options, progress
from .trouble import Trouble, read_text


def report(args: Namespace) -> None:
    """Play, keep and describe; what is done stays when interrupted."""
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
        settings[Path(args.components).name] = Setting(
            game.name, seats, args.bot, options, text, args.iterations
        )
    for setting in settings.values():
        edition_of(setting)
    folder, series = Path(args.out), []
    begun = time.monotonic()
    try:
        for i, (name, setting) in enumerate(settings.items()):
            series.append(Series(name, edition_of(setting), Facts()))
            play(args, setting, series[-1].facts, folder, f"games-{i + 1}", name)
    except KeyboardInterrupt:
        print(words("cli-interrupted"), file=sys.stderr)
    except OSError as e:
        raise Trouble("cli-file-unwritable", file=folder.name, detail=str(e)) from None
    series = [one for one in series if one.facts.games]
    if not series:
        return
    file = folder / "report.html"
    file.write_text(page(series, seats, args.bot, args.seed, args.lang), "utf-8")
    games = sum(one.facts.games for one in series)
    seconds = f"{time.monotonic() - begun:.0f}"
    print(words("cli-reported", games=games, seconds=seconds, file=str(file)))


def play(
    args: Namespace, setting: Setting, facts: Facts, folder: Path, file: str, name: str
) -> None:
    todo = jobs(setting, args.games, args.seed)
    with Archive(folder, file) as archive:
        for told in progress(in_workers(play_game, todo, args.workers, args.ray), len(todo), name):
            facts.add(told)
            archive.add(told)
