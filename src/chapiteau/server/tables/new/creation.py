"""A new table: what it is to be, and how it is written down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ....core.edition import Edition, spelled
from ...clocks.clock import Clock, as_row
from ...moderation.policy import check_may_make_tables
from ...people.codes import new_invitation
from ...people.people import Person
from ...refusal import Refused
from ...store.chain import chained_log
from ...store.rows import FRIENDLY, LogEntry, SeatRow, TableRow
from .. import boxes
from ..paces import CLOCKED, PACES
from ..seeds import new_seed

if TYPE_CHECKING:
    from ...boxes.shelf import Chosen
    from ..hall import Hall


@dataclass(frozen=True)
class Plan:
    """What a new table is to be."""

    edition: Edition
    seats: int
    pace: str
    private: bool
    seed: str = ""  # of a lesson, where nothing is left to chance
    clock: Clock | None = None  # at the pace CLOCKED
    own_box: str = ""  # the id of the box that somebody has made, if it is one
    own_version: int = 0
    friendly: bool = False  # whether it counts for no rating, wherever games do

    def played_with(self, own: Chosen | None) -> Plan:
        """The same with a box that somebody has made, if one was chosen."""
        if own is None:
            return self
        edition = self.edition.game.edition(self.edition.options, own.box, self.edition.rules)
        return replace(self, edition=edition, own_box=own.id, own_version=own.version)


async def create(
    hall: Hall,
    person: Person,
    plan: Plan,
    seats: list[SeatRow],
    id: str = "",
    log: Sequence[LogEntry] = (),
) -> str:
    """Write a table down; its creator, who sits at one of its seats, is its host."""
    if not plan.seed:  # a lesson is for everybody
        await check_may_make_tables(hall.store, person)
    if (plan.pace != CLOCKED) if plan.clock else plan.pace not in PACES:
        raise Refused("bad-pace")
    if not hall.new_table_limit.allows(person.id):
        raise Refused("too-fast", 429)
    await hall.people.ensure_stored(person)
    row = await new_row(hall, person.id, plan, id)
    if plan.friendly:
        log = [*log, LogEntry(len(log), FRIENDLY, -1, at=row.created)]
    entries = chained_log(row.id, log)
    row = replace(row, head=entries[-1].hash) if entries else row
    await hall.store.create(row, seats, entries)
    hall.events.wake(seat.person for seat in seats)
    return row.id


async def new_row(hall: Hall, host: str, plan: Plan, id: str = "") -> TableRow:
    """The row of a table that is to be, with the server's share of its seed."""
    edition = plan.edition
    if not plan.seed:  # a lesson keeps to the box that it tells of
        edition = await hall.house_boxes.agreed(edition)
    box = await boxes.ensure_stored(hall.store, edition.game, edition.box)
    (seed, nonce), now = new_seed(), hall.clock()
    return TableRow(
        id=id or secrets.token_hex(12),
        code=new_invitation(),
        game=edition.game.name,
        rules=edition.rules,
        options={k: spelled(v) for k, v in edition.options.items()},
        seats=plan.seats,
        pace=plan.pace,
        private=plan.private,
        host=host,
        seed=plan.seed or seed,
        nonce=nonce,
        created=now,
        touched=now,
        box=box,
        clock=as_row(plan.clock),
        own_box=plan.own_box,
        own_version=plan.own_version,
    )
