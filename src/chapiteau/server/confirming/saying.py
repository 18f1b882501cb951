"""What an owner says of a row: checked, cleaned as talk is, bounded, and kept."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...core.box import Data
from ...core.game import Game
from ...editing.attempt import attempt, bounded, without_blanks
from ..people.people import Person, plain
from ..people.writing import cleaned
from ..refusal import Refused
from ..store.rows import ReportRow, SayingRow
from .agreement import place_of

if TYPE_CHECKING:
    from ..house import House

LONGEST_EDITION, LONGEST_NOTE = 60, 300
MOST_SAID = 2_000
"""Rows of which one person may say something: all games of the house have fewer."""


def said_row(game: Game[Any], box: Any, path: str, said: Data | None) -> Data:
    """The row as it is printed: the house's, or another that fits into its box."""
    house = place_of(box.data, path)
    if house is None:
        raise Refused("box-row-gone", 404)
    if said is None:
        return house
    row = without_blanks(said, "", set())
    trouble = bounded(row, path)
    if trouble:
        raise trouble
    section, _, n = path.partition("/")
    found = attempt(game, box, section, int(n), row)
    if found.complaints:
        raise found.complaints[0]
    if found.row.get("id") != house.get("id"):
        raise Refused("confirm-other-row")
    return found.row


async def say(
    house: House, person: Person, game: Game[Any], path: str, row: Data, edition: str, note: str
) -> None:
    """Keep what an owner says; only accounts do, for several have to be several people."""
    if not person.registered:
        raise Refused("account-only", 403)
    edition, note = plain(edition), cleaned(note)
    if len(edition) > LONGEST_EDITION or len(note) > LONGEST_NOTE:
        raise Refused("confirm-too-long", edition=LONGEST_EDITION, note=LONGEST_NOTE)
    known = await house.store.person(person.id)
    now = house.hall.clock()
    if (edition or note) and known and known.muted_until > now:
        raise Refused("muted", 403)
    if not house.saying_limit.allows(person.id):
        raise Refused("too-fast", 429)
    rows = house.store.confirmations
    if await rows.count_of(person.id) >= MOST_SAID:
        raise Refused("confirm-too-many", 409, most=MOST_SAID)
    id = secrets.token_hex(12)
    await rows.say(SayingRow(id, game.name, path, person.id, row, edition, note, now))


async def report(house: House, person: Person, id: str, reason: str, note: str) -> SayingRow:
    """Tell those who run the house of an owner's words."""
    saying = await house.store.confirmations.saying(id)
    if saying is None or saying.hidden or not (saying.note or saying.edition):
        raise Refused("nothing-to-report", 404)
    if saying.person == person.id:
        raise Refused("nothing-to-report", 404)
    if not house.hall.report_limit.allows(person.id):
        raise Refused("too-fast", 429)
    person = await house.people.ensure_stored(person)
    id, now = secrets.token_hex(12), house.hall.clock()
    row = ReportRow(id, now, person.id, saying.person, "", reason=reason, note=cleaned(note))
    await house.store.moderation.add_report(replace(row, saying=saying.id))
    return saying
