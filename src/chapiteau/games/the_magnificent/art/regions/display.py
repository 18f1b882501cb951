"""The posters on display, and their deck."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import Point, at, rect
from ...box.components import SHOWN
from ...rules.moves import BLIND, DRAW, TRADE
from ...words.texts import poster_text
from ..pieces.bills import Bill, bill_of, poster_back, poster_card
from ..pieces.bills import H as BILL_H
from ..pieces.bills import W as BILL_W
from ..pieces.gains import plate
from ..table import Items, Quill, Table


def bill_for(pen: Quill, poster: int) -> Bill:
    return bill_of(pen.box, poster, pen.source("poster", pen.box.posters[poster].id))


@piece
def shown_poster(pen: Quill, poster: int, place: int, x: float, y: float, w: float) -> Item:
    """A poster on display; alone it can be traded for a die."""
    svg, text = poster_card(bill_for(pen, poster), w, pen.room), poster_text(pen.telling, poster)
    lit = edge(0, 0, w, w * BILL_H / BILL_W, 6)
    answers = (DRAW[place].text, TRADE[place].text)
    name = pen.name("poster", poster)
    return Item(f"p{poster}", x, y, svg, label=name, text=text, answers=answers, edge=lit)


@piece
def _deck(pen: Quill, count: int, x: float, y: float, w: float) -> Item:
    svg, label = poster_back(count, w, pen.room), pen.words("board-deck", count=count)
    lit = edge(0, 0, w, w * BILL_H / BILL_W, 6)
    return Item("deck", x, y, svg, label=label, answers=(BLIND.text,), edge=lit)


@piece
def _traded(pen: Quill, place: int, colour: int, count: int, x: float, y: float) -> Item:
    """12.4 The die that a poster is traded for, and how many of them are left."""
    room = pen.room
    ground = rect(-32, -15, 64, 30, 9, fill=room.panel, stroke=room.metal, stroke_width=1.4)
    sign = at(-15, 0, plate(0 if colour == 4 else colour, 20))
    left = write(2, 6, f"× {count}", 16, room.ink if count else room.muted, weight=800)
    said = pen.words("outline-reserve", count=count, colour=pen.name("colour", colour))
    return Item(f"trade{place}", x, y, ground + sign + left, label=said)


@piece
def _shown(
    pen: Quill, places: tuple[Point, ...], w: float, deck: float, shown: tuple[int, ...], left: int
) -> Items:
    found = [
        shown_poster(pen, shown[place], place, *places[place - 1], w)
        for place in range(1, SHOWN + 1)
        if shown[place]
    ]
    return (*found, _deck(pen, left, *places[-1], deck))


def display(table: Table, places: tuple[Point, ...], w: float, deck: float) -> Items:
    view, pen = table.view, table.pen
    found = _shown(pen, places, w, deck, tuple(view.shown), len(view.poster_deck))
    if table.question != "TradePoster":
        return found
    dice = list[Item]()
    for place in [n for n in range(1, SHOWN + 1) if view.shown[n]]:
        x, y = places[place - 1]
        colour = table.box.posters[view.shown[place]].die
        dice.append(_traded(pen, place, colour, view.reserve[colour], x + w / 2, y + 10))
    return (*found, *dice)
