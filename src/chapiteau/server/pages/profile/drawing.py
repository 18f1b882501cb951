"""Ratings, results and marks of a profile, as pictures and sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.game import Game
from ....draw.plots import Level, ladder
from ....words import Words, words_for
from ....words.figures import Figures as Numbers
from ...ratings.model import Strength, strength_of
from ...ratings.shown import said
from ...store.rows import RatingRow
from ..statistics import Played, Tally


def stands(
    words: Words, row: RatingRow, among: Mapping[str, tuple[Strength, int]], who: str
) -> str:
    """Where somebody stands among the bots, the strongest first."""
    whose = (who, strength_of(row), row.games, True)
    bots = [(words(f"table-level-{name}"), s, games, False) for name, (s, games) in among.items()]
    rows = sorted([whose, *bots], key=lambda each: -each[1].mu)
    game = words_for(words.lang, find_game(row.game))("game-title")
    kind = words(f"rating-kind-{row.kind}")
    return ladder(
        [
            Level(name, s.points, s.points - s.reach, s.points + s.reach, said(words, s, n), own)
            for name, s, n, own in rows
        ],
        words("page-profile-stands", game=game, kind=kind),
    )


def find_game(name: str) -> Game[Any]:
    from ....registry import games

    return games()[name]


def totals_said(words: Words, game: Game[Any], tally: Tally | None) -> list[str]:
    """How many games and how they went; alone and with partners nobody has beaten anybody."""
    alone = [each for each in tally.played if each.seats == 1] if tally else []
    others = [each for each in tally.played if each.seats > 1] if tally else []
    found = []
    if others and game.cooperative:
        found.append(measured(words, "together", others))
    elif others:
        won = sum(each.won for each in others)
        found.append(words("page-profile-played", played=len(others), won=won))
    return [*found, measured(words, "alone", alone)] if alone else found


def measured(words: Words, how: str, played: list[Played]) -> str:
    points = [each.points for each in played]
    mean = Numbers(words.lang).number(sum(points) / len(points), 1)
    return words(f"page-profile-{how}", played=len(points), best=max(points), mean=mean)


def marks_said(words: Words, game: Game[Any], tally: Tally | None) -> list[str]:
    """How often the marks of the rulebook were reached, where there are any."""
    reached: dict[int, int] = {}
    for each in tally.played if tally else []:
        if game.cooperative or each.seats == 1:
            for mark in game.marks(game.box, each.seats):
                reached[mark] = reached.get(mark, 0) + int(each.points >= mark)
    told = [
        words("page-profile-mark", points=mark, count=count)
        for mark, count in sorted(reached.items())
        if count
    ]
    return [words("page-profile-marks", marks=", ".join(told))] if told else []
