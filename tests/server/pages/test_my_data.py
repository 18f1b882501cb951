"""What is kept of somebody: a copy of it, and the way out."""

import io
import json
import random
import zipfile

import pytest
from games.playing import sure
from sqlalchemy import select

import chapiteau
from chapiteau.server.operation.archive_check import SAME, check, stored_games
from chapiteau.server.store import schema as s
from chapiteau.server.store.offline import read_only
from chapiteau.server.store.rows import LetterRow, PersonRow, SeatRow, StoredTable
from server.guests import Guest, async_test, friends, opened, somebody_is_asked
from server.people.test_people import PASSWORD, registered

NAME = "Sganarelle"


def everything(data, db):
    """All that a database holds, as one text."""
    with read_only(data, db) as c:
        return "\n".join(str(row) for t in s.metadata.sorted_tables for row in c.execute(select(t)))


async def finish(*lines):
    dice = random.Random(3)
    while line := await somebody_is_asked(*lines):
        await line.move(dice=dice)


@async_test
async def test_a_copy_holds_my_games_as_i_may_see_them_and_no_secret(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address, "fr") as me:
        await registered(me, NAME)
        done, running = await me.play(level="random"), await me.play(game="fourberies", seats="3")
        await (await me.live(done)).play_on(random.Random(1))
        line = await me.live(running)
        await line.act("chat", text="à demain")
        waiting = await me.found()
        async with friends(house) as (other, one, _):
            await one.act("chat", text="not for you")
            answer = await me.post("/export")
        assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
        packed = zipfile.ZipFile(io.BytesIO(answer.content))
        account = json.loads(packed.read("account.json"))
        assert account["name"] == account["login"] == NAME
        assert [said["text"] for said in account["said"]] == ["à demain"]
        assert {t["id"] for t in account["tables"]} == {done, running, waiting}
        names = set(packed.namelist()) - {"account.json"}
        assert names == {f"games/parade-{done}.record", f"games/fourberies-{running}.txt"}
        record = chapiteau.load(packed.read(f"games/parade-{done}.record").decode())
        assert record.match.over
        state = house.hall.tables[running].state
        story = packed.read(f"games/fourberies-{running}.txt").decode()
        telling, happened = state.telling("fr"), state.playing.happenings
        told = [line for events in happened for line in telling.story(events, 0)]
        assert story.splitlines()[: len(told)] == told
        text = "".join(packed.read(name).decode() for name in packed.namelist())
        rows = [sure(StoredTable, await house.store.table(id)).row for id in (running, waiting)]
        for secret in (*[r.seed for r in rows], *[r.nonce for r in rows], *[r.code for r in rows],
                       "argon2", other, "not for you", state.playing.seed):  # fmt: skip
            assert secret not in text


