"""The cards at the cities: the newest in front, those just met still there."""

from __future__ import annotations

from typing import NamedTuple

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import number
from ...rules.moves import COURT, SNATCH
from ..pieces.cards import BAND, RATIO, effect_of, encounter, face_of, slip, upper_edge
from ..plan import NOTHING, Lane, Plan
from ..table import Items, Quill, Table

SLIP_H, SLIP_STEP = 26.0, 28.0
FINGER = 44.0


class Lying(NamedTuple):
    """A card at a city; `seat` has just met it, NOBODY nobody."""

    card: int
    seat: int


class Place(NamedTuple):
    """Where a card lies, how large, and how much of it is seen."""

    x: float
    y: float
    w: float
    h: float
    shown: float
    is_slip: bool


def places(lane: Lane, count: int, spread: bool) -> list[Place]:
    """A stack that stands at the foot of its lane; spread out where cards are chosen from."""
    _, x, y, w, h = lane
    top, low = y + lane.sky, y + h - 6
    if lane.is_slim:
        step = min(SLIP_STEP, (low - top - SLIP_H) / max(1, count - 1))
        return [
            Place(x + 4, low - SLIP_H - (count - 1 - i) * step, w - 8, SLIP_H,
                  SLIP_H if i == count - 1 else step, True)
            for i in range(count)
        ]  # fmt: skip
    wide = min(w - 12, 122.0)
    wanted = FINGER if spread else BAND
    high = min(wide * RATIO, max(96.0, low - top - (count - 1) * wanted))
    step = min(wanted, (low - top - high) / max(1, count - 1))
    left = x + (w - wide) / 2
    return [
        Place(left, low - high - (count - 1 - i) * step, wide, high,
              high if i == count - 1 else step, False)
        for i in range(count)
    ]  # fmt: skip


def strip_places(box: Rect, count: int) -> list[Place]:
    """Cards beside each other, on a phone."""
    x, y, w, h = box
    wide = min(92.0, (w - (count - 1) * 6) / max(1, count))
    left = x + (w - count * wide - (count - 1) * 6) / 2
    high = min(h - 8, max(96.0, wide * RATIO))
    return [
        Place(left + i * (wide + 6), y + 4, wide, high, high, wide < 70) for i in range(count)
    ]  # fmt: skip


def outline(place: Place) -> str:
    """What is lit of a card: all of it, or what others leave of it."""
    if place.shown >= FINGER:
        return edge(1, 1, place.w - 2, place.shown - 2)
    w, h = number(place.w - 1), number(place.shown)
    return f"M1 1L{w} 1L{w} {h}L1 {h}Z"


@piece
def _card(pen: Quill, lying: Lying, city: int, place: Place, is_top: bool) -> Item:
    card, seat = lying
    face = face_of(pen, card)
    if place.is_slip:
        svg = slip(face, place.w, place.h if place.h < 40 else 40.0, pen.room, is_top)
    elif place.shown < BAND - 4:
        svg = slip(face, place.w, SLIP_H + 8, pen.room, False)
    elif place.shown < place.h:
        svg = upper_edge(face, place.w, min(place.h, place.shown + 20), pen.room)
    else:
        svg = encounter(face, place.w, place.h, pen.room)
    key = "board-card-met" if seat >= 0 else "board-card-at"
    over = sigil(seat, place.w - 2, 2, 7) if seat >= 0 else ""
    label = pen.words(key, card=pen.name("encounter", card), city=pen.name("city", city))
    move = COURT[pen.box.role[card]] if seat >= 0 and pen.box.role[card] else SNATCH[card]
    return Item(
        f"e{card}",
        place.x,
        place.y,
        svg,
        label=label,
        text=effect_of(pen, card),
        over=over,
        answers=(move.text,),
        edge=outline(place),
    )


@piece
def _stack(
    pen: Quill,
    lane: Lane,
    cards: tuple[int, ...],
    met: tuple[Lying, ...],
    spread: bool,
    strip: Rect,
) -> Items:
    """The cards of a city; where they are chosen from, beside each other if there is a strip."""
    lying = [*[Lying(card, NOBODY) for card in cards], *met]
    last = len(lying) - 1
    where = strip_places(strip, last + 1) if strip[2] else places(lane, last + 1, spread)
    return tuple(
        [
            _card(pen, one, lane.city, place, i == last)
            for i, (one, place) in enumerate(zip(lying, where, strict=True))
        ]
    )


def met_at(table: Table, city: int) -> tuple[Lying, ...]:
    """The cards just met at a city, with who met them."""
    if not city or city != table.city:
        return ()
    return tuple([Lying(c, s) for s, t in enumerate(table.view.troupes) for c in t.newcomers])


def shown_at(table: Table, city: int) -> tuple[int, ...]:
    """All cards at a city."""
    return (*table.cities[city], *[card for card, _ in met_at(table, city)])


@piece
def _stacks(
    pen: Quill, plan: Plan, cities: tuple[tuple[int, ...], ...], city: int, met: tuple[Lying, ...]
) -> tuple[Items, ...]:
    """A part for each city; cards were just met at one of them, if any."""
    found = list[Items]()
    for lane in plan.lanes:
        spread = lane.city == plan.meeting
        strip, here = plan.strip if spread else NOTHING, met if lane.city == city else ()
        found.append(_stack(pen, lane, cities[lane.city], here, spread, strip))
    return tuple(found)


def stacks(table: Table) -> tuple[Items, ...]:
    city = table.city
    return _stacks(table.pen, table.plan, table.cities, city, met_at(table, city))
