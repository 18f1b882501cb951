"""Beside the city that one plays in: its free slots, then tickets or fame, as rows to choose."""

from __future__ import annotations

from collections.abc import Callable

from ....core.move import Move
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.states import legal
from ....draw.svg import Point, at, circle, rect
from ....draw.text import write
from ....draw.tokens import shadow
from ..rules.moves import POINTS, TICKETS
from .chart import Sheet
from .places import WELL, reward
from .table import Items, Table, region
from .theme import KEY, Room
from .tour import where

ROW_W, ROW_H, STEP = 132, 32, 38


Finder = Callable[[Table, Sheet, int], Point]


def choices(table: Table, sheet: Sheet, find: Finder = where) -> Items:
    moves = (*table.lit("slot"), *table.lit("tickets"), *table.lit("points"))
    if not moves or not table.plan.space:
        return ()
    return region(
        table, "choices", (moves, table.plan), lambda: _choices(table, sheet, moves, find)
    )


def _choices(
    table: Table, sheet: Sheet, moves: tuple[Move, ...], find: Finder
) -> list[Item]:  # fmt: skip
    x, y = find(table, sheet, table.plan.space)
    high = len(moves) * STEP + 10
    top = y - 34 - high if y - 34 - high > sheet.y + 4 else y + 34
    left = min(max(x - ROW_W / 2 - 8, sheet.x + 6), sheet.x + sheet.w - ROW_W - 22)
    ground = tray(ROW_W + 16, high, table.room)
    found = [Item("tray", left, top, ground)]
    for i, move in enumerate(moves):
        svg = row_of(table, move)
        over = legal(0, 0, ROW_W, ROW_H, 7, table.room, 0)
        label = table.describe(move)
        mark = table.mark(move)._replace(said="")
        found.append(item(move.text, left + 8, top + 8 + i * STEP, svg, mark, label, over=over))
    return found


def row_of(table: Table, move: Move) -> str:
    """A slot with what it gives, or one of the two things it gives."""
    if move.verb == "slot":
        slot = table.box.slots[move.arg - 1]
        return line(slot.pedestals, slot.tickets, slot.points, table.room)
    slot = table.box.slots[table.plan.slot - 1]
    tickets, fame = (slot.tickets, 0) if move is TICKETS else (0, slot.points)
    assert move in (TICKETS, POINTS)
    return line(0, tickets, fame, table.room)


@memo
def tray(w: float, h: float, room: Room) -> str:
    return shadow(0, 0, w, h, 10, room, 1.4) + rect(
        0, 0, w, h, 10, fill=room.panel, stroke=room.metal, stroke_width=2
    )


@memo
def line(need: int, tickets: int, fame: int, room: Room) -> str:
    ground = rect(0, 0, ROW_W, ROW_H, 7, fill=room.paper, stroke=KEY, stroke_width=1.2)
    gain = at(40 if need else 30, ROW_H / 2, reward(0, tickets, fame, room))
    if not need:
        return ground + gain
    number = write(18, ROW_H / 2 + 5.6, need, 16, KEY, weight=800, anchor="middle")
    return (
        ground + circle(18, ROW_H / 2, 12, fill=WELL, stroke=KEY, stroke_width=1.5) + number + gain
    )
