"""Counting a table: once, by whichever process, the same from the same rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..store.house.ratings import Begun, Known
from ..store.rows import RatedRow, RatedSeatRow
from ..store.rows.ratings import LEVEL, PERSON
from ..store.store import Conflict, Store, StoreFailed
from .kinds import kind_of, kind_of_seats
from .levels import start_of
from .model import Strength, after, mean, strength_of
from .places import Place, Places, places

if TYPE_CHECKING:
    from ..tables.hall import Hall

MOST_TRIES = 20


async def count(store: Store, table: str, now: float) -> bool:
    """Count a table if its places are known by now and nobody has; whether this did it."""
    begun = await store.ratings.begun(table)
    if begun is None or not begun.entrants or begun.row.sealed:
        return False
    found = places(begun)
    if found is None:
        return False
    kind = kind_of(begun.row) or kind_of_seats(begun.row.seats)
    row = RatedRow(0, table, begun.row.game, kind, now)
    for _ in range(MOST_TRIES):
        try:
            return await store.ratings.count(row, lambda known: counted(begun, found, known))
        except Conflict:  # another process counted another table
            continue
    raise StoreFailed("other processes kept counting first")


async def count_soon(hall: Hall, table: str) -> None:
    """Count a table that has just ended or been left, where that is switched on."""
    if hall.settings.ratings and await count(hall.store, table, hall.clock()):
        hall.metrics.ratings.count("end")


async def count_all(hall: Hall) -> None:
    """Count whatever has ended and was not counted."""
    for table in await hall.store.ratings.uncounted():
        if await count(hall.store, table, hall.clock()):
            hall.metrics.ratings.count("later")


def counted(begun: Begun, found: Places, known: Known) -> list[RatedSeatRow]:
    """What a table comes to for everybody who began there and is not forgotten."""
    row = begun.row
    here = [place for place in found.all if place.entrant.who]
    before = {p.entrant.who: strength_before(p, row.game, row.seats, known) for p in here}
    return rows_of(row.id, here, before, found.is_finished)


def strength_before(place: Place, game: str, seats: int, known: Known) -> Strength:
    who = place.entrant.who
    if who in known:
        return strength_of(known[who])
    return start_of(game, seats, who) if place.entrant.kind == LEVEL else Strength()


def rows_of(
    table: str, here: Sequence[Place], before: Mapping[str, Strength], is_finished: bool
) -> list[RatedSeatRow]:
    """People are measured by people alone; bots by all who played to the end."""
    people = [place for place in here if place.entrant.kind == PERSON]
    new = moved(people, before)
    if is_finished:
        stayed = [place for place in here if not place.is_gone]
        bots = {p.entrant.who for p in stayed if p.entrant.kind != PERSON}
        new |= {who: each for who, each in moved(stayed, before).items() if who in bots}
    return [row_of(table, place, before[place.entrant.who], new) for place in here]


def row_of(table: str, place: Place, old: Strength, new: Mapping[str, Strength]) -> RatedSeatRow:
    e, moves = place.entrant, place.entrant.who in new and not is_bot_gone(place)
    now = new[e.who] if moves else old
    strengths = (old.mu, old.sigma, now.mu, now.sigma)
    return RatedSeatRow(table, e.seat, e.who, e.kind, place.rank, place.is_gone, moves, *strengths)


def is_bot_gone(place: Place) -> bool:
    """A bot in whose place another played has not lost by that."""
    return place.is_gone and place.entrant.kind != PERSON


def moved(among: Sequence[Place], before: Mapping[str, Strength]) -> dict[str, Strength]:
    """The new strengths of all who have met somebody."""
    whos = [place.entrant.who for place in among]
    if len(set(whos)) < 2:
        return {}
    new = after([place.rank for place in among], [before[who] for who in whos])
    return {
        who: mean([s for s, other in zip(new, whos, strict=True) if other == who])
        for who in dict.fromkeys(whos)
    }
