"""Where everything lies: the wide street, and the tall one for phones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....draw.layout import Rect
from ..box.lengths import ZONE_HEIGHT, ZONE_WIDTH
from ..rules.crowd.heap import Heap
from .cards import W

CARD_TENTHS: Final = 630
ROOMY: Final = 600  # how far cards may reach beyond the zone, in tenths of a millimetre


@dataclass(frozen=True)
class Ground:
    """The part of the street where the crowd stands; on phones it is turned by a quarter."""

    x: float
    y: float
    scale: float  # units for each tenth of a millimetre
    turned: bool

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is in the picture."""
        if self.turned:
            return self.x - y * self.scale, self.y + x * self.scale
        return self.x + x * self.scale, self.y + y * self.scale

    def turn(self, angle: int) -> float:
        """An angle in tenths of a degree as the picture shows it."""
        return (angle / 10 + (90 if self.turned else 0)) % 360

    @property
    def size(self) -> tuple[float, float]:
        """How wide and high the zone is."""
        w, h = ZONE_WIDTH * self.scale, ZONE_HEIGHT * self.scale
        return (h, w) if self.turned else (w, h)

    def inside(self, x: float, y: float, margin: float) -> tuple[float, float]:
        """The closest point of the picture that is so far from all sides of the zone."""
        w, h = self.size[0] / 2 - margin, self.size[1] / 2 - margin
        return max(self.x - w, min(self.x + w, x)), max(self.y - h, min(self.y + h, y))

    @property
    def card(self) -> float:
        """How large a card is drawn."""
        return CARD_TENTHS * self.scale / W

    def holding(self, heap: Heap) -> Ground:
        """The same ground, seen from farther away if cards were laid far beyond the zone."""
        left, top, right, bottom = heap.bounds()
        across = max(-left, right) / (ZONE_WIDTH / 2 + ROOMY)
        down = max(-top, bottom) / (ZONE_HEIGHT / 2 + ROOMY)
        far = max(across, down, 1)
        return self if far == 1 else Ground(self.x, self.y, self.scale / far, self.turned)


@dataclass(frozen=True)
class Plan:
    """A layout."""

    ground: Ground
    floats: tuple[Rect, ...]  # the bay of each workshop
    parade: Rect
    bar: Rect
    decree: Rect
    news: Rect  # the event of the round, or the viewer's own role
    people: tuple[Rect, ...]  # the other players, clockwise
    hand: Rect
    height: float


LEFT: Final = 1044
RIGHT: Final = 1056
RIGHT_W: Final = 536


def wide(others: int) -> Plan:
    columns = 1 if others < 4 else 2
    rows = -(-others // columns)
    w, h = (RIGHT_W - 8 * (columns - 1)) / columns, (390 - 8 * (rows - 1)) / rows
    people = [
        (RIGHT + i % columns * (w + 8), 348 + i // columns * (h + 8), w, h) for i in range(others)
    ]
    if columns == 2 and others % 2:
        people[-1] = (RIGHT, people[-1][1], RIGHT_W, h)
    return Plan(
        Ground(LEFT / 2, 481, 0.14, turned=False),
        tuple([(10 + i * 207, 860.0, 199.0, 134.0) for i in range(5)]),
        (0, 0, LEFT, 98),
        (RIGHT, 8, RIGHT_W, 92),
        (RIGHT, 108, RIGHT_W, 128),
        (RIGHT, 244, RIGHT_W, 96),
        tuple(people),
        (RIGHT, 746, RIGHT_W, 246),
        1000,
    )


def tall(others: int) -> Plan:
    across = 2 if others in (2, 4) else 3
    w = (374 - 6 * (across - 1)) / across
    rows = -(-others // across)
    people = [(8 + i % across * (w + 6), 48 + i // across * 66, w, 62.0) for i in range(others)]
    y = 48 + rows * 66
    news, decree = (8.0, y, 374.0, 76.0), (8.0, y + 81, 374.0, 48.0)
    middle = y + 132 + 238
    bays = middle + 238 + 12
    hand = bays + 2 * 126 + 2
    floats = [(8 + i * 126, bays, 122.0, 120.0) for i in range(3)]
    floats += [(8 + i * 189, bays + 126, 185.0, 120.0) for i in range(2)]
    return Plan(
        Ground(195, middle, 0.068, turned=True),
        tuple(floats),
        (0, hand + 228, 390, 92),
        (8, 4, 374, 42),
        decree,
        news,
        tuple(people),
        (8, hand, 374, 220),
        hand + 228 + 98,
    )
