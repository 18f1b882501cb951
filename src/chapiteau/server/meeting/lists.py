"""What people who look for a game are shown: open tables, tickets, tables that wait for them."""

from __future__ import annotations

from typing import Any

from ...registry import games
from ...words import words_for
from ..clocks.clock import clock_of
from ..clocks.said import clock_said
from ..store.rows import HUMAN, StoredTable
from ..tables.hall import Hall
from ..tables.lists import Line, has_room, is_played, line
from ..tables.rivals import strength_of, suiting

MOST_JUDGED = 12
"""Open tables whose people's level is worked out for one page."""


class OpenLine(Line):
    """An open table: what is agreed there, and about how well its people play."""

    pace: str
    level: str  # in words; "" where it is not known


async def open_tables(hall: Hall, lang: str) -> list[OpenLine]:
    """Public tables with an empty seat."""
    found = await hall.store.waiting_tables()
    some = [each for each in found if is_played(each) and has_room(each)]
    return [
        {**line(each, "", lang), "pace": pace_of(each, lang), "level": level}
        for each, level in [
            (each, await level_of(hall, each, lang) if i < MOST_JUDGED else "")
            for i, each in enumerate(some)
        ]
    ]


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
            "hours": max(1, round((row.expires - now) / 3600)),
        }
        for row in await hall.store.meeting.tickets(now, person)
        if row.game in games()
    ]
