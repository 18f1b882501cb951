"""Power, counted out loud: die by die, with a word under each term, then what it allows."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import at, line, path, rect
from ...box.components import ALL_GEMS, value_of
from ...rules.state import BUILDING, PERFORMING, TRAVELLING
from ..forecast import best_level, best_space
from ..pieces.gains import plate
from ..pieces.icons import cast, gem, seal, talent
from ..pieces.marks import heading, panel
from ..questions import due_of
from ..table import Items, Quill, Table
from ..theme import DYES, Room

TERMS = ("die", "before", "card", "talents", "gems")


class Sum(NamedTuple):
    """The summands of a power."""

    die: int
    colour: int
    earlier: int
    card: int
    talents: int
    gems: int
    power: int


def sum_of(table: Table) -> Sum | None:
    """The power of this turn, once a die lies on a card and has a colour."""
    view = table.view
    if not view.card or not view.colour:
        return None
    power = view.power(table.turn_of)
    return Sum(view.die, view.colour, table.earlier(), *table.raised_by(), power)


def sum_with(table: Table, die: int, colour: int) -> Sum:
    """The power of a turn that begins with a die."""
    before = table.mine.pips[colour]
    return Sum(die, colour, before, 0, 0, 0, before + value_of(die))


def said(pen: Quill, s: Sum) -> str:
    """The same as a sentence."""
    words, colour = pen.words, pen.name("colour", s.colour)
    parts = [words("board-sum-die", value=value_of(s.die), earlier=s.earlier, colour=colour)]
    for key, value in (("card", s.card), ("talents", s.talents), ("gems", s.gems)):
        if value:
            parts.append(words(f"board-sum-{key}", value=value))
    return words("board-sum", parts=", ".join(parts), power=s.power)


@memo
def terms(s: Sum, big: float) -> list[tuple[int, str, float, int]]:
    """What is added up: which term, its picture, how wide that is, and its value."""
    found = [
        (0, cast(s.die, big), big, value_of(s.die)),
        (1, seal(s.colour, 0, 0, big * 0.42), big * 0.84, s.earlier),
    ]
    raising = (
        (2, plate(s.colour, big * 0.76), big * 0.76, s.card),
        (3, talent(0, 0, big * 0.36), big * 0.7, s.talents),
        (4, gem(s.colour, 0, 0, big * 0.36), big * 0.74, s.gems),
    )
    return found + [term for term in raising if term[3]]


def _plus(x: float, y: float, ink: str) -> str:
    d = f"M{x - 4.5:.1f} {y:.1f}h9M{x:.1f} {y - 4.5:.1f}v9"
    return path(d, stroke=ink, stroke_width=2.6, stroke_linecap="round")


@memo
def drawn_terms(s: Sum, names: tuple[str, ...], w: float, low: float, room: Room) -> str:
    """A die, plus what came before in its colour, plus what raises it; a word under each."""
    many = len(terms(s, 30.0))
    big = min(42.0, low - 21) if many < 4 else 32.0 if many < 5 else 26.0
    found, step = terms(s, big), w / max(3, many)
    drawn = []
    for i, (term, svg, wide, value) in enumerate(found):
        x, number = step * i, width(str(value), 22, "ui", 800)
        left = x + (step - wide - 6 - number) / 2
        drawn.append(at(left + wide / 2, 22, svg))
        drawn.append(write(left + wide + 6, 30, value, 22, room.ink, weight=800))
        drawn.append(
            write(
                x + step / 2,
                low,
                names[term],
                14,
                room.muted,
                anchor="middle",
                room=step - 4,
                floor=12.5,
            )
        )
        if i:
            drawn.append(_plus(x, 22, room.muted))
    return "".join(drawn)


@memo
def total(power: int, colour: int, w: float, h: float) -> str:
    """The power, on a plate of its colour."""
    dye = DYES[colour]
    ground = rect(0, 0, w, h, 10, fill=dye.dark, stroke=dye.light, stroke_width=1.8)
    size = min(32.0, h * 0.66)
    return ground + write(
        w / 2, h / 2 + size * 0.35, power, size, "#FFFFFF", weight=800, anchor="middle"
    )


@memo
def drawn_pips(
    pips: tuple[int, ...], names: tuple[str, ...], w: float, low: float, room: Room
) -> str:
    """The dice of a player so far, colour by colour."""
    drawn, step = [], w / len(ALL_GEMS)
    for i, colour in enumerate(ALL_GEMS):
        x = step * i + step / 2
        drawn.append(seal(colour, x - 12, 22, 15))
        drawn.append(write(x + 8, 30, pips[colour], 22, room.ink, weight=800))
        drawn.append(
            write(x, low, names[i], 14, room.muted, anchor="middle", room=step - 4, floor=12.5)
        )
    return "".join(drawn)


# the panel


def _words(is_low: bool) -> float:
    """Where the words under the terms stand."""
    return 55.0 if is_low else 62.0


def _rows(box: Rect, is_low: bool) -> tuple[float, float, float]:
    """Where terms and total begin, and how high the total is."""
    top = 2.0 if is_low else 34.0
    rest = top + (66 if is_low else 72)
    return top, rest, min(56.0, box[3] - rest - 8)


@piece
def sum_item(pen: Quill, box: Rect, s: Sum, seat: int, mine: bool, does: str) -> Item:
    """The panel with a sum; `does` says what the power is good for."""
    x, y, w, h = box
    room, words = pen.room, pen.words
    is_low = h < 150
    top, rest, high = _rows(box, is_low)
    names = tuple([words(f"board-term-{term}") for term in TERMS])
    drawn = panel(w, h, room)
    if not is_low:
        drawn += heading(w, words("board-power") if mine else pen.player(seat), "", "", room)
        drawn += "" if mine else sigil(seat, w - 26, 20, 9)
    elif not mine:
        drawn += sigil(seat, w - 18, h - 18, 8)
    drawn += at(10, top, drawn_terms(s, names, w - 20, _words(is_low), room))
    drawn += line(14, rest - 4, w - 14, rest - 4, stroke=room.line, stroke_width=1.2)
    drawn += at(14, rest + 2, total(s.power, s.colour, 66, high))
    of = words("board-power-of", colour=pen.name("colour", s.colour))
    line1 = rest + 2 + high / 2 - (5 if does else -5)
    drawn += write(92, line1, of, 16, room.ink, weight=700, room=w - 104, floor=13)
    if does:
        drawn += write(92, line1 + 22, does, 15, room.muted, room=w - 104, floor=13)
    return Item("own-sum", x, y, drawn, label=said(pen, s))


@piece
def pips_item(pen: Quill, box: Rect, pips: tuple[int, ...], due: int, coins: int) -> Item:
    """The panel before a die is taken: the dice of this round, and what they cost."""
    x, y, w, h = box
    room, words = pen.room, pen.words
    is_low = h < 150
    top, rest, _ = _rows(box, is_low)
    names = tuple([pen.name("colour", c) for c in ALL_GEMS])
    drawn = panel(w, h, room)
    drawn += "" if is_low else heading(w, words("board-your-dice"), "", "", room)
    drawn += at(10, top, drawn_pips(pips, names, w - 20, _words(is_low), room))
    drawn += line(14, rest - 4, w - 14, rest - 4, stroke=room.line, stroke_width=1.2)
    ink = room.bad if due > coins else room.ink
    lines = (words("board-pay", due=due), words("board-have", coins=coins))
    low = rest + (h - rest) / 2
    drawn += write(14, low - 5, lines[0], 15.5, ink, weight=700, room=w - 28, floor=13)
    drawn += write(14, low + 15, lines[1], 15, room.muted, room=w - 28, floor=13)
    dice = ", ".join([f"{name} {pips[c]}" for c, name in zip(ALL_GEMS, names, strict=True)])
    return Item("own-sum", x, y, drawn, label=words("board-pips", dice=dice))


def does(table: Table, power: int) -> str:
    """What the power of a turn is good for, once its action is chosen."""
    view, words = table.view, table.words
    if view.action == BUILDING:
        level = best_level(table, power)
        return words("board-builds", level=table.name("level", level)) if level else ""
    if view.action == TRAVELLING:
        return words("board-travels", count=power)
    space = best_space(table, power) if view.action == PERFORMING and not view.limit else 0
    return words("board-performs", space=table.name("space", space)) if space else ""


def power(table: Table) -> Items:
    """The sum of the turn that is played; before a die is taken, the viewer's own dice."""
    box, pen, p = table.plan.power, table.pen, table.mine
    s = sum_of(table)
    if s:
        mine = table.turn_of == table.me
        return (sum_item(pen, box, s, table.turn_of, mine, does(table, s.power)),)
    return (pips_item(pen, box, tuple(p.pips), due_of(table.view, table.me), p.coins),)
