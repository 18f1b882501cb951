"""Weights from samples: the straightest line through them, neighbouring stages held together."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.weights import DIGITS, FORMAT, fingerprint
from ..extras import needed
from .training import Sample

HELD_OUT = 5  # every fifth game tests what the others taught
SMOOTH = 0.3  # how much neighbouring stages are held together
RIDGE = 0.01  # how much every weight is held back
HELD_BACK = 0.1  # the same of a difference to weights that were known
AGAIN = 6  # differences change what is said of later positions, and are learned anew


@dataclass(frozen=True)
class Error:
    """How far off the opinion was where it was not taught: root mean square, and correlation."""

    samples: int
    rmse: float
    r: float

    def plain(self) -> dict[str, float]:
        return {"samples": self.samples, "rmse": round(self.rmse, 2), "r": round(self.r, 3)}


@dataclass(frozen=True)
class Fit:
    """What was learned: weights by stage and sign, and their errors on games held out."""

    weights: list[list[float]]
    samples: int
    overall: Error
    by_stage: list[Error]

    def text(self, inputs: Sequence[str], record: dict[str, Any]) -> str:
        """The file that `core.learned` reads."""
        whole = {
            "format": FORMAT,
            "inputs": list(inputs),
            "weights": self.weights,
            "record": {
                **record,
                "samples": self.samples,
                "held_out": self.overall.plain(),
                "held_out_by_stage": [error.plain() for error in self.by_stage],
                "fingerprint": fingerprint(list(inputs), self.weights),
            },
        }
        text = json.dumps(whole, indent=1)
        return one_line_lists(text) + "\n"


def one_line_lists(text: str) -> str:
    """The same JSON with every innermost list or table on one line."""
    lines: list[str] = []
    depth = 0
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip())
        if depth and indent > depth:
            lines[-1] += line.strip() + " "
        elif depth and indent == depth:
            lines[-1] = lines[-1].rstrip() + line.strip()
            depth = 0
        else:
            lines.append(line)
            depth = indent if indent >= 2 and line[-1] in "[{" else 0
    return "\n".join(lines)


def arrays() -> Any:
    return needed("numpy", "bots")


class Seen:
    """The samples of some games, one below the other."""

    def __init__(self, np: Any, games: Sequence[Sequence[Sample]]) -> None:
        flat = [s for game in games for s in game]
        self.stage = np.array([s.stage for s in flat], dtype=int)
        self.inputs = np.array([s.inputs for s in flat], dtype=float)
        self.gains = np.array([s.gain for s in flat], dtype=float)
        self.next: list[int] = []  # where the same seat was looked at again, or -1
        for game in games:
            first, later = len(self.next), list[int]()
            latest: dict[int, int] = {}
            for i in range(len(game) - 1, -1, -1):
                later.append(latest.get(game[i].seat, -1))
                latest[game[i].seat] = first + i
            self.next += reversed(later)

    def judged(self, weights: Any) -> Any:
        """What weights say of each sample."""
        return (self.inputs * weights[self.stage]).sum(axis=1)


def fit(
    games: Sequence[Sequence[Sample]],
    stages: int,
    known: list[list[float]] | None = None,
    decay: float | None = None,
) -> Fit:
    """Learn from four games of five, try on the fifth, then learn from all of them."""
    np = arrays()
    taught = learn(
        np, Seen(np, [g for i, g in enumerate(games) if not is_held_out(i)]), stages, known, decay
    )
    tried = Seen(np, [g for i, g in enumerate(games) if is_held_out(i)])
    guess = tried.judged(taught) if len(tried.gains) else tried.gains
    by_stage = [tried.stage == stage for stage in range(stages)]
    seen = Seen(np, games)
    weights = learn(np, seen, stages, known, decay)
    return Fit(
        [[round(float(w), DIGITS) for w in row] for row in weights],
        len(seen.gains),
        error(np, guess, tried.gains),
        [error(np, guess[here], tried.gains[here]) for here in by_stage],
    )


def is_held_out(game: int) -> bool:
    return game % HELD_OUT == HELD_OUT - 1


def learn(
    np: Any, seen: Seen, stages: int, known: list[list[float]] | None, decay: float | None
) -> Any:
    """From what was known, if anything, to what was found. Stages that nobody met keep what was
    known."""
    if known is None:
        return solve(np, seen.stage, seen.inputs, seen.gains, stages)
    before = np.array(known)
    if decay is None:
        found = half_way(np, seen, before)
    else:
        found = differences(np, seen, before, decay)
    met = np.isin(np.arange(stages), seen.stage)
    return np.where(met[:, None], found, before)


def half_way(np: Any, seen: Seen, known: Any) -> Any:
    """Whoever plays by the latest games alone forgets what made the others better."""
    return (known + solve(np, seen.stage, seen.inputs, seen.gains, len(known))) / 2


def differences(np: Any, seen: Seen, known: Any, decay: float) -> Any:
    """Learn only what known weights got wrong, by what they say of later positions themselves: that
    says the same as the end of the game, with less chance in it (TD(lambda))."""
    weights = known
    for _ in range(AGAIN):
        wrong = ahead(np, seen, seen.judged(weights), decay) - seen.judged(known)
        weights = known + solve(np, seen.stage, seen.inputs, wrong, len(known), HELD_BACK)
    return weights


def ahead(np: Any, seen: Seen, judged: Any, decay: float) -> Any:
    """What was gained up to the next sample, and then by what is said of it and of those after it,
    each counting less by `decay`; at the last one, what was gained in truth."""
    found = seen.gains.copy()
    for i in range(len(found) - 1, -1, -1):
        later = seen.next[i]
        if later >= 0:
            promised = (1 - decay) * judged[later] + decay * found[later]
            found[i] = seen.gains[i] - seen.gains[later] + promised
    return found


def error(np: Any, guess: Any, truth: Any) -> Error:
    if len(truth) < 2:
        return Error(len(truth), 0.0, 0.0)
    rmse = float(np.sqrt(np.mean((guess - truth) ** 2)))
    varies = guess.std() > 0 and truth.std() > 0
    return Error(len(truth), rmse, float(np.corrcoef(guess, truth)[0, 1]) if varies else 0.0)


def solve(np: Any, stage: Any, inputs: Any, gains: Any, stages: int, ridge: float = RIDGE) -> Any:
    """Least squares for all stages at once; one that nobody met is like its nearest neighbour."""
    met = np.unique(stage)
    found = solve_met(np, np.searchsorted(met, stage), inputs, gains, len(met), ridge)
    return np.array([found[np.abs(met - s).argmin()] for s in range(stages)])


def solve_met(np: Any, stage: Any, inputs: Any, gains: Any, stages: int, ridge: float) -> Any:
    """The same for stages that were met; the first sign is always 1 and is not held back."""
    n = inputs.shape[1]
    middle, width = inputs.mean(axis=0), inputs.std(axis=0)
    width[width < 1e-9] = 1.0
    middle[0], width[0] = 0.0, 1.0
    scaled = (inputs - middle) / width
    matrix, target = np.zeros((stages * n, stages * n)), np.zeros(stages * n)
    for s in range(stages):
        own, rows = slice(s * n, s * n + n), scaled[stage == s]
        matrix[own, own] = rows.T @ rows
        target[own] = rows.T @ gains[stage == s]
    hold_together(np, matrix, n, stages, len(gains) / stages, ridge)
    found = np.linalg.solve(matrix, target).reshape(stages, n)
    weights = found / width
    weights[:, 0] = found[:, 0] - (found[:, 1:] * middle[1:] / width[1:]).sum(axis=1)
    return weights


def hold_together(np: Any, matrix: Any, n: int, stages: int, samples: float, ridge: float) -> None:
    """Make weights dear that are large, or unlike those of the stage before."""
    smooth, held = np.full(n, SMOOTH * samples), np.full(n, ridge * samples)
    smooth[0] = held[0] = 1e-6 * samples  # what is usual differs from stage to stage
    for s in range(stages):
        here = np.arange(s * n, s * n + n)
        matrix[here, here] += held
        if s:
            matrix[here, here] += smooth
            matrix[here - n, here - n] += smooth
            matrix[here, here - n] -= smooth
            matrix[here - n, here] -= smooth
