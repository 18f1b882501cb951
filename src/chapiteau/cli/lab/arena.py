"""Bots against each other, at the command line."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Generator
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ...bots.levels import load_bot
from ...lab.arena import Result, Standing, Tally
from ...lab.duels import Duel, Ending, Score, fought
from ...lab.players import bot_of, budget_of
from ...lab.results import Results, opened
from ...registry import find
from ...words import Words, words_for
from ..commands import asked_options
from ..progress import Played
from ..trouble import Trouble, unwritable


def arena(args: Namespace) -> int:
    """Let bots play each other and print how they fared; what is done stays when interrupted."""
    words, standing, duels = words_for(args.lang), Standing(), asked_duels(args)
    results = kept(args, duels)
    scores = [Score(duel) for duel in duels]
    total = sum(args.sets * len(duel.tables()) for duel in duels)
    played = Played(games(args, scores, results), total, words)
    for result in played:
        standing.add(result)
    scores = [score for score in scores if score.sets]
    if args.json:
        bots = {level: as_json(tally) for level, tally in standing.tallies.items()}
        found = {"game": duels[0].game, "seats": duels[0].seats, "options": asked_options(args)}
        told = [score_as_json(score) for score in scores]
        print(json.dumps({**found, "games": standing.games, "duels": told, "bots": bots}))
    else:
        print_tables(scores, standing, words)
    return played.code


def asked_duels(args: Namespace) -> list[Duel]:
    """Every pair of bots, whoever was named first as the challenger."""
    game = find(args.game)
    seats = args.seats or min(game.most, max(2, game.fewest))
    game.check_seats(seats)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    for player in args.bots:
        budget_of(player)
        load_bot(bot_of(player), game)
    if len(set(args.bots)) < 2:
        raise Trouble("cli-arena-needs-two")
    options = asked_options(args)
    game.edition(options)
    rest = (args.seed, args.iterations, tuple(options.items()))
    return [
        Duel(game.name, seats, one, other, *rest)
        for one, other in combinations(dict.fromkeys(args.bots), 2)
    ]


def kept(args: Namespace, duels: list[Duel]) -> Results | None:
    """The file of results, if one is asked for."""
    if args.results is None:
        return None
    if len(duels) > 1:
        raise Trouble("cli-arena-one-duel")
    try:
        return opened(Path(args.results), duels[0])
    except OSError as e:
        raise unwritable(args.results, e) from None


def games(
    args: Namespace, scores: list[Score], results: Results | None
) -> Generator[Result, None, None]:
    """One duel after the other; what is new goes into the file at once."""
    ending, known = Ending(args.sets, args.half_width), results.known if results else {}
    for score in scores:
        for n, result in fought(score, ending, known, args.workers, args.ray):
            if results and n not in known:
                results.add(n, result)
            yield result


def score_as_json(score: Score) -> dict[str, Any]:
    duel = score.duel
    return {
        "challenger": duel.challenger,
        "others": duel.others,
        "sets": score.sets,
        "games": score.games,
        "share": round(score.share, 4),
        "share_interval": rounded(score.share_interval()),
        "margin": round(score.margin, 2),
        "margin_interval": rounded(score.margin_interval()),
        "points": [round(score.mean_points, 2), round(score.mean_others, 2)],
        "thought_ms": [round(ms, 1) for ms in score.mean_thought],
    }


def rounded(interval: tuple[float, float]) -> list[float] | None:
    """JSON has no number for what is not known at all."""
    return [round(x, 4) for x in interval] if abs(interval[0]) <= 1e9 else None


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


def print_tables(scores: list[Score], standing: Standing, words: Words) -> None:
    """The duels, and where there are several how each bot fared in all of them together."""
    if scores:
        duel = scores[0].duel
        title = words("cli-arena-title", game=duel.game, games=standing.games, seats=duel.seats)
        print_table("duels", duel_rows(scores), title, words)
    if len(scores) > 1:
        print_table("bots", bot_rows(standing), words("cli-arena-together"), words)


def print_table(id: str, rows: list[list[str]], title: str, words: Words) -> None:
    table = Table(title=title)
    for column in COLUMNS[id]:
        table.add_column(words(f"cli-arena-{column}"))
    for row in rows:
        table.add_row(*row)
    Console().print(table)


COLUMNS = {
    "duels": ("challenger", "others", "sets", "rate", "interval", "points", "margin", "thought"),
    "bots": ("bot", "wins", "rate", "interval", "points", "rating"),
}


def duel_rows(scores: list[Score]) -> list[list[str]]:
    return [
        [
            score.duel.challenger,
            score.duel.others,
            str(score.sets),
            f"{score.share:.1%}",
            percents(score.share_interval()),
            f"{score.mean_points:.1f} : {score.mean_others:.1f}",
            f"{score.margin:+.1f} ± {score.margin_interval()[1] - score.margin:.1f}",
            " : ".join(f"{ms:.1f}" for ms in score.mean_thought),
        ]
        for score in scores
    ]


def bot_rows(standing: Standing) -> list[list[str]]:
    return [
        [
            level,
            f"{tally.wins:g}",
            f"{tally.rate:.1%}",
            percents(tally.interval()),
            f"{tally.mean:.1f} ± {tally.reach:.1f}",
            f"{tally.rating.mu:.1f} ± {2 * tally.rating.sigma:.1f}",
        ]
        for level, tally in standing.tallies.items()
    ]


def percents(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%} - {interval[1]:.1%}"
