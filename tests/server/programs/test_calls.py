"""What programs say at a table is done once, refused with reasons, and paid for."""

import asyncio
import json
from typing import Any

from chapiteau.server.operation.costs import Costs
from server.guests import async_test, opened
from server.programs.door import account, calling
from server.programs.test_streams import made, my_turn, say


@async_test
async def test_a_move_is_made_once_however_often_it_is_said(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http)
            await say(http, table, "start")
            asked = await my_turn(house, token, table)
            where = {"seat": 0, "position": asked["position"], "move": asked["moves"][0]["move"]}
            answers = await asyncio.gather(*[say(http, table, "play", **where) for _ in range(4)])
            assert [answer.status_code for answer in answers] == [200] * 4
            mine = [e for e in await house.store.log(table) if e.kind == "play" and e.client]
            assert [(e.text, e.client) for e in mine] == [(where["move"], "x")]
            stale = await http.post(f"/api/table/{table}", json={"do": "play", "id": "y", **where})
            assert stale.status_code == 400 and stale.json()["error"] == "stale-move"
            assert stale.json()["position"] > asked["position"]


@async_test
async def test_a_move_that_is_not_allowed_is_refused_with_its_reason(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http, game="fourberies")
            await say(http, table, "start")
            whole = (
                await http.get(f"/api/table/{table}", headers={"accept-language": "fr"})
            ).json()
            asked, games = whole["position"], (await http.get("/api/games")).json()["games"]
            names = next(game["moves"] for game in games if game["name"] == "fourberies")
            assert all(names[move["id"]] == move["move"] for move in asked["moves"])
            legal = {each["move"] for each in asked["moves"]}
            other = next(name for name in names if name not in legal)
            where = {"seat": asked["seat"], "position": asked["position"]}
            no = await say(http, table, "play", **where, move=other)
            assert no.status_code == 400 and no.json()["error"] == "illegal-move"
            why = await say(http, table, "why", seat=0, move=other)
            assert why.json()["answers"][0]["text"] == no.json()["text"]
            unknown = await say(http, table, "play", **where, move="fly")
            assert unknown.json()["error"] == "unknown-move"


@async_test
async def test_what_needs_a_page_or_makes_no_sense_cannot_be_said(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http)
            nonsense: tuple[Any, ...] = (
                {"do": "look"}, {"do": "hint", "seat": 0, "position": 0}, {"do": "fly"}, {}, [], 7,
                {"do": "play"}, {"do": "play", "id": "x", "seat": 99, "position": 0, "move": "m"},
            )  # fmt: skip
            for body in nonsense:
                answer = await http.post(f"/api/table/{table}", json=body)
                assert answer.status_code == 400 and answer.json()["error"] == "bad-message", body
            deep = await http.post(f"/api/table/{table}", content=b"[" * 10_000)
            assert deep.json()["error"] == "bad-message"


@async_test
async def test_a_new_table_says_what_is_wrong_with_it(tmp_path):
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            for wrong, error in [
                ({"game": "chess", "seats": 2}, "unknown-game"),
                ({"game": "parade", "seats": 16}, "bad-seats"),
                ({"game": "parade", "seats": 2, "pace": "never"}, "bad-pace"),
                ({"game": "parade", "seats": 2, "bots": "genius"}, "unknown-level"),
                ({"game": "parade", "seats": 2, "options": {"colour": "red"}}, "unknown-option"),
            ]:
                answer = await http.post("/api/tables", json=wrong)
                assert answer.status_code == 400, wrong
                assert answer.json()["error"] == error, (wrong, answer.json())
            gone = await http.post("/api/join", json={"code": "nowhere"})
            assert gone.status_code == 404 and gone.json()["error"] == "no-such-code"


@async_test
async def test_a_program_agrees_on_a_clock_and_reads_it(tmp_path):
    clock = {"kind": "both", "unit": "minutes", "time": 10, "added": 7, "end": "last"}
    async with opened(tmp_path) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http, clock=clock)
            await say(http, table, "start")
            told = (await http.get(f"/api/table/{table}")).json()["table"]
            assert "10 minutes each" in told["pace"] and told["time_ends"] == "last"
            assert told["seats"][0]["time"]["left"] == 600
            for wrong in ("time", "added"):
                body = {"game": "parade", "seats": 2, "clock": {**clock, wrong: 0}}
                answer = await http.post("/api/tables", json=body)
                assert answer.json()["error"] == f"bad-clock-{wrong}"
            bare = await http.post("/api/tables", json={**body, "clock": None, "pace": "clock"})
            assert bare.json()["error"] == "bad-pace"


@async_test
async def test_a_program_that_is_too_fast_is_told_when_to_come_back(tmp_path):
    async with opened(tmp_path, limits=1.0) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            house.program_limit.buckets.clear()
            house.program_limit.burst = 2
            house.program_limit.clock = lambda: 0.0  # no time passes, so nothing is given anew
            answers = [await http.get("/api/account") for _ in range(3)]
            assert [each.status_code for each in answers] == [200, 200, 429]
            assert int(answers[-1].headers["retry-after"]) >= 1
            assert json.loads(answers[-1].text)["error"] == "too-fast"


@async_test
async def test_calls_cost_their_address_and_moves_are_not_refused_for_it(tmp_path):
    """A neighbour at the same address has used everything up: pages wait, moves do not."""
    ample = (
        1e6  # for whatever comes before, on any machine: no time passes, so nothing is given anew
    )
    costs = Costs(ample, clock=lambda: 0.0, timeout=0.01)
    async with opened(tmp_path, costs=costs) as house:
        guest, token = await account(house)
        async with guest, calling(house, token) as http:
            table = await made(http)
            await say(http, table, "start")
            asked = await my_turn(house, token, table)
            costs.purse("127.0.0.1").charge(ample)
            assert (await http.get("/api/tables")).status_code == 429
            where = {"seat": 0, "position": asked["position"]}
            done = await say(http, table, "play", **where, move=asked["moves"][0]["move"])
            assert done.status_code == 200
            async with calling(house, "chapiteau_" + "x" * 43) as stranger:
                assert (await stranger.get("/api/account")).status_code == 429
