"""Caravels in the sky of their cities, each seat's in a place of its own; and claims."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import centred
from .....draw.pen import piece
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.states import lock
from .....draw.svg import rect
from ...rules.state import Fourberies, Troupe
from ..pieces.small import FRIEND_SEATS, caravel, promised
from ..plan import Lane, Plan
from ..table import Items, Quill, Table

SIZES: Final = {"waiting": 38.0, "planned": 32.0, "lying": 27.0}


class Berth(NamedTuple):
    """A caravel: whose, and whether it waits, is about to leave, or has stayed."""

    city: int
    seat: int
    is_friend: bool
    where: str


def berths(view: Fourberies) -> list[Berth]:
    """Every caravel that a view shows."""
    return [berth for seat, t in enumerate(view.troupes) for berth in berths_of(seat, t)]


def berths_of(seat: int, t: Troupe) -> list[Berth]:
    """The caravels of a troupe and of its Friend."""
    own = ((t.visiting, "waiting"), (t.picks, "planned"), (t.caravels_on_board(), "lying"))
    friends = (
        (t.friend_visit, "waiting"), (t.friend_pick, "planned"), (t.friend_used, "lying"),
    )  # fmt: skip
    return [
        Berth(city, seat, is_friend, where)
        for is_friend, fleet in ((False, own), (True, friends))
        for cities, where in fleet
        for city in cities
        if city
    ]


@piece
def _caravel(pen: Quill, berth: Berth, lane: Lane, seats: int) -> Item:
    """Every seat has its own place in the sky of a city, a Friend beside its troupe."""
    city, seat, is_friend, where = berth
    hall = pen.room
    slots, slot = (4, seat * 2 + is_friend) if seats == 2 else (seats, seat)
    pitch = min(29.0, (lane.w - 42) / (slots - 1))
    x = lane.x + lane.w / 2 + centred(slots, pitch, 1000.0)[slot]
    colour, w = FRIEND_SEATS[seat] if is_friend else seat, SIZES[where]
    if where == "planned":
        svg = promised(colour, w * 0.8, hall, is_friend)
    else:
        svg = caravel(colour, w, hall.balloon_halo if where == "waiting" else "", is_friend)
    key = f"{'w' if is_friend else 'v'}{seat}-{city}"
    return Item(key, x, lane.y + lane.harbour, svg, label=_said(pen, berth))


def _said(pen: Quill, berth: Berth) -> str:
    player = pen.player(berth.seat)
    if berth.is_friend:
        player = pen.words("outline-friend-of", player=player)
    said = {"player": player, "city": pen.name("city", berth.city)}
    return pen.words(f"board-caravel-{berth.where}", **said)


@piece
def _fleet(pen: Quill, plan: Plan, found: tuple[Berth, ...], seats: int) -> Items:
    ordered = sorted(found, key=lambda b: (b.city, b.where != "lying", b.seat, b.is_friend))
    return tuple([_caravel(pen, berth, plan.lanes[berth.city - 1], seats) for berth in ordered])


def caravels(table: Table) -> Items:
    """Those that everybody sees."""
    return _fleet(table.pen, table.plan, tuple(berths(table.view)), table.view.seats)


def plans(table: Table) -> Items:
    """Those that are only planned, as far as the viewer alone knows."""
    if table.viewer < 0:
        return ()
    mine = {Berth(city, table.viewer, False, "planned") for city in table.planned}
    known = table.everybody.view.troupes
    for seat, (t, seen) in enumerate(zip(table.view.troupes, known, strict=True)):
        if travels(t) != travels(seen):
            mine.update(berths_of(seat, t))
        if mine:
            mine.difference_update(berths_of(seat, seen))
    return _fleet(table.pen, table.plan, tuple(sorted(mine)), table.view.seats)


def travels(t: Troupe) -> tuple[list[int], ...]:
    """All that caravels show of a troupe."""
    return t.visiting, t.picks, t.hand, t.friend_visit, t.friend_pick, t.friend_used


@piece
def _claim(pen: Quill, seat: int, lane: Lane) -> Item:
    """7.4 A city that an Ox keeps for one troupe."""
    hall = pen.room
    svg = rect(-27, -13, 54, 26, 13, fill=hall.panel, stroke=hall.metal, stroke_width=1.6)
    svg += sigil(seat, -12, 0, 7) + lock(12, 0, hall, 10)
    said = {"player": pen.player(seat), "city": pen.name("city", lane.city)}
    x, y = lane.x + lane.w / 2, lane.y + lane.head + 56
    return Item(f"k{seat}", x, y, svg, label=pen.words("board-claimed", **said))


def claims(table: Table) -> Items:
    found = enumerate(table.view.troupes)
    return tuple(
        [_claim(table.pen, s, table.plan.lanes[t.claimed - 1]) for s, t in found if t.claimed]
    )
