"""Streams of lines: complete at their beginning, lossless across interruptions, and bounded."""

import asyncio
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, get_args

import jsonschema_rs
import pytest
from msgspec.structs import fields

from chapiteau.server.app import routes
from chapiteau.server.operation.shutdown import shut_down
from chapiteau.server.pages.openapi import described
from chapiteau.server.people.people import Person
from chapiteau.server.people.tokens import Program
from chapiteau.server.programs import streams
from chapiteau.server.programs.events import EventListener
from chapiteau.server.programs.lines import AnyLine, ToldSeat
from chapiteau.server.store.rows import SeatRow, StoredTable, TableRow, TokenRow
from server.guests import Guest, async_test, opened, registered
from server.meeting.test_meet import ids, played_together
from server.pages.test_openapi import within
from server.programs.door import account, calling, client, stream
from server.programs.test_bot import plays

LINES = {kind.__struct_config__.tag: kind for kind in get_args(AnyLine)}
TABLE, EVENTS = "/api/stream/table/{id}", "/api/stream/events"
BOTS = {"game": "parade", "seats": 2, "bots": "random"}


def validator(path):
    """Of the lines of a stream, as they are described."""
    description = described(routes())
    answer = description["paths"][path]["get"]["responses"]["200"]["content"]
    schema = answer["application/x-ndjson"]["schema"]
    return jsonschema_rs.validator_for(within(description, schema))


def names_in(kind):
    """All that a part of a line is described to have."""
    return {field.encode_name for field in fields(kind)}


