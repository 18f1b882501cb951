"""The bar above the table: turns as gems, the phase, the order of initiative; and the deck."""

from __future__ import annotations

from ....draw.counters import crystal
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import Attribute, circle, rect
from ....draw.text import width, write
from ....draw.tokens import banner, sigil
from .icons import hat
from .table import Items, Table, region
from .theme import CREAM, Room

PHASES = {
    "Advertise": "advertise", "Assign": "assign", "Perform": "perform", "PayWages": "wages",
    "ChooseMagician": "start", "ChooseFirstTrick": "start", "ChooseStock": "start",
    "ChooseSpecialist": "start", "ManagerGift": "start", "EngineerGift": "start",
}  # fmt: skip


def phase(table: Table) -> str:
    """What everybody is about."""
    if table.view.over:
        return ""
    return table.words(f"board-phase-{PHASES.get(table.question, 'place')}")


def bar(table: Table) -> Items:
    view = table.view
    seen = (view.turn, tuple(view.order), len(view.deck), table.mover, phase(table))
    return region(table, "bar", seen, lambda: _bar(table))


def _bar(table: Table) -> list[Item]:
    view, words, room = table.view, table.words, table.room
    x = 60 + width(words("board-wordmark"), 32, "playfair", 800)
    said = words("outline-turn", turn=view.turn, turns=view.box.turns)
    items = [item("turns", x, 30, turns(view.turn, view.box.turns, 34, room), PLAIN, said)]
    x += view.box.turns * 34 + 20
    now = write(0, 7, phase(table), 20, room.brass, "playfair-italic", 700)
    items.append(Item("phase", x, 30, now))
    label = words("outline-order", players=", ".join(table.player(s) for s in view.order))
    title = words("board-order")
    items.append(item("order", 1148, 30, order(title, tuple(view.order), room), PLAIN, label))
    if table.mover in view.order:
        x = 1148 + title_width(title) + view.place_in_order(table.mover) * ORDER_STEP
        items.append(Item("mover", x, 30, to_move(room)))
    count = len(view.deck)
    said = words("outline-deck", count=count)
    items.append(item("deck", 66, 178, deck(count, room), PLAIN, said))
    return items


@memo
def turns(turn: int, all_turns: int, step: float, room: Room) -> str:
    """The turn track: the marker stands on the present one."""
    drawn, r = [], step * 0.42
    for i in range(1, all_turns + 1):
        x, now = (i - 1) * step, i == turn
        past = i < turn
        drawn.append(
            circle(
                x,
                0,
                r,
                fill=room.panel2 if past else room.panel,
                stroke=room.metal,
                stroke_width=2 if not past else 1.2,
            )
        )
        if now:
            drawn.append(crystal(x, 0, r * 1.3))
        ink = "#FFFFFF" if now else (room.muted if past else room.brass)
        drawn.append(write(x, r * 0.36, i, r * 1.05, ink, weight=800, anchor="middle"))
    return "".join(drawn)


ORDER_STEP = 36


@memo
def order(title: str, seats: tuple[int, ...], room: Room) -> str:
    """Who comes first this turn."""
    x = title_width(title)
    drawn = [write(0, 5, title, 15, room.muted, weight=600)] if title else []
    look: dict[str, Attribute] = {"fill": room.panel, "stroke": room.line, "stroke_width": 1.2}
    for i, seat in enumerate(seats):
        drawn.append(rect(x + i * ORDER_STEP - 16, -16, 32, 32, 8, **look))
        drawn.append(sigil(seat, x + i * ORDER_STEP, 0, 8.5))
    return "".join(drawn)


@memo
def to_move(room: Room) -> str:
    """The frame around whose turn it is."""
    return rect(-17, -17, 34, 34, 9, fill="none", stroke=room.metal2, stroke_width=2.6)


def title_width(title: str) -> float:
    return width(title, 15, "ui", 600) + 32 if title else 16


@memo
def deck(count: int, room: Room) -> str:
    """The performance cards still to come, before the left curtain."""
    if not count:
        return rect(0, 0, 54, 76, 5, fill="none", stroke=room.metal, stroke_dasharray="5 4")
    under = [
        rect(i * 2, -i * 2, 54, 76, 5, fill="#6E1A2A", stroke=CREAM, stroke_width=1)
        for i in range(min(3, count))[::-1]
    ]
    return (
        "".join(under)
        + rect(5, 5, 44, 66, 3, fill="none", stroke=room.metal2, stroke_width=1)
        + hat(1, 27, 28, 0.86, INK)
        + write(27, 64, count, 18, CREAM, weight=800, anchor="middle")
    )


def ending(table: Table, x: float, y: float, size: float) -> list[Item]:
    """Who has won, across the theatre."""
    view = table.view
    if not view.over:
        return []
    winners = [table.player(s) for s in view.edition.game.winners(view)]
    said = table.words("outline-winners", players=", ".join(winners))
    svg = banner(said, table.room, size, "playfair", size * 20)
    return [item("banner", x, y, svg, PLAIN, said)]
