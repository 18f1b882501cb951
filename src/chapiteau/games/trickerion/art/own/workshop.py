"""A player's workshop: tricks on their shelves, places to work, and what the wings show of it."""

from __future__ import annotations

from dataclasses import dataclass

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import rect
from ...box.components import ENGINEER, ENGINEER_SHELF, FIRST_SLOT, SHELVES, WORKSHOP, Need
from ...rules.moves import BOARD, EXTENSION, PREPARE, RETURN, SET_UP, SHIFT
from ...words.texts import kind_text, needs_text, trick_text
from ..city.residence import face_of
from ..pieces.slips import ROW_H, shelf_card, trick_row
from ..pieces.small import priced, tool
from ..pieces.tricks import H, Kept, W, empty_shelf, trick_card
from ..table import Table, facts
from ..theatre.week import place_for
from ..theme import Brush
from .store import piles, store

Berth = tuple[float, float, float]


@dataclass(frozen=True, eq=False)
class Boards:
    """Where a player's own boards lie; each exists once."""

    place: Rect
    shelves: tuple[tuple[float, float], ...]
    k: float  # how large cards are; 0 where they are rows
    w: float  # of rows
    benches: tuple[Berth, ...]
    store: Rect


@memo
def front_boards(place: Rect) -> Boards:
    """Components lie beside the tricks, or below them where that leaves larger cards."""
    beside, below = _beside(place), _below(place)
    return beside if beside.k >= below.k else below


def _beside(place: Rect) -> Boards:
    x, y, w, h = place
    side = 256.0 * (w / 1346)
    shelves, k = _shelves(x + 16, y + 46, w - 30 - side - 14, h - 102)
    right = x + w - 14 - side
    benches = ((right + side - 116, y + 36, 24.0), (right + side - 54, y + 36, 24.0))
    return Boards(place, shelves, k, 0.0, benches, (right, y + 70, side, h - 82))


def _below(place: Rect) -> Boards:
    x, y, w, h = place
    low = 142.0
    shelves, k = _shelves(x + 16, y + 46, w - 32, h - 102 - low)
    benches = ((x + w - 130, y + h - 62, 30.0), (x + w - 52, y + h - 62, 30.0))
    store_ = (x + 14, y + h - low - 8, w - 290, low - 4)
    return Boards(place, shelves, k, 0.0, benches, store_)


def _shelves(
    x: float, y: float, w: float, h: float
) -> tuple[tuple[tuple[float, float], ...], float]:
    """Four places beside each other, and how large cards are."""
    k = min(h / H, (w / SHELVES - 12) / W, 2.3)
    step, top = w / SHELVES, y + max(0.0, (h - H * k) / 2)
    return tuple([(x + i * step + (step - W * k) / 2, top) for i in range(SHELVES)]), k


@memo
def tall_boards(x: float, y: float, w: float, down: float) -> Boards:
    benches = ((x + w - 102, y + 74, 24.0), (x + w - 38, y + 74, 24.0))
    top = y + 110
    shelves = tuple([(x + 8, top + i * (ROW_H + 6)) for i in range(SHELVES)])
    area = (x + 8, top + SHELVES * (ROW_H + 6) + 4 + down, w - 16, 36 + 2 * 88.0)
    place = (x, y, w, area[1] + area[3] + 10 - y)
    return Boards(place, shelves, 0.0, w - 16, benches, area)


# in front, and on a phone


def workshop(table: Table, plan: Boards) -> list[Items]:
    """Tricks, places to work, components."""
    shelf = tray_of_tricks(table, plan) if table.has_tricks_out else shelves(table, plan)
    return [shelf, benches(table, plan.benches), store(table, plan.store)]


def tray_of_tricks(table: Table, plan: Boards) -> Items:
    from .tray import tricks

    x, y, w, h = plan.place
    if plan.k:
        right = plan.store[0] if plan.store[0] > x + w / 2 else x + w
        low = plan.store[1] if right == x + w else y + h
        return tricks(table, (x + 14, y + 46, right - x - 28, low - y - 58))
    return tricks(table, (x + 8, plan.shelves[0][1], w - 16, 0.0))


