"""Cards as turned rectangles, in integers only: tenths of a millimetre and tenths of a degree.

A card whose angle is `a` covers all points p around its middle with 2 |p . u| <= WIDTH * UNIT and
2 |p . v| <= HEIGHT * UNIT, where u and v are the integer directions of its sides. Everything here
follows from that one definition, on every machine alike. Cards lie at whole degrees. No number here
needs more than 63 bits while cards lie within nine metres of each other, as 54 cards always do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...box.lengths import CARD_HEIGHT as HEIGHT
from ...box.lengths import CARD_WIDTH as WIDTH

if TYPE_CHECKING:
    from mypy_extensions import i64

MILLIMETRE: Final = 10
DEGREE: Final = 10
DEGREES: Final = 360
DIAMETER: Final = 1083  # cards whose middles are farther apart do not touch

UNIT: Final = 16384
SINES: Final = [
    0, 286, 572, 857, 1143, 1428, 1713, 1997, 2280, 2563, 2845, 3126, 3406, 3686, 3964, 4240, 4516,
    4790, 5063, 5334, 5604, 5872, 6138, 6402, 6664, 6924, 7182, 7438, 7692, 7943, 8192, 8438, 8682,
    8923, 9162, 9397, 9630, 9860, 10087, 10311, 10531, 10749, 10963, 11174, 11381, 11585, 11786,
    11982, 12176, 12365, 12551, 12733, 12911, 13085, 13255, 13421, 13583, 13741, 13894, 14044,
    14189, 14330, 14466, 14598, 14726, 14849, 14968, 15082, 15191, 15296, 15396, 15491, 15582,
    15668, 15749, 15826, 15897, 15964, 16026, 16083, 16135, 16182, 16225, 16262, 16294, 16322,
    16344, 16362, 16374, 16382, 16384,
]  # fmt: skip
"""Of 0 to 90 degrees, in UNITs."""


def _sine(degrees: int) -> int:
    quarter, rest = degrees // 90 % 4, degrees % 90
    size = SINES[90 - rest] if quarter % 2 else SINES[rest]
    return -size if quarter > 1 else size


SIN: Final[list[int]] = [_sine(d) for d in range(DEGREES)]
COS: Final[list[int]] = [_sine(d + 90) for d in range(DEGREES)]
SQUARE: Final[list[int]] = [COS[d] * COS[d] + SIN[d] * SIN[d] for d in range(DEGREES)]
"""The true length of a direction, squared: nearly UNIT squared."""


def overlap(dx: i64, dy: i64, one: i64, other: i64, inset: i64) -> bool:
    """Whether two cards share an area, the second at (dx, dy) from the first.

    Every side moves in by `inset` first. Rectangles are apart exactly if they are apart along a
    side of one of them.
    """
    w: i64 = WIDTH - 2 * inset
    h: i64 = HEIGHT - 2 * inset
    c: i64 = COS[one // DEGREE]
    s: i64 = SIN[one // DEGREE]
    c2: i64 = COS[other // DEGREE]
    s2: i64 = SIN[other // DEGREE]
    along, across = positive(c * c2 + s * s2), positive(s * c2 - c * s2)
    wide, high = w * along + h * across, h * along + w * across
    n: i64 = SQUARE[one // DEGREE]
    n2: i64 = SQUARE[other // DEGREE]
    return (
        2 * positive(dx * c + dy * s) * n2 < UNIT * (w * n2 + wide)
        and 2 * positive(dy * c - dx * s) * n2 < UNIT * (h * n2 + high)
        and 2 * positive(dx * c2 + dy * s2) * n < UNIT * (w * n + wide)
        and 2 * positive(dy * c2 - dx * s2) * n < UNIT * (h * n + high)
    )


def positive(number: i64) -> i64:
    """Its size; the built-in `abs` is slower."""
    return number if number >= 0 else -number


def outside(dx: i64, dy: i64, angle: i64) -> i64:
    """How far a point is from a card, squared and in small units; 0 on the card and at its rim."""
    c: i64 = COS[angle // DEGREE]
    s: i64 = SIN[angle // DEGREE]
    u = 2 * positive(dx * c + dy * s) - WIDTH * UNIT
    v = 2 * positive(dy * c - dx * s) - HEIGHT * UNIT
    far: i64 = 0
    if u > 0:
        far = u * u
    if v > 0:
        far += v * v
    return far


def extent(angle: int) -> tuple[int, int]:
    """How far a card reaches to its sides and up or down, rounded outwards."""
    c, s, n = COS[angle // DEGREE], SIN[angle // DEGREE], 2 * SQUARE[angle // DEGREE]
    across = (WIDTH * abs(c) + HEIGHT * abs(s)) * UNIT
    down = (WIDTH * abs(s) + HEIGHT * abs(c)) * UNIT
    return -(-across // n), -(-down // n)


def corners(x: int, y: int, angle: int) -> list[int]:
    """The outline of a card at (x, y), from what is its top left corner when upright, clockwise."""
    c, s, n = COS[angle // DEGREE], SIN[angle // DEGREE], SQUARE[angle // DEGREE]
    found: list[int] = []
    for w, h in ((-WIDTH, -HEIGHT), (WIDTH, -HEIGHT), (WIDTH, HEIGHT), (-WIDTH, HEIGHT)):
        found.append(x + ((w * c - h * s) * UNIT + n) // (2 * n))
        found.append(y + ((w * s + h * c) * UNIT + n) // (2 * n))
    return found
