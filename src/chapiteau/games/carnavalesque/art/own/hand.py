"""The viewer's own hand: to give, to show, to lay down, to throw back, or, as the King, to send."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import at, rect, use
from .....words.voice import made_once
from ...rules.moves import GIVE, NEXT, ROW, SEND, SHOW, THROW
from ..pieces.cards import H
from ..pieces.lying import face_name, lying
from ..pieces.marks import HEAD, TITLE, Grid, card_edge, cards_in, heading, inner, panel
from ..questions import HAND, KEYS
from ..table import Items, Quill, Shared, Table, fits_text, fitting
from ..theme import K, Street, id
from .others import OTHERS, gap_of, is_below, laid, others, share_of
from .roles import below_roles, roles

LARGEST: Final = 1.7
DUTIES: Final = {"king": "crown", "jester": "role-jester"}


@memo
def _shown(word: str, street: Street) -> str:
    """On a card that lies open."""
    wide = width(word, 14, TITLE) + 20
    tag = rect(-wide / 2, -11, wide, 22, 11, fill=street.accent, stroke=K, stroke_width=1.4)
    return tag + write(0, 5, word, 14, street.on_accent, TITLE, 400, "middle")


@piece
def _card(
    pen: Quill,
    card: int,
    shown: bool,
    ways: tuple[int, ...],
    fits: tuple[int, ...],
    x: float,
    y: float,
    scale: float,
) -> Item:
    svg = lying(face_name(card, 0, True), scale, 0.0, pen.room)
    over = ""
    if shown:
        over = at(0, -H * scale / 2 + 4, _shown(pen.words("board-shown-tag"), pen.room))
    label, answers = _held(pen, card, ways)
    return Item(
        f"c{card}",
        x,
        y,
        svg,
        label=label,
        text=fits_text(pen, fits),
        over=over,
        answers=answers,
        edge=card_edge(scale),
    )


@made_once
def _held(pen: Quill, card: int, ways: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """What a card is called, and what may be done with it."""
    label = pen.words("board-in-hand", person=pen.title("person", card))
    sent = [SEND[w][card].text for w in ways]
    return label, (GIVE[card].text, SHOW[card].text, THROW[card].text, NEXT[card].text, *sent)


@piece
def _back(pen: Quill, key: str, place: int, age: int, x: float, y: float, scale: float) -> Item:
    """A card that lies face down, even for its owner; or one of a hand that is not one's own."""
    svg = lying(face_name(0, age, False), scale, 0.0, pen.room)
    label = pen.words("board-row", place=place, age=pen.name("age", age))
    return Item(key, x, y, svg, label=label, answers=(ROW[place].text,), edge=card_edge(scale))


@piece
def _ground(
    pen: Quill, box: Rect, key: str, whose: int, duty: str, count: int, front: bool
) -> Item:
    """Of the viewer's own hand, or of a seat's."""
    x, y, w, h = box
    title = pen.words("board-hand") if whose == NOBODY else pen.player(whose)
    note, size = pen.words("board-cards", count=count), 20.0 if front else 18.0
    drawn = panel(w, h, pen.room, front) + heading(w, title, note, key, pen.room, size)
    if duty:
        left = min(w * 0.6, width(title, size, TITLE)) + 36
        drawn += at(left, 19, use(id(DUTIES[duty])), scale=0.44)
    return Item("region-hand", x, y, drawn)


def ways_of(table: Table) -> tuple[int, ...]:
    """Where the King may send a card: the longest float first, an empty workshop last."""
    view = table.view
    if view.king != table.viewer:
        return ()
    return tuple(sorted(view.workshops(), key=lambda w: -len(view.floats[w])))


def hand_places(table: Table, box: Rect) -> Rect:
    """The room for one's own cards, beside those that one knows of in other hands."""
    x, y, w, h = inner(box, HEAD + 5, 15)
    down = is_below(table)
    share = share_of(table, w, h)
    return (x, y, w, h - (108 if share else 0)) if down else (x, y, w - share, h)


def grid_of(table: Table, box: Rect) -> Grid:
    """Where one's own cards lie, also those that a preview takes away."""
    count = len(table.once(laid).cards)
    return cards_in(count, hand_places(table, box), LARGEST, gap_of(count))


def largest_of_others(table: Table, box: Rect) -> float:
    """What is known of others is not larger than one's own cards, if there are any."""
    return grid_of(table, box).scale if table.once(laid).cards else OTHERS


def cards(table: Table, box: Rect) -> Items:
    p, lies = table.mine, table.once(laid).cards
    grid = grid_of(table, box)
    if len(lies) > len(p.hand):
        grid = Grid(grid.scale, tuple([grid.places[lies.index(card)] for card in p.hand]))
    ways, shared = (ways_of(table), table.shared) if table.viewer != NOBODY else ((), ())
    held = Held(table.me, tuple(p.hand), tuple(p.backs), p.shown)
    return _cards(table.pen, held, ways, shared, grid)


class Held(NamedTuple):
    """The hand of a seat: cards, their backs, and the one that lies open."""

    seat: int
    cards: tuple[int, ...]
    backs: tuple[int, ...]
    shown: int


@piece
def _cards(pen: Quill, hand: Held, ways: tuple[int, ...], shared: Shared, grid: Grid) -> Items:
    found, unknown, fits_of = list[Item](), 0, fitting(pen.box, shared)
    for i, (card, (x, y)) in enumerate(zip(hand.cards, grid.places, strict=True)):
        if card:
            shown, fits = card == hand.shown, fits_of[card]
            found.append(_card(pen, card, shown, ways, fits, x, y, grid.scale))
        else:
            key, place = f"h{hand.seat}-{unknown}", min(i + 1, len(ROW) - 1)
            unknown += 1
            found.append(_back(pen, key, place, hand.backs[i], x, y, grid.scale))
    return tuple(found)


def hand(table: Table) -> tuple[Items, ...]:
    """What lies before the viewer."""
    box = table.plan.box(HAND)
    if not box[2]:
        return ()
    whose, is_front = table.me if table.viewer == NOBODY else NOBODY, table.plan.front == HAND
    key, count, duty = (
        "" if table.is_tall else KEYS[HAND],
        len(table.mine.hand),
        table.duty(table.me),
    )
    ground = _ground(table.pen, box, key, whose, duty, count, is_front)
    low = below_roles(table, box)
    return (
        (ground,),
        roles(table, box),
        cards(table, low),
        others(table, low, largest_of_others(table, low)),
    )
