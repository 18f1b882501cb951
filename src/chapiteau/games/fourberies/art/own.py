"""The viewer's own things in the wide layout: the box, the hand, the requests."""

from __future__ import annotations

from ....draw.icons import icon
from ....draw.layout import fan, grid, row
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import chosen, halo, legal, lock, refused
from ....draw.svg import at, rect
from ....draw.text import width, write
from ..rules.state import ALL_CITIES
from . import wishes
from .cards import MINI_H, MINI_W, H, W, pile, spent_travel, travel
from .panels import empty_troupe, panel, show
from .table import Table
from .theme import SECRET, Hall
from .troupes import acrobat_row, busts
from .wishes import prospect, request

OWN_X, OWN_Y, OWN_W, OWN_H = 24, 740, 408, 246
HAND_X, HAND_W = 448, 596
WISH_X, WISH_W = 1062, 514
PLACES = 3  # for requests


def own_box(table: Table) -> list[Item]:
    """Who one is, with the viewer's own troupe as busts and the acrobats below."""
    me = table.me
    of = table.standing_of(me), table.holding(me), table.asks_of(me)
    return table.remembered(("box", me), of, _own_box, table, me)


def _own_box(table: Table, me: int) -> list[Item]:
    return [
        *panel(table, me, OWN_X, OWN_Y, (OWN_W, OWN_H)),
        show(table, me, OWN_X + OWN_W - 16, OWN_Y + OWN_H - 36),
        *empty_troupe(table, me, OWN_X + OWN_W / 2, OWN_Y + 130, "middle", 16, OWN_W - 40),
        *busts(table, me, OWN_X + 22, OWN_Y + 72, OWN_W - 44, 118),
        *acrobat_row(table, me, OWN_X + 38, OWN_Y + OWN_H - 38, 20, OWN_W - 230),
    ]


@memo
def _over_travel(state: str, hall: Hall) -> str:
    """What says that a travel card is lit, chosen or locked."""
    if state == "legal":
        return at(-W / 2, 0, halo(2, 2, W - 4, H - 4, 9, hall), legal(0, 0, W, H, 9, hall))
    if state == "chosen":
        ring = legal(0, 0, W, H, 9, hall, 4, True)
        return at(-W / 2, 0, ring, chosen(W - 14, 14, hall))
    if state == "refused":
        veil = refused(0, 0, W, H, 9, hall, 0.5)
        return at(-W / 2, 0, veil, lock(W - 20, 20, hall, 12))
    return ""


def hand(table: Table) -> list[Item]:
    """The travel cards in hand as a fan, the spent ones small beside it."""
    of = table.mine.hand, table.cities, table.asks("pull")
    return table.remembered("hand", of, _hand, table)


def _hand(table: Table) -> list[Item]:
    t, hall = table.mine, table.hall
    held = sorted(t.hand)
    spent = [c for c in ALL_CITIES if c not in t.hand]
    columns = (len(spent) + 1) // 2
    aside = columns * (MINI_W + 8) + (14 if spent else 0)
    room = HAND_W - aside - W - 8
    x0 = HAND_X + (HAND_W - aside) / 2
    items = []
    for city, (x, sink, turn) in zip(held, fan(len(held), 122, room), strict=True):
        mark = table.mark_travel(city)
        name = table.city_name(city)
        svg, over = travel(city, hall), _over_travel(mark.state, hall)
        y = OWN_Y + 50 + sink - (16 if mark.state == "chosen" else 0)
        label = table.words("board-travel-card", city=name, number=city)
        items.append(item(f"t{city}", x0 + x, y, svg, mark, label, over=over, turn=turn))
    places = grid(
        len(spent), columns, MINI_W + 8, MINI_H + 10, HAND_X + HAND_W - aside + 14, OWN_Y + 50
    )
    for city, (x, y) in zip(spent, places if columns else [], strict=True):
        mark = table.mark_travel(city)
        svg = spent_travel(city, hall) + lock(MINI_W - 13, 15, hall, 9)
        label = table.words("board-travel-spent", city=table.city_name(city), number=city)
        items.append(item(f"t{city}", x, y, svg, mark, label))
    return items


