"""The next round of a tournament, from what was played so far: no I/O, no chance."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from .drawing import Pool, draw, duels, finalists, missing
from .results import Entrant, History, Round, history
from .scoring import standings
from .seats import seated

SWISS, GROUPS = "swiss", "groups"
FORMS = (SWISS, GROUPS)
BOTS, BYES = "bots", "byes"
FILLINGS = (BOTS, BYES)


@dataclass(frozen=True)
class Rules:
    """What the arithmetic has to know of a tournament."""

    seats: int
    rounds: int  # without a final
    form: str = SWISS
    filling: str = BOTS
    is_duplicate: bool = False


@dataclass
class Drawing:
    """A round that is to be played: tables by seat, who sits out, and bots that come in for it."""

    first_bot: int  # the number of the next one that comes in
    tables: list[list[int]] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    new_bots: list[Entrant] = field(default_factory=list)
    is_final: bool = False


def last_round(rules: Rules, entrants: Sequence[Entrant]) -> int:
    """How many rounds there are: the best of several groups meet once more."""
    several = rules.form == GROUPS and len({e.group for e in entrants if not e.is_bot}) > 1
    return rules.rounds + several


def next_round(
    rules: Rules,
    entrants: Sequence[Entrant],
    rounds: Sequence[Round],
    apart: Collection[tuple[int, int]] = (),
    order: Sequence[int] = (),
) -> Drawing | None:
    """The tables of the next round; nothing when all has been played, or nobody is left to play.

    `order` is how the entrants stand before the first round.
    """
    number, here = len(rounds) + 1, [e for e in entrants if not e.is_gone]
    if number > last_round(rules, entrants) or sum(not e.is_bot for e in here) < 2:
        return None
    past, is_final = history(rounds), number > rules.rounds
    drawing = Drawing(1 + max(e.n for e in entrants), is_final=is_final)
    ranked = ranking(rules, here, entrants, rounds, order)
    if is_final:
        final(rules, here, ranked, past, drawing)
    else:
        for group in sorted({e.group for e in here if not e.is_bot}):
            theirs = [n for n in ranked if group_of(here, n) == group]
            is_whole = not any(e.is_gone for e in entrants if e.group == group)
            people = [*theirs, *filling(rules, here, theirs, group, drawing)]
            drawn = (
                duels(sorted(people), number)
                if rules.form == GROUPS and rules.seats == 2 and is_whole
                else draw(Pool(people, rules.seats, apart, rules.form == SWISS), past)
            )
            drawing.tables += [seated(table, past) for table in drawn.tables]
            drawing.byes += drawn.byes
    return drawing if drawing.tables else None


def group_of(entrants: Sequence[Entrant], n: int) -> int:
    return next(e.group for e in entrants if e.n == n)


def ranking(
    rules: Rules,
    here: Sequence[Entrant],
    entrants: Sequence[Entrant],
    rounds: Sequence[Round],
    order: Sequence[int],
) -> list[int]:
    """The people who are still in it, the best first."""
    people = {e.n for e in here if not e.is_bot}
    if not rounds:
        return [n for n in order if n in people] or sorted(people)
    table = standings(entrants, rounds, rules.is_duplicate)
    return [each.entry for each in table if each.entry in people]


def filling(
    rules: Rules, here: Sequence[Entrant], people: Sequence[int], group: int, drawing: Drawing
) -> list[int]:
    """Bots for the seats that would stay empty, at the end of the order: so they come to those
    who have the least to lose by it."""
    count = missing(len(people), rules.seats) if rules.filling == BOTS else 0
    return some_bots(here, drawing, group, count)


def some_bots(here: Sequence[Entrant], drawing: Drawing, group: int, count: int) -> list[int]:
    """Bots that have played in this group before, and new ones if that is not enough."""
    known = [e.n for e in here if e.is_bot and e.group == group][:count]
    first = drawing.first_bot + len(drawing.new_bots)
    new = [Entrant(first + i, True, group=group) for i in range(count - len(known))]
    drawing.new_bots += new
    return [*known, *[e.n for e in new]]


def final(
    rules: Rules, here: Sequence[Entrant], ranked: Sequence[int], past: History, drawing: Drawing
) -> None:
    """One table of the best of all groups."""
    groups = sorted({e.group for e in here if not e.is_bot})
    by_group = [[n for n in ranked if group_of(here, n) == group] for group in groups]
    best = finalists(sorted(by_group, key=lambda each: ranked.index(each[0])), rules.seats)
    short = rules.seats - len(best)
    if short and rules.filling == BYES:
        return
    best += some_bots(here, drawing, groups[0], short)
    drawing.tables.append(seated(best, past))
