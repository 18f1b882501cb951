"""What a position is worth: a straight line through the features, fitted by least squares."""

from __future__ import annotations

import numpy as np

LEFT_OUT = ("stacks",)
"""Card numbers mean nothing to a straight line; the same cards are counted in `cities`."""
PRODUCTS = (("mood", "actors"), ("needle", "actors"))
"""An actor is worth what the King's mood makes of it: a line cannot see that by itself."""
FADE = 0.95
"""What remains of earlier lessons after each: they were played by a weaker self."""
PULL = 1000.0
"""How many positions it takes to be convinced of something."""


class Value:
    """Guesses from what a seat sees how the game will end for it, from -1 to 1."""

    def __init__(self, bounds: dict[str, tuple[int, int, int]]) -> None:
        self.where: dict[str, np.ndarray] = {}
        at = 0
        for name, (length, _, _) in bounds.items():
            self.where[name] = np.arange(at, at + length)
            at += length
        self.used = np.concatenate([w for n, w in self.where.items() if n not in LEFT_OUT])
        size = len(self.used) + sum(len(self.where[b]) for _, b in PRODUCTS) + 2
        self.sums = np.zeros((size, size))  # of products of inputs, 1 and the end
        self.weights = np.zeros(size - 1, np.float32)

    def inputs(self, seen: np.ndarray) -> np.ndarray:
        products = [seen[:, self.where[a]] * seen[:, self.where[b]] for a, b in PRODUCTS]
        ones = np.ones((len(seen), 1), np.float32)
        return np.concatenate([seen[:, self.used], *products, ones], axis=1)

    def guess(self, seen: np.ndarray) -> np.ndarray:
        return np.clip(self.inputs(seen) @ self.weights, -1, 1)

    def learn(self, seen: np.ndarray, ends: np.ndarray) -> None:
        """Take new games in, let old ones fade, and fit the line anew."""
        rows = np.concatenate([self.inputs(seen), ends[:, None]], axis=1)
        self.sums = FADE * self.sums + rows.T.astype(np.float64) @ rows
        n, mean = self.sums[-2, -2], self.sums[-2] / self.sums[-2, -2]
        spread = self.sums / n - np.outer(mean, mean)
        inner, end = spread[:-2, :-2], spread[:-2, -1]
        pull = np.diag(np.diag(inner) * PULL / n + 1e-6)
        line = np.linalg.solve(inner + pull, end)
        self.weights[:-1] = line
        self.weights[-1] = mean[-1] - mean[:-2] @ line

    def save(self, path: str) -> None:
        np.save(path, self.weights)

    def load(self, path: str) -> None:
        self.weights = np.load(path)
