"""What a person says is done: checked, written, and only then answered."""

from __future__ import annotations

from ..live.changes import Part
from ..live.messages import Message
from ..live.viewer import Viewer
from ..store.rows import HUMAN
from ..thinking import hints, reasons
from .deeds import looking, moves, reporting, seating, talk
from .deeds.deed import deeds_of
from .new import again
from .table import LiveTable

DEEDS = deeds_of(looking, moves, hints, reasons, seating, again, talk, reporting)
"""What is done for each kind of message."""


async def run(table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Do what a client says, or raise why not."""
    deed = DEEDS[type(message)]
    if deed.marks_active:
        mark_active(table, viewer)
    if deed.needs_settled and table.doubtful:
        await table.recover()
    deed.by(table.state, viewer.person.id)
    await deed.handler(table, viewer, message)
    if deed.is_confirmed:
        table.bots.think_for(viewer.person.id, viewer.address)
        done: list[Part] = [{"is": "done", "id": message.id}] if message.id else []
        table.bots.wake()
        table.show(also={viewer: done})


def mark_active(table: LiveTable, viewer: Viewer) -> None:
    """Whoever does something does not keep the others waiting."""
    seat = table.state.seat_of(viewer.person.id)
    if seat is not None and table.state.seats[seat].kind == HUMAN and table.state.match:
        now = table.hall.clock()
        table.state.since[seat] = max(table.state.since[seat], now)
        table.hall.cluster.publish_activity(table.id, seat, now)
