"""The cities: a lane each, with its view, its name, and in the wings what lies there newest."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import CARD_INK
from .....draw.palette import KEY_LINE as K
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import at, circle, clip, group, outline, path, rect
from .....draw.svg import number as n
from ...rules.moves import CLAIM, LEAVE, PULL, SWAP, TRAVEL
from ...rules.state import ALL_CITIES
from ..pieces.cards import face_of, token
from ..pieces.cities import roundel, scenery
from ..pieces.travels import NIGHT, Lines, named_in
from ..plan import SLIM, Lane, Plan
from ..table import Items, Quill, Table
from ..theme import SKIES, Hall, id, url
from .stacks import shown_at

CORNER = 11.0
STONES = 9
BESIDE = 39.0  # of the width of a plate has its number, and the air at both ends


def answers_of(city: int) -> tuple[str, ...]:
    """4.1 and the acrobats of the road: where one goes, or what is drawn from there."""
    moves = (TRAVEL, CLAIM, SWAP, PULL, LEAVE)
    return tuple([each[city].text for each in moves])


def lane_clip(w: float) -> str:
    """What the view of a city is cut out by: lanes of a picture are equally wide."""
    return clip(id("lane"), rect(0, 0, w, 400, CORNER))


@memo
def lane_ground(
    city: int, name: tuple[str, ...], w: float, h: float, sky: float, hall: Hall
) -> str:
    """A city's view under its name, from the top left corner."""
    k = w / 96
    y = sky - 80 + 34 * k
    view = group(
        rect(0, 0, w, y + 40 * k, fill=SKIES[city - 1][0]),
        at(w / 2, y, scenery(city), scale=k),
        rect(0, 0, w, y + 40 * k, fill=hall.room, opacity=0.42 if hall.dark else 0.12),
        clip_path=url("lane"),
    )
    low = y + 38 * k
    earth = path(
        f"M0 {n(low)}H{n(w)}V{n(h - CORNER)}a{n(CORNER)} {n(CORNER)} 0 0 1 {n(-CORNER)} {n(CORNER)}"
        f"H{n(CORNER)}a{n(CORNER)} {n(CORNER)} 0 0 1 {n(-CORNER)} {n(-CORNER)}Z",
        fill=hall.url(f"earth{city}"),
    )
    earth += road(w, low, h, hall)
    line = rect(0, 0, w, h, CORNER, fill="none", stroke=hall.metal, stroke_width=1.2)
    plate = rect(4, 4, w - 8, 32, 8, fill=hall.paper, stroke=K, stroke_width=1)
    return view + earth + line + plate + _name(city, name, w)


def road(w: float, low: float, h: float, hall: Hall) -> str:
    """The way from where cards lie to the city, paved in ever longer stones."""
    far, near, light = w * 0.06, w * 0.4, 0.08 if hall.dark else 0.4
    end, deep, d = h - 2, h - 2 - low, ""
    for i in range(STONES):
        a, b = (i / STONES) ** 1.7, ((i + 0.84) / STONES) ** 1.7
        one, other = far + (near - far) * a, far + (near - far) * b
        top, foot = low + deep * a, low + deep * b
        d += outline([
            (w / 2 - one, top), (w / 2 + one, top), (w / 2 + other, foot), (w / 2 - other, foot)
        ])  # fmt: skip
    return path(d, fill="#FFF6E0", opacity=light) if end > low else ""


def _name(city: int, name: tuple[str, ...], w: float) -> str:
    """The number, and beside it the name on one line or on two."""
    look: tuple[str, str, int, str] = (CARD_INK, "playfair", 700, "middle")
    if w < SLIM:  # the number in the corner, so that the second line has the whole width
        drawn = _number(city, 14, 13, 11) + write(w / 2 + 10, 18, name[0], 13.5, *look, w - 36)
        return drawn + "".join(write(w / 2 + 2, 32.5, n, 13.5, *look, w - 14) for n in name[1:])
    badge, room, middle = _number(city, 18, 20, 12), w - BESIDE, 30 + (w - BESIDE) / 2
    if len(name) == 1:
        return badge + write(middle, 25, name[0], 15.5, *look, room)
    lines = [write(middle, 18 + 14 * i, said, 14, *look, room) for i, said in enumerate(name)]
    return badge + "".join(lines)


