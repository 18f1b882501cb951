"""Takes what is due from the store and sends it; every process of a house may do so.

Many are sent at once, but of one person one at a time and of one host a few, so that nobody's
slow webhook keeps others waiting.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ...core.errors import ChapiteauError
from ..store.notices import Taken
from ..store.rows import PUSH, ChannelRow, NoticeRow, StoredTable
from . import message
from .choosing import Choices, away_until, still_waits
from .delivery import GONE, LATER, OTHER_KEY, SENT, Deliveries, Outcome
from .message import Message

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger("chapiteau.notices")
EVERY = 3.0  # seconds
MOST_AT_ONCE = 24
MOST_TO_A_HOST = 6
FIRST_PAUSE, LONGEST_PAUSE = 20.0, 3600.0  # seconds before something is tried again
MOST_TRIES = 7  # for one notice; what waits that long is said by a later one
MOST_FAILURES = 10  # in a row; then a channel is paused
COUNTED_EVERY = 10  # rounds
FAILING, ENDED = "failing", "ended"
Told = list[tuple[NoticeRow, StoredTable]]


class Sender:
    """The notices of a house on their way out."""

    def __init__(self, house: House, deliveries: Deliveries) -> None:
        self.house = house
        self.rows = house.store.notices
        self.deliveries = deliveries
        self.people: set[str] = set()  # who is being told just now
        self.hosts: Counter[str] = Counter()  # requests under way
        self.waiting, self.oldest = 0, 0.0  # notices in the store, and when the first was due

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(EVERY)
            try:
                for work in await self.start_due():
                    self.house.hall.spawn(work)
                if rounds % COUNTED_EVERY == 0:
                    self.waiting, self.oldest = await self.rows.counts()
                rounds += 1
            except ChapiteauError as e:
                log.warning("notices wait: %s", getattr(e, "detail", e.id))
            except Exception:
                log.exception("notices could not be sent")

    def overdue(self) -> float:
        """For how many seconds the first notice has been due, when it was last looked."""
        late = self.house.hall.clock() - self.oldest
        return round(max(0.0, late), 1) if self.waiting else 0.0

    async def send_due(self) -> None:
        """Send all that is due now, and wait for it."""
        while works := await self.start_due():
            await asyncio.gather(*works)

    async def start_due(self) -> list[Coroutine[Any, Any, None]]:
        """Take what may be sent now; each is to be run."""
        free = MOST_AT_ONCE - len(self.people)
        if free <= 0:
            return []
        full = [host for host, count in self.hosts.items() if count >= MOST_TO_A_HOST]
        now = self.house.hall.clock()
        found = await self.rows.take(now, free, self.people, full)
        for taken in found:
            self._begin(taken.channel)
        return [self._send(taken) for taken in found]

    async def _send(self, taken: Taken) -> None:
        try:
            await self._tell(taken)
        except ChapiteauError as e:  # the store is away: the lease ends by itself
            log.warning("a notice waits: %s", getattr(e, "detail", e.id))
        finally:
            self._end(taken.channel)

    def _begin(self, channel: ChannelRow) -> None:
        self.people.add(channel.person)
        self.hosts[channel.host] += 1

    def _end(self, channel: ChannelRow) -> None:
        self.people.discard(channel.person)
        self.hosts -= Counter([channel.host])  # and forget a host to which nothing goes

    async def _tell(self, taken: Taken) -> None:
        """Drop what need not be told any more, put off what is too early, and send the rest."""
        told, later = await self._sorted(taken)
        keep = {*later, *(notice.id for notice, _ in told)}
        if gone := [n.id for n in taken.notices if n.id not in keep]:
            await self.rows.done(taken, gone)
        if later:
            await self.rows.put_off(taken, later)
        if told:
            await self._deliver(taken, told)

    async def _sorted(self, taken: Taken) -> tuple[Told, dict[str, float]]:
        channel, store = taken.channel, self.house.store
        letters = await store.letters(channel.person)
        rows = await self.rows.choices([channel.person])
        now, told, later = self.house.hall.clock(), Told(), dict[str, float]()
        choices = Choices(channel.person, rows, away_until(letters, now))
        for notice in taken.notices:
            stored = await store.table(notice.table)
            if stored is None or not still_waits(notice, stored) or self._is_here(notice):
                continue
            if not choices.wants(notice.table, channel.kind):
                continue
            due = choices.when(notice.table, notice.happened, now)
            if due > now:
                later[notice.id] = due
            else:
                told.append((notice, stored))
        return told, later

    def _is_here(self, notice: NoticeRow) -> bool:
        """Whether somebody has the table open."""
        hall = self.house.hall
        if notice.table in hall.tables:
            return notice.person in hall.tables[notice.table].people_here()
        return notice.person in hall.cluster.remote_viewers(notice.table)

    async def _deliver(self, taken: Taken, told: Told) -> None:
        channel = taken.channel
        what = message.turn(channel, *told[0]) if len(told) == 1 else message.digest(channel, told)
        outcome = await self.attempt(channel, what)
        ids, tries = [notice.id for notice, _ in told], max(n.tries for n, _ in told)
        if outcome.kind == LATER and tries + 1 < MOST_TRIES:
            pause = min(FIRST_PAUSE * 3**tries, LONGEST_PAUSE)
            then = self.house.hall.clock() + max(pause, outcome.wait)
            await self.rows.put_off(taken, dict.fromkeys(ids, then), failed=True)
        else:
            await self.rows.done(taken, ids)
        if outcome.kind == SENT:
            since = max(notice.happened for notice, _ in told)
            self.house.hall.metrics.notice_seconds.see(max(0.0, self.house.hall.clock() - since))

    async def attempt(self, channel: ChannelRow, what: Message) -> Outcome:
        """Send something, and note how it went."""
        outcome = await self.deliveries.deliver(channel, what)
        self.house.hall.metrics.notices.count(f"{channel.kind}-{outcome.kind}")
        now = self.house.hall.clock()
        if outcome.kind == SENT:
            await self.rows.note_result(channel.id, now, outcome.result, failures=0)
        elif outcome.kind == GONE and channel.kind == PUSH and outcome.result != OTHER_KEY:
            await self.rows.end_channel(channel.id, channel.person)
        else:
            paused = self._pause(channel, outcome)
            await self.rows.note_result(channel.id, now, outcome.result, paused=paused)
        return outcome

    def _pause(self, channel: ChannelRow, outcome: Outcome) -> str:
        """Why nothing more is sent there, if that is so."""
        if outcome.kind == GONE:
            return OTHER_KEY if outcome.result == OTHER_KEY else ENDED
        return FAILING if channel.failures + 1 >= MOST_FAILURES else channel.paused

    async def test(self, channel: ChannelRow) -> Outcome | None:
        """A message now, for whoever asked for it; none while all are busy."""
        host = channel.host
        if len(self.people) >= MOST_AT_ONCE or self.hosts[host] >= MOST_TO_A_HOST:
            return None
        if channel.person in self.people:
            return None
        self._begin(channel)
        try:
            return await self.attempt(channel, message.trial(channel, secrets.token_hex(12)))
        finally:
            self._end(channel)
