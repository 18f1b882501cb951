"""Barriers are sound: what a seat sees without having learned anything, it could foretell."""

from __future__ import annotations

from ..core.rng import seeded
from ..core.state import State, play
from ..core.step import ALL_SEATS
from ..core.wire import text
from .spot import Spot
from .walk import at_every_move

DEALS = 2
TRIES = 6


@at_every_move
def foretelling(spot: Spot) -> None:
    """A move that teaches a viewer nothing gives a view that follows from the view before."""
    if spot.over or stays_in_lane(spot):
        return
    after = spot.game.copy(spot.g)
    play(after, spot.move, spot.seat)
    if after.learned == spot.g.learned:
        foretell(spot, ALL_SEATS, text(spot.game.view(after, ALL_SEATS)))
    for viewer in spot.viewers:
        knows_the_move = viewer == spot.seat or not spot.step.secret
        if knows_the_move and after.learned[viewer] == spot.g.learned[viewer]:
            foretell(spot, viewer, text(spot.game.view(after, viewer)))


def stays_in_lane(spot: Spot) -> bool:
    """Whether others still choose after this move: then nothing happens at all."""
    return spot.is_lane() and spot.g.waiting != [spot.seat]


def foretell(spot: Spot, viewer: int, seen: str) -> None:
    """Whatever a viewer thinks the hidden cards are, the move leads to the same view."""
    view = spot.game.view(spot.g, viewer)
    left = DEALS
    for k in range(TRIES):
        imagined: State = spot.game.dealt(view, seeded(f"{spot.seed}/{spot.number}/{k}"))
        if left and spot.move in imagined.legal(spot.seat):
            left -= 1
            play(imagined, spot.move, spot.seat)
            same = text(spot.game.view(imagined, viewer)) == seen
            spot.require(same, f"{viewer} sees what could not be foretold, without learning it")
