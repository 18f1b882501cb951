"""8 Workshop: preparing tricks, and moving what lies on a player's boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition
from ...box.components import ASSISTANT, COMPONENTS, ENGINEER_SHELF, FREE_SEAT, MANAGER, WORKSHOP
from ..moves import ESCORT, PREPARE, PREPARES, SHIFT, STOW, STOWS_BACK
from ..player import ALL_SYMBOLS, BOARD_SEATS
from ..state import Trickerion
from .acting import Acting, can_pay_points
from .moving import (
    MovePile,
    escort,
    escorting_conditions,
    may_escort,
    may_shift,
    may_stow,
    shift,
    shifting_conditions,
    stowing_conditions,
)

NO_TRICK: Final = Reason("no-trick-of-symbol", "8.2")
COMPONENTS_MISSING: Final = Reason("components-missing", "8.2")
ALREADY_PREPARED: Final = Reason("already-prepared", "8.2")
NO_MARKER_LEFT: Final = Reason("no-marker-left", "8.2")


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
            g.tell(STOWS_BACK, seat, move.arg)
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


WORKSHOP_OF: Final = [Workshop(seat) for seat in range(4)]
