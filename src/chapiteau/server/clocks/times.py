"""What the log of a table says of everybody's time: the same in every process and after a restart.

A clock runs while its seat is asked, a person plays it, and somebody else waits. What was noted is
the moments at which clocks began and stopped; what they come to is worked out whenever it is asked
for, since it may become known later that the house was down in between.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

import msgspec

from ...core.match import BareMatch
from ..store.rows import BACK, MARK, PLAY, SEAT, UNDO, LogEntry
from .clock import Clock
from .rests import Outages, Rests, elapsed, runs_until

CLOCK = f"{MARK}clock"
"""Before the start: who plays, and when each of them rests."""
HOURS = f"{MARK}hours"
"""Somebody has announced other nights, or a holiday."""
LATE, LOST, GAVE_UP = "late", "lost", "gave-up"
"""What a seat's entry says when its time is up: a bot keeps the seat, or its player ranks last."""
RUN, STOP, DECIDED, RETURNED = "run", "stop", "decided", "returned"
UP = 0.01  # seconds: less than this is nothing


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """When somebody rests: quiet hours in minutes of the day in a time zone, and a holiday."""

    zone: str = ""
    quiet: tuple[int, int] = (-1, -1)
    away: tuple[float, float] = (0.0, 0.0)


class Shown(NamedTuple):
    """A seat's clock as pages show it, in whole seconds."""

    left: int  # while it does not run
    zero: int  # when it would show nothing if it ran on; 0 while it does not run
    until: int  # when its time is up, rests counted; 0 while it is not asked
    rests: str  # why it rests though it is asked
    goes_on: int  # when it goes on then


@dataclass
class SeatTimes:
    """The moments of one seat's clock."""

    clock: Clock
    moments: list[tuple[float, str]] = field(default_factory=list)
    rests: Rests = field(default_factory=Rests)
    is_up: bool = False  # and nobody has come back since
    made: int = 0  # decisions
    most: int = 0  # decisions that time was added for: a way back adds none twice
    _known: tuple[int, object, float, float | None] = (0, None, 0.0, None)

    def note(self, at: float, what: str) -> None:
        self.moments.append((at, what))

    @property
    def runs(self) -> bool:
        return next((w == RUN for _, w in reversed(self.moments) if w in (RUN, STOP)), False)

    def left(self, at: float, outages: Outages) -> float:
        """What there is left at a moment: now, or any time before."""
        count, spans, left, since = self._known
        if spans is not outages.spans or (count and self.moments[count - 1][0] > at):
            count, left, since = 0, self.clock.time, None
        while count < len(self.moments) and self.moments[count][0] <= at:
            moment, what = self.moments[count]
            left, since = self._after(moment, what, left, since, outages)
            count += 1
        self._known = count, outages.spans, left, since
        ran = elapsed(since, at, self.rests, outages) if since is not None else 0.0
        return max(0.0, left - ran)

    def _after(
        self, at: float, what: str, left: float, since: float | None, outages: Outages
    ) -> tuple[float, float | None]:
        if since is not None:
            left = max(0.0, left - elapsed(since, at, self.rests, outages))
        if what == DECIDED:
            left = self.clock.after_decision(left)
        elif what == RETURNED:
            left = self.clock.after_return(left)
        runs = what == RUN or (since is not None and what != STOP)
        return left, at if runs else None

    def forget(self) -> None:
        """Rests have changed: what is known of the running question may not hold."""
        self._known = (0, None, 0.0, None)


