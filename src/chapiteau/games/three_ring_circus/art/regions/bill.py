"""On the bill: the open row of tickets, and the three decks."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import LEAST, edge
from .....draw.scene import Item
from .....draw.svg import Attribute, path, rect
from ...box.components import DISPLAY
from ...rules.moves import DECK, TAKE
from ..pieces.cards import back, lying, ticket_outline, upright
from ..pieces.faces import face_of
from ..pieces.texts import card_text
from ..plan import HEAD
from ..questions import BILL
from ..table import Items, Quill, Table
from ..theme import Room

LARGEST: Final = 340.0
DECK_HIGH: Final = 92.0
DECKS_WIDE: Final = 150.0  # with how many are left
DECKS: Final = ("money", "ticket", "objective")


class Bill(NamedTuple):
    """Where the tickets lie: below one another, or upright in a row; and the decks, if at all."""

    tickets: tuple[Rect, ...]
    decks: tuple[Rect, ...]

    @property
    def is_upright(self) -> bool:
        _, _, w, h = self.tickets[0]
        return h > w * 0.7

    @property
    def size(self) -> float:
        """How large a ticket is."""
        _, _, w, h = self.tickets[0]
        return w * h


def bill_in(box: Rect, front: bool) -> Bill:
    x, y, w, h = box
    if front and w > 600:
        return _large(box)
    if front:
        decks = tuple([(x + 12 + i * 122, y + HEAD + 5 * 84 + 8, 66.0, 92.0) for i in range(3)])
        return Bill(
            tuple([(x + 8, y + HEAD + i * 84, w - 16, 76.0) for i in range(DISPLAY)]), decks
        )
    pitch = (h - HEAD - 4) / DISPLAY
    if pitch >= LEAST:
        high = min(96.0, pitch - 6 if pitch > 52 else pitch - 3)
        return Bill(
            tuple([(x + 9, y + HEAD + i * pitch, w - 18, high) for i in range(DISPLAY)]), ()
        )
    step = (w - 12) / DISPLAY
    high = min(h - HEAD - 8, step * 1.9)
    top = y + HEAD + (h - HEAD - 8 - high) / 2
    return Bill(tuple([(x + 8 + i * step, top, step - 4, high) for i in range(DISPLAY)]), ())


def _height(room: float, h: float, rows: int) -> float:
    """How high cards are in so many rows."""
    return min((h - (rows - 1) * 10) / rows, room / -(-DISPLAY // rows) * 1.36, LARGEST)


def _large(box: Rect) -> Bill:
    """Five whole cards, with the decks where they leave most room for them: beside their row, below
    it, or in the place that two rows of three leave."""
    return max(_beside_decks(box), _over_decks(box), _around_decks(box), key=lambda bill: bill.size)


def _beside_decks(box: Rect) -> Bill:
    """A row of cards, and the decks one below another at its end."""
    x, y, w, h = box
    room = w - 40 - DECKS_WIDE
    high = _height(room, h - HEAD - 16, 1)
    wide = min(room / DISPLAY - 10, high * 0.9)
    top = y + HEAD + (h - HEAD - high - 10) / 2
    tickets = [(x + 16 + i * (wide + 10), top, wide, high) for i in range(DISPLAY)]
    left, deck = x + w - 140, min(DECK_HIGH, (h - HEAD - 36) / 3)
    decks = [(left, y + HEAD + 4 + i * (deck + 14), deck * 0.74, deck) for i in range(3)]
    return Bill(tuple(tickets), tuple(decks))


def _around_decks(box: Rect) -> Bill:
    """Two rows of cards in the middle of the board; the last place has the decks."""
    x, y, w, h = box
    high = _height(w - 32, h - HEAD - 16, 2)
    wide = min((w - 32) / 3 - 10, high * 0.9)
    left, top = x + (w - 3 * wide - 20) / 2, y + HEAD + (h - HEAD - 2 * high - 18) / 2
    cells = [(left + i % 3 * (wide + 10), top + i // 3 * (high + 10)) for i in range(DISPLAY + 1)]
    low, step = cells[-1][1] + (high - DECK_HIGH) / 2, (wide + 10) / 3
    decks = [(cells[-1][0] + 8 + i * step, low, DECK_HIGH * 0.74, DECK_HIGH) for i in range(3)]
    return Bill(tuple([(*cell, wide, high) for cell in cells[:-1]]), tuple(decks))


def _over_decks(box: Rect) -> Bill:
    """A row of cards as wide as the board, and the decks in a row below."""
    x, y, w, h = box
    high = _height(w - 22, h - HEAD - 16 - DECK_HIGH - 24, 1)
    step = (w - 22) / DISPLAY
    wide, free = min(step - 10, high * 0.9), h - HEAD - 8 - high - DECK_HIGH
    top = y + HEAD + free * 0.3
    low, apart = top + high + free * 0.4, w / 3
    tickets = [(x + 11 + (step - wide) / 2 + i * step, top, wide, high) for i in range(DISPLAY)]
    decks = [(x + apart * (i + 0.5) - 60, low, DECK_HIGH * 0.74, DECK_HIGH) for i in range(3)]
    return Bill(tuple(tickets), tuple(decks))


def bill(table: Table) -> tuple[Items, ...]:
    box, view = table.plan.box(BILL), table.view
    if not box[2]:
        return ()
    plan, pen = bill_in(box, table.plan.front == BILL), table.pen
    counts = (len(view.money.deck), len(view.tickets.deck), len(view.objective_deck))
    some = (bool(counts[0]), bool(counts[1] or view.tickets.discard), bool(counts[2]))
    found = [
        _ticket(pen, i + 1, card, plan.tickets[i], plan.is_upright) if card
        else _empty(pen, i + 1, plan.tickets[i])
        for i, card in enumerate(view.row)
    ]  # fmt: skip
    decks = zip(DECKS, counts, some, plan.decks, strict=False)
    return tuple(found), tuple([_deck(pen, *deck) for deck in decks])


@piece
def _ticket(pen: Quill, place: int, card: int, box: Rect, is_upright: bool) -> Item:
    x, y, w, h = box
    face = face_of(pen, pen.box.kind[card])
    svg = (upright if is_upright else lying)(face, w, h, pen.room)
    label = pen.words("board-ticket", card=face.name, place=place)
    return Item(
        f"c{card}",
        x,
        y,
        svg,
        label=label,
        text=card_text(pen, face.kind),
        answers=(TAKE[place].text,),
        edge=edge(0, 0, w, h, 8),
    )


@piece
def _empty(pen: Quill, place: int, box: Rect) -> Item:
    """A place that is filled at the end of the turn."""
    x, y, w, h = box
    look: dict[str, Attribute] = {
        "fill": "none", "stroke": pen.room.line, "stroke_width": 1.6, "stroke_dasharray": "6 5",
    }  # fmt: skip
    label = pen.words("outline-row-empty", place=place)
    return Item(f"row{place}", x, y, path(ticket_outline(w, h, 9, 6), **look), label=label)


@piece
def _deck(pen: Quill, deck: str, count: int, some: bool, box: Rect) -> Item:
    x, y, w, h = box
    label = pen.words(f"board-deck-{deck}", count=count)
    answers = (DECK.text,) if deck == "ticket" else ()
    over = left(count, w, h, pen.room)
    return Item(
        f"deck-{deck}",
        x,
        y,
        pile(deck, w, h, some, pen.room),
        label=label,
        over=over,
        answers=answers,
        edge=edge(0, 0, w, h, 6),
    )


@memo
def pile(deck: str, w: float, h: float, some: bool, room: Room) -> str:
    if some:
        return back(deck, w, h, room)
    return rect(
        0, 0, w, h, 4, fill="none", stroke=room.line, stroke_width=1.4, stroke_dasharray="4 3"
    )


@memo
def left(count: int, w: float, h: float, room: Room) -> str:
    """How many are left, beside the pile."""
    return write(w + 8, h / 2 + 7, count, 20, room.ink, weight=800)
