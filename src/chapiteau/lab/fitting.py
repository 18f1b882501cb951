"""Weights from samples: the straightest line through them, stage by stage, neighbours held together."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..core.errors import ChapiteauError
from ..core.learned import FORMAT, fingerprint
from .training import Sample

HELD_OUT = 5  # every fifth game tests what the others taught
SMOOTH = 0.3  # how much neighbouring stages are held together
RIDGE = 0.01  # how much every weight is held back
DIGITS = 4


class NoArrays(ChapiteauError):
    """numpy, which training needs and playing does not, is not installed here."""


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

    def text(self, signs: Sequence[str], record: dict[str, Any]) -> str:
        """The file that `core.learned` reads."""
        whole = {
            "format": FORMAT,
            "signs": list(signs),
            "weights": self.weights,
            "record": {
                **record,
                "samples": self.samples,
                "held_out": self.overall.plain(),
                "held_out_by_stage": [error.plain() for error in self.by_stage],
                "fingerprint": fingerprint(list(signs), self.weights),
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
    try:
        return import_module("numpy")
    except ImportError:
        raise NoArrays("no-numpy", {}) from None


def fit(
    games: Sequence[Sequence[Sample]], stages: int, known: list[list[float]] | None = None
) -> Fit:
    """Learn from four games of five, try on the fifth, then learn from all of them."""
    np = arrays()
    flat = [(i, s) for i, game in enumerate(games) for s in game]
    which = np.array([i for i, _ in flat]) % HELD_OUT == HELD_OUT - 1
    stage = np.array([s.stage for _, s in flat])
    signs = np.array([s.signs for _, s in flat], dtype=float)
    gains = np.array([s.gain for _, s in flat], dtype=float)
    taught = solve(np, stage[~which], signs[~which], gains[~which], stages)
    taught = half_way(np, taught, known, stage)
    guess = (signs * taught[stage]).sum(axis=1)
    tried = [error(np, guess[m], gains[m]) for m in [which & (stage == s) for s in range(stages)]]
    weights = half_way(np, solve(np, stage, signs, gains, stages), known, stage)
    return Fit(
        [[round(float(w), DIGITS) for w in row] for row in weights],
        len(flat),
        error(np, guess[which], gains[which]),
        tried,
    )


def half_way(np: Any, found: Any, known: list[list[float]] | None, stage: Any) -> Any:
    """From what was known to what was found: whoever plays by the latest games alone forgets what
    made the others better. Stages that nobody met keep what was known."""
    if known is None:
        return found
    met, before = np.isin(np.arange(len(found)), stage), np.array(known)
    return np.where(met[:, None], (before + found) / 2, before)


def error(np: Any, guess: Any, truth: Any) -> Error:
    if len(truth) < 2:
        return Error(len(truth), 0.0, 0.0)
    rmse = float(np.sqrt(np.mean((guess - truth) ** 2)))
    varies = guess.std() > 0 and truth.std() > 0
    return Error(len(truth), rmse, float(np.corrcoef(guess, truth)[0, 1]) if varies else 0.0)


def solve(np: Any, stage: Any, signs: Any, gains: Any, stages: int) -> Any:
    """Least squares for all stages at once; one that nobody met is taken for its nearest neighbour."""
    met = np.unique(stage)
    found = solve_met(np, np.searchsorted(met, stage), signs, gains, len(met))
    return np.array([found[np.abs(met - s).argmin()] for s in range(stages)])


def solve_met(np: Any, stage: Any, signs: Any, gains: Any, stages: int) -> Any:
    """The same for stages that were met; the first sign is always 1 and is not held back."""
    n = signs.shape[1]
    middle, width = signs.mean(axis=0), signs.std(axis=0)
    width[width < 1e-9] = 1.0
    middle[0], width[0] = 0.0, 1.0
    scaled = (signs - middle) / width
    matrix, target = np.zeros((stages * n, stages * n)), np.zeros(stages * n)
    for s in range(stages):
        own, rows = slice(s * n, s * n + n), scaled[stage == s]
        matrix[own, own] = rows.T @ rows
        target[own] = rows.T @ gains[stage == s]
    hold_together(np, matrix, n, stages, len(gains) / stages)
    found = np.linalg.solve(matrix, target).reshape(stages, n)
    weights = found / width
    weights[:, 0] = found[:, 0] - (found[:, 1:] * middle[1:] / width[1:]).sum(axis=1)
    return weights


def hold_together(np: Any, matrix: Any, n: int, stages: int, samples: float) -> None:
    """Make weights dear that are large, or unlike those of the stage before."""
    smooth, ridge = np.full(n, SMOOTH * samples), np.full(n, RIDGE * samples)
    smooth[0] = ridge[0] = 1e-6 * samples  # what is usual differs from stage to stage
    for s in range(stages):
        here = np.arange(s * n, s * n + n)
        matrix[here, here] += ridge
        if s:
            matrix[here, here] += smooth
            matrix[here - n, here - n] += smooth
            matrix[here, here - n] -= smooth
            matrix[here - n, here] -= smooth
