"""What is in the box, row by row, as it looks on the table; performance cards can be touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....draw.component import Handle, Picture
from ....draw.layout import Rect
from ....draw.pen import passing_pen
from ....draw.scene import Shade
from ....draw.svg import at, polygon
from ....words import Telling
from ..box.components import CELLS, COMPONENTS
from ..box.reading import CELL_IDS
from .city.residence import face_of
from .defs import defs
from .own.tray import POSTER_H, POSTER_W, poster
from .pieces.bills import Bill, Size, playbill, rings, spots
from .pieces.icons import component as component_icon
from .pieces.icons import school_badge
from .pieces.markers import diamond, marker
from .pieces.small import city_die, disc, ticket
from .pieces.tricks import H, W, trick_card
from .table import facts
from .theatre.row import bill_of
from .theme import THEMES, Brush

SIZE: Final = Size(220.0, 330.0, 82.0, 34.0)
TOUCH: Final = 44.0


def component(telling: Telling, theme: Shade, section: str, n: int, touch: bool) -> Picture | None:
    """A row by itself; one that is changed by touching it is drawn for that."""
    draw = (TOUCHED.get(section) if touch else None) or DRAWN.get(section)
    return draw(passing_pen(telling, THEMES[theme]), n) if draw else None


def component_defs(telling: Telling, theme: Shade) -> str:
    pen = passing_pen(telling, THEMES[theme])
    return defs(pen.room, facts(pen))


def _trick(pen: Brush, n: int) -> Picture:
    return Picture(trick_card(face_of(pen, n + 1), None, 1.0, pen.room), (-4, -4, W + 8, H + 12))


def _magician(pen: Brush, n: int) -> Picture:
    box = facts(pen)
    category = box.favourites[n + 1]
    names = pen.title("magician", n + 1), category, pen.name("category", category)
    drawn = poster(box.magicians[n + 1], *names, 12.6, pen.room)
    return Picture(drawn, (-4, -4, POSTER_W + 8, POSTER_H + 12))


def _category(pen: Brush, n: int) -> Picture:
    return Picture(school_badge(n + 1, 0, 0, 30), (-36, -36, 72, 72))


def _good(pen: Brush, n: int) -> Picture:
    number = COMPONENTS.index(pen.box.data["component"][n]["id"])
    return Picture(component_icon(number, 0, 0, 30), (-38, -38, 76, 76))


def _die(pen: Brush, n: int) -> Picture:
    kind = n // 2 + 1
    faces = facts(pen).faces[n + 1]
    drawn = "".join(
        at(24 + i % 3 * 48, 24 + i // 3 * 48, city_die(kind, face, 40.0))
        for i, face in enumerate(faces)
    )
    return Picture(drawn, (-2, -2, 148, 100))


def _character(pen: Brush, n: int) -> Picture:
    return Picture(disc(0, n + 1, 28), (-34, -34, 68, 68))


def _assignment(pen: Brush, n: int) -> Picture:
    return Picture(ticket(n + 1, 54.0), (-4, -4, 62, 62))


def _marker(pen: Brush, n: int) -> Picture:
    return Picture(marker(0, 1, 1, 0, 46), (-52, -52, 104, 104))


# performance cards


def _show(pen: Brush, n: int) -> Picture:
    bill = _bill(pen, n)
    drawn = playbill(bill, SIZE, pen.room) + rings(bill, SIZE, pen.room)
    return Picture(drawn, (-4, -4, SIZE.w + 8, SIZE.h + 12))


def _touched_show(pen: Brush, n: int) -> Picture:
    """All cells in place, so that closed ones can be opened: a touch opens or closes a slot;
    between two slots it draws a circle, then one with a shard, then none."""
    row, room = pen.box.data["performance_card"][n], pen.room
    whole = _bill(pen, n)._replace(cells=tuple(range(1, CELLS + 1)))
    places = spots(whole, SIZE)
    drawn, handles = [playbill(whole, SIZE, room)], list[Handle]()
    for cell, (x, y) in places.items():
        id = CELL_IDS[cell - 1]
        is_open = id in row["slots"]
        if not is_open:
            drawn.append(polygon(diamond(SIZE.radius, x, y), fill=room.paper, opacity=0.86))
        said = pen.words("box-slot-open" if is_open else "box-slot-closed")
        name = pen.words("box-show-slot", place=pen.words(f"box-choice-{id}"), sign=said)
        handles.append(Handle(id, name, _around(x, y), _slot_changes(row, id)))
    drawn.append(rings(whole, SIZE, room))
    for a, b, x, y in _between(row, places):
        handles.append(_circle(pen, row, a, b, _around(x, y)))
    box = (-4.0, -4.0, SIZE.w + 8, SIZE.h + 12)
    return Picture("".join(drawn), box, tuple(handles))


def _bill(pen: Brush, n: int) -> Bill:
    """The card of a row; those of the Dark Alley are numbered after all others."""
    ids = [card.id for card in facts(pen).cards]
    return bill_of(pen, ids.index(pen.box.data["performance_card"][n]["id"]))


def _around(x: float, y: float) -> Rect:
    return x - TOUCH / 2, y - TOUCH / 2, TOUCH, TOUCH


def _slot_changes(row: dict[str, Any], id: str) -> dict[str, object]:
    """A slot that is closed takes its circles along."""
    if id not in row["slots"]:
        return {"slots": [each for each in CELL_IDS if each in row["slots"] or each == id]}
    circles = [circle for circle in row["circles"] if id not in (circle["a"], circle["b"])]
    return {"slots": [each for each in row["slots"] if each != id], "circles": circles}


Places = dict[int, tuple[float, float]]


def _between(row: dict[str, Any], places: Places) -> list[tuple[str, str, float, float]]:
    """Pairs of slots that lie beside each other, and the middle between them."""
    found = list[tuple[str, str, float, float]]()
    for a in range(1, CELLS + 1):
        for b in ([a + 1] if a % 2 else []) + ([a + 2] if a + 2 <= CELLS else []):
            ids = CELL_IDS[a - 1], CELL_IDS[b - 1]
            if ids[0] in row["slots"] and ids[1] in row["slots"]:
                (x0, y0), (x1, y1) = places[a], places[b]
                found.append((*ids, (x0 + x1) / 2, (y0 + y1) / 2))
    return found


def _circle(pen: Brush, row: dict[str, Any], a: str, b: str, area: Rect) -> Handle:
    others = [c for c in row["circles"] if (c["a"], c["b"]) != (a, b)]
    there = [c for c in row["circles"] if (c["a"], c["b"]) == (a, b)]
    if not there:
        state, after = "none", [*others, {"a": a, "b": b, "shard": "no"}]
    elif there[0]["shard"] == "no":
        state, after = "plain", [*others, {"a": a, "b": b, "shard": "yes"}]
    else:
        state, after = "shard", others
    ends = [pen.words(f"box-choice-{id}") for id in (a, b)]
    name = pen.words(f"box-show-circle-{state}", first=ends[0], second=ends[1])
    return Handle(f"{a}-{b}", name, area, {"circles": after})


DRAWN: Final[dict[str, Callable[[Brush, int], Picture]]] = {
    "trick": _trick,
    "performance_card": _show,
    "magician": _magician,
    "category": _category,
    "component": _good,
    "die": _die,
    "character": _character,
    "assignment": _assignment,
    "marker": _marker,
}
TOUCHED: Final = {"performance_card": _touched_show}
