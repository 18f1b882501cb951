"""The pages of the box: what is listed, what a draft comes to, and the file one takes along."""

import json
import re

import pytest
from games.playing import sure

import chapiteau
from chapiteau.core.box import parse
from chapiteau.games.fourberies.box.components import FourberiesBox
from server.guests import Guest, async_test, opened

REQUESTS = "/game/fourberies/box/request"
FOURBERIES = chapiteau.games()["fourberies"]


async def sent(me, path, row, **more):
    return await me.post(path, row=json.dumps(row), **more)


@async_test
async def test_a_section_is_listed_and_filtered_by_where_its_facts_come_from(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address, "fr") as me:
        page = (await me.get("/game/fourberies/box?section=request")).text
        assert page.count('class="box-row panel"') == len(FOURBERIES.box.data["request"])
        assert "Requêtes secrètes" in page
        wanted = [
            row
            for row in FOURBERIES.box.data["request"]
            if "reconstructed" in [v for k, v in row.items() if k.endswith("source")]
        ]
        assert 0 < len(wanted) < len(FOURBERIES.box.data["request"])
        page = (await me.get("/game/fourberies/box?section=request&source=reconstructed")).text
        assert page.count('class="box-row panel"') == len(wanted)
        first = (await me.get("/game/fourberies/box")).text
        (current,) = re.findall(r'aria-current="page".*?</a>', first, re.S)
        assert "Le cadran" in current
        assert "/game/fourberies/box" in (await me.get("/game/fourberies")).text


@async_test
async def test_pictures_of_a_section_are_made_once_and_known_by_their_tag(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        path = f"{REQUESTS}/pictures.json?theme=dark"
        answer = await me.get(path)
        found = answer.json()
        assert len(found["pictures"]) == len(FOURBERIES.box.data["request"])
        assert all("<path" in picture["svg"] for picture in found["pictures"])
        again = await me.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        light = (await me.get(f"{REQUESTS}/pictures.json?theme=light")).json()
        assert light["pictures"][0] != found["pictures"][0]


@async_test
async def test_a_draft_is_drawn_and_what_is_wrong_is_named_beside_its_control(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        row = FOURBERIES.box.data["request"][2]
        same = (await sent(me, f"{REQUESTS}/3/draft", row)).json()
        assert not same["changed"] and same["complaints"] == []
        good = (await sent(me, f"{REQUESTS}/3/draft", {**row, "reward": 9})).json()
        assert good["changed"] and good["complaints"] == []
        assert good["picture"]["svg"] != same["picture"]["svg"]
        known = (await sent(me, f"{REQUESTS}/3/draft", row, known=same["tag"])).json()
        assert same["defs"] and not known["defs"] and known["picture"] == same["picture"]
        bad = (await sent(me, f"{REQUESTS}/3/draft", {**row, "reward": 99})).json()
        (complaint,) = bad["complaints"]
        assert complaint["name"] == "reward"
        assert "request 3 (dauphin)" in complaint["text"] and "99" in complaint["text"]
        assert bad["row"]["reward"] == 99  # what was typed stays to be mended
        assert bad["picture"]["svg"] == same["picture"]["svg"]


@async_test
async def test_the_file_is_the_one_that_the_library_takes(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        reward = {**FOURBERIES.box.data["request"][2], "reward": 9}
        rows = {"request/2": reward, "needle/0": {**FOURBERIES.box.data["needle"], "name": None}}
        answer = await me.post("/game/fourberies/box/file", rows=json.dumps(rows))
        assert "fourberies.toml" in answer.headers["content-disposition"]
        assert list(parse(answer.text, "taken.toml")) == ["request"]  # only what differs
        own = sure(FourberiesBox, FOURBERIES.own_box(answer.text, "taken.toml"))
        assert own.requests[3].reward == 9
        rows = {"request/2": {**reward, "reward": 99}}
        refused = await me.post("/game/fourberies/box/file", rows=json.dumps(rows))
        assert refused.status_code == 400 and "request 3 (dauphin)" in refused.text
        for path in ("request/22", "request", "meta/0", "crowd/1", "request/-1"):
            gone = await me.post("/game/fourberies/box/file", rows=json.dumps({path: reward}))
            assert gone.status_code == 404


@async_test
async def test_rows_that_only_fit_together_are_changed_one_after_the_other(tmp_path):
    """A rabbit that turns pirate: then rabbits and pirates are counted anew."""
    box = chapiteau.games()["carnavalesque"].box.data
    person = {**box["person"][0], "costume": "pirate"}
    costumes = {
        f"costume/{n}": {**box["costume"][n], "copies": box["costume"][n]["copies"] + more}
        for n, more in ((0, -1), (1, 1))
    }
    assert (box["person"][0]["costume"], box["costume"][1]["id"]) == ("rabbit", "pirate")
    async with opened(tmp_path) as house, Guest(house.address) as me:
        path = "/game/carnavalesque/box/person/1/draft"
        alone = (await sent(me, path, person)).json()
        assert [c["name"] for c in alone["complaints"]] == ["", ""]
        together = (await sent(me, path, person, others=json.dumps(costumes))).json()
        assert together["complaints"] == [] and together["changed"]
        rows = json.dumps({"person/0": person, **costumes})
        answer = await me.post("/game/carnavalesque/box/file", rows=rows)
        assert set(parse(answer.text, "taken.toml")) == {"person", "costume"}


@async_test
async def test_many_changed_rows_are_sent_at_once(tmp_path):
    """More than a plain form may hold: every poster of The Magnificent."""
    game = chapiteau.games()["the_magnificent"]
    rows = {
        f"poster/{n}": {**row, "name": {"en": "x" * 80, "fr": "y" * 80, "de": "z" * 80}}
        for n, row in enumerate(game.box.data["poster"])
    }
    async with opened(tmp_path) as house, Guest(house.address) as me:
        fields = {"csrf": (None, await me.csrf()), "rows": (None, json.dumps(rows))}
        headers = {"origin": me.address}
        path = "/game/the_magnificent/box/file"
        answer = await me.http.post(path, files=fields, headers=headers)
        taken = parse(answer.text, "taken.toml")["poster"]
        assert [row["name"]["en"] for row in taken] == ["x" * 80] * len(taken)


@async_test
async def test_what_people_write_never_becomes_markup(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        row = {**FOURBERIES.box.data["request"][2], "name": {"en": "<img src=x>", "fr": "\"'><b>"}}
        found = (await sent(me, f"{REQUESTS}/3/draft", row)).json()
        assert found["complaints"] == []
        assert "<img" not in found["picture"]["svg"] + found["form"] + found["defs"]
        assert "&lt;img" in found["picture"]["svg"]


@pytest.mark.parametrize(
    "row",
    ["", "[]", "{", '{"a": NaN}', '{"a": "\\ud800"}', "[" * 3_000, '{"n": ' + "9" * 5_000 + "}"],
)
@async_test
async def test_what_is_no_row_is_refused(tmp_path, row):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        answer = await me.post(f"{REQUESTS}/3/draft", row=row)
        assert answer.status_code == 400


@async_test
async def test_rows_and_sections_that_are_not_there_are_not_found(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        for path in ("request/0", "request/23", "request/x", "meta/1", "crowd/1", "needle/2"):
            assert (await me.get(f"/game/fourberies/box/{path}")).status_code == 404
        assert (await me.get("/game/fourberies/box?section=meta")).status_code == 404
        assert (await me.get("/game/fourberies/box/needle/1")).status_code == 200
