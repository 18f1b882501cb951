"""How good bots are by the rulebooks' own yardsticks, as tables in Markdown."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from itertools import groupby
from pathlib import Path
from typing import Any

from ..bots import IN_THE_LAB
from ..bots.levels import load_bot
from ..lab.arena import play_bout
from ..lab.workers import in_workers
from ..lab.yardsticks import Measured, chosen, planned
from ..registry import find
from ..words import Words, words_for
from .progress import Played
from .trouble import Trouble


def yardsticks(args: Namespace) -> int:
    """Play, measure and print; what is done stays when interrupted."""
    words = words_for(args.lang)
    if args.game is not None:
        find(args.game)
    asked = chosen(args.game, args.seats)
    if not asked:
        raise Trouble("cli-no-yardstick", game=args.game)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    for yardstick in asked:
        find(yardstick.game).check_seats(yardstick.seats)
        for bot in args.bots:
            load_bot(bot, find(yardstick.game))
    rows, todo = planned(asked, args.bots, args.games, args.seed, args.iterations)
    played = Played(in_workers(play_bout, todo, args.workers, args.ray), len(todo), words)
    for n, result in enumerate(played):
        rows[n // args.games].add(result.outcome[0], result.scores[0])
    rows = [row for row in rows if row.games]
    if args.json:
        print(json.dumps([as_json(row) for row in rows]))
        return played.code
    for (game, seats), group in groupby(rows, lambda r: (r.yardstick.game, r.yardstick.seats)):
        title = words(
            "cli-yardstick-title", game=words_for(args.lang, find(game))("game-title"), seats=seats
        )
        print("\n".join([f"**{title}**", "", *table(list(group), words), ""]))
    rounds = args.iterations or IN_THE_LAB.iterations
    print(words("cli-yardstick-budget", rounds=str(rounds), seed=args.seed))
    return played.code


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
