"""The map that never changes in a match: sea, land, regions, rails, and what is closed."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.memo import memo_map
from .....draw.palette import PAPER
from .....draw.pieces.contours import smooth
from .....draw.svg import Attribute, Point, at, circle, clip, group, line, path, rect
from ..theme import CREAM, KEY, RED, SUN, Room, id, region_ink, url
from .geography import Country, Spot, country
from .spread import Sheet

# waters around the country, in the map's own measure (0..1000 across, 0..600 down)
WATERS: Final[tuple[tuple[Point, ...], ...]] = (
    ((58, -90), (72, 30), (62, 110), (84, 178), (128, 200), (172, 172), (186, 110), (172, 40), (200, -90)),
    ((318, -90), (334, -40), (366, -4), (410, -10), (440, -44), (500, -90)),
    ((494, 132), (468, 84), (474, 46), (512, 22), (548, 6), (566, 26), (548, 66), (520, 102)),
    ((556, -14), (596, -44), (676, -56), (748, -40), (752, -16), (684, 2), (622, 22), (580, 18)),
    (
        (1200, -90), (1050, -90), (1046, 30), (1066, 110), (1052, 200), (1020, 262), (960, 296),
        (918, 318),
        (868, 352), (846, 392), (836, 446), (792, 488), (748, 490), (736, 528), (716, 568),
        (676, 606),
        (622, 700), (1200, 700),
    ),
)  # fmt: skip

SHORE: Final = 50.0  # how far land reaches around places and roads
RAIL: Final = 6.0  # how wide a track is


class Land(NamedTuple):
    """What a map shows all match long; places count from 1."""

    spots: tuple[Spot, ...]
    roads: tuple[tuple[int, int], ...]
    regions: tuple[str, ...]
    closed: frozenset[int]  # regions
    loop: frozenset[tuple[int, int]]  # roads of the great circus


@memo_map
def shapes(spots: tuple[Spot, ...], roads: tuple[tuple[int, int], ...], sheet: Sheet) -> Country:
    """Coast and borders; the same for every match on the same map."""
    return country(spots, roads, (sheet.w, sheet.h), SHORE)


def chart(land: Land, sheet: Sheet, room: Room) -> str:
    """The whole map, from its top left corner."""
    found = shapes(land.spots, land.roads, sheet)
    inside = water(sheet, room) + ground(found, land, room) + rails(land, sheet)
    return group(
        group(inside, clip_path=url("sheet")),
        rect(0, 0, sheet.w, sheet.h, 6, fill="none", stroke=KEY, stroke_width=2.4),
        rect(4, 4, sheet.w - 8, sheet.h - 8, 4, fill="none", stroke=RED, stroke_width=2.6),
    )


def sheet_clip(sheet: Sheet) -> str:
    return clip(id("sheet"), rect(0, 0, sheet.w, sheet.h, 6))


def water(sheet: Sheet, room: Room) -> str:
    """Land beyond, the great lakes, and the ocean with its shore lines."""
    d = "".join(smooth([sheet.at(x, y) for x, y in shape]) for shape in WATERS)
    return "".join(
        [
            rect(0, 0, sheet.w, sheet.h, fill=room.beyond),
            path(d, fill=room.sea2, stroke=room.sea2, stroke_width=7, opacity=0.55),
            path(d, fill=room.sea),
            path(d, fill=room.url("waves")),
            path(d, fill="none", stroke=KEY, stroke_width=1.4, opacity=0.75),
        ]
    )


def ground(found: Country, land: Land, room: Room) -> str:
    """The country: every region in its ink, printed a little off the key line, and hatched."""
    drawn = [
        path(found.land, fill="none", stroke=KEY, stroke_width=15, opacity=0.13),
        path(found.land, fill="none", stroke=PAPER, stroke_width=7, opacity=0.55),
        path(found.land, fill=room.land),
    ]
    for region, d in enumerate(found.regions):
        if d:
            drawn.append(
                closed(d, room) if region in land.closed else opened(d, land.regions[region])
            )
    border: dict[str, Attribute] = {"fill": "none", "stroke": KEY, "stroke_dasharray": "7 5"}
    drawn += [path(d, stroke_width=1.5, opacity=0.75, **border) for d in found.regions if d]
    drawn.append(path(found.land, fill="none", stroke=KEY, stroke_width=2.4))
    return "".join(drawn)


def opened(d: str, region: str) -> str:
    ink, kind = region_ink(region)
    return group(
        path(d, fill=ink, opacity=0.36),
        path(d, fill=url(f"hatch-{kind}-{ink[1:]}"), opacity=0.5),
        path(d, fill="none", stroke=ink, stroke_width=9, opacity=0.3),
        transform="translate(2.2 -1.6)",
    )


def closed(d: str, room: Room) -> str:
    """A region out of play: bare boards, hatched."""
    return path(d, fill="#6B5A48", opacity=0.5) + path(d, fill=url("hatch-closed"), opacity=0.3)


def rails(land: Land, sheet: Sheet) -> str:
    """Tracks; the great circus travels on a red bed. Closed roads are overgrown."""
    beds, tracks, sleepers, wild = [], [], [], []
    for a, b in land.roads:
        one, other = land.spots[a], land.spots[b]
        d = line(one.x, one.y, other.x, other.y)[9:-3]
        if one.region in land.closed or other.region in land.closed:
            wild.append(d)
            continue
        if (a, b) in land.loop:
            beds.append(d)
        tracks.append(d)
        sleepers.append(d)
    k = RAIL
    look: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round"}
    return "".join(
        [
            path(
                "".join(wild),
                stroke=KEY,
                stroke_width=k * 0.5,
                stroke_dasharray="3 7",
                opacity=0.4,
                **look,
            )
            if wild
            else "",
            path("".join(beds), stroke=KEY, stroke_width=k * 2.35, opacity=0.85, **look),
            path("".join(beds), stroke=RED, stroke_width=k * 1.95, **look),
            path("".join(tracks), stroke=KEY, stroke_width=k, **look),
            path(
                "".join(sleepers),
                fill="none",
                stroke=PAPER,
                stroke_width=k * 0.48,
                stroke_dasharray=f"{k:g} {k * 0.9:g}",
            ),
        ]
    )


# what lies in the water


def compass(x: float, y: float, r: float) -> str:
    """A wind rose."""
    point = f"M0 {-r}L{r * 0.16:.1f} 0H{-r * 0.16:.1f}Z"
    arms = "".join(
        path(point, fill=RED if a == 0 else KEY, transform=f"rotate({a})")
        for a in (0, 90, 180, 270)
    )
    small = "".join(
        path(point, fill=SUN, stroke=KEY, stroke_width=1, transform=f"rotate({a}) scale(.6)")
        for a in (45, 135, 225, 315)
    )
    ring = circle(0, 0, r * 0.62, fill="none", stroke=KEY, stroke_width=1.2)
    return at(
        x,
        y,
        circle(0, 0, r * 0.8, fill=CREAM, opacity=0.55),
        ring,
        small,
        arms,
        circle(0, 0, r * 0.12, fill=CREAM, stroke=KEY, stroke_width=1.2),
    )
