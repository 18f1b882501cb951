"""The look back at a finished game: made once in the background, kept, and shown to whoever may see
the game; never while it runs."""

import asyncio
import random

import msgspec
from games.playing import sure

from chapiteau.review.choices import Effort
from chapiteau.review.numbers import rounded
from chapiteau.review.plain import plain
from chapiteau.review.run import reviewed
from chapiteau.server.reviews.telling import record_of
from chapiteau.server.reviews.work import SEED
from chapiteau.server.store.rows import ASKED, FAILED, MADE, ReviewRow, StoredTable
from chapiteau.server.thinking import work
from chapiteau.server.thinking.background import next_one
from server.guests import Guest, async_test, friends, opened, somebody_is_asked
from server.holding import Held
from server.learning.planted import plant_error
from server.reviews import finished, think_little, told


@async_test
async def test_one_click_has_a_finished_game_reviewed_and_the_review_is_kept(
    tmp_path, db, monkeypatch
):
    think_little(monkeypatch)
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        table = await finished(me)
        assert (await told(me, table))["state"] == "none"
        answer = await me.post(f"/table/{table}/review")
        assert answer.headers["location"] == f"/table/{table}/review"
        now = await told(me, table)
        assert now["state"] == "made" and now["done"] == now["total"] > 10
        row = await house.store.reviews.of(table)
        assert row is not None and await house.store.reviews.parts(table) == {}
        archive = await house.hall.finished(table)
        again = reviewed(record_of(archive), Effort.of(4), SEED, workers=1)
        assert msgspec.json.decode(row.data) == msgspec.to_builtins(plain(again))
        check_told(now["review"], again)
        await me.post(f"/table/{table}/review")  # it is there: nothing is made anew
        assert await house.store.reviews.of(table) == row


def check_told(said, review):
    assert len(said["course"]) == len(review.blocks) + 2 == len(said["decisions"])
    assert said["decisions"][-1] == len(review.record.moves)
    mine = sorted(c.number for c in review.errors if c.seat == 0)
    assert [error["n"] for error in said["errors"]] == mine
    assert [skill["luck"] for skill in said["skills"]] == [
        rounded(1000 * column.draws, review.unit) for column in review.account.columns
    ]


@async_test
async def test_an_error_is_shown_as_its_seat_saw_the_table_then(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await finished(me)
        _, error, _ = await plant_error(house, table, seat=1)
        archive = await house.hall.finished(table)
        assert (await told(me, table, 0))["review"]["errors"] == []
        (said,) = (await told(me, table, 1))["review"]["errors"]
        assert said["n"] == error.number and "33.3" in said["cost"]
        view = archive.match_at(error.number).view(error.seat)
        now = (await me.get(f"/table/{table}/review/{error.number}.json?theme=dark")).json()
        assert now["seat"] == 1
        assert (now["made"]["move"], now["better"]["move"]) == (error.made, error.better)
        scene = archive.end.game.board.draw(view, archive.telling("en"), "wide", "dark", 1)
        assert [item["k"] for item in now["scene"]["items"]] == [i.key for i in scene.items]
        for n in (error.number + 1, "x", 10**5):
            assert (await me.get(f"/table/{table}/review/{n}.json")).status_code == 404


@async_test
async def test_no_running_game_is_looked_back_at_by_anybody(tmp_path, monkeypatch):
    think_little(monkeypatch)
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        dice = random.Random(1)
        asked = 0
        while line := await somebody_is_asked(one, two):
            if asked in (0, 4):
                for way in (one.guest.post, one.guest.get):
                    answer = await way(f"/table/{table}/review")
                    assert answer.status_code == 403
                    assert "over for everybody at the table" in answer.text
                assert (await two.guest.get(f"/table/{table}/review.json")).status_code == 403
                assert (await two.guest.get(f"/table/{table}/review/0.json")).status_code == 403
                assert await house.store.reviews.of(table) is None
            asked += 1
            await line.move(dice=dice)
        assert (await two.guest.get(f"/table/{table}/review")).status_code == 200


@async_test
async def test_whoever_may_not_see_a_game_sees_no_review_of_it(tmp_path, monkeypatch):
    think_little(monkeypatch)
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as stranger,
    ):
        table = await finished(me)
        await me.post(f"/table/{table}/review")
        await told(me, table)
        for path in ("review", "review.json", "review/0.json"):
            answer = await stranger.get(f"/table/{table}/{path}")
            assert answer.status_code == 404 and "invitation" in answer.text
        assert (await stranger.post(f"/table/{table}/review")).status_code == 404
        assert (await me.get(f"/table/{table}/review?seat=9")).status_code == 400


@async_test
async def test_a_house_that_was_stopped_goes_on_where_it_was(tmp_path, db, monkeypatch):
    think_little(monkeypatch)
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        table = await finished(me)
        held = Held(house, work.PART, 5)
        await me.post(f"/table/{table}/review")
        await held.reached.wait()
        now = (await me.get(f"/table/{table}/review.json")).json()
        assert (now["state"], now["done"]) == ("asked", 5) and now["total"] > 6
        cookies = me.http.cookies
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        me.http.cookies = cookies
        held = Held(house, work.PART)
        now = await told(me, table)
        assert now["state"] == "made" and held.parts == now["total"] - 5
        archive = await house.hall.finished(table)
        again = reviewed(record_of(archive), Effort.of(4), SEED, workers=1)
        check_told(now["review"], again)


