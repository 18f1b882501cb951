"""The players on a phone: chips above, then the own things, then everybody's troupe."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.states import chosen, legal, lock, refused
from ....draw.svg import at, rect
from ....draw.text import width, wrap, write
from ....draw.tokens import badge, coin, sigil
from . import wishes
from .cities import roundel
from .hall import Hall
from .panels import SIGNS, Person, about, balance, person, pips
from .pieces import FRIEND_SEATS, caravel
from .table import PLAIN, Mark, Table, item
from .troupes import acrobat_row, busts, held_requests, open_minis, plaques
from .wishes import MINI_H, mini_request

FULL = 374
OWN_W = 118  # a request beside two others


@memo
def _chip(p: Person, w: float, hall: Hall, state: str) -> str:
    edge, stroke = (hall.metal, 2.0) if p.mine else (hall.line, 1.0)
    active = p.standing in ("choosing", "acting")
    bar = rect(
        2, 8, 4, 30, 2, fill=hall.lime if p.mine else hall.metal2, stroke=INK, stroke_width=0.8
    )
    drawn = [
        rect(0, 0, w, 46, 9, fill=hall.panel, stroke=edge, stroke_width=stroke),
        bar if active else "",
        sigil(p.seat, 16, 14, 6.8),
        write(28, 19, p.name, 14, hall.ink, weight=600, room=w - 32),
        coin(16, 33, 7.5),
        write(27, 38.5, p.ecus, 16, hall.ink, weight=800),
        balance(p, w - 9, 38.5, hall, 16, False),
    ]
    if p.standing:
        done = p.standing in ("sealed", "winner")
        ground, ink = (
            (hall.good, hall.room if hall.dark else "#FFFFFF") if done else (hall.panel2, hall.ink)
        )
        drawn.append(badge(w - 5, 2, SIGNS[p.standing], ground, ink, 8))
    return (
        "".join(drawn)
        + (legal(0, 0, w, 46, 9, hall, 0) if state == "legal" else "")
        + (
            refused(0, 0, w, 46, 9, hall, 0.5) + lock(w / 2, 23, hall, 10)
            if state == "refused"
            else ""
        )
    )


def chips(table: Table, y: float, step: float) -> list[Item]:
    """Everybody, the viewer first; five stand in two rows."""
    seats = [table.me, *table.opponents]
    columns = 3 if len(seats) > 4 else len(seats)
    w = (FULL + 4) / columns - 4
    items = []
    for i, seat in enumerate(seats):
        mark, p = table.mark_seat(seat), person(table, seat)
        x, line = i % columns, i // columns
        wide = w if line == 0 else (FULL + 4) / (len(seats) - columns) - 4
        at_x = 8 + x * (wide + 4)
        svg = _chip(p, wide, table.hall, mark.state)
        items.append(item(f"p{seat}", at_x, y + line * step, svg, mark, about(table, seat)))
    return items


# the own things


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
    """The own troupe as busts, acrobats beside the title; few requests beside it, many below."""
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
        face = table.request(me, r)
        is_open = i >= len(t.requests)
        mark = PLAIN if is_open else table.mark_request(r)
        svg = _framed(mini_request(face, hall, OWN_W), mark.state, is_open, hall)
        said = {"request": face.name}
        label = table.words("board-own-request", **said)
        if is_open:
            label = table.words("board-open-request", player=table.player(me), **said)
        items.append(item(f"r{r}", x, at_y, svg, mark, label, table.wish_text(r)))
    return items


@memo
def _framed(svg: str, state: str, is_open: bool, hall: Hall) -> str:
    if is_open:
        svg += badge(6, MINI_H - 6, "eye", hall.accent, hall.on_accent, 8.5)
    if state == "legal":
        return svg + legal(0, 0, OWN_W, MINI_H, 7, hall, 0)
    if state == "chosen":
        ring = legal(0, 0, OWN_W, MINI_H, 7, hall, 0, True)
        return svg + ring + chosen(OWN_W - 11, MINI_H - 10, hall, 10)
    if state == "refused":
        return svg + refused(0, 21, OWN_W, MINI_H - 21, 7, hall, 0.5) + lock(OWN_W / 2, 42, hall, 9)
    return svg


# the others


@memo
def _row(p: Person, h: float, hall: Hall, empty: str) -> str:
    return "".join([
        rect(0, 0, FULL, h, 10, fill=hall.panel, stroke=hall.line, stroke_width=1),
        sigil(p.seat, 19, 20, 8),
        write(36, 25, p.name, 15, hall.ink, "playfair", 700, room=120),
        at(FULL - 158, 20, pips(p.hand, hall)),
        write(14, 54, empty, 14, hall.muted, "ui-italic", 500) if empty else "",
    ])  # fmt: skip


def rows(table: Table, y: float) -> tuple[list[Item], float]:
    """One row for each opponent: travel cards, troupe, acrobats, requests."""
    items: list[Item] = []
    for seat in table.opponents:
        t = table.view.troupes[seat]
        h = 74 + (MINI_H + 10 if t.opened else 0)
        empty = "" if t.actors else table.words("outline-troupe-empty")
        svg = _row(person(table, seat), h, table.hall, empty)
        items.append(item(f"q{seat}", 8, y, svg, Mark(), about(table, seat)))
        items += plaques(table, seat, 28, y + 51, 170, 11)
        items += acrobat_row(table, seat, 236, y + 51, 13, 70)
        if t.requests:
            items += held_requests(table, seat, 372, y + 51, True)[:1]
        items += open_minis(table, seat, 18, y + 72, wishes.OPEN_W + 8)
        y += h + 6
    return items, y


def friend_rows(table: Table, y: float) -> tuple[list[Item], float]:
    """12 The Friend troupes of two players."""
    items: list[Item] = []
    if table.view.seats > 2:
        return items, y
    for seat in (table.me, *table.opponents):
        t, words = table.view.troupes[seat], table.words
        left = tuple(c for c in range(1, 9) if c not in t.friend_used + t.friend_visit)
        going = (t.friend_visit or t.friend_pick or [UNKNOWN])[0]
        where = table.city_name(going) if going else words("board-next-secret")
        heading = words("board-friend-going" if t.friend_visit else "board-friend-next")
        if not t.friend_visit and not t.friend_pick:
            heading, where = words("board-friend-rests"), ""
        said = words("board-friend-of", player=table.player(seat))
        svg = _friend(seat, words("outline-friend"), said, heading, where, going, left, table.hall)
        label = ". ".join([words("outline-friend"), said, f"{heading} {where}".strip()])
        items.append(item(f"f{seat}", 8, y, svg, Mark(), label, words("rule-12-4")))
        y += 74
    return items, y


@memo
def _friend(
    seat: int, title: str, of: str, heading: str, where: str, city: int, left: tuple[int, ...],
    hall: Hall,
) -> str:  # fmt: skip
    mark = FRIEND_SEATS[seat]
    wide = width(title, 15, "playfair", 700)
    view = roundel(city, 15) if city else icon("circle-question-mark", 0, 0, 26, hall.muted, 2)
    return "".join([
        rect(0, 0, FULL, 68, 10, fill=hall.panel, stroke=hall.line, stroke_dasharray="6 4"),
        sigil(mark, 19, 20, 8),
        write(36, 25, title, 15, hall.ink, "playfair", 700),
        write(42 + wide, 25, of, 14, hall.muted, "ui-italic", 500, room=FULL - 210 - wide),
        at(FULL - 158, 20, pips(left, hall)),
        at(26, 49, view),
        write(50, 54, f"{heading} {where}".strip(), 14.5, hall.ink, weight=600, room=250),
        at(FULL - 28, 49, caravel(mark, 32, hall.balloon_halo if hall.dark else "", True)),
    ])  # fmt: skip
