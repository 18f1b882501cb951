"""The theatre on the board: what stays of it, and what the King's mood changes."""

from __future__ import annotations

from typing import NamedTuple

from ....draw.curtain import drapes, swags
from ....draw.layout import centred
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal_ring
from ....draw.svg import at, circle, clip, rect
from ....draw.tokens import shadow
from ..box.components import COMEDY
from .dial import Dial, dial_face, needle, space
from .frame import beam, column, footlights, king
from .pieces import manager
from .stage import stage_set
from .table import Table
from .theme import Hall, id, url


class Plan(NamedTuple):
    """Where a theatre stands in a layout."""

    layout: str
    x: float  # the stage
    y: float
    w: float
    h: float
    hub: float  # the radius of the King
    drape: float
    wing: float  # from the stage to the outer edge of the frame
    pillar: float
    valance: float
    reach: tuple[float, float, float]  # the dial's radii and its largest space

    @property
    def clip(self) -> str:
        return f"stage-{self.layout}"

    def dial(self, spaces: int) -> Dial:
        rx, ry, r = self.reach
        return Dial(self.x + self.w / 2, self.y - self.hub * 0.14, rx, ry, spaces, r)


WIDE = Plan("wide", 448, 206, 704, 184, 44, 96, 52, 34, 38, (334, 128, 17))
TALL = Plan("tall", 22, 64, 346, 100, 22, 44, 16, 13, 20, (158, 47, 9.5))


def stage_clip(plan: Plan) -> str:
    return clip(id(plan.clip), rect(0, 0, plan.w, plan.h))


@memo
def house(plan: Plan, spaces: int, hall: Hall) -> str:
    """The wall, the dial and the columns."""
    x, w = plan.x - plan.wing + 4, plan.w + 2 * plan.wing - 8
    k = plan.hub / 44
    return "".join(
        [
            shadow(x, plan.y - 14 * k, w, plan.h + 26 * k, 8, hall, 1.6 * k),
            rect(
                x,
                plan.y - 14 * k,
                w,
                plan.h + 26 * k,
                8,
                fill=hall.wall,
                stroke=hall.metal,
                stroke_width=2,
            ),
            dial_face(plan.dial(spaces), hall),
        ]
    )


@memo
def proscenium(plan: Plan, hall: Hall) -> str:
    """Curtains, columns, beams and footlights: in front of the set, from the stage's corner."""
    k, w, h = plan.hub / 44, plan.w, plan.h
    left, full = -plan.wing, w + 2 * plan.wing
    side = (plan.wing - plan.pillar - 4) / 2
    count = round(w / (41 if k == 1 else 30))
    step = w / count
    return "".join(
        [
            drapes(w, h, hall, plan.drape),
            column(left + 4 + side, 0, plan.pillar, h, hall),
            column(w + plan.wing - 4 - side - plan.pillar, 0, plan.pillar, h, hall),
            at(-6, -4 * k, swags(w + 12, plan.valance, 9, hall)),
            beam(left, -16 * k, full, 15 * k, hall),
            footlights(step / 2, h - 2, step, count, 9 * k, hall),
            beam(left, h + 5 * k, full, 9 * k, hall),
        ]
    )


def theatre(table: Table, plan: Plan) -> list[Item]:
    """The set, the managers before it, the curtain, the needle and the King."""
    view = table.view
    of = view.needle, [t.managers for t in view.troupes], table.asks("turn")
    return table.remembered("theatre", of, _theatre, table, plan)


def _theatre(table: Table, plan: Plan) -> list[Item]:
    view, hall, words = table.view, table.hall, table.words
    comic = view.mood() == COMEDY
    mood = words("outline-mood", mood=table.telling.thing("mood", view.mood()))
    place = words("outline-needle", needle=view.needle, dial=view.box.dial)
    dial = plan.dial(view.box.dial)
    x, y = dial.place(view.needle)
    drawn = stage_set(comic, plan.w, plan.h, hall, url(plan.clip))
    lit = space(view.needle, dial.radius, True)
    hand, turn = needle(dial, view.needle, plan.hub, hall), dial.turn(view.needle)
    return [
        item("set", plan.x, plan.y, drawn, PLAIN, mood),
        *managers(table, plan),
        Item("curtain", plan.x, plan.y, proscenium(plan, hall)),
        Item("lit", x, y, lit),
        *pushes(table, dial),
        item("needle", dial.x, dial.y, hand, PLAIN, place, turn=turn),
        item("king", dial.x, dial.y, king(comic, plan.hub, hall), PLAIN, mood, place),
    ]


def managers(table: Table, plan: Plan) -> list[Item]:
    """Everybody's managers, side by side on the boards."""
    standing = [(s, i) for s, t in enumerate(table.view.troupes) for i in range(t.managers)]
    places = centred(len(standing), plan.h * 0.42, plan.w * 0.56, plan.x + plan.w / 2)
    items = []
    for (seat, i), x in zip(standing, places, strict=True):
        label = table.words("board-manager", player=table.player(seat))
        svg = manager(seat, plan.h * 0.0043)
        items.append(item(f"m{seat}-{i}", x, plan.y + plan.h * 0.93, svg, PLAIN, label))
    return items


def pushes(table: Table, dial: Dial) -> list[Item]:
    """7.11 Where the Elephant may push the needle to."""
    items = []
    for move in sorted(table.legal, key=lambda m: m.id):
        if move.verb == "turn":
            target = table.view.needle_after(move.arg)
            x, y = dial.place(target)
            r = dial.radius
            svg = circle(0, 0, r * 1.7, fill=table.hall.lime, opacity=0.35)
            svg += space(target, r, False) + legal_ring(0, 0, r * 1.36, table.hall)
            items.append(item(f"d{target}", x, y, svg, table.mark(move), table.describe(move)))
    return items
