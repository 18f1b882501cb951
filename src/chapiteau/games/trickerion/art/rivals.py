"""The players' boards at a glance; the whole board stands in the inspector."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ....draw.icons import icon
from ....draw.layout import row
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import rect
from ....draw.text import width, write
from ....draw.tokens import shadow, sigil
from ....words import Section
from ..box.components import COMPONENTS, ENGINEER_SHELF, SHELVES
from ..words.outline import player as board_in_words
from ..words.texts import trick_text
from .company import Berth, members
from .icons import component, school_badge
from .pieces import count_of, counted, pile_number, ticket
from .shelves import ROW_H, kept
from .table import Items, Table, region
from .theme import Room
from .town import face_of
from .tricks import rival_slip, trick_row

SIGNS = {
    "choosing": "hourglass", "sealed": "mail-check", "acting": "wand-sparkles", "winner": "crown",
}  # fmt: skip


class Person(NamedTuple):
    """What a panel says of its player, apart from the pieces that lie in it."""

    seat: int
    name: str
    you: str
    fame: int
    coins: int
    shards: int
    favourite: int
    standing: str
    said: str
    turn: int  # the place in the order of initiative
    poster: bool
    mine: bool


def person(table: Table, seat: int) -> Person:
    view, words = table.view, table.words
    p, standing = view.players[seat], table.standing(seat)
    return Person(
        seat,
        table.player(seat),
        words("board-you") if seat == table.viewer else "",
        p.fame,
        p.coins,
        p.shards,
        p.favourite,
        standing,
        words(f"board-{standing}") if standing else "",
        view.place_in_order(seat) + 1,
        p.advertised,
        seat == table.viewer,
    )


def in_words(section: Section) -> str:
    """A section with all that is below it, line by line."""
    lines = [*section.lines]
    for part in section.sections:
        lines += [f"{part.title}:", *part.lines]
    return "\n".join(lines)


def whole_board(table: Table, seat: int) -> str:
    return in_words(board_in_words(table.view, table.telling, seat))


@dataclass(frozen=True)
class Panel:
    """How a rival's board is laid out: where its rows begin."""

    w: float
    h: float
    people: float
    goods: tuple[float, float, float]  # x, y and how wide
    tricks: float
    slip: tuple[float, float, int]  # width, height and how many beside each other
    r: float


@memo
def panel_ground(w: float, h: float, room: Room) -> str:
    """A rival's board without anything on it: it never changes."""
    return shadow(0, 0, w, h, 10, room) + rect(
        0, 0, w, h, 10, fill=room.panel, stroke=room.line, stroke_width=1.2
    )


@memo
def _nameplate(seat: int, name: str, room_left: float, plan: Panel, room: Room) -> str:
    """Sigil and name; the whole board can be touched."""
    touch = rect(0, 0, plan.w, plan.h, 10, fill="#000", fill_opacity=0)
    said = write(46, 28, name, 18, room.ink, "playfair", 700, room=room_left, floor=12.5)
    return touch + sigil(seat, 27, 22, 11) + said


@memo
def _signs(favourite: int, poster: bool, standing: str, x: float, h: float, room: Room) -> str:
    """What a player is about, beside the name: school, poster, and whose turn it is."""
    found = [school_badge(favourite, x, 22, 10)] if favourite else []
    if poster:
        found.append(icon("megaphone", x + 24, 22, 16, room.brass, 2.2))
    if standing:
        ink = room.good if standing == "sealed" else room.accent
        found.append(icon(SIGNS[standing], x + 48, 22, 18, ink, 2.3))
    if standing in ("choosing", "acting"):
        found.append(rect(3, 8, 6, h - 16, 3, fill=room.metal2, stroke=INK, stroke_width=1))
    return "".join(found)


COUNTED = ("fame", "coins", "shards")


def header(table: Table, p: Person, x: float, y: float, plan: Panel, key: str) -> list[Item]:
    """Who it is, and the numbers people compare: each its own piece, because they change apart."""
    room, left = table.room, x + plan.w - 3 * 56 - 6
    wide = plan.w - 3 * 56 - 6 - 46 - 74
    owns = table.words("outline-wealth", fame=p.fame, coins=p.coins, shards=p.shards)
    label = ". ".join([s for s in (p.name, p.you, p.said, owns) if s])
    text = whole_board(table, p.seat)
    svg = _nameplate(p.seat, p.name, wide, plan, room)
    at_x = 46 + min(wide, width(p.name, 18, "playfair", 700)) + 18
    over = _signs(p.favourite, p.poster, p.standing, at_x, plan.h, room)
    items = [item(f"{key}{p.seat}", x, y, svg, PLAIN, label, text, over)]
    for i, kind in enumerate(COUNTED):
        value = (p.fame, p.coins, p.shards)[i]
        over = count_of(value, 20, room)
        items.append(Item(f"{kind}{p.seat}", left + i * 56, y + 22, counted(kind, 20), over=over))
    return items


