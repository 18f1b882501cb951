"""What pages are told of the talk: each line once, all anew where some are gone, and a line that
stands above the others."""

import io
import json
import zipfile
from types import SimpleNamespace
from typing import Any

import pytest

from chapiteau.server.store.rows import CHAT_LINES, ChatLine
from chapiteau.server.tables.deeds.talk import Heard, Talk, news
from server.cluster.test_processes import apart, two_houses
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


def line(n, text=""):
    return ChatLine(n, "me", 0, "Me", text or f"line {n}", float(n))


@pytest.fixture
def table() -> Any:
    return SimpleNamespace(talk=Talk([line(0), line(1)]), state=SimpleNamespace(marks={}))


def told(table, heard):
    """The texts of the next part, and whether it stands in place of all before."""
    part = next(part for part in news(table, heard) if part["is"] == "chat")
    return [said["text"] for said in part["lines"]], part.get("anew", False)


def test_a_page_hears_each_line_once(table):
    early, late = Heard(), Heard()
    assert told(table, early) == (["line 0", "line 1"], True)
    table.talk.add([line(2)])
    assert told(table, early) == (["line 2"], False)
    assert news(table, early) == []
    assert told(table, late) == (["line 0", "line 1", "line 2"], True)


def test_a_page_misses_nothing_when_old_lines_leave_memory(table):
    heard = Heard()
    news(table, heard)
    table.talk.add([line(n) for n in range(2, 2 * CHAT_LINES)])
    table.talk.add([line(2 * CHAT_LINES)])
    assert len(table.talk.lines) == CHAT_LINES
    texts, is_anew = told(table, heard)
    assert texts[-1] == f"line {2 * CHAT_LINES}" and len(texts) == CHAT_LINES and not is_anew
    table.talk.add([line(2 * CHAT_LINES + 1)])
    assert told(table, heard) == ([f"line {2 * CHAT_LINES + 1}"], False)


def test_where_lines_are_gone_everybody_hears_the_rest_anew(table):
    heard = Heard()
    news(table, heard)
    table.talk.replace([line(0)])
    assert told(table, heard) == (["line 0"], True)
    table.talk.add([line(1, "under a number that was given before")])
    assert told(table, heard) == (["under a number that was given before"], False)


async def say(line, text):
    """Say something; its number at the table."""
    assert (await line.act("chat", text=text))["is"] == "done"
    await line.until(lambda line: line.chat and line.chat[-1]["text"] == text)
    return line.chat[-1]["n"]


async def pin(line, n=-1):
    answer = await line.act("pin", line=n)
    assert answer["is"] == "done", answer


async def sees(line, text):
    """Wait until a line stands above the talk; none if it is empty."""
    await line.until(lambda line: line.parts["pin"]["text"] == text)
    assert (line.parts["pin"]["n"] < 0) == (text == "")


async def watching(guest, line):
    """Somebody who looks on at a friend's table."""
    await guest.post("/name", name="Somebody")
    return await guest.live(line.table_id)


@async_test
async def test_everybody_sees_the_line_that_a_player_has_pinned_until_another_is(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house) as (_, one, two),
        Guest(house.address) as stranger,
    ):
        watcher = await watching(stranger, one)
        first, second = await say(two, "we meet on Friday"), await say(watcher, "good luck")
        await pin(one, first)
        for line in (one, two, watcher):
            await sees(line, "we meet on Friday")
            assert line.parts["pin"]["seat"] == 1 and line.parts["pin"]["n"] == first
        await pin(two, second)
        for line in (one, two, watcher):
            await sees(line, "good luck")
            assert line.parts["pin"]["seat"] is None
        await pin(one)
        for line in (one, two, watcher):
            await sees(line, "")


@async_test
async def test_spectators_pin_nothing_and_nobody_pins_what_was_never_said(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house) as (table, one, two),
        Guest(house.address) as stranger,
    ):
        watcher = await watching(stranger, one)
        n = await say(watcher, "look at me")
        assert (await watcher.act("pin", line=n))["error"] == "not-seated"
        assert (await two.act("pin", line=n + 1))["error"] == "no-such-line"
        assert (await one.act("chat-open", open=False))["is"] == "done"
        assert (await two.act("pin", line=n))["error"] == "chat-closed"
        assert "mark:pinned" not in {e.kind for e in await house.store.log(table)}
        await pin(one, n)  # the host still may
        await pin(one, n)
        assert [e.kind for e in await house.store.log(table)].count("mark:pinned") == 1


@async_test
async def test_a_pin_is_no_answer_to_whoever_asks_to_go_back(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        n = await say(two, "wait")
        mover = await somebody_is_asked(one, two)
        assert (await mover.move())["is"] == "done"
        assert (await mover.ask_undo())["is"] == "done"
        await pin(two, n)
        assert house.hall.tables[table].state.wish is not None


@async_test
async def test_a_pin_outlives_a_restart_however_much_was_said_since(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (table, one, _):
        me = one.guest.cookie
        await pin(one, await say(one, "the oldest of all"))
        for n in range(1, CHAT_LINES + 2):
            await house.store.add_chat_line(table, ChatLine(n, "", -1, "Me", str(n), 1.0))
    async with opened(tmp_path, db=db) as house, Guest(house.address, cookie=me) as guest:
        line = await guest.live(table, cookie=me)
        await sees(line, "the oldest of all")
        assert all(said["text"] != "the oldest of all" for said in line.chat)


@async_test
async def test_a_pin_is_seen_and_taken_down_in_all_processes(tmp_path, cluster):
    async with two_houses(tmp_path, cluster.migrated()) as (a, b), apart(a, b) as (_, one, two):
        await pin(one, await say(one, "hello over there"))
        await sees(two, "hello over there")
        await pin(two)
        await sees(one, "")


@async_test
async def test_a_pin_goes_with_whoever_said_it_and_no_later_line_takes_its_place(tmp_path, db):
    async with (
        opened(tmp_path, db=db) as house,
        friends(house) as (table, one, two),
        Guest(house.address) as stranger,
    ):
        watcher = await watching(stranger, one)
        n = await say(watcher, "soon forgotten")
        await one.until(lambda line: line.chat)
        await pin(one, n)
        await sees(two, "soon forgotten")
        assert (await stranger.post("/delete", sure="yes")).status_code == 200
        await sees(two, "")
        await two.until(lambda line: not line.chat)
        assert await say(two, "something else") == n  # the number is given again
        assert two.parts["pin"]["n"] == -1
        house.hall.tables[table].drop(even_if_busy=True)  # it is read anew
        two = await two.guest.live(table)
        assert two.chat[-1]["n"] == n and two.parts["pin"]["n"] == -1


@pytest.mark.parametrize("is_mine", [True, False])
@async_test
async def test_a_copy_of_my_data_says_which_of_my_lines_is_pinned(tmp_path, is_mine):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        await say(one, "of mine")
        mine = await say(one, "mine too")
        other = await say(two, "of another")
        await pin(two, mine if is_mine else other)
        answer = await one.guest.post("/export")
        account = json.loads(zipfile.ZipFile(io.BytesIO(answer.content)).read("account.json"))
        pinned = [said["text"] for said in account["said"] if said.get("pinned")]
        assert pinned == (["mine too"] if is_mine else [])
