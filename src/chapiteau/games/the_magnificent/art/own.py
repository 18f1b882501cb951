"""What the viewer owns: points, coins and what the dice will cost, gems, talents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal, lock
from ....draw.svg import Point, circle, rect
from ....draw.text import width, write
from ....draw.tokens import sigil
from ..box.components import ALL_GEMS
from ..rules.moves import GEM, PAY
from .icons import coin, fame, gem, scroll, talent
from .table import Items, Table
from .theme import TITLE, Room, broken_line

SIGNS = {
    "choosing": "hourglass", "sealed": "mail-check", "acting": "wand-sparkles", "winner": "crown",
}  # fmt: skip


PAID = ("ChooseLot", "DropLot", "ScoreMasters", "FillZones")  # asked after the dice are paid


class Person(NamedTuple):
    """Whose things lie here, and the numbers people compare."""

    seat: int
    name: str
    you: str
    points: int
    coins: int
    due: int
    shows: int  # posters completed
    standing: str
    said: str
    first: bool
    mine: bool


def person(table: Table, seat: int) -> Person:
    view, words = table.view, table.words
    p, standing = view.players[seat], table.standing(seat)
    paid = view.over or table.question in PAID
    return Person(
        seat,
        table.player(seat),
        words("board-you") if seat == table.viewer else "",
        p.points,
        p.coins,
        0 if paid else p.due(),
        len(p.completed),
        standing,
        words(f"board-{standing}") if standing else "",
        view.first == seat and view.seats > 1,
        seat == table.viewer,
    )


def in_short(table: Table, p: Person) -> str:
    """Who it is, and how they stand, as a sentence."""
    words = table.words
    wealth = (
        words("outline-points", points=p.points),
        words("outline-coins", coins=p.coins, due=p.due),
    )
    return ". ".join([s for s in (p.name, p.you, p.said, *wealth) if s])


# numbers

MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    return str(points) if points >= 0 else f"{MINUS}{-points}"


@memo
def due_plate(coins: int, due: int, size: float, room: Room) -> str:
    """Coins, and what must be paid at the end of the round: red where coins are missing."""
    short = due > coins
    drawn = coin(size * 0.5, 0, size * 0.52)
    drawn += write(size * 1.15, size * 0.36, coins, size, room.ink, weight=800)
    x = size * 1.15 + width(str(coins), size, "ui", 800) + size * 0.55
    ink = room.bad if short else room.ink
    said = f"{MINUS}{due}" if due else "0"
    w = width(said, size * 0.9, "ui", 800) + size * 1.35
    drawn += rect(
        x,
        -size * 0.66,
        w,
        size * 1.32,
        size * 0.3,
        fill=room.panel2,
        stroke=room.bad if short else room.line,
        stroke_width=1.4,
    )
    drawn += icon("hand-coins", x + size * 0.62, 0, size * 0.82, ink, 2.2)
    return drawn + write(x + size * 1.14, size * 0.32, said, size * 0.9, ink, weight=800)


@memo
def points_plate(points: int, size: float, room: Room) -> str:
    return fame(size * 0.55, 0, size * 0.66) + write(
        size * 1.28, size * 0.36, signed(points), size, room.ink, weight=800
    )


@memo
def shows_plate(count: int, size: float, room: Room) -> str:
    return scroll(size * 0.4, 0, size * 1.1) + write(
        size * 0.98, size * 0.36, count, size, room.ink, weight=800
    )


@dataclass(frozen=True)
class Own:
    """Where the viewer's own things lie."""

    x: float
    y: float
    w: float
    name: float  # how much room the name has
    points: Point
    coins: Point
    shows: Point
    hat: Point
    gems: tuple[Point, ...]
    gem: float
    talents: Point
    talent_room: float
    size: float = 24  # of the numbers


def own_things(table: Table, plan: Own) -> Items:
    p, me = table.mine, person(table, table.me)
    asks = table.asks("gem", "pay")
    seen = (me, tuple(p.gems), p.tokens, p.parked, plan, asks)
    return table.region("own", seen, lambda: _own(table, plan, me))


def _own(table: Table, plan: Own, me: Person) -> list[Item]:
    plate = nameplate(me.seat, me.name, plan.name, table.room)
    over = standing_sign(me, plan.name, table.room)
    who = item(f"who{me.seat}", plan.x, plan.y, plate, PLAIN, in_short(table, me), over=over)
    return [who, *_numbers(table, plan, me), *_gems(table, plan), *_talents(table, plan)]


