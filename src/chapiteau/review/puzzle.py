"""A decision as a puzzle: any move is an answer, and right is what is about as good as the best
that is known, by what the seat could see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import registry
from ..core.game import Game
from ..core.match import BareMatch
from ..core.record import follow, read
from ..core.rng import seeded
from ..core.state import State
from .choices import Effort, Reader
from .judge import Judge


@dataclass(frozen=True)
class Attempt:
    """A move that somebody would make in place of the best one that is known."""

    text: str  # the record
    number: int
    seat: int
    best: str
    move: str
    effort: Effort


@dataclass(frozen=True)
class Verdict:
    """Whether an answer counts, and by how much it is worse, in thousandths of a victory or of a
    point."""

    is_right: bool
    loss: int


def judged(attempt: Attempt) -> Verdict:
    """An answer, at the table as it was."""
    record = read(attempt.text, registry.games())
    match = BareMatch(record.edition, record.seats, record.seed)
    follow(match, record, attempt.number)
    return verdict_at(match.state, attempt)


def verdict_at(g: State, attempt: Attempt) -> Verdict:
    """Both moves on the same deals of what the seat could see, and of nothing else."""
    game: Game[Any] = g.edition.game
    reader = Reader(Judge(game, g.seats), attempt.effort)
    move, best = (game.moves.read(text) for text in (attempt.move, attempt.best))
    dice = seeded(f"puzzle {attempt.number} {attempt.move}")
    choice = reader.compared(g, attempt.seat, attempt.number, move, best, dice)
    return Verdict(choice.loss <= reader.least, 1000 * choice.loss // reader.judge.unit)
