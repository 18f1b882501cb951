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
from ..store.rows.tournaments import OPEN
from .luck import Adjusted, adjusted
from .results import Entrant
from .scoring import Standing, points, standings
from .stepping import rounds_of

if TYPE_CHECKING:
    from ..tables.hall import Hall

DIGITS = 2  # of a point


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


@dataclass(frozen=True)
class Shown:
    """All that the page of a tournament draws."""

    acts: list[Act]
    lines: list[Line]
    entrants: list[str]
    my_table: str  # of the round that is played
    sits_out: bool


async def shown(hall: Hall, t: TournamentRow, person: str, words: Words) -> Shown:
    """A tournament as one visitor sees it."""
    rows = hall.store.tournaments
    entries, seats = await rows.entries(t.id), await rows.seats(t.id)
    names = names_of(entries, words)
    me = next((e.n for e in entries if person and e.person == person), 0)
    luck = await adjusted(hall.store, [s for s in seats if s.table and s.round <= t.ended])
    acts = [act(t, number, seats, entries, names, me, luck) for number in range(t.round, 0, -1)]
    mine = next((s for s in seats if s.round == t.round and s.entry == me), None)
    is_playing = mine is not None and t.ended < t.round
    return Shown(
        acts,
        lines(t, entries, seats, names, me) if t.ended else [],
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


def act(
    t: TournamentRow,
    number: int,
    seats: Sequence[TournamentSeatRow],
    entries: Sequence[TournamentEntryRow],
    names: Mapping[int, str],
    me: int,
    luck: Mapping[tuple[str, int], Adjusted],
) -> Act:
    """A round; its results once all of it has ended."""
    here, is_over = [s for s in seats if s.round == number], number <= t.ended
    won = points(rounds_of(t, seats)[number - 1], t.duplicate) if is_over else {}
    group = {e.n: e.group for e in entries}
    tables = []
    for place in sorted({s.place for s in here if s.table}):
        at = [s for s in here if s.table and s.place == place]
        is_open = is_over or not t.duplicate or any(s.entry == me for s in at)
        one = TableShown(place, group[at[0].entry], at[0].table, is_open)
        for s in at:
            mine = s.entry == me
            if is_over:
                without = luck.get((s.table, s.seat))
                said = without.text if without else ""
                result = (s.score, s.rank, written(won[s.entry]), said, s.is_out)
                one.seats.append(SeatShown(names[s.entry], s.seat, mine, *result))
            else:
                one.seats.append(SeatShown(names[s.entry], s.seat, mine))
        tables.append(one)
    byes = [names[s.entry] for s in here if not s.table]
    return Act(number, number > t.rounds, is_over, tables, byes)


def lines(
    t: TournamentRow,
    entries: Sequence[TournamentEntryRow],
    seats: Sequence[TournamentSeatRow],
    names: Mapping[int, str],
    me: int = 0,
) -> list[Line]:
    """The standings after the last round that has ended."""
    entrants = [Entrant(e.n, e.kind == BOT, bool(e.gone), e.group) for e in entries]
    found = standings(entrants, rounds_of(t, seats), t.duplicate)
    here = {s.entry for s in seats if s.round <= t.ended}
    bots = {e.n for e in entries if e.kind == BOT}
    return [line(each, names, me, bots) for each in found if each.entry in here]


def line(each: Standing, names: Mapping[int, str], me: int, bots: set[int]) -> Line:
    n = each.entry
    return Line(
        each.place,
        names[n],
        n == me,
        n in bots,
        each.is_gone,
        written(each.points),
        written(each.rivals),
        each.wins,
        ["–" if one is None else written(one) for one in each.by_round],
    )


def written(value: Fraction) -> str:
    """A number of points, without what does not matter."""
    text = f"{float(value):.{DIGITS}f}".rstrip("0").rstrip(".")
    return text or "0"


def state_of(t: TournamentRow, entrants: int) -> str:
    """What a page that is open looks at to know that there is something new."""
    return f"{t.phase} {t.round} {t.ended} {entrants if t.phase == OPEN else 0}"
