"""Play again: a table like this one for the same people, who are asked; bots sit at once."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ....bots.levels import RIVAL
from ...clocks.clock import clock_of
from ...live.messages import Message
from ...meeting.meet import REMATCH, made_for_all, next_id, wait_for
from ...people.people import Person
from ...refusal import Refused
from ...store.rows import AGAIN, BOT, EMPTY, FRIENDLY, HUMAN, OVER, SeatRow
from ...store.store import Conflict
from ..deeds.deed import deed, player, seat_of
from ..lessons import LESSON
from ..state import TableState
from .creation import Plan, create

if TYPE_CHECKING:
    from ...live.viewer import Viewer
    from ..table import LiveTable

AFTER_LESSONS = "novice"
"""The bots of a lesson know no other game."""


class Again(Message, frozen=True, tag="again"):
    """I want to play again: a new table for the same people, seats, options and bots."""


@deed(Again, by=player)
async def again(table: LiveTable, viewer: Viewer, message: Again) -> None:
    """Offer the others a new table with the same seats, unless somebody has done so already.

    Its id follows from this table's, so that two who ask at once, at whichever processes, make one.
    """
    state, person, seat = table.state, viewer.person, seat_of(table, viewer)
    if state.phase != OVER:
        raise Refused("not-over", 403)
    if AGAIN in state.marks:
        return
    id = next_id(table.id)
    with suppress(Conflict):
        seats, log = seats_for(state, person), [made_for_all(table.hall.clock())]
        has_others = any(s.kind == EMPTY for s in seats)
        await create(table.hall, person, plan_of(state), seats, id, log if has_others else ())
    others = [state.seats[other].person for other in state.owned_seats() - {seat}]
    await wait_for(table.hall, id, REMATCH, person.id, others)
    await table.commit(AGAIN, seat, id)


def plan_of(state: TableState) -> Plan:
    """The same options and the same box, by the rules of today."""
    row = state.row
    edition = state.game.edition({**row.options}, state.box)
    agreed = (edition, row.seats, row.pace, row.private, "", clock_of(row))
    return Plan(*agreed, row.own_box, row.own_version, FRIENDLY in state.marks)


def seats_for(state: TableState, person: Person) -> list[SeatRow]:
    """The asker and the bots are there; the seats of the others are free until they come."""
    seats = []
    for there in state.seats:
        seat = SeatRow(there.seat)
        if there.person == person.id:
            seat = SeatRow(there.seat, HUMAN, person.id, person.name)
        elif there.kind == BOT and not there.person:
            seat = SeatRow(there.seat, BOT, "", "", level_again(there.level))
        seats.append(seat)
    return seats


def level_again(level: str) -> str:
    """Who plays again: a rival finds out anew who suits the people at the table."""
    if level == LESSON:
        return AFTER_LESSONS
    return RIVAL if level.startswith(f"{RIVAL}-") else level