def people_of(
    table: Table, seat: int, x: float, y: float, plan: Panel
) -> dict[tuple[int, int], Berth]:
    """Where a rival's characters are when they are at home."""
    found = members(table, seat)
    r = plan.r
    beside = plan.goods[0] if plan.goods[0] > plan.w / 2 else plan.w
    xs = row(len(found), r * 2 + 8, beside - 32 - 2 * r, x + 16 + r)
    return {(seat, place): (px, y + plan.people, r) for place, px in zip(found, xs, strict=True)}


def rival(table: Table, seat: int, x: float, y: float, plan: Panel, key: str = "p") -> Items:
    """A board in one panel; on a phone the chip above has the player's own key."""
    p = table.view.players[seat]
    seen = (
        person(table, seat), x, y, plan, tuple(p.crew), tuple(p.cards), tuple(p.at),
        tuple(p.trick), tuple(p.shelf), tuple(p.ready), tuple(p.shown), tuple(p.units),
        tuple(p.store), tuple(p.hired), p.magician,
        bool(table.view.chosen and table.view.chosen[seat]),
    )  # fmt: skip
    return region(table, f"rival{seat}", seen, lambda: _rival(table, seat, x, y, plan, key))


def _rival(table: Table, seat: int, x: float, y: float, plan: Panel, key: str) -> list[Item]:
    p = table.view.players[seat]
    items = header(table, person(table, seat), x, y, plan, key)
    gx, gy, gw = plan.goods
    units = [c for c in range(1, len(COMPONENTS)) if p.units[c]]
    for c, cx in zip(units, row(len(units), 30, gw - 24, x + gx + 12), strict=True):
        managed = p.is_with_manager(c)
        name = table.words("outline-pile", units=p.units[c], component=table.name("component", c))
        svg, over = component(c, 0, 0, 12), pile_number(12, p.units[c], managed)
        items.append(item(f"v{seat}-{c}", cx, y + gy, svg, PLAIN, name, over=over))
    return items + _tricks(table, seat, x, y, plan)


def rival_cards(table: Table, seat: int, x: float, y: float, plan: Panel) -> Items:
    p = table.view.players[seat]
    seen = (tuple(p.crew), tuple(p.cards), tuple(p.at), x, y, plan)
    return region(table, f"cards{seat}", seen, lambda: _cards(table, seat, x, y, plan))


def _cards(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    """The assignment cards that lie open, at the feet of the characters."""
    p, items = table.view.players[seat], list[Item]()
    for (_, place), (px, py, r) in people_of(table, seat, x, y, plan).items():
        if p.cards[place]:
            w = max(17.0, r)
            svg = ticket(p.cards[place], w, p.at[place] > 0)
            items.append(Item(f"c{seat}-{place}", px + r * 0.2, py + r * 0.1, svg))
    return items


def _tricks(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    """As slips; where there is room, with what they take and yield."""
    p, items = table.view.players[seat], list[Item]()
    w, h, beside = plan.slip
    found = [(p.symbol_on(shelf), shelf) for shelf in range(1, SHELVES + 1) if p.symbol_on(shelf)]
    for i, (symbol, shelf) in enumerate(found):
        face, own = face_of(table, p.trick[symbol]), kept(table, seat, symbol)
        if h >= ROW_H:
            svg = trick_row(face, own, w, h, shelf == ENGINEER_SHELF, table.room)
        else:
            svg = rival_slip(face, own, w, h, table.room)
        sx = x + 14 + i % beside * (w + 6)
        sy = y + plan.tricks + i // beside * (h + 4)
        name = table.words("board-trick-of", trick=face.name, player=table.player(seat))
        text = trick_text(table.telling, p.trick[symbol])
        items.append(item(f"k{p.trick[symbol]}", sx, sy, svg, PLAIN, name, text))
    return items
