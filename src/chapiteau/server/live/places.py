"""Places for open pages: players never wait for spectators, and no address takes them all."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from ..refusal import Refused
from ..store.people.secrets import session_key
from ..tables.deeds.talk import Heard
from .viewer import FULL, Viewer

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import LiveTable

MOST_WINDOWS = 8  # of one person at a table
MOST_INVITED = 60  # at a table: people with an invitation who have no seat
MOST_SPECTATORS = 60  # at a table: everybody else
MOST_OF_ADDRESS = 12  # of the spectators at a table, from one address
MOST_ANYWHERE = 120  # spectators from one address at all tables


class Places:
    """The open pages of all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.to_show: set[LiveTable] = set()
        self.turns = asyncio.Lock()

    def take(self, table: LiveTable, viewer: Viewer) -> None:
        """Give a page a place, or refuse it.

        A new window closes the oldest of the same person instead of being refused: the oldest may
        be a connection that is dead and does not know it, and a player must always get in.
        """
        windows = [v for v in table.viewers if v.person.id == viewer.person.id]
        if len(windows) >= MOST_WINDOWS:
            oldest = min(windows, key=lambda v: v.number)
            table.viewers.discard(oldest)
            oldest.close(FULL)
        if not is_player(table, viewer):
            self._check_room(table, viewer)
        table.viewers.add(viewer)

    def _check_room(self, table: LiveTable, viewer: Viewer) -> None:
        rivals = [v for v in watchers(table) if v.invited == viewer.invited]
        if len(rivals) >= (MOST_INVITED if viewer.invited else MOST_SPECTATORS):
            raise Refused("table-full", 503)
        if viewer.invited:
            return
        near = [v for v in rivals if v.address == viewer.address]
        tables, limits = self.hall.tables.values(), self.hall.settings.limits
        everywhere = [v for t in tables for v in watchers(t) if v.address == viewer.address]
        if len(near) >= MOST_OF_ADDRESS * limits or len(everywhere) >= MOST_ANYWHERE * limits:
            raise Refused("table-full", 503)

    async def turn(self) -> None:
        """Wait for one's turn to be drawn: one page for each round of the event loop, so that
        everything else goes on when many come at once."""
        async with self.turns:
            await asyncio.sleep(0)

    def show_soon(self, table: LiveTable) -> None:
        """Show everybody who is here, once for all who come and go meanwhile."""
        if not table.closed and table not in self.to_show:
            self.to_show.add(table)
            self.hall.spawn(self._show(table))

    async def _show(self, table: LiveTable) -> None:
        async def show() -> None:
            self.to_show.discard(table)  # first: whoever comes from now on is shown anew
            table.show()

        try:
            await table.do(show)
        finally:
            self.to_show.discard(table)

    def close(self, person: str, session: str) -> None:
        """Close the pages of somebody: of one session, or all."""
        for viewer in self._of(person):
            if session in ("", session_key(viewer.person.session)):
                viewer.close()

    async def close_ended(self) -> None:
        """Close pages whose session has ended where nobody told this process of it."""
        people = {v.person for table in self.hall.tables.values() for v in table.viewers}
        accounts = await self.hall.store.sessions_of({p.id for p in people}) if people else {}
        for person in people:
            key, open_sessions = session_key(person.session), accounts.get(person.id)
            is_valid = key in (open_sessions or ()) if person.registered else open_sessions is None
            if not is_valid:
                self.hall.people.drop_cached(person.id)
                self.close(person.id, key)

    def rename(self, person: str, name: str) -> None:
        for viewer in self._of(person):
            viewer.person = replace(viewer.person, name=name)

    async def hear_anew(self, person: str) -> None:
        """Somebody has blocked or unblocked another: their pages hear all lines anew."""
        viewers = self._of(person)
        blocked = await self.hall.store.meeting.blocked_by(person) if viewers else frozenset()
        for viewer in viewers:
            viewer.blocked, viewer.heard = blocked, Heard()
        for table in {t for t in self.hall.tables.values() if t.viewers & set(viewers)}:
            self.show_soon(table)

    def _of(self, person: str) -> list[Viewer]:
        tables = self.hall.tables.values()
        return [v for table in tables for v in table.viewers if v.person.id == person]


def is_player(table: LiveTable, viewer: Viewer) -> bool:
    """Whether somebody sits here, or is the host."""
    person = viewer.person.id
    return table.state.seat_of(person) is not None or table.state.row.host == person


def watchers(table: LiveTable) -> list[Viewer]:
    return [v for v in table.viewers if not is_player(table, v)]
