"""Telling whoever runs the house of a line of talk, or of a name."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from ...live.messages import NO_NUL, Message
from ...people.writing import cleaned
from ...refusal import Refused
from ...store.rows import ReportRow
from .deed import deed

if TYPE_CHECKING:
    from ...live.viewer import Viewer
    from ..table import LiveTable

LONGEST_NOTE = 300
Reason = Literal["insult", "spam", "name", "cheating", "other"]


class Report(Message, frozen=True, kw_only=True, tag="report"):
    """A line of the talk, or, without one, the name on a seat."""

    line: Annotated[int, Meta(ge=-1, le=10**9)] = -1
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    reason: Reason
    note: Annotated[str, Meta(max_length=LONGEST_NOTE, pattern=NO_NUL)] = ""


@deed(Report)
async def report(table: LiveTable, viewer: Viewer, message: Report) -> None:
    """Written down for those who run the house; nobody at the table is told of it."""
    hall = table.hall
    about, said = await meant(table, message)
    if not about or about == viewer.person.id:
        raise Refused("nothing-to-report", 404)
    if not hall.report_limit.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    person = await hall.people.ensure_stored(viewer.person)
    id, note = secrets.token_hex(12), cleaned(message.note)
    now, line = hall.clock(), message.line
    row = ReportRow(id, now, person.id, about, table.id, line, said, message.reason, note)
    await table.store.moderation.add_report(row)


async def meant(table: LiveTable, message: Report) -> tuple[str, float]:
    """Whom a report is about, and when they said it."""
    if message.line >= 0:
        found = await table.store.chat(table.id, first=message.line, end=message.line + 1)
        return (found[0].person, found[0].at) if found else ("", 0.0)
    seats = table.state.seats
    return (seats[message.seat].person if 0 <= message.seat < len(seats) else ""), 0.0
