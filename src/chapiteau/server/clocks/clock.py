"""What players have agreed on: how much time there is, and what happens when it is up."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..refusal import Refused
from ..store.rows import TableRow

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
DECISION, GAME, BOTH = "decision", "game", "both"
KINDS = (DECISION, GAME, BOTH)
KEPT, LAST = "kept", "last"
"""A bot keeps the seat until its player returns; or plays on, and the player ranks last."""
ENDS = (KEPT, LAST)
UNITS = {"minutes": (MINUTE, 1.0), "days": (DAY, HOUR)}
"""What the time is counted in, and what is added for a decision."""
MOST_TIME = {"minutes": 600, "days": 60}
MOST_ADDED = {"minutes": 600, "days": 72}  # seconds, or hours
RETURNING = 0.1
"""Part of the whole time that whoever comes back after it was up has at least."""


@dataclass(frozen=True)
class Clock:
    """The clock of each player at a table, in seconds."""

    kind: str
    time: float  # for each decision, or for the whole game
    added: float = 0.0  # by every decision, up to the time that there was at first
    end: str = KEPT

    @property
    def is_slow(self) -> bool:
        """Whether it is played by the day, so that nights and holidays count."""
        return self.time >= DAY

    @property
    def added_shown(self) -> int:
        """In hours where days are played, else in seconds."""
        return round(self.added / HOUR if self.is_slow else self.added)

    @property
    def time_shown(self) -> int:
        """In days or minutes."""
        return round(self.time / (DAY if self.is_slow else MINUTE))

    def after_decision(self, left: float) -> float:
        """What there is once a decision has been made."""
        return self.time if self.kind == DECISION else min(self.time, left + self.added)

    def after_return(self, left: float) -> float:
        """What whoever comes back has, or sits down where another has left."""
        least = self.time if self.kind == DECISION else max(self.added, RETURNING * self.time)
        return max(left, least)


def clock_of(row: TableRow) -> Clock | None:
    """The clock of a table; older ones, and those with a pace, have none."""
    return Clock(**row.clock) if row.clock else None


def as_row(clock: Clock | None) -> dict[str, Any] | None:
    return asdict(clock) if clock else None


def agreed(kind: str, unit: str, time: int, added: int, end: str, is_common: bool) -> Clock:
    """A clock as a form asks for it; whoever plays for a common cause ranks with the others."""
    if kind not in KINDS or unit not in UNITS or end not in ENDS:
        raise Refused("bad-clock")
    if not 1 <= time <= MOST_TIME[unit]:
        raise Refused("bad-clock-time", most=MOST_TIME[unit], unit=unit)
    if kind == BOTH and not 1 <= added <= MOST_ADDED[unit]:
        raise Refused("bad-clock-added", most=MOST_ADDED[unit], unit=unit)
    if end == LAST and is_common:
        raise Refused("nobody-ranks")
    one, small = UNITS[unit]
    return Clock(kind, time * one, added * small if kind == BOTH else 0.0, end)
