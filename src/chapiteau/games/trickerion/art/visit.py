"""All that is public of a player, as a card that lies over the table."""

from __future__ import annotations

from ....core.step import NOBODY
from ....draw.desk import Items
from ....draw.lettering.text import wrap, write
from ....draw.palette import INK
from ....draw.pen import piece
from ....draw.pieces.icons import icon
from ....draw.scene import Item, Scene, Shade, scene_of
from ....draw.svg import at, rect
from ....words import Telling
from ..box.components import ENGINEER_SHELF, KINDS, SHELVES
from ..rules.state import Trickerion
from ..words.texts import trick_text
from .city.residence import face_of
from .defs import defs
from .own.company import person
from .own.store import piles
from .own.workshop import kept, trick_label
from .pieces.faces import portrait
from .pieces.icons import school_badge
from .pieces.slips import ROW_H, trick_row
from .pieces.small import disc, ticket
from .table import Table, facts
from .theme import SCHOOL_TINTS, SCHOOLS, THEMES, Brush

WIDTH = 340.0
EDGE = 12.0
MEMBER = 52.0
HEAD_H = 118.0


def visit(view: Trickerion, telling: Telling, theme: Shade, seat: int) -> Scene:
    """Magician, company, tricks and components, from what a spectator sees."""
    seen = view.edition.game.view(view, NOBODY)
    table = Table(seen, telling, THEMES[theme], NOBODY, "tall", "company", seat)
    parts, y = [_head(table, seat)], EDGE + HEAD_H
    for title, draw in (
        ("board-region-company", _company),
        ("outline-own-tricks", _tricks),
        ("board-their-goods", _goods),
    ):
        parts.append((_title(table.pen, title, y + 16),))
        items, high = draw(table, seat, y + 26)
        parts.append(items)
        y += 26 + high
    room = table.room
    ground = defs(room, table.box) + rect(0, 0, WIDTH, y + 4, fill=room.panel)
    return scene_of((WIDTH, y + 4), ground, (parts,))


@piece
def _title(pen: Brush, key: str, y: float) -> Item:
    svg = write(0, 0, pen.words(key), 17, pen.room.ink, "playfair", 700)
    return Item(f"title-{key}", EDGE, y, svg)


def _head(table: Table, seat: int) -> Items:
    view, p = table.view, table.view.players[seat]
    place = view.place_in_order(seat) + 1
    return (_magician(table.pen, p.magician, p.advertised, p.day, place),)


@piece
def _magician(pen: Brush, magician: int, has_poster: bool, day: int, place: int) -> Item:
    """Who it is, where in the order, and what they have taken this turn."""
    room, words = pen.room, pen.words
    if not magician:
        said = words("outline-no-magician")
        return Item("magician", EDGE, EDGE, write(0, 24, said, 16, room.muted), label=said)
    box = facts(pen)
    category = box.favourites[magician]
    name, school = pen.title("magician", magician), pen.title("category", category)
    lines = [school, words("board-initiative", count=place)]
    lines += [pen.title("day", day)] if day else []
    lines += [words("outline-poster")] if has_poster else []
    drawn = [_portrait(box.magicians[magician], category)]
    titles = wrap(name, 19, WIDTH - 2 * EDGE - 96, "playfair", 700)
    for i, said in enumerate(titles):
        drawn.append(write(96, 20 + i * 22, said, 19, room.ink, "playfair", 700))
    top = 20 + len(titles) * 22
    for i, said in enumerate(lines):
        drawn.append(write(96, top + i * 20, said, 15.5, room.muted, room=218))
    label = words("outline-magician", magician=name, category=school)
    return Item("magician", EDGE, EDGE, "".join(drawn), label=label)


def _portrait(magician: str, category: int) -> str:
    return (
        rect(0, 0, 84, 108, 6, fill=SCHOOLS[category], stroke=INK, stroke_width=1)
        + rect(4, 4, 76, 100, 4, fill=SCHOOL_TINTS[category])
        + portrait(magician, 42, 104, SCHOOLS[category])
        + school_badge(category, 70, 14, 11)
    )


# what lies there


def _company(table: Table, seat: int, y: float) -> tuple[Items, float]:
    p, pen, items = table.view.players[seat], table.pen, list[Item]()
    members = table.members
    for i, member in enumerate(members):
        x, top = EDGE + 24 + i % 6 * MEMBER, y + 24 + i // 6 * 76
        args = (seat, member, p.cards[member], p.at[member], True, ())
        items.append(person(pen, *args, x, top, 21.0))
        if p.cards[member]:
            svg = ticket(p.cards[member], 24, p.at[member] > 0)
            items.append(Item(f"c{seat}-{member}", x - 12, top + 24, svg))
    hired = [kind for kind in range(1, len(KINDS)) for _ in range(p.hired[kind])]
    low = y + max(1, -(-len(members) // 6)) * 76
    for i, kind in enumerate(hired):
        items.append(_guest(pen, seat, kind, i, EDGE + 46 + i * 40, low + 16))
    if hired:
        items.append(_inn(pen, EDGE + 2, low + 16))
    return tuple(items), low - y + (40 if hired else 0)


@piece
def _inn(pen: Brush, x: float, y: float) -> Item:
    return Item("at-inn", x, y, icon("bed", 10, 0, 20, pen.room.brass, 2))


@piece
def _guest(pen: Brush, seat: int, kind: int, i: int, x: float, y: float) -> Item:
    said = {"player": pen.player(seat), "kind": pen.name("kind", kind)}
    label = pen.words("board-hired", **said)
    return Item(f"h{seat}-{kind}-{i}", x, y, disc(seat, kind, 15), label=label)


def _tricks(table: Table, seat: int, y: float) -> tuple[Items, float]:
    p, pen, items = table.view.players[seat], table.pen, list[Item]()
    found = [(p.symbol_on(s), s) for s in range(1, SHELVES + 1) if p.symbol_on(s)]
    for i, (symbol, shelf) in enumerate(found):
        own = kept(table, seat, symbol)
        wide, top = WIDTH - 2 * EDGE, y + i * (ROW_H + 6)
        face = face_of(pen, p.trick[symbol])
        svg = trick_row(face, own, wide, ROW_H, shelf == ENGINEER_SHELF, pen.room)
        label = trick_label(pen, p.trick[symbol], own, shelf)
        text = trick_text(pen.telling, p.trick[symbol])
        items.append(Item(f"k{p.trick[symbol]}", EDGE, top, svg, label=label, text=text))
    if not found:
        return (_nothing(pen, "outline-no-tricks", y + 14),), 30.0
    return tuple(items), len(found) * (ROW_H + 6) + 4


def _goods(table: Table, seat: int, y: float) -> tuple[Items, float]:
    if not any(table.view.players[seat].units):
        return (_nothing(table.pen, "outline-no-components", y + 14),), 30.0
    return piles(table, EDGE, y + 22, WIDTH - 2 * EDGE), 48.0


@piece
def _nothing(pen: Brush, key: str, y: float) -> Item:
    said = write(0, 0, pen.words(key), 15, pen.room.muted, "ui-italic", 500)
    return Item(f"none-{key}", EDGE, y, at(0, 0, said))
