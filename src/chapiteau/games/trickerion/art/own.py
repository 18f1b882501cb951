"""Who one is: name, magician, fame, coins, shards, the poster, and action points left."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal
from ....draw.svg import at, rect
from ....draw.text import write
from ....draw.tokens import shadow, sigil
from ..rules.moves import ADVERTISE, BOOST, COINS, FAME
from .faces import portrait
from .icons import school_badge
from .pieces import count_of, counted
from .rivals import SIGNS, Person, person
from .table import Items, Table, region
from .theme import SCHOOL_TINTS, SCHOOLS, Room
from .workshop import points_badge

COUNTED = (("fame", FAME), ("coins", COINS), ("shards", BOOST))


@dataclass(frozen=True)
class Own:
    """Where the viewer's own plate lies."""

    x: float
    y: float
    w: float
    h: float


RESTING = ("Perform", "PayWages", "Advertise", "Assign", "ChooseCharacter", "ChooseSlot")


def points_left(table: Table) -> int:
    """The action points of the viewer's own character that acts, 0 when none does."""
    return table.view.points if table.legal and table.question not in RESTING else 0


def own_things(table: Table, plan: Own) -> Items:
    p = table.mine
    mine = points_left(table)
    seen = (
        person(table, table.me), p.magician, mine, table.asks("fame", "coins", "boost", "advertise"),
        plan,
    )  # fmt: skip
    return region(table, "own", seen, lambda: _own(table, plan, mine))


@memo
def _plate(p: Person, magician: str, w: float, h: float, room: Room) -> str:
    active = p.standing in ("choosing", "acting")
    edge, stroke = (room.metal, 2.2) if p.mine else (room.line, 1.4)
    bar = rect(3, 8, 6, h - 16, 3, fill=room.lime, stroke=INK, stroke_width=1)
    drawn = [
        shadow(0, 0, w, h, 10, room),
        rect(0, 0, w, h, 10, fill=room.panel, stroke=edge, stroke_width=stroke),
        bar if active else "",
        sigil(p.seat, 28, 26, 11),
        write(46, 32, p.name, 18, room.ink, "playfair", 700, room=w - 78, floor=12.5),
        write(18, h - 14, magician, 13.5, room.muted, "ui-italic", 500, room=w - 30, floor=11),
    ]
    if p.standing:
        ink = room.good if p.standing == "sealed" else room.accent
        drawn.append(icon(SIGNS[p.standing], w - 20, 26, 18, ink, 2.3))
    return "".join(drawn)


@memo
def _count(kind: str, room: Room) -> str:
    return rect(0, 0, 78, 34, 8, fill=room.panel2) + at(8, 17, counted(kind, 22))


@memo
def _over_count(value: int, state: str, room: Room) -> str:
    number = at(8, 17, count_of(value, 22, room))
    return number + (legal(0, 0, 78, 34, 8, room, 1) if state == "legal" else "")


POSTER = (82, 110)


@memo
def _poster(magician: str, favourite: int) -> str:
    """The viewer's own poster."""
    w, h = POSTER
    colour, tint = SCHOOLS[favourite], SCHOOL_TINTS[favourite]
    return (
        rect(0, 0, w, h, 6, fill=colour, stroke=INK, stroke_width=1)
        + rect(4, 4, w - 8, h - 8, 4, fill=tint)
        + portrait(magician, w / 2, h - 4, colour)
        + school_badge(favourite, w - 12, 12, 9)
    )


@memo
def _hung(up: bool, state: str, room: Room) -> str:
    """Across the poster: it hangs, or it may be hung now."""
    w, h = POSTER
    if state == "legal":
        band = rect(0, h - 24, w, 24, 4, fill=room.lime, stroke=INK, stroke_width=1)
        sign = icon("megaphone", w / 2, h - 12, 18, INK, 2.4)
        return legal(0, 0, w, h, 6, room, 2) + band + sign
    if not up:
        return ""
    sign = icon("megaphone", w / 2, h - 12, 18, "#FFFFFF", 2.2)
    return rect(0, h - 24, w, 24, 4, fill="#2C7A4B") + sign


