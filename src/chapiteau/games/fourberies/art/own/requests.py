"""The viewer's secret requests: whole cards in front, slips in the wings."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.pen import piece
from .....draw.pieces.grounds import edge, inner
from .....draw.scene import Item
from .....draw.svg import at
from ...rules.moves import DISCARD, PLAY
from ..pieces import wishes
from ..pieces.cards import pile
from ..pieces.shows import nothing_yet
from ..pieces.wishes import Prospect, prospect, request, request_face, request_slip
from ..questions import REQUESTS
from ..regions.requests import opened_box, wish_text
from ..table import Items, Quill, Table
from ..theme import SECRET

HEAD = 44.0
Seen = tuple[tuple[int, Prospect], ...]
"""Requests, each with what it would pay now."""


@piece
def _none(pen: Quill, x: float, y: float, w: float, h: float) -> Item:
    """How to come by one."""
    said, how = pen.words("board-no-requests"), pen.words("board-how-requests")
    picture = at(16, h / 2 - 24, pile(SECRET, 9, pen.room, 30, 42))
    return Item("no-requests", x, y, nothing_yet(w, h, picture, said, how, pen.room), label=said)


@piece
def _card(pen: Quill, r: int, now: Prospect, x: float, y: float, k: float) -> Item:
    """A request in hand, to be played or discarded."""
    face, w, h = request_face(pen, r), wishes.W * k, wishes.H * k
    svg = at(0, 0, request(face, pen.room), scale=k)
    over = at(0, 0, prospect(now, wishes.W), scale=k)
    label = pen.words("board-own-request", request=face.name)
    return Item(
        f"own-r{r}",
        x,
        y,
        svg,
        label=label,
        text=wish_text(pen, r),
        over=over,
        answers=(DISCARD[r].text, PLAY[r].text),
        edge=edge(0, 0, w, h, 10),
    )


@piece
def _back(pen: Quill, seat: int, i: int, x: float, y: float, k: float) -> Item:
    svg = at(0, 0, wishes.hidden_request(wishes.W, pen.room), scale=k)
    return Item(f"h{seat}-{i}", x, y, svg, label=pen.words("request-unknown"))


@piece
def _slip(
    pen: Quill, r: int, now: Prospect, is_open: bool, x: float, y: float, w: float, h: float
) -> Item:
    face = request_face(pen, r)
    label = face.name if is_open else pen.words("board-own-request", request=face.name)
    svg = request_slip(face, now, is_open, w, h, pen.room)
    key = f"r{r}" if is_open else f"own-r{r}"  # drawing one is no step for all to see
    return Item(key, x, y, svg, label=label, text=wish_text(pen, r))


@piece
def _cards(
    pen: Quill, box: Rect, seat: int, requests: Seen, lie: tuple[int, ...], opened: int
) -> Items:
    """Those in hand where they lie, above all that lie open."""
    x, y, w, h = box
    room = h - HEAD - opened_box(box, opened)[3] - 10
    if not requests:
        return (_none(pen, x + 12, y + HEAD, w - 24, min(110.0, room)),)
    held = len(lie)
    across = held if w > 500 else min(2, held)
    lines = -(-held // across)
    k = min(2.1, (w - 24 - (across - 1) * 14) / across / wishes.W, (room / lines - 10) / wishes.H)
    top = y + HEAD + (room - lines * (wishes.H * k + 10)) / 2
    left = x + (w - across * wishes.W * k - (across - 1) * 14) / 2
    found = list[Item]()
    for nth, (r, now) in enumerate(requests):
        i = lie.index(r) if r else nth
        place = (left + i % across * (wishes.W * k + 14), top + i // across * (wishes.H * k + 10))
        found.append(_card(pen, r, now, *place, k) if r else _back(pen, seat, i, *place, k))
    return tuple(found)


@piece
def _slips(pen: Quill, box: Rect, seat: int, requests: Seen, opened: Seen) -> Items:
    """Those in hand, then those that lie open."""
    x, y, w, h = inner(box, 38)
    count = len(requests) + len(opened)
    if not count:
        return (_none(pen, x, y, w, min(96.0, h)),)
    high = min(54.0, (h + 5) / count - 5)
    found = list[Item]()
    for i, (r, now) in enumerate((*requests, *opened)):
        at_y = y + i * (high + 5)
        if r:
            found.append(_slip(pen, r, now, i >= len(requests), x, at_y, w, high))
        else:
            found.append(_back(pen, seat, i, x + i * 44, y, 0.24))
    return tuple(found)


def requests(table: Table) -> Items:
    box, t, seat = table.plan.box(REQUESTS), table.mine, table.me
    if not box[2]:
        return ()
    held = seen(table, seat, t.requests)
    if table.plan.front == REQUESTS:
        opened = sum([len(t.opened) for t in table.view.troupes])
        return _cards(table.pen, box, seat, held, table.hands[0], opened)
    return _slips(table.pen, box, seat, held, seen(table, seat, t.opened))


def seen(table: Table, seat: int, requests: list[int]) -> Seen:
    return tuple([(r, table.prospect(seat, r)) for r in requests])
