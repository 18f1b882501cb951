"""All troupes side by side, a row each: what people compare, and whom one may choose."""

from __future__ import annotations

from typing import NamedTuple

from .....core.event import UNKNOWN
from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import at, rect
from ...rules.acrobats.ring import ChooseActor
from ...rules.acrobats.windows import Perform
from ...rules.moves import FROM, PEEK, STEAL
from ...rules.state import ALL_CITIES
from ..pieces.cities import roundel
from ..pieces.shows import Show, balance, held, pips, purse, show_of
from ..pieces.small import FRIEND_SEATS, caravel
from ..questions import TROUPES
from ..table import Items, Quill, Table
from ..theme import Hall
from .players import cast_of, ensemble

HEAD, GAP, FRIEND = 42.0, 8.0, 58.0
NARROW = 500.0
HIGHEST = 190.0  # of a row: more would be empty


class Person(NamedTuple):
    """What is said of a player beside their troupe."""

    seat: int
    ecus: int
    requests: int
    show: Show
    hand: tuple[int, ...]
    is_first: bool
    is_alone: bool  # nobody plays with them yet


def person_of(table: Table, seat: int) -> Person:
    view, t = table.view, table.view.troupes[seat]
    return Person(
        seat,
        t.ecus,
        len(t.requests),
        show_of(view, seat),
        tuple(sorted(t.hand)),
        view.first == seat,
        not (t.actors or t.acrobats or t.guests or t.tilted),
    )


@memo
def _wide_row(p: Person, name: str, nobody: str, show: str, w: float, h: float, hall: Hall) -> str:
    drawn = rect(0, 0, w, h, 9, fill=hall.panel2, stroke=hall.line, stroke_width=1.2)
    mid = h / 2
    drawn += sigil(p.seat, 22, mid - 24, 10)
    left = 40.0
    if p.is_first:
        drawn += icon("flag", 48, mid - 24, 17, hall.metal2 if hall.dark else hall.metal, 2.4)
        left = 62
    drawn += write(left, mid - 18, name, 17, hall.ink, "playfair", 700, room=196 - left, floor=13)
    drawn += at(12, mid + 9, purse(p.ecus, hall)) + at(88, mid + 2, held(p.requests, hall.ink))
    drawn += at(14, mid + 27, pips(p.hand, hall))
    drawn += at(w - 16, mid + 3, balance(p.show, hall, 24))
    drawn += write(w - 16, mid + 23, show, 13.5, hall.muted, anchor="end", room=84, floor=13)
    if nobody:
        drawn += write(216, mid + 5, nobody, 15, hall.muted, "ui-italic", 500, room=w - 330)
    return drawn


@memo
def _narrow_row(
    p: Person, name: str, nobody: str, show: str, w: float, h: float, hall: Hall
) -> str:
    drawn = rect(0, 0, w, h, 9, fill=hall.panel2, stroke=hall.line, stroke_width=1.2)
    drawn += sigil(p.seat, 20, 20, 9)
    left = 36.0
    if p.is_first:
        drawn += icon("flag", 44, 20, 16, hall.metal2 if hall.dark else hall.metal, 2.4)
        left = 56
    drawn += write(left, 26, name, 16, hall.ink, "playfair", 700, room=158 - left, floor=13)
    drawn += at(166, 27, purse(p.ecus, hall, 19)) + at(224, 20, held(p.requests, hall.ink))
    drawn += at(w - 14, 27, balance(p.show, hall, 20))
    drawn += at(14, h - 18, pips(p.hand, hall))
    if nobody:
        drawn += write(14, 66, nobody, 14.5, hall.muted, "ui-italic", 500, room=w - 28)
    return drawn


@piece
def _row(pen: Quill, p: Person, x: float, y: float, w: float, h: float) -> Item:
    """5.6, 7.7, 7.12 A player as the answer."""
    nobody = pen.words("outline-troupe-empty") if p.is_alone else ""
    draw = _narrow_row if w < NARROW else _wide_row
    svg = draw(p, pen.player(p.seat), nobody, pen.words("board-show"), w, h, pen.room)
    said = [
        pen.player(p.seat), pen.words("outline-ecus", ecus=p.ecus),
        pen.words("outline-requests", count=p.requests),
    ]  # fmt: skip
    answers = tuple([moves[p.seat].text for moves in (STEAL, PEEK, FROM)])
    return Item(
        f"p{p.seat}",
        x,
        y,
        svg,
        label=". ".join(said),
        answers=answers,
        edge=edge(2, 2, w - 4, h - 4, 9),
    )


