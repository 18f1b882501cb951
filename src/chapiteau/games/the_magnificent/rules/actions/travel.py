"""6.1-6.9 Travel: the wagon of the die's colour goes round its wheel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import (
    DOUBLE_TENT,
    PLUS_TRAVEL,
    POSTER_CELL,
    TRANSPARENT,
    TURN_BACK,
    WHEEL,
)
from ..moments import elsewhere
from ..moves import (
    LEAVES_TENT,
    PASS,
    PITCH,
    PITCHES,
    SPOT,
    STAYS,
    STEPS,
    TRAVELS,
    TRAVELS_BACK,
)
from ..state import TRAVELLING, Magnificent
from .build import raise_power
from .gains import gain_coins, gain_gem, gain_points, gain_posters, gain_talent

TOO_FAR: Final = Reason("too-far", "6.1")
TENT_PLACE_TAKEN: Final = Reason("tent-place-taken", "6.7")
TENT_STAYS: Final = Reason("tent-must-be-pitched", "2.13")
SEATS: Final = range(4)


def begin_travel(g: Magnificent, seat: int) -> None:
    """3.7 The action of this turn is to travel."""
    g.action = TRAVELLING
    g.then(CHOOSE_STEPS[seat])


class ChooseSteps(Step[Magnificent]):
    """6.1 The wagon goes up to as many cells as the power; the number is chosen once (6.2)."""

    def moves(self, g: Magnificent) -> list[Move]:
        seat = self.seat
        moves = STEPS[: g.power(seat) + 1]
        for effect in (PLUS_TRAVEL, TURN_BACK):
            spot = g.spot_of(seat, effect)
            if spot:
                moves.append(SPOT[spot])
        return moves

    def apply(self, g: Magnificent, move: Move) -> None:
        seat = self.seat
        if move.verb == "spot":
            if g.box.talents[move.arg].effect == PLUS_TRAVEL:
                raise_power(g, seat, move.arg)
            else:
                g.use_spot(seat, move.arg)
            g.then(self)
        elif move.arg == 0:
            g.tell(STAYS, seat, g.colour)
        else:
            is_back = self.goes_back(g)
            told = TRAVELS_BACK if is_back else TRAVELS
            g.tell(told, seat, g.colour, move.arg, g.power(seat))
            self.roll(g, move.arg, -1 if is_back else 1)

    def goes_back(self, g: Magnificent) -> bool:
        """8.11 Whether a talent turns the wagon round."""
        for spot, tokens in enumerate(g.on_spots):
            if tokens and g.box.talents[spot].effect == TURN_BACK:
                return True
        return False

    def roll(self, g: Magnificent, steps: int, direction: int) -> None:
        """6.3 Every gem symbol passed brings its gem, every free poster symbol a poster (6.4)."""
        seat, colour, posters = self.seat, g.colour, 0
        cell = g.wagons[colour]
        for _ in range(steps):
            cell = (cell + direction) % WHEEL
            sign = g.box.wheels[colour][cell]
            if sign != POSTER_CELL:
                gain_gem(g, seat, sign)
            elif not g.tent_on(colour, cell):
                posters += 1
        g.wagons[colour] = cell
        gain_posters(g, seat, posters)
        tent = g.tent_on(colour, cell)
        if tent and g.players[seat].has_tent_place():
            g.then(TakeTent(seat, tent))

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "steps":
            yield TOO_FAR.about("count", move.arg), move.arg <= g.power(seat)
        else:
            yield from elsewhere(g, seat, move, [PLUS_TRAVEL, TURN_BACK])


def pitch_conditions(g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
    """6.7 A tent goes to a free place; the first one has its printed tent."""
    if move.verb == "pitch":
        yield TENT_PLACE_TAKEN.about("place", move.arg), not g.players[seat].tents[move.arg]
    else:
        yield from elsewhere(g, seat, move)


class TakeTent(Step[Magnificent]):
    """6.5 A wagon that ends on a tent may take it along, to a free place (6.6)."""

    def __init__(self, seat: int, tent: int) -> None:
        super().__init__(seat)
        self.tent: Final = tent

    def moves(self, g: Magnificent) -> list[Move]:
        return [*[PITCH[p] for p in g.players[self.seat].free_tent_places()], PASS]

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is PASS:
            g.tell(LEAVES_TENT, self.seat, self.tent)
            return
        g.standing[(g.colour - 1) * WHEEL + g.wagons[g.colour]] = 0
        pitch(g, self.seat, self.tent, move.arg)
        if g.spot_of(self.seat, DOUBLE_TENT):
            g.then(DoubleTent(self.seat, move.arg))
        else:
            open_place(g, self.seat, move.arg, 1)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        return pitch_conditions(g, seat, move)


class PitchStartTent(Step[Magnificent]):
    """2.13 The tent that was left over goes to a free place of this board."""

    def __init__(self, seat: int, tent: int) -> None:
        super().__init__(seat)
        self.tent: Final = tent

    def moves(self, g: Magnificent) -> list[Move]:
        return [PITCH[p] for p in g.players[self.seat].free_tent_places()]

    def apply(self, g: Magnificent, move: Move) -> None:
        g.spare_tents.remove(self.tent)
        pitch(g, self.seat, self.tent, move.arg)
        open_place(g, self.seat, move.arg, 1)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move is PASS:
            yield TENT_STAYS, False  # taking one from a wheel is the moment to leave it
        else:
            yield from pitch_conditions(g, seat, move)


def pitch(g: Magnificent, seat: int, tent: int, place: int) -> None:
    g.players[seat].tents[place] = tent
    g.tell(PITCHES, seat, tent, place)


def open_place(g: Magnificent, seat: int, place: int, times: int) -> None:
    """6.7 A new tent brings what is printed at its place."""
    printed = g.box.tent_places[place]
    if printed.coins:
        gain_coins(g, seat, printed.coins * times)
    if printed.points:
        gain_points(g, seat, printed.points * times)
    for _ in range(printed.gems * times):
        gain_gem(g, seat, TRANSPARENT)
    for _ in range(printed.talents * times):
        gain_talent(g, seat)
    gain_posters(g, seat, printed.posters * times)


class DoubleTent(Step[Magnificent]):
    """8.11 A talent may double what the place of a new tent brings."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def moves(self, g: Magnificent) -> list[Move]:
        return [SPOT[g.spot_of(self.seat, DOUBLE_TENT)], PASS]

    def apply(self, g: Magnificent, move: Move) -> None:
        times = 1
        if move is not PASS:
            g.use_spot(self.seat, move.arg)
            times = 2
        open_place(g, self.seat, self.place, times)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        return elsewhere(g, seat, move, [DOUBLE_TENT])


CHOOSE_STEPS: Final = [ChooseSteps(seat) for seat in SEATS]
