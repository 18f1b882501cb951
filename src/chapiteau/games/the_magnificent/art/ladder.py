"""The performance track: spaces by power, how many posters each allows, and the hats on it."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.palette import INK, mix
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal, lock
from ....draw.svg import Point, path, rect
from ....draw.text import write
from ..box.components import LADDER, START_SPACES
from ..rules.moves import HAT, SPACE
from ..rules.state import PERFORMING
from .icons import NEUTRAL, hat
from .table import Items, Table
from .theme import K, Room, broken_line


@dataclass(frozen=True)
class Ladder:
    """Where the spaces lie, the lowest first: x, y, width and height."""

    boxes: tuple[Rect, ...]
    hat: float
    upright: bool = False  # spaces stand beside each other

    def place(self, space: int) -> Point:
        """Where a hat stands."""
        x, y, w, h = self.boxes[space - 1]
        if space <= START_SPACES:
            return x + w / 2, y + h / 2 - 1
        return (x + w / 2, y + h - 17) if self.upright else (x + w - 26 * self.hat, y + h / 2 - 1)


@memo
def rung(power: int, posters: int, w: float, h: float, room: Room) -> str:
    """A space to perform on: its number, and so many posters."""
    ground = mix(room.panel2, room.panel, 0.5) if power % 4 else room.panel2
    drawn = rect(0, 0, w, h, 5, fill=ground, stroke=room.metal, stroke_width=1.2)
    drawn += write(34, h / 2 + 7.5, power, 21, room.ink, weight=800, anchor="end")
    for i in range(posters):
        drawn += rect(
            41 + i * 9.4, h / 2 - 8, 7.4, 11.5, 1.6, fill=room.paper, stroke=K, stroke_width=0.9
        )
        drawn += rect(42.6 + i * 9.4, h / 2 - 6.4, 4.2, 4, 0.6, fill="#8E3B4F")
    return drawn


@memo
def upright_rung(power: int, posters: int, w: float, h: float, room: Room) -> str:
    """The same, narrow: the number above, the posters below it."""
    ground = mix(room.panel2, room.panel, 0.5) if power % 4 else room.panel2
    drawn = rect(0, 0, w, h, 5, fill=ground, stroke=room.metal, stroke_width=1.2)
    drawn += write(w / 2, 18, power, 17, room.ink, weight=800, anchor="middle")
    left = w / 2 - posters * 3.6
    for i in range(posters):
        drawn += rect(left + i * 7.2, 23, 6, 9, 1.2, fill=room.paper, stroke=K, stroke_width=0.8)
    return drawn


@memo
def start_rung(number: int, w: float, h: float, room: Room) -> str:
    """A space at the foot, where the round begins."""
    look = broken_line(1.2, "3 3")
    return rect(0, 0, w, h, 5, fill=room.panel, stroke=room.metal, **look) + write(
        w / 2, h / 2 + 5.5, number, 15, room.muted, weight=700, anchor="middle"
    )


@memo
def over_rung(w: float, h: float, state: str, within: bool, room: Room) -> str:
    if state == "legal":
        return legal(0, 0, w, h, 5, room, 1.5)
    if state == "refused":
        return rect(0, 0, w, h, 5, fill=room.room, opacity=0.5) + lock(w - 14, h / 2, room, 8)
    if within:
        edge = rect(0, 0, w, h, 5, fill="none", stroke=room.metal2, stroke_width=2.4)
        return edge + icon("check", w - 14, h / 2, 17, room.good, 3.4)
    return ""


def could_perform(table: Table) -> int:
    """The power with which the viewer could perform this turn, or 0."""
    view = table.view
    if not table.is_my_turn or not view.colour or view.action not in (0, PERFORMING):
        return 0
    return view.power(table.me)


def ladder(table: Table, plan: Ladder) -> Items:
    view = table.view
    hats = tuple([tuple(p.hats) for p in view.players])
    seen = (hats, plan, table.asks("space"), could_perform(table), table.question)
    return table.region("ladder", seen, lambda: _spaces(table, plan))


def _spaces(table: Table, plan: Ladder) -> list[Item]:
    view, box, room, items = table.view, table.box, table.room, list[Item]()
    power = could_perform(table)
    for space in range(1, LADDER + 1):
        x, y, w, h = plan.boxes[space - 1]
        label = table.title("space", space)
        if space <= START_SPACES:
            if space <= view.seats:
                items.append(item(f"l{space}", x, y, start_rung(space, w, h, room), PLAIN, label))
            continue
        needed, posters = box.space_power[space], box.space_posters[space]
        within = bool(power) and needed <= power and view.is_free(space)
        mark = table.mark(SPACE[space])
        over = over_rung(w, h, mark.state, within, room)
        text = table.words("outline-space", space=label, count=posters)
        svg = (upright_rung if plan.upright else rung)(needed, posters, w, h, room)
        items.append(item(f"l{space}", x, y, svg, mark, label, text, over))
    return items


def hats(table: Table, plan: Ladder, homes: dict[int, Point], scale: float) -> Items:
    """All hats: on the ladder, or in front of their player."""
    view = table.view
    places = tuple([tuple(p.hats) for p in view.players])
    seen = (places, plan, tuple(homes.items()), table.asks("hat"), scale)
    return table.region("hats", seen, lambda: _hats(table, plan, homes, scale))


def _hats(table: Table, plan: Ladder, homes: dict[int, Point], scale: float) -> list[Item]:
    view, items = table.view, list[Item]()
    for space in view.neutral_hats:
        x, y = plan.place(space)
        label = table.words("outline-neutral-hat")
        items.append(item(f"n{space}", x, y, hat(NEUTRAL, 0, 0, plan.hat), PLAIN, label))
    for seat, p in enumerate(view.players):
        for i, space in enumerate(p.hats):
            x, y = plan.place(space) if space else homes[seat]
            size = plan.hat if space else scale
            mine = seat == table.viewer
            mark = table.mark(HAT[i + 1], refuse=False) if mine else PLAIN
            where = table.name("space", space) if space else table.words("board-at-home")
            label = table.words("board-hat", player=table.player(seat), where=where)
            over = hat_light(size, table.room) if mark.state == "legal" else ""
            items.append(item(f"h{seat}-{i}", x, y, hat(seat, 0, 0, size), mark, label, over=over))
    return items


@memo
def hat_light(size: float, room: Room) -> str:
    crown = "C27 6 22 3 19 4L19 -19C6 -25 -6 -25 -19 -19L-19 4C-22 3 -27 6 -24 12Z"
    d = "M-24 12C-10 20 10 20 24 12" + crown
    edge = path(d, fill="none", stroke=INK, stroke_width=5.5) + path(
        d, fill="none", stroke=room.lime, stroke_width=3
    )
    return f'<g transform="scale({size:.3g})">{edge}</g>'
