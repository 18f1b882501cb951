"""The main tent, seen from above: the dice lie in four quarters, and talents rest beside it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.states import chosen, legal, lock
from ....draw.svg import Point, circle, ngon, number, path, polygon, rect
from ....draw.text import write
from ..box.components import ALL_GEMS, DICE, FACES, colour_of, value_of
from ..rules.moves import TAKE
from ..rules.turn import PutDie
from .forecast import forecast, power_with
from .icons import cast, seal
from .table import Items, Table
from .theme import DYES, K, Room, stamp

QUARTERS = (0, 135, 225, -45, 45)  # where each colour begins, in degrees: orange left, and so on
GORES = 24
MARGIN = 13  # degrees between a quarter's border and its first die


@dataclass(frozen=True)
class Ring:
    """Where the main tent stands, and how large its dice are."""

    x: float
    y: float
    r: float
    die: float

    def place(self, die: int, copy: int) -> Point:
        """Dice of a quarter stand by their value in two arcs; equal ones lie on each other."""
        value = value_of(die)
        angle = radians(
            QUARTERS[colour_of(die)] + MARGIN + (value - 1) * (90 - 2 * MARGIN) / (FACES - 1)
        )
        reach = self.r * (0.8 if value % 2 else 0.5)
        off = copy * self.die * 0.24
        return self.x + reach * cos(angle) + off, self.y + reach * sin(angle) - off


def sector(r0: float, r1: float, a0: float, a1: float) -> str:
    """The path of a piece of a ring, angles in degrees."""
    c0, s0, c1, s1 = (f(radians(a)) for a in (a0, a1) for f in (cos, sin))
    n = number
    return (
        f"M{n(r0 * c0)} {n(r0 * s0)}L{n(r1 * c0)} {n(r1 * s0)}A{n(r1)} {n(r1)} 0 0 1 {n(r1 * c1)}"
        f" {n(r1 * s1)}L{n(r0 * c1)} {n(r0 * s1)}A{n(r0)} {n(r0)} 0 0 0 {n(r0 * c0)} {n(r0 * s0)}Z"
    )


@memo
def tent_ground(r: float, room: Room) -> str:
    """Canvas that falls from the mast, a brass rim, and a quarter for each colour."""
    rim = ngon(0, 0, r, GORES * 2, 0)
    gores = [[(0.0, 0.0), rim[i], rim[i + 1]] for i in range(0, len(rim), 2)]
    return "".join(
        [
            circle(0, 5, r + 9, fill="#000", opacity=0.35),
            circle(0, 0, r + 8, fill=room.url("brass"), stroke=K, stroke_width=1.4),
            circle(0, 0, r + 2, fill=room.canvas2),
            *[polygon(gore, fill=room.canvas) for gore in gores],
            *[_quarter(colour, r, room) for colour in ALL_GEMS],
            circle(0, 0, r * 0.27, fill=room.url("brass"), stroke=K, stroke_width=1.2),
            circle(0, 0, r * 0.23, fill=room.panel),
            stamp("tent", 0, 2, r * 0.27 / 30),
            *[seal(colour, x, y, r * 0.105) for colour, (x, y) in _seals(r)],
        ]
    )


def _quarter(colour: int, r: float, room: Room) -> str:
    """The ground of a colour's dice."""
    start, dye = QUARTERS[colour], DYES[colour]
    d = sector(r * 0.3, r * 0.97, start + 1.5, start + 88.5)
    edge = dye.light if room.dark else dye.dark
    return path(d, fill=dye.dark, opacity=0.34 if room.dark else 0.28) + path(
        d, fill="none", stroke=edge, stroke_width=1.2, opacity=0.6
    )


def _seals(r: float) -> list[tuple[int, Point]]:
    found = []
    for colour in ALL_GEMS:
        angle = radians(QUARTERS[colour])
        found.append((colour, ((r + 3) * cos(angle), (r + 3) * sin(angle))))
    return found


@memo
def over_die(size: float, state: str, room: Room) -> str:
    """The state of a die."""
    h = size / 2
    if state == "legal":
        return legal(-h, -h, size, size, size * 0.2, room, 2)
    if state == "chosen":
        return legal(-h, -h, size, size, size * 0.2, room, 2, True) + chosen(
            h * 0.8, -h * 0.8, room, 8
        )
    if state == "refused":
        veil = rect(-h, -h, size, size, size * 0.2, fill=room.room, opacity=0.5)
        return veil + lock(h * 0.7, -h * 0.7, room, 7)
    return ""


@memo
def power_pill(power: int, size: float, room: Room) -> str:
    """The power a die would give together with earlier ones."""
    w, x, y = (17 if power < 10 else 24), -size * 0.5, size * 0.42
    return rect(
        x - w / 2, y - 8, w, 16, 8, fill=room.panel, stroke=room.metal2, stroke_width=1.4
    ) + write(x, y + 4.6, power, 13, room.ink, weight=800, anchor="middle")


def die_keys(table: Table) -> dict[tuple[int, int], str]:
    """The key of every die on a card, by seat and card: it keeps the one it had on the tent.

    Dice that look the same are the same; the newest one has the lowest number above the tent's.
    """
    view, found = table.view, dict[tuple[int, int], str]()
    lying = [
        (die, (seat, i))
        for seat, p in enumerate(view.players)
        for i, die in enumerate(p.dice)
        if die
    ]
    lying.sort(key=lambda one: view.players[one[1][0]].masters[one[1][1]] != view.card)
    count = view.pool[:]
    for die, place in lying:
        found[place] = f"d{die}-{count[die]}"
        count[die] += 1
    return found


def main_tent(table: Table, ring: Ring) -> Items:
    view = table.view
    held = table.step.die if isinstance(table.step, PutDie) else 0
    p = table.mine
    asks = table.asks("take")
    seen = (tuple(view.pool), asks, held, ring, tuple(p.pips) if asks else 0, view.seats)
    return table.region("ring", seen, lambda: _dice(table, ring, held))


def _dice(table: Table, ring: Ring, held: int) -> list[Item]:
    view, items = table.view, list[Item]()
    for die in range(1, len(DICE)):
        for copy in range(view.pool[die]):
            x, y = ring.place(die, copy)
            top = copy == view.pool[die] - 1
            mark = table.mark(TAKE[die], refuse=False)
            state = "chosen" if die == held and top and table.asked else mark.state if top else ""
            label = table.title("die", die)
            text = forecast(table, die) if mark.state == "legal" else ""
            over = over_die(ring.die, state, table.room)
            if state == "legal" and (power := power_with(table, die)) > value_of(die):
                over += power_pill(power, ring.die, table.room)
            made = item(f"d{die}-{copy}", x, y, cast(die, ring.die), mark, label, text, over)
            items.append(made)
    return items
