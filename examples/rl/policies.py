"""Policies that were trained here, as players of the benchmark: numpy is all they need.

PYTHONPATH=examples/rl POLICIES=docs/benchmark chapiteau benchmark trickerion-2-novice \\
    policies:ppo_trickerion_2
plays docs/benchmark/ppo_trickerion_2.npz, always with the move that looks best.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from chapiteau.research.opponents import Observing


def save(file: Path, weights: dict[str, Any]) -> None:
    """Keep what a network has learned, half as exact as it was."""
    np.savez_compressed(file, **{name: w.numpy().astype(np.float16) for name, w in weights.items()})


def policy(file: Path) -> Callable[[Any, Any], int]:
    """The move that a network likes best."""
    found = {name: array.astype(np.float32) for name, array in np.load(file).items()}

    def best(row: Any, mask: Any) -> int:
        for layer in ("trunk.0", "trunk.2"):
            row = np.tanh(found[f"{layer}.weight"] @ row + found[f"{layer}.bias"])
        logits = found["policy.weight"] @ row + found["policy.bias"]
        return int(np.where(mask, logits, -np.inf).argmax())

    return best


def __getattr__(name: str) -> Callable[[object], Observing]:
    """`ppo` makes a player of ppo.npz."""
    file = Path(os.environ.get("POLICIES", ".")) / f"{name}.npz"
    if name.startswith("_") or not file.is_file():
        raise AttributeError(name)
    return lambda game: Observing(policy(file))
