"""How good bots are by the rulebooks' own yardsticks, as tables in Markdown."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from itertools import groupby
from pathlib import Path
from typing import Any

from ...bots import IN_THE_LAB
from ...bots.levels import load_bot
from ...lab.arena import play_bout
from ...lab.players import bot_of, budget_of
from ...lab.results import Results, opened
from ...lab.workers import in_workers
from ...lab.yardsticks import Measured, chosen, missing, planned
from ...registry import find
from ...words import Words, words_for
from ..progress import Played
from ..trouble import Trouble, unwritable


def yardsticks(args: Namespace) -> int:
    """Play, measure and print; what is done stays when interrupted."""
    words = words_for(args.lang)
    rows = asked_rows(args)
    files = [kept(args.results, row) for row in rows]
    todo = [
        (row, file, n, bout)
        for row, file in zip(rows, files, strict=True)
        for n, bout in missing(row, args.games, file.known if file else {})
    ]
    for row, file in zip(rows, files, strict=True):
        for n, result in sorted(file.known.items()) if file else ():
            if n < args.games:
                row.add(result)
    bouts = [bout for *_, bout in todo]
    played = Played(in_workers(play_bout, bouts, args.workers, args.ray), len(todo), words)
    for (row, file, n, _), result in zip(todo, played, strict=False):
        row.add(result)
        if file:
            file.add(n, result)
    print_rows([row for row in rows if row.games], args, words)
    return played.code


def asked_rows(args: Namespace) -> list[Measured]:
    """Every bot by every yardstick that is asked for."""
    if args.game is not None:
        find(args.game)
    asked = chosen(args.game, args.seats)
    if not asked:
        raise Trouble("cli-no-yardstick", game=args.game)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    for yardstick in asked:
        find(yardstick.game).check_seats(yardstick.seats)
        for bot in args.bots:
            budget_of(bot)
            load_bot(bot_of(bot), find(yardstick.game))
    return planned(asked, args.bots, args.seed, args.iterations)


def kept(folder: str | None, row: Measured) -> Results | None:
    """The file of a row in the folder of results, if one is asked for."""
    if folder is None:
        return None
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        return opened(Path(folder) / f"{row.name}.jsonl", row.duel)
    except OSError as e:
        raise unwritable(folder, e) from None


def print_rows(rows: list[Measured], args: Namespace, words: Words) -> None:
    if args.json:
        print(json.dumps([as_json(row) for row in rows]))
        return
    print("\n".join(tables(rows, words)))
    rounds = args.iterations or IN_THE_LAB.iterations
    print(words("cli-yardstick-budget", rounds=str(rounds), seed=args.seed))


def tables(rows: list[Measured], words: Words) -> list[str]:
    """A table in Markdown for every game and number of seats, below its title."""
    lines: list[str] = []
    for (game, seats), group in groupby(rows, lambda r: (r.duel.game, r.duel.seats)):
        title = words_for(words.lang, find(game))("game-title")
        said = words("cli-yardstick-title", game=title, seats=seats)
        lines += [f"**{said}**", "", *table(list(group), words), ""]
    return lines


def as_json(row: Measured) -> dict[str, Any]:
    y, tally = row.yardstick, row.tally
    return {
        "game": y.game,
        "seats": y.seats,
        "options": dict(y.options),
        "bot": row.bot,
        "games": row.games,
        "points": round(tally.mean, 2),
        "points_reach": round(tally.reach, 2),
        "won": [round(x, 4) for x in row.share(row.won)],
        "marks": {
            str(mark): [round(x, 4) for x in row.share(n)]
            for mark, n in zip(y.marks, row.reached, strict=True)
        },
    }


def table(rows: list[Measured], words: Words) -> list[str]:
    """The rows of one game as Markdown."""
    marks = rows[0].yardstick.marks
    heads = [words(f"cli-{id}") for id in ("yardstick-mode", "arena-bot", "yardstick-games")]
    heads += [words("cli-arena-points")]
    # Where the rulebook counts points, to win is to reach the first of its marks, if anything.
    heads += [words("cli-yardstick-mark", points=m) for m in marks] or [words("cli-yardstick-won")]
    lines = [heads, ["---"] * len(heads)]
    for row in rows:
        shares = row.reached if marks else [row.won]
        mean = f"{row.tally.mean:.1f} ± {row.tally.reach:.1f}"
        lines.append([row.yardstick.mode or "–", row.bot, str(row.games), mean])
        lines[-1] += [share(*row.share(n)) for n in shares]
    return [f"| {' | '.join(cells)} |" for cells in lines]


def share(part: float, low: float, high: float) -> str:
    return f"{part:.0%} ({low:.0%} – {high:.0%})"
