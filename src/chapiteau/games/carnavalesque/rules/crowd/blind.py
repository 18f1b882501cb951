"""The Jester's draw: a finger over a street that only the others see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.event import EVERYONE
from .....core.move import Move
from .....core.rng import Rng
from .....core.step import NOBODY, Auto, Condition, Step
from ...box.lengths import ZONE_HEIGHT, ZONE_WIDTH
from .. import chance
from ..moments import at_another_moment, while_drawing
from ..moves import (
    ALL_AIM,
    ALL_HINT,
    APPEARS_DOWN,
    APPEARS_UP,
    CLOSES_EYES,
    DOWN,
    FINDS_NOTHING,
    HINTS_AT,
    LEFT,
    PASS,
    POINTS,
    RIGHT,
    STOP,
    UP,
)
from ..reasons import EYES_ARE_CLOSED, MUST_DRAW, STOP_ENDS_HINTS
from ..state import GUIDED, RANDOM, Carnavalesque
from .crowd import look, take
from .heap import SPOT_COLUMNS, spot_x, spot_y

TOSSES: Final = 3
"""The sum of three dice from -sigma to sigma is Gaussian enough, with just that spread."""


class CloseEyes(Auto[Carnavalesque]):
    """5.1 The Jester closes both eyes and draws one card from the crowd, available or not."""

    def run(self, g: Carnavalesque) -> None:
        seat = self.seat
        if not g.heap.count():
            g.tell(FINDS_NOTHING, seat)
            return
        g.tell(CLOSES_EYES, seat)
        if g.mode() == RANDOM:
            g.then(Grope(seat), Grab(seat))
            return
        g.closed = seat
        if g.mode() == GUIDED:
            g.then(Aim(seat), Guided(seat), Grab(seat))
        else:
            g.then(Aim(seat), Grab(seat))


class Aim(Step[Carnavalesque]):
    """5.2 You point at a spot of the empty street; your hand is unsteady."""

    def moves(self, g: Carnavalesque) -> list[Move]:
        return ALL_AIM

    def apply(self, g: Carnavalesque, move: Move) -> None:
        g.learn(EVERYONE)
        column, line = (move.arg - 1) % SPOT_COLUMNS, (move.arg - 1) // SPOT_COLUMNS
        g.tell(POINTS, self.seat, column + 1, line + 1)
        rng = g.rng.stream(chance.FINGER)
        g.finger_x = spot_x(move.arg) + error(rng, g.box.sigma)
        g.finger_y = spot_y(move.arg) + error(rng, g.box.sigma)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            yield EYES_ARE_CLOSED, False
        elif move is PASS:
            yield MUST_DRAW, False
        elif move.verb != "aim":
            yield from while_drawing(g, seat, move)


def error(rng: Rng, sigma: int) -> int:
    """5.3 How far a finger strays: a sum of dice, as good as Gaussian."""
    total = 0
    for _ in range(TOSSES):
        total += rng.below(2 * sigma + 1) - sigma
    return total


class Grope(Auto[Carnavalesque]):
    """5.5 The finger lands anywhere on the crowd."""

    def run(self, g: Carnavalesque) -> None:
        left, top, right, bottom = g.heap.bounds()
        rng = g.rng.stream(chance.GROPE)
        g.finger_x = left + rng.below(right - left + 1)
        g.finger_y = top + rng.below(bottom - top + 1)


class Guided(Auto[Carnavalesque]):
    """5.6 The others, but not the King, may guide the finger with a few hints in turn."""

    def run(self, g: Carnavalesque) -> None:
        g.hints = g.box.hints
        helper = next_helper(g, self.seat, self.seat)
        if g.hints and helper != NOBODY:
            g.then(Hint(helper, self.seat))


def next_helper(g: Carnavalesque, seat: int, jester: int) -> int:
    """The next seat that may give a hint."""
    for k in range(1, g.seats + 1):
        helper = g.after(seat, k)
        if helper != g.king and helper != jester:
            return helper
    return NOBODY


class Hint(Step[Carnavalesque]):
    """5.6 You tell the Jester which way to move the finger, or to stop."""

    def __init__(self, seat: int, other_seat: int) -> None:
        super().__init__(seat)
        self.other_seat = other_seat

    def moves(self, g: Carnavalesque) -> list[Move]:
        return ALL_HINT

    def apply(self, g: Carnavalesque, move: Move) -> None:
        g.tell(HINTS_AT, self.seat, move.arg)
        g.hints = 0 if move.arg == STOP else g.hints - 1
        step = g.box.hint_step
        if move.arg == LEFT or move.arg == RIGHT:
            moved = g.finger_x + (step if move.arg == RIGHT else -step)
            g.finger_x = max(-ZONE_WIDTH // 2, min(ZONE_WIDTH // 2, moved))
        elif move.arg == UP or move.arg == DOWN:
            moved = g.finger_y + (step if move.arg == DOWN else -step)
            g.finger_y = max(-ZONE_HEIGHT // 2, min(ZONE_HEIGHT // 2, moved))
        if g.hints:
            g.then(Hint(next_helper(g, self.seat, self.other_seat), self.other_seat))

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move is PASS:
            yield STOP_ENDS_HINTS, False
        else:
            yield from at_another_moment(g, seat, move)


class Grab(Auto[Carnavalesque]):
    """5.4 The Jester draws the topmost card under the finger, else the nearest, and looks again."""

    def run(self, g: Carnavalesque) -> None:
        slot = g.heap.hit(g.finger_x, g.finger_y)
        open_eyes(g)
        g.finger_x = g.finger_y = g.hints = 0
        take(g, self.seat, slot)


def open_eyes(g: Carnavalesque) -> None:
    """The street is there again, as it was."""
    g.closed = NOBODY
    look(g, g.unlooked, APPEARS_UP, APPEARS_DOWN)
