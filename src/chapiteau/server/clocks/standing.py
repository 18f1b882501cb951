"""How a game ended at its table: by the rules, and whoever ran out of time after all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.match import BareMatch


def winners_of(match: BareMatch, lost: Sequence[int]) -> list[int]:
    """Who has won: those of the rules who were in time, else the best of the others."""
    by_rules = list(match.winners)
    in_time = [seat for seat in range(match.seats) if seat not in lost]
    if not lost or match.game.cooperative or not by_rules:
        return by_rules
    if left := [seat for seat in by_rules if seat not in lost]:
        return left
    most = max((match.scores[seat] for seat in in_time), default=0)
    return [seat for seat in in_time if match.scores[seat] == most]


def ranks_of(match: BareMatch, lost: Sequence[int]) -> list[int]:
    """The place of each seat, 1 for the best; equals share one, and whoever lost first is last."""
    return ranked(winners_of(match, lost), match.scores, lost)


def ranked(winners: Sequence[int], scores: Sequence[int], lost: Sequence[int] = ()) -> list[int]:
    """Places from a result as it is stored."""
    places = [(lateness(i, lost), i not in winners, -score) for i, score in enumerate(scores)]
    return [1 + sum(other < place for other in places) for place in places]


def lateness(seat: int, lost: Sequence[int]) -> int:
    """0 in time; the earlier somebody ran out of time, the more."""
    return len(lost) - lost.index(seat) if seat in lost else 0


def result_of(match: BareMatch, lost: Sequence[int] = ()) -> dict[str, Any]:
    """How a match ended, as it is stored."""
    told: dict[str, Any] = {
        "scores": list(match.scores), "winners": winners_of(match, lost), "hash": match.hash,
        "decisions": len(match.decisions),
    }  # fmt: skip
    return {**told, "late": list(lost), "ranks": ranks_of(match, lost)} if lost else told
