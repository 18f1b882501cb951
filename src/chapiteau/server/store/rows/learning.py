"""Records of reviews, of puzzles from them, and of studies of boxes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

ASKED, MADE, FAILED = "asked", "made", "failed"  # states of a review or a study


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


@dataclass(frozen=True)
class StudyRow:
    """What another box changes, found by games of bots: being played, or kept."""

    id: str
    key: str  # the same for two wishes that are one study
    game: str
    person: str  # who asked first
    own: str  # the box that somebody keeps here, if it is one
    base: str  # the hash of a box of the release
    house: list[str]  # rows in which the house's box differs from it
    rows: list[str]  # and those in which the other does
    seats: int
    level: str  # of the bots
    total: int  # deals
    asked: float
    options: dict[str, Any] = field(default_factory=dict)
    state: str = ASKED
    made: float = 0.0
    done: int = 0
    code: str = ""  # the version of the house that played
    why: str = ""  # it failed, where that is known
    data: str = ""  # sums of all games so far, as JSON
