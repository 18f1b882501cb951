"""Profiles and ratings on pages: what an owner allows, and nothing to anybody else."""

import io
import json
import re
import zipfile
from dataclasses import asdict

import pytest
from games.playing import sure
from sqlalchemy import insert

from chapiteau.server.ratings.counting import count
from chapiteau.server.ratings.model import Strength
from chapiteau.server.store import schema as s
from chapiteau.server.store.rows import BlockRow, PersonRow, ProfileRow, RatingRow
from chapiteau.server.tables.rivals import NEWCOMER, strength_of
from server.guests import Clock, Guest, async_test, opened, registered
from server.ratings.planted import begun, write

NAMES = ("Toinette", "Argan", "Dorante")


async def people(house):
    guests = [await registered(house, name) for name in NAMES]
    rows = await house.store.read(lambda c: c.exec_driver_sql("SELECT login, id FROM people").all())
    ids = {row.login: row.id for row in rows if row.login}
    return guests, [ids[name] for name in NAMES]


async def counted(house, *whos, scores=(5, 2)):
    table = await write(house.store, begun(list(whos), scores=list(scores)))
    await count(house.store, table, 1.0)
    return table


async def statuses(house, guests, owner):
    """What each gets to see of somebody's profile."""
    return [(await guest.get(f"/profile/{owner}")).status_code for guest in guests]


@async_test
async def test_a_profile_is_seen_by_whom_its_owner_allows_and_looks_like_none_to_others(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        (one, two, three), (a, b, c) = await people(house)
        async with one, two, three, Guest(house.address) as guest:
            await counted(house, a, b)
            assert "1,5" in (await one.get("/profile")).text
            assert await statuses(house, [two, three, guest], a) == [404, 404, 404]
            answers = [(await two.get(f"/profile/{id}")).text for id in (a, "nobody")]
            assert len({re.sub("(?s).*<main|</main>.*", "", text) for text in answers}) == 1
            assert (await one.post("/profile", audience="met")).status_code == 303
            assert await statuses(house, [two, three, guest], a) == [200, 404, 404]
            await one.post("/profile", audience="house")
            assert await statuses(house, [two, three, guest], a) == [200, 200, 404]
            await house.store.meeting.block(BlockRow(a, c, 0.0))
            assert await statuses(house, [two, three, guest], a) == [200, 404, 404]
            await one.post("/profile", audience="me")
            assert await statuses(house, [two, three, guest], a) == [404, 404, 404]
            assert (await one.post("/profile", audience="world")).status_code == 400
            assert (await guest.get("/profile")).status_code == 403


@async_test
async def test_a_closed_account_is_seen_no_more(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        (one, two, three), (a, b, _) = await people(house)
        async with one, two, three:
            await counted(house, a, b)
            await one.post("/profile", audience="house")
            assert await statuses(house, [two], a) == [200]
            await house.store.moderation.change_person(a, closed=True)
            assert await statuses(house, [two], a) == [404]


@async_test
async def test_results_and_luck_are_shown_only_if_allowed(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        (one, two, three), (a, b, _) = await people(house)
        async with one, two, three:
            await counted(house, a, b)
            await one.post("/profile", audience="house")
            assert "one game, won" not in (await two.get(f"/profile/{a}")).text
            await one.post("/profile", audience="house", results="yes")
            assert "one game, won" in (await two.get(f"/profile/{a}")).text
            assert "one game, won" in (await one.get("/profile")).text


@pytest.mark.parametrize("lang", ["en", "fr"])
@async_test
async def test_a_profile_says_how_sure_a_rating_is_among_the_bots(tmp_path, lang):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        guest = await registered(house, "Toinette", lang)
        async with guest:
            row = sure(PersonRow, await house.store.by_login("Toinette"))
            for _ in range(6):
                await counted(house, row.id, "x")
            page = (await guest.get("/profile")).text
            (mine,) = await house.store.ratings.of(row.id)
            known = Strength(mine.mu, mine.sigma)
            points = f"{known.points:,}".replace(",", "," if lang == "en" else "\u202f")
            assert f"{points} ± {known.reach}, 6 {'games' if lang == 'en' else 'parties'}" in page
            assert ("Amateur" in page or "amateur" in page) and "plot-own" in page


async def said_at(guest, table):
    answer = (await guest.get(f"/table/{table}/ratings.json")).json()
    return {one["seat"]: one["said"] for one in answer["ratings"]}


@async_test
async def test_a_lobby_and_a_score_sheet_tell_each_what_they_may_know(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        (one, two, three), (a, b, _) = await people(house)
        async with one, two, three:
            table = await counted(house, a, b)
            mine, theirs = await said_at(one, table), await said_at(two, table)
            assert mine.keys() == {0} and "(+" in mine[0]
            assert theirs.keys() == {1} and "(−" in theirs[1]
            await two.post("/profile", audience="met")
            assert (await said_at(one, table)).keys() == {0, 1}
            assert (await said_at(three, table)).keys() == set()  # looks on
            waiting = await one.found("fourberies", seats="2")
            line = await one.live(waiting)
            assert (await line.act("bot", seat=1, level="amateur"))["is"] == "done"
            lobby = await said_at(one, waiting)
            assert "1 game" in lobby[0] and "no game yet" in lobby[1]


@async_test
async def test_tickets_and_open_tables_go_by_the_rating_once_it_is_sure(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True, meeting=True) as house:
        (one, two, three), (a, b, _) = await people(house)
        async with one, two, three:
            await set_rating(house, a, 25.0 + 20, 2.0)
            await set_rating(house, b, 25.0 + 20, 8.0)
            assert await strength_of(house.hall, a, "fourberies") > NEWCOMER + 2
            assert await strength_of(house.hall, b, "fourberies") == NEWCOMER
            await one.found("fourberies", seats="2")
            assert "2,100" not in (await two.get("/meet")).text
            await house.store.ratings.save_profile(ProfileRow(a, "house"))
            assert "2,100 ± 120, 9 games" in (await two.get("/meet")).text


async def set_rating(house, who, mu, sigma):
    row = RatingRow(who, "fourberies", "two", mu, sigma, 9)
    await house.store.writer.do(lambda c: c.execute(insert(s.ratings), asdict(row)) and None)


@async_test
async def test_an_export_has_it_all_and_a_deletion_leaves_nothing(tmp_path, db):
    async with opened(tmp_path, db=db, clock=Clock(), ratings=True) as house:
        (one, two, three), (a, b, _) = await people(house)
        async with one, two, three:
            table = await counted(house, a, b)
            await one.post("/profile", audience="house")
            packed = zipfile.ZipFile(io.BytesIO((await one.post("/export")).content))
            kept = json.loads(packed.read("account.json"))["ratings"]
            assert kept["ratings"][0]["who"] == a and kept["profiles"][0]["audience"] == "house"
            assert kept["rated_seats"][0]["table"] == table and kept["entrants"]
            assert b not in json.dumps(kept)
            await one.post("/delete", password="long enough")
            assert not any((await house.store.ratings.kept(a)).values())
            assert await statuses(house, [two], a) == [404]
            assert len(await house.store.ratings.seats(table)) == 2
