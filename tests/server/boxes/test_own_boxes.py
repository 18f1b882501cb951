"""Boxes of one's own in a house: saved, tried, shared, played with, and never shown to others."""

import asyncio
import json
import random
import re
from io import BytesIO
from zipfile import ZipFile

import msgspec
import pytest
from games.playing import sure

import chapiteau
from chapiteau.core.box import parse
from chapiteau.games.fourberies.box.components import FourberiesBox
from chapiteau.review.choices import Effort
from chapiteau.review.plain import plain
from chapiteau.review.run import reviewed
from chapiteau.server.boxes import shelf
from chapiteau.server.operation.throttle import Throttle
from chapiteau.server.reviews.telling import record_of
from chapiteau.server.reviews.work import SEED
from chapiteau.server.store.rows import ReviewRow, StoredTable
from chapiteau.words import words_for
from server.boxes.shelves import FOURBERIES, HOUSE, changed, saved, tried
from server.cluster.test_processes import apart, two_houses
from server.guests import Guest, async_test, opened, registered
from server.moderation.test_moderation import running
from server.reviews import think_little, told
from server.thinking.test_hints import hinted

NAME = "Zanzibar cabinet"
CARD = "Harlequinade"


async def row_of(house, table):
    return sure(StoredTable, await house.store.table(table)).row


