"""The players on a phone: chips above, then the viewer's own things, then everybody's troupe."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import chosen, legal, lock, refused
from ....draw.svg import at, rect
from ....draw.text import width, wrap, write
from ....draw.tokens import badge, coin, sigil
from . import wishes
from .cities import roundel
from .friends import Road, friend
from .panels import SIGNS, Show, balance, person, pips, said_of, show_of
from .pieces import FRIEND_SEATS, caravel
from .table import Table
from .theme import Hall
from .troupes import acrobat_row, busts, held_requests, open_minis, plaques
from .wishes import MINI_H, mini_prospect, mini_request

FULL = 374
OWN_W = 118  # a request beside two others


@memo
def _chip(seat: int, name: str, mine: bool, w: float, hall: Hall) -> str:
    edge, stroke = (hall.metal, 2.0) if mine else (hall.line, 1.0)
    return "".join(
        [
            rect(0, 0, w, 46, 9, fill=hall.panel, stroke=edge, stroke_width=stroke),
            sigil(seat, 16, 14, 6.8),
            write(28, 19, name, 14, hall.ink, weight=600, room=w - 32),
            coin(16, 33, 7.5),
        ]
    )


@memo
def _on_chip(standing: str, mine: bool, ecus: int, s: Show, w: float, hall: Hall) -> str:
    """The numbers of a chip, and what its player is about."""
    drawn = write(27, 38.5, ecus, 16, hall.ink, weight=800) + balance(
        s, w - 9, 38.5, hall, 16, False
    )
    if standing in ("choosing", "acting"):
        colour = hall.lime if mine else hall.metal2
        drawn += rect(2, 8, 4, 30, 2, fill=colour, stroke=INK, stroke_width=0.8)
    if standing:
        ground, ink = hall.panel2, hall.ink
        if standing in ("sealed", "winner"):
            ground, ink = hall.good, hall.room if hall.dark else "#FFFFFF"
        drawn += badge(w - 5, 2, SIGNS[standing], ground, ink, 8)
    return drawn


def _over_chip(state: str, w: float, hall: Hall) -> str:
    if state == "legal":
        return legal(0, 0, w, 46, 9, hall, 0)
    if state == "refused":
        return refused(0, 0, w, 46, 9, hall, 0.5) + lock(w / 2, 23, hall, 10)
    return ""


def chips(table: Table, y: float, step: float) -> list[Item]:
    """Everybody, the viewer first; five stand in two rows."""
    seats = range(table.view.seats)
    of = [(table.standing_of(s), table.holding(s), table.asks_of(s)) for s in seats]
    return table.remembered("chips", of, _chips, table, y, step)


def _chips(table: Table, y: float, step: float) -> list[Item]:
    seats = [table.me, *table.opponents]
    columns = 3 if len(seats) > 4 else len(seats)
    w = (FULL + 4) / columns - 4
    items = []
    for i, seat in enumerate(seats):
        mark, p, hall = table.mark_seat(seat), person(table, seat), table.hall
        x, line = i % columns, i // columns
        wide = w if line == 0 else (FULL + 4) / (len(seats) - columns) - 4
        at_x = 8 + x * (wide + 4)
        svg, ecus = _chip(seat, p.name, p.mine, wide, hall), table.view.troupes[seat].ecus
        over = _on_chip(p.standing, p.mine, ecus, show_of(table, seat), wide, hall)
        over += _over_chip(mark.state, wide, hall)
        label, at_y = said_of(table, seat), y + line * step
        items.append(item(f"p{seat}", at_x, at_y, svg, mark, label, over=over))
    return items


# the viewer's own things


@memo
def _own_ground(title: str, h: float, hall: Hall, mine: bool, empty: str, w: float) -> str:
    edge = hall.metal if mine else hall.line
    return (
        rect(0, 0, FULL, h, 10, fill=hall.panel, stroke=edge, stroke_width=1.4)
        + write(14, 22, title, 16, hall.ink, "playfair", 700, room=150)
        + "".join(
            write(14, 56 + i * 18, said, 14.5, hall.muted, "ui-italic", 500)
            for i, said in enumerate(wrap(empty, 14.5, w) if empty else ())
        )
    )


def own_things(table: Table, y: float) -> tuple[list[Item], float]:
    """The viewer's own troupe as busts, acrobats beside the title; few requests beside it, many below."""
    me = table.me
    asked = table.asks_of(me), table.asks("discard", "play"), table.question[2]
    return table.remembered("own", (table.reckoning(me), asked, y), _own_things, table, y)


