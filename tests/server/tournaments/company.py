"""People with accounts, tournaments of theirs, and tables that are played to their end by lot."""

import asyncio
import random
from contextlib import asynccontextmanager, contextmanager

import pytest

from chapiteau.server.people.people import Person
from chapiteau.server.refusal import Refused
from chapiteau.server.store.rows import OVER, PLAY, PersonRow
from chapiteau.server.tournaments.announcing import Announcement, announce
from chapiteau.server.tournaments.entering import begin_now, enter
from server.guests import Clock, opened

NAMES = ("Toinette", "Argan", "Dorine", "Orgon", "Scapin", "Zerbinette", "Elmire", "Cléante")


@asynccontextmanager
async def house(tmp_path, db="", people=4, **settings):
    """A house with tournaments, and some people."""
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock, tournaments=True, **settings) as found:
        yield found, clock, [await account(found, name) for name in NAMES[:people]]


@contextmanager
def refused(name):
    with pytest.raises(Refused) as error:
        yield
    assert error.value.id == name


async def account(house, name, **columns):
    id = name.lower().encode().hex()[:16].ljust(24, "0")
    await house.store.save_person(PersonRow(id, name, 0.0, name, named=True, **columns))
    return Person(id, name, "", registered=True, stored=True, bot=columns.get("bot", False))


async def announced(house, people, begin=True, **asked):
    """A tournament that all of them have entered; the first one is its host."""
    usual = {"name": "Les Fourberies", "game": "parade", "seats": 2, "rounds": 2}
    row = await announce(house.hall, people[0], Announcement(**{**usual, **asked}))
    for i, person in enumerate(people):
        await enter(house.hall, person, row, f"nonce-{i}")
    if begin:
        await begin_now(house.hall, people[0], row)
    return await house.store.tournaments.of(row.id)


async def now(house, row):
    return await house.store.tournaments.of(row.id)


async def tables(house, row, number):
    """The tables of a round, by their place in it."""
    seats = await house.store.tournaments.seats(row.id)
    found = {s.place: s.table for s in seats if s.round == number and s.table}
    return [found[place] for place in sorted(found)]


async def play_out(home, table, seed=0):
    """Play a table to its end, whoever sits there."""
    dice = random.Random(seed)

    async def work(live):
        match = live.state.playing
        while not match.over:
            seat = match.to_act[0]
            move = dice.choice(list(match.moves(seat)))
            await live.commit(PLAY, seat, move.text)
            match = live.state.playing
        live.show()

    await home.hall.run_at(table, work)
    stored = await home.store.table(table)
    assert stored.row.phase == OVER
    # its end takes the next step of its tournament
    steps = [task for task in home.hall.tasks if task.get_coro().__name__ == "step"]
    await asyncio.gather(*steps)
