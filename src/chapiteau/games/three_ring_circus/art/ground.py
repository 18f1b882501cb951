"""What a map shows all match long, read from the box."""

from __future__ import annotations

from typing import Final

from ....draw.memo import memo_large
from ..box.components import REGIONS, CircusBox
from .chart import Land, Sheet
from .geography import Spot
from .spread import NUDGES

NO_NUDGES: Final[dict[str, tuple[int, int]]] = {}


@memo_large
def fitted(box: CircusBox, variant: int, sheet: Sheet, most: float) -> Sheet:
    """A sheet on which closed regions in the west leave their room to the others."""
    opened = box.starts[variant].open
    xs = [space.x for n, space in enumerate(box.spaces) if opened >> n & 1]
    low, high = min(xs), max(xs)
    room = sheet.at(high, 0)[0] - sheet.left  # what lies east of them stays where it is
    across = min(most, room / max(1, high - low))
    left = sheet.left + (room - across * (high - low)) / 2 - low * across
    return sheet._replace(left=left, across=across)


@memo_large
def spots_of(box: CircusBox, sheet: Sheet, nudged: bool) -> tuple[Spot, ...]:
    """Where every space lies on a sheet, from its corner."""
    nudges, found = NUDGES if nudged else NO_NUDGES, list[Spot]()
    for space in box.spaces:
        x, y = sheet.at(space.x, space.y)
        dx, dy = nudges.get(space.id, (0, 0))
        found.append(Spot(x + dx, y + dy, space.region))
    return tuple(found)


@memo_large
def land_of(box: CircusBox, variant: int, sheet: Sheet, nudged: bool) -> Land:
    """The map as a match is set up on it."""
    start = box.starts[variant]
    route = start.route
    steps = set(zip(route, [*route[1:], route[0]], strict=True))
    loop = [(a, b) for a, b in box.roads if (a, b) in steps or (b, a) in steps]
    return Land(
        spots_of(box, sheet, nudged),
        tuple(box.roads),
        tuple(REGIONS),
        frozenset(start.masked),
        frozenset(loop),
    )
