"""The next step of a tournament: begin, draw a round, start its tables, count it, finish.

Each is found from what is written, and writes all that it changes at once. Two processes that take
the same step at the same time write it once; one that dies leaves it to whoever looks next.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.errors import ChapiteauError
from ..refusal import Refused
from ..store.house.tournaments import NewRound
from ..store.rows import (
    BOT,
    HUMAN,
    OVER,
    WAITING,
    StoredTable,
    TournamentEntryRow,
    TournamentRow,
    TournamentSeatRow,
)
from ..store.rows.tournaments import LATE, OPEN, RUNNING, VOID
from .deals import lots
from .drawing import groups
from .luck import to_review
from .next_round import BOTS, GROUPS, Rules, next_round
from .results import Entrant, Played, Round, Seated
from .tables import new_table, results

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import LiveTable

MOST_STEPS = 4
"""That are taken at once: to count a round, to draw the next, and to start its tables."""


async def step(hall: Hall, id: str) -> None:
    """Do all that can be done now."""
    for _ in range(MOST_STEPS):
        row = await hall.store.tournaments.of(id)
        if row is None or not await stepped(hall, row):
            return


async def step_all(hall: Hall) -> None:
    """Take the next step wherever there is one."""
    for id in await hall.store.tournaments.under_way(hall.clock()):
        await step(hall, id)


async def stepped(hall: Hall, t: TournamentRow) -> bool:
    """Take one step; whether there may be another."""
    if t.phase == OPEN:
        return await begin_in_time(hall, t)
    if t.phase != RUNNING:
        return False
    if t.ended < t.round:
        return await played(hall, t)
    return await draw(hall, t)


async def begin_in_time(hall: Hall, t: TournamentRow) -> bool:
    """Begin one that is due; one to which too few have come is called off."""
    if not t.starts or t.starts > hall.clock():
        return False
    try:
        await begin(hall, t)
    except Refused as e:
        if e.id == "tournament-too-few":
            await hall.store.tournaments.call_off(t.id, hall.clock())
        return False
    return True


async def begin(hall: Hall, t: TournamentRow) -> None:
    """Draw the first round, after which nobody can enter or add anything."""
    if t.phase != OPEN:
        raise Refused("already-started")
    if not await draw(hall, t):
        fewest = 2 if t.filling == BOTS else t.seats
        raise Refused("tournament-too-few", fewest=fewest)


# a round that is to be played


async def draw(hall: Hall, t: TournamentRow) -> bool:
    """Draw the next round, or finish when there is none; whether there is one now."""
    rows = hall.store.tournaments
    entries, seats = await rows.entries(t.id), await rows.seats(t.id)
    entrants = await who_is_in(hall, entries)
    order = lots(t.commitment, nonces_of(entries), [e.n for e in entrants if not e.is_bot])
    if t.round == 0 and t.form == GROUPS:
        entrants = grouped(entrants, order, t.group_size)
    apart = await kept_apart(hall, entries)
    drawn = next_round(rules_of(t), entrants, rounds_of(t, seats), apart, order)
    if drawn is None:
        if t.phase == RUNNING and await rows.finish(t.id, hall.clock()):
            hall.metrics.tournaments.count("finished")
        return False
    number, now = t.round + 1, hall.clock()
    bots = [
        TournamentEntryRow(t.id, e.n, BOT, level=t.level, group=e.group, joined=now)
        for e in drawn.new_bots
    ]
    by_n = {e.n: e for e in [*entries, *bots]}
    tables = [await new_table(hall, t, number, i, o, by_n) for i, o in enumerate(drawn.tables)]
    new_seats = [
        TournamentSeatRow(t.id, number, n, place + 1, tables[place].row.id, seat)
        for place, table in enumerate(drawn.tables)
        for seat, n in enumerate(table)
    ]
    new_seats += [TournamentSeatRow(t.id, number, n) for n in drawn.byes]
    together = [(e.n, e.group) for e in entrants] if t.round == 0 else []
    is_first = await rows.draw(NewRound(t.id, number, now, tables, new_seats, bots, together))
    if is_first:
        hall.metrics.tournaments.count("drawn")
    return is_first


async def who_is_in(hall: Hall, entries: Sequence[TournamentEntryRow]) -> list[Entrant]:
    """Everybody, and whether they are still there: an account that is closed is not."""
    people = {e.person for e in entries if e.person}
    accounts = await hall.store.meeting.accounts(people)
    there = {id for id, account in accounts.items() if not account.closed}
    return [
        Entrant(
            e.n, e.kind == BOT, bool(e.gone) or (e.kind == HUMAN and e.person not in there), e.group
        )
        for e in entries
    ]


def grouped(entrants: Sequence[Entrant], order: Sequence[int], size: int) -> list[Entrant]:
    here = {e.n for e in entrants if not e.is_gone}
    of = {
        n: i
        for i, group in enumerate(groups([n for n in order if n in here], size), 1)
        for n in group
    }
    return [replace(e, group=of.get(e.n, 1)) for e in entrants]


async def kept_apart(hall: Hall, entries: Sequence[TournamentEntryRow]) -> set[tuple[int, int]]:
    """Entrants of whom one has blocked the other: not at one table, as long as that can be."""
    n = {e.person: e.n for e in entries if e.person}
    return {(n[a], n[b]) for a, b in await hall.store.meeting.blocks_among(set(n))}


def nonces_of(entries: Sequence[TournamentEntryRow]) -> list[str]:
    """What all who have entered added to every deal."""
    return [e.nonce for e in entries if e.kind == HUMAN]


def rules_of(t: TournamentRow) -> Rules:
    return Rules(t.seats, t.rounds, t.form, t.filling, t.duplicate)


def rounds_of(t: TournamentRow, seats: Sequence[TournamentSeatRow]) -> list[Round]:
    """All rounds that were counted, as the arithmetic reads them."""
    return [
        round_of([s for s in seats if s.round == number], number > t.rounds)
        for number in range(1, t.ended + 1)
    ]


def round_of(seats: Sequence[TournamentSeatRow], is_final: bool) -> Round:
    void = [s for s in seats if s.table and s.rank == VOID]
    places = sorted({s.place for s in seats if s.table} - {s.place for s in void})
    tables = tuple(
        Played(
            place,
            tuple(
                Seated(s.entry, s.seat, s.score, s.rank, s.is_out)
                for s in seats
                if s.table and s.place == place
            ),
        )
        for place in places
    )
    byes = tuple(s.entry for s in seats if not s.table)
    return Round(tables, byes, is_final, tuple(s.entry for s in void))


# a round that is played


async def played(hall: Hall, t: TournamentRow) -> bool:
    """Start what waits to be, and count the round once its last table has ended."""
    rows = hall.store.tournaments
    seats = [s for s in await rows.seats(t.id) if s.round == t.round]
    phases = await rows.phases({s.table for s in seats if s.table})
    entries = await rows.entries(t.id)
    for id in sorted(id for id, phase in phases.items() if phase == WAITING):
        await start(hall, id, nonces_of(entries))
    if any(phase != OVER for phase in phases.values()):
        return False
    tables = {id: stored for id in phases if (stored := await hall.store.table(id))}
    ended = results(seats, tables)
    people = {e.n for e in entries if e.kind == HUMAN}
    gone = {s.entry: LATE for s in ended if s.is_out and s.entry in people}
    now, reviews = hall.clock(), to_review(tables.values(), hall.clock())
    if await rows.end_round(t.id, t.round, ended, gone, now, reviews):
        hall.metrics.tournaments.count("counted")
        await opened(hall, list(tables.values()))
    return True


async def start(hall: Hall, id: str, nonces: Sequence[str]) -> None:
    """Deal at a table, unless another process has; one that cannot be opened does not keep the
    others from playing."""
    from ..tables.deeds import seating

    async def begin_table(table: LiveTable) -> None:
        await seating.begin(table, "", "", nonces)
        table.bots.wake()
        table.show()

    with suppress(ChapiteauError):
        await hall.run_at(id, begin_table)


async def opened(hall: Hall, tables: Sequence[StoredTable]) -> None:
    """The doors of a deal are open: whoever has one of its tables before them sees it."""
    for stored in tables:
        if stored.row.sealed:
            with suppress(ChapiteauError):
                await hall.reload(stored.row.id)
