"""The Automaton Show, against whom one plays alone: markers, tokens, artists, the last card."""

from __future__ import annotations

from typing import NamedTuple

from ....draw.icons import icon
from ....draw.layout import row
from ....draw.memo import memo
from ....draw.palette import INK, SEATS
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, circle, rect
from ....draw.text import width, wrap, write
from ....draw.tokens import shadow, sigil
from ..box.components import FAMILIES, HIRE, MODES, MORE_MOVEMENT, MORE_PEDESTALS, REVEAL, SYMBOLS
from ..rules.state import AUTOMATONS
from ..words.texts import automa_text
from .faces import card_face
from .icons import badge, plaque, points, sign
from .people import number
from .pieces import MACHINE_MARK, tent
from .table import Items, Table, region
from .texts import card_text
from .theme import CREAM, KEY, RED, Room, stamp


class Booth(NamedTuple):
    """Where the Automatons' board lies."""

    x: float
    y: float
    w: float
    h: float


CARD = (122, 158)


class Turned(NamedTuple):
    """An automa card as it is printed."""

    monkey: bool
    action: int
    category: str
    sign: str  # what the extra is about
    amount: int
    mode: str
    name: str


def booth(table: Table, plan: Booth) -> Items:
    g = table.view
    if not g.automata:
        return ()
    a = g.automata[0]
    seen = (
        a.points, a.pedestals, a.locomotives, tuple(a.artists), tuple(a.tokens), a.revealed, a.card,
        len(a.deck), a.monkey, a.tents, g.holder, g.popcorn, plan, g.over,
    )  # fmt: skip
    return region(table, "booth", seen, lambda: _booth(table, plan))


def _booth(table: Table, plan: Booth) -> list[Item]:
    a, words, x, y = table.view.automata[0], table.words, plan.x, plan.y
    svg = _plate(words("outline-automatons"), plan.w, plan.h, table.room)
    over = _numbers(
        a.points, a.pedestals, a.locomotives, table.box.tents - a.tents, plan.w, table.room
    )
    label = words(
        "board-booth",
        points=a.points,
        pedestals=a.pedestals,
        locomotives=a.locomotives,
        tents=table.box.tents - a.tents,
    )
    found = [item("p-automatons", x, y, svg, PLAIN, label, over=over)]
    found += _tokens(table, x + 30, y + 104)
    found += _artists(table, x + 22, y + 148, plan.w - 44)
    return found + _deck(table, x, y, plan)


@memo
def _plate(name: str, w: float, h: float, room: Room) -> str:
    touch = rect(0, 0, w, h, 10, fill="#000", fill_opacity=0)
    said = write(46, 33, name, 17.5, room.ink, "slab", 400, room=w - 150, floor=13)
    return touch + sigil(MACHINE_MARK, 26, 26, 11) + said


@memo
def _numbers(fame: int, pedestals: int, engines: int, tents: int, w: float, room: Room) -> str:
    svg, wide = number(fame, "points", 24, room.ink)
    drawn, x = [at(w - 18 - wide, 26, svg)], 18.0
    for value, what in ((pedestals, "pedestal"), (engines, "locomotive"), (tents, "tents")):
        svg, wide = number(value, what, 20, room.ink, AUTOMATONS)
        drawn.append(at(x, 64, svg))
        x += wide + 22
    return "".join(drawn)


def booth_ground(plan: Booth, room: Room) -> str:
    """The panel below everything."""
    return at(
        plan.x,
        plan.y,
        shadow(0, 0, plan.w, plan.h, 10, room),
        rect(
            0,
            0,
            plan.w,
            plan.h,
            10,
            fill=room.panel,
            stroke=SEATS[MACHINE_MARK].colour,
            stroke_width=2.2,
        ),
    )


def _tokens(table: Table, x: float, y: float) -> list[Item]:
    """Artist tokens from the top; those face down tell nothing."""
    a, words, found = table.view.automata[0], table.words, []
    for i in range(len(a.tokens)):
        family = a.tokens[i] if i < a.revealed else 0
        svg = token(FAMILIES[family], table.room)
        label = (
            words("board-token", family=table.name("family", family))
            if family
            else words("board-token-hidden")
        )
        found.append(item(f"token{i}", x + i * 44, y, svg, PLAIN, label))
    return found


@memo
def token(family: str, room: Room) -> str:
    if family:
        return badge(family, 0, 0, 17)
    return circle(0, 0, 17, fill=room.panel2, stroke=room.metal, stroke_width=2) + icon(
        "cog", 0, 0, 20, room.brass, 2
    )


