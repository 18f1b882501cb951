"""Boxes for tests: Fourberies with one request or more that pays something else."""

import asyncio
import json
import re

import chapiteau
from chapiteau.core.box import differences
from chapiteau.editing.attempt import with_row
from server.guests import Guest

FOURBERIES = chapiteau.games()["fourberies"]
HOUSE = "/game/fourberies/box"
REQUEST = FOURBERIES.box.data["request"][2]  # which has a reward of its own


def changed(reward=9, **more):
    """The request as it may be written, as a row by its place."""
    return {"request/2": {**REQUEST, "reward": reward, **more}}


def rows_of(game, section, n, **more):
    """What a version keeps of a row that was changed."""
    row = {**game.box.data[section][n], **more}
    return differences(game.box.data, with_row(game.box.data, section, n, row))


async def saved(guest: Guest, rows, name="Mine", at=HOUSE, **more):
    """Save rows; the id of the box they are in now."""
    answer = await guest.post(f"{at}/save", rows=json.dumps(rows), name=name, **more)
    assert answer.status_code == 303, answer.text
    found = re.match(r"/box/([0-9a-f]{32})", answer.headers["location"])
    assert found
    return found[1]


async def tried(guest: Guest, id, n=1):
    """What bots made of a version, as soon as they have."""
    while True:
        state = (await guest.get(f"/box/{id}/{n}/state.json")).json()["state"]
        if state != "new":
            return state
        await asyncio.sleep(0.02)
