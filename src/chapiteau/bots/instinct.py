"""A bot that does what looks best at first sight, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .bot import Budget


class Instinct:
    """The game's first opinion of the moves, and nothing else.

    It overlooks so many of 100 moves.
    """

    def __init__(self, mind: Mind[Any], overlooks: int = 0) -> None:
        self.mind = mind
        self.overlooks = overlooks

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        candidates = self.mind.candidates(view, view.seat, list(moves))
        seen = noticed(candidates, self.overlooks, rng)
        return at_first_sight(self.mind, view, view.seat, seen, rng)


def noticed(moves: Sequence[Move], overlooks: int, rng: Rng) -> list[Move]:
    """The moves that somebody thinks of who overlooks so many of 100; of few, at least one."""
    if not overlooks:
        return list(moves)
    seen = [move for move in moves if rng.below(100) >= overlooks]
    return seen or [moves[rng.below(len(moves))]]


def at_first_sight(mind: Mind[Any], g: State, seat: int, moves: list[Move], dice: Rng) -> Move:
    """The move that looks best, any of them where several do."""
    priors = mind.priors(g, seat, moves)
    best = max(priors)
    finest = [move for move, prior in zip(moves, priors, strict=True) if prior == best]
    return finest[dice.below(len(finest))]


def in_passing(mind: Mind[Any], g: State, dice: Rng) -> Move:
    """What whoever is asked does in a turn that is only imagined: what looks best, where there is
    anything to compare."""
    moves = g.moves
    if len(moves) > 1:
        moves = mind.in_passing(g, g.seat, moves)
    return moves[0] if len(moves) == 1 else at_first_sight(mind, g, g.seat, moves, dice)
