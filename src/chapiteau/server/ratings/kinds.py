"""Which tables count, and as what: a duel is another game than a table of three or more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...bots.levels import level_of
from ...registry import games
from ..store.rows import BOT, HUMAN, EntrantRow, PersonRow, SeatRow, TableRow
from ..store.rows.ratings import LEVEL, PERSON, PROGRAM
from ..tables.boxes import is_of_house
from ..tables.lessons import LESSON

TWO, SEVERAL = "two", "several"
KINDS = (TWO, SEVERAL)


def kind_of_seats(seats: int) -> str:
    return TWO if seats == 2 else SEVERAL


def kind_of(row: TableRow) -> str:
    """The kind of a table; "" where nobody is measured against anybody: alone, with partners, from
    a record, or with a box that is not the house's."""
    game = games().get(row.game)
    if game is None or game.cooperative or row.seats < 2 or row.origin:
        return ""
    return kind_of_seats(row.seats) if is_of_house(game, row.box) else ""


def entrants(
    row: TableRow, seats: Sequence[SeatRow], accounts: Mapping[str, PersonRow]
) -> tuple[EntrantRow, ...]:
    """Who begins a game that counts; nobody where there is nothing to be learned from it."""
    if not kind_of(row) or any(seat.level == LESSON for seat in seats):
        return ()
    found = [each for seat in seats if (each := entrant(row.id, seat, accounts))]
    is_met = len({each.who for each in found}) > 1
    return tuple(found) if is_met and any(each.kind != LEVEL for each in found) else ()


def entrant(table: str, seat: SeatRow, accounts: Mapping[str, PersonRow]) -> EntrantRow | None:
    """Guests have no rating, and nobody is measured by them."""
    if seat.kind == BOT and not seat.person:
        return EntrantRow(table, seat.seat, level_of(seat.level), LEVEL)
    if seat.kind != HUMAN or seat.person not in accounts:
        return None
    kind = PROGRAM if accounts[seat.person].bot else PERSON
    return EntrantRow(table, seat.seat, seat.person, kind)
