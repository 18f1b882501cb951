"""12 The Friend troupes of two players: their boxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ....core.event import UNKNOWN
from ....draw.memo import memo
from ....draw.palette import mix
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, circle, rect
from ....draw.text import width, write
from ....draw.tokens import shadow, sigil
from ..rules.state import ALL_CITIES
from .cities import roundel
from .panels import BOX_W, SHORT, pips
from .pieces import FRIEND_SEATS, caravel
from .table import Table
from .theme import Hall


class Road(NamedTuple):
    """Where a Friend goes, and in words."""

    city: int  # 0: nobody knows
    heading: str
    where: str


class Journey(NamedTuple):
    """Where a Friend goes, and the travel cards it has left."""

    road: Road
    left: tuple[int, ...]


Drawer = Callable[[int, str, str, Road, Hall], tuple[str, str, tuple[float, float]]]


def journey(table: Table, seat: int) -> Journey:
    t, words = table.view.troupes[seat], table.words
    left = tuple([c for c in ALL_CITIES if c not in t.friend_used and c not in t.friend_visit])
    city = (t.friend_visit or t.friend_pick or [UNKNOWN])[0]
    if not t.friend_visit and not t.friend_pick:
        return Journey(Road(city, words("board-friend-rests"), ""), left)
    where = table.city_name(city) if city else words("board-next-secret")
    heading = words("board-friend-going" if t.friend_visit else "board-friend-next")
    return Journey(Road(city, heading, where), left)


def friend(table: Table, seat: int, x: float, y: float, draw: Drawer) -> list[Item]:
    """A Friend's colour, whose it is, the cards it has left, and where it goes next."""
    t = table.view.troupes[seat]
    of = t.friend_used, t.friend_visit, t.friend_pick, x, y
    return table.remembered(("friend", seat), of, _friend, table, seat, x, y, draw)


def _friend(table: Table, seat: int, x: float, y: float, draw: Drawer) -> list[Item]:
    words, now = table.words, journey(table, seat)
    title, said = words("outline-friend"), words("board-friend-of", player=table.player(seat))
    label = ". ".join([title, said, f"{now.road.heading} {now.road.where}".strip()])
    box, road, (dx, dy) = draw(seat, title, said, now.road, table.hall)
    return [
        item(f"f{seat}", x, y, box, PLAIN, label, words("rule-12-4"), road),
        Item(f"f{seat}-hand", x + dx, y + dy, pips(now.left, table.hall)),
    ]


def friend_box(
    seat: int, title: str, said: str, road: Road, hall: Hall
) -> tuple[str, str, tuple[float, float]]:
    """A Friend's box beside those of the players: what stays, what changes, where its cards lie."""
    return _box(seat, title, said, hall), _road(road, hall), (86, 134)


@memo
def _box(seat: int, title: str, of: str, hall: Hall) -> str:
    w, h, mark = BOX_W, SHORT, FRIEND_SEATS[seat]
    return "".join(
        [
            shadow(0, 0, w, h, 10, hall, 0.8),
            rect(
                0,
                0,
                w,
                h,
                10,
                fill=hall.panel,
                stroke=hall.line,
                stroke_width=1.2,
                stroke_dasharray="7 4",
            ),
            sigil(mark, 28, 32, 11),
            write(48, 38, title, 18, hall.ink, "playfair", 700),
            sigil(seat, 62 + width(title, 18, "playfair", 700), 32, 6.5),
            write(
                74 + width(title, 18, "playfair", 700),
                37,
                of,
                15,
                hall.muted,
                "ui-italic",
                500,
                room=w - 90 - width(title, 18, "playfair", 700),
            ),
            at(w - 46, 92, caravel(mark, 56, hall.balloon_halo if hall.dark else "", True)),
        ]
    )


@memo
def _road(now: Road, hall: Hall) -> str:
    unknown = circle(0, 0, 26, fill=mix(hall.panel, hall.ink, 0.16))
    unknown += write(0, 9, "?", 26, hall.muted, weight=800, anchor="middle")
    return "".join(
        [
            at(46, 94, roundel(now.city, 26) if now.city else unknown),
            write(86, 84, now.heading, 15, hall.muted, room=170),
            write(86, 108, now.where, 18, hall.ink, "playfair", 700, room=170),
        ]
    )
