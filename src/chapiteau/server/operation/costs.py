"""What each address costs, in time that is measured: whoever uses much waits, or is refused.

Costs are counted and not kinds of requests, so that nothing has to be listed here to be limited.
Those of one address are served by who has had least, so a noisy neighbour cannot take it all; and
moves at a table have a purse of their own, which nothing else empties. So have the files that pages
are made of: whoever was given a page gets its styles, whatever else was done at that address.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from ..refusal import Refused
from .meter import Meter
from .throttle import MOST_BUCKETS, Bucket, Throttle

T = TypeVar("T")
PAGES, MOVES, FILES = "pages", "moves", "files"
ALLOWANCE = {PAGES: (0.5, 0.2), MOVES: (1.0, 0.2), FILES: (0.5, 0.1)}
"""By purse: seconds that an address may use at once, and how much of every second from then on."""
LEAST = 0.001  # seconds that anything is thought to cost before it is known
LONGEST_WAIT = 3.0  # seconds that a request waits for its turn
MOST_WAITING = 64  # of one address
MOST_KINDS = 500
HOUSEHOLD = 3  # people: so much of what each may do, those at one address may do together
LEARNING = 0.2  # how much the last cost of a kind counts for what the next one is thought to be


class Visit(NamedTuple):
    """Somebody at an address."""

    address: str
    person: str


class TooFast(Refused):
    """Refused for now; `seconds` says when to come back."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", 429)
        self.retry_after = max(1, math.ceil(seconds))


@dataclass(eq=False)
class Place:
    """A place in the line at an empty purse."""

    start: float  # what its person had been given when they came, at least what everybody had
    estimate: float
    turn: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Purse:
    """Time of one address for one purpose, and the line of those who wait for it."""

    def __init__(self, name: str, bucket: Bucket) -> None:
        self.name = name
        self.bucket = bucket
        self.line: list[Place] = []
        self.given: dict[str, float] = {}  # to each person, as long as somebody waits
        self.served = 0.0  # what the one who was served last had been given
        self.timer: asyncio.TimerHandle | None = None

    def charge(self, seconds: float) -> None:
        self.bucket.take(seconds)

    @property
    def is_empty(self) -> bool:
        return self.bucket.left <= 0

    def needed(self, estimate: float) -> float:
        """What must be in the purse; of something very costly, a good part of what it can hold."""
        return min(estimate, self.bucket.burst / 2)

    async def wait(self, person: str, estimate: float, timeout: float | None) -> None:
        """Wait until there is enough for this; whoever was given least comes first."""
        if not self.line:
            self.given, self.served = {}, 0.0
        start = max(self.served, self.given.get(person, 0.0))
        self.given[person] = start + estimate
        if self.line or self.bucket.left < self.needed(estimate):
            await self._stand_in_line(Place(start, estimate), timeout)
        else:
            self.bucket.take(estimate)

    def settle(self, person: str, estimate: float, spent: float) -> None:
        """What was thought to be needed is given back, for what was spent has been charged."""
        self.bucket.take(-estimate)
        if person in self.given:
            self.given[person] += spent - estimate
        self.serve()

    async def _stand_in_line(self, place: Place, timeout: float | None) -> None:
        if timeout is not None and len(self.line) >= MOST_WAITING:
            raise TooFast(self.bucket.seconds_until(place.estimate))
        self.line.append(place)
        self.serve()
        try:
            async with asyncio.timeout(timeout):
                await place.turn
        except BaseException as e:
            if place in self.line:
                self.line.remove(place)
            else:
                self.bucket.take(-place.estimate)  # its turn came just as it went
            if isinstance(e, TimeoutError):
                raise TooFast(self.bucket.seconds_until(place.estimate)) from None
            raise

    def serve(self) -> None:
        """Let in whoever is next, as long as there is enough; then come back when there is."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        while self.line:
            first = min(self.line, key=lambda place: (place.start, place.estimate))
            seconds = self.bucket.seconds_until(self.needed(first.estimate))
            if seconds > 0:
                self.timer = asyncio.get_running_loop().call_later(seconds, self.serve)
                return
            self.line.remove(first)
            self.served = first.start
            self.bucket.take(first.estimate)
            if not first.turn.done():
                first.turn.set_result(None)


@dataclass(eq=False)
class Turn:
    """One thing that is done for somebody: it is charged while it happens."""

    visit: Visit
    purse: Purse
    spent: float = 0.0

    def charge(self, seconds: float) -> None:
        self.spent += seconds
        self.purse.charge(seconds)


TURN: ContextVar[Turn | None] = ContextVar("turn", default=None)
"""For whom something is done right now."""


class SharedThrottle:
    """How often somebody may do something, and all at one address together: as if they were few."""

    def __init__(self, burst: float, seconds: float, clock: Callable[[], float]) -> None:
        self.by_person = Throttle(burst, seconds, clock)
        self.by_address = Throttle(burst * HOUSEHOLD, seconds / HOUSEHOLD, clock)

    def allows(self, person: str) -> bool:
        turn = TURN.get()
        is_crowded = turn and not self.by_address.allows(turn.visit.address)
        return not is_crowded and self.by_person.allows(person)


class Costs:
    """The purses of all addresses, and what things are known to cost."""

    def __init__(
        self,
        limits: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        meter: Meter | None = None,
        timeout: float = LONGEST_WAIT,
    ) -> None:
        self.limits = limits
        self.timeout = timeout
        self.clock = clock
        self.meter = meter or Meter()
        self.purses: dict[tuple[str, str], Purse] = {}
        self.estimates: dict[str, float] = {}

    def purse(self, address: str, name: str = PAGES) -> Purse:
        key = address, name
        purse = self.purses.pop(key, None)
        if purse is None:
            burst, share = ALLOWANCE[name]
            purse = Purse(name, Bucket(burst * self.limits, share * self.limits, self.clock))
        self.purses[key] = purse
        if len(self.purses) > MOST_BUCKETS:
            self.purses.pop(next(iter(self.purses)))  # the one used longest ago
        return purse

    async def run(
        self,
        visit: Visit,
        what: str,
        work: Callable[[], Coroutine[Any, Any, T]],
        name: str = PAGES,
        refusable: bool = True,
    ) -> T:
        """Wait for one's turn, and do something; what it costs is known the next time."""
        purse, estimate = self.purse(visit.address, name), self.estimates.get(what, LEAST)
        await purse.wait(visit.person, estimate, self.timeout if refusable else None)
        turn = Turn(visit, purse)
        before = TURN.set(turn)
        try:
            return await self.meter.measure(turn, work())
        finally:
            TURN.reset(before)
            turn.charge(max(0.0, LEAST - turn.spent))
            purse.settle(visit.person, estimate, turn.spent)
            self._learn(what, turn.spent)

    def _learn(self, what: str, spent: float) -> None:
        known = self.estimates.pop(what, spent)
        self.estimates[what] = max(LEAST, known + LEARNING * (spent - known))
        if len(self.estimates) > MOST_KINDS:
            self.estimates.pop(next(iter(self.estimates)))

    def paid_for(self, viewer: Purse) -> AbstractContextManager[None]:
        """What is done in here for somebody who looks on is paid from their purse.

        But whoever talks, comes or goes pays for all whom that concerns.
        """
        now = self.meter.payer
        is_actor = isinstance(now, Turn) and (now.purse is viewer or now.purse.name == PAGES)
        return self.meter.paid_by(now if is_actor else viewer)
