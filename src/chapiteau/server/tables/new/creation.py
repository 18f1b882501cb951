"""A new table: what it is to be, and how it is written down."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....core.edition import Edition, spelled
from ...people.codes import new_invitation
from ...people.people import Person
from ...refusal import Refused
from ...store.rows import SeatRow, TableRow
from .. import boxes
from ..paces import PACES
from ..seeds import new_seed

if TYPE_CHECKING:
    from ..hall import Hall


@dataclass(frozen=True)
class Plan:
    """What a new table is to be."""

    edition: Edition
    seats: int
    pace: str
    private: bool
    seed: str = ""  # of a lesson, where nothing is left to chance


async def create(hall: Hall, person: Person, plan: Plan, seats: list[SeatRow], id: str = "") -> str:
    """Write a table down; its creator, who sits at one of its seats, is its host."""
    if plan.pace not in PACES:
        raise Refused("bad-pace")
    if not hall.new_table_limit.allows(person.id):
        raise Refused("too-fast", 429)
    edition, store = plan.edition, hall.store
    await hall.people.ensure_stored(person)
    box = await boxes.ensure_stored(store, edition.game, edition.box)
    (seed, nonce), now = new_seed(), hall.clock()
    row = TableRow(
        id=id or secrets.token_hex(12),
        code=new_invitation(),
        game=edition.game.name,
        rules=edition.rules,
        options={k: spelled(v) for k, v in edition.options.items()},
        seats=plan.seats,
        pace=plan.pace,
        private=plan.private,
        host=person.id,
        seed=plan.seed or seed,
        nonce=nonce,
        created=now,
        touched=now,
        box=box,
    )
    await store.create(row, seats)
    hall.events.wake(seat.person for seat in seats)
    return row.id