def _own(table: Table, plan: Own, points: int) -> list[Item]:
    p, words, room = table.mine, table.words, table.room
    who = person(table, table.me)
    magician = table.name("magician", p.magician) if p.magician else words("outline-no-magician")
    label = ". ".join([s for s in (who.name, who.you, who.said) if s])
    svg = _plate(who, magician, plan.w, plan.h, room)
    items = [item(f"p{table.me}", plan.x, plan.y, svg, PLAIN, label, magician)]
    items += _counts(table, plan.x + 16, plan.y + 50, 0, 40)
    if p.magician:
        mark = table.mark(ADVERTISE, False) if table.viewer == table.me else PLAIN
        svg = _poster(table.box.magicians[p.magician], p.favourite)
        over = _hung(p.advertised, mark.state, room)
        place = (plan.x + plan.w - 92, plan.y + 50)
        items.append(item("poster", *place, svg, mark, poster_text(table), over=over))
    if points:
        svg = points_badge(points, words("board-points"), room)
        said = words("outline-points", points=points)
        items.append(item("points", plan.x + 64, plan.y + plan.h - 46, svg, PLAIN, said))
    return items


def _counts(table: Table, x: float, y: float, dx: float, dy: float) -> list[Item]:
    """Fame and coins are chosen for a link, a shard is spent on one more action point."""
    p, items = table.mine, list[Item]()
    for i, (kind, move) in enumerate(COUNTED):
        value = (p.fame, p.coins, p.shards)[i]
        mark = table.mark(move, False) if table.viewer == table.me else PLAIN
        svg, over = _count(kind, table.room), _over_count(value, mark.state, table.room)
        said = table.words(f"board-own-{kind}", count=value)
        items.append(item(kind, x + i * dx, y + i * dy, svg, mark, said, over=over))
    return items


def poster_text(table: Table) -> str:
    return table.words("outline-poster" if table.mine.advertised else "board-poster")


# on a phone


@dataclass(frozen=True)
class Row:
    """Where the viewer's own numbers stand in a line."""

    x: float
    y: float
    w: float


def own_row(table: Table, plan: Row) -> Items:
    p = table.mine
    mine = points_left(table)
    lit = table.asks("fame", "coins", "boost", "advertise")
    seen = ((p.fame, p.coins, p.shards, p.advertised, p.magician), mine, lit, plan)
    return region(table, "own-row", seen, lambda: _row(table, plan, mine))


def _row(table: Table, plan: Row, points: int) -> list[Item]:
    items = _counts(table, plan.x + 6, plan.y + 6, 81, 0)
    p, room = table.mine, table.room
    if p.magician:
        mark = table.mark(ADVERTISE, False) if table.viewer == table.me else PLAIN
        svg = _sign(p.favourite, p.advertised, mark.state, room)
        items.append(item("poster", plan.x + 250, plan.y + 6, svg, mark, poster_text(table)))
    if points:
        svg = points_badge(points, table.words("board-points"), room)
        said = table.words("outline-points", points=points)
        items.append(item("points", plan.x + plan.w - 48, plan.y + 24, svg, PLAIN, said))
    return items


@memo
def _sign(favourite: int, up: bool, state: str, room: Room) -> str:
    """A poster seen from afar."""
    drawn = rect(0, 0, 26, 34, 4, fill=SCHOOLS[favourite], stroke=INK, stroke_width=1)
    drawn += school_badge(favourite, 13, 13, 8)
    if up or state:
        ground, ink = ("#2C7A4B", "#FFFFFF") if up else (room.lime, INK)
        drawn += rect(0, 23, 26, 11, 3, fill=ground) + icon("megaphone", 13, 28.5, 10, ink, 2.6)
    return drawn + (legal(0, 0, 26, 34, 4, room, 1) if state == "legal" else "")
