"""8 Workshop: preparing tricks, and moving what lies on a player's boards."""

from __future__ import annotations

from typing import Final

from .....core.errors import NOT_NOW, Reason
from .....core.move import Move
from .....core.step import Step
from ...box.components import (
    APPRENTICE,
    ASSISTANT,
    COMPONENTS,
    ENGINEER,
    ENGINEER_SHELF,
    FREE_SEAT,
    KIND_OF,
    MANAGER,
)
from ..moves import (
    ESCORT,
    ESCORTS,
    EXTENSION,
    PREPARE,
    PREPARES,
    SHIFT,
    SHIFTS,
    STOW,
    STOWS,
    SWAP,
    SWAPS,
)
from ..player import ALL_SYMBOLS, BOARD_SEATS
from ..state import Trickerion
from .acting import TOO_FEW_POINTS, Acting

NO_TRICK: Final = Reason("no-trick-of-symbol", "8.2")
COMPONENTS_MISSING: Final = Reason("components-missing", "8.2")
ALREADY_PREPARED: Final = Reason("already-prepared", "8.2")
NO_MARKER_LEFT: Final = Reason("no-marker-left", "8.2")
NO_SUCH_SPECIALIST: Final = Reason("no-such-specialist", "8.6")
CANNOT_MOVE: Final = Reason("cannot-move", "8.9")
NO_SUCH_PILE: Final = Reason("no-such-pile", "8.7")
PILE_TOO_HIGH: Final = Reason("pile-too-high", "8.7")
NOT_WITH_MANAGER: Final = Reason("not-with-manager", "8.7")
APPRENTICE_IS_OUT: Final = Reason("apprentice-is-out", "8.8")


class Workshop(Acting):
    """8.1 In their workshop, characters prepare tricks or rearrange the boards."""

    def actions(self, g: Trickerion, points: int) -> list[Move]:
        seat, tricks = self.seat, g.players[self.seat].trick
        moves = [
            PREPARE[s]
            for s in ALL_SYMBOLS
            if g.box.tricks[tricks[s]].points <= points and may_prepare(g, seat, s)
        ]
        if points >= g.box.costs.move:
            moves += self.shifts(g)
            moves += self.stows(g)
            moves += self.escorts(g)
        return moves

    def shifts(self, g: Trickerion) -> list[Move]:
        return [SHIFT[s] for s in ALL_SYMBOLS if may_shift(g, self.seat, s)]

    def stows(self, g: Trickerion) -> list[Move]:
        if not g.players[self.seat].has(MANAGER):
            return []
        return [STOW[c] for c in range(1, len(COMPONENTS)) if may_stow(g, self.seat, c)]

    def escorts(self, g: Trickerion) -> list[Move]:
        """8.8 Apprentices that may move; those on the player board with the same card are alike."""
        p, seen, moves = g.players[self.seat], list[int](), list[Move]()
        if p.has(ASSISTANT):
            for place in [*BOARD_SEATS, FREE_SEAT]:
                alike = p.cards[place] * 100 + p.at[place]
                if may_escort(g, self.seat, place) and alike not in seen:
                    moves.append(ESCORT[place])
                    seen.append(alike)
        return moves

    def act(self, g: Trickerion, move: Move) -> None:
        seat, p = self.seat, g.players[self.seat]
        if move.verb == "prepare":
            g.points -= g.box.tricks[p.trick[move.arg]].points
            prepare(g, seat, move.arg)
            return
        g.points -= g.box.costs.move
        if move.verb == "shift":
            shift(g, seat, move.arg)
        elif move.verb == "escort":
            escort(g, seat, move.arg)
        elif p.is_with_manager(move.arg):
            p.store[move.arg] = p.free_slot()
            g.tell(STOWS, seat, move.arg)
        else:
            g.then(MovePile(seat, move.arg))

    def refused(self, g: Trickerion, seat: int, move: Move) -> Reason:
        p = g.players[seat]
        if move.verb == "prepare":
            return self.refused_prepare(g, seat, move.arg)
        if move.verb == "shift":
            return CANNOT_MOVE if p.has(ENGINEER) else NO_SUCH_SPECIALIST.about("kind", ENGINEER)
        if move.verb == "stow":
            return self.refused_stow(g, seat, move.arg)
        if move.verb == "escort":
            if not p.has(ASSISTANT):
                return NO_SUCH_SPECIALIST.about("kind", ASSISTANT)
            return APPRENTICE_IS_OUT if p.is_placed(move.arg) else CANNOT_MOVE
        return NOT_NOW

    def refused_prepare(self, g: Trickerion, seat: int, symbol: int) -> Reason:
        p = g.players[seat]
        trick = p.trick[symbol]
        if not trick:
            return NO_TRICK.about("symbol", symbol)
        if p.ready[symbol]:
            return ALREADY_PREPARED.about("trick", trick)
        if not g.has_components(seat, g.box.tricks[trick].needs):
            return COMPONENTS_MISSING.about("trick", trick)
        if not g.supply(seat, symbol):
            return NO_MARKER_LEFT.about("trick", trick)
        return TOO_FEW_POINTS.about("points", g.box.tricks[trick].points)

    def refused_stow(self, g: Trickerion, seat: int, component: int) -> Reason:
        p = g.players[seat]
        if not p.has(MANAGER):
            return NO_SUCH_SPECIALIST.about("kind", MANAGER)
        if not p.units[component]:
            return NO_SUCH_PILE.about("component", component)
        if not p.is_with_manager(component) and p.units[component] > g.box.manager_limit:
            return PILE_TOO_HIGH.about("component", component)
        return CANNOT_MOVE