def _artists(table: Table, x: float, y: float, w: float) -> list[Item]:
    """Its row of artists, by value."""
    a, found = table.view.automata[0], []
    for card, px in zip(a.artists, row(len(a.artists), 34, w - 18, x + 6), strict=True):
        face = card_face(table, card)
        name = table.words(
            "board-artist-of", card=face.name, player=table.words("outline-automatons")
        )
        svg = plaque(face.family, face.value, 0, 0, 15)
        found.append(item(f"c{card}", px, y, svg, PLAIN, name, card_text(table, face.kind)))
    return found


def _deck(table: Table, x: float, y: float, plan: Booth) -> list[Item]:
    a, words = table.view.automata[0], table.words
    top = y + plan.h - CARD[1] - 14
    name = words("outline-deck-monkey" if a.monkey else "outline-deck-fortune", count=len(a.deck))
    back = deck(a.monkey, table.room)
    over = write(CARD[0] / 2, CARD[1] - 12, len(a.deck), 20, CREAM, weight=800, anchor="middle")
    found = [item("deck-automa", x + 18, top, back, PLAIN, name, over=over)]
    if a.card:
        card = turned(table, a.card)
        label = words("outline-last-card", card=card.name)
        svg = automa_card(card, plan.w - CARD[0] - 54, table.room)
        text = automa_text(table.telling, a.card)
        found.append(item(f"a{a.card}", x + CARD[0] + 36, top, svg, PLAIN, label, text))
    return found


def turned(table: Table, id: int) -> Turned:
    card = table.box.automa[id]
    what, amount = SYMBOLS[card.symbol], card.delta
    if card.extra:
        amount = card.amount
        what = {MORE_PEDESTALS: "pedestal", MORE_MOVEMENT: "locomotive"}.get(card.extra, "points")
    name = table.title("automa", id)
    return Turned(
        id > table.box.fortune_cards,
        card.action,
        FAMILIES[card.category],
        what,
        amount,
        MODES[card.mode] if what else "",
        name,
    )


@memo
def deck(monkey: bool, room: Room) -> str:
    """The deck in use, face down: the machine that leads the show."""
    w, h = CARD
    ink = "#2C5A4A" if monkey else "#5A2C4A"
    figure = "mechanical_monkey" if monkey else "fortune_teller"
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            rect(0, 0, w, h, 8, fill=ink, stroke=KEY, stroke_width=1.6),
            rect(6, 6, w - 12, h - 12, 5, fill="none", stroke=CREAM, stroke_width=1.2),
            stamp(f"figure-{figure}", w / 2 - 50, 16, 1),
            rect(w / 2 - 22, h - 30, 44, 24, 7, fill="#000", opacity=0.35),
        ]
    )


@memo
def automa_card(card: Turned, w: float, room: Room) -> str:
    """What the machine does this turn."""
    h = CARD[1]
    lines = wrap(card.name, 15, w - 22, "slab", 400)[:3]
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            rect(0, 0, w, h, 8, fill=room.paper, stroke=KEY, stroke_width=1.4),
            rect(
                5,
                5,
                w - 10,
                h - 10,
                5,
                fill="none",
                stroke=SEATS[MACHINE_MARK].colour,
                stroke_width=1.6,
            ),
            at(w / 2, 46, action(card)),
            *[
                write(w / 2, 96 + i * 17, line, 15, KEY, "slab", 400, "middle", w - 18, 11)
                for i, line in enumerate(lines)
            ],
            extra(card, w, h),
        ]
    )


def action(card: Turned) -> str:
    """A token turned up, an artist hired, or a show."""
    if card.action == REVEAL:
        return circle(0, 0, 24, fill=CREAM, stroke=KEY, stroke_width=2) + sign("pedestal", 0, 0, 15)
    if card.action == HIRE:
        ticket = sign("back-ticket", -18, 0, 22)
        return ticket + badge(card.category, 22, 0, 20)
    return tent(AUTOMATONS, 0, 10, 1.25)


def extra(card: Turned, w: float, h: float) -> str:
    """What comes on top, and at which difficulty."""
    if not card.sign:
        return ""
    said = f"+{card.amount}" if card.amount > 0 else f"\N{MINUS SIGN}{-card.amount}"
    x = w / 2 - 22
    drawn_ = [write(x, h - 14, said, 19, KEY, weight=800)]
    x += width(said, 19, "ui", 800) + 14
    drawn_.append(
        points("", x, h - 21, 11) if card.sign == "points" else sign(card.sign, x, h - 20, 11)
    )
    if card.mode != "always":
        stars = 1 if card.mode == "easy" else 3
        drawn_ += [
            circle(w - 20 - i * 10, h - 20, 4, fill=RED, stroke=INK, stroke_width=1)
            for i in range(stars)
        ]
    return "".join(drawn_)
