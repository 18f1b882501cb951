"""What is laid on the bench only to be chosen: actions, colours, faces, and things in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....core.move import Move
from .....draw.layout import Rect
from .....draw.lettering.text import wrap, write
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from ...box.components import ALL_COLOURS, FACES, colour_of, die_of, value_of
from ...rules.actions import build
from ...rules.actions.posters import HangPoster
from ...rules.actions.tiles import LayTile
from ...rules.actions.travel import PitchStartTent
from ...rules.moves import BUILD, COLOUR, PERFORM, THROW, TRAVEL, VALUE
from ...words.texts import poster_text, tent_text
from ..forecast import best_space
from ..pieces.bills import H as BILL_H
from ..pieces.bills import W as BILL_W
from ..pieces.bills import poster_card
from ..pieces.cloths import cells_of_shape, size_of, tile
from ..pieces.icons import cast, seal
from ..pieces.marks import heading, panel, slab
from ..pieces.wheels import tent_token
from ..questions import ACTION, COLOURS, laid_for
from ..regions.display import bill_for
from ..table import Items, Quill, Table

ICONS: Final = ("hammer", "caravan", "drama")
ACTIONS: Final[tuple[Move, ...]] = (BUILD, TRAVEL, PERFORM)
LOW: Final = 200.0  # a bench that is lower has no title


@piece
def _ground(pen: Quill, box: Rect, title: str, note: str) -> Item:
    x, y, w, h = box
    drawn = panel(w, h, pen.room)
    drawn += heading(w, title, note, "", pen.room) if title else ""
    return Item("bench", x, y, drawn)


def _lines(box: Rect) -> list[Rect]:
    """Three lines to choose from, one above the other."""
    x, y, w, h = box
    top = 10.0 if h < LOW else 36.0
    high = min(58.0, (h - top - 10 - 14) / 3)
    return [(x + 14, y + top + i * (high + 7), w - 28, high) for i in range(3)]


@piece
def _action(pen: Quill, i: int, box: Rect, allows: str) -> Item:
    """3.7 An action: its sign, its name, and what it allows at this power."""
    x, y, w, h = box
    room, name = pen.room, pen.words(f"move-{ACTIONS[i].verb}")
    drawn = slab(w, h, room) + icon(ICONS[i], 26, h / 2, 26, room.brass, 2.2)
    drawn += write(52, h / 2 - 3, name, 17, room.ink, weight=700, room=w - 60)
    drawn += write(52, h / 2 + 17, allows or "–", 14.5, room.muted, room=w - 60, floor=13)
    return Item(
        f"a{ACTIONS[i].verb}",
        x,
        y,
        drawn,
        label=name,
        text=allows,
        answers=(ACTIONS[i].text,),
        edge=edge(0, 0, w, h, 8),
    )


def _actions(table: Table) -> Items:
    """3.7 Build, travel, perform: one of them, while none is chosen."""
    view, words, box = table.view, table.words, table.plan.bench
    power = view.power(table.me)
    possible = build.levels(view, table.me, power, table.mine.tokens)
    space = best_space(table, power)
    allows = (
        words("board-allows-build", level=table.name("level", possible[-1])) if possible else "",
        words("board-allows-travel", count=power),
        words("board-allows-perform", space=table.name("space", space),
              count=table.box.space_posters[space]) if space else "",
    )  # fmt: skip
    title = words("board-action") if box[3] >= LOW else ""
    lines = zip(_lines(box), allows, strict=True)
    found = [_action(table.pen, i, place, text) for i, (place, text) in enumerate(lines)]
    return (_ground(table.pen, box, title, ""), *found)


@piece
def _colour(pen: Quill, colour: int, value: int, before: int, box: Rect) -> Item:
    x, y, w, h = box
    room, named = pen.room, pen.name("colour", colour)
    label = pen.words(
        "board-would-be", colour=named, value=value, before=before, power=value + before
    )
    drawn = slab(w, h, room) + seal(colour, 26, h / 2, 15)
    drawn += write(52, h / 2 - 3, pen.title("colour", colour), 17, room.ink, weight=700)
    drawn += write(52, h / 2 + 17, f"{value} + {before} = {value + before}", 15, room.muted)
    return Item(
        f"c{colour}",
        x,
        y,
        drawn,
        label=label,
        answers=(COLOUR[colour].text,),
        edge=edge(0, 0, w, h, 8),
    )


def _colours(table: Table) -> Items:
    """3.3 A transparent die is given a colour."""
    box, value, pips = table.plan.bench, value_of(table.view.die), table.mine.pips
    title = table.words("board-name-colour") if box[3] >= LOW else ""
    found = [
        _colour(table.pen, colour, value, pips[colour], place)
        for colour, place in zip(ALL_COLOURS, _lines(box), strict=True)
    ]
    return (_ground(table.pen, box, title, ""), *found)


@piece
def _face(pen: Quill, die: int, x: float, y: float) -> Item:
    value = value_of(die)
    return Item(
        f"face{value}",
        x,
        y,
        cast(die, 38),
        label=pen.title("die", die),
        answers=(VALUE[value].text,),
        edge=edge(-22, -24, 44, 48, 8),
    )


def _faces(table: Table) -> Items:
    """4.7 The faces that the die just taken may be set to."""
    x, y, w, h = box = table.plan.bench
    colour, step = colour_of(table.view.die), min(60.0, (w - 28) / FACES)
    left = x + (w - FACES * step) / 2
    found = [
        _face(table.pen, die_of(colour, n), left + step * (n - 0.5), y + h / 2 + 10)
        for n in range(1, FACES + 1)
    ]
    return (_ground(table.pen, box, table.words("board-set-die"), ""), *found)


# things in hand


@piece
def _tile(pen: Quill, kind: int, box: Rect) -> Item:
    """The tile as it comes from its pile."""
    x, y, w, h = box
    cells = cells_of_shape(tuple(pen.box.shapes[kind]), 0)
    columns, rows = size_of(cells)
    step = min(56.0, h / rows, w / columns)
    left, top = x + (w - columns * step) / 2, y + (h - rows * step) / 2
    return Item("held", left, top, tile(kind, cells, step), label=pen.title("tile", kind))


def _held_tile(table: Table) -> Items:
    """The tile in hand; the page has the buttons to turn and flip it."""
    step, words, box = table.step, table.words, table.plan.bench
    assert isinstance(step, LayTile)
    x, y, w, h = box
    left = table.view.due_large + table.view.due_small
    note = words("board-tiles-left", count=left) if left else ""
    ground = _ground(table.pen, box, words("board-tiles"), note)
    return ground, _tile(table.pen, step.tile, (x + 14, y + 38, w - 28, h - 50))


@piece
def _said(pen: Quill, x: float, y: float, w: float, text: str) -> Item:
    """A few lines of text beside what is in hand."""
    lines = [
        write(0, 14 + i * 20, line, 15, pen.room.muted, room=w)
        for i, line in enumerate(wrap(text, 15, w)[:6])
    ]
    return Item("bench-said", x, y, "".join(lines))


@piece
def _poster(pen: Quill, poster: int, x: float, y: float, w: float) -> Item:
    """6.11 A poster that has no place yet; it may be thrown away where none is free."""
    svg, text = poster_card(bill_for(pen, poster), w, pen.room), poster_text(pen.telling, poster)
    lit = edge(0, 0, w, w * BILL_H / BILL_W)
    name = pen.name("poster", poster)
    return Item(f"p{poster}", x, y, svg, label=name, text=text, answers=(THROW.text,), edge=lit)


def _held_poster(table: Table) -> Items:
    step, box = table.step, table.plan.bench
    assert isinstance(step, HangPoster)
    x, y, w, h = box
    is_low = h < LOW
    top = 12.0 if is_low else 38.0
    wide = min(112.0, (h - top - 12) * BILL_W / BILL_H)
    ground = _ground(table.pen, box, "" if is_low else table.words("board-in-hand"), "")
    held = _poster(table.pen, step.poster, x + 14, y + top, wide)
    room = w - wide - 44
    text = table.words("board-hang-help")
    said = _said(table.pen, x + wide + 30, y + top + 4, room, text)
    return ground, held, said


@piece
def _tent(pen: Quill, tent: int, x: float, y: float) -> Item:
    svg, text = tent_token(pen.box, tent, 84), tent_text(pen.telling, tent)
    return Item(f"t{tent}", x, y, svg, label=pen.name("tent", tent), text=text)


def _held_tent(table: Table) -> Items:
    step, box = table.step, table.plan.bench
    assert isinstance(step, PitchStartTent)
    x, y, w, h = box
    ground = _ground(table.pen, box, table.words("board-in-hand"), "")
    text = tent_text(table.telling, step.tent)
    said = _said(table.pen, x + 140, y + h / 2 - 12, w - 154, text)
    return ground, _tent(table.pen, step.tent, x + 74, y + h / 2 + 8), said


Tray = Callable[[Table], Items]
TRAYS: Final[dict[str, tuple[Tray, str]]] = {  # what is laid out, and its title
    ACTION: (_actions, "board-action"), COLOURS: (_colours, "board-name-colour"),
    "ChangeDie": (_faces, "board-set-die"), "LayTile": (_held_tile, "board-tiles"),
    "HangPoster": (_held_poster, "board-in-hand"), "PitchStartTent": (_held_tent, "board-in-hand"),
}  # fmt: skip
UNTITLED: Final = (ACTION, COLOURS, "HangPoster")  # where there is little room


def tray(table: Table) -> Items:
    """Something to choose from; where a preview has left its question, the ground it lies on."""
    draw, title = TRAYS[table.laid]
    now = laid_for(table.question, table.moves, bool(table.view.colour))
    if now == table.laid:
        return draw(table)
    has_title = table.plan.bench[3] >= LOW or table.laid not in UNTITLED
    return (_ground(table.pen, table.plan.bench, table.words(title) if has_title else "", ""),)
