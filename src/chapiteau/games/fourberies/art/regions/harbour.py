"""Caravels in the sky of their cities, each seat's in a place of its own; and claims."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .....draw.layout import centred
from .....draw.memo import memo
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


Fleet = tuple[tuple[int, ...], ...]
"""The cities of a troupe's caravels and of its Friend's, by what they do there."""


def fleet_of(t: Troupe) -> Fleet:
    own = t.visiting, t.picks, t.caravels_on_board()
    return tuple(map(tuple, (*own, t.friend_visit, t.friend_pick, t.friend_used)))


def fleets_of(view: Fourberies) -> tuple[Fleet, ...]:
    return tuple(map(fleet_of, view.troupes))


@memo
def berths_of(seat: int, fleet: Fleet) -> tuple[Berth, ...]:
    """The caravels of a troupe and of its Friend."""
    return tuple(
        [
            Berth(city, seat, nth >= len(SIZES), where)
            for nth, (where, cities) in enumerate(zip((*SIZES, *SIZES), fleet, strict=True))
            for city in cities
            if city
        ]
    )


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


def _drawn(pen: Quill, plan: Plan, found: Iterable[Berth], seats: int) -> Items:
    ordered = sorted(found, key=lambda b: (b.city, b.where != "lying", b.seat, b.is_friend))
    return tuple([_caravel(pen, berth, plan.lanes[berth.city - 1], seats) for berth in ordered])


@piece
def _caravels(pen: Quill, plan: Plan, fleets: tuple[Fleet, ...]) -> Items:
    found = [berth for seat, fleet in enumerate(fleets) for berth in berths_of(seat, fleet)]
    return _drawn(pen, plan, found, len(fleets))


def caravels(table: Table) -> Items:
    """Those that everybody sees."""
    return _caravels(table.pen, table.plan, table.once(fleets_seen))


def fleets_seen(table: Table) -> tuple[Fleet, ...]:
    return fleets_of(table.view)


def plans(table: Table) -> Items:
    """Those that are only planned, as far as the viewer alone knows."""
    if table.viewer < 0:
        return ()
    planned, known = tuple(table.planned), table.everybody
    pairs = zip(table.view.troupes, known.view.troupes, strict=True)
    if not planned and all(travels(mine) == travels(seen) for mine, seen in pairs):
        return ()
    fleets, seen = fleets_of(table.view), known.once(fleets_seen)
    return _plans(table.pen, table.plan, table.viewer, planned, fleets, seen)


def travels(t: Troupe) -> tuple[list[int], ...]:
    """All that caravels show of a troupe."""
    return t.visiting, t.picks, t.hand, t.friend_visit, t.friend_pick, t.friend_used


@piece
def _plans(
    pen: Quill,
    plan: Plan,
    viewer: int,
    planned: tuple[int, ...],
    fleets: tuple[Fleet, ...],
    seen: tuple[Fleet, ...],
) -> Items:
    """All that one knows of and plans, without those that everybody sees."""
    mine = {Berth(city, viewer, False, "planned") for city in planned}
    for seat, fleet in enumerate(fleets):
        mine.update(berths_of(seat, fleet))
    for seat, fleet in enumerate(seen):
        mine.difference_update(berths_of(seat, fleet))
    return _drawn(pen, plan, mine, len(fleets))


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
