"""Workshops that fill up: who is on a float, what they share, and what it would bring."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.pen import piece
from .....draw.pieces.grounds import LEAST, edge
from .....draw.scene import Item
from .....draw.svg import at
from ...rules.moves import CONJURE, GROW, INTO, LAUNCH, ROLL, SIGN_GROW, SIGN_ROLL
from ...rules.state import Carnavalesque
from ..figures import mark_text
from ..pieces.carts import bay_floor, cart_scale, loaded, worth_sign
from ..pieces.lying import face_name, lying, pointer
from ..pieces.marks import card_edge, cards_in, heading, panel
from ..questions import FLOATS, KEYS, next_mark
from ..table import (
    Items,
    Quill,
    Shared,
    Table,
    common_points,
    feature_name,
    feature_said,
    features_in,
    fits_text,
    fitting,
)
from .meter import meter
from .parade import parade
from .places import Bay, Places, places_in

LARGEST = 1.2  # of the people on a float
SHOWN = 0.5  # of whoever stands behind another one, unless somebody is to be chosen
CHOOSING = "Conjure"


def room_of(table: Table) -> Rect:
    """Where the workshops lie; nowhere on a phone that shows the hand."""
    box = table.plan.box(FLOATS)
    return box if box[2] else table.plan.small


def places_of(table: Table) -> Places:
    """The workshops as they lie now, in their region or in short under the street."""
    view, sending, box = table.view, -1, room_of(table)
    is_front = table.focus == FLOATS
    if is_front and table.question == "Reign":
        sending = sum(1 << (w - 1) for w in view.workshops() if not view.floats[w])
    return places_in(box, is_front, sending, _parading(view))


def _parading(view: Carnavalesque) -> int:
    """How much room the parade wants: a line, its own, or most of it when all is over."""
    return 2 if view.over else int(bool(view.parade))


# pieces


@piece
def _ground(
    pen: Quill, box: Rect, key: str, mark: int, points: int, is_front: bool, is_small: bool
) -> Item:
    x, y, w, h = box
    drawn = panel(w, h, pen.room, is_front)
    if not is_small:
        note = mark_text(pen, mark, points)
        drawn += heading(w, pen.words("board-floats"), note, key, pen.room, 20 if is_front else 18)
    return Item("region-floats", x, y, drawn)


@piece
def _bay(pen: Quill, w: int, people: tuple[int, ...], shared: int, bay: Bay) -> Item:
    """A workshop; what is lit of it is above the cart."""
    x, y, wide, high = bay.box
    label = pen.words("board-workshop", workshop=w, count=len(people))
    low = max(LEAST + 4, y + high - bay.cart[1])
    return Item(
        f"bay{w}",
        x,
        y,
        bay_floor(wide, high, pen.room),
        label=label,
        text=about(pen, people, shared),
        answers=(INTO[w].text, GROW[w].text),
        edge=edge(3, 3, wide - 6, high - low - 8),
    )


def about(pen: Quill, people: tuple[int, ...], shared: int) -> str:
    """What a float has in common, who is on it, and what it is worth."""
    words, lines = pen.words, list[str]()
    if not people:
        return words("board-any-may-begin")
    points = [feature_said(pen, f) for f in features_in(shared)]
    if points:
        lines.append(words("board-common", points=", ".join(points)))
    lines.append(words("board-worth", points=worth_of(pen, len(people))))
    return "\n".join([*lines, *[pen.title("person", card) for card in people]])


def worth_of(pen: Quill, count: int) -> int:
    points: int = pen.box.points(count) if count >= pen.box.smallest_float else 0
    return points


@piece
def on_float(
    pen: Quill,
    card: int,
    w: int,
    down: bool,
    fits: tuple[int, ...],
    x: float,
    y: float,
    scale: float,
) -> Item:
    """Somebody on a float."""
    svg = lying(face_name(card, pen.box.age[card], not down), scale, 0.0, pen.room)
    key = "board-turned" if down else "board-on-float"
    said = pen.words(key, person=pen.title("person", card), workshop=w)
    return Item(
        f"c{card}",
        x,
        y,
        svg,
        label=said,
        text=fits_text(pen, fits),
        answers=(CONJURE[card].text,),
        edge=card_edge(scale),
    )


@piece
def _cart(pen: Quill, w: int, count: int, shared: int, box: Rect) -> Item:
    """The cart: to let the float leave."""
    x, y, wide, high = box
    names = tuple([feature_name(pen.box, f) for f in features_in(shared)])
    word = "" if count or wide < 68 else pen.words("board-free")
    worth = worth_of(pen, count)
    least = pen.box.smallest_float
    svg = loaded(w, wide, names, count > 0, word, pen.room)
    over = ""
    if count:
        over = at(wide - 17 * max(0.8, cart_scale(wide)), 4, worth_sign(count, least, worth, wide))
    label = f"{pen.words('board-cart', workshop=w)}. {pen.words('board-worth', points=worth)}"
    top = min(0.0, high - LEAST)
    return Item(
        f"w{w}",
        x,
        y,
        svg,
        label=label,
        over=over,
        answers=(LAUNCH[w].text, ROLL[w].text),
        edge=edge(-2, top, wide + 4, max(high, LEAST)),
    )


@piece
def _wish(
    pen: Quill, seat: int, is_growing: bool, w: int, x: float, y: float, scale: float
) -> Item:
    said = pen.words(
        "board-wants-grow" if is_growing else "board-wants-roll",
        player=pen.player(seat),
        workshop=w,
    )
    svg = pointer(seat, "plus" if is_growing else "arrow-up", pen.room, scale)
    return Item(f"wish{seat}", x, y, svg, label=said)


# the region


@piece
def _float(
    pen: Quill,
    w: int,
    people: tuple[int, ...],
    turned: tuple[int, ...],
    fits: tuple[tuple[int, ...], ...],
    bay: Bay,
    most: float,
    shown: float,
) -> Items:
    """A workshop with all that is in it: the members of its float, each with the floats that they
    could join, stand above the cart."""
    common = common_points(pen.box, [card for card in people if card not in turned])
    found = [_bay(pen, w, people, common, bay)]
    gap = 6.0 if bay.box[2] > 120 else 3.0
    grid = cards_in(len(people), bay.people, most, gap, 1.0, shown)
    for card, joins, (x, y) in zip(people, fits, grid.places, strict=True):
        found.append(on_float(pen, card, w, card in turned, joins, x, y, grid.scale))
    return (*found, _cart(pen, w, len(people), common, bay.cart))


class Load(NamedTuple):
    """Who is on a float, and who of them is turned down."""

    workshop: int
    people: tuple[int, ...]
    turned: tuple[int, ...]


def loads_of(view: Carnavalesque) -> tuple[Load, ...]:
    found, turned = list[Load](), view.turned
    for w in view.workshops():
        people = tuple(view.floats[w])
        down = tuple([card for card in people if card in turned]) if turned else ()
        found.append(Load(w, people, down))
    return tuple(found)


@piece
def _floats(
    pen: Quill,
    loads: tuple[Load, ...],
    shared: Shared,
    bays: tuple[Bay, ...],
    most: float,
    shown: float,
) -> tuple[Items, ...]:
    """All workshops, each a part of its own."""
    fits_of, found = fitting(pen.box, shared), list[Items]()
    for load in loads:
        fits = tuple([fits_of[card] for card in load.people])
        found.append(_float(pen, *load, fits, bays[load.workshop - 1], most, shown))
    return tuple(found)


def wishes(table: Table, places: Places) -> list[Item]:
    """Who wants what of which float."""
    found = list[Item]()
    for seat, p in enumerate(table.view.players):
        if p.sign in (SIGN_GROW, SIGN_ROLL) and p.sign_at:
            x, _, wide, _ = places.bays[p.sign_at - 1].box
            small = 1.0 if wide > 120 else 0.68
            left = x + 20 * small + seat * (wide - 48 * small) / 6
            low = places.bays[p.sign_at - 1].cart[1] - 18 * small
            grows = p.sign == SIGN_GROW
            found.append(_wish(table.pen, seat, grows, p.sign_at, left, low, small))
    return found


def floats(table: Table) -> tuple[Items, ...]:
    """What all see of the workshops."""
    plan = table.plan
    is_small, box = not plan.box(FLOATS)[2], room_of(table)
    if not box[2]:
        return ()
    is_front, places, view = table.focus == FLOATS, places_of(table), table.view
    key, mark = "" if table.is_tall else KEYS[FLOATS], next_mark(view)
    ground = _ground(table.pen, box, key, mark, view.points(), is_front, is_small)
    above = (*meter(table, places.meter), *parade(table, places.parade))
    most = LARGEST if is_front else 0.5
    shown = 1.0 if table.question == CHOOSING else SHOWN
    bays = _floats(table.pen, loads_of(view), table.shared, places.bays, most, shown)
    return ((ground,), *bays, above, tuple(wishes(table, places)))
