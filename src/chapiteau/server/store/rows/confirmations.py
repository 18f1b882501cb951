"""Records of what owners read off their copies, and of the boxes that a house made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SayingRow:
    """What one owner says of one row: as it is printed in their copy."""

    id: str
    game: str
    path: str  # section and number from 0
    person: str
    row: dict[str, Any]  # as it is printed
    edition: str  # of their copy
    note: str
    at: float
    hidden: bool = False  # the words, by those who run the house


@dataclass(frozen=True)
class HouseBoxRow:
    """A box of this house: all rows that were taken over by then."""

    game: str
    n: int  # from 1
    rows: dict[str, dict[str, Any]]  # by section and number from 0
    key: str  # of the box that it was then (server/tables/boxes.py)
    at: float
    undone: float = 0.0
