"""6.1-6.7 Learning a trick: which may be learned, the die it uses up, and where it goes."""

from __future__ import annotations

from typing import Final

from .....core.errors import NOT_NOW, Reason
from .....core.move import Move
from .....core.step import Step
from ...box.components import ANY, CATEGORIES, CELLS, ENGINEER_SHELF, RESIDENCE_DICE, X
from ..moves import BOARD, EXTENSION, GIVES_BACK, LEARN, LEARNS, RETURN, USE
from ..player import ALL_SYMBOLS
from ..state import NOT_IN_BOX, Trickerion, owner_of, symbol_of

SOMEBODY_KNOWS: Final = Reason("somebody-knows", "6.1")
NO_DIE: Final = Reason("no-residence-die", "6.2")
ALL_DICE_X: Final = Reason("all-residence-dice-x", "6.3")
TOO_LITTLE_FAME: Final = Reason("too-little-fame", "6.4")
DIE_DOES_NOT_FIT: Final = Reason("die-does-not-fit", "6.2")
NOT_A_RESIDENCE_DIE: Final = Reason("not-a-residence-die", "6.2")
DICE_ALIKE: Final = Reason("dice-alike", "1.7")
NO_SUCH_SHELF: Final = Reason("no-such-shelf", "6.7")
NO_SUCH_TRICK: Final = Reason("no-such-trick", "6.6")


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


def refused_trick(g: Trickerion, seat: int, trick: int) -> Reason | None:
    """Why a trick may not be learned, whatever the points."""
    if not g.box.has("trick", trick):
        return NOT_IN_BOX
    if g.holder[trick]:
        return SOMEBODY_KNOWS.about("seat", g.holder[trick] - 1)
    if not fitting_dice(g, seat, g.box.tricks[trick].category):
        if g.dice[RESIDENCE_DICE[0]] == X and g.dice[RESIDENCE_DICE[1]] == X:
            return ALL_DICE_X
        return NO_DIE.about("category", g.box.tricks[trick].category)
    p = g.players[seat]
    if g.box.tricks[trick].threshold > p.fame + p.coins:
        return TOO_LITTLE_FAME.about("fame", g.box.tricks[trick].threshold)
    return None


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "use":
            return NOT_NOW
        if move.arg not in RESIDENCE_DICE:
            return NOT_A_RESIDENCE_DIE
        fit = fits(g, seat, g.box.tricks[self.trick].category, move.arg)
        return DICE_ALIKE if fit else DIE_DOES_NOT_FIT


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return NO_SUCH_SHELF if move in (BOARD, EXTENSION) else NOT_NOW


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return NO_SUCH_TRICK if move.verb == "return" else NOT_NOW
