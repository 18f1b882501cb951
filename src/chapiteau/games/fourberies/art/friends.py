"""12 The Friend troupes of two players: their boxes."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....draw.memo import memo
from ....draw.palette import mix
from ....draw.scene import Item
from ....draw.svg import at, circle, rect
from ....draw.text import width, write
from ....draw.tokens import shadow, sigil
from .cities import roundel
from .hall import Hall
from .panels import BOX_W, SHORT, pips
from .pieces import FRIEND_SEATS, caravel
from .table import PLAIN, Table, item


def friend_box(table: Table, seat: int, x: float, y: float) -> Item:
    """A Friend's colour, whose it is, the cards it has left, and where it goes next."""
    t, words = table.view.troupes[seat], table.words
    left = tuple(c for c in range(1, 9) if c not in t.friend_used and c not in t.friend_visit)
    city = t.friend_pick[0] if t.friend_pick else UNKNOWN
    going = t.friend_visit[0] if t.friend_visit else city
    said = words("board-friend-of", player=table.player(seat))
    where = table.city_name(going) if going else words("board-next-secret")
    heading = words("board-friend-going" if t.friend_visit else "board-friend-next")
    if not t.friend_visit and not t.friend_pick:
        heading, where = words("board-friend-rests"), ""
    svg = _box(seat, words("outline-friend"), said, heading, where, going, left, table.hall)
    label = ". ".join([words("outline-friend"), said, f"{heading} {where}".strip()])
    return item(f"f{seat}", x, y, svg, PLAIN, label, words("rule-12-4"))


@memo
def _box(
    seat: int, title: str, of: str, heading: str, where: str, city: int, left: tuple[int, ...],
    hall: Hall,
) -> str:  # fmt: skip
    w, h, mark = BOX_W, SHORT, FRIEND_SEATS[seat]
    view = roundel(city, 26) if city else circle(0, 0, 26, fill=mix(hall.panel, hall.ink, 0.16))
    hidden = "" if city else write(0, 9, "?", 26, hall.muted, weight=800, anchor="middle")
    return "".join([
        shadow(0, 0, w, h, 10, hall, 0.8),
        rect(0, 0, w, h, 10, fill=hall.panel, stroke=hall.line, stroke_width=1.2, stroke_dasharray="7 4"),
        sigil(mark, 28, 32, 11),
        write(48, 38, title, 18, hall.ink, "playfair", 700),
        sigil(seat, 62 + width(title, 18, "playfair", 700), 32, 6.5),
        write(74 + width(title, 18, "playfair", 700), 37, of, 15, hall.muted, "ui-italic", 500,
              room=w - 90 - width(title, 18, "playfair", 700)),
        at(46, 94, view, hidden),
        write(86, 84, heading, 15, hall.muted, room=170),
        write(86, 108, where, 18, hall.ink, "playfair", 700, room=170),
        at(w - 46, 92, caravel(mark, 56, hall.balloon_halo if hall.dark else "", True)),
        at(86, 134, pips(left, hall)),
    ])  # fmt: skip
