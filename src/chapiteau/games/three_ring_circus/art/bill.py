"""On the bill: the open row of tickets, and the three decks."""

from __future__ import annotations

from typing import NamedTuple

from ....draw.memo import memo
from ....draw.palette import CARD_INK
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.states import legal
from ....draw.svg import Attribute, Point, path, rect
from ....draw.text import write
from ..box.components import DISPLAY
from ..rules.moves import DECK, TAKE
from .cards import back, bill_card, small_card, ticket_outline
from .faces import card_face
from .table import Items, Table, region
from .texts import card_text
from .theme import Room


class Bill(NamedTuple):
    """Where the tickets lie: below one another, or upright in a row."""

    spots: tuple[Point, ...]
    w: float
    h: float
    decks: tuple[Point, ...]  # money, tickets, objectives
    deck: tuple[float, float]
    upright: bool


def bill(table: Table, plan: Bill) -> Items:
    g = table.view
    counts = (len(g.money.deck), len(g.tickets.deck), len(g.objective_deck))
    seen = (
        tuple(g.row),
        counts,
        len(g.money.discard),
        len(g.tickets.discard),
        table.asks("take", "deck"),
        plan,
    )
    return region(table, "bill", seen, lambda: _bill(table, plan, counts))


def _bill(table: Table, plan: Bill, counts: tuple[int, int, int]) -> list[Item]:
    found = _decks(table, plan, counts)
    for place in range(DISPLAY):
        x, y = plan.spots[place]
        card, mark = table.view.row[place], table.mark(TAKE[place + 1])
        if not card:
            svg = empty(plan.w, plan.h, plan.upright, table.room)
            said = table.words("outline-row-empty", place=place + 1)
            found.append(item(f"row{place}", x, y, svg, mark, said))
            continue
        face = card_face(table, card)
        draw = small_card if plan.upright else bill_card
        svg = draw(face, plan.w, plan.h, table.room)
        over = legal(0, 0, plan.w, plan.h, 9, table.room, 2) if mark.state == "legal" else ""
        label = table.words("board-ticket", card=face.name, place=place + 1)
        found.append(item(f"c{card}", x, y, svg, mark, label, card_text(table, face.kind), over))
    return found


@memo
def empty(w: float, h: float, upright: bool, room: Room) -> str:
    """A place that is filled at the end of the turn."""
    look: dict[str, Attribute] = {
        "fill": "none", "stroke": room.line, "stroke_width": 1.6, "stroke_dasharray": "6 5",
    }  # fmt: skip
    return path(ticket_outline(w, h, 9, 6), **look) if not upright else rect(0, 0, w, h, 7, **look)


def _decks(table: Table, plan: Bill, counts: tuple[int, int, int]) -> list[Item]:
    found, (w, h) = [], plan.deck
    for deck, (x, y), count in zip(
        ("money", "ticket", "objective"), plan.decks, counts, strict=True
    ):
        mark = (
            table.mark(DECK, False)
            if deck == "ticket"
            else table.mark(DECK, False)._replace(state="", move="", said="")
        )
        svg = pile(deck, w, h, count > 0, table.room)
        over = number(count, w, h, table.room)
        if mark.state == "legal":
            over += legal(0, 0, w, h, 5, table.room, 2)
        label = table.words(f"board-deck-{deck}", count=count)
        found.append(item(f"deck-{deck}", x, y, svg, mark, label, over=over))
    return found


@memo
def pile(deck: str, w: float, h: float, some: bool, room: Room) -> str:
    if not some:
        return rect(
            0, 0, w, h, 4, fill="none", stroke=room.line, stroke_width=1.4, stroke_dasharray="4 3"
        )
    return back(deck, w, h, room)


@memo
def number(count: int, w: float, h: float, room: Room) -> str:
    """How many are left, beside the pile."""
    return rect(
        w - 1, h / 2 - 10, 29, 20, 5, fill=room.paper, stroke=room.line, stroke_width=1
    ) + write(w + 13.5, h / 2 + 5, count, 15, CARD_INK, weight=800, anchor="middle")
