"""What people who look for a game are shown: open tables, tickets, tables that wait for them."""

from __future__ import annotations

from typing import Any

from ...registry import games
from ...words import words_for
from ..clocks.clock import clock_of
from ..clocks.said import clock_said
from ..people.people import Person
from ..ratings.kinds import kind_of
from ..ratings.shown import said_of, seen_by
from ..store.rows import HUMAN, StoredTable
from ..tables.hall import Hall
from ..tables.lists import Line, has_room, is_played, line
from ..tables.rivals import strength_of, suiting

HOUR, DAY = 3600.0, 86400.0
MOST_JUDGED = 12
"""Open tables whose people's level is worked out for one page."""


class OpenLine(Line):
    """An open table: what is agreed there, and about how well its people play."""

    pace: str
    level: str  # in words; "" where it is not known
    ratings: list[str]  # of those who let this visitor know


async def open_tables(hall: Hall, lang: str, viewer: Person | None = None) -> list[OpenLine]:
    """Public tables with an empty seat, at which nobody sits whom this visitor has blocked, or who
    has blocked them."""
    found = await hall.store.waiting_tables()
    some = [each for each in found if is_played(each) and has_room(each)]
    if viewer and viewer.registered:
        some = await among_friends(hall, viewer.id, some)
    return [
        {**line(each, "", lang), "pace": pace_of(each, lang), "level": level, "ratings": rated}
        for each, level, rated in [
            (each, *(await judged(hall, each, lang, viewer) if i < MOST_JUDGED else ("", [])))
            for i, each in enumerate(some)
        ]
    ]


async def among_friends(hall: Hall, person: str, found: list[StoredTable]) -> list[StoredTable]:
    """Tables without those at which somebody sits of whom one wants to be apart."""
    people = {seat.person for each in found for seat in each.seats if seat.person}
    apart = await hall.store.meeting.apart_from(person, people)
    return [each for each in found if apart.isdisjoint(s.person for s in each.seats)]


async def judged(
    hall: Hall, stored: StoredTable, lang: str, viewer: Person | None
) -> tuple[str, list[str]]:
    """About how well the people of a table play, and what ratings of theirs may be told."""
    rated = await ratings_at(hall, stored, lang, viewer) if viewer else []
    return await level_of(hall, stored, lang), rated


async def ratings_at(hall: Hall, stored: StoredTable, lang: str, viewer: Person) -> list[str]:
    kind = kind_of(stored.row) if hall.settings.ratings else ""
    if not kind:
        return []
    people = {s.person for s in stored.seats if s.kind == HUMAN and s.person}
    seen = await seen_by(hall, viewer, people)
    found = await hall.store.ratings.of_all(stored.row.game, kind, list(seen))
    return [said_of(words_for(lang), row) for row in found.values()]


def pace_of(stored: StoredTable, lang: str) -> str:
    words, clock = words_for(lang), clock_of(stored.row)
    return clock_said(clock, words) if clock else words(f"table-pace-{stored.row.pace}")


async def level_of(hall: Hall, stored: StoredTable, lang: str) -> str:
    """The level of bots that would suit whoever sits there."""
    game = stored.row.game
    people = [s.person for s in stored.seats if s.kind == HUMAN and s.person]
    level = suiting([await strength_of(hall, person, game) for person in people])
    return words_for(lang)(f"table-level-{level}") if people else ""


async def meetings(hall: Hall, person: str, lang: str) -> list[dict[str, Any]]:
    """Tables that wait for somebody to come: kind, line, by (a name)."""
    rows = await hall.store.meeting.meetings(person, hall.clock())
    if not rows:
        return []
    names = await hall.store.meeting.names({row.by for row in rows if row.by})
    found = []
    for row in rows:
        stored = await hall.store.table(row.table)
        if stored and is_played(stored):
            told = {"kind": row.kind, "by": names.get(row.by, ""), "pace": pace_of(stored, lang)}
            found.append({**line(stored, person, lang), **told})
    return found


async def tickets(hall: Hall, person: str, lang: str) -> list[dict[str, Any]]:
    """My open tickets in words."""
    words, now = words_for(lang), hall.clock()
    return [
        {
            "id": row.id,
            "title": words_for(lang, games()[row.game])("game-title"),
            "seats": row.seats,
            "pace": words(f"table-pace-{row.pace}"),
            "near": row.near,
            "hours": max(1, round((row.expires - now) / HOUR)),
            "days": int((row.expires - now) / DAY),
        }
        for row in await hall.store.meeting.tickets(now, person)
        if row.game in games()
    ]
