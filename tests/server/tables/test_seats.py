"""Seats: sit, leave, bots, coming back."""

import asyncio
import random

from server.guests import Clock, Guest, async_test, friends, opened, somebody_is_asked


@async_test
async def test_a_table_starts_when_every_seat_is_taken_and_the_host_says_so(tmp_path):
    async with opened(tmp_path) as house, friends(house, seats=2, start=False) as (table, one, two):
        assert (await two.act("start"))["error"] == "host-only"
        assert (await two.act("leave"))["is"] == "done"
        assert (await one.act("start"))["error"] == "seats-empty"
        assert (await one.act("undo", seat=0, position=0))["error"] == "not-started"
        assert (await one.ask_undo())["error"] == "not-started"
        assert (await one.act("bot", seat=1, level="random"))["is"] == "done"
        await one.until(lambda line: line.table["seats"][1]["kind"] == "bot")
        assert (await two.act("sit", seat=1))["is"] == "done"  # a bot makes room
        assert (await one.act("start", nonce="abc"))["is"] == "done"
        assert (await one.act("start"))["error"] == "already-started"
        assert house.hall.tables[table].state.nonces == ["abc", ""]


@async_test
async def test_a_host_who_leaves_before_the_start_hands_the_table_over(tmp_path):
    async with opened(tmp_path) as house, friends(house, start=False) as (_, one, two):
        assert (await one.act("leave"))["is"] == "done"
        await two.until(lambda line: line.table["host"])
        await one.until(lambda line: not line.table["host"] and line.table["seat"] is None)


@async_test
async def test_an_absent_player_is_replaced_after_the_pace_and_comes_back(tmp_path):
    clock = Clock()
    async with opened(tmp_path, clock=clock) as house, friends(house, pace="day") as (_, one, two):
        line = await somebody_is_asked(one, two)
        other = two if line is one else one
        seat = line.ask["seat"]
        clocks = [s["until"] for s in other.table["seats"]]
        assert clocks[seat] == int(clock.now + 86400) and clocks[1 - seat] == 0
        said = await other.act("bot", seat=seat, level="random")
        assert said["error"] == "seat-taken"
        clock.now += 86400 + 1
        await other.look()
        assert other.table["seats"][seat]["absent"]
        assert (await other.act("bot", seat=seat, level="random"))["is"] == "done"
        await line.until(lambda line: line.table["seats"][seat]["kind"] == "bot")
        await other.my_turn()
        await line.look()
        assert line.table["seat"] == seat and line.ask["options"] == []
        assert (await line.move("pass"))["error"] == "not-your-seat"
        assert any("bot now plays" in text for text in line.log)
        assert (await line.act("return"))["is"] == "done"
        await line.until(lambda line: line.table["seats"][seat]["kind"] == "human")
        await asyncio.gather(one.play_on(random), two.play_on(random))


@async_test
async def test_one_may_give_the_own_seat_to_a_bot_and_watch(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(seats="3", level="random"))
        assert not any(s["until"] for s in line.table["seats"])  # nobody else waits
        assert (await line.act("bot", seat=0, level="novice"))["is"] == "done"
        await line.until(lambda line: line.is_over)
        assert (await line.act("return"))["error"] == "game-over"


@async_test
async def test_who_leaves_a_running_game_leaves_a_seat_for_another(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house, "parade") as (table, one, two),
        Guest(house.address) as third,
    ):
        assert (await two.act("leave"))["is"] == "done"
        await two.until(lambda line: line.table["seat"] is None)
        await third.get(one.table["invite"])
        new = await third.live(table)
        assert (await new.act("sit", seat=1))["is"] == "done"
        await new.until(lambda line: line.table["seat"] == 1)
        await asyncio.gather(one.play_on(random), new.play_on(random))
        assert two.is_over or (await two.until(lambda line: line.is_over)) is None


@async_test
async def test_the_others_see_who_is_here(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        await one.until(lambda line: line.table["seats"][1]["here"])
        await two.close()
        await one.until(lambda line: not line.table["seats"][1]["here"])
        await two.guest.live(table)
        await one.until(lambda line: line.table["seats"][1]["here"])


@async_test
async def test_a_new_name_stands_at_the_table_at_once(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        await two.guest.post("/name", name="Célimène <b>")
        await one.until(lambda line: line.table["seats"][1]["name"] == "Célimène <b>")
        await two.act("chat", text="me")
        await one.until(lambda line: line.chat)
        assert one.chat[0]["who"] == "Célimène <b>"
        for bad in ("", " \n", "x" * 25, "\u202e"):
            assert (await two.guest.post("/name", name=bad)).status_code == 400
