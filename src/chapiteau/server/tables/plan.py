"""What a new table is to be."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.edition import Edition


@dataclass(frozen=True)
class Plan:
    """What a new table is to be."""

    edition: Edition
    seats: int
    pace: str
    private: bool
    seed: str = ""  # of a lesson, where nothing is left to chance
