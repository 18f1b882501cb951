"""Entering a tournament, leaving it, coming back, and showing what one has added to its deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..people.people import Person
from ..refusal import Refused
from ..store.rows import HUMAN, TournamentEntryRow, TournamentRow
from ..store.rows.tournaments import OPEN, RUNNING
from ..store.store import Conflict
from ..tables.seeds import check_nonce, seal
from .announcing import MOST_ENTRANTS, commitments_of
from .deals import Deals
from .stepping import begin, step
from .tables import is_playing_now

if TYPE_CHECKING:
    from ..tables.hall import Hall

MOST_TRIES = 20


async def found(hall: Hall, id: str) -> TournamentRow:
    row = await hall.store.tournaments.of(id)
    if row is None:
        raise Refused("no-such-tournament", 404)
    return row


async def enter(hall: Hall, person: Person, row: TournamentRow, nonce: str = "") -> None:
    """Take part, if there is room; whoever the host has blocked reads what everybody reads who
    comes too late."""
    if not person.registered:
        raise Refused("account-only", 403)
    if person.bot and not row.programs:
        raise Refused("tournament-no-programs", 403)
    blocks = await hall.store.meeting.blocks_among([row.host, person.id])
    if row.phase != OPEN or (row.host, person.id) in blocks:
        raise Refused("tournament-closed", 403)
    if not hall.ticket_limit.allows(person.id):
        raise Refused("too-fast", 429)
    name, now = person.name, hall.clock()
    mine = TournamentEntryRow(
        row.id, 0, HUMAN, person.id, name, nonce=check_nonce(nonce), joined=now
    )
    for _ in range(MOST_TRIES):
        try:
            if await hall.store.tournaments.enter(mine, MOST_ENTRANTS):
                return
            raise Refused("tournament-closed", 403)
        except Conflict:  # two have entered at once
            continue
    raise Refused("not-written", 503)


async def leave(hall: Hall, person: Person, row: TournamentRow) -> None:
    """Be drawn no more; whoever is at a table gives that game up."""
    await entry_of(hall, person, row)
    await hall.store.tournaments.leave(row.id, person.id)
    table = await is_playing_now(hall.store, row, person.id)
    if table:
        await hall.leave(person, table)


async def come_back(hall: Hall, person: Person, row: TournamentRow) -> None:
    """Whoever was late is drawn again from the next round on; whoever has left, too."""
    mine = await entry_of(hall, person, row)
    if row.phase != RUNNING or not mine.gone:
        raise Refused("tournament-closed", 403)
    await hall.store.tournaments.come_back(row.id, person.id)


async def show_number(hall: Hall, person: Person, row: TournamentRow, number: str) -> None:
    """Show what lies under one's seal, once nobody can add anything any more."""
    mine = await entry_of(hall, person, row)
    if row.phase == OPEN or seal(row.commitment, check_nonce(number)) != mine.nonce:
        raise Refused("other-number")
    await hall.store.tournaments.show_number(row.id, person.id, number)


async def begin_now(hall: Hall, person: Person, row: TournamentRow) -> None:
    """The host begins."""
    check_host(person, row)
    await begin(hall, row)
    await step(hall, row.id)


async def call_off(hall: Hall, person: Person, row: TournamentRow) -> None:
    check_host(person, row)
    if not await hall.store.tournaments.call_off(row.id, hall.clock()):
        raise Refused("tournament-closed", 403)


def check_host(person: Person, row: TournamentRow) -> None:
    if row.host != person.id or not person.id:
        raise Refused("host-only", 403)


async def entry_of(hall: Hall, person: Person, row: TournamentRow) -> TournamentEntryRow:
    entries = await hall.store.tournaments.entries(row.id)
    mine = next((e for e in entries if e.person == person.id and e.person), None)
    if mine is None:
        raise Refused("not-entered", 403)
    return mine


def deals_shown(row: TournamentRow, entries: list[TournamentEntryRow]) -> Deals:
    """All that is known of the deals; nonces once nobody can add to them."""
    people = [e for e in entries if e.kind == HUMAN] if row.phase != OPEN else []
    return {
        "commitment": row.commitment,
        "commitments": commitments_of(row),
        "nonces": [e.nonce for e in people],
        "numbers": {str(i): e.number for i, e in enumerate(people) if e.number},
    }
