"""What is laid out over the table to be chosen: sides of a board, talent tiles, a draft hand."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.event import UNKNOWN
from ....draw.layout import centred
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.svg import at, rect
from ....draw.text import write
from ....draw.tokens import shadow
from ..box.components import ALL_GEMS, COLUMNS, ROWS, MagnificentBox, Side, colour_of, die_of
from ..rules.moves import PICK, SIDE, TALENT
from ..words.texts import gems_text
from .bills import over_card
from .camp import bonus_cell, grid_ground, zone_lines
from .displays import master_item, talent_item
from .icons import cast, coin, gem, talent
from .masters import H as CARD_H
from .masters import W as CARD_W
from .ring import over_die
from .table import Items, Table
from .theme import TITLE, Room, stamp

TILE = (108.0, 96.0)


@dataclass(frozen=True)
class Tray:
    """Where choices are laid out: around its middle."""

    x: float
    y: float
    w: float
    columns: int
    step: float  # a cell of a camp that is shown


def choices(table: Table, tray: Tray) -> Items:
    """Only while something is to be chosen that lies nowhere else."""
    draw = DRAWN.get(table.question)
    if draw is None or not (table.asked or table.question == "ChooseTalent"):
        return ()
    view, p = table.view, table.mine
    asks = table.asks("side", "talent", "pick", "value")
    laid = (tuple(view.draft), tuple(p.hand), view.die, p.board)
    seen = (table.question, tray, laid, asks, table.lane_of())
    return table.region("choices", seen, lambda: draw(table, tray))


@memo
def tray_ground(w: float, h: float, room: Room) -> str:
    return (
        shadow(0, 0, w, h, 16, room, 2)
        + rect(0, 0, w, h, 16, fill=room.panel, stroke=room.url("brass"), stroke_width=4)
        + rect(0, 0, w, h, 16, fill="none", stroke=INK, stroke_width=1)
    )


def _ground(tray: Tray, w: float, h: float, room: Room) -> Item:
    return Item("tray", tray.x - w / 2, tray.y - h / 2, tray_ground(w, h, room))


def _talents(table: Table, tray: Tray) -> list[Item]:
    """2.10 Talent tiles on offer."""
    found, (w, h) = table.view.draft, TILE
    items = [_ground(tray, len(found) * (w + 12) + 28, h + 36, table.room)]
    for x, spot in zip(centred(len(found), w + 12, 2000, tray.x), found, strict=True):
        mark = table.mark(TALENT[spot])
        items.append(talent_item(table, spot, x - w / 2, tray.y - h / 2, TILE, mark))
    return items


def _hand(table: Table, tray: Tray) -> list[Item]:
    """2.14 The viewer's own hand of a draft: only its owner sees it."""
    hand = [m for m in table.mine.hand if m != UNKNOWN]
    if not hand:
        return []
    columns = min(tray.columns, len(hand))
    lines = -(-len(hand) // columns)
    w, h = columns * (CARD_W + 14) + 28, lines * (CARD_H + 14) + 24
    items = [_ground(tray, w, h, table.room)]
    xs = centred(columns, CARD_W + 14, 2000, tray.x)
    for i, master in enumerate(hand):
        x = xs[i % columns] - CARD_W / 2
        y = tray.y - h / 2 + 18 + i // columns * (CARD_H + 14)
        items.append(master_item(table, master, x, y, CARD_W, table.mark(PICK[master])))
    return items


def _faces(table: Table, tray: Tray) -> list[Item]:
    """4.7 The faces that the die just taken may be set to."""
    moves, size = table.lit("value"), 44
    if not moves:
        return []
    items = [_ground(tray, len(moves) * (size + 16) + 24, size + 32, table.room)]
    for x, move in zip(centred(len(moves), size + 16, 2000, tray.x), moves, strict=True):
        die = die_of(colour_of(table.view.die), move.arg)
        over = over_die(size, "legal", table.room)
        label = table.title("die", die)
        made = item(
            f"face{move.arg}", x, tray.y, cast(die, size), table.mark(move), label, over=over
        )
        items.append(made)
    return items


# sides


@memo
def side_card(
    box: MagnificentBox, board: int, side: int, name: str, step: float, room: Room
) -> str:
    """One side of a board: its camp, and what it starts with."""
    w, h = COLUMNS * step, ROWS * step
    printed = box.sides[board][side]
    drawn = [
        rect(-14, -40, w + 28, h + 92, 12, fill=room.panel2, stroke=room.line, stroke_width=1.2),
        write(0, -14, name, 18, room.ink, TITLE, 700),
        grid_ground(step, room),
    ]
    for n, bonus in enumerate(printed.cells):
        if bonus.kind:
            x, y = n % COLUMNS * step, n // COLUMNS * step
            cell = bonus_cell(box, board, side, n, step, room)
            drawn.append(at(x, y, cell))
    drawn.append(zone_lines(tuple(box.zones[1:]), step, room))
    return "".join(drawn) + at(14, h + 32, supplies(printed))


def supplies(side: Side) -> str:
    """Coins, talents, gems and tents to start with, beside each other."""
    things = [coin(0, 0, 12, side.coins), *[talent(0, 0, 11)] * side.talents]
    things += [gem(c, 0, 0, 10) for c in ALL_GEMS for _ in range(side.gems[c])]
    things += [stamp("tent", 0, 0, 0.7)] * side.tents
    return "".join(at(i * 27, 0, svg) for i, svg in enumerate(things))


def _sides(table: Table, tray: Tray) -> list[Item]:
    """2.12 Both sides of the viewer's own board."""
    step, p, words = tray.step, table.mine, table.words
    w, h = COLUMNS * step + 28, ROWS * step + 92
    across = 2 if tray.columns > 3 else 1
    items = [_ground(tray, across * (w + 20) + 20, 2 // across * (h + 16) + 20, table.room)]
    for side in (1, 2):
        k = side - 1.5
        x = tray.x - w / 2 + 14 + (k * (w + 16) if across == 2 else 0)
        y = tray.y - h / 2 + 40 + (0 if across == 2 else k * (h + 14))
        name = table.title("side", side)
        svg = side_card(table.box, p.board, side - 1, name, step, table.room)
        mark = table.mark(SIDE[side])
        light = over_card(w, h, 12, mark.state, table.room)
        printed = table.box.sides[p.board][side - 1]
        start = [
            words("some-coins", coins=printed.coins),
            words("bonus-gain-talent", amount=printed.talents),
            gems_text(table.telling, printed.gems),
        ]
        over = at(-14, -40, light)
        items.append(item(f"side{side}", x, y, svg, mark, name, ", ".join(start), over))
    return items


DRAWN = {
    "ChooseSide": _sides, "ChooseTalent": _talents, "DraftMasters": _hand, "ChangeDie": _faces,
}  # fmt: skip
