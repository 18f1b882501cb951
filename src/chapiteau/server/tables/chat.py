"""What is said at a table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ..cluster.sync import hear_talk
from ..live.changes import Part
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import Said
from ..store.store import StoreFailed

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("chapiteau.table")


async def say(table: Table, person: Person, text: str) -> None:
    """Write a line down, after all others."""
    seat = table.sitting.seat_of(person.id)
    place, now = -1 if seat is None else seat, table.hall.clock()
    try:
        line = Said(table.talked, person.id, place, person.name, text, now)
        said = await table.store.say(table.id, line)
    except StoreFailed as e:
        log.error("talk at table %s could not be written: %s", table.id, e.detail)
        raise Refused("not-written", 503) from None
    table.hall.company.said(table.id, said)
    await hear_talk(table, said)


def said_part(said: Said) -> Part:
    return {"who": said.name, "seat": None if said.seat < 0 else said.seat, "text": said.text}
