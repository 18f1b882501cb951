"""Records of reviews, and of puzzles from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

ASKED, MADE, FAILED = "asked", "made", "failed"  # states of a review


@dataclass(frozen=True)
class ReviewRow:
    """A look back at a finished game: being made, or kept."""

    table: str
    game: str
    person: str  # who asked; "" for the house itself
    state: str
    asked: float
    rounds: int  # of search for each decision
    made: float = 0.0
    total: int = 0  # parts, as far as that is known
    done: int = 0
    figures: dict[str, Any] | None = None
    data: str = ""  # all of it, as JSON


@dataclass(frozen=True)
class PuzzleRow:
    """A decision that could have been better."""

    id: str
    table: str
    number: int  # of the decision
    seat: int
    game: str
    weight: int  # what the error cost
    common: bool  # whether it may be shown to everybody
    day: str | None = None


@dataclass(frozen=True)
class ExerciseRow:
    """A puzzle that somebody practises: when it comes again, and how it went."""

    person: str
    puzzle: str
    due: float
    step: int = 0
    tries: int = 0
    solved: int = 0
