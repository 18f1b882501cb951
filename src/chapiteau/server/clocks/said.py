"""A clock in words, as lobbies, lists and pages say it."""

from __future__ import annotations

from ...words import Words
from .clock import Clock


def clock_said(clock: Clock, words: Words) -> str:
    """How much time there is, and what happens when it is up."""
    time = words(f"clock-{'days' if clock.is_slow else 'minutes'}", count=clock.time_shown)
    added = words(f"clock-{'hours' if clock.is_slow else 'seconds'}", count=clock.added_shown)
    said = {"time": time, "added": added, "end": words(f"clock-end-{clock.end}")}
    return words(f"clock-{clock.kind}", **said)
