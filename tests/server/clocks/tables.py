"""A table with a clock as its log tells it, and time that passes when told to."""

import msgspec

from chapiteau.registry import find
from chapiteau.server.clocks.clock import DAY, KEPT, Clock, as_row
from chapiteau.server.clocks.rests import Outages, Span
from chapiteau.server.clocks.times import CLOCK, Announced
from chapiteau.server.store.chain import chained
from chapiteau.server.store.rows import HUMAN, PLAY, SEAT, START, LogEntry, SeatRow, TableRow
from chapiteau.server.tables.loading import rebuild
from chapiteau.server.tables.state import TableState

NOON = 1_767_441_600.0  # 3 January 2026 in Greenwich, 13:00 in Paris
HOURS = 3600.0


class Table:
    """Writes a log, one entry at a time."""

    def __init__(self, clock, game="parade", seats=2, rests=None, people=None):
        self.row = TableRow(
            id="t", code="c", game=game, rules=find(game).rules, options={}, seats=seats,
            pace="clock", private=True, host="p0", seed="5eed", nonce="n", created=NOON,
            clock=as_row(clock),
        )  # fmt: skip
        self.seats = tuple(SeatRow(i, HUMAN, f"p{i}", f"Player {i}") for i in range(seats))
        self.state = TableState(self.row, self.seats)
        self.log = []
        self.now = NOON
        people = range(seats) if people is None else people
        said = {seat: (rests or {}).get(seat, Announced()) for seat in people}
        self.write(CLOCK, -1, msgspec.json.encode(said).decode())
        self.write(START, -1, msgspec.json.encode([""] * seats).decode())

    def write(self, kind, seat=-1, text=""):
        entry = LogEntry(self.state.n, kind, seat, text, at=self.now)
        self.log.append(chained("t", self.state.head, entry))
        self.state.apply(self.log[-1])

    def seat(self, seat, what):
        self.write(SEAT, seat, msgspec.json.encode({"what": what, "name": "X"}).decode())

    def wait(self, seconds):
        self.now += seconds
        return self

    def play(self, seat=None, move=""):
        match = self.state.playing
        seat = match.to_act[0] if seat is None else seat
        self.write(PLAY, seat, move or next(iter(match.moves(seat))).text)
        return seat

    def down(self, since, until):
        self.times.outages = Outages((*self.times.outages.spans, Span(since, until)))

    @property
    def times(self):
        found = self.state.times
        assert found
        return found

    def left(self, *seats):
        return [round(self.times.left(seat, self.now)) for seat in seats]

    def read_again(self):
        """The same log in another process, or after a restart."""
        other = rebuild(self.row, self.seats, self.log)
        assert other.times
        other.times.outages = self.times.outages
        return other.times


def game_clock(seconds=600.0, added=0.0, end=KEPT):
    return Clock("both" if added else "game", seconds, added, end)


def slow(days=3.0, hours=0.0):
    return game_clock(days * DAY, hours * HOURS)
