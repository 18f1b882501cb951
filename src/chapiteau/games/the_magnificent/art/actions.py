"""The three actions: what each would allow at the power that is counted."""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import Mark, item
from ....draw.states import legal, lock
from ....draw.svg import Point, rect
from ....draw.text import width, write
from ..rules.actions import build
from ..rules.moves import BUILD, PERFORM, TRAVEL
from .forecast import best_space
from .table import Table
from .theme import K, Room

KEYS: Final = ("build", "travel", "perform")
ICONS: Final = ("hammer", "caravan", "drama")
LEFT: Final = 38.0  # where words begin


@memo
def action_plate(w: float, h: float, room: Room) -> str:
    return rect(0, 0, w, h, 9, fill=room.panel2, stroke=room.line, stroke_width=1.2)


@memo
def over_plate(w: float, h: float, state: str, room: Room) -> str:
    if state == "legal":
        return legal(0, 0, w, h, 9, room, 1.5)
    if state == "refused":
        return rect(0, 0, w, h, 9, fill=room.room, opacity=0.5) + lock(w - 12, h - 12, room, 8)
    return ""


@memo
def action(i: int, name: str, size: Point, room: Room) -> str:
    """The sign and the name of an action, with room for what it allows below."""
    w, h = size
    sign = icon(ICONS[i], 20, h / 2, 22, room.brass, 2.2)
    said = write(LEFT, h / 2 - 3, name, 15, room.ink, weight=700, room=w - LEFT - 6, floor=11)
    return action_plate(w, h, room) + sign + said


@memo
def at_most(count: int, posters: int, y: float, room: Room) -> str:
    """So many steps, or a space of the ladder with its posters; nothing is a dash."""
    said = f"≤ {count}" if count else "–"
    drawn = write(LEFT, y, said, 16, room.muted, weight=800)
    x = LEFT + 4 + width(said, 16, "ui", 800)
    for n in range(posters):
        drawn += rect(x + n * 9, y - 11, 7, 10.5, 1.4, fill=room.paper, stroke=K, stroke_width=0.8)
    return drawn


@memo
def tiles(large: int, small: int, y: float, room: Room) -> str:
    """A big square for every large tile, a little one for every small tile."""
    drawn, x = "", LEFT
    for side in [14.0] * large + [9.5] * small:
        drawn += rect(x, y - 5 - side / 2, side, side, 2, fill=room.paper, stroke=K, stroke_width=1)
        x += side + 3
    return drawn or at_most(0, 0, y, room)


def actions(table: Table, places: tuple[Point, ...], size: Point, power: int) -> list[Item]:
    """3.7 Build, travel, perform: one of them, while none is chosen."""
    if table.view.action or not table.is_my_turn:
        return []
    items, (w, h) = list[Item](), size
    possible = build.levels(table.view, table.me, power, table.mine.tokens)
    level, space = possible[-1] if possible else 0, best_space(table, power)
    built, low = table.box.levels[level], h / 2 + 15
    number, posters = table.box.space_power[space], table.box.space_posters[space]
    allowed = (
        tiles(built.large, built.small, low, table.room),
        at_most(power, 0, low, table.room),
        at_most(number, posters, low, table.room),
    )
    for i, (key, move) in enumerate(zip(KEYS, (BUILD, TRAVEL, PERFORM), strict=True)):
        name, mark = table.words(f"move-{key}"), mark_of(table, move)
        svg = action(i, name, size, table.room) + allowed[i]
        text, over = (
            _allows(table, i, level, power, space),
            over_plate(w, h, mark.state, table.room),
        )
        items.append(item(f"a{key}", *places[i], svg, mark, name, text, over))
    return items


def mark_of(table: Table, move: Move) -> Mark:
    """An action that is not to be had says why, once actions are asked for."""
    if move in table.legal or "travel" not in table.verbs:
        return table.mark(move, refuse=False)
    return Mark("refused", why=move.text, said=table.words("board-refused"))


def _allows(table: Table, i: int, level: int, power: int, space: int) -> str:
    words = table.words
    if i == 0:
        return words("board-may-build", level=table.name("level", level)) if level else ""
    if i == 1:
        return words("board-may-travel", count=power)
    if not space:
        return ""
    posters = table.box.space_posters[space]
    return words("board-may-perform", space=table.name("space", space), count=posters)