def plates(pen: Quill, w: float) -> Lines:
    """The names of all cities as their plates show them."""
    return named_in(pen, w - BESIDE if w >= SLIM else 0.0)


def _number(city: int, x: float, y: float, r: float) -> str:
    ring = circle(x, y, r, fill=NIGHT, stroke="#FFF6E0", stroke_width=1.2)
    return ring + write(x, y + r * 0.46, city, r * 1.36, "#FFF6E0", weight=800, anchor="middle")


@piece
def _lane(pen: Quill, lane: Lane, cards: tuple[int, ...]) -> Item:
    city, x, y, w, h = lane
    svg = lane_ground(city, plates(pen, w)[city - 1], w, h, lane.sky, pen.room)
    label, text = said_of(pen, city, cards)
    return Item(
        f"c{city}",
        x,
        y,
        svg,
        label=label,
        text=text,
        answers=answers_of(city),
        edge=edge(4, 4, w - 8, h - 8, CORNER),
    )


def said_of(pen: Quill, city: int, cards: tuple[int, ...]) -> tuple[str, str]:
    """A city in words, and its cards from the newest on."""
    label = pen.words("outline-city", number=city, city=pen.name("city", city))
    names = ", ".join([pen.name("encounter", card) for card in cards[::-1]])
    return label, names or pen.words("outline-no-cards")


# in the wings


@memo
def _cell_ground(city: int, w: float, h: float, more: int, hall: Hall) -> str:
    """A city in the wings: its number, and how many more cards lie below the newest."""
    drawn = rect(0, 0, w, h, 8, fill=SKIES[city - 1][0], stroke=hall.line, stroke_width=1.2)
    drawn += rect(0, 0, w, h, 8, fill=hall.room, opacity=0.62 if hall.dark else 0.25)
    drawn += _number(city, 16, 16, 11.5)
    drawn += at(w - 23, 22, roundel(city, 17), opacity=0.8)
    if more > 0:
        drawn += write(w - 9, h - 12, f"+{more}", 16, hall.ink, weight=700, anchor="end")
    return drawn


@piece
def _cell(pen: Quill, lane: Lane, cards: tuple[int, ...]) -> Item:
    city, x, y, w, h = lane
    drawn = _cell_ground(city, w, h, max(0, len(cards) - shown_in(lane)), pen.room)
    label, text = said_of(pen, city, cards)
    return Item(
        f"c{city}",
        x,
        y,
        drawn,
        label=label,
        text=text,
        answers=answers_of(city),
        edge=edge(3, 3, w - 6, h - 6),
    )


def shown_in(lane: Lane) -> int:
    """How many cards have room in a cell, one above the other."""
    return max(1, int((lane.h - 34) // 31))


@piece
def _token(pen: Quill, card: int, lane: Lane, nth: int) -> Item:
    city, x, y, _, h = lane
    said = {"card": pen.name("encounter", card), "city": pen.name("city", city)}
    svg = token(face_of(pen, card), 13.5)
    return Item(
        f"e{card}", x + 21, y + h - 18 - nth * 31, svg, label=pen.words("board-card-at", **said)
    )


@piece
def _cells(pen: Quill, plan: Plan, shown: tuple[tuple[int, ...], ...]) -> Items:
    """Every city with the newest of its cards."""
    found = list[Item]()
    for lane, cards in zip(plan.lanes, shown, strict=True):
        found.append(_cell(pen, lane, cards))
        newest = cards[::-1][: shown_in(lane)]
        found += [_token(pen, card, lane, nth) for nth, card in enumerate(newest)]
    return tuple(found)


def cells(table: Table) -> Items:
    shown = tuple([shown_at(table, lane.city) for lane in table.plan.lanes])
    return _cells(table.pen, table.plan, shown)


@piece
def _lanes(pen: Quill, plan: Plan, cities: tuple[tuple[int, ...], ...]) -> Items:
    return tuple([_lane(pen, lane, cities[lane.city]) for lane in plan.lanes])


def lanes(table: Table) -> Items:
    """All cities without their cards."""
    return _lanes(table.pen, table.plan, table.cities)


assert len(SKIES) == len(ALL_CITIES)
