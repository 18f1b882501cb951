"""Playing alone: the three goals, how far they are, and the dice beside the board."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, circle, rect
from ....draw.text import wrap, write
from ..box.components import ALL_GEMS
from ..rules.scoring import title
from .gains import plate
from .icons import fame
from .table import Items, Table
from .theme import TITLE, Room


@dataclass(frozen=True)
class Alone:
    """Where goals and reserve are shown."""

    x: float
    y: float
    w: float
    h: float
    beside: bool  # the reserve beside the goals, not below


@memo
def goal_bar(points: int, goals: tuple[int, ...], w: float, room: Room) -> str:
    """Points as a bar towards the last goal."""
    most = goals[-1]
    share = max(0.0, min(1.0, points / most))
    drawn = rect(0, -7, w, 14, 7, fill=room.panel2, stroke=room.line, stroke_width=1.2)
    drawn += rect(0, -7, max(14.0, w * share), 14, 7, fill=room.metal)
    for goal in goals:
        x = w * goal / most - (8 if goal == most else 0)
        drawn += circle(
            x, 0, 4.5, fill=room.metal2 if points >= goal else room.panel, stroke=room.metal
        )
    return drawn


@memo
def reserve_die(colour: int, count: int, room: Room) -> str:
    drawn = at(0, 0, plate(0 if colour == 4 else colour, 32))
    return drawn + write(26, 7, f"× {count}", 19, room.ink if count else room.muted, weight=800)


@memo
def titles(lines: tuple[str, ...], reached: int, w: float, room: Room) -> str:
    """What each goal is called; those reached have their star."""
    drawn, y = "", 0.0
    for i, text in enumerate(lines):
        lit = i < reached
        drawn += fame(12, y - 5, 12) if lit else icon("star", 12, y - 5, 20, room.line, 2)
        for said in wrap(text, 15, w - 36, "ui", 600):
            drawn += write(34, y, said, 15, room.ink if lit else room.muted, weight=600)
            y += 20
        y += 12
    return drawn


def alone(table: Table, plan: Alone) -> Items:
    view = table.view
    if not view.is_solo():
        return ()
    seen = (view.players[0].points, tuple(view.reserve), plan)
    return table.region("alone", seen, lambda: _alone(table, plan))


def _alone(table: Table, plan: Alone) -> list[Item]:
    view, room = table.view, table.room
    goals, points = tuple(table.box.titles), view.players[0].points
    label = ". ".join([table.name("title", n + 2) for n in range(len(goals))])
    bar = goal_bar(points, goals, plan.w - 40, room)
    items = [item("goals", plan.x + 18, plan.y + 62, bar, PLAIN, label)]
    if not plan.beside:
        lines = tuple([table.name("title", n + 2) for n in range(len(goals))])
        items.append(
            Item("titles", plan.x + 18, plan.y + 108, titles(lines, title(view), plan.w - 36, room))
        )
    top = plan.y + (112 if plan.beside else 360)
    for i, colour in enumerate(ALL_GEMS):
        said = table.words(
            "outline-reserve", count=view.reserve[colour], colour=table.name("colour", colour)
        )
        svg = reserve_die(colour, view.reserve[colour], room)
        step = (plan.w - 36) / 4 if plan.beside else 0
        x, y = plan.x + 36 + i * step, top + (18 if plan.beside else i * 46)
        items.append(item(f"reserve{colour}", x, y, svg, PLAIN, said))
    return items


def alone_ground(plan: Alone, title: str, reserve: str, room: Room) -> str:
    """The panel with its words."""
    drawn = rect(
        plan.x, plan.y, plan.w, plan.h, 12, fill=room.panel, stroke=room.line, stroke_width=1.2
    )
    drawn += write(plan.x + 14, plan.y + 26, title, 17, room.ink, TITLE, 700, room=plan.w - 28)
    if plan.beside:
        return drawn
    return drawn + write(
        plan.x + 14, plan.y + 326, reserve, 17, room.ink, TITLE, 700, room=plan.w - 28
    )
