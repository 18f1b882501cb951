"""Records of tournaments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

OPEN, RUNNING, FINISHED, CALLED_OFF = "open", "running", "finished", "off"
LEFT, LATE = "left", "late"
"""Why somebody is drawn for no further table; an account that is closed or deleted has left."""
VOID = 0  # the rank of whoever sat at a table that could not be played to its end
SITS_OUT = -1  # the seat of whoever has no table in a round


@dataclass(frozen=True)
class TournamentRow:
    """A tournament as it was announced, and how far it is."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    seats: int
    form: str  # tournaments/next_round.py
    rounds: int  # without a final
    group_size: int
    duplicate: bool  # whether all tables of a round get the same deal
    filling: str  # what becomes of those for whom there is no full table
    level: str  # of the bots that fill tables
    clock: dict[str, Any]
    private: bool  # whether only those with its link find it
    programs: bool  # whether accounts of programs may take part
    host: str
    seed: str  # from which all deals follow: secret until the end
    nonce: str
    commitment: str
    created: float
    starts: float  # when it begins by itself; 0 when its host says so
    phase: str = OPEN
    round: int = 0  # the one that was drawn last
    ended: int = 0  # the one whose results were written last
    touched: float = 0.0


@dataclass(frozen=True)
class TournamentEntryRow:
    """Who takes part."""

    tournament: str
    n: int
    kind: str  # HUMAN or BOT
    person: str = ""  # "" once they are forgotten
    name: str = ""
    level: str = ""
    nonce: str = ""  # what their browser added to all deals: its number, under seal
    number: str = ""  # that number, once it was shown
    group: int = 0
    gone: str = ""
    joined: float = 0.0


@dataclass(frozen=True)
class TournamentSeatRow:
    """Where somebody sits in a round, and what came of it once the round has ended."""

    tournament: str
    round: int
    entry: int
    place: int = 0
    table: str = ""  # "" for whoever sits out
    seat: int = SITS_OUT
    score: int = 0
    rank: int = 0
    is_out: bool = False
