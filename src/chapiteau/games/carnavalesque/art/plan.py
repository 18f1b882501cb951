"""Where everything lies: one plan for boards of any size, one for phones, one for two columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.scene import PAIR_HEIGHT, PAIR_WIDTH, SIZES, TALL_WIDTH
from .questions import FLOATS, HAND, REGIONS, STREET

if TYPE_CHECKING:
    from ....draw.scene import Layout

PAD, GAP, TOP = 12.0, 10.0, 8.0
NOTHING: Rect = (0.0, 0.0, 0.0, 0.0)
SHARES: Final = {  # of the room that wings have: the King needs his hand beside the floats
    STREET: {FLOATS: 1.0, HAND: 1.05}, FLOATS: {STREET: 1.0, HAND: 1.1},
    HAND: {STREET: 1.3, FLOATS: 1.0},
}  # fmt: skip
COURT, BAR = 152.0, 40.0  # who reigns and who jests, and what is in the paper


class Plan(NamedTuple):
    """The boxes of a table: its regions, the court, and on a phone what goes with the front."""

    width: float
    height: float
    front: str
    is_tall: bool
    regions: tuple[tuple[str, Rect], ...]  # those that are drawn
    court: Rect
    small: Rect = NOTHING  # the floats in short, while the street is in front
    bar: Rect = NOTHING  # the court in short, where it hangs below

    def box(self, region: str) -> Rect:
        return dict(self.regions).get(region, NOTHING)


@memo
def plan_of(layout: str, front: str, tray: int, is_decreeing: bool) -> Plan:
    """`tray` is how many roles are laid out to choose from."""
    if layout == "tall":
        return _tall(front, tray, is_decreeing)
    if layout == "pair":
        return _pair(front, tray)
    return _board(*SIZES[cast("Layout", layout)], front)


# boards


def court_height(h: float) -> float:
    return min(186.0, max(148.0, h * 0.27))


def _board(w: float, h: float, front: str) -> Plan:
    wing, high = w * 0.338, h - 2 * TOP
    middle = w - 2 * PAD - GAP - wing
    x, court = PAD + middle + GAP, court_height(h)
    wings = [region for region in REGIONS if region != front]
    free = high - court - 8 * len(wings)
    y, found = TOP + court + 8, [(front, (PAD, TOP, middle, high))]
    for region in wings:
        share = free * SHARES[front][region] / sum(SHARES[front].values())
        found.append((region, (x, y, wing, share)))
        y += share + 8
    return Plan(w, h, front, False, tuple(found), (x, TOP, wing, court))


# phones, and two columns

ROW = 86.0  # the court from side to side
LEAST_WING = 160.0


def height_of(region: str, w: float, tray: int) -> float:
    """A region in front, by its width, where a page may be as long as it likes."""
    narrow = w < 500
    if region == STREET:
        return 60 + w * 0.84 if narrow else 584.0
    if region == FLOATS:
        return 860.0 if narrow else 500.0
    if tray:
        return 46 + -(-tray // (1 if narrow else 2)) * 104 + 180
    return 430.0 if narrow else 400.0


def _tall(front: str, tray: int, is_decreeing: bool) -> Plan:
    """The court on top while it is asked, else in one line; what it says hangs below."""
    x, w, y = 8.0, TALL_WIDTH - 16.0, TOP
    court = bar = small = NOTHING
    if is_decreeing:
        court = (x, y, w, COURT)
        y += COURT + 8
    elif front != FLOATS:
        bar = (x, y, w, BAR)
        y += BAR + 6
    side = 6.0 if front == STREET else 0.0  # every unit makes its cards larger
    box = (x - side, y, w + 2 * side, height_of(front, w, tray))
    y += box[3] + 8
    if front == STREET:
        small = (x, y, w, 106.0)
        y += 114
    if bar[2]:
        court = (x, y, w, COURT)
        y += COURT + 8
    return Plan(TALL_WIDTH, y, front, True, ((front, box),), court, small, bar)


def _pair(front: str, tray: int) -> Plan:
    """The court in a row, what is asked below it, and two wings side by side in what is left."""
    x, w = 8.0, PAIR_WIDTH - 16.0
    court, y, high = (x, TOP, w, ROW), TOP + ROW + 8, height_of(front, w, tray)
    found, y = [(front, (x, y, w, high))], y + high + 8
    rest = max(LEAST_WING, PAIR_HEIGHT - y - 8)
    left, right = [region for region in REGIONS if region != front]
    wide = w * 0.42  # the hand has cards of others beside one's own
    found += [(left, (x, y, wide, rest)), (right, (x + wide + 10, y, w - wide - 10, rest))]
    return Plan(PAIR_WIDTH, y + rest + 8, front, True, tuple(found), court)