@async_test
async def test_a_row_is_saved_tried_revised_and_taken_along(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        id = await saved(me, changed(9), NAME)
        assert await tried(me, id) == "fit"
        page = (await me.get(f"/box/{id}")).text
        assert NAME in page and "One row differs" in page and ">9<" in page
        listed = (await me.get("/boxes")).text
        assert NAME in listed and "one version" in listed
        rows = (await me.get(f"/box/{id}/rows/request/3")).text
        assert "Save as version 2" in rows and "&#34;reward&#34;: 9" in rows
        again = await me.post(f"/box/{id}/rows/save", rows=json.dumps(changed(9)), since="1")
        assert again.status_code == 409  # nothing differs
        assert await saved(me, changed(7), at=f"/box/{id}/rows", since="1") == id
        late = await me.post(f"/box/{id}/rows/save", rows=json.dumps(changed(5)), since="1")
        assert late.status_code == 409  # somebody, perhaps in another tab, was first
        for n, reward in ((1, 9), (2, 7)):
            text = (await me.get(f"/box/{id}/{n}/components.toml")).text
            own = sure(FourberiesBox, FOURBERIES.own_box(text, "taken.toml"))
            assert own.requests[3].reward == reward and list(parse(text, "taken")) == ["request"]
        bad = await me.post(f"{HOUSE}/save", rows=json.dumps(changed(99)), name="x")
        assert bad.status_code == 400 and "request 3 (dauphin)" in bad.text


@async_test
async def test_a_file_becomes_a_box_and_what_is_wrong_in_it_is_named(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        text = (await me.post(f"{HOUSE}/file", rows=json.dumps(changed(8)))).text

        async def send(components, path="/boxes/import", **more):
            fields = {"game": "fourberies", "name": NAME, "csrf": await me.csrf(), **more}
            files = {"components": ("box.toml", components, "text/plain")}
            headers = {"origin": me.address}
            return await me.http.post(path, data=fields, files=files, headers=headers)

        answer = await send(text)
        assert answer.status_code == 303, answer.text
        id = answer.headers["location"].removeprefix("/box/")
        assert (await me.get(f"/box/{id}/1/components.toml")).text == text
        whole = (FOURBERIES.folder / "box" / "components.toml").read_text()
        nine = whole.replace("[[season]]", "[[season]] # the first", 1)
        assert "Nothing differs" in (await send(nine)).text
        for bad, said in {
            "[[season]\n": "line 1", "[meta2]\nx = 1\n": "meta2", "season = 3\n": "season",
            "x" * 130_000: "too long", "": "No file",
            'request = [{ name = { en = "' + "x" * 90 + '" } }]': "request 0",
            "a = " + "[" * 3000: "too deep",
        }.items():  # fmt: skip
            answer = await send(bad)
            assert answer.status_code in (400, 413) and said in answer.text, (bad[:20], answer.text)
        assert (await send(text, f"/box/{id}/import")).status_code == 409  # it is the same
        assert (
            await send(text.replace("reward = 8", "reward = 6"), f"/box/{id}/import")
        ).status_code == 303
        assert await tried(me, id, 2) == "fit"


@async_test
async def test_a_private_box_reaches_nobody_and_a_link_whoever_has_it(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as other:
        me = await registered(house, "Colombine")
        id = await saved(me, changed(9, name={"en": CARD, "fr": CARD}), NAME)
        await tried(me, id)
        paths = [f"/box/{id}", f"/box/{id}/rows", f"/box/{id}/rows/request/3", "/boxes"]
        paths += [f"/box/{id}/1/components.toml", f"/box/{id}/rows/request/pictures.json"]
        paths += [f"/box/{id}/1/state.json", f"/new/fourberies?box={id}", "/new/fourberies"]
        paths += ["/tables", "/game/fourberies/box?section=request", f"/box/{id}?version=1"]

        async def seen():
            pages = [await other.get(path) for path in paths]
            return {
                p
                for p, page in zip(paths, pages, strict=True)
                if NAME in page.text or CARD in page.text
            }

        assert await seen() == set()
        for deed, fields in {
            "share": {"audience": "offered"}, "rename": {"name": "x"}, "delete": {"sure": "yes"},
            "report": {"reason": "spam"}, "rows/save": {"rows": "{}"}, "rows/file": {"rows": "{}"},
        }.items():  # fmt: skip
            assert (await other.post(f"/box/{id}/{deed}", **fields)).status_code == 404
        refused = await other.post("/play", game="fourberies", box=id)
        assert refused.status_code == 404 and NAME not in refused.text
        assert (await me.post(f"/box/{id}/share", audience="link")).status_code == 303
        linked = await seen()
        assert f"/box/{id}" in linked and "/boxes" not in linked and "/new/fourberies" not in linked
        assert (await other.post(f"/box/{id}/rename", name="x")).status_code == 403
        copy = await saved(other, changed(5), "A copy", at=f"/box/{id}/rows")
        assert copy != id
        assert (await me.post(f"/box/{id}/share", audience="offered")).status_code == 303
        assert {"/boxes", "/new/fourberies"} <= await seen()
        assert "by Colombine" in (await other.get("/boxes")).text
        assert (await me.post(f"/box/{id}/share", audience="private")).status_code == 303
        assert await seen() == set()


@async_test
async def test_a_table_says_what_differs_before_anybody_sits_and_keeps_its_version(tmp_path, db):
    """Also while the box is changed, hidden and gone with its owner, and after a restart."""
    async with (
        opened(tmp_path, db=db) as house,
        Guest(house.address) as you,
        Guest(house.address) as fan,
    ):
        me = await registered(house, "Colombine")
        id = await saved(me, changed(9, name={"en": CARD, "fr": CARD}), NAME)
        await tried(me, id)
        table = await me.found("fourberies", box=id, private="yes")
        row = await row_of(house, table)
        assert (row.own_box, row.own_version) == (id, 1) and row.box[16] == "-"
        assert (await you.get(f"/table/{table}")).status_code == 404  # it is private
        await you.post("/name", name="Pierrot")
        invitation = await you.get(f"/join/{row.code}")  # with a name, and yet asked first
        assert invitation.status_code == 200 and NAME in invitation.text and CARD in invitation.text
        seats = sure(StoredTable, await house.store.table(table)).seats
        assert [seat.kind for seat in seats] == ["human", "empty"]
        assert f"/box/{id}" not in invitation.text  # the link is not given away
        assert (await you.post(f"/join/{row.code}")).status_code == 303
        seats = sure(StoredTable, await house.store.table(table)).seats
        assert [seat.kind for seat in seats] == ["human", "human"]
        page = (await you.get(f"/table/{table}")).text
        assert NAME in page and CARD in page and page.count("Harlequinade") >= 2
        await saved(me, changed(3), at=f"/box/{id}/rows", since="1")
        assert ">9<" in (await you.get(f"/table/{table}")).text
        public = await me.found("fourberies", box=f"{id}/1")
        lobby = (await fan.get("/tables")).text
        assert public in lobby and "another box" in lobby and NAME not in lobby
        assert (await me.post("/delete", password="long enough")).status_code == 200
        assert await house.store.own_boxes.box(id) is None
    async with opened(tmp_path, db=db) as house, Guest(house.address) as you:
        fresh = await house.hall.table(table)
        assert fresh.state.edition().box.data["request"][2]["reward"] == 9
        assert fresh.state.edition().box.names


@async_test
async def test_two_boxes_with_the_same_facts_keep_their_names_apart(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me, Guest(house.address) as you:
        ids = [
            await saved(guest, changed(9, name={"en": name, "fr": name}), name)
            for guest, name in ((me, CARD), (you, "Scaramouche"))
        ]
        only_named = await saved(
            you, changed(FOURBERIES.box.data["request"][2]["reward"], name={"en": "Pulcinella"})
        )
        for guest, id in ((me, ids[0]), (you, ids[1]), (you, only_named)):
            assert await tried(guest, id) == "fit"
        mine, yours = (
            await me.ready(game="fourberies", box=ids[0]),
            await you.ready(game="fourberies", box=ids[1]),
        )
        named = await you.ready(game="fourberies", box=only_named)
        boxes = [(await house.hall.table(t)).state.edition().box for t in (mine, yours, named)]
        assert boxes[0].hash == boxes[1].hash and boxes[2].hash == FOURBERIES.box.hash
        words = [next(iter(box.names.values()))["en"] for box in boxes]
        assert words == [CARD, "Scaramouche", "Pulcinella"]
        keys = {(await row_of(house, t)).box for t in (mine, yours, named)}
        assert len(keys) == 3 and FOURBERIES.box.hash not in keys
        assert "Scaramouche" not in (await me.get(f"/table/{mine}")).text


@async_test
async def test_bots_play_it_its_record_carries_it_and_a_fork_goes_on_with_it(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        id = await saved(me, changed(9), NAME)
        await tried(me, id)
        table = await me.play(game="fourberies", seats="2", box=id)
        line = await me.live(table)
        await line.play_on(random)
        record = (await me.get(f"/table/{table}/record")).text
        assert "box base: " in record and record.count("box row: ") == 1
        match = chapiteau.load(record).match
        assert match.over and match.edition.box.data["request"][2]["reward"] == 9
        fork = await me.post(f"/table/{table}/fork", n="3", level="novice")
        forked = fork.headers["location"].removeprefix("/table/")
        row = await row_of(house, forked)
        assert (row.own_box, row.own_version) == (id, 1)
        assert (await house.hall.table(forked)).state.edition().box.data["request"][2][
            "reward"
        ] == 9
        assert NAME in (await me.get(f"/table/{table}/replay")).text
        sent = await me.post("/watch", text=record)
        assert sent.status_code == 303
        assert "One row differs" in (await me.get(sent.headers["location"])).text
        none = words_for("en")("stats-none")  # it tells nothing of how well I play
        assert none in (await me.get("/statistics")).text
        packed = ZipFile(BytesIO((await me.post("/export")).content))
        account = json.loads(packed.read("account.json"))
        assert [each["name"] for each in account["boxes"]] == [NAME]
        (name,) = [name for name in packed.namelist() if name.startswith("boxes/")]
        FOURBERIES.own_box(packed.read(name).decode(), "mine.toml")


@async_test
async def test_hints_and_the_review_of_a_game_go_by_its_own_box(tmp_path, monkeypatch):
    think_little(monkeypatch)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        id = await saved(me, changed(9), NAME)
        await tried(me, id)
        table = await me.play(game="fourberies", seats="2", level="novice", box=id)
        line = await me.live(table)
        await line.my_turn()
        assert (await hinted(line))["move"] in {each["move"] for each in line.ask["options"]}
        await line.play_on(random.Random(3))
        assert (await me.post(f"/table/{table}/review")).status_code == 303
        assert (await told(me, table))["state"] == "made"
        record = record_of(await house.hall.finished(table))
        assert record.edition.box.data["request"][2]["reward"] == 9
        made = sure(ReviewRow, await house.store.reviews.of(table))
        again = reviewed(record, Effort.of(4), SEED, workers=1)
        written = msgspec.json.encode(plain(again))
        assert msgspec.json.decode(made.data) == msgspec.json.decode(written)


@async_test
async def test_players_on_different_processes_play_with_one_box(tmp_path, cluster):
    async with two_houses(tmp_path, cluster.migrated()) as (a, b), Guest(b.address) as me:
        id = await saved(me, changed(9), NAME)
        await tried(me, id)
        await me.post(f"/box/{id}/share", audience="link")
        async with apart(a, b, "fourberies", box=id) as (table, one, two):
            for house in (a, b):
                box = (await house.hall.table(table)).state.edition().box
                assert box.data["request"][2]["reward"] == 9
            await asyncio.gather(one.play_on(random.Random(2)), two.play_on(random.Random(3)))
            assert one.table["scores"] == two.table["scores"] and one.table["winners"]


@async_test
async def test_only_accounts_offer_and_what_is_reported_can_be_hidden(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        admin, me = await running(house), await registered(house, "Colombine")
        id = await saved(guest, changed(9), NAME)
        await tried(guest, id)
        refused = await guest.post(f"/box/{id}/share", audience="offered")
        assert refused.status_code == 403 and "account" in refused.text
        mine = await saved(me, changed(8), "Offered one")
        await tried(me, mine)
        assert (await me.post(f"/box/{mine}/share", audience="offered")).status_code == 303
        table = await guest.found("fourberies", box=mine, private="")
        assert (
            await guest.post(f"/box/{mine}/report", reason="spam", note="look")
        ).status_code == 303
        house_page = (await admin.get("/house")).text
        assert "Offered one" in house_page and "look" in house_page
        assert (await guest.post(f"/house/boxes/{mine}/hide")).status_code == 403
        assert (await admin.post(f"/house/boxes/{mine}/hide")).status_code == 303
        assert "Offered one" not in (await guest.get("/boxes")).text
        assert (await guest.get(f"/box/{mine}")).status_code == 404
        assert "Offered one" not in (await guest.get(f"/table/{table}")).text  # which goes on
        assert "One row differs" in (await guest.get(f"/table/{table}")).text
        assert "hidden" in (await me.get(f"/box/{mine}")).text
        assert (await me.post(f"/box/{mine}/share", audience="link")).status_code == 403
        assert "has hidden a box of Colombine" in (await admin.get("/house")).text
        assert (await admin.post(f"/house/boxes/{mine}/hide")).status_code == 303
        assert "Offered one" in (await guest.get("/boxes")).text


@async_test
async def test_nobody_keeps_more_than_agreed(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "MOST_OF_GUESTS", 1)
    monkeypatch.setattr(shelf, "MOST_VERSIONS", 2)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        id = await saved(me, changed(9))
        more = await me.post(f"{HOUSE}/save", rows=json.dumps(changed(8)), name="y")
        assert more.status_code == 409 and "1" in more.text
        await saved(me, changed(8), at=f"/box/{id}/rows", since="1")
        more = await me.post(f"/box/{id}/rows/save", rows=json.dumps(changed(7)), since="2")
        assert more.status_code == 409
        assert (await me.post(f"/box/{id}/delete")).status_code == 400  # not sure
        assert (await me.post(f"/box/{id}/delete", sure="yes")).status_code == 303
        assert (await me.get(f"/box/{id}")).status_code == 404
    async with opened(tmp_path) as house, Guest(house.address) as me:
        house.shelf.save_limit = Throttle(1, 600)
        answers = [
            await me.post(f"{HOUSE}/save", rows=json.dumps(changed(9)), name="z") for _ in range(2)
        ]
        assert [answer.status_code for answer in answers] == [303, 429]


@pytest.mark.parametrize("name", ["<b>bold</b>", "{ $x }", "a\u202eb", "x" * 61, " "])
@async_test
async def test_a_name_is_plain_text_within_bounds(tmp_path, name):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        answer = await me.post(f"{HOUSE}/save", rows=json.dumps(changed(9)), name=name)
        if len(name.strip()) in (0, 61):
            assert answer.status_code == 400
            return
        page = (await me.get(answer.headers["location"])).text
        assert "<b>bold" not in page and "\u202e" not in page
        assert re.search(r"<h1 dir=.auto.>(&lt;b&gt;|\{ \$x|ab)", page)
