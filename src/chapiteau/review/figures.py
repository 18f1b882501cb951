"""A review as a few figures of each seat, to be added up over many games: luck, errors by phase of
the game and by kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from ..core.match import BareMatch
from ..core.record import follow
from ..core.state import State
from ..lab.intervals import Z
from ..words import LANGUAGES, Telling
from ..words.telling import kebab
from .run import Review

PHASES = ("beginning", "middle", "end")


@dataclass
class Errors:
    """Free decisions, what was lost by them, and how sure that is, in thousandths of a victory or
    of a point."""

    count: int = 0
    loss: float = 0.0
    noise: float = 0.0  # the variance of the loss

    def add(self, other: Errors) -> None:
        self.count += other.count
        self.loss += other.loss
        self.noise += other.noise

    @property
    def rate(self) -> float:
        """A decision."""
        return self.loss / max(1, self.count)

    @property
    def reach(self) -> float:
        """How far the rate may be off, at 95 %."""
        return Z * sqrt(self.noise) / max(1, self.count)


@dataclass
class SeatFigures:
    """One seat of one game."""

    luck: float
    luck_noise: float
    named: int  # errors that are sure
    phases: dict[str, Errors] = field(default_factory=dict)
    kinds: dict[str, Errors] = field(default_factory=dict)  # by what was asked

    @property
    def errors(self) -> Errors:
        total = Errors()
        for each in self.phases.values():
            total.add(each)
        return total


@dataclass
class Figures:
    """A whole game; `asked` has an example of each kind of question, by language."""

    is_points: bool
    seats: list[SeatFigures]
    asked: dict[str, dict[str, str]] = field(default_factory=dict)
    is_luck_shown: bool = False  # whether the luck of this judge is known to explain results
    is_luck_told: bool = True  # whether there is anything to say of it


def figures_of(review: Review) -> Figures:
    """Walk through a game once more and count."""
    small = review.unit / 1000
    seats = [
        SeatFigures(column.draws / small, column.draws_noise / small**2, 0)
        for column in review.account.columns
    ]
    for error in review.errors:
        seats[error.seat].named += 1
    judge = review.judge
    found = Figures(judge.counts, seats, {}, judge.is_luck_shown, judge.is_luck_told)
    record = review.record
    match, at = BareMatch(record.edition, record.seats, record.seed), 0
    phase_of = phases_of(review)
    for choice in review.choices:
        follow(match, record, choice.number, at)
        at, g = choice.number, match.state
        lost = Errors(1, choice.loss / small, choice.noise / small**2)
        kind = kebab(type(g.stack[-1]).__name__)
        note(found.asked, kind, g, choice.seat)
        own = seats[choice.seat]
        phase = phase_of(g, choice.number)
        own.phases.setdefault(phase, Errors()).add(lost)
        own.kinds.setdefault(kind, Errors()).add(lost)
    return found


def phases_of(review: Review) -> Callable[[State, int], str]:
    """Thirds of a game by its turns, or by its decisions where it has no turns to speak of."""
    record, turn = review.record, review.record.edition.game.mind().turn_of
    match = BareMatch(record.edition, record.seats, record.seed)
    follow(match, record, len(record) - 1)
    last: int = turn(match.state)

    def phase(g: State, number: int) -> str:
        part = 3 * turn(g) // (last + 1) if last >= 2 else 3 * number // len(record)
        return PHASES[min(2, max(0, part))]

    return phase


def note(asked: dict[str, dict[str, str]], kind: str, g: State, seat: int) -> None:
    """The first question of its kind, as its seat was asked it, with the names of nobody."""
    if kind in asked:
        return
    game = g.edition.game
    view = game.view(g, seat)
    asked[kind] = {
        lang: Telling(lang, g.edition).prompt(view.stack[-1], view) for lang in LANGUAGES
    }
