"""The street's own ground: its zone in chalk, its title, and whose eyes are closed."""

from __future__ import annotations

from typing import Any

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import keycap
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import at, number, rect
from ...box.components import AGES
from ..pieces.cards import H, W
from ..pieces.marks import TITLE, heading, panel
from ..questions import KEYS, STREET
from ..table import Items, Quill, Table
from ..theme import Street
from .ground import Ground, is_titled_above

WAYS = ("left", "right", "up", "down")


@memo
def _cobbled(w: float, h: float, street: Street) -> str:
    """A piece of the street, lit from above."""
    return (
        rect(0, 0, w, h, 16, fill=street.url("cobbles"), stroke=street.gap, stroke_width=2)
        + rect(0, 0, w, h, 16, fill=street.url("pool"))
        + rect(0, 0, w, h, 16, fill="none", stroke=street.metal, stroke_width=2, opacity=0.85)
    )


@memo
def _line(w: float, h: float, street: Street) -> str:
    """The zone, from its corner."""
    return rect(
        0,
        0,
        w,
        h,
        22,
        fill="none",
        stroke=street.chalk,
        stroke_width=3.4,
        stroke_dasharray="20 12",
        opacity=0.42 if street.dark else 0.85,
    )


def _again(card: float) -> str | None:
    """On a phone: how large a card is, and for which moves a page shows it once more."""
    return f"{number(W * card)} {number(H * card)} take hunt look" if card else None


@piece
def _front(
    pen: Quill,
    box: Rect,
    key: str,
    count: int,
    decree: int,
    above: bool,
    is_noticed: bool,
    card: float,
) -> Item:
    """The street with its title, above the crowd or beside it."""
    x, y, w, h = box
    street, title = pen.room, pen.words("board-street")
    note = pen.words("board-crowd", count=count)
    if decree and above:
        note = pen.words(f"board-decree-{AGES[decree]}")
    drawn = _cobbled(w, h, street) + rect(
        0, 0, w, h, fill="none", data_zoom="crowd", data_again=_again(card)
    )
    wide = width(title, 19, TITLE)
    ink: dict[str, Any] = {"stroke": street.room, "stroke_width": 4, "paint_order": "stroke"}
    drawn += write(16, 28, title, 19, street.ink, TITLE, 400, **ink)
    drawn += keycap(wide + 38, 22, key, street) if key else ""
    if is_noticed and w < 500:
        pass  # whose eyes are closed stands there
    elif above:
        left = wide + (62 if key else 28)
        drawn += write(left, 27, note, 14, street.ink, weight=600, room=w - left - 60, **ink)
    else:
        drawn += write(16, 52, note, 14, street.ink, weight=600, room=108, **ink)
    return Item("region-street", x, y, drawn)


@piece
def _wing(pen: Quill, box: Rect, key: str, count: int) -> Item:
    x, y, w, h = box
    street = pen.room
    drawn = panel(w, h, street)
    drawn += rect(5, 33, w - 10, h - 38, 10, fill=street.url("cobbles"), opacity=0.8)
    note = pen.words("board-crowd", count=count)
    return Item(
        "region-street", x, y, drawn + heading(w, pen.words("board-street"), note, key, street)
    )


@piece
def _sides(pen: Quill, ground: Ground) -> Item:
    """The zone in chalk; its sides are named, because on phones the street is turned."""
    x, y, w, h = ground.box
    street = pen.room
    left, right, up, down = [pen.words(f"board-side-{way}") for way in WAYS]
    ink = street.chalk if street.dark else street.muted
    drawn = write(w / 2, -6, left, 13, ink, TITLE, 400, "middle")
    drawn += write(w / 2, h + 15, right, 13, ink, TITLE, 400, "middle")
    for at_x, said, turn in ((-6.0, down, -90), (w + 6.0, up, 90)):
        drawn += at(at_x, h / 2, write(0, 0, said, 13, ink, TITLE, 400, "middle"), turn=turn)
    return Item("sides", x, y, drawn)


@piece
def _zone(pen: Quill, ground: Ground) -> Item:
    x, y, w, h = ground.zone
    return Item("zone", x, y, _line(w, h, pen.room))


def fits(ground: Ground) -> bool:
    """Whether the zone is in sight as a whole."""
    x, y, w, h = ground.zone
    left, top, bw, bh = ground.box
    return x >= left and y >= top and x + w <= left + bw and y + h <= top + bh


def street_ground(table: Table) -> Items:
    box, pen, ground = table.plan.box(STREET), table.pen, table.ground
    key = "" if table.is_tall else KEYS[STREET]
    count, decree = table.view.heap.count(), table.view.decree
    if table.focus != STREET:
        return (_wing(pen, box, key, count),)
    card = ground.card if table.layout == "tall" else 0.0
    above, is_noticed = is_titled_above(box), table.sight.is_guided > 0
    found = [_front(pen, box, key, count, decree, above, is_noticed, card)]
    if ground.turned and table.sight.is_guided:
        found.append(_sides(pen, ground))
    if fits(ground):
        found.append(_zone(pen, ground))
    return tuple(found)


# for everybody else: whose eyes are closed


@piece
def _notice(pen: Quill, seat: int, box: Rect) -> Item:
    """Between the title and the buttons of the page."""
    street, text = pen.room, pen.words("board-closed", player=pen.player(seat))
    left = width(pen.words("board-street"), 19, TITLE) + (190 if box[2] > 500 else 28)
    room = box[2] - left - 56
    wide = min(room, width(text, 16, TITLE) + 80)
    x, y = box[0] + left + room / 2, box[1] + 23
    drawn = rect(
        -wide / 2, -18, wide, 36, 18, fill=street.panel, stroke=street.metal, stroke_width=2
    )
    drawn += sigil(seat, -wide / 2 + 22, 0, 8)
    drawn += icon("eye-off", -wide / 2 + 46, 0, 18, street.ink, 2.2)
    drawn += write(-wide / 2 + 62, 6, text, 16, street.ink, TITLE, 400, room=wide - 76, floor=13)
    return Item("notice", x, y, drawn, label=text)


def notice(table: Table) -> Items:
    view, box = table.view, table.plan.box(STREET)
    if view.closed == NOBODY or table.blind or table.focus != STREET:
        return ()
    return (_notice(table.pen, view.closed, box),)
