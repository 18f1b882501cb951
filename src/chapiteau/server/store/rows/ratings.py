"""Records of ratings: who began a game that counts, how it was counted, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass

PERSON, PROGRAM, LEVEL = "person", "program", "level"
"""What somebody is for a rating: an account, the account of a program, a bot of the house."""
ONLY_ME, MET, EVERYBODY = "me", "met", "house"
"""Who may see a profile; the first is what everybody begins with."""


@dataclass(frozen=True)
class EntrantRow:
    """Who sat somewhere when a game that counts began."""

    table: str
    seat: int
    who: str  # a person, or the name of a level; "" once they are forgotten
    kind: str


@dataclass(frozen=True)
class RatingRow:
    """How well somebody plays one kind of table, as openskill has it."""

    who: str
    game: str
    kind: str
    mu: float
    sigma: float
    games: int
    at: float = 0.0  # when the last of them was counted


@dataclass(frozen=True)
class RatedRow:
    """A table that was counted: the numbers are the order, and each table has one."""

    n: int
    table: str
    game: str
    kind: str
    at: float


@dataclass(frozen=True)
class RatedSeatRow:
    """What a counted table was for one who began there, before and after."""

    table: str
    seat: int
    who: str
    kind: str
    rank: int
    is_gone: bool  # whether they left, or a bot finished for them
    moved: bool  # whether this table counted for them
    mu: float
    sigma: float
    new_mu: float
    new_sigma: float


@dataclass(frozen=True)
class ProfileRow:
    """What somebody allows others to see."""

    person: str
    audience: str = ONLY_ME
    results: bool = False
    luck: bool = False