def shelves(table: Table, plan: Boards) -> Items:
    items: list[Item] = []
    p, pen = table.mine, table.pen
    is_new = table.question == "ChooseShelf"
    wide = plan.w - (50 if p.has(ENGINEER) else 0)
    for shelf in range(1, SHELVES + 1):
        symbol, (x, y) = p.symbol_on(shelf), plan.shelves[shelf - 1]
        if not symbol:
            items.append(free_place(pen, shelf, p.has(ENGINEER), is_new, x, y, plan.k, wide))
            continue
        own = kept(table, table.whose, symbol)
        if plan.k:
            items.append(_card(pen, p.trick[symbol], own, shelf, x, y, plan.k))
            if p.has(ENGINEER):
                middle = (x + W * plan.k / 2, y + H * plan.k + 28)
                items.append(_shift(pen, symbol, *middle))
        else:
            items.append(trick_listed(pen, p.trick[symbol], own, shelf, x, y, wide))
            if p.has(ENGINEER):
                items.append(_shift(pen, symbol, x + plan.w - 22, y + ROW_H / 2))
    return tuple(items)


def kept(table: Table, seat: int, symbol: int) -> Kept:
    view = table.view
    p = view.players[seat]
    owned = tuple([view.counted(seat, n.component) for n in view.needs_of(seat, symbol)])
    return Kept(seat, symbol, p.ready[symbol], p.shown[symbol], owned)


def trick_answers(symbol: int) -> tuple[str, ...]:
    """Prepared in the workshop, set up in the theatre, given back downtown."""
    return PREPARE[symbol].text, SET_UP[symbol].text, RETURN[symbol].text


@piece
def trick_label(pen: Brush, trick: int, own: Kept, shelf: int) -> str:
    words, t = pen.words, facts(pen).tricks[trick]
    lacking = [
        Need(need.component, need.units - have)
        for need, have in zip(t.needs, own.owned, strict=True)
        if have < need.units
    ]
    missing = words("outline-complete")
    if lacking:
        missing = words("outline-missing", needs=needs_text(pen.telling, lacking))
    return words(
        "outline-trick-engineer" if shelf == ENGINEER_SHELF else "outline-trick",
        symbol=pen.name("symbol", own.symbol),
        trick=pen.name("trick", trick),
        ready=own.ready,
        shown=own.shown,
        supply=facts(pen).markers - own.ready - own.shown,
        missing=missing,
    )


def trick_item(
    pen: Brush, trick: int, own: Kept, shelf: int, x: float, y: float, w: float, h: float, svg: str
) -> Item:
    """A trick of a player, however it is drawn."""
    label, text = trick_label(pen, trick, own, shelf), trick_text(pen.telling, trick)
    answers, edge = trick_answers(own.symbol), f"0 0 {w:g} {h:g} 7"
    return Item(f"k{trick}", x, y, svg, label=label, text=text, answers=answers, edge=edge)


@piece
def _card(pen: Brush, trick: int, own: Kept, shelf: int, x: float, y: float, k: float) -> Item:
    svg = trick_card(face_of(pen, trick), own, k, pen.room)
    if shelf == ENGINEER_SHELF:
        svg += tool("wrench", 18, pen.room).join(_moved(W * k - 26, 100 * k))
    return trick_item(pen, trick, own, shelf, x, y, W * k, H * k, svg)


def _moved(x: float, y: float) -> tuple[str, str]:
    return f'<g transform="translate({x:.1f} {y:.1f})">', "</g>"


@piece
def trick_listed(
    pen: Brush, trick: int, own: Kept, shelf: int, x: float, y: float, w: float
) -> Item:
    svg = trick_row(face_of(pen, trick), own, w, ROW_H, shelf == ENGINEER_SHELF, pen.room)
    return trick_item(pen, trick, own, shelf, x, y, w, ROW_H, svg)


@piece
def _shift(pen: Brush, symbol: int, x: float, y: float) -> Item:
    """8.6 To the engineer's board, or back."""
    label = pen.words("board-shift", symbol=pen.name("symbol", symbol))
    svg, answers = tool("arrow-left-right", 18, pen.room), (SHIFT[symbol].text,)
    return Item(f"shift{symbol}", x, y, svg, label=label, answers=answers, edge="0 0 22")


