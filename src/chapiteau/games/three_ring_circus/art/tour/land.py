"""The map of a match on one sheet: where its places lie, their names, their tags, and travellers."""

from __future__ import annotations

from math import hypot
from typing import Final

from .....draw.layout import Area
from .....draw.memo import memo_map
from .....draw.svg import Point
from ...box.components import MEDIUM, REGIONS, TOWN, CircusBox
from .chart import Land
from .geography import Spot
from .places import NAME, city_width, grand_width, name_width
from .spread import Crowd, Sheet, evened, fitted
from .stands import Label, around, conflicts, freest, middle, settled, stands

RIM: Final = (62.0, 42.0)
TOWN_BOX: Final = (54.0, 44.0)
CITY_H: Final = 54.0  # with the brackets around it while it can be chosen
GRAND_H: Final = 84.0
TAG: Final = (64.0, 25.0)
LEGEND: Final = (236.0, 92.0)
COMPASS: Final = (64.0, 64.0)
CARAVAN: Final = (50.0, 38.0)  # as it is drawn; on a map it is smaller
PAWN: Final = 56.0  # the great circus; on a map it is smaller
ROOMY: Final = (1.15, 1.0, 0.8, 0.6, 0.4, 0.2, 0.0)  # how much of a label's room places ask for
TEXTS: Final = (14.0, 13.0, 12.5)  # of names; smaller ones where there is no room
ROOMY_SHEET: Final = 12_000.0  # from where on there is room for a legend
CROWDED: Final = 9400.0  # units of a sheet for each place, below which large ones are not tried
EVEN: Final = (0.2, 0.45, 0.7)  # how evenly places are spread at first
MENDING: Final = 14  # tries
HOPELESS: Final = 16  # labels in the way of others
MOST_STANDS: Final = 500  # that are remembered
REACH, PACE = 420, 6  # how far from a place travellers may stand, and in which steps it is tried


