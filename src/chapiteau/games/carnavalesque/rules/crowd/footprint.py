"""What a card hides of the table: the points of a raster of one millimetre, as bits of a number.

The bit of the point (x, y) around a card's middle is (y + REACH) * STRIDE + x + REACH. A line is
more than twice as long as a card, so that the bits of another card, shifted to where it lies,
never reach around the end of a line into this card's. Cards lie at whole millimetres and degrees:
one footprint for each degree is all there is.
"""

from __future__ import annotations

from typing import Final

from ...box.lengths import CARD_HEIGHT as HEIGHT
from ...box.lengths import CARD_WIDTH as WIDTH
from .rectangle import COS, DEGREE, DEGREES, MILLIMETRE, SIN, UNIT

REACH: Final = 54  # millimetres from the middle to the farthest point of the raster
STRIDE: Final = 224
_made: Final[list[int]] = [0] * DEGREES


def footprint(angle: int) -> int:
    """The points that a card covers; found when first asked for."""
    turn = angle // DEGREE
    found = _made[turn]
    if not found:
        found = _made[turn] = _drawn(turn)
    return found


def shifted(points: int, dx: int, dy: int) -> int:
    """The points of a card that lies (dx, dy) away, in the raster of this one."""
    bits = dy // MILLIMETRE * STRIDE + dx // MILLIMETRE
    return points << bits if bits >= 0 else points >> -bits


def _drawn(turn: int) -> int:
    c, s, points = COS[turn], SIN[turn], 0
    for y in range(-REACH, REACH + 1):
        low, high = _between(c, y * s, WIDTH // MILLIMETRE)
        low2, high2 = _between(-s, y * c, HEIGHT // MILLIMETRE)
        low, high = max(low, low2), min(high, high2)
        if low < high:
            line = ((1 << (high - low)) - 1) << (low + REACH)
            points |= line << ((y + REACH) * STRIDE)
    return points


def _between(slope: int, start: int, size: int) -> tuple[int, int]:
    """From which x up to before which one -size * UNIT <= 2 (slope * x + start) < size * UNIT."""
    low, high = -size * UNIT - 2 * start, size * UNIT - 2 * start
    if slope == 0:
        return (-REACH, REACH + 1) if low <= 0 < high else (0, 0)
    step = 2 * slope
    if step < 0:  # counted from the other side the open end comes first
        low, high, step = 1 - high, 1 - low, -step
    return max(-REACH, -(-low // step)), min(REACH + 1, -(-high // step))
