"""The other server processes on the same tables. A server with a file of its own has none."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ...core.errors import ChapiteauError
from ..store.rows import Change, Said

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import Table

log = logging.getLogger("chapiteau.company")


class Company:
    """What a process tells the others and hears of them: nothing, when it is alone."""

    memory = float("inf")
    """Seconds for which what was read of a person may be believed."""

    async def agree(self, fingerprint: str) -> None:
        """Make sure that all processes sign with the same key."""

    async def open(self, hall: Hall) -> None:
        """Go on where bots were asked when the last server ended."""
        for id in await hall.store.where_bots_are_asked():
            try:
                await hall.table(id)
            except ChapiteauError as e:
                log.warning("table %s stays closed: %s", id, e)

    async def close(self) -> None:
        """Leave in peace."""

    # bots

    def may_think(self, table: Table) -> bool:
        """Whether bots of this table think here; if not yet, they are woken when they may."""
        return True

    def holds(self, table: str) -> bool:
        """Whether this process still is the one that lets them."""
        return True

    async def leads(self, what: str) -> bool:
        """Whether this process does what only one has to do."""
        return True

    # tables

    def opened(self, table: str) -> None:
        """A table has come to memory."""

    def dropped(self, table: Table) -> None:
        """A table has left memory."""

    def wrote(self, change: Change) -> None:
        """This was committed."""

    def said(self, table: str, line: Said) -> None:
        """This was said, and committed."""

    def reworked(self, table: str) -> None:
        """More was changed than can be told."""

    def looking(self, table: str, people: frozenset[str]) -> None:
        """These people look at a table here."""

    def elsewhere(self, table: str) -> frozenset[str]:
        """Who looks at a table in other processes."""
        return frozenset()

    def active(self, table: str, seat: int, at: float) -> None:
        """Somebody did something, so is not absent."""

    # people

    def signed_out(self, person: str, session: str) -> None:
        """A session has ended, or all of them."""

    def renamed(self, person: str, name: str) -> None:
        """Somebody has another name."""

    def went_away(self, person: str, until: float) -> None:
        """Somebody is away, or back again."""
