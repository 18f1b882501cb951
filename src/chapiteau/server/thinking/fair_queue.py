"""Who is next: by kind of work, then address, person and table, each in turn by the time taken.

This is start-time fair queueing in levels. Everybody has a virtual time, the seconds that workers
spent on them divided by their weight, and whoever has had least is next. Who comes anew stands
behind those that wait: nobody saves up turns by waiting, and no stream of newcomers keeps those
away who were there before.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Share:
    """A kind of work, and how much of the time it gets beside others that wait."""

    name: str
    weight: float
    seconds: float  # that a question of it usually takes
    quick: bool = False  # never waits for a place that slow work holds
    patience: float = 0.0  # nobody waits for it: so many seconds more until a worker is given up


@dataclass(frozen=True)
class Asker:
    """For whom something is thought; where they come from may be unknown after a restart."""

    address: str
    person: str
    table: str = ""

    @property
    def path(self) -> tuple[str, str, str]:
        return (self.address or f"of {self.person}", self.person, self.table)


class Party(Generic[T]):
    """Somebody who takes turns with others, and passes turns on to those below."""

    def __init__(self, key: str = "", weight: float = 1.0, quick: bool = False) -> None:
        self.key = key
        self.weight = weight
        self.quick = quick
        self.is_patient = False  # what waits here may wait long, and nothing is wrong
        self.used = 0.0  # virtual time
        self.pending = 0.0  # how much of it is a guess at what runs now
        self.clock = 0.0  # the virtual time of whoever below was served last
        self.below: dict[str, Party[T]] = {}
        self.tickets: deque[Ticket[T]] = deque()
        self.waiting = 0
        self.running = 0
        self.turn = 0.0  # since when it waits for its next turn

    @property
    def busy(self) -> int:
        return self.waiting + self.running

    def child(self, key: str, weight: float = 1.0, quick: bool = False) -> Party[T]:
        if key not in self.below:
            self.below[key] = Party(key, weight, quick)
        return self.below[key]

    def next(self, slow: bool = True) -> Party[T]:
        """Whoever below has had least of those that wait."""
        waiting = [p for p in self.below.values() if p.waiting and (slow or p.quick)]
        return min(waiting, key=lambda p: (p.used, p.turn))

    def place_for_newcomer(self, turn: float) -> float:
        """Behind those that wait, but no more than a turn behind whoever has had least."""
        waiting = [p.used - p.pending for p in self.below.values() if p.waiting]
        return min(max(waiting), min(waiting) + turn) if waiting else self.clock

    def advance(self) -> None:
        """Its clock goes on to where whoever has had least stands now."""
        busy = [p.used - p.pending for p in self.below.values() if p.busy]
        self.clock = max(self.clock, min(busy, default=0.0))

    def forget_idle(self) -> None:
        """Nobody is owed anything for having been here before."""
        for key in [k for k, p in self.below.items() if not p.busy and p.used <= self.clock]:
            del self.below[key]


@dataclass(eq=False)
class Ticket(Generic[T]):
    """Something that waits for its turn, or has it."""

    item: T
    share: Share
    path: tuple[Party[T], ...]  # from the share down to the table
    since: float
    is_waiting: bool = True


class FairQueue(Generic[T]):
    """Everything that waits, and what those behind it have had so far."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.time = clock
        self.root: Party[T] = Party()

    def __len__(self) -> int:
        return self.root.waiting

    def put(self, share: Share, asker: Asker, item: T) -> Ticket[T]:
        path = [self.root.child(share.name, share.weight, share.quick)]
        path[0].is_patient = share.patience > 0
        for key in asker.path:
            path.append(path[-1].child(key))
        ticket = Ticket(item, share, tuple(path), self.time())
        self._enter(ticket)
        ticket.path[-1].tickets.append(ticket)
        return ticket

    def put_back(self, ticket: Ticket[T], seconds: float) -> None:
        """What was begun in vain, and took so long, waits again before all else of its table."""
        self._end_turn(ticket, seconds)
        self._enter(ticket)
        ticket.path[-1].tickets.appendleft(ticket)

    def _enter(self, ticket: Ticket[T]) -> None:
        above, now, ticket.is_waiting = self.root, self.time(), True
        for party in ticket.path:
            if not party.busy and above is self.root:  # quick work stands back for nobody
                party.used = max(party.used, above.clock)
            elif not party.busy:
                party.used = max(party.used, above.place_for_newcomer(ticket.share.seconds))
            if not party.waiting:
                party.turn = now
            party.waiting += 1
            above = party
        self.root.waiting += 1

    def take(self, slow: bool = True) -> Ticket[T] | None:
        """Whatever is next; only of quick kinds unless `slow`."""
        if not any(p.waiting and (slow or p.quick) for p in self.root.below.values()):
            return None
        above, party = self.root, self.root.next(slow)
        while True:
            above.clock = max(above.clock, party.used)
            if not party.below:
                break
            above, party = party, party.next()
        ticket = party.tickets.popleft()
        self._leave(ticket)
        self._charge(ticket, ticket.share.seconds, pending=True)
        self.root.running += 1
        for party in ticket.path:
            party.running += 1
            party.turn = self.time()
        return ticket

    def remove(self, ticket: Ticket[T]) -> None:
        """Nobody wants it any more."""
        if ticket.is_waiting:
            ticket.path[-1].tickets.remove(ticket)
            self._leave(ticket)
            self._tidy(ticket)

    def _leave(self, ticket: Ticket[T]) -> None:
        ticket.is_waiting = False
        for party in (self.root, *ticket.path):
            party.waiting -= 1

    def done(self, ticket: Ticket[T], seconds: float) -> None:
        """Its turn is over, and took so long."""
        self._end_turn(ticket, seconds)
        self._tidy(ticket)

    def _end_turn(self, ticket: Ticket[T], seconds: float) -> None:
        self._charge(ticket, -ticket.share.seconds, pending=True)
        self._charge(ticket, seconds)
        for party in (self.root, *ticket.path):
            party.running -= 1

    def _charge(self, ticket: Ticket[T], seconds: float, pending: bool = False) -> None:
        for party in ticket.path:
            virtual = seconds / ticket.share.weight if party is ticket.path[0] else seconds
            party.used += virtual
            party.pending += virtual if pending else 0.0

    def _tidy(self, ticket: Ticket[T]) -> None:
        if not self.root.busy:  # nobody waits for anybody: all begin anew
            self.root = Party()
            return
        for above in ticket.path[:-1]:
            above.advance()
            above.forget_idle()

    # how things stand

    def _addresses(self) -> Iterator[Party[T]]:
        for share in self.root.below.values():
            yield from share.below.values()

    def waiting_of(self, address: str) -> int:
        """How much of an address waits."""
        return sum(p.waiting for p in self._addresses() if p.key == address)

    def crowd(self, ticket: Ticket[T]) -> int:
        """Among how many a ticket's turn is divided: addresses at work, and tables of its own."""
        share, address = ticket.path[:2]
        tables = [t for person in address.below.values() for t in person.below.values()]
        others = sum(1 for party in share.below.values() if party.busy)
        return max(1, others) * max(1, sum(1 for table in tables if table.busy))

    def oldest(self) -> float:
        """For how long the oldest of all has waited."""
        found = [
            ticket.since
            for address in self._addresses()
            for person in address.below.values()
            for table in person.below.values()
            for ticket in table.tickets
        ]
        return self.time() - min(found) if found else 0.0

    def longest_turn(self) -> float:
        """For how long an address has waited for its next turn: not long, however much it asks,
        unless it is for what may wait."""
        shares = [share for share in self.root.below.values() if not share.is_patient]
        turns = [p.turn for share in shares for p in share.below.values() if p.waiting]
        return self.time() - min(turns) if turns else 0.0