@memo
def _over_request(state: str, w: float, hall: Hall) -> str:
    h = wishes.H
    if state == "legal":
        return halo(2, 2, w - 4, h - 4, 9, hall) + legal(0, 0, w, h, 9, hall)
    if state == "chosen":
        return legal(0, 0, w, h, 9, hall, 4, True) + chosen(w - 14, 8, hall)
    if state == "refused":
        return refused(0, 0, w, h, 9, hall, 0.5) + lock(w - 18, 22, hall, 11)
    return ""


def requests(table: Table) -> list[Item]:
    """The secret requests in hand, then those that lie open."""
    t, seat = table.mine, table.me
    pays = [table.prospect(seat, r) for r in t.requests + t.opened]
    of = t.requests, t.opened, pays, table.asks("discard", "play"), table.question[2]
    return table.remembered("requests", of, _requests, table)


def _requests(table: Table) -> list[Item]:
    t, hall, seat = table.mine, table.hall, table.me
    count = len(t.requests) + len(t.opened)
    if not count:
        return [_no_requests(table)]
    w = min(wishes.W, (WISH_W - 12 * (count - 1)) / count)
    y = OWN_Y + 50
    items = [
        Item(f"place{i}", WISH_X + i * (wishes.W + 14), y, _empty_place(hall))
        for i in range(count, PLACES)
    ]
    places = row(count, w + 14, WISH_W - w, WISH_X)
    for i, (r, x) in enumerate(zip(t.requests + t.opened, places, strict=True)):
        if not r:
            svg, label = wishes.hidden_request(w, hall), table.words("request-unknown")
            items.append(item(f"h{seat}-{i}", x, y, svg, PLAIN, label))
            continue
        face = table.request(r)
        mark = table.mark_request(r) if i < len(t.requests) else PLAIN
        svg = request(face, hall, w)
        over = prospect(table.prospect(seat, r), w) + _over_request(mark.state, w, hall)
        label = table.words("board-own-request", request=face.name)
        if i >= len(t.requests):
            said = {"request": face.name, "player": table.player(seat)}
            over, label = over + _open_ribbon(table, w), table.words("board-open-request", **said)
        up = 16 if mark.state == "chosen" else 0
        items.append(item(f"r{r}", x, y - up, svg, mark, label, table.wish_text(r), over))
    return items


@memo
def _empty_place(hall: Hall) -> str:
    """Where another request will lie."""
    w, h = wishes.W, wishes.H
    dashes = {"stroke": hall.line, "stroke_dasharray": "7 5"}
    return rect(
        0, 0, w, h, 10, fill=hall.panel, fill_opacity=0.45, stroke_width=1.2, **dashes
    ) + icon("drama", w / 2, h / 2, 46, hall.line, 1.6)


def _open_ribbon(table: Table, w: float) -> str:
    hall, said = table.hall, table.words("board-open")
    wide = width(said, 14, "ui", 700) + 34
    return at(
        w / 2,
        wishes.H + 4,
        rect(-wide / 2, -12, wide, 24, 12, fill=hall.accent, stroke=hall.room, stroke_width=1.6),
        icon("eye", -wide / 2 + 15, 0, 15, hall.on_accent, 2.4),
        write(10, 5, said, 14, hall.on_accent, weight=700, anchor="middle"),
    )


def _no_requests(table: Table) -> Item:
    hall, said = table.hall, table.words("board-no-requests")
    w, h = WISH_W, wishes.H
    svg = (
        rect(
            0,
            0,
            w,
            h,
            12,
            fill=hall.panel,
            fill_opacity=0.5,
            stroke=hall.line,
            stroke_width=1.2,
            stroke_dasharray="7 5",
        )
        + at(w / 2 - 20, 34, pile(SECRET, 9, hall, 38, 52))
        + write(w / 2, 122, said, 17, hall.ink, weight=600, anchor="middle", room=w - 40)
        + write(
            w / 2,
            146,
            table.words("board-how-requests"),
            15.5,
            hall.muted,
            "ui-italic",
            500,
            "middle",
            w - 40,
        )
    )
    return item("no-requests", WISH_X, OWN_Y + 50, svg, PLAIN, said)
