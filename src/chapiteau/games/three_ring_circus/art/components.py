"""What is in the box, row by row, as it looks on the table; the map can be touched."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from ....core.names import dashed
from ....draw.component import Handle, Picture
from ....draw.lettering.text import write
from ....draw.pen import passing_pen
from ....draw.scene import Shade
from ....draw.svg import at, circle, line, rect
from ....words import Telling
from ..box.components import (
    BACKSTAGE,
    FAMILIES,
    FIRST_BACKSTAGE,
    FIRST_TICKET_KIND,
    METROPOLIS,
    REGIONS,
    SPACES,
    TOWN,
)
from .own.circus import brings
from .own.rings import space
from .pieces.cards import upright
from .pieces.defs import defs
from .pieces.faces import face_of
from .pieces.icons import badge
from .pieces.objectives import goal_card, goal_of
from .regions.automatons import CARD, automa_card, turned
from .theme import CREAM, KEY, RED, SUN, THEMES, Quill, region_ink
from .tour.places import city, city_width, grand, grand_width, station
from .tour.tray import gives, need, plate

SHEET: Final = (-60.0, -40.0, 1120.0, 690.0)  # around a map of 1000 x 600
TOUCH: Final = 64.0
CARD_W, CARD_H = 132.0, 176.0


def component(telling: Telling, theme: Shade, section: str, n: int, touch: bool) -> Picture | None:
    """A row by itself, or in its place on the map where that is what there is to change."""
    pen: Quill = passing_pen(telling, THEMES[theme])
    if touch and section in MAPS:
        return the_map(pen, section, n)
    draw = DRAWN.get(section)
    return draw(pen, n) if draw else None


def component_defs(telling: Telling, theme: Shade) -> str:
    return defs(THEMES[theme])


def _of_size(svg: str, w: float, h: float) -> Picture:
    return Picture(svg, (-5.0, -5.0, w + 10, h + 14))


# cards


def _kind(pen: Quill, kind: int) -> Picture:
    return _of_size(upright(face_of(pen, kind), CARD_W, CARD_H, pen.room), CARD_W, CARD_H)


def _artist(pen: Quill, n: int) -> Picture:
    return _kind(pen, n + 1)


def _backstage(pen: Quill, n: int) -> Picture:
    """Kinds that the house knows have a number of their own, new ones count down from them."""
    rows = pen.box.data["backstage"]
    if rows[n]["id"] in BACKSTAGE:
        return _kind(pen, FIRST_BACKSTAGE + BACKSTAGE.index(rows[n]["id"]))
    return _kind(pen, FIRST_BACKSTAGE - len([r for r in rows[: n + 1] if r["id"] not in BACKSTAGE]))


def _ticket(pen: Quill, n: int) -> Picture:
    return _kind(pen, FIRST_TICKET_KIND + n)


def _objective(pen: Quill, n: int) -> Picture:
    drawn = goal_card(goal_of(pen, n + 1), 132.0, 150.0, 0, pen.room)
    return _of_size(drawn, 132.0, 150.0)


def _automa(pen: Quill, n: int) -> Picture:
    w, h = 150.0, CARD[1]
    return _of_size(automa_card(turned(pen, n + 1), w, pen.room), w, h)


# tokens, boards


def _token(pen: Quill, n: int) -> Picture:
    row, drawn = pen.box.data["token"][n], ""
    for i, face in enumerate(("front", "back")):
        x = 50 + i * 110
        drawn += circle(x, 46, 42, fill=CREAM, stroke=KEY, stroke_width=2)
        drawn += badge(row[face][0], x - 19, 46, 17) + badge(row[face][1], x + 19, 46, 17)
    return _of_size(drawn, 210.0, 92.0)


def _family(pen: Quill, n: int) -> Picture:
    return Picture(badge(FAMILIES[n + 1], 0, 0, 28), (-34, -34, 68, 68))


def _slot(pen: Quill, n: int) -> Picture:
    slot, w, h = pen.box.slots[n], 190.0, 54.0
    drawn = plate(w, h, pen.room) + at(w / 2 - 66, h / 2, need(slot.pedestals))
    between = pen.words("board-or")
    drawn += at(w / 2 - 10, h / 2, gives(slot.tickets, slot.points, between, pen.room))
    return _of_size(drawn, w, h)


def _spot(pen: Quill, n: int) -> Picture:
    ground = rect(-40, -40, 80, 80, 12, fill=pen.room.sawdust, stroke=KEY, stroke_width=1.4)
    return Picture(ground + space(pen.box, n + 1, 76.0), (-44, -44, 88, 88))


def _column(pen: Quill, n: int) -> Picture:
    return Picture(brings(pen.box.column_points[n + 1], 36.0, pen.room), (-44, -8, 88, 48))


# places


def _space(pen: Quill, n: int) -> Picture:
    where, name = pen.box.spaces[n + 1], pen.title("space", n + 1)
    if where.kind == TOWN:
        said = write(0, 30, name, 15, pen.room.ink, "ui", 700, "middle")
        return Picture(at(0, 0, station()) + said, (-70, -26, 140, 64))
    if where.kind == METROPOLIS:
        return _grand(pen, name, 0)
    needs = tuple([slot.pedestals for slot in pen.box.slots])
    w = city_width(name)
    loved = FAMILIES[pen.box.faces[1][0]]
    return Picture(city(name, loved, needs, ""), (-w / 2 - 8, -32, w + 16, 66))


def _grand(pen: Quill, name: str, n: int) -> Picture:
    card, w = pen.box.metropolis_cards[n + 1], grand_width(name)
    families = FAMILIES[card.family], FAMILIES[card.before], FAMILIES[card.after]
    drawn = grand(name, card.value, families, tuple(pen.box.place_points), "")
    return Picture(drawn, (-w / 2 - 8, -46, w + 16, 96))


def _wish(pen: Quill, n: int) -> Picture:
    return _grand(pen, pen.name("region", 1), n)


# the map


def the_map(pen: Quill, section: str, n: int) -> Picture:
    """All places and roads as the box has them, with what the row says of them."""
    row = _row(pen, section, n)
    x, y, w, h = SHEET
    drawn = [rect(x, y, w, h, 12, fill=pen.room.land, stroke=pen.room.line, stroke_width=3)]
    marked = _marked(section, row)
    for a, b in pen.box.roads:
        drawn.append(_road(pen, a, b, marked))
    for place in range(1, len(SPACES)):
        drawn.append(_place(pen, place, SPACES[place] in marked))
    handles = tuple(_handles(pen, section, n, row))
    return Picture("".join(drawn), SHEET, handles)


def _row(pen: Quill, section: str, n: int) -> dict[str, Any]:
    row: dict[str, Any] = pen.box.data[section][n]
    return row


def _marked(section: str, row: dict[str, Any]) -> list[str]:
    """The places that a row speaks of, in order."""
    if section == "road":
        return [row["a"], row["b"]]
    if section == "outer_road":
        return [*row["spaces"], *row["spaces"][:1]]
    return [row["id"]]


def _road(pen: Quill, a: int, b: int, marked: list[str]) -> str:
    ends = pen.box.spaces[a], pen.box.spaces[b]
    pairs = list(pairwise(marked))
    is_marked = (ends[0].id, ends[1].id) in pairs or (ends[1].id, ends[0].id) in pairs
    ink, wide = (RED, 9.0) if is_marked else (KEY, 3.4)
    return line(
        ends[0].x, ends[0].y, ends[1].x, ends[1].y, stroke=ink, stroke_width=wide, opacity=0.8
    )


def _place(pen: Quill, n: int, is_marked: bool) -> str:
    where = pen.box.spaces[n]
    ink, r = region_ink(REGIONS[where.region])[0], (0.0, 20.0, 15.0, 10.0)[where.kind]
    edge = {"stroke": SUN if is_marked else KEY, "stroke_width": 6.0 if is_marked else 2.6}
    name = pen.title("space", n)
    under = write(where.x, where.y + r + 21, name, 19, KEY, "ui", 700, "middle")
    return circle(where.x, where.y, r, fill=ink, **edge) + under


def _handles(pen: Quill, section: str, n: int, row: dict[str, Any]) -> list[Handle]:
    if section == "space":
        where = pen.box.spaces[n + 1]
        said = {"place": pen.name("space", n + 1), "x": where.x, "y": where.y}
        area = (where.x - TOUCH / 2, where.y - TOUCH / 2, TOUCH, TOUCH)
        return [Handle("place", pen.words("box-map-place", **said), area, moves=True)]
    found = []
    for place in range(1, len(SPACES)):
        where, changes = pen.box.spaces[place], _touched(section, row, SPACES[place])
        if changes:
            name = pen.words(f"box-map-{dashed(section)}", place=pen.name("space", place))
            area = (where.x - TOUCH / 2, where.y - TOUCH / 2, TOUCH, TOUCH)
            found.append(Handle(SPACES[place], name, area, changes))
    return found


def _touched(section: str, row: dict[str, Any], place: str) -> dict[str, object]:
    """What a touched place changes: a road goes on from its end to there; a round trip takes it in
    after its last stop, or leaves it out."""
    if section == "road":
        return {"a": row["b"], "b": place} if place not in (row["a"], row["b"]) else {}
    stops = row["spaces"]
    if place in stops:
        return {"spaces": [each for each in stops if each != place]}
    return {"spaces": [*stops, place]}


MAPS: Final = ("space", "road", "outer_road")
DRAWN: Final[dict[str, Callable[[Quill, int], Picture]]] = {
    "artist": _artist,
    "backstage": _backstage,
    "ticket": _ticket,
    "objective": _objective,
    "automa": _automa,
    "token": _token,
    "family": _family,
    "slot": _slot,
    "spot": _spot,
    "column": _column,
    "space": _space,
    "metropolis_card": _wish,
}
