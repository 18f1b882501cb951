"""A player's card: all that is public of them, for whoever visits."""

from __future__ import annotations

from typing import Final

from ....draw.lettering.text import write
from ....draw.pen import piece
from ....draw.scene import Item, Scene, Shade, scene_of
from ....draw.svg import Point, el
from ....words import Telling
from ..box.components import ALL_GEMS, COLUMNS, PLACES, ROWS, TALENT_PLACES
from ..rules.state import Magnificent
from ..words.texts import master_text, poster_text, talent_text, tent_text
from .own.shelf import pitched, tent_key
from .own.store import due_plate, talent_row
from .pieces.bills import poster_chip
from .pieces.defs import defs
from .pieces.icons import cast, fame, gem
from .pieces.marks import signed
from .pieces.masters import RATIO, master_card
from .pieces.talents import talent_tile
from .questions import due_of
from .regions.camp import Camp, built_by, camp_items
from .regions.display import bill_for
from .regions.masters import card_of, die_keys, worth_now, worth_tab
from .table import Items, Quill, Table
from .theme import THEMES

WIDE: Final = 340.0
STEP: Final = 39.0
CAMP_Y: Final = 78.0
TILES_Y: Final = CAMP_Y + ROWS * STEP + 20
BILLS_Y: Final = TILES_Y + 76
CARDS_Y: Final = BILLS_Y + 128
CARD: Final = 158.0


@piece
def _numbers(pen: Quill, points: int, coins: int, due: int, ready: int, parked: int) -> Item:
    """Points, coins with what the dice cost, and talents."""
    room, words = pen.room, pen.words
    plate, wide = due_plate(coins, due, 18.0, room)
    drawn = fame(14, 20, 13) + write(32, 27, signed(points), 21, room.ink, weight=800)
    drawn += el("g", plate, transform="translate(84 20)")
    drawn += el(
        "g",
        talent_row(ready, parked, WIDE - 120 - wide, 11),
        transform=f"translate({106 + wide:.0f} 22)",
    )
    label = ". ".join(
        [
            words("outline-points", points=points),
            words("outline-coins", coins=coins, due=due),
            words("outline-tokens", count=ready, parked=parked),
        ]
    )
    return Item("numbers", 0, 0, drawn, label=label)


@piece
def _gem(pen: Quill, colour: int, count: int, x: float) -> Item:
    ink = pen.room.ink if count else pen.room.muted
    drawn = gem(colour, 12, 0, 10.5) + write(30, 7, count, 19, ink, weight=800)
    label = pen.words("some-gems", count=count, gem=pen.name("gem", colour))
    return Item(f"gem{colour}", x, 54, drawn, label=label)


@piece
def _talent(pen: Quill, spot: int, i: int) -> Item:
    w = (WIDE - (TALENT_PLACES - 1) * 6) / TALENT_PLACES
    name, text = pen.name("spot", spot), talent_text(pen.telling, spot)
    svg = talent_tile(pen.box, spot, name, w, 68, pen.room)
    return Item(f"s{spot}", i * (w + 6), TILES_Y, svg, label=name, text=text)


@piece
def _bill(pen: Quill, poster: int, x: float, w: float) -> Item:
    svg, text = (
        poster_chip(bill_for(pen, poster), w, 74, pen.room),
        poster_text(pen.telling, poster),
    )
    return Item(f"p{poster}", x, BILLS_Y, svg, label=pen.name("poster", poster), text=text)


@piece
def _tent(pen: Quill, seat: int, tent: int, x: float, w: float) -> Item:
    svg, key = pitched(pen.box, tent, w, 36, pen.room), tent_key(pen.box, tent, seat)
    name, text = pen.name("tent", tent), tent_text(pen.telling, tent)
    return Item(key, x, BILLS_Y + 78, svg, label=name, text=text)


@piece
def _card(pen: Quill, master: int, place: Point, worth: int) -> Item:
    h = CARD * RATIO * 0.78
    svg = master_card(pen.box, card_of(pen, master), CARD, h, pen.room)
    text = f"{master_text(pen.telling, master)}\n{pen.words('board-worth', points=worth)}"
    over = worth_tab(worth, CARD, h, pen.room)
    return Item(f"m{master}", *place, svg, label=pen.name("master", master), text=text, over=over)


@piece
def _die(pen: Quill, key: str, die: int, master: int, place: Point) -> Item:
    x, y = place
    said = {"die": pen.title("die", die), "master": pen.name("master", master)}
    label = pen.words("board-die-on", **said)
    return Item(key, x + CARD - 22, y + 23, cast(die, 32), label=label)


def _posters(table: Table, seat: int) -> Items:
    p, pen, found = table.view.players[seat], table.pen, list[Item]()
    w = (WIDE - (PLACES - 1) * 6) / PLACES
    for place in range(1, PLACES + 1):
        x = (place - 1) * (w + 6)
        if p.posters[place]:
            found.append(_bill(pen, p.posters[place], x, w))
        if p.tents[place]:
            found.append(_tent(pen, seat, p.tents[place], x, w))
    return tuple(found)


def _cards(table: Table, seat: int) -> Items:
    view, p, pen = table.view, table.view.players[seat], table.pen
    keys, found = die_keys(view), list[Item]()
    for i, master in enumerate(p.masters):
        place = (i % 2 * (WIDE - CARD), CARDS_Y + i // 2 * 140.0)
        found.append(_card(pen, master, place, worth_now(view, seat, master)))
        if p.dice[i]:
            found.append(_die(pen, keys[seat, i], p.dice[i], master, place))
    return tuple(found)


def visit(view: Magnificent, telling: Telling, theme: Shade, seat: int) -> Scene:
    """From what spectators see."""
    table = Table(view, telling, THEMES[theme], -1, "tall")
    p, pen = view.players[seat], table.pen
    due = due_of(view, seat)
    top: list[Item] = [_numbers(pen, p.points, p.coins, due, p.tokens, p.parked)]
    top += [_gem(pen, c, p.gems[c], (c - 1) * WIDE / 4 + 4) for c in ALL_GEMS]
    top += [_talent(pen, spot, i) for i, spot in enumerate(p.talents)]
    where = Camp((WIDE - COLUMNS * STEP) / 2, CAMP_Y, STEP)
    camp = camp_items(pen, built_by(table, seat), where, False)
    parts = [tuple(top), camp, _posters(table, seat), _cards(table, seat)]
    high = CARDS_Y + -(-max(4, len(p.masters)) // 2) * 140 + 4
    return scene_of((WIDE, high), defs(table.room, table.box), (parts,))