def _own_things(table: Table, y: float) -> tuple[list[Item], float]:
    t, me = table.mine, table.me
    actors, count = len(t.actors), len(t.requests) + len(t.opened)
    beside = count in (1, 2) and actors <= 2
    w = FULL - 20 - (count * (OWN_W + 4) + 8 if beside else 0)
    troupe_h = (MINI_H if beside or actors else 34) if actors <= 6 else 116
    below = 0 if beside else -(-count // 3) * (MINI_H + 8)
    h = 34 + troupe_h + 14 + below
    title = table.words("board-troupe") if table.viewer == me else table.player(me)
    empty = "" if actors else table.words("outline-troupe-empty")
    svg = _own_ground(title, h, table.hall, table.viewer == me, empty, w - 8)
    items = [Item("own", 8, y, svg)]
    items += busts(table, me, 20, y + 34, w - 4, troupe_h)
    items += acrobat_row(table, me, 190, y + 18, 14, FULL - 208)
    start = (FULL - count * (OWN_W + 4), y + 38) if beside else (14, y + 38 + troupe_h)
    return items + _own_requests(table, *start), y + h + 8


def _own_requests(table: Table, x0: float, y: float) -> list[Item]:
    t, me, hall = table.mine, table.me, table.hall
    items = []
    for i, r in enumerate(t.requests + t.opened):
        x, at_y = x0 + i % 3 * (OWN_W + 4), y + i // 3 * (MINI_H + 8)
        if r == UNKNOWN:
            svg = at(0, 0, wishes.hidden_request(wishes.W, hall), scale=MINI_H / wishes.H)
            items.append(item(f"h{me}-{i}", x, at_y, svg, PLAIN, table.words("request-unknown")))
            continue
        face = table.request(r)
        is_open = i >= len(t.requests)
        mark = PLAIN if is_open else table.mark_request(r)
        svg = mini_request(face, hall, OWN_W)
        now = mini_prospect(table.prospect(me, r), OWN_W)
        over = now + _over_request(mark.state, is_open, hall)
        said = {"request": face.name}
        label = table.words("board-own-request", **said)
        if is_open:
            label = table.words("board-open-request", player=table.player(me), **said)
        items.append(item(f"r{r}", x, at_y, svg, mark, label, table.wish_text(r), over))
    return items


@memo
def _over_request(state: str, is_open: bool, hall: Hall) -> str:
    if is_open:
        return badge(6, MINI_H - 6, "eye", hall.accent, hall.on_accent, 8.5)
    if state == "legal":
        return legal(0, 0, OWN_W, MINI_H, 7, hall, 0)
    if state == "chosen":
        ring = legal(0, 0, OWN_W, MINI_H, 7, hall, 0, True)
        return ring + chosen(OWN_W - 11, MINI_H - 10, hall, 10)
    if state == "refused":
        return refused(0, 21, OWN_W, MINI_H - 21, 7, hall, 0.5) + lock(OWN_W / 2, 42, hall, 9)
    return ""


# the others


@memo
def _row(seat: int, name: str, h: float, hall: Hall, empty: str) -> str:
    return "".join(
        [
            rect(0, 0, FULL, h, 10, fill=hall.panel, stroke=hall.line, stroke_width=1),
            sigil(seat, 19, 20, 8),
            write(36, 25, name, 15, hall.ink, "playfair", 700, room=120),
            write(14, 54, empty, 14, hall.muted, "ui-italic", 500) if empty else "",
        ]
    )


def rows(table: Table, y: float) -> tuple[list[Item], float]:
    """One row for each opponent: travel cards, troupe, acrobats, requests."""
    items: list[Item] = []
    for seat in table.opponents:
        of = table.standing_of(seat), table.reckoning(seat), table.asks_of(seat), y
        found, y = table.remembered(("row", seat), of, _row_items, table, seat, y)
        items += found
    return items, y


def _row_items(table: Table, seat: int, y: float) -> tuple[list[Item], float]:
    t = table.view.troupes[seat]
    h = 74 + (MINI_H + 10 if t.opened else 0)
    empty = "" if t.actors else table.words("outline-troupe-empty")
    svg = _row(seat, table.player(seat), h, table.hall, empty)
    hand = at(FULL - 158, 20, pips(tuple(t.hand), table.hall))
    items = [item(f"q{seat}", 8, y, svg, PLAIN, said_of(table, seat), over=hand)]
    items += plaques(table, seat, 28, y + 51, 170, 11)
    items += acrobat_row(table, seat, 236, y + 51, 13, 70)
    if t.requests:
        items += held_requests(table, seat, 372, y + 51, True)[:1]
    items += open_minis(table, seat, 18, y + 72, wishes.OPEN_W + 8)
    return items, y + h + 6


def friend_rows(table: Table, y: float) -> tuple[list[Item], float]:
    """12 The Friend troupes of two players."""
    items: list[Item] = []
    if table.view.seats > 2:
        return items, y
    for seat in (table.me, *table.opponents):
        items += friend(table, seat, 8, y, _friend_row)
        y += 74
    return items, y


def _friend_row(
    seat: int, title: str, said: str, road: Road, hall: Hall
) -> tuple[str, str, tuple[float, float]]:
    return _friend(seat, title, said, hall), _road(road, hall), (FULL - 158, 20)


@memo
def _friend(seat: int, title: str, of: str, hall: Hall) -> str:
    mark = FRIEND_SEATS[seat]
    wide = width(title, 15, "playfair", 700)
    return "".join(
        [
            rect(0, 0, FULL, 68, 10, fill=hall.panel, stroke=hall.line, stroke_dasharray="6 4"),
            sigil(mark, 19, 20, 8),
            write(36, 25, title, 15, hall.ink, "playfair", 700),
            write(42 + wide, 25, of, 14, hall.muted, "ui-italic", 500, room=FULL - 210 - wide),
            at(FULL - 28, 49, caravel(mark, 32, hall.balloon_halo if hall.dark else "", True)),
        ]
    )


@memo
def _road(now: Road, hall: Hall) -> str:
    unknown = icon("circle-question-mark", 0, 0, 26, hall.muted, 2)
    said = f"{now.heading} {now.where}".strip()
    return "".join(
        [
            at(26, 49, roundel(now.city, 15) if now.city else unknown),
            write(50, 54, said, 14.5, hall.ink, weight=600, room=250),
        ]
    )
