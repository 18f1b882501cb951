"""Learning by playing: one way on, in order, and an open game after it."""

import random

import pytest

import chapiteau
from chapiteau.lessons import NEWCOMER, lesson_of
from server.guests import Guest, async_test, opened

LESSONS = {name: lesson for name, game in chapiteau.games().items() if (lesson := lesson_of(game))}


async def learn(guest, game):
    answer = await guest.post("/learn", game=game)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rsplit("/", 1)[1]


async def step(line, n):
    await line.until(lambda line: line.parts["lesson"]["n"] == n and (n == 0 or line.ask))


async def led(line, stop, position):
    """Wait for the one decision that the lesson leads to."""
    await line.until(lambda line: line.parts.get("ask", {}).get("position") == position)
    await line.until(lambda line: line.ask["options"])
    assert [option["move"] for option in line.ask["options"]] == [stop.move]
    assert line.parts["lesson"]["n"] == stop.n
    lit = {item["move"] for item in line.items.values() if item.get("move")}
    assert lit <= {stop.move}


@pytest.mark.parametrize("game", LESSONS)
@async_test
async def test_a_newcomer_is_led_through_all_steps(tmp_path, game):
    lesson = LESSONS[game]
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await learn(me, game))
        before = sum(seat == NEWCOMER for seat, _ in lesson.prepared)
        for position, stop in enumerate(filter(None, lesson.stops), before):
            await led(line, stop, position)
            assert line.parts["lesson"]["of"] == lesson.length
            assert (await line.move())["is"] == "done"
        await step(line, lesson.length + 1)
        while not line.is_over and await line.my_turn():
            assert "n" in line.parts["lesson"]
            await line.move(dice=random.Random(7))


@async_test
async def test_what_the_lesson_does_not_lead_to_is_refused_for_now(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await learn(me, "fourberies"))
        await step(line, 1)
        no = await line.move("travel:5")
        assert no["error"] == "lesson-goes-on"
        why = await line.answer({"do": "why", "seat": 0, "move": "travel:5"})
        assert why["text"] == no["text"]
        assert (await line.move("travel:3"))["is"] == "done"
        await step(line, 2)
        why = await line.answer({"do": "why", "seat": 0, "move": "travel:3"})
        assert why["rule"] and why["text"] != no["text"]  # what the rules refuse, they explain


@async_test
async def test_a_lesson_is_taken_up_again_where_it_was_left(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await learn(me, "fourberies")
        line = await me.live(table)
        await step(line, 1)
        await line.move()
        await step(line, 2)
        await line.close()
        house.hall.tables[table].drop(even_if_busy=True)
        line = await me.live(table, lang="fr")
        await step(line, 2)
        assert "Port-Sabot" in line.parts["lesson"]["text"]


@async_test
async def test_a_partner_whose_turn_has_passed_does_not_think_for_itself(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await learn(me, "trickerion")
        line = await me.live(table)
        await step(line, 1)
        monkeypatch.delattr(type(house.hall.scheduler), "ask")
        bots = house.hall.tables[table].bots
        await bots._think(1, 0)
        assert 1 not in bots.thoughts


@async_test
async def test_nobody_gets_such_a_partner_elsewhere(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        answer = await me.post("/play", game="fourberies", level="lesson")
        assert answer.status_code == 400
        assert (await me.post("/learn", game="parade")).status_code == 404
        assert (await me.post("/learn", game="nothing")).status_code in (400, 404)
        line = await me.live(await me.found("fourberies", seats="3"))
        assert (await line.act("bot", seat=1, level="lesson"))["error"] == "unknown-level"
