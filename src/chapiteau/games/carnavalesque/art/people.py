"""The other players: who reigns and who jests, their backs, what they show, and their signs."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ....core.step import NOBODY
from ....draw.icons import icon
from ....draw.layout import Rect, row
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, circle, path, rect, use
from ....draw.text import width, wrap, write
from ....draw.tokens import sigil
from ..box.components import ROLES
from ..rules.moves import SIGN_SAY
from .cards import H, W
from .crowd import fitting
from .pieces import face_name, lying, on_card
from .table import Table, region
from .theme import K, Street, id

NAMED = 158
SIGNS = {"choosing": "hourglass", "sealed": "check", "acting": "hand", "winner": "party-popper"}


class Person(NamedTuple):
    """What a panel says of its player, apart from the cards that lie in it."""

    seat: int
    name: str
    duty: str  # "king", "jester" or nothing
    standing: str
    role: int
    face_up: bool
    drafted: bool
    said: str  # the phrase of this round
    blind: bool


def person(table: Table, seat: int) -> Person:
    view, p = table.view, table.view.players[seat]
    jester = not view.has_roles() and view.king != NOBODY and seat == view.jester()
    duty = "king" if seat == view.king else "jester" if jester else ""
    said = table.name("phrase", p.sign_at) if p.sign == SIGN_SAY else ""
    return Person(
        seat,
        table.player(seat),
        duty,
        table.standing(seat),
        p.role,
        bool(p.face_up),
        bool(p.drafted),
        said,
        view.closed == seat,
    )


def people(table: Table, boxes: tuple[Rect, ...]) -> list[Item]:
    items = list[Item]()
    for seat, box in zip(table.opponents, boxes, strict=True):
        p = table.view.players[seat]
        seen = (
            box, person(table, seat), tuple(p.hand), tuple(p.backs), p.shown, p.row,
            tuple([tuple(f) for f in table.view.floats]), tuple(table.view.turned),
        )  # fmt: skip
        items += region(table, f"person{seat}", seen, partial(_panel, table, seat, box))
    return items


@memo
def _ground(p: Person, all_w: float, h: float, street: Street) -> str:
    """Name, crown or cap, and whose turn it is."""
    w = NAMED + 8 if all_w > 400 else all_w
    lit = p.standing in ("acting", "choosing")
    edge, stroke = (street.metal, 2.2) if lit else (street.line, 1.2)
    big = h > 80
    size = 17 if big else 13.5
    x, y = (24, 22) if big else (17, 16)
    wide = w - 2 * x - (40 if p.duty else 0) - (22 if p.standing else 0)
    drawn = [
        rect(0, 0, all_w, h, 10, fill=street.panel, stroke=edge, stroke_width=stroke),
        sigil(p.seat, x, y, 9 if big else 6.8),
        write(
            x * 1.75, y + size * 0.34, p.name, size, street.ink, "lilita", 400, room=wide, floor=11
        ),
    ]
    if lit:
        drawn.append(rect(3, 8, 5, h - 16, 2.5, fill=street.metal, stroke=INK, stroke_width=1))
    if p.duty:
        sign = "crown" if p.duty == "king" else "role-jester"
        drawn.append(at(w - (26 if big else 18), y, use(id(sign)), scale=0.55 if big else 0.4))
    if p.standing:
        at_x = w - (58 if p.duty else 20) if big else w - (40 if p.duty else 14)
        if all_w > 400:  # below the name
            at_x, y = 26, y + 34
        drawn.append(icon(SIGNS[p.standing], at_x, y, 18 if big else 14, street.accent, 2.4))
    return "".join(drawn)


@memo
def _role(role: int, drafted: bool, r: float, street: Street) -> str:
    """A role in a medal: face down as long as it is secret."""
    disc = circle(0, 0, r, fill="#E9DDFB" if role else "#6B5F98", stroke=K, stroke_width=1.8)
    sign = f"role-{ROLES[role]}" if role else "mask"
    return disc + at(0, 0, use(id(sign)), scale=r / 36) if role or drafted else ""


@memo
def _bubble(text: str, room: float, street: Street) -> str:
    """What somebody says, from the tip of the bubble."""
    lines = wrap(text, 14, room - 20, "ui", 600)[:2]
    w = max(width(s, 14, "ui", 600) for s in lines) + 22
    h = 12 + 17 * len(lines)
    return (
        rect(-w, -h - 8, w, h, 10, fill="#FFFDF6", stroke=K, stroke_width=1.6)
        + path("M-26 -9L-14 2L-10 -9Z", fill="#FFFDF6", stroke=K, stroke_width=1.4)
        + rect(-27, -12, 18, 3.4, fill="#FFFDF6")
        + "".join(
            write(-w + 11, -h + 10 + i * 17, s, 14, K, weight=600) for i, s in enumerate(lines)
        )
    )


def _label(table: Table, p: Person, count: int) -> str:
    words = table.words
    said = [p.name]
    if p.duty:
        said.append(words(f"board-is-{p.duty}"))
    if p.standing:
        said.append(words(f"board-{p.standing}"))
    if p.blind:
        said.append(words("board-closed", player=p.name))
    said.append(words("board-cards", count=count))
    if p.role:
        said.append(words("board-role-open", role=table.name("role", p.role)))
    elif p.drafted:
        said.append(words("board-role-hidden"))
    if p.said:
        said.append(words("board-says", phrase=p.said))
    return ". ".join(said)


def _panel(table: Table, seat: int, box: Rect) -> list[Item]:
    x, y, w, h = box
    p, their = person(table, seat), table.view.players[seat]
    text = "\n".join(
        table.words("board-recalled", person=table.name("person", c)) for c in their.hand if c
    )
    ground = _ground(p, w, h, table.street)
    items = [item(f"p{seat}", x, y, ground, PLAIN, _label(table, p, len(their.hand)), text)]
    big = h > 80
    r = 17 if big else 12
    if p.role or p.drafted:
        svg = _role(p.role if p.face_up else 0, p.drafted, r, table.street)
        items.append(Item(f"role{seat}", x + w - r - 8, y + h - r - 8, svg))
    items += _backs(table, seat, box)
    if p.said:
        svg = _bubble(p.said, w - 16, table.street)
        items.append(Item(f"says{seat}", x + w - 6, y + h - (8 if big else 2), svg))
    return items


def _backs(table: Table, seat: int, box: Rect) -> list[Item]:
    """A hand from behind; what one recalls of it, and what lies open, is shown."""
    x, y, w, h = box
    p, big = table.view.players[seat], h > 80
    beside = NAMED if w > 400 else 0  # long panels have the cards beside the name
    scale = min(0.66, (h - (26 if beside else 50)) / H) if big else 0.22
    wide = W * scale
    room = w - 24 - beside - wide - ((44 if big else 30) if p.drafted else 0)
    xs = row(len(p.hand), wide + 6, room, x + 12 + beside + wide / 2)
    mid = y + h / 2 if beside else y + h - H * scale / 2 - (9 if big else 6)
    items, unknown = list[Item](), 0
    for card, age, cx in zip(p.hand, p.backs, xs, strict=True):
        key = f"c{card}" if card else f"h{seat}-{unknown}"
        unknown += not card
        shown = card and card == p.shown
        recalled = (
            f"head-{table.box.costumes[table.box.costume[card]]}" if card and not shown else ""
        )
        svg = lying(face_name(card, age, bool(shown)), round(scale, 3), 0, table.street)
        over = on_card(round(scale, 3), table.street, known=recalled)
        if shown:
            said = table.words("board-shown", person=table.person(card), player=table.player(seat))
        elif card:
            said = table.words("board-recalled", person=table.name("person", card))
        else:
            said = table.words("board-back", age=table.name("age", age))
        text = fitting(table, card) if card else ""
        items.append(item(key, cx, mid - (6 if shown and big else 0), svg, PLAIN, said, text, over))
    return items