def cast_room(box: Rect) -> Rect:
    """Where a troupe stands in its row."""
    x, y, w, h = box
    if w < NARROW:
        return x + 12, y + 39, w - 24, h - 69
    return x + 212, y + 5, w - 212 - 100, h - 8


def rows_in(box: Rect, seats: int, heights: tuple[float, ...] = ()) -> list[Rect]:
    """Rows of all troupes: equally high, but on a phone as high as each needs."""
    x, y, w, h = box
    low = 2 * (FRIEND + GAP) if seats == 2 else 0.0
    high = min(HIGHEST, (h - HEAD - 8 - low) / seats - GAP)
    found, top = list[Rect](), y + HEAD
    for step in heights or seats * (high + GAP,):
        found.append((x + 12, top, w - 24, step - GAP))
        top += step
    return found


# Friends


class Road(NamedTuple):
    """Where a Friend goes, and the travel cards it has left."""

    seat: int
    city: int  # 0: nobody knows
    state: str
    left: tuple[int, ...]


def road_of(table: Table, seat: int) -> Road:
    t = table.view.troupes[seat]
    left = tuple([c for c in ALL_CITIES if c not in t.friend_used and c not in t.friend_visit])
    city = (t.friend_visit or t.friend_pick or [UNKNOWN])[0]
    state = "going" if t.friend_visit else "next" if t.friend_pick else "rests"
    return Road(seat, city, state, left)


@piece
def friend(pen: Quill, road: Road, x: float, y: float, w: float) -> Item:
    """12 A Friend's colour, whose it is, where it goes next, and the cards it has left."""
    hall, words, mark = pen.room, pen.words, FRIEND_SEATS[road.seat]
    title, of = words("outline-friend"), words("board-friend-of", player=pen.player(road.seat))
    heading = words(f"board-friend-{road.state}")
    where = pen.name("city", road.city) if road.city else ""
    if road.state == "next" and not road.city:
        where = words("board-next-secret")
    said = f"{heading} {where}".strip()
    drawn = rect(0, 0, w, FRIEND, 9, fill=hall.panel2, stroke=hall.line, stroke_dasharray="7 4")
    drawn += at(30, 28, caravel(mark, 40, hall.balloon_halo if hall.dark else "", True))
    wide = width(title, 16, "playfair", 700)
    slim = w < NARROW
    right = w - 160
    drawn += write(60, 24, title, 16, hall.ink, "playfair", 700, room=right - 66, floor=13)
    drawn += sigil(road.seat, 76 + wide, 19, 7)
    if not slim:
        drawn += write(92 + wide, 24, of, 14, hall.muted, "ui-italic", 500, room=right - 100 - wide)
    drawn += at(w - 154, 18 if slim else 29, pips(road.left, hall))
    drawn += write(60, 46, said, 14.5, hall.ink, weight=600, room=w - 112)
    if road.city:
        drawn += at(
            w - (30 if slim else 190), 44 if slim else 29, roundel(road.city, 12 if slim else 20)
        )
    label = f"{title} {of}. {said}"
    return Item(f"f{road.seat}", x, y, drawn, label=label, text=words("rule-12-4"))


def friends(table: Table) -> Items:
    """Both Friends; the viewer knows where their own goes next."""
    box, view = table.plan.box(TROUPES), table.view
    if table.plan.front != TROUPES or view.seats != 2:
        return ()
    rows = rows_in(box, 2, table.plan.troupes)
    x, y, w, h = rows[-1]
    return tuple(
        [
            friend(table.pen, road_of(table, seat), x, y + h + GAP + seat * (FRIEND + GAP), w)
            for seat in range(2)
        ]
    )


def exchange_of(table: Table, seat: int) -> str:
    """7.12 What the Wolf does with the actors of a seat, while it is asked for."""
    step = table.step
    if isinstance(step, ChooseActor) and seat == step.other_seat:
        return "for"
    return "lend" if isinstance(step, Perform) and seat == step.seat else ""


def troupes(table: Table) -> tuple[Items, ...]:
    """A row for each player, and whoever is in it."""
    box, view, pen = table.plan.box(TROUPES), table.view, table.pen
    if table.plan.front != TROUPES:
        return ()
    found = list[Items]()
    for seat, row in enumerate(rows_in(box, view.seats, table.plan.troupes)):
        cast = cast_of(view, view.troupes[seat])
        large = max(78.0, row[3] * 0.62) if row[2] >= NARROW else 56.0
        found.append((_row(pen, person_of(table, seat), *row),))
        found.append(
            ensemble(
                pen,
                seat,
                cast,
                cast_room(row),
                min(large, row[3] * 0.9),
                exchange_of(table, seat),
                row[2] >= NARROW,
            )
        )
    return tuple(found)