class Tour:
    """Everything that stands still on a map, and where travellers find room between it."""

    def __init__(self, box: CircusBox, is_open: int, sheet: Sheet, names: tuple[str, ...]) -> None:
        self.box: Final = box
        self.open: Final = [n for n in range(1, len(box.spaces)) if is_open >> n & 1]
        self.names: Final = names
        self.kinds: Final = [space.kind for space in box.spaces]
        points = [(float(box.spaces[n].x), float(box.spaces[n].y)) for n in self.open]
        self.sheet: Final = fitted(sheet, points, RIM)
        self.rim: Final = Area(7, 7, sheet.w - 7, sheet.h - 7)
        self.stood: Final[dict[tuple[int, Point, tuple[Area, ...]], Area | None]] = {}
        self.boxes: dict[int, Area] = {}
        self.name_at: dict[int, Area] = {}
        self.tag_at: dict[int, Area] = {}
        self.wrong = 10_000
        self.text = 0.0  # how large the names of towns are
        homes = [self.sheet.at(*point) for point in points]
        for text in TEXTS[sheet.w * sheet.h < CROWDED * len(points) :]:
            if self.wrong:
                self.settle(homes, text)
        is_crowded = sheet.w * sheet.h < CROWDED * len(points)
        self.wagon: Final = 0.56 if is_crowded else 0.68
        self.rival: Final = 0.5 if is_crowded else 0.64
        self.taken: Final = [*self.boxes.values(), *self.name_at.values(), *self.tag_at.values()]
        is_roomy = sheet.w * sheet.h > ROOMY_SHEET * len(points) and not sheet.turned
        self.legend: Final = self.corner(LEGEND) if is_roomy else None
        self.taken.extend([self.legend] if self.legend else [])
        self.compass: Final = self.corner(COMPASS)
        self.taken.extend([self.compass] if self.compass else [])

    def size(self, n: int) -> Point:
        """What a place covers itself."""
        if self.kinds[n] == TOWN:
            return TOWN_BOX
        if self.kinds[n] == MEDIUM:
            return city_width(self.names[n]) + 8, CITY_H
        return grand_width(self.names[n]) + 8, GRAND_H

    def wanted(self, n: int, share: float, text: float) -> Point:
        """The room that a place asks for, with a part of that for its name or tag."""
        w, h = self.size(n)
        if self.kinds[n] == TOWN:
            more = max(0.0, name_width(self.names[n], text) + 4 - w)
            return w + 4 + more * share, h + 2 + (text * NAME + 2) * share
        return w + 4, h + 4 + TAG[1] * share

    def settle(self, homes: list[Point], text: float) -> None:
        """Push places apart, roomily at first, then so that at least nothing lies on them; keep
        what leaves fewest labels in the way, and mend that."""
        leans = (1.0, 1.6) if self.sheet.turned else (1.0, 0.6)
        for even in EVEN:
            for lean in leans:
                crowd = Crowd(evened(homes, even), self.sheet, lean)
                for i, share in enumerate(ROOMY):
                    sizes = [self.wanted(n, share, text) for n in self.open]
                    if crowd.settle(sizes, 60 if i == 0 else 0, 120):
                        break
                self.mend(crowd, text)
                if not self.wrong:
                    return

    def mend(self, crowd: Crowd, text: float) -> None:
        """Places whose labels still lie on something make way, a little at a time."""
        sizes = [self.wanted(n, 0.0, text) for n in self.open]
        for _ in range(MENDING):
            pairs = self.keep([(round(x, 1), round(y, 1)) for x, y in crowd.at], text)
            if not pairs or len(pairs) > HOPELESS:
                return
            for i, j, a, b in pairs:
                crowd.part(i, j, a, b)
            crowd.settle(sizes, 0, 60)

    def keep(self, places: list[Point], text: float) -> list[tuple[int, int, Area, Area]]:
        """Labels for places that lie here, if they stand better than those before; and what still
        lies on each other, with the places it belongs to."""
        boxes = dict[int, Area]()
        for n, (x, y) in zip(self.open, places, strict=True):
            w, h = self.size(n)
            boxes[n] = Area(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
        labels = [self.label(n, box, text) for n, box in boxes.items()]
        taken = list(boxes.values())
        found = settled(labels, taken, self.rim)
        pairs = conflicts(taken, found)
        if len(pairs) < self.wrong:
            self.wrong, self.boxes, self.text = len(pairs), boxes, text
            stands_ = list(zip(self.open, found, strict=True))
            self.name_at = {n: area for n, area in stands_ if self.kinds[n] == TOWN}
            self.tag_at = {n: area for n, area in stands_ if self.kinds[n] != TOWN}
        return pairs

    def label(self, n: int, box: Area, text: float) -> Label:
        """The name of a town; where a city's reward is told."""
        if self.kinds[n] == TOWN:
            return Label(box, name_width(self.names[n], text) + 2, text * NAME)
        return Label(box, *TAG)

    def spot(self, n: int) -> Point:
        return middle(self.boxes[n])

    # who travels

    def pawn(self, space: int) -> Area:
        """Where the great circus stops in a place."""
        return self.stand(space, (PAWN * self.rival, PAWN * self.rival), [])

    def caravan(self, space: int, others: list[Area]) -> Area:
        """Where one more caravan stands in a place."""
        return self.stand(space, (CARAVAN[0] * self.wagon, CARAVAN[1] * self.wagon), others)

    def stand(self, space: int, size: Point, others: list[Area]) -> Area:
        """The nearest free stand for something in a place beside others, else the one on which
        least lies. Only those count that are in its way: far ones change nothing."""
        near = list[Area]()
        while True:
            found = self.known_stand(space, size, tuple(near))
            if found is None:
                label = Label(self.boxes[space], *size)
                return freest(stands(label, self.rim, 2), [*self.taken, *others])
            met = [other for other in others if found.meets(other)]
            if not met:
                return found
            near += met

    def known_stand(self, space: int, size: Point, others: tuple[Area, ...]) -> Area | None:
        """The nearest free stand, looked for once."""
        key = space, size, others
        if key not in self.stood:
            if len(self.stood) >= MOST_STANDS:
                self.stood.clear()
            self.stood[key] = self.free_stand(space, size, others)
        return self.stood[key]

    def free_stand(self, space: int, size: Point, others: tuple[Area, ...]) -> Area | None:
        label = Label(self.boxes[space], *size)
        taken = [*self.taken, *others]
        for _, area in stands(label, self.rim, 2):
            if not meets_any(area, taken):
                return area
        for area in around(label, REACH, PACE):
            if area.within(self.rim) and not meets_any(area, taken):
                return area
        return None

    # what else there is room for

    def corner(self, size: Point) -> Area | None:
        """The spot nearest to a corner of the sheet where neither places nor roads lie."""
        (w, h), rim, taken = size, self.rim, [*self.taken, *self.roads()]
        across = range(int(rim.left) + 5, int(rim.right - w) - 4, PACE)
        down = range(int(rim.top) + 5, int(rim.bottom - h) - 4, PACE)
        aside = [(min(left - rim.left, rim.right - left - w), left) for left in across]
        below = [(min(top - rim.top, rim.bottom - top - h), top) for top in down]
        for _, left, top in sorted([(a + b, left, top) for a, left in aside for b, top in below]):
            area = Area(left, top, left + w, top + h)
            if not meets_any(area, taken):
                return area
        return None

    def roads(self) -> list[Area]:
        """Small areas along all roads."""
        found = list[Area]()
        for a, b in self.box.roads:
            if a in self.boxes and b in self.boxes:
                (ax, ay), (bx, by) = self.spot(a), self.spot(b)
                count = int(hypot(bx - ax, by - ay) / 12) + 1
                for i in range(count + 1):
                    x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
                    found.append(Area(x - 7, y - 7, x + 7, y + 7))
        return found

    def spots(self) -> tuple[Spot, ...]:
        """All places, those out of play where they lie on the map."""
        found = list[Spot]()
        for n, space in enumerate(self.box.spaces):
            x, y = self.spot(n) if n in self.boxes else self.sheet.at(space.x, space.y)
            found.append(Spot(x, y, space.region))
        return tuple(found)


def meets_any(area: Area, others: list[Area]) -> bool:
    """Whether something lies there already; asked a thousand times, so in one go, and what does is
    asked first the next time, being near that too."""
    left, top, right, low = area
    for i, (a, b, c, d) in enumerate(others):
        if left < c and a < right and top < d and b < low:
            others[0], others[i] = others[i], others[0]
            return True
    return False


@memo_map
def tour_of(box: CircusBox, is_open: int, sheet: Sheet, names: tuple[str, ...]) -> Tour:
    return Tour(box, is_open, sheet, names)


def land_of(box: CircusBox, variant: int, tour: Tour) -> Land:
    """The map as a match is set up on it."""
    start = box.starts[variant]
    route = start.route
    steps = set(zip(route, [*route[1:], route[0]], strict=True))
    loop = [(a, b) for a, b in box.roads if (a, b) in steps or (b, a) in steps]
    return Land(
        tour.spots(), tuple(box.roads), tuple(REGIONS), frozenset(start.masked), frozenset(loop)
    )