def may_prepare(g: Trickerion, seat: int, symbol: int) -> bool:
    """8.2 All components, no marker on the card, and a marker left in the supply."""
    p = g.players[seat]
    if not p.trick[symbol] or p.ready[symbol] or not g.supply(seat, symbol):
        return False
    return g.has_components(seat, g.box.tricks[p.trick[symbol]].needs)


def prepare(g: Trickerion, seat: int, symbol: int) -> None:
    """8.4 As many markers as printed, one more on the engineer's board, while the supply lasts."""
    p = g.players[seat]
    markers = g.box.tricks[p.trick[symbol]].markers
    if p.shelf[symbol] == ENGINEER_SHELF:
        markers += 1
    p.ready[symbol] = min(markers, g.supply(seat, symbol))
    g.tell(PREPARES, seat, p.trick[symbol], p.ready[symbol])


def may_shift(g: Trickerion, seat: int, symbol: int) -> bool:
    """8.6 To the engineer's board, swapping with a trick there; back only where allowed."""
    p = g.players[seat]
    if not p.trick[symbol] or not p.has(ENGINEER):
        return False
    if p.shelf[symbol] != ENGINEER_SHELF:
        return True
    return g.box.moves_anywhere and p.free_shelf() > 0


def shift(g: Trickerion, seat: int, symbol: int) -> None:
    p = g.players[seat]
    before = p.shelf[symbol]
    if before == ENGINEER_SHELF:
        p.shelf[symbol] = p.free_shelf()
    else:
        other = p.symbol_on(ENGINEER_SHELF)
        p.shelf[symbol] = ENGINEER_SHELF
        if other:
            p.shelf[other] = before
    g.tell(SHIFTS, seat, p.trick[symbol])


def may_stow(g: Trickerion, seat: int, component: int) -> bool:
    """8.7 To the manager's board, where only small piles fit; back only where allowed."""
    p = g.players[seat]
    if not p.units[component]:
        return False
    if p.is_with_manager(component):
        return g.box.moves_anywhere and p.free_slot() > 0
    return p.units[component] <= g.box.manager_limit


def may_escort(g: Trickerion, seat: int, place: int) -> bool:
    """8.8 An apprentice that is not out, to an empty seat of the other board."""
    p = g.players[seat]
    if KIND_OF[place] != APPRENTICE or not p.crew[place] or p.is_placed(place):
        return False
    if place != FREE_SEAT:
        return not p.crew[FREE_SEAT]
    return g.box.moves_anywhere and free_board_seat(g, seat) > 0


def free_board_seat(g: Trickerion, seat: int) -> int:
    p = g.players[seat]
    for place in BOARD_SEATS:
        if not p.crew[place]:
            return place
    return 0


def escort(g: Trickerion, seat: int, place: int) -> None:
    """The apprentice changes seats, and its assignment card comes along."""
    p = g.players[seat]
    to = FREE_SEAT if place != FREE_SEAT else free_board_seat(g, seat)
    p.crew[to], p.cards[to], p.at[to] = 1, p.cards[place], p.at[place]
    p.crew[place] = p.cards[place] = p.at[place] = 0
    g.tell(ESCORTS, seat, to)


class MovePile(Step[Trickerion]):
    """8.7 Where on the manager's board: on a free slot, or swapped with a pile there?"""

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component: Final = component

    def moves(self, g: Trickerion) -> list[Move]:
        p = g.players[self.seat]
        moves = [EXTENSION] if p.free_manager_slot() else []
        return moves + [SWAP[c] for c in range(1, len(COMPONENTS)) if p.is_with_manager(c)]

    def apply(self, g: Trickerion, move: Move) -> None:
        p = g.players[self.seat]
        if move is EXTENSION:
            p.store[self.component] = p.free_manager_slot()
            g.tell(STOWS, self.seat, self.component)
        else:
            mine, theirs = p.store[self.component], p.store[move.arg]
            p.store[self.component], p.store[move.arg] = theirs, mine
            g.tell(SWAPS, self.seat, self.component, move.arg)

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return NOT_WITH_MANAGER.about("component", move.arg) if move.verb == "swap" else NOT_NOW


WORKSHOP_OF: Final = [Workshop(seat) for seat in range(4)]