@async_test
async def test_a_part_that_no_worker_can_make_ends_a_review_which_may_be_tried_again(
    tmp_path, monkeypatch
):
    think_little(monkeypatch)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await finished(me)
        ask = house.chores.ask

        async def nothing(what, question, asker, share):
            reply = await ask(what, question, asker, share)
            return reply if what is work.PLAN else type(reply)(None)

        monkeypatch.setattr(house.chores, "ask", nothing)
        await me.post(f"/table/{table}/review")
        assert (await told(me, table))["state"] == FAILED
        assert "could not be looked back at" in (await me.get(f"/table/{table}/review")).text
        monkeypatch.setattr(house.chores, "ask", ask)
        await me.post(f"/table/{table}/review")
        assert (await told(me, table))["state"] == MADE


@async_test
async def test_nobody_has_many_reviews_waiting_or_many_made(tmp_path, monkeypatch):
    async with opened(tmp_path, limits=1.0) as house, Guest(house.address) as me:
        table = await finished(me)
        person = sure(StoredTable, await house.store.table(table)).row.host
        for n in range(3):
            await house.store.reviews.ask(ReviewRow(f"t{n}", "parade", person, ASKED, 1.0 + n, 4))
        monkeypatch.setattr(house.reviewing, "begin", asyncio.Event().wait)
        answer = await me.post(f"/table/{table}/review")
        assert answer.status_code == 429 and "3 reviews" in answer.text
        for n in range(3):
            await house.store.reviews.fail(f"t{n}")
        while house.review_limit.allows(person):
            pass
        answer = await me.post(f"/table/{table}/review")
        assert answer.status_code == 429 and "wait a while" in answer.text


def test_whoever_has_least_in_the_making_is_next_and_the_house_last():
    rows = [
        ReviewRow("a", "parade", "", ASKED, 1.0, 4),
        ReviewRow("b", "parade", "one", ASKED, 2.0, 4),
        ReviewRow("c", "parade", "one", ASKED, 3.0, 4),
        ReviewRow("d", "parade", "two", ASKED, 4.0, 4),
    ]
    assert next_one(rows, []).table == "b"
    assert next_one(rows, ["one"]).table == "d"
    assert next_one(rows[:3], ["one"]).table == "b"
    assert next_one(rows[:1], ["one"]).table == "a"


@async_test
async def test_an_uploaded_record_is_reviewed_and_a_position_of_it_is_tried_from_any_seat(
    tmp_path, monkeypatch
):
    think_little(monkeypatch)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        text = (await me.get(f"/table/{await finished(me)}/record")).text
        answer = await me.post("/watch", text=text)
        table = answer.headers["location"].split("/")[2]
        assert f"/table/{table}/review" in (await me.get(f"/table/{table}/replay")).text
        await me.post(f"/table/{table}/review")
        now = await told(me, table, seat=1)
        assert now["review"]["seat"] == 1 and len(now["review"]["players"]) > 1
        fork = await me.post(f"/table/{table}/fork", n="3", level="random", seat="1")
        line = await me.live(fork.headers["location"].split("/")[2])
        assert line.table["seat"] == 1
        await line.close()
        for wrong in ("9", "-1", "x"):
            answer = await me.post(f"/table/{table}/fork", n="3", seat=wrong)
            assert answer.status_code == 400


@async_test
async def test_of_several_processes_one_makes_what_is_asked_for_at_any(
    tmp_path, cluster, monkeypatch
):
    think_little(monkeypatch)
    monkeypatch.setattr("chapiteau.server.thinking.background.EVERY", 0.05)
    db = cluster.migrated()
    async with (
        opened(tmp_path, db=db) as a,
        opened(tmp_path, db=db) as b,
        Guest(a.address) as me,
    ):
        table = await finished(me)
        counts = [Held(house, work.PART) for house in (a, b)]
        me.address = me.http.base_url = b.address
        await me.post(f"/table/{table}/review")
        now = await told(me, table)
        assert now["state"] == "made"
        assert sorted(held.parts for held in counts) == [0, now["total"]]


@async_test
async def test_however_many_are_made_half_of_the_workers_are_left_for_tables(tmp_path, monkeypatch):
    think_little(monkeypatch)
    async with opened(tmp_path, workers=2) as house, Guest(house.address) as me:
        ask, now, most = house.chores.ask, 0, []

        async def counted(what, question, asker, share):
            nonlocal now
            now += 1
            most.append(now)
            try:
                return await ask(what, question, asker, share)
            finally:
                now -= 1

        tables = [await finished(me), await finished(me)]
        monkeypatch.setattr(house.chores, "ask", counted)
        for table in tables:
            await me.post(f"/table/{table}/review")
        for table in tables:
            assert (await told(me, table))["state"] == "made"
        assert len(most) > 40 and set(most) == {1}
