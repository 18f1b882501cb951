"""What is refused: each gets a sentence and changes nothing."""

import json
import random

import pytest

from chapiteau.server.operation.costs import Costs
from server.guests import Clock, Guest, async_test, friends, opened, somebody_is_asked


def state(house, table):
    found = house.hall.tables[table].state
    return found.n, found.seats[:], found.row, found.match and found.match.hash


@async_test
async def test_a_repeated_move_is_answered_again_and_made_once(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        line = await somebody_is_asked(one, two)
        ask = line.ask
        move = {"do": "play", "id": "same", "seat": ask["seat"], "position": ask["position"]}
        move["move"] = ask["options"][0]["move"]
        assert (await line.answer(move))["is"] == "done"
        before = state(house, table)
        assert await line.answer(move) == {"is": "done", "id": "same"}
        house.hall.tables[table].drop(even_if_busy=True)
        again = await line.guest.live(table)
        assert await again.answer(move) == {"is": "done", "id": "same"}
        assert state(house, table)[0] == before[0] and state(house, table)[3] == before[3]


@async_test
async def test_a_stale_move_is_refused_with_the_present_position(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        line = await somebody_is_asked(one, two)
        ask = line.ask
        await line.move()
        before = state(house, table)
        said = await line.act(
            "play", seat=ask["seat"], position=ask["position"], move=ask["options"][0]["move"]
        )
        assert said["is"] == "no" and said["error"] == "stale-move"
        assert said["position"] == ask["position"] + 1
        assert state(house, table) == before


@async_test
async def test_a_seat_moves_only_with_its_own_cookie(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house) as (table, one, two),
        Guest(house.address) as stranger,
    ):
        line = await somebody_is_asked(one, two)
        other = two if line is one else one
        await stranger.get("/")
        await stranger.get(line.table["invite"])
        watcher = await stranger.live(table)
        ask, before = line.ask, state(house, table)
        forged = {"seat": ask["seat"], "position": ask["position"]}
        for somebody in (other, watcher):
            for move in ask["options"]:
                said = await somebody.act("play", **forged, move=move["move"])
                assert (said["is"], said["error"]) == ("no", "not-your-seat")
            assert (await somebody.act("undo", **forged))["error"] == "not-your-seat"
            said = await somebody.answer({"do": "why", "seat": ask["seat"], "move": "pass"})
            assert said["error"] == "not-your-seat"
        assert (await watcher.act("ask-undo", **forged))["error"] == "not-seated"
        assert (await watcher.act("leave"))["error"] == "not-seated"
        assert (await watcher.act("return"))["error"] == "no-seat-kept"
        assert (await watcher.act("bot", seat=0, level="random"))["error"] == "not-seated"
        assert (await watcher.act("sit", seat=0))["error"] == "seat-taken"
        assert (await watcher.act("start"))["error"] == "host-only"
        assert (await watcher.act("chat-open", open=False))["error"] == "host-only"
        assert (await two.act("chat-open", open=False))["error"] == "host-only"
        assert (await two.act("sit", seat=0))["error"] == "already-seated"
        assert state(house, table) == before


HOSTILE = [
    "", "{", "[]", "null", "1", '"play"', "{}", '{"do":1}', '{"do":"drop tables"}',
    '{"do":"play"}', '{"do":"play","id":"","seat":0,"position":0,"move":"pass"}',
    '{"do":"play","id":"x","seat":-1,"position":0,"move":"pass"}',
    '{"do":"play","id":"x","seat":0,"position":-1,"move":"pass"}',
    '{"do":"play","id":"x","seat":"0","position":0,"move":"pass"}',
    '{"do":"play","id":"x","seat":0,"position":1e99,"move":"pass"}',
    '{"do":"play","id":"x","seat":0,"position":0,"move":null}',
    '{"do":"play","id":"x","seat":0,"position":0,"move":"' + "a" * 81 + '"}',
    '{"do":"play","id":"' + "x" * 41 + '","seat":0,"position":0,"move":"pass"}',
    '{"do":"look","layout":"round"}', '{"do":"look","theme":"../../etc/passwd"}',
    '{"do":"chat","text":"' + "a" * 501 + '"}', '{"do":"chat","text":" \\n "}',
    '{"do":"sit","seat":99}', '{"do":"sit","seat":0,"nonce":"<script>"}',
    '{"do":"bot","seat":0,"level":"god"}', '{"do":"answer-undo","yes":true}',
    "[" * 2000, '{"do":' * 500, "\x00", '{"do":"chat","text":"\\ud800"}', "a" * 4097,
    '{"do":"why","seat":0,"move":"no:such"}', b"\xff\xfe", b'{"do":"leave"}',
]  # fmt: skip


@async_test
async def test_hostile_messages_get_a_sentence_and_change_nothing(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, _):
        before = state(house, table)
        for text in HOSTILE:
            said = await one.answer(text)
            assert said["is"] == "no" and said["text"], text
            assert "Traceback" not in said["text"]
            assert state(house, table) == before, text
        assert one.chat == []


@async_test
async def test_illegal_and_unknown_moves_are_refused_with_the_rule(tmp_path):
    async with opened(tmp_path) as house, friends(house, "fourberies") as (table, one, two):
        line = await somebody_is_asked(one, two)
        dice = random.Random(1)
        while not line.ask["refused"]:
            await line.move(dice=dice)
            line = await somebody_is_asked(one, two)
        before = state(house, table)
        refused = line.ask["refused"][0]["move"]
        why = await line.answer({"do": "why", "seat": line.ask["seat"], "move": refused})
        assert why["is"] == "why" and why["rule"]
        said = await line.move(refused)
        assert said["error"] == "illegal-move" and said["text"] == why["text"]
        assert (await line.move("fly:moon"))["error"] == "unknown-move"
        assert state(house, table) == before


@async_test
async def test_a_page_that_talks_too_fast_is_slowed_down_and_then_cut_off(tmp_path):
    async with (
        opened(tmp_path, limits=1.0, costs=Costs(100, clock=Clock())) as house,
        Guest(house.address) as me,
    ):
        line = await me.live(await me.play())
        for i in range(200):
            await line.say(do="why", seat=0, move="pass", id=str(i))
        await line.reader
        assert any(a["error"] == "too-fast" for a in line.answers if a["is"] == "no")
        assert line.socket.close_code == 1013


@async_test
async def test_chat_is_plain_text_and_can_be_closed_by_the_host(tmp_path):
    async with (
        opened(tmp_path, limits=1.0, costs=Costs(100, clock=Clock())) as house,
        friends(house) as (_, one, two),
    ):
        markup = "<img src=x onerror=alert(1)> & \u202eevil"
        assert (await two.act("chat", text=markup))["is"] == "done"
        await one.until(lambda line: line.chat)
        assert one.chat[0]["text"] == markup.replace("\u202e", "") and one.chat[0]["seat"] == 1
        answers = [await two.act("chat", text=str(i)) for i in range(12)]
        assert answers[-1]["error"] == "too-fast"
        assert (await one.act("chat-open", open=False))["is"] == "done"
        assert (await one.act("chat", text="psst"))["error"] == "chat-closed"
        await two.look()
        assert two.table["chat_open"] is False and two.chat == one.chat


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
@async_test
async def test_the_live_channel_is_open_to_our_own_pages_only(tmp_path, origin):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play()
        line = await me.live(table, look=False, origin=origin)
        await line.reader
        assert line.socket.close_code == 4403
        for cookie, code in (("", 4401), ("who=g-00-00.forged", 4401)):
            line = await me.live(table, look=False, cookie=cookie)
            await line.reader
            assert line.socket.close_code == code
        line = await me.live("nowhere", look=False)
        await line.reader
        assert line.socket.close_code == 4404


@async_test
async def test_a_private_table_is_shown_to_the_invited_only(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.found(private="yes")
        line = await me.live(table)
        async with Guest(house.address) as stranger:
            assert (await stranger.get(f"/table/{table}")).status_code == 404
            assert table not in (await stranger.get("/tables")).text
            watcher = await stranger.live(table, look=False)
            await watcher.reader
            assert watcher.socket.close_code == 4404
            await stranger.get(line.table["invite"])
            assert (await stranger.get(f"/table/{table}")).status_code == 200
            watcher = await stranger.live(table)
            assert watcher.table["seat"] is None and watcher.table["invite"] == ""
        public = await me.found()
        async with Guest(house.address) as stranger:
            assert (await stranger.get(f"/table/{public}")).status_code == 200
            assert public in (await stranger.get("/tables")).text


@async_test
async def test_a_spectator_sees_what_the_public_sees(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house, "parade") as (table, one, two),
        Guest(house.address) as stranger,
    ):
        await stranger.get("/")
        watcher = await stranger.live(table)
        await (await somebody_is_asked(one, two)).move()
        await watcher.look()
        match = house.hall.tables[table].state.playing
        names = house.hall.tables[table].state.players(match.telling("en").words)
        match.players = names
        assert watcher.log == match.log(None, "en")
        assert watcher.ask["options"] == [] and watcher.ask["seat"] is None
        assert (
            str(match.outline(None, "en")).splitlines()[0]
            == watcher.parts["outline"]["section"]["title"]
        )
        assert json.dumps(watcher.table).count("/join/") == 0
