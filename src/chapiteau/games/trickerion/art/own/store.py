"""Piles of components on their storage places."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import rect
from ...box.components import BOARD_SLOTS, MANAGER, STORE_SLOTS
from ...rules.moves import BOARD, EXTENSION, STOW, SWAP, THROW
from ...words.texts import kind_text, units_text
from ..city.market import about
from ..pieces.icons import component, hat
from ..pieces.panels import box
from ..pieces.small import pile_number
from ..table import Table
from ..theme import Brush, Room

LEAST = 46.0


def store(table: Table, place: Rect) -> Items:
    """Six places of the player board, then the two that a manager brings."""
    p, pen = table.mine, table.pen
    x, y, w, h = place
    columns = _columns(w, h)
    rows = -(-STORE_SLOTS // columns)
    dx, dy = (w - 12) / columns, (h - 38) / rows
    size = max(LEAST, min(84.0, dx - 6, dy - 24))
    dy = min(dy, size + 44)
    items = [_ground(pen, table.is_seated, x, y, w, h)]
    is_storing = table.question in ("Store", "MovePile")
    for slot in range(1, STORE_SLOTS + 1):
        i = slot - 1
        at = (x + 6 + (i % columns + 0.5) * dx, y + 34 + i // columns * dy + size / 2)
        c = p.component_in(slot)
        if c:
            counted = table.view.counted(table.whose, c)
            items.append(_pile(pen, c, p.units[c], counted, slot, *at, size))
        else:
            items.append(_hole(pen, slot, p.has(MANAGER), is_storing, *at, size))
    return tuple(items)


def _columns(w: float, h: float) -> int:
    if h > w:
        return 2 if h > 2 * w else 3
    return 4 if w < 4 * h else STORE_SLOTS


def piles(table: Table, x: float, y: float, w: float) -> Items:
    """What is there, from afar: as many as there is room for."""
    p, pen = table.mine, table.pen
    found = [c for c in table.box.goods if p.units[c]]
    return tuple(
        [
            _pile(
                pen,
                c,
                p.units[c],
                table.view.counted(table.whose, c),
                p.store[c],
                x + 18 + i * 38.0,
                y,
                0.0,
            )
            for i, c in enumerate(found[: int(w // 38)])
        ]
    )


@piece
def _ground(pen: Brush, own: bool, x: float, y: float, w: float, h: float) -> Item:
    said = pen.words("board-your-goods" if own else "board-their-goods")
    svg = box(w, h, pen.room)
    svg += write(12, 22, said, 16, pen.room.muted, weight=600, room=w - 20)
    return Item("box-store", x, y, svg)


@memo
def _place(size: float, managed: bool, empty: bool, room: Room) -> str:
    """A place for a pile, around its middle."""
    h = size / 2
    svg = rect(
        -h,
        -h,
        size,
        size,
        8,
        fill=room.panel,
        fill_opacity=0.5 if empty else 1,
        stroke=room.metal if managed else room.line,
        stroke_width=1.3,
        stroke_dasharray="4 4" if empty else None,
    )
    return svg + (hat(MANAGER, 0, 0, size / 74, room.line) if managed and empty else "")


@piece
def _pile(
    pen: Brush, c: int, units: int, counted: int, slot: int, x: float, y: float, size: float
) -> Item:
    """Some of a component: moved, exchanged or thrown away; of size 0 only looked at."""
    managed, name = slot > BOARD_SLOTS, pen.name("component", c)
    label = units_text(pen.telling, c, units)
    if managed:
        label = pen.words("outline-pile-manager", pile=label, counted=counted)
    r = size * 0.34 if size else 14.0
    svg, over = component(c, 0, 0, r), pile_number(r, units, managed and size > 0)
    if not size:
        return Item(f"u{c}", x, y, svg, label=label, text=about(pen, c), over=over)
    svg, h = _place(size, managed, False, pen.room) + svg, size / 2
    over += write(0, h + 16, name, 14, pen.room.ink, weight=600, anchor="middle", room=size + 6)
    answers = (SWAP[c].text, STOW[c].text, THROW[c].text)
    edge = f"{-h:g} {-h:g} {size:g} {size:g} 8"
    return Item(
        f"u{c}", x, y, svg, label=label, text=about(pen, c), over=over, answers=answers, edge=edge
    )


@piece
def _hole(
    pen: Brush, slot: int, has_manager: bool, is_storing: bool, x: float, y: float, size: float
) -> Item:
    """A free storage place: of the player board, or of the manager's."""
    managed, h = slot > BOARD_SLOTS, size / 2
    key = "board-free-store"
    if managed:
        key = "board-manager-store" if has_manager else "board-needs-manager"
    answers: tuple[str, ...] = ()
    if is_storing and (has_manager or not managed):
        answers = ((EXTENSION if managed else BOARD).text,)
    text = kind_text(pen.telling, MANAGER) if managed else ""
    svg, edge = _place(size, managed, True, pen.room), f"{-h:g} {-h:g} {size:g} {size:g} 8"
    return Item(
        f"hole{slot}", x, y, svg, label=pen.words(key), text=text, answers=answers, edge=edge
    )
