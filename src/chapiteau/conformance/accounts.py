"""Accounts: the score pad explains every point, at every moment of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.edition import Choice
from ..core.event import score_pad
from ..core.game import Game
from .spot import Spot
from .walk import walk


def accounts(game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]) -> None:
    """What the score pad has heard sums to the scores after every decision, and each of its columns
    at the end."""
    for seed in seeds:
        scores: list[list[int]] = []
        for spot in walk(game, options, seats, seed):
            with spot.trouble("adding up"):
                scores.append([*spot.match.scores, *game.rival_scores(spot.g)])
                if spot.over:
                    compare(spot, scores)


def compare(spot: Spot, scores: list[list[int]]) -> None:
    pad = score_pad(spot.match)
    if not pad.rows:
        return  # this game explains nothing: its pad has one row
    totals, gains = [0] * pad.columns, iter([*pad.gains, None])
    gain = next(gains)
    for at, there in enumerate(scores):
        while gain is not None and gain.at <= at:
            totals[gain.column] += gain.points
            gain = next(gains)
        said = f"after {at} decisions the pad says {totals}, the scores are {there}"
        spot.require(totals == there, said)
    sums = [sum(column) for column in zip(*pad.cells(), strict=True)]
    spot.require(sums == scores[-1], f"the columns sum to {sums}, the scores are {scores[-1]}")
