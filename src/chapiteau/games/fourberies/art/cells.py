"""The cities of the tall layout: the view fills the cell, the cards lie on it as slips."""

from __future__ import annotations

from ....draw.layout import row
from ....draw.memo import memo
from ....draw.palette import CARD_INK, mix
from ....draw.palette import KEY_LINE as K
from ....draw.scene import Item
from ....draw.sight import Mark, item
from ....draw.states import chosen, legal, lock, refused
from ....draw.svg import at, circle, clip, el, group, rect, use
from ....draw.text import width, write
from ....draw.tokens import sigil
from ..rules.state import ALL_CITIES
from .cards import Face, slip
from .cities import scenery
from .lanes import Berth, afloat, berths, caravel_label, cards_shown
from .pieces import FRIEND_SEATS, caravel, promised
from .table import Table
from .theme import SKIES, Hall, id, url

CELL_W, CELL_H, CELL_STEP = 90.5, 170, 94.5
SLIP_H, SLIP_STEP = 24, 25.5
HARBOUR = 53  # where the caravels hover


def place(city: int, top: float) -> tuple[float, float]:
    return 8 + (city - 1) % 4 * CELL_STEP, top + (city - 1) // 4 * (CELL_H + 6)


def _name(name: str) -> str:
    """A city's name on one line, or broken after its hyphen or at a space."""
    room, middle = CELL_W - 16, CELL_W / 2
    look: tuple[str, str, int, str] = (CARD_INK, "playfair", 700, "middle")
    if width(name, 13.5, "playfair", 700) <= room - 24:
        return write(middle + 9, 25, name, 13.5, *look)
    cut = name.find("-") + 1 or name.find(" ") + 1 or len(name)
    first, rest = name[:cut].strip(), name[cut:].strip()
    return write(middle + 9, 17.5, first, 13.5, *look, room - 22) + write(
        middle + 2, 32, rest, 13.5, *look, room
    )


@memo
def cell_ground(city: int, name: str, hall: Hall) -> str:
    """A city's view with its number and name, from the top left corner."""
    w, h = CELL_W, CELL_H
    sky, low = SKIES[city - 1]
    shape = el("defs", clip(id(f"cell{city}"), rect(0, 0, w, h, 10)))
    view = group(
        rect(0, 0, w, h, fill=sky),
        at(w / 2, 78, scenery(city), scale=1.24),
        rect(0, 116, w, h - 116, fill=mix(low, "#8A9A5A", 0.5)),
        rect(0, 0, w, h, fill=hall.room, opacity=0.22) if hall.dark else "",
        clip_path=url(f"cell{city}"),
    )
    edge = hall.line if hall.dark else K
    return (
        shape
        + view
        + rect(0, 0, w, h, 10, fill="none", stroke=edge, stroke_width=1.2)
        + rect(4, 4, w - 8, 33, 9, fill=hall.paper, stroke=K, stroke_width=1)
        + _name(name)
        + circle(13, 12, 11, fill=hall.paper, stroke=K, stroke_width=1.4)
        + write(13, 17.4, city, 15.5, CARD_INK, weight=800, anchor="middle")
    )


@memo
def _touch() -> str:
    return rect(0, 0, CELL_W, CELL_H, 10, fill="#000", fill_opacity=0)


@memo
def _over_cell(state: str, hall: Hall) -> str:
    w, h = CELL_W, CELL_H
    if state == "legal":
        return legal(0, 0, w, h, 10, hall, 0)
    if state == "chosen":
        glow = rect(0, 38, w, h - 38, 10, fill=hall.lime, opacity=0.3)
        return glow + legal(0, 0, w, h, 10, hall, 0, True) + chosen(w - 8, 6, hall, 10)
    if state == "refused":
        return refused(0, 38, w, h - 38, 10, hall, 0.6) + lock(w - 13, HARBOUR, hall, 10)
    return ""


def cells(table: Table, top: float) -> list[Item]:
    """Cells first, then slips, then caravels, so that nothing is covered that must be seen."""
    items = [*table.remembered("cells", table.cities, _cells, table, top)]
    for city in ALL_CITIES:
        of = cards_shown(table, city)
        items += table.remembered(("slips", city), of, _slips, table, city, *place(city, top))
    afloat_now = afloat(table), [mark.state for mark in table.cities]
    items += table.remembered("caravels", afloat_now, _all_caravels, table, top)
    return items + _claims(table, top)


