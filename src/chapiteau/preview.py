"""What a move would do, as far as whoever makes it can foretell: played on a copy of their view."""

from __future__ import annotations

from typing import Final, Generic

from .core.event import Event
from .core.game import Game
from .core.move import Move
from .core.rng import seeded
from .core.state import settle
from .core.step import NOBODY, G


class Preview(Generic[G]):
    """The table after a move, and what is told of it."""

    def __init__(self, view: G, told: list[Event], is_open: bool, reveals: bool = False) -> None:
        self.view: Final = view  # as the seat would see it
        self.told: Final = told
        self.is_open: Final = is_open  # something is revealed then, and nobody can say what
        self.reveals: Final = reveals  # by the move itself, not only by what others do then


def preview(game: Game[G], view: G, seat: int, move: Move, deal: str = "preview") -> Preview[G]:
    """Play a move on a deal of a view. What the deal made up never shows, for the view after it
    hides it again, so any other deal gives the same."""
    return foretold(game, game.dealt(view, seeded(deal)), seat, move)


def foretold(game: Game[G], table: G, seat: int, move: Move) -> Preview[G]:
    """Play a move on a copy of a table that a view may stand for, up to the next decision or until
    the seat would learn something; where others learn from a move that its maker foretells, what
    the move itself does."""
    g = game.copy(table)
    told: list[Event] = []
    before, known = table, 0
    g.heard = told
    step, knows = g.stack[-1], g.learned[seat]
    is_foretold = step.is_foretold(g, seat, move)
    step.take(g, seat, move)
    reveals = g.learned[seat] != knows
    if is_foretold and reveals:
        g.seat, g.moves = NOBODY, []  # the next question is not asked yet
        return Preview(game.view(g, seat), told, True)
    while g.learned[seat] == knows:
        before, known = game.copy(g), len(told)
        if not g.stack:
            settle(g)  # it is over
        if not g.stack or g.stack[-1].advance(g):
            return Preview(game.view(g, seat), told, False)
    return Preview(game.view(before, seat), told[:known], True, reveals)