@piece
def free_place(
    pen: Brush, shelf: int, has_engineer: bool, is_new: bool, x: float, y: float, k: float, w: float
) -> Item:
    """A free place for a trick; the engineer's counts only with an engineer."""
    words, engineer, room = pen.words, shelf == ENGINEER_SHELF, pen.room
    said = words("board-free-shelf")
    if engineer:
        said = words("board-engineer-shelf" if has_engineer else "board-needs-engineer")
    answers: tuple[str, ...] = ()
    if is_new and (has_engineer or not engineer):
        answers = ((EXTENSION if engineer else BOARD).text,)
    wide, high = (W * k, H * k) if k else (w, ROW_H)
    if k:
        svg = empty_shelf(said, ENGINEER if engineer else 0, wide, high, room)
    else:
        svg = rect(
            0,
            0,
            wide,
            high,
            7,
            fill=room.panel2,
            fill_opacity=0.45,
            stroke=room.line,
            stroke_dasharray="6 5",
        )
        svg += write(
            wide / 2, high / 2 + 5, said, 15, room.muted, "ui-italic", 500, "middle", wide - 20
        )
    text = kind_text(pen.telling, ENGINEER) if engineer else ""
    edge = f"0 0 {wide:g} {high:g} 8"
    return Item(f"shelf{shelf}", x, y, svg, label=said, text=text, answers=answers, edge=edge)


# places to work


def benches(table: Table, berths: tuple[Berth, ...]) -> Items:
    """8.1 Two equal places of one's own."""
    first, at = FIRST_SLOT[WORKSHOP], table.mine.at
    both = (first, first + 1)
    twins = not any(slot in at for slot in both)
    return tuple(
        [
            place_for(table.pen, slot, both[1 - i] if twins else 0, False, True, *berths[i])
            for i, slot in enumerate(both)
        ]
    )


def bench_caption(pen: Brush, plan: Boards) -> Items:
    """Beside the places to work, what moving things takes."""
    return (_caption(pen, plan.benches[0][0] - 136, plan.benches[0][1] + 5),)


@piece
def _caption(pen: Brush, x: float, y: float) -> Item:
    svg = priced(0, 0, pen.words("board-move"), facts(pen).costs.move, 15, 108, pen.room)
    return Item("caption-move", x, y, svg)


# in the wings


def workshop_wing(table: Table, place: Rect, has_piles: bool) -> list[Items]:
    """Tricks as low cards beside each other, then what there is of components."""
    x, y, w, h = place
    p, pen = table.mine, table.pen
    found, there = own_things(table)
    goods = there if has_piles else 0
    left = 12.0
    count = max(1, len(found))
    room = w - left - 12 - min(goods * 38.0, 160.0)
    each = min(236.0, room / count - 6)
    cards = [
        _ticket(pen, p.trick[symbol], kept(table, table.whose, symbol), shelf,
                x + left + i * (each + 6), y + 36, each, h - 42)
        for i, (symbol, shelf) in enumerate(found)
    ]  # fmt: skip
    end = left + len(found) * (each + 6)
    things = piles(table, x + end + 4, y + 36 + (h - 42) / 2, w - end - 10) if has_piles else ()
    return [tuple(cards), things]


def own_things(table: Table) -> tuple[list[tuple[int, int]], int]:
    """Tricks with their shelves, and how many components there are."""
    p = table.mine
    tricks = [(p.symbol_on(s), s) for s in range(1, SHELVES + 1) if p.symbol_on(s)]
    return tricks, len([c for c in table.box.goods if p.units[c]])


@piece
def _ticket(
    pen: Brush, trick: int, own: Kept, shelf: int, x: float, y: float, w: float, h: float
) -> Item:
    svg = shelf_card(face_of(pen, trick), own, w, h, shelf == ENGINEER_SHELF, pen.room)
    return trick_item(pen, trick, own, shelf, x, y, w, h, svg)
