"""Where everything lies: one plan for boards of any size, one for phones, one for two columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ....draw.layout import Rect
from ....draw.memo import lazy, memo
from ....draw.scene import PAIR_HEIGHT, PAIR_WIDTH, SIZES, TALL_WIDTH
from ..rules.state import ALL_CITIES
from .questions import CITIES, REGIONS, REQUESTS, STAGE, TROUPES

if TYPE_CHECKING:
    from ....draw.scene import Layout

PAD, GAP, TOP = 12.0, 10.0, 8.0
NOTHING: Final[Rect] = (0.0, 0.0, 0.0, 0.0)
ROOM: Final = {  # the least height of a wing, and what it would like
    CITIES: (170.0, 230.0), STAGE: (118.0, 196.0), TROUPES: (134.0, 190.0),
    REQUESTS: (156.0, 240.0),
}  # fmt: skip
SLIM = 100.0  # a lane that is narrower shows slips, not cards
SLIP = 92.0  # of the stage above the cities of a phone: it has no title
STRIP = 136.0  # on a phone, where cards are chosen from


class Lane(NamedTuple):
    """A city with its sky, and the cards below it."""

    city: int
    x: float
    y: float
    w: float
    h: float

    @property
    def is_slim(self) -> bool:
        return self.w < SLIM

    @property
    def head(self) -> float:
        """Where the name ends."""
        return 38.0

    @property
    def harbour(self) -> float:
        """The line along which caravels fly."""
        return self.head + 19 + self.air * 0.3

    @property
    def berth(self) -> Rect:
        """Where the viewer's own travel card lies."""
        return 6.0, self.head + 38 + self.air * 0.75, self.w - 12, 36.0

    @property
    def sky(self) -> float:
        """Where cards may begin."""
        return self.head + 80 + self.air

    @property
    def air(self) -> float:
        """How much more sky there is where a lane is high."""
        return max(0.0, min(70.0, (self.h - 363) * 0.4))


class Crowd(NamedTuple):
    """How much lies where, as far as all know: pages that scroll make room for it."""

    seats: int
    opened: int = 0  # requests of everybody
    stack: int = 1  # cards of the fullest city
    lines: int = 0  # of roles and acrobats, on a phone: a digit for each troupe
    held: int = 1  # requests of whoever has most in hand
    bare: int = 0  # whether no card lies where cards are chosen from
    people: int = 0  # roles and acrobats of the viewer's troupe
    requests: int = 0  # of the viewer


@dataclass(frozen=True, eq=False)
class Plan:
    """The boxes of a table: its regions, and what lies before the viewer.

    Each is made once and compared by identity: what lies in it has it in its key.
    """

    width: float
    height: float
    layout: str
    front: str
    meeting: int  # the city whose cards are chosen from
    regions: tuple[tuple[str, Rect], ...]  # those that are drawn, the front one first
    lanes: tuple[Lane, ...]
    hand: Rect
    strip: Rect
    troupes: tuple[float, ...] = ()  # how high their rows are, where these differ

    def box(self, region: str) -> Rect:
        return self._boxes.get(region, NOTHING)

    @lazy
    def _boxes(self) -> dict[str, Rect]:
        return dict(self.regions)

    @property
    def is_tall(self) -> bool:
        return self.layout in ("tall", "pair")


@memo
def plan_of(layout: str, front: str, meeting: int, crowd: Crowd) -> Plan:
    if layout == "tall":
        return _tall(front, meeting, crowd)
    if layout == "pair":
        return _pair(front, meeting, crowd)
    return _board(layout, front, meeting)


def lanes_in(box: Rect, columns: int, gap: float = 6.0) -> tuple[Lane, ...]:
    """Eight lanes, all alike."""
    x, y, w, h = box
    rows = len(ALL_CITIES) // columns
    wide, high = (w - (columns - 1) * gap) / columns, (h - (rows - 1) * gap) / rows
    return tuple(
        [
            Lane(
                c,
                x + (c - 1) % columns * (wide + gap),
                y + (c - 1) // columns * (high + gap),
                wide,
                high,
            )
            for c in ALL_CITIES
        ]
    )


# boards


def _board(layout: str, front: str, meeting: int) -> Plan:
    w, h = SIZES[cast("Layout", layout)]
    wing, high = 322 + (w - 1366) * 0.3, h - 2 * TOP
    wide = w - 2 * PAD - GAP - wing
    box = (PAD, TOP, wide, high)
    others = [region for region in (CITIES, STAGE, TROUPES, REQUESTS) if region != front]
    regions = ((front, box), *stacked(PAD + wide + GAP, TOP, wing, high, others))
    hand = min(196.0, max(118.0, high * 0.235))
    if front == CITIES:
        lanes = lanes_in((PAD, TOP, wide, high - hand - 8), 8)
        below = (PAD, TOP + high - hand, wide, hand)
    else:
        lanes, below = wing_cells(dict(regions)[CITIES]), NOTHING
    return Plan(w, h, layout, front, meeting, regions, lanes, below, NOTHING)


