"""Tokens: made, named and ended on a page, kept as hashes, and let in to what they are for."""

import io
import json
import logging
import re
import zipfile

import pytest

from chapiteau.server.operation.logs import TextFormatter, redacted
from chapiteau.server.people.tokens import MOST_TOKENS
from server.cluster.test_processes import deafen
from server.guests import Clock, Guest, async_test, opened, registered
from server.programs.door import account, calling, new_token, stream

FALSE = "chapiteau_" + "x" * 43


@async_test
async def test_a_token_is_shown_once_and_kept_as_a_hash(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            page = (await guest.get("/programs")).text
            assert "my bot" in page and token not in page
            rows = await house.store.tokens.of((await http.get("/api/account")).json()["id"])
            assert [row.name for row in rows] == ["my bot"]
            assert token not in repr(rows) and len(rows[0].hash) == 64


@async_test
async def test_it_is_told_when_a_token_was_last_used(tmp_path):
    clock = Clock()
    async with opened(tmp_path, clock=clock) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            assert "Never used" in (await guest.get("/programs")).text
            clock.now += 3 * 24 * 3600
            for _ in range(3):
                me = (await http.get("/api/account")).json()
            assert "Last used on 1970-01-15." in (await guest.get("/programs")).text
            [row] = await house.store.tokens.of(me["id"])
            assert row.used == clock.now and row.created == clock.now - 3 * 24 * 3600


@async_test
async def test_a_token_that_was_ended_lets_nobody_in_and_ends_what_is_open(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            new = {"game": "parade", "seats": 2, "bots": "random"}
            table = (await http.post("/api/tables", json=new)).json()["table"]
            async with stream(house, token, "/api/stream/events") as events:
                async with stream(house, token, f"/api/stream/table/{table}") as seen:
                    await events.until(lambda line: line["is"] == "waiting")
                    await seen.until(lambda line: line["is"] == "position")
                    page = (await guest.get("/programs")).text
                    end = re.search(r"/programs/tokens/[0-9a-f]+/end", page)
                    assert end and (await guest.post(end[0])).status_code == 303
                    while await events.next() or await seen.next():
                        pass
            refused = await http.get("/api/account")
            assert refused.status_code == 401 and refused.json()["error"] == "no-token"
            assert refused.headers["www-authenticate"] == "Bearer"
            assert (await guest.post(end[0])).status_code == 404


@async_test
async def test_a_token_ended_in_one_process_ends_in_all(tmp_path, cluster):
    db = cluster.migrated()
    async with opened(tmp_path, db=db) as a, opened(tmp_path, db=db) as b:
        guest, token = await account(a)
        async with guest, calling(b, token) as there:
            assert (await there.get("/api/account")).status_code == 200
            async with stream(b, token, "/api/stream/events") as events:
                end = re.search(r"/programs/tokens/\w+/end", (await guest.get("/programs")).text)
                assert end
                await guest.post(end[0])
                assert await events.next() is None
            assert (await there.get("/api/account")).status_code == 401


@async_test
async def test_a_lost_broadcast_does_not_keep_an_ended_token_open(tmp_path, cluster, monkeypatch):
    from chapiteau.server.programs import events as module

    monkeypatch.setattr(module, "LOOK_AGAIN", 0.05)
    db = cluster.migrated()
    async with opened(tmp_path, db=db) as a, opened(tmp_path, db=db) as b:
        deafen(a)
        guest, token = await account(a)
        async with guest, stream(b, token, "/api/stream/events") as events:
            end = re.search(r"/programs/tokens/\w+/end", (await guest.get("/programs")).text)
            assert end
            await guest.post(end[0])
            assert await events.next() is None


@async_test
async def test_a_new_password_by_the_recovery_code_ends_all_tokens(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        page = await guest.post("/register", login="Ada", password="long enough")
        code = re.search(r'class="code">([^<]+)<', page.text)
        assert code
        token = await new_token(guest)
        async with calling(house, token) as http:
            assert (await http.get("/api/account")).status_code == 200
            fields = {"login": "Ada", "code": code[1], "password": "another one"}
            assert (await guest.post("/recover", **fields)).status_code == 200
            assert (await http.get("/api/account")).status_code == 401


@async_test
async def test_a_token_does_what_its_scopes_say_and_nothing_else(tmp_path):
    async with opened(tmp_path) as house:
        guest, sees = await account(house, read="yes")
        async with guest:
            plays = await new_token(guest, read="yes", play="yes")
            new = {"game": "parade", "seats": 2, "bots": "random"}
            async with calling(house, plays) as http:
                table = (await http.post("/api/tables", json=new)).json()["table"]
                said = await http.post(f"/api/table/{table}", json={"do": "chat", "text": "hi"})
                assert said.status_code == 403 and said.json()["error"] == "missing-scope"
                assert "talk" in said.json()["text"]
            async with calling(house, sees) as http:
                assert (await http.get(f"/api/table/{table}")).status_code == 200
                for path, body in [
                    ("/api/tables", new),
                    ("/api/join", {"code": "x"}),
                    (f"/api/table/{table}", {"do": "start"}),
                ]:
                    assert (await http.post(path, json=body)).json()["error"] == "missing-scope"
            only_play = await new_token(guest, play="yes")
            async with calling(house, only_play) as http:
                assert (await http.get("/api/tables")).status_code == 403


@async_test
async def test_a_form_for_a_token_says_what_is_wrong_with_it(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as stranger:
        for path in ("/programs/tokens", "/programs/bot"):
            assert (await stranger.post(path, name="x", read="yes")).status_code == 403
        assert (await stranger.get("/programs")).status_code == 403
        async with await registered(house, "Ada") as guest:
            nothing = await guest.post("/programs/tokens", name="x")
            assert nothing.status_code == 400 and "Choose at least one thing" in nothing.text
            unnamed = await guest.post("/programs/tokens", name=" \u200b ", read="yes")
            assert unnamed.status_code == 400 and "Give the token a name" in unnamed.text
            for _ in range(MOST_TOKENS):
                await new_token(guest)
            full = await guest.post("/programs/tokens", name="one more", read="yes")
            assert full.status_code == 400 and f"You have {MOST_TOKENS} tokens" in full.text
            assert "chapiteau_" not in full.text


@async_test
async def test_nobody_ends_a_token_of_somebody_else(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, await registered(house, "Bob") as other, calling(house, token) as http:
            end = re.search(r"/programs/tokens/\w+/end", (await guest.get("/programs")).text)
            assert end and (await other.post(end[0])).status_code == 404
            assert (await http.get("/api/account")).status_code == 200


@pytest.mark.parametrize("header", ["", "Bearer", "Basic eDp5", f"Bearer {FALSE}", FALSE])
@async_test
async def test_whoever_has_no_token_is_told_so_in_json(header, tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        for path in ("/api/account", "/api/stream/events", "/api/tables"):
            answer = await me.get(path, headers={"authorization": header})
            assert answer.status_code == 401 and answer.json()["error"] == "no-token"
            assert "set-cookie" not in answer.headers


@async_test
async def test_a_cookie_opens_nothing_for_programs_and_a_token_no_page(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            assert (await guest.get("/api/account")).status_code == 401
            page = await http.get("/programs")
            assert page.status_code == 403 and "set-cookie" in page.headers


@async_test
async def test_a_token_is_in_no_log_no_error_and_no_export(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            new = {"game": "parade", "seats": 2, "bots": "random"}
            table = (await http.post("/api/tables", json=new)).json()["table"]
            answers = [
                await http.get(f"/api/table/{token}"),
                await http.get(f"/api/{token}"),
                await http.post(f"/api/table/{table}", json={"do": token}),
                await http.post(f"/api/table/{table}", json={"do": "play", "move": token}),
                await http.get("/api/account", params={"token": token}),
            ]
            assert all(token not in answer.text for answer in answers)
            async with stream(house, token, "/api/stream/events") as events:
                await events.next()
            packed = (await guest.post("/export")).content
        row = await house.store.tokens.by_hash(only_hash(tmp_path))
        assert row is not None
        with zipfile.ZipFile(io.BytesIO(packed)) as files:
            told = json.loads(files.read("account.json"))
            whole = b"".join(files.read(name) for name in files.namelist()).decode()
    assert told["bot"] and [each["name"] for each in told["tokens"]] == ["my bot"]
    lines = [TextFormatter(True).format(record) for record in caplog.records]
    for secret in (token, row.hash):
        assert secret not in whole and not any(secret in line for line in lines)
    assert token not in redacted(f"failed with {token} in it", True)


def only_hash(data):
    """What the database holds of the only token there."""
    import sqlite3

    with sqlite3.connect(data / "chapiteau.db") as db:
        return db.execute("select hash from tokens").fetchone()[0]


@async_test
async def test_deleting_an_account_ends_its_tokens(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            me = (await http.get("/api/account")).json()
            async with stream(house, token, "/api/stream/events") as events:
                gone = await guest.post("/delete", password="long enough")
                assert "You are forgotten" in gone.text
                assert await events.next() is None
            assert (await http.get("/api/account")).status_code == 401
            assert await house.store.tokens.of(me["id"]) == []


# bots


@async_test
async def test_the_account_of_a_bot_is_seen_as_one_wherever_its_name_stands(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await host.found("parade")
            line = await host.live(table)
            code = line.table["invite"].rpartition("/")[2]
            await http.post("/api/join", json={"code": code})
            await http.post(f"/api/table/{table}", json={"do": "chat", "text": "hello"})
            await line.until(lambda line: line.chat)
            assert line.chat[0]["who"] == line.table["seats"][1]["name"] == "Ada (bot)"
            assert "Ada (bot)" in (await host.get("/tables")).text
            assert "Ada (bot)" in (await guest.get("/")).text
            await guest.post("/name", name="Eve")
            await line.until(lambda line: line.table["seats"][1]["name"] == "Eve (bot)")
            assert (await http.get("/api/account")).json()["name"] == "Eve (bot)"
            await line.act("start")
            await http.post(f"/api/table/{table}", json={"do": "leave"})
            await line.until(lambda line: any("Eve (bot)" in told for told in line.log))


@pytest.mark.parametrize("name", ["Ada (bot)", "Ada(BOT)", "Ada （bot）", "Ada ( b o t )"])
@async_test
async def test_no_person_is_called_as_bots_are(name, tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        for path, fields in [("/name", {"name": name}), ("/register", {"login": name})]:
            page = await me.post(path, password="long enough", **fields)
            assert page.status_code == 400 and "Only the names of bots end in (bot)" in page.text


@async_test
async def test_only_an_account_that_never_played_becomes_a_bots_and_for_good(tmp_path):
    async with opened(tmp_path) as house, await registered(house, "Ada") as guest:
        unsure = await guest.post("/programs/bot")
        assert unsure.status_code == 400 and "Tick the box" in unsure.text
        await guest.ready()
        late = await guest.post("/programs/bot", sure="yes")
        assert late.status_code == 400 and "stays a person’s" in late.text
        async with await registered(house, "Bob") as bot:
            await bot.post("/programs/bot", sure="yes")
            await bot.ready()
            assert (await bot.post("/programs/bot", sure="yes")).status_code == 303
            page = (await bot.get("/programs")).text
            assert "Bob (bot)" in page and 'action="/programs/bot"' not in page
