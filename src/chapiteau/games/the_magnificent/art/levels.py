"""The building table: what may be built with how much power."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.states import legal, lock
from ....draw.svg import rect
from ....draw.text import write
from ..rules.actions import build
from ..rules.moves import LEVEL
from ..rules.state import BUILDING
from .table import Items, Table
from .theme import DYES, K, Room


@dataclass(frozen=True)
class Levels:
    """Where the lines of the table are: from a corner, so many beside each other.

    There is room for so many rows of them; if the box has more, all are less high.
    """

    x: float
    y: float
    w: float
    h: float
    rows: int
    gap: float = 4
    columns: int = 1

    def height(self, lines: int) -> float:
        """How high each line is, where there are so many."""
        rows = max(self.rows, -(-lines // self.columns))
        return self.h if rows == self.rows else self.rows * (self.h + self.gap) / rows - self.gap


@memo
def level_line(power: int, large: int, small: int, w: float, h: float, dye: int, room: Room) -> str:
    """Power, then a big square for every large tile and a little one for every small tile."""
    body, edge = (DYES[dye].body, K) if dye else (room.paper, K)
    drawn = rect(0, 0, w, h, 6, fill=room.panel2, stroke=room.line, stroke_width=1.2)
    k = min(1.0, w / 112)
    drawn += write(28 * k, h / 2 + 7 * k, power, 20 * k, room.ink, weight=800, anchor="end")
    x = 36.0 * k
    for side in [22 * k] * large + [14 * k] * small:
        drawn += rect(x, h / 2 - side / 2, side, side, 3, fill=body, stroke=edge, stroke_width=1.3)
        inner = side - 6 * k
        drawn += rect(
            x + 3 * k,
            h / 2 - inner / 2,
            inner,
            inner,
            1.5,
            fill="none",
            stroke="#FFF",
            stroke_width=0.9,
            stroke_dasharray="2 2",
            opacity=0.75,
        )
        x += side + 3 * k
    return drawn


@memo
def over_level(w: float, h: float, state: str, within: bool, room: Room) -> str:
    if state == "legal":
        return legal(0, 0, w, h, 6, room, 1.5)
    if state == "refused":
        return rect(0, 0, w, h, 6, fill=room.room, opacity=0.5) + lock(w - 13, h / 2, room, 8)
    if within:
        edge = rect(0, 0, w, h, 6, fill="none", stroke=room.metal2, stroke_width=2.2)
        return edge + icon("check", w - 12, h / 2, 15, room.good, 3.4)
    return ""


def could_build(table: Table) -> int:
    """The power with which the viewer could build this turn, or 0."""
    view = table.view
    if not table.is_my_turn or not view.colour or view.action not in (0, BUILDING):
        return 0
    return view.power(table.me)


def levels(table: Table, plan: Levels) -> Items:
    power = could_build(table)
    seen = (plan, table.asks("level"), power, table.view.colour if power else 0,
            table.mine.covered if power else 0)  # fmt: skip
    return table.region("levels", seen, lambda: _levels(table, plan, power))


def _levels(table: Table, plan: Levels, power: int) -> list[Item]:
    items, view = list[Item](), table.view
    possible = build.levels(view, table.me, power, table.mine.tokens) if power else []
    dye = table.view.colour if power else 0
    w, h = plan.w, plan.height(len(table.box.levels) - 1)
    for n, level in enumerate(table.box.levels):
        if not n:
            continue
        i = n - 1
        x = plan.x + i % plan.columns * (w + plan.gap)
        y = plan.y + i // plan.columns * (h + plan.gap)
        mark = table.mark(LEVEL[n])
        within = n in possible
        svg = level_line(level.power, level.large, level.small, w, h, dye, table.room)
        over = over_level(w, h, mark.state, within, table.room)
        named = table.name("level", n)
        label = table.words("board-level", power=level.power, level=named)
        items.append(item(f"v{n}", x, y, svg, mark, label, over=over))
    return items
