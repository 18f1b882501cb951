"""Accounts: the score pad explains every point, at every moment of a game."""

from __future__ import annotations

from ..core.pad import score_pad
from .spot import Spot
from .walk import at_every_move


@at_every_move
def accounts(spot: Spot) -> None:
    """Each column of the score pad sums to its score, whenever anybody looks."""
    pad = score_pad(spot.match)
    if not pad.rows and not pad.gains:
        return  # this game explains nothing: its pad has one row
    scores = [*spot.match.scores, *spot.game.rival_scores(spot.g)]
    totals = pad.totals()
    spot.require(totals == scores, f"the pad says {totals}, the scores are {scores}")
    if spot.over:
        sums = [sum(column) for column in zip(*pad.cells(), strict=True)]
        spot.require(sums == scores, f"the columns sum to {sums}, the scores are {scores}")
