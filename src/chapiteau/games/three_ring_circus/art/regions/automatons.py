"""The Automaton Show, against whom one plays alone: markers, tokens, artists, the last card."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect, row
from .....draw.lettering.text import width, wrap, write
from .....draw.memo import memo
from .....draw.palette import INK, SEATS
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import shadow, sigil
from .....draw.scene import Item
from .....draw.svg import at, circle, rect
from ...box.components import FAMILIES, HIRE, MODES, MORE_MOVEMENT, MORE_PEDESTALS, REVEAL, SYMBOLS
from ...rules.state import AUTOMATONS
from ...words.texts import automa_text
from ..pieces.cards import mini
from ..pieces.faces import face_of
from ..pieces.icons import badge, points, sign
from ..pieces.marks import number
from ..pieces.texts import card_text
from ..pieces.wooden import MACHINE_MARK, tent
from ..plan import HEAD
from ..questions import AUTOMATONS as REGION
from ..table import Items, Quill, Table
from ..theme import CREAM, KEY, RED, Room, stamp

CARD: Final = (122.0, 158.0)
TOKEN: Final = 17.0


class Turned(NamedTuple):
    """An automa card as it is printed."""

    monkey: bool
    action: int
    category: str
    sign: str  # what the extra is about
    amount: int
    mode: str
    name: str


def automatons(table: Table) -> tuple[Items, ...]:
    """What lies before the machines; in the wings what they did last, as a sign."""
    box, view = table.plan.box(REGION), table.view
    if not box[2] or not view.automata:
        return ()
    a, pen, (x, y, w, _) = view.automata[0], table.pen, box
    values = (a.points, a.pedestals, a.locomotives, table.box.tents - a.tents)
    front = table.plan.front == REGION
    shown = tuple([a.tokens[i] if i < a.revealed else 0 for i in range(len(a.tokens))])
    found = [_numbers(pen, values, x + 14, y + HEAD + 12)]
    if front:
        found += _front(table, box, shown)
    else:
        low = y + HEAD + 50
        found += [_token(pen, i, family, x + 30 + i * 40, low) for i, family in enumerate(shown)]
        found += [_last(pen, a.card, x + w - 40, low)] if a.card else []
    return (tuple(found),)


def _front(table: Table, box: Rect, shown: tuple[int, ...]) -> list[Item]:
    a, pen, (x, y, w, h) = table.view.automata[0], table.pen, box
    top = y + HEAD + 44
    found = [_token(pen, i, family, x + 32 + i * 44, top + 20) for i, family in enumerate(shown)]
    tall = min(90.0, h - HEAD - 110 - CARD[1]) if w < 600 else min(120.0, h * 0.3)
    cards, wide = a.artists, tall * 0.8
    at_ = (x + 14, top + 50) if w < 600 else (x + 230, top)
    for card, left in zip(
        cards, row(len(cards), wide + 6, w - 28 - wide - at_[0] + x, at_[0]), strict=True
    ):
        found.append(_artist(pen, card, (left, at_[1], wide, tall)))
    low = y + h - CARD[1] - 14
    found.append(_deck(pen, a.monkey, len(a.deck), x + 16, low))
    if a.card:
        found.append(
            _card(pen, a.card, (x + CARD[0] + 32, low, min(260.0, w - CARD[0] - 46), CARD[1]))
        )
    return found


# pieces


@piece
def _numbers(pen: Quill, values: tuple[int, int, int, int], x: float, y: float) -> Item:
    """Fame, then what their markers show."""
    fame, pedestals, engines, tents = values
    drawn, far = [sigil(MACHINE_MARK, 10, 0, 9)], 30.0
    signs = ("points", "pedestal", "locomotive", "tents")
    for value, what in zip(values, signs, strict=True):
        svg, wide = number(value, what, 18, pen.room.ink, AUTOMATONS)
        drawn.append(at(far, 0, svg))
        far += wide + 14
    said = {"points": fame, "pedestals": pedestals, "locomotives": engines, "tents": tents}
    return Item("machines", x, y, "".join(drawn), label=pen.words("board-booth", **said))


@piece
def _token(pen: Quill, i: int, family: int, x: float, y: float) -> Item:
    """An artist token; one that lies face down tells nothing."""
    label = pen.words("board-token-hidden")
    if family:
        label = pen.words("board-token", family=pen.name("family", family))
    return Item(f"token{i}", x, y, token(FAMILIES[family], pen.room), label=label)


@memo
def token(family: str, room: Room) -> str:
    if family:
        return badge(family, 0, 0, TOKEN)
    disc = circle(0, 0, TOKEN, fill=room.panel2, stroke=room.metal, stroke_width=2)
    return disc + icon("cog", 0, 0, 20, room.brass, 2)


@piece
def _artist(pen: Quill, card: int, box: Rect) -> Item:
    x, y, w, h = box
    face = face_of(pen, pen.box.kind[card])
    name = pen.words("board-artist-of", card=face.name, player=pen.words("outline-of-automatons"))
    svg, text = mini(face, w, h, pen.room), card_text(pen, face.kind)
    return Item(f"c{card}", x, y, svg, label=name, text=text)


@piece
def _deck(pen: Quill, monkey: bool, count: int, x: float, y: float) -> Item:
    w, h = CARD
    name = pen.words("outline-deck-monkey" if monkey else "outline-deck-fortune", count=count)
    over = write(w / 2, h - 12, count, 20, CREAM, weight=800, anchor="middle")
    return Item("deck-automa", x, y, deck(monkey, pen.room), label=name, over=over)


@piece
def _card(pen: Quill, id: int, box: Rect) -> Item:
    x, y, w, _ = box
    card = turned(pen, id)
    label, text = pen.words("outline-last-card", card=card.name), automa_text(pen.telling, id)
    return Item(f"a{id}", x, y, automa_card(card, w, pen.room), label=label, text=text)


@piece
def _last(pen: Quill, id: int, x: float, y: float) -> Item:
    """What the card that was turned up last does, as a sign."""
    card = turned(pen, id)
    ground = rect(-34, -24, 68, 48, 7, fill=pen.room.paper, stroke=KEY, stroke_width=1.4)
    label, text = pen.words("outline-last-card", card=card.name), automa_text(pen.telling, id)
    return Item(f"a{id}", x, y, ground + at(0, 2, action(card), scale=0.6), label=label, text=text)


def turned(pen: Quill, id: int) -> Turned:
    card = pen.box.automa[id]
    what, amount = SYMBOLS[card.symbol], card.delta
    if card.extra:
        amount = card.amount
        what = {MORE_PEDESTALS: "pedestal", MORE_MOVEMENT: "locomotive"}.get(card.extra, "points")
    return Turned(
        id > pen.box.fortune_cards,
        card.action,
        FAMILIES[card.category],
        what,
        amount,
        MODES[card.mode] if what else "",
        pen.title("automa", id),
    )


# drawings


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
                write(w / 2, 94 + i * 17, line, 15, KEY, "slab", 400, "middle", w - 18)
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
