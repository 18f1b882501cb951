"""Whole games over the live channel."""

import asyncio
import json
import random

import pytest

import chapiteau
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


@pytest.mark.parametrize("game", ["fourberies", "parade"])
@async_test
async def test_a_guest_plays_a_whole_game_against_bots(tmp_path, game):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play(game=game, level="novice", seats="3", nonce="browser-number")
        line = await me.live(table)
        assert line.table["phase"] == "playing"
        assert [s["kind"] for s in line.table["seats"]] == ["human", "bot", "bot"]
        assert line.table["seed"] == ""
        commitment = line.table["commitment"]
        for path in ("record", "replay", "at/0.json"):
            assert (await me.get(f"/table/{table}/{path}")).status_code == 403
        await line.play_on(random.Random(1))
        assert line.table["commitment"] == commitment
        assert len(line.table["seed"]) == 32
        assert line.table["winners"] and line.parts["sheet"]["rows"]
        replay = chapiteau.load((await me.get(f"/table/{table}/record")).text)
        assert list(replay.match.scores) == line.table["scores"]
        assert replay.record.notes["commitment"] == commitment
        assert replay.record.notes["nonce 0"] == "browser-number"
        anew = await me.live(table)
        assert anew.log == line.log
        assert anew.items == line.items and anew.order == line.order


@async_test
async def test_two_guests_play_a_whole_game_against_each_other(tmp_path):
    async with opened(tmp_path) as house, friends(house, "fourberies") as (_, one, two):
        assert one.table["seat"] == 0 and two.table["seat"] == 1
        dice = random.Random(2)
        await asyncio.gather(one.play_on(dice), two.play_on(dice))
        assert one.table["scores"] == two.table["scores"]
        for line in (one, two):
            assert (await line.guest.live(line.table_id)).log == line.log


@async_test
async def test_a_finished_game_can_be_looked_at_position_by_position(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address, "fr") as me:
        table = await me.play()
        line = await me.live(table, lang="fr")
        await line.play_on(random.Random(3))
        page = await me.get(f"/table/{table}/replay?at=3")
        assert page.status_code == 200
        last = (await me.get(f"/table/{table}/at/0.json")).json()["length"]
        lines = []
        for n in range(last + 1):
            answer = await me.get(f"/table/{table}/at/{n}.json?layout=tall&theme=dark")
            position = answer.json()
            assert position["n"] == n and position["scene"]["width"] == 390
            lines += position["lines"]
        assert lines == line.log
        assert position["scores"] == line.table["scores"]
        for wrong in (
            f"at/{last + 1}.json",
            "at/x.json",
            "at/0.json?layout=round",
            "at/0.json?seat=9",
        ):
            assert (await me.get(f"/table/{table}/{wrong}")).status_code in (400, 404)


@async_test
async def test_a_table_that_left_memory_comes_back_as_it_was(tmp_path):
    async with opened(tmp_path) as house, friends(house, "fourberies") as (table, one, two):
        dice = random.Random(4)
        for _ in range(25):
            line = await somebody_is_asked(one, two)
            assert (await line.move(dice=dice))["is"] == "done"
            if line.ask["undo"] and dice.random() < 0.3:
                assert (await line.undo())["is"] == "done"
        before = house.hall.tables[table].state
        for line in (one, two):
            await line.look()
        seen = [(line.items, line.order, line.log, line.ask) for line in (one, two)]
        house.hall.tables[table].drop(even_if_busy=True)
        after = (await house.hall.table(table)).state
        assert after is not before
        assert after.playing.hash == before.playing.hash
        assert after.playing.positions == before.playing.positions
        assert [e.move.text for e in after.playing.decisions] == [
            e.move.text for e in before.playing.decisions
        ]
        assert [after.playing.can_undo(s) for s in (0, 1)] == [
            before.playing.can_undo(s) for s in (0, 1)
        ]
        again = [await one.guest.live(table), await two.guest.live(table)]
        assert [(line.items, line.order, line.log, line.ask) for line in again] == seen


@async_test
async def test_an_idle_table_leaves_memory_by_itself(tmp_path):
    async with opened(tmp_path, idle=0.01) as house, Guest(house.address) as me:
        table = await me.found()
        line = await me.live(table)
        assert table in house.hall.tables
        gone = house.hall.tables[table].task
        await line.close()
        await asyncio.gather(gone, return_exceptions=True)
        assert table not in house.hall.tables
        line = await me.live(table)
        assert line.table["phase"] == "waiting"


@async_test
async def test_my_tables_name_first_what_waits_for_me(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        waiting = await me.found()
        playing = await me.play()
        line = await me.live(playing)
        await line.my_turn()
        tables = (await me.get("/tables.json")).json()["tables"]
        assert [(t["id"], t["waits"]) for t in tables] == [(playing, True), (waiting, False)]
        async with Guest(house.address) as stranger:
            assert (await stranger.get("/tables.json")).json() == {"tables": []}


@async_test
async def test_only_what_changed_is_sent(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade", seats=2) as (_, one, two):
        line = one if one.ask["options"] else two
        frames = len(line.frames)
        await line.move()
        assert '"is":"scene"' not in "".join(line.frames[frames:])
        assert '"is":"log","from":0' not in "".join(line.frames[frames:])


@async_test
async def test_a_secret_choice_tells_the_others_only_that_it_is_made(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (_, one, two):
        while not (one.ask["options"] and two.ask["options"]):
            line = await somebody_is_asked(one, two)
            await line.move("pass")
        frames = len(two.frames)
        await one.move()
        await two.until(lambda line: line.table["seats"][0]["sealed"])
        assert len(two.frames) == frames + 1
        parts = json.loads(two.frames[-1])["parts"]
        assert "log" not in {part["is"] for part in parts}
        await one.undo()
        await two.until(lambda line: not line.table["seats"][0]["sealed"])
        assert one.ask["options"]


@async_test
async def test_only_the_choice_with_which_a_game_ends_is_to_be_confirmed(tmp_path):
    for game in ("fourberies", "trickerion"):
        async with opened(tmp_path / game) as house, Guest(house.address) as me:
            line, dice, finals = await me.live(await me.play(game=game)), random.Random(4), []
            while await line.my_turn():
                option = dice.choice(line.ask["options"])
                await line.move(option["move"])
                finals.append(option.get("final", False))
            assert True not in finals[:-1]
