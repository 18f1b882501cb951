"""The other server processes on the same tables. A server with a file of its own has none."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ...core.errors import ChapiteauError
from ..store.rows import Change, ChatLine

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import LiveTable

log = logging.getLogger("chapiteau.cluster")


class Cluster:
    """What a process tells the others and hears from them: nothing while it is alone."""

    person_cache_seconds = float("inf")
    """Seconds for which what was read of a person stays valid."""

    async def check_key(self, fingerprint: str) -> None:
        """Make sure that all processes sign with the same key."""

    async def open(self, hall: Hall) -> None:
        """Go on where bots were asked when the last server ended, while the first pages come."""
        hall.spawn(self._open_tables(hall))

    async def _open_tables(self, hall: Hall) -> None:
        for id in await hall.store.tables_waiting_for_bots():
            try:
                await hall.table(id)
            except ChapiteauError as e:
                log.warning("table %s stays closed: %s", id, e)

    async def close(self) -> None:
        """Let others take over at once."""

    # bots

    def claim_bots(self, table: LiveTable) -> bool:
        """Whether this table's bots think here; if not yet, they are woken once they may."""
        return True

    def owns_bots(self, table: str) -> bool:
        """Whether they still think in this process."""
        return True

    async def take_lease(self, name: str) -> bool:
        """Whether this process is the one to do something that only one has to do."""
        return True

    # tables

    def table_opened(self, table: str) -> None:
        """A table has been loaded."""

    def table_dropped(self, table: LiveTable) -> None:
        """A table has left memory."""

    def publish_change(self, change: Change) -> None:
        """This was committed."""

    def publish_chat(self, table: str, line: ChatLine) -> None:
        """This was said and committed."""

    def publish_reload(self, table: str) -> None:
        """More was changed than a broadcast holds."""

    def publish_viewers(self, table: str, people: frozenset[str]) -> None:
        """These people look at a table here."""

    def remote_viewers(self, table: str) -> frozenset[str]:
        """Who looks at a table in other processes."""
        return frozenset()

    def publish_activity(self, table: str, seat: int, at: float) -> None:
        """Somebody did something, so they are not absent."""

    # people

    def publish_sign_out(self, person: str, session: str) -> None:
        """A session has ended, or all of them."""

    def publish_name(self, person: str, name: str) -> None:
        """Somebody has another name."""

    def publish_away(self, person: str, until: float, since: float = 0.0) -> None:
        """Somebody is away, or back again."""
