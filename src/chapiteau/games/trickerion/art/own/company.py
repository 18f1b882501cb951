"""Characters: where everybody's are on the table, and a player's own company in the wings."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.memo import memo
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import circle
from ...box.components import FIRST_SLOT, FREE_SEAT, IDLE, KIND_OF, PLACES, THEATRE, WORKSHOP
from ...rules.moves import ESCORT, SEND
from ...words.texts import kind_text
from ..pieces.small import action_points, disc, ticket
from ..plan import MEMBER
from ..table import Table, facts
from ..theme import Brush, Room

Berth = tuple[float, float, float]
LEAST_COUNTED = 18.0  # smaller characters do not show their points


def is_at_work(slot: int) -> bool:
    """Whether a place is in a workshop."""
    return FIRST_SLOT[WORKSHOP] <= slot < FIRST_SLOT[THEATRE]


def people(table: Table, berths: dict[int, Berth]) -> Items:
    """Everybody who stands on a place that all share."""
    items: list[Item] = []
    for seat, p in enumerate(table.view.players):
        for place in range(1, PLACES + 1):
            slot = p.at[place]
            if slot in berths and not is_at_work(slot):
                x, y, r = berths[slot]
                args = (seat, place, p.cards[place], slot, False, ())
                items.append(person(table.pen, *args, x, y, r * 0.95))
    return tuple(items)


def own_person(table: Table, place: int, x: float, y: float, r: float) -> Item:
    """A character of the company that is drawn large, at home or at work."""
    p = table.mine
    answers: tuple[str, ...] = ()
    if table.is_mine:
        alike = table.alike(place)
        answers = tuple([move[a].text for move in (SEND, ESCORT) for a in alike])
    args = (table.whose, place, p.cards[place], p.at[place], True, answers)
    return person(table.pen, *args, x, y, r)


@piece
def person(
    pen: Brush,
    seat: int,
    place: int,
    card: int,
    slot: int,
    home: bool,
    answers: tuple[str, ...],
    x: float,
    y: float,
    r: float,
) -> Item:
    kind = KIND_OF[place]
    points = facts(pen).points[kind] if home and r >= LEAST_COUNTED else -1
    over = _over(r, points, place == FREE_SEAT, slot == IDLE, pen.room)
    name = pen.words("outline-of", player=pen.player(seat), character=pen.name("character", place))
    label = _whereabouts(pen, name, card, slot)
    h = max(22.0, r + 2.5)
    edge = f"{-h:g} {-h:g} {2 * h:g} {2 * h:g} 9"
    text, svg = kind_text(pen.telling, kind), disc(seat, kind, r)
    return Item(
        f"d{seat}-{place}", x, y, svg, label=label, text=text, over=over, answers=answers, edge=edge
    )


@memo
def _over(r: float, points: int, is_free: bool, is_idle: bool, room: Room) -> str:
    """What is said of a character: points, a seat without wages, idleness."""
    found = [circle(0, 0, r, fill=room.panel, opacity=0.5)] if is_idle else []
    if points >= 0:
        found.append(action_points(points, r))
    if is_free and r >= LEAST_COUNTED:
        found.append(circle(0, -r * 0.92, r * 0.3, fill="#2C7A4B", stroke=INK, stroke_width=1))
        found.append(icon("coins", 0, -r * 0.92, r * 0.42, "#FFFFFF", 2.4))
    if is_idle:
        found.append(circle(r * 0.7, -r * 0.66, r * 0.4, fill=room.panel2, stroke=INK))
        found.append(icon("moon", r * 0.7, -r * 0.66, r * 0.52, room.ink, 2.4))
    return "".join(found)


def _whereabouts(pen: Brush, name: str, card: int, slot: int) -> str:
    words = pen.words
    if slot == IDLE:
        return words("outline-member-idle", character=name)
    if slot:
        return words("outline-member-at", character=name, slot=pen.name("slot", slot))
    if card:
        where = pen.name("location", card)
        return words("outline-member-card", character=name, location=where)
    return words("outline-member", character=name)


# in the wings


def company_wing(table: Table, place: Rect) -> list[Items]:
    """Everybody at home, with the card at their feet; who is out leaves an outline."""
    x, y, w, h = place
    members, p = table.members, table.mine
    step = min(MEMBER + 8, (w - 20) / max(1, len(members)))
    r = min(20.0, (h - 36 - 26) / 2)
    items: list[Item] = []
    for i, member in enumerate(members):
        middle = x + 10 + (i + 0.5) * step
        top = y + 36 + max(r, 22.0)
        slot = p.at[member]
        is_at_bench = is_at_work(slot) and table.focus == "workshop"
        if not 0 < slot < IDLE or (is_at_work(slot) and not is_at_bench):
            items.append(own_person(table, member, middle, top, r))
        else:
            items.append(_out(table.pen, table.whose, member, middle, top, r))
        card = p.cards[member] or table.planned(member)
        if card:
            side = min(30.0, max(18.0, y + h - top - r - 8))
            spot = (middle - side / 2, min(y + h - side - 5, top + r + 6), side)
            items.append(_card(table.pen, table.whose, member, card, slot > 0, *spot))
    return [tuple(items)]


@piece
def _out(pen: Brush, seat: int, place: int, x: float, y: float, r: float) -> Item:
    """Where a character that is out sits at home."""
    svg = circle(0, 0, r - 3, fill="none", stroke=pen.room.line, stroke_dasharray="3 4")
    svg += icon("footprints", 0, 0, r * 0.9, pen.room.line, 2)
    return Item(f"out{seat}-{place}", x, y, svg)


@piece
def _card(
    pen: Brush, seat: int, place: int, card: int, spent: bool, x: float, y: float, side: float
) -> Item:
    """The assignment card at a character's feet."""
    return Item(f"c{seat}-{place}", x, y, ticket(card, side, spent))
