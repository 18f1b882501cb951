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
    """Wait for a decision of the lesson: all that the rules allow is offered."""
    await line.until(lambda line: line.parts.get("ask", {}).get("position") == position)
    await line.until(lambda line: line.ask["options"])
    assert stop.move in offered(line)
    assert line.parts["lesson"]["n"] == stop.n


def offered(line):
    return [option["move"] for option in line.ask["options"]]


async def err(line, stop):
    """Try something that the rules allow and the lesson does not; it is led back to one way."""
    wrong = next((move for move in offered(line) if move != stop.move), None)
    if wrong is None:
        return 0
    no = await line.move(wrong)
    assert no["error"] == "lesson-goes-on"
    assert no["text"].endswith(line.parts["lesson"]["text"].splitlines()[-1].strip())
    await line.until(lambda line: offered(line) == [stop.move])
    lit = {item["move"] for item in line.items.values() if item.get("move")}
    assert lit <= {stop.move}
    return 1


@pytest.mark.parametrize("game", LESSONS)
@async_test
async def test_a_newcomer_is_led_through_all_steps(tmp_path, game):
    lesson = LESSONS[game]
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await learn(me, game))
        before, errors = sum(seat == NEWCOMER for seat, _ in lesson.prepared), 0
        for position, stop in enumerate(filter(None, lesson.stops), before):
            await led(line, stop, position)
            assert line.parts["lesson"]["of"] == lesson.length
            errors += await err(line, stop) if position % 2 else 0
            assert (await line.move(stop.move))["is"] == "done"
        assert errors
        await step(line, lesson.length + 1)
        assert not line.parts["lesson"]["over"]
        assert await line.my_turn()
        await line.move(dice=random.Random(7))
        await line.until(lambda line: line.parts["lesson"]["over"])  # the voice is gone
        while not line.is_over and await line.my_turn():
            await line.move(dice=random.Random(7))


@async_test
async def test_a_newcomer_errs_once_and_is_told_why_the_lesson_wants_something_else(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await learn(me, "fourberies"))
        await step(line, 1)
        assert len(offered(line)) > 1
        no = await line.move("travel:5")
        assert no["error"] == "lesson-goes-on" and "Haute-Crête" in no["text"]
        await line.until(lambda line: offered(line) == ["travel:3"])
        why = await line.answer({"do": "why", "seat": 0, "move": "travel:5"})
        assert why["text"] == no["text"]
        assert (await line.move("travel:4"))["error"] == "lesson-goes-on"  # and again
        assert (await line.move("travel:3"))["is"] == "done"
        await step(line, 2)
        assert len(offered(line)) > 1
        why = await line.answer({"do": "why", "seat": 0, "move": "travel:3"})
        assert why["rule"] and why["text"] != no["text"]  # what the rules refuse, they explain
        wrong = await line.move("travel:3")
        assert wrong["error"] == "illegal-move"
        assert len(offered(line)) > 1  # that was no choice: nothing is narrowed down


@async_test
async def test_a_lesson_is_taken_up_again_where_it_was_left(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await learn(me, "fourberies")
        line = await me.live(table)
        await step(line, 1)
        await line.move("travel:3")
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
