"""Bare states, for searches of one's own: no log, no undo, no check; half a million moves a second.

A bare state asks `g.seat`, which may do one of `g.moves`, until `g.over`. Begin with a view, which
holds nobody else's secrets, and deal what is hidden.
"""

from __future__ import annotations

from ..core.move import Move
from ..core.rng import seeded
from ..core.state import State
from ..core.state import play as play_on
from .rewards import gains as gains_by


def dealt(view: State, seed: str) -> State:
    """A whole table that a view may stand for; another seed deals the hidden things otherwise."""
    g: State = view.edition.game.dealt(view, seeded(seed))
    return g


def play(g: State, move: Move) -> None:
    """Make one of `g.moves` for `g.seat`, and go on to the next question or the end."""
    play_on(g, move)


def clone(g: State) -> State:
    """Another state that goes its own way."""
    return g.clone()


def gains(g: State, by: str = "share") -> list[float]:
    """What each seat has gained at the end: its share of the victory, or by `lead` its lead."""
    return gains_by(g, by)
