"""A little stronger than me: how well people play, by their results, and the bot that suits them.

A rival waits at a table as `rival`. When its game begins it becomes one of the levels, which is
written into its seat: any process then asks the same bot, and so does whoever looks back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import exp, log
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from ...bots import levels
from ...bots.levels import RIVAL, level_of
from ...registry import find
from ..ratings.model import START
from ..ratings.model import strength_of as strength_of_rating
from ..refusal import Refused
from ..store.rows import BOT, HUMAN, OVER, SeatRow, StoredTable
from .boxes import is_of_house
from .lessons import LESSON
from .lists import is_played

if TYPE_CHECKING:
    from ..store.store import Store
    from .hall import Hall

STANDINGS = {"random": -1.0, "novice": 1.0, "amateur": 2.0, "expert": 3.0, "master": 4.0}
"""How well each level plays, in steps: who is one ahead wins about four games of five."""
STEP = 1.3  # in log-odds
RIVALS = ("novice", "amateur", "expert", "master")
NEWCOMER = STANDINGS["novice"]
"""Whoever has no results is taken for a novice."""
FINE = 20  # parts of a level that strengths are told apart by
LATEST = 30  # games that count
KNOWN_FOR, MOST_KNOWN = 600.0, 5000  # seconds, and people, for which strengths are kept
SURE = 300  # points within which a rating must be known to be taken
LEVEL_POINTS = STEP * 400 / log(10)  # of a rating between two levels: the same log-odds
MOST_READ = 300  # tables of a person that are looked through for them


class Met(NamedTuple):
    """One bot that somebody has played with: its standing, how it ended, how much that tells."""

    standing: float
    share: float
    weight: float


def check_level(level: str) -> None:
    """A level that somebody asks for is one of the house, or the rival."""
    if level != RIVAL and level not in levels.LEVELS:
        known = ", ".join([*levels.LEVELS, RIVAL])
        raise Refused("unknown-level", level=level[:40], known=known)


async def settled(store: Store, game: str, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats as a game begins with them: every rival has become what suits the people there."""
    if not any(is_rival(s) for s in seats):
        return list(seats)
    strengths = [
        strength(met_in(await store.tables_of(s.person, MOST_READ), game, s.person))
        for s in seats
        if s.kind == HUMAN and s.person
    ]
    level = f"{RIVAL}-{suiting(strengths)}"
    return [replace(s, level=level) if is_rival(s) else s for s in seats]


async def strength_of(hall: Hall, person: str, game: str) -> float:
    """How well somebody plays a game; looked up now and then, for pages that show many people."""
    now, key = hall.clock(), (person, game)
    known = hall.strengths.get(key)
    if known and now - known[0] < KNOWN_FOR:
        return known[1]
    found = await by_rating(hall, person, game)
    if found is None:
        found = strength(met_in(await hall.store.tables_of(person, MOST_READ), game, person))
    if len(hall.strengths) >= MOST_KNOWN:
        hall.strengths.clear()
    hall.strengths[key] = now, found
    return found


async def by_rating(hall: Hall, person: str, game: str) -> float | None:
    """The same from what games with people have shown, where that is surer than results with bots:
    a rating in steps of levels, with the newcomer where a novice is."""
    rows = await hall.store.ratings.of(person) if hall.settings.ratings else []
    known = [strength_of_rating(row) for row in rows if row.game == game]
    sure = [each for each in known if each.reach <= SURE]
    if not sure:
        return None
    best = min(sure, key=lambda each: each.reach)
    return NEWCOMER + (best.points - START) / LEVEL_POINTS


def is_rival(seat: SeatRow) -> bool:
    """Whether a bot has still to become one of the levels."""
    return seat.kind == BOT and seat.level == RIVAL


def suiting(strengths: Sequence[float]) -> str:
    """The weakest level that is not below the mean of the people at a table."""
    mean = fmean(strengths) if strengths else NEWCOMER
    return next((level for level in RIVALS if STANDINGS[level] >= mean), RIVALS[-1])


def strength(met: Sequence[Met]) -> float:
    """How well somebody plays: what explains their results best, if a novice was to be
    expected."""

    def unlikely(at: float) -> float:
        return (at - NEWCOMER) ** 2 / 2 + sum(m.weight * surprise(at, m) for m in met)

    return min((n / FINE for n in range(FINE * round(STANDINGS[RIVALS[-1]]) + 1)), key=unlikely)


def surprise(at: float, met: Met) -> float:
    """How little a result fits somebody who stands there, as the negative of its log-likelihood."""
    lead = STEP * (at - met.standing)
    return met.share * log(1 + exp(-lead)) + (1 - met.share) * log(1 + exp(lead))


def met_in(tables: Iterable[StoredTable], game: str, person: str) -> list[Met]:
    """All bots that somebody has met in a game lately, the latest tables first."""
    counted = [t for t in tables if t.row.game == game and is_measured(t)]
    counted.sort(key=lambda stored: -stored.row.touched)
    return [met for stored in counted[:LATEST] for met in met_at(stored, person)]


def counts(stored: StoredTable) -> bool:
    """Whether a table is a game to be looked back at: finished, from its start, and no lesson."""
    row = stored.row
    is_lesson = any(s.kind == BOT and s.level == LESSON for s in stored.seats)
    is_over = row.phase == OVER and bool(row.result) and not row.sealed
    return is_over and not row.origin and not is_lesson


def is_measured(stored: StoredTable) -> bool:
    """Whether it also tells how well somebody plays: not with a box that somebody has made."""
    row = stored.row
    return counts(stored) and is_played(stored) and is_of_house(find(row.game), row.box)


def met_at(stored: StoredTable, person: str) -> Iterator[Met]:
    """The bots of one table, from where somebody sat; all of them together tell as much as one."""
    mine = next((s.seat for s in stored.seats if s.person == person and s.kind == HUMAN), None)
    bots = [s for s in stored.seats if s.kind == BOT and not s.person]
    known = [bot for bot in bots if level_of(bot.level) in STANDINGS]
    if mine is None:
        return
    for bot in known:
        standing, ended = STANDINGS[level_of(bot.level)], outcome(stored, mine, bot.seat)
        yield Met(standing, ended, 1 / len(known))


def outcome(stored: StoredTable, mine: int, other: int) -> float:
    """1 for who came before a bot, 0 for who came after it; partners win or lose together."""
    result = stored.row.result or {}
    won = [float(seat in result["winners"]) for seat in (mine, other)]
    if "ranks" in result:  # somebody ran out of time
        ranks = [result["ranks"][seat] for seat in (mine, other)]
        return 0.5 if ranks[0] == ranks[1] else float(ranks[0] < ranks[1])
    if find(stored.row.game).cooperative:
        return won[0]
    if won[0] == won[1] == 0.0:
        points = [result["scores"][seat] for seat in (mine, other)]
        return 0.5 if points[0] == points[1] else float(points[0] > points[1])
    return 0.5 + (won[0] - won[1]) / 2
