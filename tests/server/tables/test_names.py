"""A seat that somebody left keeps its name, and what was told of it stays as it was told."""

import random
from contextlib import asynccontextmanager

from server.guests import Guest, async_test, opened, somebody_is_asked

LEAVER = "Célimène"


@asynccontextmanager
async def three_at_a_table(house):
    """Two people and a bot, who have made some decisions: the table, and their channels."""
    async with Guest(house.address) as host, Guest(house.address) as other:
        await host.post("/name", name="Alceste")
        await other.post("/name", name=LEAVER)
        table = await host.found(seats="3")
        one = await host.live(table)
        await other.get(one.table["invite"])
        two = await other.live(table)
        assert two.table["seat"] == 1
        assert (await one.act("bot", seat=2, level="random"))["is"] == "done"
        assert (await one.act("start"))["is"] == "done"
        for line in (one, two):
            await line.until(lambda line: line.table["phase"] == "playing" and line.log)
        await play(6, one, two)
        yield table, one, two


async def play(count, *lines):
    """Some decisions, whoever is asked; so that something is told of everybody."""
    dice = random.Random(3)
    for _ in range(count):
        line = await somebody_is_asked(*lines)
        if line is None:
            return
        assert (await line.move(dice=dice))["is"] == "done"


def names(line):
    return [seat["name"] for seat in line.table["seats"]]


async def looked_anew(line):
    await line.look()
    return line.log


@async_test
async def test_a_bot_plays_on_under_the_name_of_whoever_left(tmp_path):
    async with opened(tmp_path) as house:
        async with three_at_a_table(house) as (table, one, two):
            before, called = list(one.log), names(one)
            assert called[:2] == ["Alceste", LEAVER] and any(LEAVER in text for text in before)
            assert (await two.act("leave"))["is"] == "done"
            await one.until(lambda line: line.table["seats"][1]["kind"] == "empty")
            assert names(one) == called and one.log[: len(before)] == before
            assert one.log[-1] == f"{LEAVER} leaves the table."
            assert (await one.act("bot", seat=1, level="random"))["is"] == "done"
            await one.until(lambda line: line.table["seats"][1]["kind"] == "bot")
            assert names(one) == called and one.log[: len(before)] == before
            await play(4, one)
            told = await looked_anew(one)
            assert told[: len(before)] == before
            assert any(LEAVER in text for text in told[len(before) + 2 :])
            house.hall.tables[table].drop(even_if_busy=True)
            again = await one.guest.live(table)
            assert again.log[: len(told)] == told and names(again) == called
            cookie = one.guest.cookie
        # the bots that share the table may have gone on: only what was told counts
        told = told[: len(before) + 2]
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(table, cookie=cookie)
        assert line.log[: len(told)] == told and names(line) == called


@async_test
async def test_whoever_takes_a_seat_that_was_left_is_told_of_from_then_on(tmp_path):
    async with (
        opened(tmp_path) as house,
        three_at_a_table(house) as (table, one, two),
        Guest(house.address) as third,
    ):
        before, called = list(one.log), names(one)
        assert (await two.act("leave"))["is"] == "done"
        await third.post("/name", name=called[2])  # as the bot is called that was there before
        await third.get(one.table["invite"])
        new = await third.live(table)
        await new.until(lambda line: line.table["seat"] == 1)
        now = [called[0], f"{called[2]} 2", called[2]]
        await one.until(lambda line: names(line) == now)
        await play(40, one, new)
        await one.until(lambda line: line.is_over)
        told = await looked_anew(one)
        assert told[: len(before)] == before
        after = told[len(before) + 2 :]  # somebody left, and somebody came
        assert any(now[1] in text for text in after)
        assert not any(LEAVER in text for text in after)
        notes = (f"{LEAVER} leaves the table.", f"{called[2]} sits down.")
        assert await replayed(one) == [text for text in told if text not in notes]
        house.hall.tables[table].drop(even_if_busy=True)
        again = await one.guest.live(table)
        assert again.log == told and names(again) == now


async def replayed(line):
    """All that the replay of a finished table tells, decision by decision."""
    shown, n, length = [], 0, 1
    while n <= length:
        answer = (await line.guest.get(f"/table/{line.table_id}/at/{n}.json")).json()
        shown += answer["lines"]
        n, length = n + 1, answer["length"]
    return shown


@async_test
async def test_a_step_back_past_a_change_of_players_loses_no_name(tmp_path):
    async with opened(tmp_path) as house, three_at_a_table(house) as (table, one, two):
        called = names(one)
        assert (await two.act("leave"))["is"] == "done"
        await one.until(lambda line: line.table["seats"][1]["kind"] == "empty")
        state = house.hall.tables[table].state
        decisions = len(state.playing.decisions)
        assert (await one.ask_undo())["is"] == "done"
        state = house.hall.tables[table].state
        assert len(state.playing.decisions) < decisions
        await one.until(lambda line: len(line.log) and "goes back" in line.log[-1])
        assert names(one) == called


@async_test
async def test_whoever_left_and_is_erased_is_called_a_former_player(tmp_path):
    async with opened(tmp_path) as house, three_at_a_table(house) as (table, one, two):
        assert (await two.act("leave"))["is"] == "done"
        assert (await one.act("bot", seat=1, level="random"))["is"] == "done"
        answer = await two.guest.post("/delete", sure="yes")
        assert answer.status_code == 200
        await one.until(lambda line: LEAVER not in str([names(line), line.log]))
        assert names(one)[1] == "a former player"
        stored = await house.store.table(table)
        assert LEAVER not in str([stored, await house.store.log(table)])
