"""Endings: every game ends, nothing is lost on the way, and the best win."""

from __future__ import annotations

from .spot import Spot
from .walk import at_every_move


@at_every_move
def endings(spot: Spot) -> None:
    """Nothing is lost or doubled, scores are what anybody may see, and the best score wins."""
    with spot.trouble("checking the position"):
        spot.game.check(spot.game.copy(spot.g))
    scores = list(spot.match.scores)
    spot.require(len(scores) == spot.match.seats, f"{len(scores)} scores")
    for viewer in spot.viewers:
        seen = spot.game.scores(spot.game.view(spot.g, viewer))
        spot.require(seen == scores, f"{viewer} sees the scores {seen}, not {scores}")
    if spot.over:
        check_winners(spot, scores)
    else:
        early = spot.match.winners or spot.match.outcome
        spot.require(not early, "somebody has won before the end")


def check_winners(spot: Spot, scores: list[int]) -> None:
    """Winners are among the best; a common cause is won or lost by all; alone one may lose."""
    match, seats = spot.match, list(range(spot.match.seats))
    winners, outcome = list(match.winners), match.outcome
    said = f"winners {winners} with scores {scores}"
    spot.require(winners == sorted(set(winners)) and set(winners) <= set(seats), said)
    spot.require(outcome is not None and len(outcome) == len(seats), f"outcome {outcome}")
    if spot.game.cooperative:
        spot.require(winners in ([], seats), said)
        return
    best = [seat for seat in seats if scores[seat] == max(scores)]
    spot.require(set(winners) <= set(best), f"{said}: not the best")
    if winners or len(seats) > 1:
        spot.require(bool(winners), f"{said}: nobody")
        spot.require(abs(sum(outcome or ()) - 1) < 1e-9, f"outcome {outcome} is not one victory")
