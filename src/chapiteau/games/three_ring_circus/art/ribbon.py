"""The regions in the order of their scorings: who leads, who follows, and what it would bring."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....draw.icons import icon
from ....draw.layout import row
from ....draw.memo import memo
from ....draw.palette import PAPER, mix
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import circle, path, rect
from ....draw.text import width, write
from ..box.components import REGIONS
from ..rules.shows.regions import ranking
from .icons import sign
from .pieces import camp, rival, tent
from .table import Items, Table, region
from .theme import KEY, Room, region_ink, url
from .tour import whose

NARROW: Final = 300


class Standing(NamedTuple):
    """A region at a glance: troupes with tents and points, best first."""

    ranks: tuple[tuple[int, int, int], ...]
    state: str  # scored, popcorn, next or nothing


class Strip(NamedTuple):
    """Where the ribbon lies; a region may stand below another."""

    x: float
    y: float
    w: float
    h: float
    step: float
    down: float = 0


def standing(table: Table, place: int) -> Standing:
    g = table.view
    order = g.start().order
    ranks = tuple([(r.troupe, r.tents, r.points) for r in ranking(g, order[place])])
    state = "scored" if place < g.scored else ""
    if place == g.scored and not g.over:
        state = "popcorn" if g.popcorn else "next"
    return Standing(ranks, state)


def ribbon(table: Table, strip: Strip) -> Items:
    g = table.view
    seen = (tuple(g.tents), g.scored, g.popcorn, g.over, strip)
    return region(table, "ribbon", seen, lambda: _ribbon(table, strip))


def _ribbon(table: Table, strip: Strip) -> list[Item]:
    found, order = [], table.view.start().order
    for i, r in enumerate(order):
        now = standing(table, i)
        name = table.name("region", r)
        svg = plate(name, REGIONS[r], strip.w, strip.h, i == 0, table.room)
        over = ranks(now, strip.w, strip.h, width(name, 16, "ui", 800), i == 0, table.room)
        label = table.words("board-region", region=name, place=i + 1)
        x, y = strip.x + i * strip.step, strip.y + i * strip.down
        found.append(item(f"r{r}", x, y, svg, PLAIN, label, _text(table, now), over))
    return found


def _text(table: Table, now: Standing) -> str:
    """What the region waits for, then who leads."""
    words = table.words
    lines = [words(f"board-region-{now.state}")] if now.state else []
    for i, (troupe, tents, points) in enumerate(now.ranks):
        key = "outline-rank-past" if now.state == "scored" else "outline-rank"
        worth = {} if now.state == "scored" else {"points": points}
        lines.append(words(key, place=i + 1, player=whose(table, troupe), tents=tents, **worth))
    return "\n".join(lines)


@memo
def plate(name: str, region: str, w: float, h: float, first: bool, room: Room) -> str:
    """An arrow in the region's ink and hatching, with its name; a narrow one has it above."""
    ink, kind = region_ink(region)
    notch = 0 if first else 13
    d = f"M0 0H{w - 13:g}L{w:g} {h / 2:g}L{w - 13:g} {h:g}H0L{notch} {h / 2:g}Z"
    tint, narrow = mix(PAPER, ink, 0.5), w < NARROW
    x, y, size = (14.0 if first else 22.0, 16.5, 14.5) if narrow else (20.0, h / 2 + 5.5, 16.0)
    return "".join(
        [
            path(d, fill="#000", opacity=0.3, transform="translate(1 3)"),
            path(d, fill=tint),
            path(d, fill=url(f"hatch-{kind}-{ink[1:]}"), opacity=0.45),
            path(d, fill="none", stroke=KEY, stroke_width=1.8, stroke_linejoin="round"),
            write(
                x,
                y,
                name,
                size,
                KEY,
                weight=800,
                room=w - 70 if narrow else w * 0.4,
                floor=11.5,
                stroke=tint,
                stroke_width=4.0,
                paint_order="stroke",
            ),
        ]
    )


@memo
def ranks(now: Standing, w: float, h: float, named: float, first: bool, room: Room) -> str:
    """Tents in the order of the ranking, each with how many; then what the region waits for."""
    narrow = w < NARROW
    start = (14 if first else 22) + 8 if narrow else 20 + min(named, w * 0.4) + 22
    y = h - 12.5 if narrow else h / 2 + 4
    xs = row(len(now.ranks), 40, w - start - 74, start + 4)
    drawn = [_row_ground(start, xs[-1], y, h, narrow)] if now.ranks else []
    for x, (troupe, tents, _) in zip(xs, now.ranks, strict=True):
        drawn.append(camp(troupe, x, y + 1, 0.46) if narrow else tent(troupe, x, y, 0.55))
        drawn.append(write(x + 12, y + 5, tents, 15, KEY, weight=800))
    return "".join(drawn) + waiting(now.state, w - 30, h / 2)


def _row_ground(start: float, end: float, y: float, h: float, narrow: bool) -> str:
    top, high = (y - 9.5, 19.5) if narrow else (6, h - 12)
    return rect(
        start - 9,
        top,
        end - start + 36,
        high,
        7,
        fill=PAPER,
        opacity=0.8,
        stroke=KEY,
        stroke_width=1,
    )


def waiting(state: str, x: float, y: float) -> str:
    """Counted, about to be counted, or next."""
    if state == "scored":
        disc = circle(x + 2, y, 12, fill=PAPER, stroke=KEY, stroke_width=1.2)
        return disc + icon("check", x + 2, y, 17, "#2C7A4B", 3.4)
    if state == "popcorn":
        return sign("popcorn", x + 2, y, 15)
    return rival(x, y, 0.54) if state == "next" else ""
