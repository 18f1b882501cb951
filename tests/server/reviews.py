"""Reviews in tests: made with the least thought, and waited for."""

import asyncio
import random

from chapiteau.server.reviews import work


def think_little(monkeypatch, rounds=4):
    """Workers inherit it with the question: how long is thought stands in the row."""
    monkeypatch.setattr("chapiteau.server.pages.learning.reviews.ROUNDS", rounds)
    return work


async def finished(guest, game="parade", **fields):
    """A game of a guest against bots by chance, played to its end."""
    table = await guest.play(game=game, level="random", **fields)
    line = await guest.live(table)
    await line.play_on(random.Random(5))
    await line.close()
    return table


async def told(guest, table, seat=""):
    """What is said of a review once it is made, or has failed."""
    while True:
        now = (await guest.get(f"/table/{table}/review.json?seat={seat}")).json()
        if now["state"] in ("made", "failed", "none"):
            return now
        await asyncio.sleep(0.02)
