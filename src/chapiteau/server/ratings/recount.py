"""All ratings once more, from the tables themselves: whether they come to what is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, delete, insert, inspect, select

from ..store import schema as s
from ..store.house.ratings import begun, ratings_after
from ..store.records import records
from ..store.rows import RatedRow, RatedSeatRow, RatingRow
from ..store.rows.ratings import LEVEL
from .counting import rows_of
from .levels import start_of
from .model import Strength, strength_of
from .places import Place, places

CLOSE = 1e-6
"""Other machines may round the last digit otherwise."""
Key = tuple[str, str, str]


@dataclass
class Recount:
    """What came of it."""

    tables: int = 0
    missing: list[str] = field(default_factory=list)  # counted tables that are there no more
    seats: list[RatedSeatRow] = field(default_factory=list)
    ratings: dict[Key, RatingRow] = field(default_factory=dict)
    other: list[RatingRow] = field(default_factory=list)  # ratings as written, where they differ

    @property
    def agrees(self) -> bool:
        return not self.missing and not self.other


def recount(c: Connection) -> Recount:
    """Count every table anew in the order in which it was counted."""
    found = Recount()
    if not inspect(c).has_table(s.rated.name):  # a database of before there were ratings
        return found
    for row in records(RatedRow, c.execute(select(s.rated).order_by(s.rated.c.n))):
        found.tables += 1
        seats = recounted(c, row, found.ratings)
        if seats is None:
            found.missing.append(row.table)
            continue
        found.seats += seats
        known = {key[0]: rating for key, rating in found.ratings.items() if key[1:] == kind(row)}
        for new in ratings_after(row, known, seats):
            found.ratings[new.who, new.game, new.kind] = new
    found.other = list(differing(c, found))
    return found


def kind(row: RatedRow) -> tuple[str, str]:
    return row.game, row.kind


def recounted(
    c: Connection, row: RatedRow, known: Mapping[Key, RatingRow]
) -> list[RatedSeatRow] | None:
    """What a table comes to now; who is forgotten is taken for as strong as they were then."""
    there = begun(c, row.table)
    result = places(there) if there else None
    if there is None or result is None:
        return None
    query = select(s.rated_seats).where(s.rated_seats.c.table == row.table)
    written = {seat.seat: seat for seat in records(RatedSeatRow, c.execute(query))}
    here, before = [], {}
    for place in result.all:
        if place.entrant.seat in written:
            old = written[place.entrant.seat]
            named = as_named(place, old)
            here.append(named)
            before[named.entrant.who] = strength(named, row, there.row.seats, known, old)
    rows = rows_of(row.table, here, before, result.is_finished)
    return [RatedSeatRow(**{**asdict(r), "who": written[r.seat].who}) for r in rows]


def as_named(place: Place, written: RatedSeatRow) -> Place:
    """Two who are forgotten are still two."""
    e = place.entrant
    if written.who:
        return place
    return Place(type(e)(e.table, e.seat, f"forgotten {e.seat}", e.kind), place.rank, place.is_gone)


def strength(
    place: Place, row: RatedRow, seats: int, known: Mapping[Key, RatingRow], old: RatedSeatRow
) -> Strength:
    key = (old.who, row.game, row.kind)
    if not old.who:
        return Strength(old.mu, old.sigma)
    if key in known:
        return strength_of(known[key])
    return start_of(row.game, seats, old.who) if place.entrant.kind == LEVEL else Strength()


def differing(c: Connection, found: Recount) -> Iterator[RatingRow]:
    """Written ratings that the tables do not come to, and those that are not written."""
    written = {
        (row.who, row.game, row.kind): row
        for row in records(RatingRow, c.execute(select(s.ratings)))
    }
    mine = {key: row for key, row in found.ratings.items() if key[0]}
    for key in sorted(written.keys() | mine.keys()):
        one, other = written.get(key), mine.get(key)
        if one is None or other is None:
            yield one or RatingRow(*key, 0.0, 0.0, 0)
        elif not is_same(one, other):
            yield one


def is_same(one: RatingRow, other: RatingRow) -> bool:
    off = max(abs(one.mu - other.mu), abs(one.sigma - other.sigma))
    return off < CLOSE and one.games == other.games


def put_right(c: Connection, found: Recount) -> None:
    """Write what the tables come to."""
    c.execute(delete(s.ratings))
    mine = [asdict(row) for row in found.ratings.values() if row.who]
    if mine:
        c.execute(insert(s.ratings), mine)
    for seat in found.seats:
        one = (s.rated_seats.c.table == seat.table) & (s.rated_seats.c.seat == seat.seat)
        c.execute(s.rated_seats.update().where(one).values(**asdict(seat)))
