"""Programs enter tournaments and play them to their end through the client, waiting or not."""

import asyncio
import os
import random
import sys

import pytest
from games.playing import sure

from chapiteau.client import House, Refused
from chapiteau.server.store.rows import TournamentRow
from chapiteau.server.store.rows.tournaments import FINISHED
from chapiteau.server.tables.seeds import seal
from chapiteau.server.tournaments.announcing import Announcement, announce
from chapiteau.server.tournaments.entering import begin_now, deals_shown
from server.guests import async_test, opened
from server.programs.door import account, client
from server.programs.test_bot import ROOT
from server.tournaments.company import account as person

BOT = ROOT / "examples" / "bot" / "entrant.py"
HURRY = "chapiteau.client.asynchronous.BETWEEN_ROUNDS"


def test_the_documentation_shows_the_entrant_as_it_is():
    docs = (ROOT / "docs/programs.md").read_text("utf-8")
    assert f"```python\n{BOT.read_text('utf-8')}```" in docs
    assert len(BOT.read_text("utf-8").splitlines()) <= 30


async def announced(house, **asked):
    host = await person(house, "Argan")
    usual = {"name": "A", "game": "parade", "seats": 2, "rounds": 2, "programs": True}
    return host, await announce(house.hall, host, Announcement(**{**usual, **asked}))


async def all_in(house, t, count):
    while len(await house.store.tournaments.entries(t.id)) < count:
        await asyncio.sleep(0.01)


async def plays_all(house, id):
    """The bot of the documentation, with asyncio; returns its tables."""
    played, dice = [], random.Random(1)
    await house.enter(id)
    async for table_id in house.rounds(id):
        played.append(table_id)
        async for table in house.watch(table_id):
            if table.moves:
                await house.play(table, dice.choice(table.moves))
    return played


@async_test
async def test_a_bot_of_the_documentation_plays_a_tournament_to_its_end(tmp_path, db, monkeypatch):
    monkeypatch.setattr(HURRY, 0.01)
    async with opened(tmp_path, db=db, tournaments=True) as house:
        (one, token), (two, other) = await account(house, "Ada"), await account(house, "Bob")
        async with one, two:
            host, t = await announced(house)
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), house.address, t.id,
                env={**os.environ, "CHAPITEAU_TOKEN": token}, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            try:
                rival = asyncio.create_task(plays_all(client(house, other), t.id))
                await all_in(house, t, 2)
                await begin_now(house.hall, host, t)
                played = await rival
                said = (await bot.communicate())[0].decode()
            finally:
                if bot.returncode is None:
                    bot.kill()
                await bot.wait()
            assert bot.returncode == 0 and len(set(played)) == 2
            ended = sure(TournamentRow, await house.store.tournaments.of(t.id))
            assert ended.phase == FINISHED
            places = said.splitlines()
            assert len(places) == 2 and any("Ada (bot)" in p and p.endswith("*") for p in places)
            entries = await house.store.tournaments.entries(t.id)
            shown = deals_shown(ended, entries)
            assert len(shown["numbers"]) == 2  # both have opened their seals
            for n, number in shown["numbers"].items():
                assert seal(t.commitment, number) == shown["nonces"][int(n)]


@async_test
async def test_a_program_enters_withdraws_and_comes_back(tmp_path, monkeypatch):
    monkeypatch.setattr(HURRY, 0.01)
    async with opened(tmp_path, tournaments=True) as house:
        (one, token), (two, other) = await account(house, "Ada"), await account(house, "Bob")
        async with one, two:
            host, t = await announced(house, level="random")
            me, rival = client(house, token), client(house, other)
            assert [each["id"] for each in await me.tournaments()] == [t.id]
            assert (await me.tournament(t.id))["mine"] == ""
            assert (await me.enter(t.id))["mine"] == "in"
            first = (await house.store.tournaments.entries(t.id))[0].nonce
            assert (await me.enter(t.id))["mine"] == "in"  # twice is once
            assert (await house.store.tournaments.entries(t.id))[0].nonce == first
            assert (await me.withdraw(t.id))["mine"] == ""
            with pytest.raises(Refused) as error:
                await me.come_back(t.id)
            assert error.value.error == "not-entered"
            await me.enter(t.id)
            await rival.enter(t.id)
            await begin_now(house.hall, host, t)
            now = await me.tournament(t.id)
            assert now["table"] and now["round"] == 1
            gone = await me.withdraw(t.id)
            assert (gone["mine"], gone["table"]) == ("left", "")
            assert (await me.come_back(t.id))["mine"] == "in"


@async_test
async def test_the_house_that_waits_has_the_same_calls(tmp_path):
    async with opened(tmp_path, tournaments=True) as house:
        guest, token = await account(house, "Ada")
        async with guest:
            _, t = await announced(house)
            me = House(house.address, token)

            def calls():
                found = [each["id"] for each in me.tournaments()]
                return found, me.enter(t.id)["mine"], me.withdraw(t.id)["mine"]

            assert await asyncio.to_thread(calls) == ([t.id], "in", "")
            with pytest.raises(Refused):
                await asyncio.to_thread(me.come_back, t.id)


@async_test
async def test_where_programs_may_not_they_read_why(tmp_path):
    async with opened(tmp_path, tournaments=True) as house:
        guest, token = await account(house, "Ada")
        async with guest:
            _, t = await announced(house, programs=False)
            with pytest.raises(Refused) as error:
                await client(house, token).enter(t.id)
            assert error.value.error == "tournament-no-programs"
