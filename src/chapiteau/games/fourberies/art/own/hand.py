"""The viewer's travel cards: a fan of those in hand, the spent ones beside it, the chosen at its city."""

from __future__ import annotations

from .....draw.layout import Rect, fan
from .....draw.lettering.text import wrap, write
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.states import lock
from ...rules.moves import CLAIM, LEAVE, SWAP, TRAVEL
from ...rules.state import ALL_CITIES
from ..pieces.travels import laid_travel, ribbons, spent_travel, travel
from ..plan import Lane
from ..table import Items, Quill, Table

WIDEST = 124.0
MINI = 50.0


def answers_of(city: int) -> tuple[str, ...]:
    """A travel card does what its city does, but for the Cat."""
    return tuple([each[city].text for each in (TRAVEL, CLAIM, SWAP, LEAVE)])


@piece
def _held(pen: Quill, city: int, x: float, y: float, w: float, h: float, turn: float) -> Item:
    name = pen.name("city", city)
    label = pen.words("board-travel-card", city=name, number=city)
    svg = travel(city, ribbons(pen, w)[city - 1], w, h, pen.room)
    return Item(
        f"t{city}",
        x,
        y,
        svg,
        label=label,
        turn=turn,
        answers=answers_of(city),
        edge=edge(-w / 2 + 3, 3, w - 6, h - 6, 8),
    )


@piece
def _spent(pen: Quill, city: int, x: float, y: float, w: float, h: float) -> Item:
    name = pen.name("city", city)
    label = pen.words("board-travel-spent", city=name, number=city)
    svg = spent_travel(city, w, h, pen.room) + lock(w - 12, 14, pen.room, 9)
    return Item(
        f"t{city}", x, y, svg, label=label, answers=answers_of(city), edge=edge(0, 0, w, h, 7)
    )


@piece
def _caption(pen: Quill, x: float, y: float, w: float) -> Item:
    """Why they are spent, and what brings them back."""
    lines, drawn = wrap(pen.words("board-spent"), 13.5, w), ""
    for i, said in enumerate(lines[:2]):
        drawn += write(0, i * 17, said, 13.5, pen.room.muted, "ui-italic", 500, room=w, floor=13)
    return Item("spent", x, y, drawn)


@piece
def _laid(pen: Quill, city: int, lane: Lane) -> Item:
    """A card that is chosen lies at its city."""
    x, y, w, h = lane.berth
    name = pen.name("city", city)
    label = pen.words("board-travel-card", city=name, number=city)
    svg = laid_travel(city, w, h, pen.room)
    return Item(
        f"t{city}",
        lane.x + x,
        lane.y + y,
        svg,
        label=label,
        answers=answers_of(city),
        edge=edge(1, 1, w - 2, h - 2),
    )


@piece
def _fan(
    pen: Quill, box: Rect, cities: tuple[int, ...], gone: tuple[int, ...], aside: float
) -> Items:
    """A card that is laid leaves a gap: no other moves."""
    x, y, w, h = box
    room = w - aside
    wide = min(WIDEST, (room - 8) / max(1, len(cities)) - 8)
    high = min(h - 10, wide * 1.4)
    places = fan(len(cities), wide + 9, room - wide - 8)
    flat = 0.4 if high < 125 else 0.8  # of the arch, so that no card sinks below the edge
    if max(map(len, ribbons(pen, wide))) > 1:
        flat = 0.2
    top = y + (h - high) / 2 - 4
    return tuple(
        [
            _held(pen, city, x + room / 2 + dx, top + sink * 0.3, wide, high, turn * flat)
            for city, (dx, sink, turn) in zip(cities, places, strict=True)
            if city not in gone
        ]
    )


def aside_width(spent: int) -> float:
    """How much of the hand's room spent cards take."""
    return -(-spent // 2) * (MINI + 6) + 14 if spent else 0.0


@piece
def _aside(pen: Quill, box: Rect, cities: tuple[int, ...]) -> Items:
    """Spent cards in two lines, at the right, below a word about them where there is room."""
    x, y, w, h = box
    wide, found = aside_width(len(cities)), list[Item]()
    left, top = x + w - wide + 12, y + 4
    if wide >= 170 and h >= 140:
        found.append(_caption(pen, left, y + 16, wide - 16))
        top += 38
    high = min(66.0, (y + h - 4 - top - 6) / 2)
    for i, city in enumerate(cities):
        place = (left + i // 2 * (MINI + 6), top + i % 2 * (high + 6))
        found.append(_spent(pen, city, *place, MINI, high))
    return tuple(found)


def hand(table: Table) -> tuple[Items, ...]:
    """What is chosen lies at its city, whether there is room for a fan or not."""
    pen, plan, t, chosen = table.pen, table.plan, table.mine, table.planned
    is_own = table.viewer == table.me
    laid = [c for c in chosen if c and is_own]
    above = tuple([_laid(pen, city, plan.lanes[city - 1]) for city in laid])
    if not plan.hand[2]:
        return (above,)
    lie = table.hands[1]
    spent = tuple([c for c in ALL_CITIES if c not in t.hand])
    gone = tuple([c for c in lie if c in laid or c in spent])
    return (
        _fan(pen, plan.hand, lie, gone, aside_width(len(ALL_CITIES) - len(lie))),
        _aside(pen, plan.hand, spent),
        above,
    )
