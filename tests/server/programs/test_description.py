"""The description for programs holds for whoever has a token: asked as it says, and otherwise."""

import json
from typing import Any

import jsonschema_rs
from games.playing import sure

from chapiteau.server.app import routes
from chapiteau.server.pages.openapi import described
from chapiteau.server.tournaments.announcing import Announcement, announce
from server.guests import async_test, opened
from server.pages.test_openapi import HOSTILE, within
from server.programs.door import account, calling
from server.programs.test_streams import made
from server.tournaments.company import account as person

FIT: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "parade", "seats": 2, "bots": "random"},
    "/api/join": {"code": "nowhere"},
    "/api/table/{id}": {"do": "chat", "text": "hello"},
    "/api/tournament/{id}/enter": {"nonce": "mine"},
    "/api/tournament/{id}/leave": {},
    "/api/tournament/{id}/return": {},
    "/api/tournament/{id}/number": {"number": "mine"},
}
REFUSED = {
    "/api/join": 404,
    "/api/table/{id}/record": 403,
    "/api/tournament/{id}/return": 403,
    "/api/tournament/{id}/number": 403,
}
"""What cannot be done just now: there is no such invitation, the game and the tournament run."""
JUNK: tuple[Any, ...] = (None, -1, 10**30, 1.5, True, [], {}, [[]], {"a": {}}, *HOSTILE)


def operations(description):
    for path, found in description["paths"].items():
        for method, operation in found.items():
            if path.startswith("/api/") and "/stream/" not in path:
                yield path, method, operation


def test_every_page_for_programs_says_which_scope_it_needs():
    description = described(routes())
    for path, found in description["paths"].items():
        for operation in found.values():
            said = operation.get("security", [{}])[0]
            assert ("token" in said) == path.startswith("/api/"), path
            assert said.get("token", ["read"])[0] in ("read", "play"), path


@async_test
async def test_whatever_a_program_sends_is_answered_as_described(tmp_path):
    async with opened(tmp_path, limits=1e6, tournaments=True) as house:
        guest, token = await account(house)
        host, asked = await person(house, "Argan"), Announcement("A", "parade", 2, programs=True)
        tournament = (await announce(house.hall, host, asked)).id
        description = described(routes())
        async with guest, calling(house, token) as http:
            table, seen = await made(http), set()
            for path, method, operation in operations(description):
                is_table = not path.startswith("/api/tournament/")
                where = path.replace("{id}", table if is_table else tournament)
                for body in bodies(path, method):
                    answer = await http.request(method.upper(), where, content=body)
                    judge(description, operation, answer)
                    seen.add((path, method, answer.status_code))
            for path, method, _ in operations(description):
                expected = REFUSED.get(path, 200)
                assert (path, method, expected) in seen, (path, method)
            assert (await http.get(f"/api/table/{table}")).status_code == 200


def bodies(path, method):
    """As it should be, with one thing after the other gone or hostile, and nothing sensible."""
    if method == "get":
        return [b""]
    fit = FIT[path]
    changed = [{**fit, name: junk} for name in fit for junk in JUNK]
    fewer = [{n: fit[n] for n in fit if n != name} for name in fit]
    plain = [json.dumps(each).encode() for each in (fit, *fewer, *changed, *JUNK)]
    return [*plain, b"", b"\xff", b"{", b"[" * 9_000]


def judge(description, operation, answer):
    code = str(answer.status_code)
    assert answer.status_code < 500, answer.text
    said = sure(
        dict, operation["responses"].get(code) or operation["responses"].get(f"{code[0]}XX")
    )
    kind = answer.headers["content-type"].partition(";")[0]
    assert kind in said["content"], (kind, operation["operationId"], answer.text[:80])
    schema = said["content"][kind].get("schema")
    if schema:
        jsonschema_rs.validator_for(within(description, schema)).validate(answer.json())
