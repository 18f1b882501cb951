"""What is said at a table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ..cluster.sync import receive_chat
from ..live.changes import Part
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import ChatLine
from ..store.store import StoreFailed

if TYPE_CHECKING:
    from .table import LiveTable

log = logging.getLogger("chapiteau.table")


async def say(table: LiveTable, person: Person, text: str) -> None:
    """Write down a line after all the others."""
    seat = table.state.seat_of(person.id)
    place, now = -1 if seat is None else seat, table.hall.clock()
    try:
        line = ChatLine(table.chat_length, person.id, place, person.name, text, now)
        said = await table.store.add_chat_line(table.id, line)
    except StoreFailed as e:
        log.error("chat at table %s could not be written: %s", table.id, e.detail)
        raise Refused("not-written", 503) from None
    table.hall.cluster.publish_chat(table.id, said)
    await receive_chat(table, said)


def chat_part(said: ChatLine) -> Part:
    return {"who": said.name, "seat": None if said.seat < 0 else said.seat, "text": said.text}
