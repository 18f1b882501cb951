"""8 Workshop: preparing tricks, and moving what lies on a player's boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import (
    APPRENTICE,
    ASSISTANT,
    COMPONENTS,
    ENGINEER,
    ENGINEER_SHELF,
    FREE_SEAT,
    KIND_OF,
    MANAGER,
    WORKSHOP,
)
from ..moves import (
    BOARD,
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
from ..state import NOT_IN_BOX, Trickerion
from .acting import Acting, can_pay_points, unfinished

NO_TRICK: Final = Reason("no-trick-of-symbol", "8.2")
COMPONENTS_MISSING: Final = Reason("components-missing", "8.2")
ALREADY_PREPARED: Final = Reason("already-prepared", "8.2")
NO_MARKER_LEFT: Final = Reason("no-marker-left", "8.2")
NO_ENGINEER: Final = Reason("no-such-specialist", "8.6")
NO_TRICK_TO_MOVE: Final = Reason("no-trick-of-symbol", "8.6")
TRICK_STAYS: Final = Reason("trick-stays", "8.6")
NO_SHELF: Final = Reason("no-place-for-trick", "8.6")
NO_MANAGER: Final = Reason("no-such-specialist", "8.7")
NO_SUCH_PILE: Final = Reason("no-such-pile", "8.7")
PILE_STAYS: Final = Reason("pile-stays", "8.7")
NO_STORE: Final = Reason("no-slot-for-pile", "8.7")
PILE_TOO_HIGH: Final = Reason("pile-too-high", "8.7")
NOT_WITH_MANAGER: Final = Reason("not-with-manager", "8.7")
NO_MANAGER_SLOT: Final = Reason("no-manager-slot", "8.7")
NO_ASSISTANT: Final = Reason("no-such-specialist", "8.8")
NO_SUCH_APPRENTICE: Final = Reason("no-such-apprentice", "8.8")
APPRENTICE_IS_OUT: Final = Reason("apprentice-is-out", "8.8")
APPRENTICE_STAYS: Final = Reason("apprentice-stays", "8.8")
NO_BOARD_SEAT: Final = Reason("no-board-seat", "8.8")
SEAT_TAKEN: Final = Reason("assistant-seat-taken", "8.8")
APPRENTICES_ALIKE: Final = Reason("move-the-first", "1.7")
SAME_BOARD: Final = Reason("same-board", "8.9")


class Workshop(Acting):
    """8.1 In their workshop, characters prepare tricks or rearrange the boards."""

    location = WORKSHOP

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

    def demands(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "prepare":
            yield from preparing_conditions(g, seat, move.arg)
            return
        if move.verb == "shift":
            yield from shifting_conditions(g, seat, move.arg)
        elif move.verb == "stow":
            yield from stowing_conditions(g, seat, move.arg)
        else:
            yield from escorting_conditions(g, seat, move.arg)
        yield can_pay_points(g, g.box.costs.move)


def may_prepare(g: Trickerion, seat: int, symbol: int) -> bool:
    """8.2 All components, no marker on the card, and a marker left in the supply."""
    p = g.players[seat]
    if not p.trick[symbol] or p.ready[symbol] or not g.supply(seat, symbol):
        return False
    return g.has_components(seat, g.box.tricks[p.trick[symbol]].needs)


def preparing_conditions(g: Trickerion, seat: int, symbol: int) -> Iterator[Condition]:
    p = g.players[seat]
    trick = p.trick[symbol]
    yield NO_TRICK.about("symbol", symbol), trick > 0
    yield ALREADY_PREPARED.about("trick", trick), not p.ready[symbol]
    has_all = g.has_components(seat, g.box.tricks[trick].needs)
    yield COMPONENTS_MISSING.about("trick", trick), has_all
    yield NO_MARKER_LEFT.about("trick", trick), g.supply(seat, symbol) > 0
    yield can_pay_points(g, g.box.tricks[trick].points)


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


def shifting_conditions(g: Trickerion, seat: int, symbol: int) -> Iterator[Condition]:
    p = g.players[seat]
    yield NO_ENGINEER.about("kind", ENGINEER), p.has(ENGINEER)
    yield NO_TRICK_TO_MOVE.about("symbol", symbol), p.trick[symbol] > 0
    if p.shelf[symbol] == ENGINEER_SHELF:
        yield TRICK_STAYS, g.box.moves_anywhere
        yield NO_SHELF, p.free_shelf() > 0


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


def stowing_conditions(g: Trickerion, seat: int, component: int) -> Iterator[Condition]:
    p = g.players[seat]
    yield NOT_IN_BOX, g.box.has("component", component)
    yield NO_MANAGER.about("kind", MANAGER), p.has(MANAGER)
    yield NO_SUCH_PILE.about("component", component), p.units[component] > 0
    if p.is_with_manager(component):
        yield PILE_STAYS.about("component", component), g.box.moves_anywhere
        yield NO_STORE.about("component", component), p.free_slot() > 0
    else:
        fits = p.units[component] <= g.box.manager_limit
        yield PILE_TOO_HIGH.about("component", component), fits


def may_escort(g: Trickerion, seat: int, place: int) -> bool:
    """8.8 An apprentice that is not out, to an empty seat of the other board."""
    p = g.players[seat]
    if KIND_OF[place] != APPRENTICE or not p.crew[place] or p.is_placed(place):
        return False
    if place != FREE_SEAT:
        return not p.crew[FREE_SEAT]
    return g.box.moves_anywhere and free_board_seat(g, seat) > 0


def escorting_conditions(g: Trickerion, seat: int, place: int) -> Iterator[Condition]:
    p = g.players[seat]
    yield NO_ASSISTANT.about("kind", ASSISTANT), p.has(ASSISTANT)
    is_apprentice = KIND_OF[place] == APPRENTICE and p.crew[place] == 1
    yield NO_SUCH_APPRENTICE.about("character", place), is_apprentice
    yield APPRENTICE_IS_OUT.about("character", place), not p.is_placed(place)
    if place == FREE_SEAT:
        yield APPRENTICE_STAYS, g.box.moves_anywhere
        yield NO_BOARD_SEAT, free_board_seat(g, seat) > 0
    else:
        yield SEAT_TAKEN, not p.crew[FREE_SEAT]
        card, at = p.cards[place], p.at[place]
        alike = [s for s in BOARD_SEATS if p.crew[s] and p.cards[s] == card and p.at[s] == at]
        yield APPRENTICES_ALIKE, place == alike[0]


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        p = g.players[seat]
        if move.verb == "swap":
            is_there = p.is_with_manager(move.arg)
            yield NOT_IN_BOX, g.box.has("component", move.arg)
            yield NOT_WITH_MANAGER.about("component", move.arg), is_there
        elif move is EXTENSION:
            yield NO_MANAGER_SLOT, p.free_manager_slot() > 0
        elif move is BOARD:
            yield SAME_BOARD, False
        else:
            yield from unfinished(g, seat, WORKSHOP, move)


WORKSHOP_OF: Final = [Workshop(seat) for seat in range(4)]
