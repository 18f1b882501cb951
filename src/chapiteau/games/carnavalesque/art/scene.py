"""The street as a picture: wide for desks, tall for phones; both have the same parts."""

from __future__ import annotations

from ....core.step import NOBODY
from ....draw.memo import memo
from ....draw.scene import TALL, TALL_WIDTH, WIDE, Item, Scene
from ....draw.sight import PLAIN, item
from ....draw.svg import at, use
from ....draw.text import width, write
from . import plan as plans
from .chalk import outline
from .court import bar, decree, ending, proclamation
from .crowd import crowd, hints, places_around, seen_from, signs_on_crowd
from .floats import bays, parade
from .hand import hand, roles
from .jester import eyes_closed, finger, notice
from .news import news
from .people import people, person
from .plan import Plan
from .street import backdrop
from .table import Table
from .theme import Street, id


def draw_street(table: Table) -> Scene:
    is_wide = table.layout not in TALL
    others = table.view.seats - 1
    plan = plans.wide(others) if is_wide else plans.tall(others)
    size = WIDE if is_wide else (TALL_WIDTH, plan.height)
    ground = seen_from(table, plan.ground)
    words = table.words
    back = backdrop(plan, table.box, size, words("board-wordmark"), table.street)
    items = [
        *bar(table, plan.bar),
        *parade(table, plan.parade),
        *decree(table, plan.decree),
        *news(table, plan.news),
        *people(table, plan.people),
        *bays(table, plan.floats),
        *outline(table, ground),
        *crowd(table, ground),
        *signs_on_crowd(table, ground),
        *(proclamation(table, plan.ground.x, 112) if is_wide else []),
        *places_around(table, ground),
        *eyes_closed(table, plan.ground),
        *notice(table, plan.ground),
        *finger(table, ground),
        *hints(table, ground),
        *holder(table, plan),
        *hand(table, plan.hand),
        *roles(table, plan.ground),
        *ending(
            table, plan.ground.x, plan.ground.y, 40 if is_wide else 24, 900 if is_wide else 360
        ),
    ]
    return Scene(size[0], size[1], back, tuple(items))


def holder(table: Table, plan: Plan) -> list[Item]:
    """Whose hand lies at the front, and whether they reign or jest."""
    x, y, w, _ = plan.hand
    me = person(table, table.me)
    mine = table.viewer != NOBODY
    said = table.words("board-hand") if mine else me.name
    duty = table.words(f"board-is-{me.duty}") if me.duty else ""
    label = f"{said}. {duty}" if duty else said
    return [item("holder", x + 18, y + 27, _title(said, me.duty, w, table.street), PLAIN, label)]


@memo
def _title(said: str, duty: str, w: float, street: Street) -> str:
    size = 20 if w > 400 else 17
    drawn = write(0, 0, said, size, street.ink, "lilita", 400, room=w - 90)
    sign = {"king": "crown", "jester": "role-jester"}.get(duty)
    at_x = width(said, size, "lilita") + 30
    return drawn + (at(at_x, -7, use(id(sign)), scale=0.46) if sign else "")
