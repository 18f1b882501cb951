"""Programs play whole games: the bot of the documentation, and one with asyncio."""

import asyncio
import os
import random
import signal
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from chapiteau.client import AsyncHouse
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import Guest, async_test, opened
from server.operation.test_serve import free_port, served
from server.programs.door import account, client, new_token

ROOT = Path(__file__).parents[3]
BOT = ROOT / "examples" / "bot" / "bot.py"


@asynccontextmanager
async def running(address, token, *codes):
    """The bot of the documentation, in a process of its own."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), address, *codes, env={**os.environ, "CHAPITEAU_TOKEN": token},
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield bot.stdout
    finally:
        bot.kill()
        await bot.wait()


async def plays(house, id, dice):
    """Play whatever may be played until the end."""
    async for table in house.watch(id):
        if table.moves:
            await house.play(table, dice.choice(table.moves))
    return table


def test_the_documentation_shows_the_bot_as_it_is():
    assert f"```python\n{BOT.read_text('utf-8')}```" in (ROOT / "docs/programs.md").read_text(
        "utf-8"
    )
    assert len(BOT.read_text("utf-8").splitlines()) <= 30


@async_test
async def test_a_bot_of_thirty_lines_plays_a_whole_game_against_bots_of_the_house(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        guest, token = await account(house)
        async with guest, Guest(house.address) as host:
            table = await host.found("fourberies", seats="2")
            line = await host.live(table)
            code = line.table["invite"].rpartition("/")[2]
            async with running(house.address, token, code) as said:
                await line.until(lambda line: line.table["seats"][1]["kind"] == "human")
                assert line.table["seats"][1]["name"] == "Ada (bot)"
                assert (await line.act("start"))["is"] == "done"
                assert (await line.act("bot", seat=0, level="random"))["is"] == "done"
                await line.until(lambda line: line.is_over)
                last = (await said.readline()).decode()
                assert last.startswith(f"{table} {line.table['scores']}")
                await again(host, line, said)


async def again(host, line, said):
    """A rematch is an invitation, and the bot accepts it."""
    assert (await line.act("again"))["is"] == "done"
    await line.until(lambda line: line.parts["again"]["table"])
    other = await host.live(line.parts["again"]["table"].rpartition("/")[2])
    await other.until(lambda line: line.table["seats"][1]["kind"] == "human")
    assert (await other.act("start"))["is"] == "done"
    assert (await other.act("bot", seat=0, level="random"))["is"] == "done"
    assert other.table_id in (await said.readline()).decode()


@async_test
async def test_a_program_makes_tables_and_plays_several_at_once(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house, bot=False)
        async with guest:
            me, dice = client(house, token, lang="fr"), random.Random(1)
            names = [game["name"] for game in (await me.games())["games"]]
            assert {"fourberies", "carnavalesque", "parade"} <= set(names)
            tables = [(await me.new_table("parade", 2, bots="random"))[0] for _ in range(3)]
            for id in tables:
                await me.start(id)
            ended = await asyncio.gather(*[plays(me, id, dice) for id in tables])
            assert all(table.is_over and table.log and table.view["lines"] for table in ended)
            listed = {each["id"]: each["phase"] for each in (await me.tables())["mine"]}
            assert listed == dict.fromkeys(tables, "over")
            assert "\nnote number 0: " in await me.record(tables[0])


@async_test
async def test_two_programs_play_each_other_and_talk(tmp_path, db):
    async with opened(tmp_path, db=db) as house, AsyncExitStack() as stack:
        players = []
        for name in ("Ada", "Bob"):
            guest, token = await account(house, name)
            await stack.enter_async_context(guest)
            players.append(client(house, token))
        one, two = players
        table, code = await one.new_table("parade", 2)
        assert await two.join(code) == table
        await one.say(table, "good luck")
        await one.start(table)
        dice = random.Random(3)
        mine, theirs = await asyncio.gather(plays(one, table, dice), plays(two, table, dice))
        assert mine.scores == theirs.scores and mine.winners == theirs.winners
        assert [said["text"] for said in theirs.chat] == ["good luck"]
        assert [s["name"] for s in mine.about["seats"]] == ["Ada (bot)", "Bob (bot)"]
        assert (await one.look(table)).log == mine.log


@async_test
async def test_programs_on_different_processes_play_each_other(tmp_path, cluster):
    db = cluster.migrated()
    async with (
        opened(tmp_path, db=db) as a,
        opened(tmp_path, db=db) as b,
        AsyncExitStack() as stack,
    ):
        made = [await account(a, "Ada"), await account(b, "Bob")]
        for guest, _ in made:
            await stack.enter_async_context(guest)
        one, two = client(a, made[0][1]), client(b, made[1][1])
        heard = asyncio.create_task(first(two.events(), lambda event: event.kind == "over"))
        table, code = await one.new_table("parade", 2)
        await two.join(code)
        await one.start(table)
        dice = random.Random(4)
        ended = await asyncio.gather(plays(one, table, dice), plays(two, table, dice))
        event = await heard
        assert event.table == table and event.about["scores"] == ended[0].scores


async def first(events, true):
    """The first event of a kind; turns of the own seat come before it."""
    async for event in events:
        if true(event):
            return event
    raise AssertionError("the events have ended")


@async_test
async def test_a_program_plays_on_through_kills(tmp_path):
    port, dice = free_port(), random.Random(5)
    kills = 0
    where = ("--port", str(port))
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(served(tmp_path, *where))
        async with Guest(server.address) as guest:
            await guest.post("/register", login="Ada", password="long enough")
            house = AsyncHouse(server.address, await new_token(guest))
        id, _ = await house.new_table("fourberies", 2, bots="random")
        await house.start(id)
        played = []
        async for table in house.watch(id):
            if not table.moves:
                continue
            move = dice.choice(table.moves)
            played.append(move.move)
            sent = asyncio.create_task(house.play(table, move))
            if len(played) in (5, 20):  # while the move is on its way, or just written
                kills += 1
                server.process.send_signal(signal.SIGKILL)
                await server.process.wait()
                server = await stack.enter_async_context(served(tmp_path, *where))
            await sent
        assert table.is_over and kills == 2
    store = SqliteStore(tmp_path / "chapiteau.db")
    await store.open()
    try:
        log = await store.log(id)
    finally:
        await store.close()
    assert [entry.text for entry in log if entry.kind == "play" and entry.client] == played


def test_a_token_is_never_shown_by_its_client():
    house = AsyncHouse("https://example.org", "chapiteau_secret")
    assert "chapiteau_secret" not in repr(house.address)
    with pytest.raises(ValueError, match="not a token"):
        AsyncHouse("https://example.org", "a\r\nhost: elsewhere")
    with pytest.raises(ValueError, match="address"):
        AsyncHouse("example.org", "chapiteau_secret")
