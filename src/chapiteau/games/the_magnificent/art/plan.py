"""Where everything lies: one plan for boards of any size, one for phones, one for two columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.scene import PAIR_WIDTH, SIZES, TALL_WIDTH
from ..box.components import COLUMNS, PLACES, ROWS
from .heights import TWO_LINES, height_of
from .pieces.bills import SLIP
from .pieces.bills import H as BILL_H
from .pieces.bills import W as BILL_W
from .questions import (
    CAMP,
    EXCHANGING,
    HANGING,
    LAYING,
    MASTERS,
    PITCH,
    REGIONS,
    ROAD,
    TENT,
    TONIGHT,
)

if TYPE_CHECKING:
    from ....draw.scene import Layout

PAD, GAP, TOP = 12.0, 10.0, 8.0
FRAME = 11.0  # of a camp, on each side
NOTHING: Rect = (0.0, 0.0, 0.0, 0.0)
WINGS: Final = (MASTERS, ROAD, TONIGHT, TENT)  # from the top; the camp takes the place of a front
ROOM: Final = {  # the least height of a wing, and what it would like
    MASTERS: (150.0, 188.0), ROAD: (102.0, 194.0), TONIGHT: (78.0, 122.0), TENT: (76.0, 112.0),
    CAMP: (118.0, 180.0),
}  # fmt: skip
ORDER: Final = {  # on a phone, from the top: first what is touched, for its sum is in the question
    CAMP: "power bench region shelf store", TENT: "region power bench store shelf",
    ROAD: "region power shelf store", TONIGHT: "region power shelf store",
    MASTERS: "region power store shelf",
}  # fmt: skip
IN_HAND: Final = {  # where something in hand may go is seen whole, and what it is beside it
    (CAMP, LAYING): "region bench power shelf store",
    **dict.fromkeys([(CAMP, laid) for laid in HANGING], "bench shelf power region store"),
    (ROAD, PITCH): "shelf region power store",
    (CAMP, EXCHANGING): "shelf region power bench store",
}
HANDLES: Final = 44.0  # of posters that change places, below small ones: they cover nothing
BESIDE: Final = 284.0  # in two columns: how wide power and bench are beside a camp


class Plan(NamedTuple):
    """The boxes of a table: its regions, and what lies before the viewer."""

    width: float
    height: float
    front: str
    variant: int  # how the front is laid out: both sides of a board, or the wheel of a colour
    is_tall: bool
    regions: tuple[tuple[str, Rect], ...]  # those that are drawn
    power: Rect
    bench: Rect
    store: Rect
    shelf: Rect
    poster: float  # how wide the viewer's own posters are; 0: slips

    def box(self, region: str) -> Rect:
        return dict(self.regions).get(region, NOTHING)


@memo
def plan_of(layout: str, front: str, variant: int, solo: bool, laid: str = "") -> Plan:
    """`laid`: what is in hand, or laid out to be chosen."""
    if layout == "tall":
        below = HANDLES if laid == EXCHANGING else 0.0
        return _tall(IN_HAND.get((front, laid), ORDER[front]), front, variant, solo, below)
    if layout == "pair":
        return _pair(front, variant, solo)
    return _board(*SIZES[cast("Layout", layout)], front, variant)


# boards


class Sizes(NamedTuple):
    """What a camp in front leaves for its posters."""

    cell: float
    poster: float
    shelf: float  # how high posters and tents are


def _shelf(w: float, h: float) -> tuple[float, float]:
    """Posters side by side: how wide each is, and how high they are with their tents."""
    poster = (w - (PLACES - 1) * 7) / PLACES
    if h < 560:
        return 0.0, SLIP + 4 + 34
    return poster, poster * BILL_H / BILL_W + 4 + tent_height(poster)


def tent_height(poster: float) -> float:
    return max(34.0, poster * 0.37)


@memo
def _sizes(w: float, h: float, left: float) -> Sizes:
    """The largest cells for which camp, posters, tents and wings find room."""
    cell = 110.0
    while True:
        cell -= 0.5
        wide = COLUMNS * cell + 2 * FRAME
        poster, shelf = _shelf(wide, h)
        fits = ROWS * cell + 2 * FRAME + 8 + shelf <= h - 2 * TOP
        if fits and w - 2 * PAD - 2 * GAP - left - wide >= 446:
            return Sizes(cell, poster, shelf)


def _board(w: float, h: float, front: str, variant: int) -> Plan:
    left = 292.0 if h < 900 else 316.0
    sizes, high = _sizes(w, h, left), h - 2 * TOP
    rest = w - 2 * PAD - 2 * GAP - left
    narrow = front == CAMP and not variant
    middle = COLUMNS * sizes.cell + 2 * FRAME if narrow else rest - wing_width(w)
    x = PAD + left + GAP
    top = high - sizes.shelf - 8
    poster = min(sizes.poster, (middle - (PLACES - 1) * 7) / PLACES)
    wings = [region if region != front else CAMP for region in WINGS]
    right = _stacked(x + middle + GAP, TOP, rest - middle, high, wings)
    third = _thirds(high)
    column = [(PAD, TOP + sum(third[:i]) + 8 * i, left, third[i]) for i in range(3)]
    return Plan(w, h, front, variant, False, ((front, (x, TOP, middle, top)), *right), column[0], column[1],
                column[2], (x, TOP + top + 8, middle, sizes.shelf), poster)  # fmt: skip


def wing_width(w: float) -> float:
    """So wide that four master cards can be read side by side."""
    return 424 + (w - 1366) * 0.3


def _thirds(high: float) -> tuple[float, float, float]:
    """Power, bench and store, one above the other."""
    free = high - 16
    power = min(196.0, max(108.0, free * 0.26))
    bench = max(178.0, (free - power) * 0.455)
    return power, bench, free - power - bench


def _stacked(
    x: float, y: float, w: float, h: float, wings: list[str], masters: float = 0.0
) -> tuple[tuple[str, Rect], ...]:
    """Wings one above the other: what is left over goes to those that would like more."""
    least = {wing: ROOM[wing][0] for wing in wings}
    least |= {MASTERS: masters} if masters and MASTERS in wings else {}
    wants = {wing: max(0.0, ROOM[wing][1] - least[wing]) for wing in wings}
    free = h - 8 * (len(wings) - 1) - sum(least.values())
    k = min(1.0, free / sum(wants.values()))
    highs = {wing: least[wing] + wants[wing] * k for wing in wings}
    _share(highs, wants, max(0.0, free - sum(wants.values())), w)
    found = list[tuple[str, Rect]]()
    for wing in wings:
        found.append((wing, (x, y, w, highs[wing])))
        y += highs[wing] + 8
    return tuple(found)


def _share(highs: dict[str, float], wants: dict[str, float], free: float, w: float) -> None:
    """What all leave: for a second line of master cards if there is room for one, for wheels as
    large as three can be, and for those that use any height."""
    second = TWO_LINES - highs.get(MASTERS, TWO_LINES)
    wheels = 66 + (w - 28) / 3 - highs.get(ROAD, 0.0) if ROAD in highs else 0.0
    for wing, more in ((MASTERS, second if second <= free else 0.0), (ROAD, min(wheels, free))):
        if more > 0:
            highs[wing] += more
            free -= more
    others = {wing: wants[wing] for wing in highs if wing not in (MASTERS, ROAD)}
    for wing, want in others.items():
        highs[wing] += free * want / sum(others.values())


# phones, and two columns


def _tall(order: str, front: str, variant: int, solo: bool, below: float) -> Plan:
    """`below`: what is left free below own posters and tents."""
    x, w = 8.0, TALL_WIDTH - 16.0
    poster, shelf = _shelf(w - 0.0, 0.0)
    high = {
        "power": 124.0, "bench": 178.0, "store": 252.0, "shelf": shelf,
        "region": height_of(front, variant, w, solo),
    }  # fmt: skip
    found, y = dict[str, Rect](), TOP
    for name in order.split():
        found[name] = (x, y, w, high[name])
        y += high[name] + 10 + (below if name == "shelf" else 0.0)
    return Plan(
        TALL_WIDTH,
        y,
        front,
        variant,
        True,
        ((front, found["region"]),),
        found["power"],
        found.get("bench", NOTHING),
        found["store"],
        found["shelf"],
        poster,
    )


def _pair(front: str, variant: int, solo: bool) -> Plan:
    if front == CAMP and not variant:
        return _beside_camp()
    x, w, half = 8.0, PAIR_WIDTH - 16.0, (PAIR_WIDTH - 26.0) / 2
    tall = height_of(front, variant, w, solo)
    poster, shelf = _shelf(w * 0.8, 1000.0)
    y = TOP + tall + 10
    low = y + shelf + 12
    left = [(x, low, half, 170.0), (x, low + 180, half, 240.0), (x, low + 430, half, 270.0)]
    wings = [region if region != front else CAMP for region in WINGS]
    right = _stacked(x + half + 10, low, half, 700.0, wings, 316.0)
    return Plan(PAIR_WIDTH, low + 708, front, variant, True, ((front, (x, TOP, w, tall)), *right), left[0],
                left[1], left[2], (x, y, w, shelf), poster)  # fmt: skip


def _beside_camp() -> Plan:
    """Two columns whose camp is so small that what is chosen from stands beside it."""
    x, w, half = 8.0, PAIR_WIDTH - 16.0, (PAIR_WIDTH - 26.0) / 2
    camp = w - BESIDE - 10
    tall, right = height_of(CAMP, 0, camp, False), x + camp + 10
    power, bench = (right, TOP, BESIDE, 150.0), (right, TOP + 160, BESIDE, tall - 160)
    poster, shelf = _shelf(w * 0.8, 1000.0)
    low = TOP + tall + 10 + shelf + 12
    store = (x, low, half, 270.0)
    left = _stacked(x, low + 280, half, 280.0, [TONIGHT, TENT])
    wings = _stacked(x + half + 10, low, half, 560.0, [MASTERS, ROAD], 316.0)
    regions = ((CAMP, (x, TOP, camp, tall)), *wings, *left)
    return Plan(PAIR_WIDTH, low + 568, CAMP, 0, True, regions, power, bench, store,
                (x, TOP + tall + 10, w, shelf), poster)  # fmt: skip


assert set(ROOM) == set(REGIONS)