def _cells(table: Table, top: float) -> list[Item]:
    items = []
    for city in ALL_CITIES:
        mark = table.mark_city(city)
        label = table.words("outline-city", number=city, city=table.city_name(city))
        over = _over_cell(mark.state, table.hall)
        items.append(item(f"c{city}", *place(city, top), _touch(), mark, label, over=over))
    return items


def _slips(table: Table, city: int, x: float, y: float) -> list[Item]:
    here, met, _ = cards_shown(table, city)
    cards = [*[(card, -1) for card in here], *met]
    count = len(cards)
    step = min(SLIP_STEP, (CELL_H - 70 - SLIP_H) / max(1, count - 1))
    items = []
    for i, (card, seat) in enumerate(cards):
        at_y = y + CELL_H - 4 - SLIP_H - (count - 1 - i) * step
        items.append(_slip(table, card, city, seat, x + 4, at_y, i == count - 1))
    return items


def _slip(table: Table, card: int, city: int, seat: int, x: float, y: float, top: bool) -> Item:
    mark = table.mark_newcomer(card) if seat >= 0 else table.mark_city_card(card, city)
    hall, w, over, key = table.hall, CELL_W - 8, "", "board-card-at"
    if mark.state == "legal":
        over = legal(0, 0, w, SLIP_H, 6, hall, 0)
    elif mark.state == "refused":
        over = refused(0, 0, w, SLIP_H, 6, hall, 0.5) + lock(w / 2, SLIP_H / 2, hall, 9)
    if seat >= 0:
        over, key = over + sigil(seat, 0, 3, 5.5), "board-card-met"
    svg = use(slip_id(table.face(card), hall, top))
    label = table.words(key, card=table.name(card), city=table.city_name(city))
    return item(f"e{card}", x, y, svg, mark, label, table.effect(card), over)


def slip_id(face: Face, hall: Hall, top: bool) -> str:
    return hall.id(f"{face.id}-{'top' if top else 'under'}")


def slips_of(hall: Hall, faces: tuple[Face, ...]) -> str:
    """Every slip that can come into sight, for the backdrop's defs."""
    return "".join(
        [
            el("g", slip(face, hall, CELL_W - 8, SLIP_H, top), id=slip_id(face, hall, top))
            for face in faces
            for top in (True, False)
        ]
    )


def _all_caravels(table: Table, top: float) -> list[Item]:
    items: list[Item] = []
    for city, here in enumerate(berths(table)):
        if here:
            of, at = (here, table.cities[city].state), place(city, top)
            items += table.remembered(("harbour", city), of, _harbour, table, city, here, *at)
    return items


def _harbour(table: Table, city: int, here: list[Berth], x: float, y: float) -> list[Item]:
    """Those before the city are larger; all hover under its name."""
    found = sorted(here, key=lambda b: b[1] == "lying")
    room = CELL_W - (62 if table.mark_city(city).state == "refused" else 40)
    items = []
    for berth, at_x in zip(found, row(len(found), 26, room, x + 19), strict=True):
        key, where, seat, friend = berth
        colour, light = FRIEND_SEATS[seat] if friend else seat, "#FFF6E0"
        if where == "planned":
            svg = promised(colour, 25, table.hall, friend)
        else:
            svg = caravel(colour, 29 if where == "waiting" else 21, light, friend)
        label = caravel_label(table, where, seat, friend, city)
        items.append(item(key, at_x, y + HARBOUR, svg, Mark(), label))
    return items


def _claims(table: Table, top: float) -> list[Item]:
    items = []
    for seat, t in enumerate(table.view.troupes):
        if t.claimed:
            x, y = place(t.claimed, top)
            said = {"player": table.player(seat), "city": table.city_name(t.claimed)}
            svg = lock(0, 0, table.hall, 10) + sigil(seat, 13, 5, 6)
            label = table.words("board-claimed", **said)
            items.append(item(f"k{seat}", x + 60, y + 74, svg, Mark(), label))
    return items
