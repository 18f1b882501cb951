"""What lies in the players' boxes: actors, acrobats, requests."""

from __future__ import annotations

from ....draw.layout import grid, row
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import legal, legal_ring, lock, refused
from ....draw.svg import at, circle
from .panels import BOX_W, SHORT, large_box, small_box
from .pieces import bust, medallion, plaque
from .table import Table
from .theme import Hall
from .wishes import OPEN_W, held, mini_prospect, mini_request, open_token


def player_box(table: Table, seat: int, x: float, y: float, h: float) -> list[Item]:
    """An opponent's box and all that lies in it."""
    of = table.standing_of(seat), table.reckoning(seat), table.asks_of(seat)
    return table.remembered(("box", seat), of, _player_box, table, seat, x, y, h)


def _player_box(table: Table, seat: int, x: float, y: float, h: float) -> list[Item]:
    items = (small_box if h == SHORT else large_box)(table, seat, x, y)
    if h == SHORT:
        items += plaques(table, seat, x + 30, y + 82, 250)
        items += acrobat_row(table, seat, x + 28, y + 119, 14, 80)
        return items + held_requests(table, seat, x, y + 119)
    opened = table.view.troupes[seat].opened
    items += busts(table, seat, x + 20, y + 74, BOX_W - 40, 56 if opened else 122)
    items += open_minis(table, seat, x + 20, y + 138, OPEN_W + 8)
    items += acrobat_row(table, seat, x + 36, y + 222, 19, BOX_W - 130)
    return items + held_requests(table, seat, x + BOX_W - 16, y + 222, True)


def held_requests(table: Table, seat: int, x: float, y: float, right: bool = False) -> list[Item]:
    """Hidden requests as a count; in a narrow row, open ones as tokens beside it."""
    t, ink = table.view.troupes[seat], table.hall.ink
    items = []
    start = x - 44 if right else x + 152
    if not right and not t.opened:
        start = x + 140
    if t.requests:
        label = table.words("outline-requests", count=len(t.requests))
        items.append(item(f"held{seat}", start, y, held(len(t.requests), ink), PLAIN, label))
    if not right:
        for i, request in enumerate(t.opened):
            items.append(open_request(table, seat, request, x + 132 - i * 26, y))
    return items


def open_request(table: Table, seat: int, request: int, x: float, y: float) -> Item:
    name, player = table.request(request).name, table.player(seat)
    label = table.words("board-open-request", request=name, player=player)
    svg = open_token(table.prospect(seat, request).pays)
    return item(f"r{request}", x, y, svg, PLAIN, label, table.wish_text(request))


def in_order(table: Table, seat: int) -> list[int]:
    """A troupe, tragedians first, lowest experience first."""
    role = table.view.box.role
    return sorted(table.view.troupes[seat].actors, key=lambda card: (role[card], card))


def actor_item(table: Table, card: int, seat: int, x: float, y: float, svg: str, over: str) -> Item:
    label = table.words("board-in-troupe", card=table.name(card), player=table.player(seat))
    mark = table.mark_actor(card, seat)
    return item(f"e{card}", x, y, svg, mark, label, table.effect(card), over)


def plaques(table: Table, seat: int, x: float, y: float, room: float, r: float = 12) -> list[Item]:
    """A troupe as a row of plaques."""
    of = table.view.troupes[seat].actors, table.asks_of(seat), x, y
    return table.remembered(("plaques", seat), of, _plaques, table, seat, x, y, room, r)


def _plaques(table: Table, seat: int, x: float, y: float, room: float, r: float) -> list[Item]:
    box_, hall = table.view.box, table.hall
    cards = in_order(table, seat)
    items = []
    for card, at_x in zip(cards, row(len(cards), r * 2.42, room, x), strict=True):
        over = over_round(table.mark_actor(card, seat).state, r, hall)
        svg = plaque(box_.kind[card], box_.experience[card], 0, 0, r)
        items.append(actor_item(table, card, seat, at_x, y, svg, over))
    return items


def over_round(state: str, r: float, hall: Hall) -> str:
    if state == "legal":
        return legal_ring(0, 0, r * 1.45, hall)
    if state == "refused":
        return circle(0, 0, r * 1.25, fill=hall.room, opacity=0.58) + lock(0, 0, hall, r * 0.75)
    return ""


