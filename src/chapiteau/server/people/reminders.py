"""Letters about tables that wait: for whoever plays by the day and is not looking now, and for
whoever has taken a ticket that became a table."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from ...registry import games
from ...words import words_for
from ..notices.choosing import Choices
from ..operation.rounds import keep_doing_for_all
from ..store.rows import MAIL, LetterRow, StoredTable
from ..tables.paces import DAY, seconds_of
from .letters import end_link, reminder

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger("chapiteau.mail")
TURN, TICKET = "turn", "ticket"
EVERY = 20.0
WAIT_BEFORE_LETTER = 15 * 60.0
"""Seconds a table waits before a letter: whoever plays live has answered by then."""
BETWEEN_LETTERS = 6 * 3600.0
"""Seconds between two letters to the same person."""


class Reminders:
    """Checks regularly who should get a letter; only one of several processes does so."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        await keep_doing_for_all(self.house.hall.cluster, "mail", self.send_due, EVERY)

    async def send_due(self) -> None:
        """Write to everybody whose tables wait; what was made for them on their own wish is told at
        once, whatever its pace and whatever they were told before."""
        now = self.house.hall.clock()
        for row, tables in await self.house.store.people_to_fetch(TICKET, now):
            choices = Choices(row.person, await self.house.store.notices.choices([row.person]))
            told = [t for t in tables if t.row.game in games() and choices.wants(t.row.id, MAIL)]
            if told and not choices.is_quiet(now) and not self.is_looking(row.person, tables):
                await self.write(row, TICKET, told, now)
        for row, tables in await self.house.store.people_to_remind(now - WAIT_BEFORE_LETTER, now):
            choices = Choices(row.person, await self.house.store.notices.choices([row.person]))
            slow = [
                t
                for t in tables
                if seconds_of(t.row) >= DAY
                and t.row.game in games()
                and choices.wants(t.row.id, MAIL)
            ]
            if (
                slow
                and not choices.is_quiet(now)
                and now - row.mailed >= BETWEEN_LETTERS
                and not self.is_looking(row.person, tables)
            ):
                await self.write(row, TURN, slow, now)

    def is_looking(self, person: str, tables: list[StoredTable]) -> bool:
        """Whether somebody has a page open here, or one of these tables anywhere."""
        hall = self.house.hall
        here = any(v.person.id == person for table in hall.tables.values() for v in table.viewers)
        return here or any(person in hall.cluster.remote_viewers(t.row.id) for t in tables)

    async def write(self, row: LetterRow, what: str, tables: list[StoredTable], now: float) -> None:
        settings = self.house.settings
        assert settings.mail
        end = end_link(settings.address, self.house.keys.key, row)
        titles = [
            f"{words_for(row.lang, games()[t.row.game])('game-title')}: "
            f"{settings.address}/table/{t.row.id}"
            for t in tables
        ]
        subject, text = reminder(row.lang, what, titles, settings.address, end)
        # Written down first: a letter too few is better than one every minute.
        await self.house.store.save_letters(replace(row, mailed=now))
        try:
            await settings.mail.send(row.address, subject, text, List_Unsubscribe=f"<{end}>")
        except OSError as e:
            log.warning("a letter could not be sent: %s", type(e).__name__)
