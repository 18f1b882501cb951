"""When a clock rests: in its player's nights and holidays, and while the house was down.

All times are seconds since 1970. What was announced counts from then on and never changes what
has passed, so everybody who reads the same log works out the same times.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from ..notices.hours import is_quiet, next_at, zone
from .clock import DAY

NIGHT, AWAY, DOWN = "night", "away", "down"
FOREVER = float("inf")
LONGEST_NIGHT = 12 * 60  # minutes: whoever is quiet all day would never run out of time
BETWEEN_CHANGES = 7 * DAY
"""Nights at a table change at most so often, or they could be moved to where the clock runs."""
SHORTEST = 30.0  # seconds: clocks that are set forward or back must not hold up whoever counts
DAY_OF_MINUTES = 24 * 60


class Span(NamedTuple):
    """From one moment to another."""

    since: float
    until: float


class Nights(NamedTuple):
    """Quiet hours of somebody, in minutes of the day there; none where both are the same."""

    since: float
    zone: str
    begins: int
    ends: int

    @property
    def last(self) -> int:
        """The minute at which the clock goes on."""
        if self.begins < 0 or self.ends < 0:
            return self.begins
        length = (self.ends - self.begins) % DAY_OF_MINUTES
        return (self.begins + min(length, LONGEST_NIGHT)) % DAY_OF_MINUTES


@dataclass
class Outages:
    """When no process of the house was there to take a move; the same for all tables."""

    spans: tuple[Span, ...] = ()

    def at(self, moment: float) -> tuple[bool, float]:
        """Whether the house was down, and until when that is so."""
        i = bisect_right(self.spans, (moment, FOREVER)) - 1
        if i >= 0 and moment < self.spans[i].until:
            return True, self.spans[i].until
        following = self.spans[i + 1 : i + 2]
        return False, following[0].since if following else FOREVER


@dataclass
class Rests:
    """What one player has announced, as the log of a table tells it."""

    nights: list[Nights] = field(default_factory=list)
    away: list[Span] = field(default_factory=list)

    def sleep(self, at: float, where: str, begins: int, ends: int) -> None:
        """Other nights from now on, or as soon as they may change again."""
        known = [each for each in self.nights if each.since <= at]
        if known and known[-1][1:] == (where, begins, ends):
            self.nights = known
            return
        since = max(at, known[-1].since + BETWEEN_CHANGES) if known else at
        self.nights = [*known, Nights(since, where, begins, ends)]

    def leave(self, at: float, first: float, until: float) -> None:
        """Away from one moment to another, and at no other time from now on."""
        past = [Span(one.since, min(one.until, at)) for one in self.away if one.since < at]
        coming = [Span(max(at, first), until)] if until > max(at, first) else []
        self.away = [*past, *coming]

    def at(self, moment: float, outages: Outages) -> tuple[str, float]:
        """Why the clock rests at a moment, "" for not at all, and until when that is so."""
        down, until = outages.at(moment)
        kinds = [DOWN if down else ""]
        for one in self.away:
            if moment < one.until:
                is_in = one.since <= moment
                kinds.append(AWAY if is_in else "")
                until = min(until, one.until if is_in else one.since)
        asleep, change = self._night_at(moment)
        kinds.append(NIGHT if asleep else "")
        return next((kind for kind in kinds if kind), ""), min(until, change)

    def _night_at(self, moment: float) -> tuple[bool, float]:
        now = [each for each in self.nights if each.since <= moment]
        coming = min((each.since for each in self.nights if each.since > moment), default=FOREVER)
        if not now or now[-1].begins < 0 or now[-1].begins == now[-1].last:
            return False, coming
        here, where = now[-1], zone(now[-1].zone)
        local = datetime.fromtimestamp(moment, where)
        asleep = is_quiet(local.hour * 60 + local.minute, here.begins, here.last)
        change = next_at(moment, here.last if asleep else here.begins, where)
        return asleep, min(coming, max(change, moment + SHORTEST))


def elapsed(since: float, until: float, rests: Rests, outages: Outages) -> float:
    """How long a clock ran between two moments."""
    ran, at = 0.0, since
    while at < until:
        kind, change = rests.at(at, outages)
        then = min(change, until)
        ran += 0.0 if kind else then - at
        at = then
    return ran


def runs_until(since: float, left: float, rests: Rests, outages: Outages) -> float:
    """The moment at which a clock that runs has nothing left, by what is known of rests."""
    at = since
    while True:
        kind, change = rests.at(at, outages)
        if not kind:
            if change - at >= left:
                return at + left
            left -= change - at
        at = change