def wing_cells(box: Rect) -> tuple[Lane, ...]:
    x, y, w, h = box
    return lanes_in((x + 12, y + 38, w - 24, h - 48), 4)


def stacked(
    x: float, y: float, w: float, h: float, wings: list[str]
) -> tuple[tuple[str, Rect], ...]:
    """Wings one above the other: what is left over goes to those that would like more."""
    wants = {wing: ROOM[wing][1] - ROOM[wing][0] for wing in wings}
    free = h - 8 * (len(wings) - 1) - sum(ROOM[wing][0] for wing in wings)
    found, k = list[tuple[str, Rect]](), free / sum(wants.values())
    for wing in wings:
        high = ROOM[wing][0] + wants[wing] * k
        found.append((wing, (x, y, w, high)))
        y += high + 8
    return tuple(found)


# phones, and two columns


def troupe_heights(crowd: Crowd) -> list[float]:
    """How high the row of each troupe is on a phone, with the gap below it."""
    return [88.0 + 56 * int(lines) for lines in str(crowd.lines or "1" * crowd.seats)]


def tall_height(region: str, w: float, crowd: Crowd) -> float:
    """How high a region in front is where a page may be as long as it likes."""
    slim = w < 500
    if region == CITIES:
        each = 122 + 28.0 * max(1, crowd.stack) if slim else 254 + 32.0 * max(1, crowd.stack)
        return 2 * each + 6
    if region == STAGE:
        return 40 + w * 0.68 + 66 if slim else 40 + w * 0.5
    if region == TROUPES:
        friends = 2 * 66.0 if crowd.seats == 2 else 0.0
        return 44 + sum(troupe_heights(crowd) if slim else crowd.seats * [112.0]) + friends
    lines = -(-crowd.opened // (2 if slim else 4))
    cards = max(1, -(-crowd.held // 2)) if slim else 1
    return 44 + cards * (208.0 if slim else 280.0) + (34 + lines * 72 if crowd.opened else 0)


def _tall(front: str, meeting: int, crowd: Crowd) -> Plan:
    """One region, and one's own troupe and requests below; above the cities, where most is decided,
    the mood of the King."""
    x, w, y = 8.0, TALL_WIDTH - 16.0, TOP
    found, strip, lanes = list[tuple[str, Rect]](), NOTHING, tuple[Lane, ...]()
    if front == CITIES:
        found.append((STAGE, (x, y, w, SLIP)))
        y += SLIP + 8
    if meeting and not crowd.bare:
        strip = (x, y, w, STRIP)
        y += STRIP + 8
    high = tall_height(front, w, crowd)
    box = (x, y, w, high)
    found.insert(0, (front, box))
    y += high + 8
    if front == CITIES:
        lanes = lanes_in(box, 4, 4.0)
    people = 48 + (60.0 * -(-crowd.people // 6) or 78.0)
    requests = 48 + (59.0 * crowd.requests or 104.0)
    for region, tall in ((TROUPES, people), (REQUESTS, requests)):
        if region != front != TROUPES:
            found.append((region, (x, y, w, tall)))
            y += tall + 8
    rows = tuple(troupe_heights(crowd))
    return Plan(TALL_WIDTH, y, "tall", front, meeting, tuple(found), lanes, NOTHING, strip, rows)


def _pair(front: str, meeting: int, crowd: Crowd) -> Plan:
    x, w, half = 8.0, PAIR_WIDTH - 16.0, (PAIR_WIDTH - 26.0) / 2
    high, hand = tall_height(front, w, crowd), NOTHING
    box = (x, TOP, w, high)
    low = TOP + high + 10
    if front == CITIES:
        hand, low = (x, low, w, 150.0), low + 160
    rest = max(400.0, PAIR_HEIGHT - low - 8)
    others = [region for region in (STAGE, TROUPES, REQUESTS) if region != front]
    left, right = (others[:2], others[2:]) if front == CITIES else ([CITIES], others)
    regions = (
        (front, box),
        *stacked(x, low, half, rest, left),
        *stacked(x + half + 10, low, half, rest, right),
    )
    lanes = lanes_in(box, 4) if front == CITIES else wing_cells(dict(regions)[CITIES])
    return Plan(PAIR_WIDTH, low + rest + 8, "pair", front, meeting, regions, lanes, hand, NOTHING)


assert set(ROOM) == set(REGIONS)
