"""Waiting with a clock that stands still while the house itself is busy."""

from __future__ import annotations

import asyncio

ROUNDS = 50


async def is_done_within(task: asyncio.Task[None], seconds: float) -> bool:
    """Whether something is done in so many seconds, and in many rounds of the event loop.

    A busy loop brings what it waits for as late as the end of the time: only a loop that had
    time for the answer, again and again, may say that none came.
    """
    for _ in range(ROUNDS):
        done, _ = await asyncio.wait({task}, timeout=seconds / ROUNDS)
        if done:
            return True
    return False
