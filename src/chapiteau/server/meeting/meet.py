"""What is done to bring people together, and to keep them apart who want that."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from ...registry import find
from ..people.people import Person
from ..refusal import Refused
from ..store.chain import chained_log
from ..store.rows import (
    HUMAN,
    MET,
    WAITING,
    BlockRow,
    LogEntry,
    MeetingRow,
    SeatRow,
    StoredTable,
    TicketRow,
)
from ..tables.new.creation import Plan, create, new_row
from ..tables.paces import DAY, PACES
from ..tables.rivals import MOST_READ, strength_of
from .tickets import MOST_OPEN, groups, lifetime

if TYPE_CHECKING:
    from ..tables.hall import Hall

BY_TICKET, CHALLENGE, REMATCH = "ticket", "challenge", "again"
OPEN_FOR = 3 * DAY  # seconds for which a challenge or a rematch waits
MOST_COMPANIONS = 60
"""People I played with that are listed, the latest first."""


@dataclass(frozen=True)
class Companion:
    """Somebody with whom a person has played."""

    id: str
    name: str
    games: int
    last: float
    is_blocked: bool


# tickets


async def take_ticket(
    hall: Hall, person: Person, game: str, seats: int, pace: str, near: bool
) -> None:
    """Look for a game; who fits already is found at once."""
    found = find(game)
    if seats:
        found.check_seats(seats)
    if pace not in PACES:
        raise Refused("bad-pace")
    if seats == 1 or found.most < 2:
        raise Refused("bad-ticket")
    if not hall.ticket_limit.allows(person.id):
        raise Refused("too-fast", 429)
    now, mine = hall.clock(), await strength_of(hall, person.id, game)
    ticket = TicketRow(
        secrets.token_hex(12), person.id, game, seats, pace, near, mine, now, now + lifetime(pace)
    )
    if not await hall.store.meeting.add_ticket(ticket, MOST_OPEN):
        raise Refused("too-many-tickets", most=MOST_OPEN)
    await seat_all(hall)


async def seat_all(hall: Hall) -> None:
    """Make tables of all tickets that fit; a ticket that another process was quicker with stays
    out of it."""
    rows, now = hall.store.meeting, hall.clock()
    tickets = await rows.tickets(now)
    blocks = await rows.blocks_among({ticket.person for ticket in tickets})
    for group in groups(tickets, blocks):
        await seat_group(hall, group)


async def look_after_tickets(hall: Hall) -> None:
    """Seat whatever fits, also where its owners have gone, and forget what has expired."""
    await seat_all(hall)
    await hall.store.meeting.forget_old(hall.clock())


async def seat_group(hall: Hall, group: list[TicketRow]) -> bool:
    """One table for a group, of which all are told."""
    first, now = group[0], hall.clock()
    names = await hall.store.meeting.accounts({ticket.person for ticket in group})
    if len(names) != len(group):  # somebody's account has gone
        return False
    plan = Plan(find(first.game).edition({}), len(group), first.pace, True)
    row = await new_row(hall, first.person, plan)
    seats = [
        SeatRow(i, HUMAN, ticket.person, names[ticket.person].name)
        for i, ticket in enumerate(group)
    ]
    log = chained_log(row.id, [made_for_all(now)])
    row = replace(row, head=log[-1].hash)
    until = now + lifetime(first.pace)
    meetings = [MeetingRow(row.id, t.person, BY_TICKET, "", now, until) for t in group]
    return await hall.store.meeting.seat_tickets(group, row, seats, log, meetings)


def made_for_all(now: float) -> LogEntry:
    """The first entry of a table at which anybody who sits there may begin."""
    return LogEntry(0, MET, -1, at=now)


# people


async def companions(hall: Hall, person: str) -> list[Companion]:
    """The people with an account with whom somebody has played, the latest first."""
    games, last = dict[str, int](), dict[str, float]()
    for stored in await hall.store.tables_of(person, MOST_READ):
        for other in others_at(stored, person):
            games[other] = games.get(other, 0) + 1
            last[other] = max(last.get(other, 0.0), stored.row.touched)
    blocked = await hall.store.meeting.blocked_by(person)
    accounts = await hall.store.meeting.accounts({*games, *blocked})
    found = [
        Companion(id, row.name, games.get(id, 0), last.get(id, 0.0), id in blocked)
        for id, row in accounts.items()
    ]
    return sorted(found, key=lambda each: (each.is_blocked, -each.last))[:MOST_COMPANIONS]


def others_at(stored: StoredTable, person: str) -> list[str]:
    """The other people of a table that was begun."""
    is_begun = stored.row.phase != WAITING
    return [s.person for s in stored.seats if is_begun and s.person not in ("", person)]


async def challenge(hall: Hall, person: Person, other: str, game: str, pace: str) -> str:
    """A table for two, at which somebody is waited for whom one has played with.

    Whoever is blocked reads what everybody reads who may not: nothing tells why.
    """
    known = {each.id for each in await companions(hall, person.id)}
    blocks = await hall.store.meeting.blocks_among([person.id, other])
    if other not in known or blocks or other == person.id:
        raise Refused("cannot-challenge", 403)
    now = hall.clock()
    if await hall.store.meeting.open_between(person.id, other, now):
        raise Refused("challenge-waits")
    if not hall.ticket_limit.allows(person.id):
        raise Refused("too-fast", 429)
    if find(game).fewest > 2:
        raise Refused("bad-ticket")
    plan = Plan(find(game).edition({}), 2, pace, True)
    seats = [SeatRow(0, HUMAN, person.id, person.name), SeatRow(1)]
    table = await create(hall, person, plan, seats, log=[made_for_all(now)])
    await wait_for(hall, table, CHALLENGE, person.id, [other])
    return table


async def wait_for(hall: Hall, table: str, kind: str, by: str, people: list[str]) -> None:
    """Let people see a table, and have them told; not those who have blocked whoever asks."""
    rows, now = hall.store.meeting, hall.clock()
    blocks = await rows.blocks_among([by, *people])
    told = [other for other in people if (other, by) not in blocks]
    for other in people:
        await hall.store.invite(table, other)
    until = now + OPEN_FOR
    await rows.meet([MeetingRow(table, other, kind, by, now, until) for other in told])


async def accept(hall: Hall, person: Person, table: str) -> None:
    """Come to a table that waits for one, and sit down there: at a rematch where one sat."""
    meeting = await found(hall, person, table)
    seat = await seat_before(hall, person.id, table) if meeting.kind == REMATCH else None
    await hall.seat(person, table, seat)
    await hall.store.meeting.met(table, person.id)


async def seat_before(hall: Hall, person: str, table: str) -> int | None:
    """Where somebody sat in the game before this one."""
    for stored in await hall.store.tables_of(person):
        if next_id(stored.row.id) == table:
            return next((s.seat for s in stored.seats if s.person == person), None)
    return None


def next_id(id: str) -> str:
    """The table of a rematch: whoever asks for one, in whatever process, makes the same."""
    return blake2b(f"again {id}".encode(), digest_size=12).hexdigest()


async def decline(hall: Hall, person: Person, table: str) -> None:
    """Do not come; a seat that was given for a ticket is free again."""
    meeting = await found(hall, person, table)
    if meeting.kind == BY_TICKET:
        await hall.leave(person, table)
    await hall.store.meeting.met(table, person.id)


async def found(hall: Hall, person: Person, table: str) -> MeetingRow:
    mine = await hall.store.meeting.meetings(person.id, hall.clock())
    meeting = next((each for each in mine if each.table == table), None)
    if meeting is None:
        raise Refused("no-such-meeting", 404)
    return meeting


async def block(hall: Hall, person: Person, other: str) -> None:
    """From now on this person can neither challenge nor be seated with one, nor be heard."""
    known = {each.id for each in await companions(hall, person.id)}
    if other not in known:
        raise Refused("no-such-person", 404)
    await hall.store.meeting.block(BlockRow(person.id, other, hall.clock()))
    await heard_anew(hall, person)


async def unblock(hall: Hall, person: Person, other: str) -> None:
    await hall.store.meeting.unblock(person.id, other)
    await heard_anew(hall, person)


async def heard_anew(hall: Hall, person: Person) -> None:
    """Open pages of somebody hear the talk as they want it now, in whichever process."""
    hall.cluster.publish_name(person.id, person.name)
    await hall.places.hear_anew(person.id)
