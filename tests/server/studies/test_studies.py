"""The lab in the browser: bots play both boxes in the background, and what differs is kept."""

import asyncio
import html
import json
import re
from dataclasses import replace

import pytest
from games.playing import sure

import chapiteau
from chapiteau.cli import main
from chapiteau.server.store.rows import (
    ASKED,
    FAILED,
    FIT,
    LINK,
    MADE,
    OwnBoxRow,
    StudyRow,
    VersionRow,
)
from chapiteau.server.studies import asking
from chapiteau.server.studies.work import Played
from chapiteau.server.tables.boxes import key_of
from chapiteau.server.thinking import work
from server.guests import Guest, async_test, opened
from server.holding import Held

PATH = "/game/fourberies/lab"
ROWS = {
    f"bonus/{n}": {**row, "ecus": 10}
    for n, row in enumerate(chapiteau.games()["fourberies"].box.data["bonus"])
}


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Twelve deals of bots that do not think."""
    monkeypatch.setattr(asking, "DEALS", (12,))


async def asked(guest, rows=None, **fields):
    wish = {"seats": "2", "level": "random", "deals": "12", **fields}
    return await guest.post(PATH, rows=json.dumps(ROWS if rows is None else rows), **wish)


async def begun(guest, **fields):
    """A study's id."""
    answer = await asked(guest, **fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/lab/")


async def ended(guest, id):
    """How a study stands once it is made, or has failed."""
    while (now := (await guest.get(f"/lab/{id}.json")).json())["state"] == ASKED:
        await asyncio.sleep(0.02)
    return now


def figures(text):
    """Every difference of a page, in order."""
    return [
        html.unescape(found) for found in re.findall(r"[+−0-9][^<>]*? \([^<>]+? to [^<>]+?\)", text)
    ]


@async_test
async def test_one_click_says_what_a_change_does_and_the_library_says_the_same(
    tmp_path, db, capsys
):
    async with opened(tmp_path / "house", db=db) as house, Guest(house.address) as me:
        id = await begun(me)
        now = await ended(me, id)
        assert now == {"state": MADE, "done": 12, "total": 12, "ahead": 0}
        page = (await me.get(f"/lab/{id}")).text
        assert "Sure after 12 deals" in page and "points more" in page
        file = tmp_path / "fourberies.toml"
        file.write_text((await me.get(f"/lab/{id}/file")).text)
        command = re.findall(r"chapiteau (report [^<]+)", page)[0].split()
        assert (
            await asyncio.to_thread(
                main,
                [
                    *command[:-1],
                    str(file),
                    "--out",
                    str(tmp_path),
                    "--lang",
                    "en",
                    "--workers",
                    "1",
                ],
            )
            == 0
        )
        report = (tmp_path / "report.html").read_text()
        assert figures(page) and set(figures(page)) == set(
            figures(report.partition("Points: tenth")[0])
        )
        assert await begun(me) == id  # it is there: nothing is played anew
        async with Guest(house.address) as other:
            assert (await other.get(f"/lab/{id}")).status_code == 200
            assert await begun(other) == id
            assert (await other.get(f"/lab/{'0' * 24}")).status_code == 404
        assert id in (await me.get(PATH)).text
    capsys.readouterr()


@async_test
async def test_a_house_that_was_stopped_plays_on_where_it_was(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        held = Held(house, work.DEAL, 7)
        id = await begun(me)
        await held.reached.wait()
        assert sure(StudyRow, await house.store.studies.of(id)).done == 5
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        held = Held(house, work.DEAL)
        assert (await ended(me, id))["state"] == MADE and held.parts == 7
        halves = sure(StudyRow, await house.store.studies.of(id))
        whole = sure(StudyRow, await house.store.studies.of(await begun(me, level="novice")))
        assert whole.id != id
        await house.store.studies.fail(whole.id, "")
    async with opened(tmp_path / "other") as house, Guest(house.address) as me:
        id = await begun(me)
        await ended(me, id)
        assert sure(StudyRow, await house.store.studies.of(id)).data == halves.data


@async_test
async def test_half_a_study_of_another_version_is_played_anew(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        held = Held(house, work.DEAL, 6)
        id = await begun(me)
        await held.reached.wait()
    monkeypatch.setattr("chapiteau.server.studies.making.__version__", "99.0")
    async with opened(tmp_path) as house, Guest(house.address) as me:
        held = Held(house, work.DEAL)
        assert (await ended(me, id))["state"] == MADE and held.parts == 12


@async_test
async def test_what_cannot_be_studied_is_refused_in_words(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        fair = ROWS["bonus/0"]
        wrong = {
            "no fact in it is different": await asked(me, {}),
            "bonus 1": await asked(me, {"bonus/0": {**fair, "ecus": -1}}),
            "no such row": await asked(me, {"bonus/999": fair}),
            "9": await asked(me, seats="9"),
            "level": await asked(me, level="master"),
            "deals": await asked(me, deals="5000"),
        }
        for said, answer in wrong.items():
            assert answer.status_code in (400, 404) and said in answer.text, said
        assert (await asked(me, **{"option-nothing": "yes"})).status_code == 400
        assert await house.store.studies.asked() == []


@async_test
async def test_a_box_whose_games_do_not_end_is_named(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        ask = house.chores.ask

        async def endless(what, question, asker, share):
            reply = await ask(what, question, asker, share)
            return replace(reply, answer=Played([]))

        monkeypatch.setattr(house.chores, "ask", endless)
        id = await begun(me)
        assert (await ended(me, id))["state"] == FAILED
        assert "does not end" in (await me.get(f"/lab/{id}")).text
        monkeypatch.setattr(house.chores, "ask", ask)
        assert (await me.post(f"/lab/{id}")).headers["location"] == f"/lab/{id}"
        assert (await ended(me, id))["state"] == MADE


@async_test
async def test_nobody_has_much_played_at_a_time(tmp_path, monkeypatch):
    async with opened(tmp_path, limits=1.0) as house, Guest(house.address) as me:
        monkeypatch.setattr(house.studying, "begin", asyncio.Event().wait)
        for level in ("random", "novice"):
            await begun(me, level=level)
        answer = await asked(me, level="amateur")
        assert answer.status_code == 429 and "2 studies" in answer.text
        for row in await house.store.studies.asked():
            await house.store.studies.fail(row.id, "")
        while house.study_limit.allows(row.person):
            pass
        answer = await asked(me, level="amateur")
        assert answer.status_code == 429 and "wait a while" in answer.text


@async_test
async def test_only_the_last_studies_of_somebody_are_kept(tmp_path, db, monkeypatch):
    monkeypatch.setattr("chapiteau.server.store.learning.studies.MOST_KEPT", 2)
    async with opened(tmp_path, db=db) as house:
        store = house.store.studies
        monkeypatch.setattr(house.studying, "begin", asyncio.Event().wait)
        for n in range(4):
            row = StudyRow(
                f"s{n}", f"k{n}", "fourberies", "me", "", "b", [], [], 2, "random", 12, n
            )
            assert await store.ask(row) == f"s{n}"
            await store.finish(row)
        assert [row.id for row in await store.by("me")] == ["s3", "s2", "s1"]
        assert [row.id for row in await store.by("you")] == []


@async_test
async def test_who_goes_takes_their_name_along_and_has_had_all_of_it(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        id = await begun(me)
        await ended(me, id)
        person = sure(StudyRow, await house.store.studies.of(id)).person
        await house.store.delete_person(person, "")
        row = sure(StudyRow, await house.store.studies.of(id))
        assert row.person == "" and row.state == MADE


@async_test
async def test_a_study_of_a_kept_box_is_seen_by_whoever_may_see_the_box(tmp_path):
    game = chapiteau.games()["fourberies"]
    data = {**game.box.data, "bonus": list(ROWS.values())}
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as other,
    ):
        first = sure(StudyRow, await house.store.studies.of(await begun(me)))
        box = OwnBoxRow("b" * 32, "fourberies", first.person, "Rich")
        rows, key = first.rows, key_of(game, game.read_box(data))
        version = VersionRow(box.id, 1, game.box.hash, rows, key, 1.0, FIT)
        assert await house.store.own_boxes.add(box, version, 9)
        assert "Rich" in (await me.get(f"/box/{box.id}/lab")).text
        assert (await other.get(f"/box/{box.id}/lab")).status_code == 404
        wish = {"seats": "2", "level": "random", "deals": "12"}
        assert (await other.post(f"/box/{box.id}/lab", **wish)).status_code == 404
        answer = await me.post(f"/box/{box.id}/lab", **wish)
        id = answer.headers["location"].removeprefix("/lab/")
        assert id != first.id and (await ended(me, id))["state"] == MADE
        for path in (f"/lab/{id}", f"/lab/{id}.json", f"/lab/{id}/file"):
            assert (await me.get(path)).status_code == 200
            assert (await other.get(path)).status_code == 404
        await house.store.own_boxes.change(box.id, audience=LINK)
        assert (await other.get(f"/lab/{id}")).status_code == 200
        await house.store.own_boxes.delete(box.id)
        assert (await me.get(f"/lab/{id}")).status_code == 404


@async_test
async def test_a_page_tells_only_what_was_changed(tmp_path):
    request = dict(chapiteau.games()["fourberies"].box.data["request"][0])
    async with opened(tmp_path) as house, Guest(house.address) as me:
        id = await begun(me, rows={"request/0": {**request, "reward": 9}})
        page = (await me.get(f"/lab/{id}")).text
        assert re.findall(r"<ins>(.*?)</ins>", page) == ["9"]