def bust_plan(count: int, w: float, h: float) -> tuple[float, int]:
    """How wide busts are that fill a space, and how many stand in a line."""
    for size in (92, 76, 62, 52, 44):
        columns = int((w + 8) // (size + 8))
        if -(-count // columns) * (size * 1.2 + 4) <= h + 8:
            return size, columns
    return 44, max(int(w // 50), -(-count // 2))


def busts(table: Table, seat: int, x: float, y: float, w: float, h: float) -> list[Item]:
    """A troupe as busts in their arches, in a space given by its top left corner."""
    of = table.view.troupes[seat].actors, table.asks_of(seat), x, y, w, h
    return table.remembered(("busts", seat), of, _busts, table, seat, x, y, w, h)


def _busts(table: Table, seat: int, x: float, y: float, w: float, h: float) -> list[Item]:
    cards, box_, hall = in_order(table, seat), table.view.box, table.hall
    size, columns = bust_plan(len(cards), w, h)
    step = min(size + 8, (w - size) / max(1, columns - 1)) if columns > 1 else 0
    half, high = size / 2, size * 1.03
    places = grid(len(cards), columns, step, size * 1.2 + 4, x + half, y + high / 2)
    items = []
    for card, (at_x, at_y) in zip(cards, places, strict=True):
        over = over_bust(table.mark_actor(card, seat).state, half, high, hall)
        svg = bust(box_.kind[card], box_.experience[card], hall, size)
        items.append(actor_item(table, card, seat, at_x, at_y, svg, over))
    return items


def over_bust(state: str, half: float, high: float, hall: Hall) -> str:
    box = (-half, -high / 2, 2 * half, high, 9)
    if state == "legal":
        return legal(*box, hall, 2)
    if state == "refused":
        return refused(*box, hall, 0.58) + lock(half - 12, high / 2 - 12, hall, 9)
    return ""


@memo
def _acrobat(op: int, r: float, tilted: bool, new: bool, state: str, hall: Hall) -> str:
    drawn = medallion(op, r, new)
    if tilted:
        drawn = at(0, 0, drawn, turn=90, opacity=0.55)
    if state == "legal":
        drawn += legal_ring(0, 0, r + 4, hall)
    if state == "refused" or tilted:
        drawn += lock(r * 0.7, r * 0.7, hall, max(7, r * 0.45))
    return drawn


def acrobat_item(
    table: Table, card: int, seat: int, x: float, y: float, svg: str, mark: Mark
) -> Item:
    t = table.view.troupes[seat]
    state = "tilted" if card in t.tilted else "arrived" if card in t.guests else "ready"
    label = table.words(f"board-{state}", card=table.name(card), player=table.player(seat))
    return item(f"e{card}", x, y, svg, mark, label, table.effect(card))


def acrobat_row(table: Table, seat: int, x: float, y: float, r: float, room: float) -> list[Item]:
    """Acrobats as medallions: dashed when just arrived, fallen over when they have performed."""
    t = table.view.troupes[seat]
    of = t.acrobats, t.guests, t.tilted, table.asks_of(seat), x, y
    return table.remembered(("acrobats", seat), of, _acrobats, table, seat, x, y, r, room)


def _acrobats(table: Table, seat: int, x: float, y: float, r: float, room: float) -> list[Item]:
    t, ops = table.view.troupes[seat], table.view.box.acrobat
    cards = [*t.acrobats, *t.guests, *t.tilted]
    items = []
    for card, at_x in zip(cards, row(len(cards), r * 2 + 5, room, x), strict=True):
        mark = table.mark_acrobat(card, seat)
        svg = _acrobat(ops[card], r, card in t.tilted, card in t.guests, mark.state, table.hall)
        items.append(acrobat_item(table, card, seat, at_x, y, svg, mark))
    return items


def open_minis(table: Table, seat: int, x: float, y: float, step: float) -> list[Item]:
    """Requests that lie open, as small cards."""
    items = []
    for i, request in enumerate(table.view.troupes[seat].opened):
        face = table.request(request)
        label = table.words("board-open-request", request=face.name, player=table.player(seat))
        svg = mini_request(face, table.hall, OPEN_W)
        over = mini_prospect(table.prospect(seat, request), OPEN_W)
        text = table.wish_text(request)
        items.append(item(f"r{request}", x + i * step, y, svg, PLAIN, label, text, over))
    return items
