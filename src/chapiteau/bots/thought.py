"""What a bot was thinking, and how it says so."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any

from ..core.move import Move
from ..core.step import Step
from ..words.telling import Telling, kebab


@dataclass(frozen=True)
class Estimate:
    """A move as a search came to see it."""

    move: str
    tries: int
    chance: float  # how likely a victory looked after it, from 0 to 1
    error: float = inf  # the standard error of that; infinite where it was looked at only once


@dataclass(frozen=True)
class Thought:
    """Where a search ended; the move tried most often comes first."""

    rounds: int
    moves: tuple[Estimate, ...]


def explain(thought: Thought, move: Move, step: Step[Any], telling: Telling) -> str:
    """Why a bot made a move, in a phrase; a game has its own for moves that are not searched."""
    words, step_id = telling.words, kebab(type(step).__name__)
    read = telling.edition.game.moves.read
    found = {e.move: e for e in thought.moves if e.tries}
    mine = found.pop(move.text, None)
    rival = max(found.values(), key=lambda estimate: estimate.tries, default=None)
    said: dict[str, Any] = {"rounds": thought.rounds, "move": telling.move(step, move)}
    own = f"thought-{step_id}-{move.verb}"
    if words.has(own):
        return words(own, **said)
    if mine is None:
        return words("thought-unseen", **said)
    said["chance"] = percent(mine)
    if rival is None:
        alone = f"thought-alone-{step_id}"
        return words(alone if words.has(alone) else "thought-alone", **said)
    said |= {"rival": telling.move(step, read(rival.move)), "less": percent(rival)}
    if percent(rival) > percent(mine):
        return words("thought-hidden", **said)
    return words("thought-even" if percent(rival) == percent(mine) else "thought-better", **said)


def percent(estimate: Estimate) -> int:
    return round(100 * estimate.chance)
