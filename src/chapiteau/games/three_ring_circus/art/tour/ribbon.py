"""The regions in the order of their scorings: who leads, who follows, and what it would bring."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.palette import PAPER, mix
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import circle, path, rect
from ...box.components import REGIONS
from ...rules.shows.regions import ranking
from ...rules.state import AUTOMATONS
from ...words.outline_region import troupe_name
from ..pieces.icons import sign
from ..pieces.wooden import camp, mark_of, rival, tile
from ..table import Items, Table
from ..theme import KEY, Quill, Room, region_ink, url

Ranks = tuple[tuple[int, int, int], ...]
"""Troupes with tents and points, best first."""
TILE: Final = 46.0  # how wide the place of the great circus's tile is
STEP: Final = 30.0  # from one troupe to the next


class Row(NamedTuple):
    """How a region's plate is laid out: in one line, or its name over its tents."""

    is_double: bool
    step: float
    name_y: float
    size: float


def row_of(names: list[str], most: int, w: float, h: float) -> Row:
    """The same for all regions, though some would find room for more."""
    for size in (15.0, 14.0, 13.0):
        if max(width(name, size, "ui", 800) for name in names) <= w - 24 - 48 - most * STEP:
            return Row(False, STEP, h / 2 + 5, size)
    return Row(True, min(28.0, (w - 56) / max(1, most)), h * 0.37, 13.0)


def ribbon(table: Table, box: Rect) -> Items:
    """All regions, and who holds the tile of the great circus."""
    x, y, w, h = box
    view = table.view
    order = view.start().order
    across, found = w > 600, [_tile(table.pen, view.holder, view.popcorn, *tile_at(box))]
    step = (w - TILE) / len(order) if across else (h + 4) / len(order)
    names = [f"{i} {table.name('region', r)}" for i, r in enumerate(order, 1)]
    size = (step + 6, h) if across else (w - TILE, step - 4)
    row = row_of(names, len(view.troupes()), *size)
    for i, r in enumerate(order):
        ranks = tuple([(one.troupe, one.tents, one.points) for one in ranking(view, r)])
        state = "scored" if i < view.scored else ""
        if i == view.scored and not view.over:
            state = "popcorn" if view.popcorn else "next"
        place = (x + i * step, y) if across else (x, y + i * step)
        found.append(_region(table.pen, r, i + 1, ranks, state, (*place, *size), row))
    return tuple(found)


def tile_at(box: Rect) -> tuple[float, float]:
    x, y, w, h = box
    return x + w - TILE / 2 + 4, y + min(h, 44) / 2


@piece
def _region(pen: Quill, r: int, place: int, ranks: Ranks, state: str, box: Rect, row: Row) -> Item:
    """A plate with who leads there."""
    x, y, w, h = box
    name = pen.name("region", r)
    said = f"{place} {name}"
    svg = plate(said, REGIONS[r], w, h, place == 1 or w > 300, row, pen.room)
    label = pen.words("board-region", region=name, place=place)
    over = standings(ranks, state, w, h, row, pen.room)
    return Item(f"r{r}", x, y, svg, label=label, text=_text(pen, ranks, state), over=over)


def _text(pen: Quill, ranks: Ranks, state: str) -> str:
    """What the region waits for, then who leads."""
    words = pen.words
    lines = [words(f"board-region-{state}")] if state else []
    for i, (troupe, tents, points) in enumerate(ranks):
        key = "outline-rank-past" if state == "scored" else "outline-rank"
        worth = {} if state == "scored" else {"points": points}
        player = troupe_name(pen.telling, troupe)
        lines.append(words(key, place=i + 1, player=player, tents=tents, **worth))
    return "\n".join(lines)


@memo
def plate(name: str, region: str, w: float, h: float, first: bool, row: Row, room: Room) -> str:
    """An arrow in the region's ink and hatching, with its name."""
    ink, kind = region_ink(region)
    notch = 0 if first else 12
    d = f"M0 0H{w - 13:g}L{w:g} {h / 2:g}L{w - 13:g} {h:g}H0L{notch} {h / 2:g}Z"
    tint = mix(PAPER, ink, 0.5)
    said = write(
        11 + notch,
        row.name_y,
        name,
        row.size,
        KEY,
        weight=800,
        room=w - 52 if row.is_double else None,
        stroke=tint,
        stroke_width=4.0,
        paint_order="stroke",
    )
    return "".join(
        [
            path(d, fill="#000", opacity=0.3, transform="translate(1 3)"),
            path(d, fill=tint),
            path(d, fill=url(f"hatch-{kind}-{ink[1:]}"), opacity=0.45),
            path(d, fill="none", stroke=KEY, stroke_width=1.8, stroke_linejoin="round"),
            said,
        ]
    )


@memo
def standings(ranks: Ranks, state: str, w: float, h: float, row: Row, room: Room) -> str:
    """Tents in the order of the ranking, each with how many; then what the region waits for."""
    mid, end, wide = h / 2, w - 18, len(ranks) * row.step
    drawn = [waiting(state, end - 12, mid)]
    y, high = (h * 0.71, h * 0.46) if row.is_double else (mid, 28.0)
    left = 24.0 if row.is_double else end - 26 - wide
    if ranks:
        ground = (left - 4, y - high / 2, wide + 2, high, 6)
        drawn.append(rect(*ground, fill=PAPER, opacity=0.85, stroke=KEY, stroke_width=1))
    size, scale = (13.0, 0.4) if row.is_double else (15.0, 0.5)
    for i, (troupe, tents, _) in enumerate(ranks):
        x = left + i * row.step
        drawn.append(camp(troupe, x + 8, y + 0.5, scale))
        drawn.append(
            write(x + (15 if row.is_double else 18), y + size * 0.35, tents, size, KEY, weight=800)
        )
    return "".join(drawn)


def waiting(state: str, x: float, y: float) -> str:
    """Counted, about to be counted, or next."""
    if state == "scored":
        disc = circle(x, y, 11, fill=PAPER, stroke=KEY, stroke_width=1.2)
        return disc + icon("check", x, y, 16, "#2C7A4B", 3.4)
    if state == "popcorn":
        return sign("popcorn", x, y, 13)
    return rival(x, y, 0.46) if state == "next" else ""


@piece
def _tile(pen: Quill, holder: int, popcorn: bool, x: float, y: float) -> Item:
    """The tile of the great circus, with the mark of whoever holds it."""
    side = "popcorn" if popcorn else "troupe"
    mark = mark_of(AUTOMATONS if holder == AUTOMATONS else holder) if holder else -1
    svg = tile(side, 17) + (sigil(mark, 13, 12, 6.5) if mark >= 0 else "")
    player = troupe_name(pen.telling, holder)
    label = pen.words("outline-tile", player=player, side=side)
    return Item("tile", x, y, svg, label=label, text=pen.words(f"board-tile-{side}"))
