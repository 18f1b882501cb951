"""A player's card: all that is public of them, for whoever visits."""

from __future__ import annotations

from typing import Final

from ....draw.lettering.text import write
from ....draw.pen import piece
from ....draw.scene import Item, Scene, Shade, scene_of
from ....draw.svg import at
from ....words import Telling
from ..rules.state import Fourberies
from .pieces.defs import defs
from .pieces.shows import Show, balance, held, pips, purse, show_of
from .pieces.wishes import MINI_H
from .regions.players import TALL, cast_of, ensemble
from .regions.requests import open_request
from .regions.troupes import FRIEND, friend, road_of
from .table import Items, Quill, Table
from .theme import THEMES

WIDE: Final = 340.0
CELL: Final = 56.0
CAST_Y: Final = 112.0


@piece
def _numbers(pen: Quill, ecus: int, show: Show, requests: int) -> Item:
    """Écus, the show, and how many requests are in hand."""
    hall, words = pen.room, pen.words
    drawn = at(0, 28, purse(ecus, hall, 24)) + at(96, 20, held(requests, hall.ink))
    drawn += at(WIDE - 6, 28, balance(show, hall, 24))
    label = ". ".join([words("outline-ecus", ecus=ecus), words("outline-requests", count=requests)])
    return Item("numbers", 0.0, 0.0, drawn, label=label)


@piece
def _hand(pen: Quill, hand: tuple[int, ...]) -> Item:
    """The travel cards that are left."""
    said = pen.words("board-travel-cards")
    numbers = ", ".join([str(city) for city in hand])
    drawn = write(0, 60, said, 14, pen.room.muted, room=WIDE) + at(0, 82, pips(hand, pen.room))
    return Item("hand", 0.0, 0.0, drawn, label=pen.words("outline-hand", cards=numbers))


@piece
def _nobody(pen: Quill) -> Item:
    said = pen.words("outline-troupe-empty")
    return Item(
        "empty", 0.0, CAST_Y, write(0, 26, said, 15, pen.room.muted, "ui-italic", room=WIDE)
    )


def _opened(table: Table, seat: int, y: float) -> Items:
    w = (WIDE - 8) / 2
    return tuple(
        [
            open_request(
                table.pen,
                r,
                seat,
                table.prospect(seat, r),
                i % 2 * (w + 8),
                y + i // 2 * (MINI_H + 10),
                w,
            )
            for i, r in enumerate(table.view.troupes[seat].opened)
        ]
    )


def visit(view: Fourberies, telling: Telling, theme: Shade, seat: int) -> Scene:
    """From what spectators see."""
    table = Table(view, telling, THEMES[theme], -1, "tall")
    t, pen = view.troupes[seat], table.pen
    top = (
        _numbers(pen, t.ecus, show_of(view, seat), len(t.requests)),
        _hand(pen, tuple(sorted(t.hand))),
    )
    cast = cast_of(view, t)
    columns = int(WIDE // CELL)
    lines = max(1, -(-(len(cast.actors) + len(cast.acrobats)) // columns))
    low = CAST_Y + lines * CELL * TALL
    crowd = ensemble(pen, seat, cast, (0.0, CAST_Y, WIDE, low - CAST_Y + 1), CELL, "", False)
    opened = _opened(table, seat, low + 14)
    low += 14 + -(-len(t.opened) // 2) * (MINI_H + 10)
    parts: list[Items] = [top, crowd or (_nobody(pen),), opened]
    if view.seats == 2:
        parts.append((friend(pen, road_of(table, seat), 0.0, low, WIDE),))
        low += FRIEND + 8
    return scene_of((WIDE, low + 4), defs(table.room, view.seats), (parts,))