class Times:
    """Everybody's clock at one table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.seats = [SeatTimes(clock) for _ in range(seats)]
        self.outages = Outages()
        self.people: set[int] = set()  # seats that somebody plays who is here
        self.clocked: set[int] = set()  # seats that ever had a clock
        self.lost: list[int] = []  # who ranks last, the first of them the very last
        self.decided: list[float] = []  # when there were so many decisions
        self.at = 0.0

    # the log

    def note(self, e: LogEntry, match: BareMatch | None) -> None:
        """Take in an entry that has been applied."""
        at = self.at = max(self.at, e.at)  # clocks of several machines differ a little
        if e.kind == CLOCK:
            self._gather(at, msgspec.json.decode(e.text, type=dict[int, Announced]))
        elif e.kind == HOURS:
            self._announce(at, e.seat, msgspec.json.decode(e.text, type=Announced))
        elif e.kind == SEAT:
            self._reseat(at, e.seat, msgspec.json.decode(e.text, type=dict[str, str])["what"])
        if match is None:
            return
        asked = [] if match.over else match.to_act
        if e.kind == PLAY:
            self._decide(at, e.seat, match, asked)
        elif e.kind in (UNDO, BACK):
            self._go_back(match, e.kind == BACK)
        self._run(at, asked)
        count = len(match.decisions)
        del self.decided[count + 1 :]
        self.decided += [at] * (count + 1 - len(self.decided))

    def _gather(self, at: float, people: dict[int, Announced]) -> None:
        self.people = set(people)
        self.clocked = set(people)
        for seat, announced in people.items():
            self.seats[seat].rests = Rests()
            self._announce(at, seat, announced)

    def _announce(self, at: float, seat: int, announced: Announced) -> None:
        rests = self.seats[seat].rests
        rests.sleep(at, announced.zone, *announced.quiet)
        rests.leave(at, *announced.away)
        self.seats[seat].forget()

    def _reseat(self, at: float, seat: int, what: str) -> None:
        here = self.seats[seat]
        if what in ("sits", "returns"):
            self.people.add(seat)
            self.clocked.add(seat)
            if what == "sits":
                here.rests = Rests()
                here.forget()
            if here.is_up or what == "sits":
                here.note(at, RETURNED)
            here.is_up = False
        else:
            self.people.discard(seat)
        if what in (LATE, LOST, GAVE_UP):
            here.is_up = True
        if what in (LOST, GAVE_UP):
            self.lost.append(seat)

    def _decide(self, at: float, seat: int, match: BareMatch, asked: Collection[int]) -> None:
        """A decision adds time once; of a secret choice only its end may be noticed."""
        here = self.seats[seat]
        here.made += 1
        chosen = match.state.chosen
        is_half = seat in asked and bool(chosen) and bool(chosen[seat])
        if here.made > here.most and not is_half:
            here.most = here.made
            here.note(at, DECIDED)

    def _go_back(self, match: BareMatch, is_agreed: bool) -> None:
        for seat, here in enumerate(self.seats):
            here.made = sum(decision.seat == seat for decision in match.decisions)
            here.most = here.made if is_agreed else here.most

    def _run(self, at: float, asked: Collection[int]) -> None:
        for seat, here in enumerate(self.seats):
            runs = seat in asked and seat in self.people and len(self.people) > 1
            if runs != here.runs:
                here.note(at, RUN if runs else STOP)

    # what there is to know

    def left(self, seat: int, at: float) -> float:
        return self.seats[seat].left(at, self.outages)

    def running(self) -> list[int]:
        return [seat for seat, here in enumerate(self.seats) if here.runs]

    def late(self, now: float) -> list[int]:
        """Seats whose time is up, though nobody has said so yet."""
        return [seat for seat in self.running() if self.left(seat, now) < UP]

    def until(self, seat: int, now: float) -> float:
        """When the time of a seat that is asked is up."""
        here = self.seats[seat]
        return runs_until(now, here.left(now, self.outages), here.rests, self.outages)

    def due(self, now: float) -> float:
        """When the first clock is up; 0 while none runs."""
        return min((self.until(seat, now) for seat in self.running()), default=0.0)

    def next_change(self, now: float) -> float:
        """When pages are to be shown something else though nobody has done anything."""
        changes = [self.seats[seat].rests.at(now, self.outages)[1] for seat in self.running()]
        return min([*changes, *([self.due(now)] if changes else [])], default=0.0)

    def shown(self, now: float) -> tuple[Shown | None, ...]:
        """Each seat's clock; nothing for seats that never had one."""
        return tuple([self._shown(seat, now) for seat in range(len(self.seats))])

    def _shown(self, seat: int, now: float) -> Shown | None:
        if seat not in self.clocked:
            return None
        here = self.seats[seat]
        left = 0.0 if here.is_up else here.left(now, self.outages)
        if not here.runs:
            return Shown(round(left), 0, 0, "", 0)
        until = round(self.until(seat, now))
        kind, change = here.rests.at(now, self.outages)
        if not kind:
            return Shown(0, round(now + left), until, "", 0)
        while here.rests.at(change, self.outages)[0]:
            change = here.rests.at(change, self.outages)[1]
        return Shown(round(left), 0, until, kind, round(change))

    def after(self, count: int) -> list[int | None]:
        """What each seat had left once there were so many decisions, for whoever looks back."""
        if count >= len(self.decided):
            return []
        at = self.decided[count]
        clocked = range(len(self.seats))
        return [round(self.left(s, at)) if s in self.clocked else None for s in clocked]


def as_part(shown: Shown | None) -> dict[str, Any] | None:
    """A clock as pages are told of it."""
    return None if shown is None else shown._asdict()


def written(clock: Clock, lost: Collection[int]) -> dict[str, str]:
    """What a record says of the time: plain notes beside the moves, for whoever reads it."""
    said = asdict(clock)
    notes = {"clock": " ".join(f"{name}={value}" for name, value in said.items())}
    return notes | ({"late": " ".join(map(str, lost))} if lost else {})
