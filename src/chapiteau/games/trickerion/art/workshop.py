"""The viewer's own boards: tricks on their shelves, piles of components, places to work, what one owns."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, rect
from ....draw.text import write
from ..box.components import (
    BOARD_SLOTS,
    FIRST_SLOT,
    MANAGER,
    STORE_SLOTS,
    WORKSHOP,
)
from ..rules.moves import (
    BOARD,
    EXTENSION,
    STOW,
    SWAP,
    THROW,
)
from ..words.texts import kind_text
from .icons import component, hat
from .pieces import chip, pile_number
from .stalls import about
from .table import Items, Table, region
from .theme import Room
from .tricks import over_card
from .week import Place, slot_item


@dataclass(frozen=True)
class Boards:
    """Where the viewer's own things lie."""

    shelves: tuple[Place, ...]
    store: tuple[Place, ...]  # the middles of eight storage places
    box: float
    slots: tuple[Place, ...]  # where characters work
    r: float


# components


def store(table: Table, plan: Boards) -> Items:
    p = table.mine
    lit = table.asks("stow", "swap", "throw", "board", "extension")
    seen = (tuple(p.units), tuple(p.store), p.has(MANAGER), lit, plan)
    return region(table, "store", seen, lambda: _store(table, plan))


def _store(table: Table, plan: Boards) -> list[Item]:
    items = []
    for slot in range(1, STORE_SLOTS + 1):
        x, y = plan.store[slot - 1]
        c = table.mine.component_in(slot)
        items += (
            _pile(table, c, slot, x, y, plan.box) if c else [_hole(table, slot, x, y, plan.box)]
        )
    return items


@memo
def _ground(size: float, managed: bool, empty: bool, room: Room) -> str:
    """A place for a pile, around its middle."""
    h = size / 2
    svg = rect(
        -h,
        -h,
        size,
        size,
        8,
        fill=room.panel2,
        fill_opacity=0.5 if empty else 1,
        stroke=room.metal if managed else room.line,
        stroke_width=1.3,
        stroke_dasharray="4 4" if empty else None,
    )
    return svg + (hat(MANAGER, 0, 0, size / 74, room.line) if managed and empty else "")


@memo
def _over(size: float, state: str, room: Room) -> str:
    h = size / 2
    return at(-h, -h, over_card(size, size, 8, state, room)) if state == "legal" else ""


def _pile(table: Table, c: int, slot: int, x: float, y: float, size: float) -> list[Item]:
    p, view = table.mine, table.view
    managed = slot > BOARD_SLOTS
    mark = PLAIN
    if table.viewer == table.me:
        mark = table.mark_one_of(SWAP[c], STOW[c], refuse=False)
    svg = _ground(size, managed, False, table.room) + component(c, 0, 0, size * 0.36)
    over = pile_number(size * 0.36, p.units[c], managed) + _over(size, mark.state, table.room)
    name = table.name("component", c)
    label = table.words("outline-pile", units=p.units[c], component=name)
    if managed:
        args = {"units": p.units[c], "counted": view.counted(table.me, c)}
        label = table.words("outline-pile-manager", component=name, **args)
    items = [item(f"u{c}", x, y, svg, mark, label, about(table, c), over)]
    if THROW[c] in table.legal:
        svg, place = chip("trash", 9.5, table.room), (x - size * 0.36, y + size * 0.36)
        items.append(item(f"throw{c}", *place, svg, table.mark(THROW[c]), label))
    return items


def _hole(table: Table, slot: int, x: float, y: float, size: float) -> Item:
    """A free storage place: of the player board, or of the manager's."""
    managed, has = slot > BOARD_SLOTS, table.mine.has(MANAGER)
    mark = PLAIN
    if table.viewer == table.me and table.question in ("Store", "MovePile"):
        free = has if managed else True
        mark = table.mark(EXTENSION if managed else BOARD, False) if free else PLAIN
    key = "board-free-store"
    if managed:
        key = "board-manager-store" if has else "board-needs-manager"
    svg, over = _ground(size, managed, True, table.room), _over(size, mark.state, table.room)
    text = kind_text(table.telling, MANAGER) if managed else ""
    return item(f"hole{slot}", x, y, svg, mark, table.words(key), text, over)


# places to work


def benches(table: Table, plan: Boards) -> Items:
    p = table.mine
    seen = (tuple(p.at), table.asks("go"), plan)
    return region(table, "benches", seen, lambda: _benches(table, plan))


def _benches(table: Table, plan: Boards) -> list[Item]:
    first = FIRST_SLOT[WORKSHOP]
    both = (first, first + 1)
    return [
        slot_item(table, slot, x, y, plan.r, equal=tuple([s for s in both if s != slot and free]))
        for slot, (x, y), free in [
            (s, plan.slots[i], s not in table.mine.at) for i, s in enumerate(both)
        ]
    ]


# action points


@memo
def points_badge(points: int, said: str, room: Room) -> str:
    """How many action points are left, as a brass plate around the origin."""
    return (
        rect(-46, -20, 92, 40, 20, fill=room.url("brass"), stroke=INK, stroke_width=1.4)
        + icon("hand", -24, 0, 21, "#2A1A02", 2.4)
        + write(-8, 9, points, 25, "#2A1A02", weight=800)
        + write(10, 5.5, said, 14, "#2A1A02", weight=700, room=32, floor=9)
    )
