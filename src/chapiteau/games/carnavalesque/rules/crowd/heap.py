"""The crowd as a heap: where every card lies, what covers it, and how much of it is in sight.

Cards are known by their slot, never by what they show. Lengths are tenths of a millimetre, angles
tenths of a degree; x grows to the right, y downwards, and the middle of the zone is the origin.
A card comes to rest at a whole millimetre and a whole degree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core import bits
from .....core.native import mypyc_attr
from .....core.rng import Rng
from ...box.lengths import CARD_HEIGHT, CARD_WIDTH, ENOUGH, INSET, SLOTS, ZONE_HEIGHT, ZONE_WIDTH
from .footprint import footprint, shifted
from .rectangle import (
    COS,
    DEGREE,
    DEGREES,
    DIAMETER,
    MILLIMETRE,
    SIN,
    UNIT,
    corners,
    extent,
    outside,
    overlap,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PATCHES: Final = [(x, y) for x in (-245, 245, 0) for y in (-370, 370, 0)]
"""The middles of squares of 12 millimetres on a card: at least 120 points of the raster each."""
NEAR: Final = (2 * 90 * UNIT) ** 2  # nothing farther off than this touches such a square

AROUND: Final = 8
SIDES: Final = [
    (0, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
]  # fmt: skip
"""Where the places around the crowd lie, clockwise from the top left."""

SPOT: Final = 300  # the side of an aiming cell
SPOT_COLUMNS: Final = ZONE_WIDTH // SPOT
SPOT_ROWS: Final = ZONE_HEIGHT // SPOT
SPOTS: Final = SPOT_COLUMNS * SPOT_ROWS


def spot_x(spot: int) -> int:
    return (spot - 1) % SPOT_COLUMNS * SPOT + (SPOT - ZONE_WIDTH) // 2


def spot_y(spot: int) -> int:
    return (spot - 1) // SPOT_COLUMNS * SPOT + (SPOT - ZONE_HEIGHT) // 2


def bit(slot: i64) -> i64:
    """A slot in a mask of slots."""
    return bits.bit(slot - 1)


def mask_of(slots: list[int]) -> i64:
    mask: i64 = 0
    for slot in slots:
        mask |= bit(slot)
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Heap:
    """Cards that lie over and under each other; every list is indexed by slot, 0 is unused."""

    def __init__(self, like: Heap | None = None) -> None:
        if like is None:
            self.xs = [0] * (SLOTS + 1)
            self.ys = [0] * (SLOTS + 1)
            self.angles = [0] * (SLOTS + 1)
            self.ups = [0] * (SLOTS + 1)  # 1: face up
            self.order: list[int] = []  # the slots from the bottom to the top
            self.overs = [0] * (SLOTS + 1)  # which slots cover this one
            self.shades = [0] * (SLOTS + 1)  # the same with those that only reach over its rim
            self.laid: i64 = 0  # the slots in which a card lies
            self.buried: i64 = 0  # the slots of which nothing to speak of is in sight
            self.note = b""  # what whoever looks at it has written down
            self.unnoted: i64 = 0  # the slots that have got or lost a card since then
        else:
            self.xs = like.xs.copy()
            self.ys = like.ys.copy()
            self.angles = like.angles.copy()
            self.ups = like.ups.copy()
            self.order = like.order.copy()
            self.overs = like.overs.copy()
            self.shades = like.shades.copy()
            self.laid = like.laid
            self.buried = like.buried
            self.note = like.note
            self.unnoted = like.unnoted

    def clone(self) -> Heap:
        return Heap(self)

    # changes

    def throw(self, rng: Rng) -> int:
        """Toss a card anywhere into the zone; it comes to lie on top, either side up."""
        slot = self._toss(rng)
        self._bury(self._spread(slot))
        return slot

    def throw_many(self, count: int, rng: Rng) -> None:
        """Toss cards one by one."""
        for _ in range(count):
            self._spread(self._toss(rng))
        self._bury(self.laid)

    def lay(self, x: int, y: int, angle: int, up: int) -> int:
        """Put a card on top of all others, at the nearest millimetre and degree."""
        slot = self._rest(_whole(x, MILLIMETRE), _whole(y, MILLIMETRE), angle, up)
        self._bury(self._spread(slot))
        return slot

    def lay_around(self, place: int, up: int) -> int:
        """Put a card upright beside all others: it covers nothing, and nothing covers it."""
        if not self.order:
            return self.lay(0, 0, 0, up)
        left, top, right, bottom = self.bounds()
        dx, dy = SIDES[place]
        x, y = (left + right) // 2, (top + bottom) // 2
        gap = 2 * MILLIMETRE  # more than is lost by rounding
        x += dx * ((right - left + CARD_WIDTH) // 2 + gap)
        y += dy * ((bottom - top + CARD_HEIGHT) // 2 + gap)
        return self.lay(x, y, 0, up)

    def take(self, slot: int) -> None:
        """Draw a card out; nothing else moves."""
        gone = ~bit(slot)
        self.unnoted |= ~gone
        self.xs[slot] = self.ys[slot] = self.angles[slot] = self.ups[slot] = 0
        self.overs[slot] = self.shades[slot] = 0
        self.order.remove(slot)
        self.laid &= gone
        self.buried &= gone
        overs, shades = self.overs, self.shades
        freed: i64 = 0
        for other in self.order:
            shade: i64 = shades[other]
            if shade & ~gone:
                shades[other] = shade & gone
                overs[other] &= gone
                freed |= bit(other)
        self._bury(freed & self.buried)

    # questions

    def lies(self, slot: int) -> bool:
        return self.laid & bit(slot) != 0

    def count(self) -> int:
        return len(self.order)

    def is_covered(self, slot: int) -> bool:
        return self.overs[slot] != 0

    def is_in_sight(self, slot: int) -> bool:
        """Whether enough of a card shows that it can be taken hold of."""
        return self.in_sight() & bit(slot) != 0

    def in_sight(self) -> i64:
        """All such slots, as a mask."""
        return self.laid & ~self.buried

    def is_face_up(self, slot: int) -> bool:
        return self.ups[slot] == 1

    def sight(self, slot: int) -> int:
        """How many square millimetres of a card are in sight."""
        shade: i64 = self.shades[slot]
        x, y, left = self.xs[slot], self.ys[slot], footprint(self.angles[slot])
        for other in self.order:
            if shade & bit(other):
                over = footprint(self.angles[other])
                left ^= left & shifted(over, self.xs[other] - x, self.ys[other] - y)
        return left.bit_count() if self.lies(slot) else 0

    def unders(self, slot: int) -> i64:
        """The slots that a card covers."""
        overs, mine = self.overs, bit(slot)
        found: i64 = 0
        for other in self.order:
            over: i64 = overs[other]
            if over & mine:
                found |= bit(other)
        return found

    def hit(self, x: int, y: int) -> int:
        """The card that a finger touches: the topmost there, else the nearest; 0 without cards."""
        best = 0
        nearest: i64 = -1
        for slot in reversed(self.order):  # of two that are equally near the higher one counts
            far = outside(x - self.xs[slot], y - self.ys[slot], self.angles[slot])
            if far == 0:
                return slot
            if nearest < 0 or far < nearest:
                best, nearest = slot, far
        return best

    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of all cards, or of the zone where there are none."""
        if not self.order:
            return -ZONE_WIDTH // 2, -ZONE_HEIGHT // 2, ZONE_WIDTH // 2, ZONE_HEIGHT // 2
        left = top = 10 * ZONE_WIDTH
        right = bottom = -left
        for slot in self.order:
            dx, dy = extent(self.angles[slot])
            x, y = self.xs[slot], self.ys[slot]
            left, right = min(left, x - dx), max(right, x + dx)
            top, bottom = min(top, y - dy), max(bottom, y + dy)
        return left, top, right, bottom

    def corners(self, slot: int) -> list[int]:
        """The outline of a card: four times x and y."""
        return corners(self.xs[slot], self.ys[slot], self.angles[slot])

    # inside

    def _toss(self, rng: Rng) -> int:
        x = rng.below(ZONE_WIDTH // MILLIMETRE + 1) * MILLIMETRE - ZONE_WIDTH // 2
        y = rng.below(ZONE_HEIGHT // MILLIMETRE + 1) * MILLIMETRE - ZONE_HEIGHT // 2
        angle = rng.below(DEGREES) * DEGREE
        return self._rest(x, y, angle, rng.below(2))

    def _rest(self, x: int, y: int, angle: int, up: int) -> int:
        """Into the lowest free slot."""
        slot = 1
        while self.lies(slot):
            slot += 1
        self.xs[slot] = x
        self.ys[slot] = y
        self.angles[slot] = _whole(angle, DEGREE) % (DEGREES * DEGREE)
        self.ups[slot] = up
        self.unnoted |= bit(slot)
        self.order.append(slot)
        self.laid |= bit(slot)
        return slot

    def _spread(self, slot: int) -> i64:
        """Let the topmost card cover what lies under it, and say which slots those are."""
        x: i64 = self.xs[slot]
        y: i64 = self.ys[slot]
        angle, mine = self.angles[slot], bit(slot)
        found: i64 = 0
        for other in self.order:
            dx, dy, turn = self.xs[other] - x, self.ys[other] - y, self.angles[other]
            if dx * dx + dy * dy > DIAMETER * DIAMETER or other == slot:
                continue
            if overlap(dx, dy, angle, turn, 0):
                self.shades[other] |= mine
                found |= bit(other)
                if overlap(dx, dy, angle, turn, INSET):
                    self.overs[other] |= mine
        return found

    def _bury(self, slots: i64) -> None:
        """Look again at cards whose surroundings have changed."""
        if not slots:
            return
        for slot in self.order:
            mine = bit(slot)
            if slots & mine:
                if self.shades[slot] and not self._shows_patch(slot) and self.sight(slot) < ENOUGH:
                    self.buried |= mine
                else:
                    self.buried &= ~mine

    def _shows_patch(self, slot: int) -> bool:
        """Whether one of a few patches, each of them ENOUGH to be seen, lies free; mostly so."""
        c: i64 = COS[self.angles[slot] // DEGREE]
        s: i64 = SIN[self.angles[slot] // DEGREE]
        shades = bits.places_of(self.shades[slot], 1)
        for px, py in PATCHES:
            x = self.xs[slot] + (px * c - py * s) // UNIT
            y = self.ys[slot] + (px * s + py * c) // UNIT
            for other in shades:
                if outside(x - self.xs[other], y - self.ys[other], self.angles[other]) <= NEAR:
                    break
            else:
                return True
        return False


def _whole(value: int, unit: int) -> int:
    """The nearest multiple."""
    return (value + unit // 2) // unit * unit
