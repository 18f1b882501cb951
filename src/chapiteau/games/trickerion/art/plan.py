"""Where the regions of the table lie: one in front, the others in a strip below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.scene import SIZES

GAP: Final = 8.0
EDGE: Final = 10.0
STRIP: Final = ("company", "workshop", "theatre", "town", "market")
MEMBER: Final = 47.0  # how wide a character is in the strip


@dataclass(frozen=True, eq=False)
class Plan:
    """The places of the regions; each plan exists once."""

    width: float
    height: float
    front: str
    places: dict[str, Rect]
    is_matrix: bool
    cards: int  # places of the row of performance cards

    @property
    def front_place(self) -> Rect:
        return self.places[self.front]


@memo
def plan_for(layout: str, front: str, is_matrix: bool, most: int, cards: int) -> Plan:
    """`most` is how many characters the largest company has."""
    if layout not in SIZES:
        return Plan(0.0, 0.0, front, {}, is_matrix, cards)
    w, h = SIZES[layout]
    if is_matrix:
        places = {front: (EDGE, GAP, w - 2 * EDGE, h - 2 * GAP)}
    else:
        low = min(150.0, max(94.0, round(h * 0.165)))
        places = {front: (EDGE, GAP, w - 2 * EDGE, h - low - 3 * GAP)}
        places |= strip(front, EDGE, h - low - GAP, w - 2 * EDGE, low, most)
    return Plan(w, h, front, places, is_matrix, cards)


def strip(front: str, x: float, y: float, w: float, h: float, most: int) -> dict[str, Rect]:
    """The wings beside each other: tricks get what the others leave."""
    wide = {
        "company": max(196.0, most * MEMBER + 22),
        "theatre": 330.0 + (w - 1346) * 0.4,
        "town": 184.0,
        "market": 184.0,
    }
    rest = [id for id in STRIP if id != front]
    free = w - GAP * (len(rest) - 1) - sum(wide[id] for id in rest if id in wide)
    if front == "workshop":
        share = free / len(rest)
        wide = {id: size + share for id, size in wide.items()}
    places: dict[str, Rect] = {}
    for id in rest:
        size = wide.get(id, free)
        places[id] = (x, y, size, h)
        x += size + GAP
    return places
