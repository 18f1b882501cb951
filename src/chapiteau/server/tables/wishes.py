"""What somebody at a table wants the others to agree to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Wish:
    """Somebody wants to go back past a reveal."""

    seat: int
    answered: set[int]


@dataclass(frozen=True)
class Offer:
    """Somebody wants to play again, at a table that is ready."""

    seat: int
    table: str
