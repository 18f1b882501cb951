"""What learners are rewarded with: a share of the victory, a lead, or points as they are made."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.state import State

SHARE, LEAD, POINTS = REWARDS = ("share", "lead", "points")
Gains = list[float]


def gains(g: State, by: str) -> Gains:
    """What each seat has gained: nothing until the end, then by `share` or by `lead`.

    A share of the victory lies between 0 and 1; a lead is the difference to the best other score,
    or in a common cause, and alone, the score itself.
    """
    if not g.over:
        return [0.0] * g.seats
    game = g.edition.game
    if by == SHARE:
        winners = game.winners(g)
        share = 1.0 if game.cooperative else 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(g.seats)]
    scores = game.scores(g)
    if game.cooperative or g.seats == 1:
        return [float(score) for score in scores]
    best_other = [max(scores[:s] + scores[s + 1 :]) for s in range(g.seats)]
    return [float(score - other) for score, other in zip(scores, best_other, strict=True)]


class Rewards:
    """How the matches of one game are rewarded.

    By `points` every step brings what a seat's public points have grown by, divided by the margin
    that wins three games of four (`Mind.swing`). Where nobody says, a victory is shared; alone and
    in a common cause, where a beginner never wins, points are counted.
    """

    def __init__(self, game: Game[Any], seats: int, by: str | None) -> None:
        usual = POINTS if game.cooperative or seats == 1 else SHARE
        self.by = usual if by is None else by
        if self.by not in REWARDS:
            raise ValueError(f"rewards are counted by {' or '.join(REWARDS)}, not by {by!r}")
        self.each_step = self.by == POINTS
        self.scale = 1.0 / game.mind().swing
        self.game = game

    def count(self, g: State) -> list[int]:
        """What is to be remembered of a position, to compare a later one with."""
        return list(self.game.scores(g)) if self.each_step else []

    def since(self, g: State, before: list[int], now: list[int] | None = None) -> Gains:
        """What each seat has gained since then; `now` is the count at `g`, where it is known."""
        if not self.each_step:
            return gains(g, self.by)
        now = self.count(g) if now is None else now
        return [(a - b) * self.scale for a, b in zip(now, before, strict=True)]
