"""The viewer's own tricks on their shelves, with the markers that lie ready and what is missing."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.svg import Attribute, circle, rect
from ....draw.text import write
from ..box.components import ENGINEER, ENGINEER_SHELF, SHELVES
from ..rules.moves import BOARD, EXTENSION, PREPARE, RETURN, SET_UP, SHIFT
from ..words.outline import tricks as trick_lines
from ..words.texts import kind_text, trick_text
from .icons import hat
from .pieces import chip
from .table import Items, Table, region
from .theme import Room
from .town import face_of
from .tricks import Face, H, Kept, W, empty_shelf, on_trick, over_card, trick_card, trick_row
from .workshop import Boards

ROW_H = 52


def kept(table: Table, seat: int, symbol: int) -> Kept:
    view = table.view
    p = view.players[seat]
    owned = tuple([view.counted(seat, n.component) for n in view.needs_of(seat, symbol)])
    return Kept(seat, symbol, p.ready[symbol], p.shown[symbol], owned)


def shelves(table: Table, plan: Boards) -> Items:
    p = table.mine
    lit = table.asks("prepare", "set-up", "return", "shift", "board", "extension")
    seen = (
        tuple(p.trick), tuple(p.shelf), tuple(p.ready), tuple(p.shown), tuple(p.units),
        tuple(p.store), p.has(ENGINEER), lit, plan,
    )  # fmt: skip
    return region(table, "shelves", seen, lambda: _shelves(table, plan))


def trick_rows(table: Table, x: float, y: float, w: float) -> Items:
    """The same on a phone, as rows."""
    p = table.mine
    lit = table.asks("prepare", "set-up", "return", "shift", "board", "extension")
    seen = (
        tuple(p.trick), tuple(p.shelf), tuple(p.ready), tuple(p.shown), tuple(p.units),
        tuple(p.store), p.has(ENGINEER), lit, x, y,
    )  # fmt: skip
    return region(table, "rows", seen, lambda: _trick_rows(table, x, y, w))


def _trick_rows(table: Table, x: float, y: float, w: float) -> list[Item]:
    items, p = list[Item](), table.mine
    for shelf in range(1, SHELVES + 1):
        symbol, top = p.symbol_on(shelf), y + (shelf - 1) * (ROW_H + 5)
        if not symbol:
            items.append(_free_row(table, shelf, x, top, w))
            continue
        face, own = face_of(table, p.trick[symbol]), kept(table, table.me, symbol)
        mark = trick_mark(table, symbol)
        svg = trick_row(face, own, w, ROW_H, shelf == ENGINEER_SHELF, table.room)
        over = over_card(w, ROW_H, 7, mark.state, table.room)
        label, text = trick_label(table, shelf), trick_text(table.telling, p.trick[symbol])
        items.append(item(f"k{p.trick[symbol]}", x, top, svg, mark, label, text, over))
        items += shift_chip(table, symbol, shelf, x + w - 14, top + ROW_H / 2)
    return items


def _free_row(table: Table, shelf: int, x: float, y: float, w: float) -> Item:
    said, mark = free_shelf(table, shelf)
    room = table.room
    dashes: dict[str, Attribute] = {"stroke": room.line, "stroke_dasharray": "6 5"}
    svg = rect(0, 0, w, ROW_H, 7, fill=room.panel2, fill_opacity=0.45, **dashes)
    svg += write(w / 2, ROW_H / 2 + 5, said, 14, room.muted, "ui-italic", 500, "middle", w - 20)
    over = over_card(w, ROW_H, 7, mark.state, room)
    return item(f"shelf{shelf}", x, y, svg, mark, said, over=over)


def _shelves(table: Table, plan: Boards) -> list[Item]:
    items, p = list[Item](), table.mine
    for shelf in range(1, SHELVES + 1):
        symbol = p.symbol_on(shelf)
        x, y = plan.shelves[shelf - 1]
        if symbol:
            items += _trick(table, symbol, shelf, x, y)
        else:
            items.append(_empty(table, shelf, x, y))
    return items


@memo
def _over(face: Face, own: Kept, state: str, engineer: bool, room: Room) -> str:
    """What lies on an own trick, and what may be done with it."""
    svg = on_trick(face, own)
    if engineer:
        svg += circle(W - 18, 84, 13, fill=room.panel, stroke=room.metal, stroke_width=1.6)
        svg += hat(ENGINEER, W - 18, 84, 0.52, room.ink)
    return svg + over_card(W, H, 8, state, room)


def _trick(table: Table, symbol: int, shelf: int, x: float, y: float) -> list[Item]:
    trick, mark = table.mine.trick[symbol], trick_mark(table, symbol)
    face, own = face_of(table, trick), kept(table, table.me, symbol)
    over = _over(face, own, mark.state, shelf == ENGINEER_SHELF, table.room)
    label, text = trick_label(table, shelf), trick_text(table.telling, trick)
    first = item(f"k{trick}", x, y, trick_card(face, table.room), mark, label, text, over)
    return [first, *shift_chip(table, symbol, shelf, x + W - 16, y + H - 96)]


def trick_mark(table: Table, symbol: int) -> Mark:
    """Prepared in the workshop, set up in the theatre, given back downtown."""
    if table.viewer != table.me:
        return PLAIN
    return table.mark_one_of(PREPARE[symbol], SET_UP[symbol], RETURN[symbol])


def trick_label(table: Table, shelf: int) -> str:
    lines = trick_lines(table.view, table.telling, table.me)
    return lines[len([s for s in range(1, shelf) if table.mine.symbol_on(s)])]


def shift_chip(table: Table, symbol: int, shelf: int, x: float, y: float) -> list[Item]:
    if SHIFT[symbol] not in table.legal:
        return []
    svg, mark = chip("arrow-left-right", 11, table.room), table.mark(SHIFT[symbol])
    return [item(f"shift{shelf}", x, y, svg, mark, trick_label(table, shelf))]


def free_shelf(table: Table, shelf: int) -> tuple[str, Mark]:
    """What a free place for a trick says and offers; the engineer's counts only with an engineer."""
    words, engineer = table.words, shelf == ENGINEER_SHELF
    mark = PLAIN
    if table.question == "ChooseShelf" and table.viewer == table.me:
        mark = table.mark(EXTENSION if engineer else BOARD, False)
    if not engineer:
        return words("board-free-shelf"), mark
    has = table.mine.has(ENGINEER)
    return words("board-engineer-shelf" if has else "board-needs-engineer"), mark


def _empty(table: Table, shelf: int, x: float, y: float) -> Item:
    said, mark = free_shelf(table, shelf)
    kind = ENGINEER if shelf == ENGINEER_SHELF else 0
    over = over_card(W, H, 8, mark.state, table.room)
    text = kind_text(table.telling, ENGINEER) if kind else ""
    svg = empty_shelf(said, kind, W, H, table.room)
    return item(f"shelf{shelf}", x, y, svg, mark, said, text, over)