async def made(http, **more):
    answer = await http.post("/api/tables", json={**BOTS, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


async def say(http, table, do, **more):
    return await http.post(f"/api/table/{table}", json={"do": do, "id": "x", **more})


async def my_turn(house, token, table):
    """What I am asked, once I am."""
    async with stream(house, token, f"/api/stream/table/{table}") as lines:
        return await lines.until(lambda line: line["is"] == "position" and line["moves"])


async def move(http, table, asked):
    """The first move of those that may be made."""
    where = {"seat": asked["seat"], "position": asked["position"]}
    return await say(http, table, "play", **where, move=asked["moves"][0]["move"])


@async_test
async def test_a_stream_of_a_table_is_as_described_and_tells_what_a_snapshot_tells(tmp_path):
    told = validator(TABLE)
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table, kinds = await made(http), set()
            await say(http, table, "start")
            async with stream(house, token, f"/api/stream/table/{table}") as lines:
                asyncio.get_running_loop().call_soon(
                    house.hall.spawn, plays(client(house, token), table, random.Random(1))
                )
                known = {}
                while line := await lines.next():
                    told.validate(line)
                    assert set(line) <= {"is", *names_in(LINES[line["is"]])}
                    seats = line["seats"] if line["is"] == "table" else []
                    assert all(set(each) == names_in(ToldSeat) for each in seats)
                    kinds.add(line["is"])
                    known[line["is"]] = line
            assert known["table"]["phase"] in ("playing", "over") and kinds >= {"table", "position"}


@async_test
async def test_who_comes_back_to_a_table_has_missed_nothing(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http, seats=2)
            await say(http, table, "start")
            path = f"/api/stream/table/{table}"
            first = await my_turn(house, token, table)
            done = await move(http, table, first)
            assert done.json()["position"] == first["position"] + 1
            assert (await say(http, table, "chat", text="hello")).status_code == 200
            whole = (await http.get(f"/api/table/{table}")).json()
            async with stream(house, token, path) as lines:
                begins = [await lines.next() for _ in range(5)]
            found = {line["is"]: line for line in begins}
            assert found["log"]["from"] == 0 and found["log"]["lines"] == whole["log"]
            assert found["position"]["position"] == first["position"] + 1
            assert [said["text"] for said in found["chat"]["lines"]] == ["hello"]


@async_test
async def test_events_tell_how_things_stand_and_then_what_changes(tmp_path, db):
    told = validator(EVENTS)
    async with opened(tmp_path, db=db) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            async with stream(house, token, EVENTS) as events:
                table = await made(http)
                assert (await events.next())["is"] == "waiting"
                await say(http, table, "start")
                kinds = [(await events.next())["is"] for _ in range(2)]
                assert kinds == ["start", "turn"]
            async with stream(house, token, EVENTS) as events:  # again, how things stand
                kinds = [(await events.next())["is"] for _ in range(2)]
                assert kinds == ["start", "turn"]
                house.hall.spawn(plays(client(house, token), table, random.Random(2)))
                last = await events.until(lambda line: line["is"] == "over")
                told.validate(last)
                shown = (await http.get(f"/api/table/{table}")).json()["table"]
                assert (last["scores"], last["winners"]) == (shown["scores"], shown["winners"])


@async_test
async def test_what_ended_while_nobody_listened_is_told_to_who_asks_since_when(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            async with stream(house, token, EVENTS) as events:
                table = await made(http)
                since = (await events.next())["at"]
            await say(http, table, "start")
            await plays(client(house, token), table, random.Random(2))
            other = await made(http)
            async with stream(house, token, EVENTS, since=since) as events:
                kinds = {(line["is"], line["table"]["id"]) for line in
                         [await events.next(), await events.next()]}  # fmt: skip
                assert kinds == {("over", table), ("waiting", other)}
            async with stream(house, token, EVENTS) as events:  # nothing of the past
                assert (await events.next())["table"]["id"] == other
            bad = await http.get(EVENTS, params={"since": "yesterday"})
            assert bad.status_code == 400 and bad.json()["error"] == "bad-field"


def row_of(phase, asked, touched, kind="human"):
    """A table of Ada's, as it is stored."""
    about: Any = ("t", "code", "parade", 1, {}, 2, "day", False, "ada", "seed", "nonce", 0.0, phase)
    row = replace(TableRow(*about), asked=asked, touched=touched)
    return StoredTable(row, (SeatRow(0, kind, "ada", "Ada"), SeatRow(1, "bot", "", "", "random")))


@async_test
async def test_a_turn_that_begins_anew_is_told_again_even_if_nobody_saw_it_end():
    token = TokenRow("id", "hash", "ada", "my bot", ["read"], 0.0)
    hall: Any = SimpleNamespace(clock=lambda: 100.0)
    listener = EventListener(hall, Program(Person("ada", "Ada", ""), token), "", "en", 0.0)

    def kinds(*row):
        return [event["is"] for event in listener._events(row_of(*row))]

    assert kinds("waiting", 0, 90.0) == ["waiting"]
    assert kinds("playing", 1, 101.0) == ["start", "turn"]
    assert kinds("playing", 1, 101.0) == []
    assert kinds("playing", 1, 102.0) == ["turn"]  # answered, and asked again at once
    assert kinds("playing", 2, 103.0) == []
    assert kinds("playing", 1, 104.0, "bot") == []  # somebody lets a bot play for them
    assert kinds("over", 0, 105.0) == ["over"]
    assert kinds("over", 0, 106.0) == []


@async_test
async def test_invitations_are_events_until_they_are_taken(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await host.found("parade", seats="3")
            line = await host.live(table)
            me = (await http.get("/api/account")).json()["id"]
            await house.store.invite(table, me)
            assert [t["id"] for t in (await http.get("/api/tables")).json()["invited"]] == [table]
            async with stream(house, token, EVENTS) as events:
                event = await events.next()
                assert (event["is"], event["table"]["id"]) == ("invitation", table)
                there = (await http.get(f"/api/table/{table}")).json()["table"]
                free = next(s["seat"] for s in there["seats"] if s["kind"] == "empty")
                assert (await say(http, table, "sit", seat=free)).status_code == 200
                await line.until(lambda line: line.table["seats"][free]["name"] == "Ada (bot)")
            assert (await http.get("/api/tables")).json()["invited"] == []


@async_test
async def test_a_silent_stream_is_kept_alive_by_empty_lines(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.01)
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, stream(house, token, EVENTS) as events:
            assert [await anext(events.found) for _ in range(3)] == ["", "", ""]


@async_test
async def test_a_new_stream_ends_the_old_and_a_token_has_so_many(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "MOST_STREAMS", 3)
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            tables = [await made(http) for _ in range(3)]
            paths = [f"/api/stream/table/{id}" for id in tables]
            async with stream(house, token, EVENTS) as first, stream(house, token, EVENTS):
                while await first.next():
                    pass
                async with stream(house, token, paths[0]) as old, stream(house, token, paths[0]):
                    while await old.next():
                        pass
                    async with stream(house, token, paths[1]):
                        full = await http.get(paths[2])
                        assert full.status_code == 429
                        assert full.json()["error"] == "too-many-streams"
                        assert all(v for v in house.hall.tables[tables[0]].viewers)
            await gone(house)
            assert len(house.streams) == 0 and not house.hall.events.listeners
            assert all(not table.viewers for table in house.hall.tables.values())


async def gone(house):
    """Wait until the house has noticed that everybody has gone."""
    while len(house.streams) or any(table.viewers for table in house.hall.tables.values()):
        await asyncio.sleep(0)


@async_test
async def test_streams_end_with_the_game_and_with_the_house(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http)
            async with stream(house, token, EVENTS) as events:
                async with stream(house, token, f"/api/stream/table/{table}") as lines:
                    await events.next()
                    await lines.next()
                    await shut_down(house)
                    while await events.next() or await lines.next():
                        pass


@async_test
async def test_a_program_that_reads_nothing_is_cut_off_and_holds_up_nobody(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http)
            async with stream(house, token, f"/api/stream/table/{table}") as lines:
                await lines.next()
                live = house.hall.tables[table]
                [viewer] = live.viewers
                while not viewer.lagging.is_set():  # in one step, so that nothing is sent
                    viewer.send([{"is": "pin", "n": -1}])
                while await lines.next():
                    pass
            await gone(house)


@pytest.mark.parametrize("path", [EVENTS, "/api/stream/table/{table}"])
@async_test
async def test_the_head_of_a_stream_is_told_without_opening_one(path, tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            head = await http.head(path.format(table=await made(http)))
            assert head.status_code == 200 and "ndjson" in head.headers["content-type"]
            await gone(house)


@async_test
async def test_what_a_private_table_shows_is_for_those_who_are_invited(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await host.play()
            for path in (f"/api/table/{table}", f"/api/stream/table/{table}"):
                assert (await http.get(path)).json()["error"] == "no-such-table"
            assert (await say(http, table, "leave")).json()["error"] == "no-such-table"


@async_test
async def test_nothing_that_somebody_blocked_has_said_is_told_to_a_program(tmp_path):
    async with opened(tmp_path, meeting=True) as house:
        ada, token = await account(house, bot=False)
        bob = await registered(house, "Bob")
        async with ada, bob, calling(house, token) as http:
            line, other = await played_together(house, ada, bob)
            assert (await other.act("chat", text="you again"))["is"] == "done"
            await other.until(lambda line: line.chat)
            assert (await other.act("pin", line=other.chat[-1]["n"]))["is"] == "done"
            table = f"/api/table/{line.table_id}"
            before = (await http.get(table)).json()
            assert [said["text"] for said in before["chat"]] == ["you again"]
            assert before["pin"]["text"] == "you again"
            await ada.post(f"/meet/people/{(await ids(house))['Bob']}/block")
            at_once = (await http.get(table)).json()
            assert (at_once["chat"], at_once["pin"]["n"]) == ([], -1)
            known = {}
            async with stream(house, token, f"/api/stream/table/{line.table_id}") as lines:
                while said := await lines.next():
                    known[said["is"]] = said
            assert (known["chat"]["lines"], known["pin"]["n"]) == ([], -1)
