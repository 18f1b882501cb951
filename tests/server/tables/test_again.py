"""Play again: one new table for the same people, seats, options and bots."""

import asyncio
import random

import pytest
from games.playing import sure

from chapiteau.server.meeting.meet import next_id
from chapiteau.server.store.rows import BOT, EMPTY, HUMAN, StoredTable
from server.guests import Guest, async_test, friends, opened


async def to_the_end(*lines):
    await asyncio.gather(*[line.play_on(random) for line in lines])
    for line in lines:
        await line.until(lambda line: line.is_over and "again" in line.parts)


def kinds(stored):
    return [seat.kind for seat in stored.seats]


@async_test
async def test_the_asker_and_the_bots_sit_at_once_and_the_others_are_asked(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as other:
        agreed = {"option-rounds": "4", "private": "yes"}
        async with friends(house, seats=3, start=False, **agreed) as (table, one, two, three):
            assert (await three.act("leave"))["is"] == "done"
            assert (await one.act("bot", seat=2, level="random"))["is"] == "done"
            assert (await one.act("start"))["is"] == "done"
            assert (await two.act("again"))["error"] == "not-over"
            await to_the_end(one, two)
            assert one.parts["again"] == {"is": "again", "table": "", "seat": None, "by": ""}
            assert (await three.act("again"))["error"] == "not-seated"
            assert (await two.act("again"))["is"] == "done"
            await one.until(lambda line: line.parts["again"]["table"])
            new = one.parts["again"]["table"].removeprefix("/table/")
            assert one.parts["again"]["seat"] == 1 and new == next_id(table)
            assert one.parts["again"]["by"] == one.table["seats"][1]["name"]
            old, made = [sure(StoredTable, await house.store.table(id)) for id in (table, new)]
            assert kinds(made) == [EMPTY, HUMAN, BOT] and made.seats[2].level == "random"
            assert made.seats[1].person == old.seats[1].person == made.row.host
            assert made.row.options == old.row.options and made.row.options["rounds"] == "4"
            assert (made.row.seed, made.row.code) != (old.row.seed, old.row.code)
            again = await one.guest.live(new)
            assert (await again.act("sit", seat=0))["is"] == "done"
            assert kinds(await house.store.table(new)) == [HUMAN, HUMAN, BOT]
            assert (await other.get(f"/table/{new}")).status_code == 404  # it is theirs alone


@async_test
async def test_two_who_ask_at_once_get_one_table(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (table, one, two):
        await to_the_end(one, two)
        answers = await asyncio.gather(one.act("again"), two.act("again"))
        assert [answer["is"] for answer in answers] == ["done", "done"]
        for line in (one, two):
            await line.until(lambda line: line.parts["again"]["table"])
        assert one.parts["again"] == two.parts["again"]
        entries = [entry.kind for entry in await house.store.log(table)]
        assert entries.count("again") == 1


@async_test
async def test_the_offer_outlives_the_house(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (table, one, two):
        await to_the_end(one, two)
        assert (await one.act("again"))["is"] == "done"
        cookie, offer = two.guest.cookie, one.parts["again"]
    async with opened(tmp_path, db=db) as later, Guest(later.address) as back:
        line = await back.live(table, cookie=cookie)
        assert line.parts["again"] == offer
        assert line.parts["sheet"]["columns"]


@async_test
async def test_two_who_ask_at_two_processes_get_one_table(tmp_path, cluster):
    db = cluster.migrated()
    async with (
        opened(tmp_path, db=db) as a,
        opened(tmp_path, db=db) as b,
        friends(a) as (table, one, two),
    ):
        await to_the_end(one, two)
        two.guest.address = two.guest.http.base_url = b.address
        there = await two.guest.live(table)
        answers = await asyncio.gather(one.act("again"), there.act("again"))
        assert [answer["is"] for answer in answers] == ["done", "done"]
        for line in (one, there):
            await line.until(lambda line: line.parts["again"]["table"])
        assert one.parts["again"] == there.parts["again"]
        assert [entry.kind for entry in await a.store.log(table)].count("again") == 1


@async_test
async def test_a_table_that_was_made_before_the_offer_was_written_is_offered(tmp_path, monkeypatch):
    """The house may have ended between the two."""
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        await to_the_end(one, two)

        async def cut(*args, **kw):
            raise ConnectionError

        monkeypatch.setattr(house.hall.tables[table], "commit", cut)
        assert (await one.act("again"))["is"] == "no"
        assert await house.store.table(next_id(table)) is not None
        monkeypatch.undo()
        assert (await two.act("again"))["is"] == "done"
        await one.until(lambda line: line.parts["again"]["table"])
        assert one.parts["again"]["seat"] == 1


@pytest.mark.parametrize("lent", [False, True])
@async_test
async def test_alone_with_bots_the_next_game_is_ready_to_begin(tmp_path, lent):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(seats="2", level="random"))
        if lent:  # the own bot keeps the seat warm, the next game is played by its owner
            assert (await line.act("bot", seat=0, level="random"))["is"] == "done"
            await line.until(lambda line: line.is_over and "again" in line.parts)
        else:
            await to_the_end(line)
        assert (await line.act("again"))["is"] == "done"
        await line.until(lambda line: line.parts["again"]["table"])
        new = await me.live(line.parts["again"]["table"].removeprefix("/table/"))
        assert new.table["at_once"] and new.table["host"] and new.table["seat"] == 0
        assert (await new.act("start", nonce="n"))["is"] == "done"
        await new.my_turn()
