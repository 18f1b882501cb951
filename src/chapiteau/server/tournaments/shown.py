"""What is shown of a tournament: rounds as acts, tables as rows, and how everybody stands.

Of a round that is played nothing is shown but who sits where: not even which of its tables have
ended, so that nobody learns anything of a deal that others still play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from ...words import Words
from ..store.rows import BOT, TournamentEntryRow, TournamentRow, TournamentSeatRow
from ..store.rows.tournaments import OPEN, VOID
from .luck import ByTable, adjusted, average
from .results import Entrant
from .scoring import Standing, points, standings
from .stepping import rounds_of
from .writing import Plain

if TYPE_CHECKING:
    from ..tables.hall import Hall

PLAIN = Plain()


@dataclass(frozen=True)
class SeatShown:
    """Somebody at a table of a round."""

    name: str
    seat: int
    is_me: bool = False
    score: int | None = None
    rank: int | None = None
    points: str = ""
    adjusted: str = ""  # the score without luck, where a review says
    is_out: bool = False


@dataclass(frozen=True)
class TableShown:
    place: int
    group: int
    id: str
    is_open: bool  # whether this visitor may look at it
    seats: list[SeatShown] = field(default_factory=list)
    is_void: bool = False


@dataclass(frozen=True)
class Act:
    """A round."""

    number: int
    is_final: bool
    is_over: bool
    tables: list[TableShown]
    byes: list[str]


@dataclass(frozen=True)
class Line:
    """How somebody stands."""

    place: int
    name: str
    is_me: bool
    is_bot: bool
    is_gone: bool
    points: str
    rivals: str
    wins: int
    by_round: list[str]
    adjusted: str  # the mean result without luck, over those tables that were reviewed
    reviewed: int
    tables: int


@dataclass(frozen=True)
class Shown:
    """All that the page of a tournament draws."""

    acts: list[Act]
    lines: list[Line]
    entrants: list[str]
    my_table: str  # of the round that is played
    sits_out: bool


async def shown(
    hall: Hall, t: TournamentRow, person: str, words: Words, write: Plain = PLAIN
) -> Shown:
    """A tournament as one visitor sees it."""
    rows = hall.store.tournaments
    entries, seats = await rows.entries(t.id), await rows.seats(t.id)
    names = names_of(entries, words)
    me = next((e.n for e in entries if person and e.person == person), 0)
    luck = await adjusted(hall.store, [s for s in seats if s.table and s.round <= t.ended])
    known = Known(t, entries, seats, names, me, luck, write)
    acts = [known.act(number) for number in range(t.round, 0, -1)]
    mine = next((s for s in seats if s.round == t.round and s.entry == me), None)
    is_playing = mine is not None and t.ended < t.round
    return Shown(
        acts,
        known.lines() if t.ended else [],
        [names[e.n] for e in entries if e.kind != BOT],
        mine.table if mine and is_playing else "",
        bool(mine and is_playing and not mine.table),
    )


def names_of(entries: Sequence[TournamentEntryRow], words: Words) -> dict[int, str]:
    """What everybody is called here; bots by their numbers."""
    found, bots = {}, 0
    for e in entries:
        if e.kind == BOT:
            bots += 1
            level = words(f"table-level-{e.level}")
            found[e.n] = words("page-tournament-bot", number=bots, level=level)
        else:
            found[e.n] = e.name or words("page-tournament-nobody")
    return found


@dataclass(frozen=True)
class Known:
    """All rows of a tournament, for whoever looks, and how numbers are written for them."""

    t: TournamentRow
    entries: Sequence[TournamentEntryRow]
    seats: Sequence[TournamentSeatRow]
    names: Mapping[int, str]
    me: int
    luck: ByTable
    write: Plain

    def act(self, number: int) -> Act:
        """A round; its results once all of it has ended."""
        t, here = self.t, [s for s in self.seats if s.round == number]
        is_over = number <= t.ended
        won = points(rounds_of(t, self.seats)[number - 1], t.duplicate) if is_over else {}
        group = {e.n: e.group for e in self.entries}
        tables = []
        for place in sorted({s.place for s in here if s.table}):
            at = [s for s in here if s.table and s.place == place]
            is_open = is_over or not t.duplicate or any(s.entry == self.me for s in at)
            seats = [self.seat(s, won.get(s.entry)) for s in at]
            void, first = is_over and at[0].rank == VOID, at[0]
            one = TableShown(place, group[first.entry], first.table, is_open, seats, void)
            tables.append(one)
        byes = [self.names[s.entry] for s in here if not s.table]
        return Act(number, number > t.rounds, is_over, tables, byes)

    def seat(self, s: TournamentSeatRow, won: Fraction | None) -> SeatShown:
        """Somebody at a table, with what came of it where that is known."""
        mine, name = s.entry == self.me, self.names[s.entry]
        if won is None:
            return SeatShown(name, s.seat, mine)
        luck = self.write.adjusted(self.luck.get((s.table, s.seat)))
        brought = self.write.points(won)
        if s.rank == VOID:
            return SeatShown(name, s.seat, mine, points=brought)
        return SeatShown(name, s.seat, mine, s.score, s.rank, brought, luck, s.is_out)

    def lines(self) -> list[Line]:
        """The standings after the last round that has ended."""
        entrants = [Entrant(e.n, e.kind == BOT, bool(e.gone), e.group) for e in self.entries]
        found = standings(entrants, rounds_of(self.t, self.seats), self.t.duplicate)
        here = {s.entry for s in self.seats if s.round <= self.t.ended}
        return [self.line(each) for each in found if each.entry in here]

    def line(self, each: Standing) -> Line:
        n, write = each.entry, self.write
        ended = [s for s in self.seats if s.entry == n and s.round <= self.t.ended]
        sat = [s for s in ended if s.table and s.rank != VOID]
        return Line(
            each.place,
            self.names[n],
            n == self.me,
            any(e.n == n and e.kind == BOT for e in self.entries),
            each.is_gone,
            write.points(each.points),
            write.points(each.rivals),
            each.wins,
            ["–" if one is None else write.points(one) for one in each.by_round],
            write.adjusted(average(sat, self.luck)),
            sum((s.table, s.seat) in self.luck for s in sat),
            len(sat),
        )


def state_of(t: TournamentRow, entrants: int) -> str:
    """What a page that is open looks at to know that there is something new."""
    return f"{t.phase} {t.round} {t.ended} {entrants if t.phase == OPEN else 0}"
