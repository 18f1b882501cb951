"""Which errors are sure enough to be told to somebody."""

from __future__ import annotations

from collections.abc import Sequence

from .choices import Choice

FALSE = 0.05
"""Of the errors that are told, no more than this share may be none (Benjamini and Hochberg)."""
FEWEST = 6
"""Deals below which nothing is sure, however much they agree."""


def named(choices: Sequence[Choice], least: int) -> list[Choice]:
    """The errors of a game that are sure, the dearest first: at 95 % each costs more than `least`
    before each judge, and among all free choices of the game they stand out from what chance would
    bring."""
    order = sorted(choices, key=lambda choice: (choice.doubt, choice.number))
    last = 0
    for rank, choice in enumerate(order, 1):
        if choice.doubt <= FALSE * rank / len(order):
            last = rank
    found = [c for c in order[:last] if c.deals >= FEWEST and c.is_above(least)]
    return sorted(found, key=lambda choice: (-choice.loss, choice.number))
