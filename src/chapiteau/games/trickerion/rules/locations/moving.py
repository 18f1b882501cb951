"""8.6-8.9 Moving what lies on a player's boards: tricks, piles and apprentices."""

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
    ESCORTS,
    ESCORTS_BACK,
    EXTENSION,
    SHIFTS,
    SHIFTS_BACK,
    STOWS,
    SWAP,
    SWAPS,
    TRADES,
)
from ..player import BOARD_SEATS
from ..state import NOT_IN_BOX, Trickerion
from .acting import unfinished

NO_ENGINEER: Final = Reason("no-such-specialist", "8.6")
NO_TRICK_TO_MOVE: Final = Reason("no-trick-of-symbol", "8.6")
TRICK_STAYS: Final = Reason("trick-stays", "8.6")
NO_SHELF: Final = Reason("no-place-for-trick", "8.6")
NO_MANAGER: Final = Reason("no-such-specialist", "8.7")
NO_SUCH_PILE: Final = Reason("no-such-pile", "8.7")
PILE_STAYS: Final = Reason("pile-stays", "8.7")
NO_STORE: Final = Reason("no-slot-for-pile", "8.7")
PILE_TOO_HIGH: Final = Reason("pile-too-high", "7.11")
NOT_WITH_MANAGER: Final = Reason("not-with-manager", "8.7")
NO_MANAGER_SLOT: Final = Reason("no-manager-slot", "8.7")
NO_ASSISTANT: Final = Reason("no-such-specialist", "8.8")
NO_SUCH_APPRENTICE: Final = Reason("no-such-apprentice", "8.8")
APPRENTICE_IS_OUT: Final = Reason("apprentice-is-out", "8.10")
APPRENTICE_STAYS: Final = Reason("apprentice-stays", "8.8")
NO_BOARD_SEAT: Final = Reason("no-board-seat", "8.8")
SEAT_TAKEN: Final = Reason("assistant-seat-taken", "8.8")
APPRENTICES_ALIKE: Final = Reason("move-the-first", "1.7")
SAME_BOARD: Final = Reason("same-board", "8.9")


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
        g.tell(SHIFTS_BACK, seat, p.trick[symbol])
        return
    other = p.symbol_on(ENGINEER_SHELF)
    p.shelf[symbol] = ENGINEER_SHELF
    if other:
        p.shelf[other] = before
        g.tell(TRADES, seat, p.trick[symbol], p.trick[other])
    else:
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
    g.tell(ESCORTS if to == FREE_SEAT else ESCORTS_BACK, seat)


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
