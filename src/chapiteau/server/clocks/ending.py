"""When a clock begins, when its player announces rests, and when its time is up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from ..notices.choosing import Choices
from ..refusal import Refused
from ..store.rows import BOT, HUMAN, PLAYING
from ..store.store import Store
from .clock import LAST, clock_of
from .times import CLOCK, GAVE_UP, HOURS, LATE, LOST, Announced

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import LiveTable

SUBSTITUTE = "amateur"
"""How well the bot plays that takes over."""


async def announced(store: Store, person: str) -> Announced:
    """What somebody has said of their nights and holidays."""
    usual = Choices(person, await store.notices.choices([person])).usual
    letters = await store.letters(person)
    away = (letters.away_from, letters.away) if letters else (0.0, 0.0)
    return Announced(usual.zone, (usual.quiet_from, usual.quiet_until), away)


async def wind_up(table: LiveTable) -> None:
    """Write down, before the start, who has a clock and when it rests."""
    times, store = table.state.times, table.store
    if times is None:
        return
    people = {s.seat: s.person for s in table.state.seats if s.kind == HUMAN}
    is_slow = times.clock.is_slow
    said = {s: await announced(store, p) if is_slow else Announced() for s, p in people.items()}
    await table.commit(CLOCK, -1, msgspec.json.encode(said).decode())


async def note_hours(table: LiveTable, person: str) -> None:
    """Nights and holidays of somebody as they are announced now, where they count."""
    times, seat = table.state.times, table.state.seat_of(person)
    if times and times.clock.is_slow and seat is not None and table.state.phase == PLAYING:
        said = await announced(table.store, person)
        await table.commit(HOURS, seat, msgspec.json.encode(said).decode())


async def tell_tables(hall: Hall, person: str) -> None:
    """Somebody has announced something: all their tables with a clock note it."""

    async def note(table: LiveTable) -> None:
        await note_hours(table, person)
        table.show()

    for stored in await hall.store.tables_of(person):
        clock = clock_of(stored.row)
        if stored.row.phase == PLAYING and clock and clock.is_slow:
            await hall.run_at(stored.row.id, note)


async def end_time(table: LiveTable) -> list[int]:
    """Give seats whose time is up to bots; returns which.

    Before that, whoever looks after clocks says whether the house was there all the time.
    """
    from ..tables.deeds.seating import seat_change

    times, hall = table.state.times, table.hall
    if times is None or table.doubtful or not times.late(hall.clock()):
        return []
    await hall.clocks.look()
    late = times.late(hall.clock())
    what = LOST if times.clock.end == LAST else LATE
    for seat in late:
        there = table.state.seats[seat]
        await seat_change(table, replace(there, kind=BOT, level=SUBSTITUTE), what, there.name)
    if late:
        table.bots.wake()
    return late


async def give_up(table: LiveTable, seat: int) -> None:
    """Leave for good where others count on the game: a bot plays on, and one ranks last."""
    from ..tables.deeds.seating import seat_change

    there = table.state.seats[seat]
    await seat_change(table, replace(there, kind=BOT, level=SUBSTITUTE), GAVE_UP, there.name)
    table.bots.wake()


async def refuse_late(table: LiveTable, seat: int) -> None:
    """A decision that comes after its time is none."""
    if seat in await end_time(table):
        table.show()
        raise Refused("time-is-up", 403)


async def check(hall: Hall, id: str) -> None:
    """Look at a table whose time should be up, whether anybody has it open or not."""

    async def look(table: LiveTable) -> None:
        ended, times = await end_time(table), table.state.times
        if ended:
            table.show()
        elif times and table.state.phase == PLAYING:
            await hall.store.clocks.put_off(id, times.due(hall.clock()))

    await hall.run_at(id, look)
