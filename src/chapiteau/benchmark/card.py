"""The score card of a task: means over sets, each with its interval."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from ..core.record import Record
from ..lab.intervals import mean_interval, share_interval
from .tasks import Task

Interval = tuple[float, float]


@dataclass
class Card:
    """What a player came to, set by set; games of a set are dealt the same."""

    task: Task
    player: str
    shares: list[float] = field(default_factory=list)  # of victory
    points: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)  # to the mean of the others, if any
    thought: list[float] = field(default_factory=list)  # ms a decision
    adjusted: list[float] = field(default_factory=list)  # without luck, where that was looked at
    adjusted_in: str = ""  # share or points

    @classmethod
    def of(cls, task: Task, player: str, told: Mapping[int, tuple[Record, float]]) -> Card:
        """The card of all sets that are whole."""
        card, duel = cls(task, player), task.duel(player)
        size = len(duel.tables())
        for first in range(0, task.sets * size, size):
            numbers = range(first, first + size)
            if all(n in told for n in numbers):
                card._add([(duel.bout(n).levels, *told[n]) for n in numbers])
        return card

    def _add(self, games: list[tuple[tuple[str, ...], Record, float]]) -> None:
        shares, points, others = [], [], []
        for seat_of, told, _ in games:
            winners = told.winners.split()
            share = 1.0 if self.task.is_common else 1.0 / max(1, len(winners))
            for seat, (level, score) in enumerate(zip(seat_of, told.result.split(), strict=True)):
                if level == self.player:
                    shares.append(share if str(seat) in winners else 0.0)
                    points.append(int(score))
                else:
                    others.append(int(score))
        self.shares.append(fmean(shares))
        self.points.append(fmean(points))
        if others:
            self.margins.append(fmean(points) - fmean(others))
        self.thought.append(fmean(thought for *_, thought in games))

    @property
    def sets(self) -> int:
        return len(self.shares)

    @property
    def games(self) -> int:
        return self.sets * len(self.task.duel(self.player).tables())

    @property
    def is_whole(self) -> bool:
        """Whether all sets of the task were played: fewer are no result to cite."""
        return self.sets == self.task.sets

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "task": self.task.name,
            "player": self.player,
            "sets": self.sets,
            "games": self.games,
            "whole": self.is_whole,
            "share": _told(self.shares, share_interval(self.shares)),
            "points": _told(self.points, mean_interval(self.points)),
        }
        if self.margins:
            found["margin"] = _told(self.margins, mean_interval(self.margins))
        if self.adjusted:
            told = _told(self.adjusted, mean_interval(self.adjusted)) or {}
            found["adjusted"] = {"measure": self.adjusted_in, **told}
        return {**found, "thought_ms": round(fmean(self.thought), 1) if self.thought else None}


def _told(values: list[float], interval: Interval) -> dict[str, Any] | None:
    """A mean with its 95 % interval; JSON has no number for what is not known at all."""
    if not values:
        return None
    is_known = abs(interval[0]) <= 1e9
    return {
        "mean": round(fmean(values), 4),
        "interval": [round(x, 4) for x in interval] if is_known else None,
    }