@async_test
async def test_copies_are_not_made_all_day(tmp_path):
    async with opened(tmp_path, limits=1.0) as house, Guest(house.address) as me:
        codes = [(await me.post("/export")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert (await me.get("/export")).status_code == 405


@async_test
async def test_whoever_leaves_is_a_former_player_and_the_games_stay(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (over, one, two):
        me = one.guest
        await me.post("/name", name="An older name")
        await registered(me, NAME)
        id = sure(PersonRow, await house.store.by_login(NAME)).id
        one = await me.live(over)
        await one.act("chat", text="a word of mine")
        await house.store.save_letters(LetterRow(id, "sganarelle@example.org", True))
        await two.act("chat", text="a word of another")
        await finish(one, two)
        async with friends(house) as (left, host, guest):
            await guest.guest.post("/login", login=NAME, password=PASSWORD)
            guest = await guest.guest.live(left)
            wrong = await me.post("/delete", password="not the password")
            assert wrong.status_code == 403 and 'role="alert"' in wrong.text
            assert (await me.post("/delete")).status_code == 403
            assert (await me.get("/name")).text.count(NAME)
            answer = await me.post("/delete", password=PASSWORD)
            assert answer.status_code == 200 and "You are forgotten" in answer.text
            await one.reader
            await guest.reader
            host = await host.guest.live(left)
            seat = host.table["seats"][1]
            assert seat["kind"] == "empty" and host.table["phase"] == "playing"
            assert (await host.act("bot", seat=1, level="random"))["is"] == "done"
            await host.play_on(random.Random(1))
        replay = await two.guest.get(f"/table/{over}/replay")
        assert replay.status_code == 200 and "a former player" in replay.text
        assert "un ancien joueur" in (await two.guest.get(
            f"/table/{over}/replay", headers={"accept-language": "fr"})).text  # fmt: skip
        record = chapiteau.load((await two.guest.get(f"/table/{over}/record")).text)
        assert record.match.over
        again = await two.guest.live(over)
        assert [said["text"] for said in again.chat] == ["a word of another"]
        assert again.table["seats"][0]["name"] == "a former player"
        assert (await me.post("/login", login=NAME, password=PASSWORD)).status_code == 403
        assert (await me.get("/tables.json")).json()["tables"] == []
        kept = everything(tmp_path, db)
        assert id not in kept and NAME not in kept and "a word of mine" not in kept
        assert "sganarelle@" not in kept
        await registered(me, NAME)  # the name is free again
    with read_only(tmp_path, db) as c:
        assert {check(p).kind for p in stored_games(c)} == {SAME}


@async_test
async def test_a_game_that_is_no_longer_played_here_keeps_nobody(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play(level="random")
        house.hall.tables[table].drop(even_if_busy=True)
        monkeypatch.setattr(type(chapiteau.games()["parade"]), "oldest_rules", 99)
        assert (await me.post("/delete", sure="yes")).status_code == 200
        assert sure(StoredTable, await house.store.table(table)).seats[0] == SeatRow(0, "human")


@async_test
async def test_a_guest_is_forgotten_on_a_tick(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        await me.post("/name", name=NAME)
        table = await me.found()
        line = await me.live(table)
        assert (await me.post("/delete")).status_code == 400
        assert (await me.post("/delete", sure="yes")).status_code == 200
        await line.reader
        assert NAME not in everything(tmp_path, "")
        async with Guest(house.address) as friend:
            assert (await friend.get(f"/table/{table}")).status_code == 200
            line = await friend.live(table)
            assert not line.table["host"] and line.table["seats"][0]["kind"] == "empty"
            assert (await line.act("sit", seat=1))["is"] == "done"
            assert line.table["host"]  # somebody has to raise the curtain


@pytest.mark.parametrize("lang, words", [("en", "former player"), ("fr", "sans votre nom")])
@async_test
async def test_the_page_about_privacy_is_linked_from_every_plain_page(tmp_path, lang, words):
    async with opened(tmp_path) as house, Guest(house.address, lang) as me:
        for path in ("/", "/login", "/game/parade"):
            assert 'href="/privacy"' in (await me.get(path)).text
        page = (await me.get("/privacy")).text
        assert page.count("<h2") == 6
        assert words in page or words in (await me.get("/delete")).text


@async_test
async def test_nobody_else_notices_that_a_spectator_is_forgotten(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house) as (table, one, two),
        Guest(house.address) as stranger,
    ):
        await stranger.post("/name", name=NAME)
        watcher = await stranger.live(table)
        await watcher.act("chat", text="a word of mine")
        assert (await two.act("chat", text="a word of another"))["is"] == "done"
        assert (await stranger.post("/delete", sure="yes")).status_code == 200
        await watcher.reader
        for line in (one, two):  # still the channels they had
            await line.until(lambda line: [s["text"] for s in line.chat] == ["a word of another"])
            assert NAME not in json.dumps(line.parts)
        line = await somebody_is_asked(one, two)
        assert (await line.move())["is"] == "done"
        assert (await one.act("chat", text="and on it goes"))["is"] == "done"