def _numbers(table: Table, plan: Own, me: Person) -> list[Item]:
    """Points, coins with what is due, and posters completed: they change apart."""
    room, words, size = table.room, table.words, plan.size
    missing = table.box.missing_coin[min(table.view.round, len(table.box.missing_coin) - 1)]
    points, coins = points_plate(me.points, size, room), due_plate(me.coins, me.due, size, room)
    shown = shows_plate(me.shows, size * 0.9, room)
    owns = words("outline-coins", coins=me.coins, due=me.due)
    text, count = words("board-due", points=missing), words("board-completed", count=me.shows)
    done = "\n".join([table.name("poster", c) for c in table.mine.completed])
    return [
        item("points", *plan.points, points, PLAIN, words("outline-points", points=me.points)),
        item("coins", *plan.coins, coins, PLAIN, owns, text),
        item("shown", *plan.shows, shown, PLAIN, count, done),
    ]


@memo
def nameplate(seat: int, name: str, wide: float, room: Room) -> str:
    return sigil(seat, 14, 0, 10.5) + write(
        34, 7, name, 19, room.ink, TITLE, 700, room=wide - 34, floor=12.5
    )


@memo
def standing_sign(me: Person, wide: float, room: Room) -> str:
    """What a player is about, after the name."""
    x = 34 + min(wide - 34, width(me.name, 19, TITLE, 700)) + 14
    drawn = ""
    if me.first:
        drawn += circle(x, 0, 9, fill=room.metal, stroke=INK, stroke_width=1) + write(
            x, 5, 1, 13, INK, weight=800, anchor="middle"
        )
        x += 24
    if me.standing:
        ink = room.good if me.standing == "sealed" else room.accent
        drawn += icon(SIGNS[me.standing], x, 0, 17, ink, 2.3)
    return drawn


# gems


@memo
def gem_row(colour: int, count: int, most: int, step: float, room: Room) -> str:
    """A colour's place in the reserve: gems, and what is still free."""
    r, drawn = step * 0.42, ""
    w = most * step + 8
    drawn += rect(
        -step / 2 - 4,
        -step * 0.62,
        w,
        step * 1.24,
        step * 0.4,
        fill=room.panel2,
        stroke=room.line,
        stroke_width=1,
    )
    for i in range(most):
        if i < count:
            drawn += gem(colour, i * step, 0, r)
        else:
            look = broken_line(1.2, "3 3")
            drawn += circle(i * step, 0, r * 0.9, fill="none", stroke=room.line, **look)
            drawn += gem(colour, i * step, 0, r * 0.5).replace("<use", '<use opacity=".28"')
    return drawn


@memo
def over_gems(most: int, step: float, state: str, room: Room) -> str:
    box = (-step / 2 - 4, -step * 0.62, most * step + 8, step * 1.24, step * 0.4)
    if state == "legal":
        return legal(*box, room, 1)
    if state == "refused":
        return rect(*box, fill=room.room, opacity=0.4) + lock(
            box[0] + box[2] - 6, box[1] + 4, room, 7
        )
    return ""


def _gems(table: Table, plan: Own) -> list[Item]:
    p, items, most = table.mine, list[Item](), table.box.storage
    for gem_ in ALL_GEMS:
        x, y = plan.gems[gem_ - 1]
        mark = table.mark_one_of(GEM[gem_], PAY[gem_])
        svg = gem_row(gem_, p.gems[gem_], most, plan.gem, table.room)
        over = over_gems(most, plan.gem, mark.state, table.room)
        label = table.words("some-gems", count=p.gems[gem_], gem=table.name("gem", gem_))
        items.append(item(f"gem{gem_}", x, y, svg, mark, label, over=over))
    return items


# talents


@memo
def talent_row(ready: int, parked: int, room_: float, r: float) -> str:
    """Talents that can be used, then those that rest beside the main tent."""
    count = ready + parked
    step = min(r * 2.1, room_ / max(1, count))
    drawn = [talent(i * step, 0, r, i >= ready) for i in range(count)]
    return "".join(drawn[::-1]) if drawn else circle(0, 0, r * 0.8, fill="none", stroke="#6B6180")


def _talents(table: Table, plan: Own) -> list[Item]:
    p = table.mine
    x, y = plan.talents
    svg = talent_row(p.tokens, p.parked, plan.talent_room, 12)
    label = table.words("outline-tokens", count=p.tokens, parked=p.parked)
    return [item("tokens", x, y, svg, PLAIN, label, table.words("board-tokens"))]
