"""Where everything lies: one plan for boards of any size, one for phones, one for two columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.scene import PAIR_WIDTH, SIZES, TALL_WIDTH
from .questions import AUTOMATONS, BILL, CIRCUS, HAND, MAP

if TYPE_CHECKING:
    from ....draw.scene import Layout

PAD, GAP, TOP = 12.0, 10.0, 8.0
HEAD = 38.0  # of a region, above what lies in it
NOTHING: Rect = (0.0, 0.0, 0.0, 0.0)
ROOM: Final = {  # the least height of a wing, and what it would like
    BILL: (98.0, 372.0), CIRCUS: (146.0, 244.0), AUTOMATONS: (112.0, 170.0), MAP: (104.0, 160.0),
}  # fmt: skip
ROOM_IN_PAIR: Final = ROOM | {MAP: (104.0, 250.0)}
HIGHEST_CIRCUS: Final = 554.0  # in the wings: rings that are higher are no rings
RIBBON: Final = 40.0
SLIM_RIBBON: Final = 36.0  # with the gap to the next one, on a phone
PER_PLACE: Final = {"tall": 27.0, "pair": 15.5}  # how high a map must be for each of its places


Rooms = dict[str, tuple[float, float]]


class Plan(NamedTuple):
    """The boxes of a table: its regions, and how large cards in the hand are."""

    width: float
    height: float
    front: str
    layout: str
    regions: tuple[tuple[str, Rect], ...]  # those that are drawn
    card: float  # how high a card of the hand is

    @property
    def is_tall(self) -> bool:
        return self.layout in ("tall", "pair")

    def box(self, region: str) -> Rect:
        return dict(self.regions).get(region, NOTHING)


@memo
def plan_of(layout: str, front: str, solo: bool, places: int) -> Plan:
    """For so many places on the map."""
    if layout == "tall":
        return _tall(front, places)
    if layout == "pair":
        return _pair(front, solo, places)
    return _board(layout, *SIZES[cast("Layout", layout)], front, solo)


def side_width(w: float) -> float:
    return 284.0 + (w - 1366) * 0.3


def card_height(h: float) -> float:
    """Of the hand while it is a shelf; where there is little height, cards show their top."""
    return 52.0 if h < 560 else min(150.0, 106.0 + (h - 648) * 0.12)


def _board(layout: str, w: float, h: float, front: str, solo: bool) -> Plan:
    side, high = side_width(w), h - 2 * TOP
    main = w - 2 * PAD - side - GAP
    card = card_height(h)
    shelf = card + 12
    found = [(front, (PAD, TOP, main, high if front == HAND else high - shelf - 8))]
    if front != HAND:
        found.append((HAND, (PAD, TOP + high - shelf, main, shelf)))
    wings = [BILL, CIRCUS, *([AUTOMATONS] if solo else [])]
    wings = [wing if wing != front else MAP for wing in wings]
    wings += [MAP] if front == HAND else []
    whole = HEAD + 8 + (side - 16) * (high - shelf - 54) / main  # of the map, as wide as a wing
    found += _evened(_stacked(PAD + main + GAP, TOP, side, high, wings), whole)
    return Plan(w, h, front, layout, tuple(found), card)


def _stacked(
    x: float, y: float, w: float, h: float, wings: list[str], rooms: Rooms = ROOM
) -> list[tuple[str, Rect]]:
    """Wings one above the other: what is left over goes to those that would like more."""
    free = h - 8 * (len(wings) - 1) - sum(rooms[wing][0] for wing in wings)
    wants = {wing: rooms[wing][1] - rooms[wing][0] for wing in wings}
    return _laid(x, y, w, {
        wing: rooms[wing][0] + wants[wing] * free / sum(wants.values()) for wing in wings
    })  # fmt: skip


def _laid(x: float, y: float, w: float, heights: dict[str, float]) -> list[tuple[str, Rect]]:
    found = list[tuple[str, Rect]]()
    for wing, high in heights.items():
        found.append((wing, (x, y, w, high)))
        y += high + 8
    return found


def _evened(wings: list[tuple[str, Rect]], whole: float) -> list[tuple[str, Rect]]:
    """Of two wings the map gives the circus what it cannot fill: it is whole at some height."""
    heights = {wing: box[3] for wing, box in wings}
    if set(heights) != {MAP, CIRCUS}:
        return wings
    spare = max(0.0, min(heights[MAP] - whole, HIGHEST_CIRCUS - heights[CIRCUS]))
    heights[MAP] -= spare
    heights[CIRCUS] += spare
    x, y, w, _ = wings[0][1]
    return _laid(x, y, w, heights)


# phones, and two columns


def ribbon_height(w: float, regions: int) -> float:
    """Across where there is room, else below one another."""
    return RIBBON if w > 600 else regions * SLIM_RIBBON


def height_of(region: str, layout: str, w: float, places: int) -> float:
    """A region in front where a page may be as long as it likes."""
    if region == MAP:
        ribbon = ribbon_height(w, places // 9)
        return places * PER_PLACE[layout] + ribbon + (60 if w > 600 else 90)
    if region == BILL:
        return HEAD + 5 * 84 + 120 if w < 600 else HEAD + 334.0
    if region == CIRCUS:
        return HEAD + 472 if w < 600 else HEAD + 500.0
    if region == AUTOMATONS:
        return HEAD + 330
    return HEAD + 700 if w < 600 else HEAD + 480.0


def _tall(front: str, places: int) -> Plan:
    w = TALL_WIDTH - 16.0
    high = height_of(front, "tall", w, places)
    return Plan(TALL_WIDTH, high + 2 * TOP, front, "tall", ((front, (8.0, TOP, w, high)),), 124.0)


def _pair(front: str, solo: bool, places: int) -> Plan:
    x, w, half = 8.0, PAIR_WIDTH - 16.0, (PAIR_WIDTH - 26.0) / 2
    high = height_of(front, "pair", w, places)
    found = [(front, (x, TOP, w, high))]
    y = TOP + high + GAP
    if front != HAND:
        found.append((HAND, (x, y, w, 118.0)))
        y += 118 + GAP
    rest = [wing for wing in (BILL, CIRCUS, MAP) if wing != front]
    rest += [AUTOMATONS] if solo and front != AUTOMATONS else []
    columns = [rest[:1], rest[1:]] if len(rest) == 3 else [rest[0::2], rest[1::2]]
    rooms = ROOM_IN_PAIR
    tall = max(sum(rooms[wing][1] for wing in column) + 8 * len(column) for column in columns)
    for i, column in enumerate(columns):
        found += _stacked(x + i * (half + GAP), y, half, tall, column, rooms)
    return Plan(PAIR_WIDTH, y + tall + TOP, front, "pair", tuple(found), 106.0)
