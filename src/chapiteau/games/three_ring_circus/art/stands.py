"""Where travellers stand around a place, so that every name on the map can be read."""

from __future__ import annotations

from typing import Final

from ....draw.layout import Area
from ....draw.memo import memo, memo_large
from ....draw.svg import Point
from ..box.components import MEDIUM, METROPOLIS, TOWN, CircusBox
from .chart import Sheet
from .ground import spots_of
from .places import CITY, GRAND, TOWN_R, name_area
from .spread import SIDES

CARAVAN: Final = Area(-20.5, -14, 20.5, 17)
WINDOW: Final = Area(-15, -14, 15, 17)  # caravans may stand before one another, but for this
GREAT_CIRCUS: Final = Area(-21, -21, 21, 21)
NEAREST, FARTHEST, STEP = 8, 72, 8  # how far from its rim somebody stands in a place

SIZES: Final = {TOWN: (2 * TOWN_R, 2 * TOWN_R), MEDIUM: CITY, METROPOLIS: GRAND}
# what is to be seen of a place even where somebody stands, its name apart
PARTS: Final = {  # slots and signs, and above them room for what a show would give
    TOWN: (Area(-6, -32, 6, -19),),  # the flag of its tent
    MEDIUM: (Area(-53, 0, 53, 20), Area(-66, -28, -42, -2), Area(2, -46, 72, -20)),
    METROPOLIS: (Area(-53, -20, 53, 40), Area(2, -62, 70, -38)),
}


def around(kind: int, *best: Point) -> tuple[Point, ...]:
    """Stands around a kind of place: the best ones first, then ever farther from its rim."""
    w, h = SIZES[kind]
    wide, high = int(w / 2 + FARTHEST) // STEP * STEP, int(h / 2 + FARTHEST) // STEP * STEP
    grid = [(x, y) for x in range(-wide, wide + 1, STEP) for y in range(-high, high + 1, STEP)]
    grid.sort(key=lambda p: (max(abs(p[0]) - w / 2, abs(p[1]) - h / 2), abs(p[0]) + abs(p[1])))
    return (*best, *[p for p in grid if max(abs(p[0]) - w / 2, abs(p[1]) - h / 2) >= NEAREST])


CARAVANS: Final = {
    TOWN: around(TOWN, (27, -7), (-27, -7)),
    MEDIUM: around(MEDIUM, (-20, -35), (-8, 37), (28, 37), (-44, 37), (64, 37)),
    METROPOLIS: around(METROPOLIS, (-30, -53), (-66, -53), (-30, -84), (-66, -84)),
}
PAWNS: Final = {
    TOWN: around(TOWN, (-20, -16), (20, -16)),
    MEDIUM: around(MEDIUM, (-76, 20), (76, 6)),
    METROPOLIS: around(METROPOLIS, (-74, 6), (74, 6)),
}


class Stands:
    """The room around the places of a map, once their names are written."""

    def __init__(self, box: CircusBox, variant: int, sheet: Sheet, names: tuple[str, ...]) -> None:
        start = box.starts[variant]
        self.sheet: Final = Area(0, 0, sheet.w, sheet.h)
        self.spots: Final = spots_of(box, sheet, True)
        self.kinds: Final = [space.kind for space in box.spaces]
        self.route: Final = start.route
        self.names: Final = list[Area]()
        self.grounds: Final = dict[int, Area]()
        for n in [n for n in range(1, len(box.spaces)) if start.open >> n & 1]:
            name = name_area(self.kinds[n], names[n], SIDES.get(box.spaces[n].id, "below"))
            w, h = SIZES[self.kinds[n]]
            self.names.append(self.near(n, name))
            self.grounds[n] = self.near(n, Area(-w / 2, -h / 2, w / 2, h / 2))

    def near(self, space: int, area: Area, by: Point = (0, 0)) -> Area:
        spot = self.spots[space]
        return area.moved(spot.x + by[0], spot.y + by[1])

    def pawn(self, space: int) -> Point:
        """Where the great circus stops in a place, from its point."""
        kind = self.kinds[space]
        parts = PARTS[kind] if kind != TOWN else ()  # it stops where no tent stands
        taken = [*self.others(space), *[self.near(space, part) for part in parts]]
        return self.free(space, PAWNS[kind], GREAT_CIRCUS, taken, [])

    def caravans(self, space: int, count: int) -> list[Point]:
        """Where so many caravans stand in a place, one after the other, from its point."""
        kind, taken, found = self.kinds[space], self.others(space), list[Point]()
        taken += [self.near(space, part) for part in PARTS[kind]]
        if space in self.route:
            taken.append(self.near(space, GREAT_CIRCUS, self.pawn(space)))
        windows = list[Area]()
        for _ in range(count):
            found.append(self.free(space, CARAVANS[kind], CARAVAN, taken, windows))
            windows.append(self.near(space, WINDOW, found[-1]))
        return found

    def others(self, space: int) -> list[Area]:
        """The grounds of all other places."""
        return [ground for n, ground in self.grounds.items() if n != space]

    def free(
        self,
        space: int,
        stands: tuple[Point, ...],
        piece: Area,
        parts: list[Area],
        taken: list[Area],
    ) -> Point:
        """The best stand that covers neither names nor parts; else no names; else the best."""
        for avoided in (self.names + taken + parts, self.names + taken, self.names, []):
            for by in stands:
                area = self.near(space, piece, by)
                if area.within(self.sheet) and not any(area.meets(one) for one in avoided):
                    return by
        return stands[0]


@memo_large
def stands_on(box: CircusBox, variant: int, sheet: Sheet, names: tuple[str, ...]) -> Stands:
    return Stands(box, variant, sheet, names)


@memo
def last_caravan(stands: Stands, space: int, count: int) -> Point:
    """Where the last of so many caravans stands; those before it stay where they are."""
    return stands.caravans(space, count)[-1]
