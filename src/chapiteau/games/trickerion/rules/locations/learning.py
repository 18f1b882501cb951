"""6.1-6.7 Learning a trick: which may be learned, the die it uses up, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import ANY, CATEGORIES, CELLS, DOWNTOWN, ENGINEER_SHELF, RESIDENCE_DICE, X
from ..moves import BOARD, EXTENSION, GIVES_BACK, LEARN, LEARNS, RETURN, USE
from ..player import ALL_SYMBOLS
from ..state import NOT_IN_BOX, Trickerion, owner_of, symbol_of
from .acting import unfinished

YOU_KNOW: Final = Reason("you-know", "6.1")
SOMEBODY_KNOWS: Final = Reason("somebody-knows", "6.1")
ALL_DICE_X: Final = Reason("all-residence-dice-x", "6.14")
NO_DIE: Final = Reason("no-residence-die", "6.2")
TOO_LITTLE_FAME: Final = Reason("too-little-fame", "6.4")
DIE_DOES_NOT_FIT: Final = Reason("die-does-not-fit", "6.2")
NO_SUCH_TRICK: Final = Reason("no-trick-of-symbol", "6.6")


def fits(g: Trickerion, seat: int, category: int, die: int) -> bool:
    """6.2 A residence die that shows the category, or anything if it is the favourite (6.3)."""
    face = g.dice[die]
    return face != X and (face in (category, ANY) or category == g.players[seat].favourite)


def fitting_dice(g: Trickerion, seat: int, category: int) -> list[int]:
    """The dice that may be used up for a category; only the first of two that show the same."""
    first, second = RESIDENCE_DICE
    found = [first] if fits(g, seat, category, first) else []
    alike = g.box.has_twin[second] and g.dice[first] == g.dice[second]
    if fits(g, seat, category, second) and not (alike and found):
        found.append(second)
    return found


def learnable(g: Trickerion, seat: int) -> list[Move]:
    """6.4 The tricks in the residence that a player may learn and can pay for."""
    p, box, holder = g.players[seat], g.box, g.holder
    most = p.fame + p.coins
    moves: list[Move] = []
    for category in range(1, len(CATEGORIES)):
        if fitting_dice(g, seat, category):
            for t in box.by_category[category]:
                if not holder[t] and box.tricks[t].threshold <= most:
                    moves.append(LEARN[t])
    return moves


def learning_conditions(g: Trickerion, seat: int, trick: int) -> Iterator[Condition]:
    """6.1 What must be so for a trick to be learned, whatever the points."""
    yield NOT_IN_BOX, g.box.has("trick", trick)
    yield YOU_KNOW.about("trick", trick), g.holder[trick] != seat + 1
    yield SOMEBODY_KNOWS.about("seat", g.holder[trick] - 1), not g.holder[trick]
    yield ALL_DICE_X, any(g.dice[die] != X for die in RESIDENCE_DICE)
    category, threshold = g.box.tricks[trick].category, g.box.tricks[trick].threshold
    yield NO_DIE.about("category", category), bool(fitting_dice(g, seat, category))
    p = g.players[seat]
    yield TOO_LITTLE_FAME.about("fame", threshold), threshold <= p.fame + p.coins


class UseDie(Step[Trickerion]):
    """6.2 Which die is turned to X for the new trick?"""

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick: Final = trick

    def moves(self, g: Trickerion) -> list[Move]:
        return [USE[d] for d in fitting_dice(g, self.seat, g.box.tricks[self.trick].category)]

    def apply(self, g: Trickerion, move: Move) -> None:
        g.dice[move.arg] = X
        g.tell(LEARNS, self.seat, self.trick, move.arg)
        p = g.players[self.seat]
        if p.free_shelf() or p.has_free_engineer_shelf():
            g.then(ChooseShelf(self.seat, self.trick))
        else:
            g.then(GiveBack(self.seat, self.trick))

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "use":
            category = g.box.tricks[self.trick].category
            does_fit = move.arg in fitting_dice(g, seat, category)
            yield DIE_DOES_NOT_FIT.about("die", move.arg), does_fit
        else:
            yield from unfinished(g, seat, DOWNTOWN, move)


class ChooseShelf(Step[Trickerion]):
    """6.7 Where does the new trick go: to the player board or to the engineer's?"""

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick: Final = trick

    def moves(self, g: Trickerion) -> list[Move]:
        p = g.players[self.seat]
        moves = [BOARD] if p.free_shelf() else []
        return [*moves, EXTENSION] if p.has_free_engineer_shelf() else moves

    def apply(self, g: Trickerion, move: Move) -> None:
        shelf = g.players[self.seat].free_shelf() if move is BOARD else ENGINEER_SHELF
        g.give_trick(self.seat, self.trick, shelf)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move not in (BOARD, EXTENSION):  # both are free where one is asked
            yield from unfinished(g, seat, DOWNTOWN, move)


class GiveBack(Step[Trickerion]):
    """6.6 Without a free place an old trick goes back; its markers come home from everywhere."""

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick: Final = trick

    def moves(self, g: Trickerion) -> list[Move]:
        tricks = g.players[self.seat].trick
        return [RETURN[s] for s in ALL_SYMBOLS if tricks[s]]

    def apply(self, g: Trickerion, move: Move) -> None:
        p, symbol = g.players[self.seat], move.arg
        old, shelf = p.trick[symbol], p.shelf[symbol]
        for place in g.cards_in_row():
            for cell in range(1, CELLS + 1):
                mark = g.mark_at(place, cell)
                if mark and owner_of(mark) == self.seat and symbol_of(mark) == symbol:
                    g.take_mark(place, cell)
        p.ready[symbol] = p.trick[symbol] = p.shelf[symbol] = 0
        g.holder[old] = 0
        g.tell(GIVES_BACK, self.seat, old)
        g.give_trick(self.seat, self.trick, shelf)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "return":
            has_trick = g.players[seat].trick[move.arg] > 0
            yield NO_SUCH_TRICK.about("symbol", move.arg), has_trick
        else:
            yield from unfinished(g, seat, DOWNTOWN, move)
