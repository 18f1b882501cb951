"""A box grows together: owners say how rows are printed, those who run the house take them over."""

import json
import re
from io import BytesIO
from zipfile import ZipFile

from games.playing import sure

import chapiteau
from chapiteau.cli import main
from chapiteau.core.match import BareMatch
from chapiteau.core.record import record
from chapiteau.server.confirming.agreement import confirmed
from chapiteau.server.store.rows import PersonRow, StoredTable
from chapiteau.server.tables.boxes import is_of_house
from server.guests import Guest, async_test, opened, registered
from server.moderation.test_moderation import running

GAME = chapiteau.games()["fourberies"]
ROW = GAME.box.data["request"][0]
DEAR = {**ROW, "reward": ROW["reward"] + 1}
AT = "/game/fourberies/box/request/1"


async def says(person, verdict="so", row=None, **more):
    fields = {"verdict": verdict, "row": json.dumps(row or {}), **more}
    return await person.post(f"{AT}/say", **fields)


async def offer(admin):
    """What can be taken over now: place and name, as the page sends them."""
    page = (await admin.get("/house/boxes")).text
    found = re.findall(
        r'name="row" value="([^"]+)"><input type="hidden" name="key" value="(\w+)"', page
    )
    return [{"row": path, "key": key} for path, key in found]


async def agreed(house):
    """Two owners say the same of a row, and somebody runs the house."""
    owners = [await registered(house, name) for name in ("Argante", "Géronte")]
    for owner in owners:
        assert (await says(owner, "other", DEAR, edition="French 2021")).status_code == 303
    return await running(house), owners


async def table_of(house, guest):
    id = await guest.play(game="fourberies", level="random")
    return sure(StoredTable, await house.store.table(id))


@async_test
async def test_what_owners_agree_on_is_the_houses_box_for_new_tables_until_it_is_undone(
    tmp_path, db
):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as guest:
        before = await table_of(house, guest)
        admin, _ = await agreed(house)
        page = (await admin.get("/house/boxes")).text
        assert "several agree" in page and "French 2021" in page
        (found,) = await offer(admin)
        answer = await admin.post("/house/boxes/fourberies/take", **found)
        assert answer.status_code == 303, answer.text
        box = await house.house_boxes.box(GAME)
        assert box.data["request"][0] == confirmed(DEAR)
        after = await table_of(house, guest)
        assert before.row.box == GAME.box.hash != after.row.box
        assert after.row.own_box == "" and is_of_house(GAME, after.row.box)
        assert f'value="{DEAR["reward"]}"' in (await guest.get(AT)).text
        assert await offer(admin) == []  # it is taken over: nobody waits for it
        assert (await admin.post("/house/boxes/fourberies/undo", n="7")).status_code == 409
        assert (await admin.post("/house/boxes/fourberies/undo", n="1")).status_code == 303
        assert (await table_of(house, guest)).row.box == GAME.box.hash
        assert is_of_house(GAME, after.row.box)  # begun with it, it stays a game of the house
        acts = (await admin.get("/house")).text
        assert "has taken rows over" in acts and "has undone" in acts


@async_test
async def test_a_game_begun_with_the_houses_box_is_kept_whole_in_its_record(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        admin, _ = await agreed(house)
        (found,) = await offer(admin)
        await admin.post("/house/boxes/fourberies/take", **found)
        stored = await table_of(house, guest)
        hall = house.hall
        edition = (await hall.table(stored.row.id)).state.playing.edition
        assert edition.box.data["request"][0]["reward"] == DEAR["reward"]
        text = record(BareMatch(edition, 2, "x")).text
        assert "box row: request 1" in text
        assert chapiteau.load(text).record.edition.box.hash == edition.box.hash
    async with opened(tmp_path) as house:  # another process of the house knows it too
        assert is_of_house(GAME, stored.row.box)
        assert (await house.house_boxes.box(GAME)).data["request"][0]["reward"] == DEAR["reward"]


@async_test
async def test_a_row_that_is_only_confirmed_changes_no_table(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        for name in ("Argante", "Géronte"):
            assert (await says(await registered(house, name))).status_code == 303
        admin = await running(house)
        await admin.post("/house/boxes/fourberies/take")  # all on which owners agree
        assert (await house.house_boxes.box(GAME)).data["request"][0]["source"] == "confirmed"
        assert (await table_of(house, guest)).row.box == GAME.box.hash
        assert (
            'data-source="confirmed"'
            in (await guest.get("/game/fourberies/box?section=request")).text
        )


@async_test
async def test_only_owners_with_accounts_are_counted_once_and_only_what_fits(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        assert (await says(guest)).status_code == 403
        owner = await registered(house, "Argante")
        for _ in range(2):
            await says(owner, note="Mine is the first\u202e print")
        (row,) = await house.store.confirmations.of("fourberies")
        assert "first" in row.note and "\u202e" not in row.note
        refused = {
            "reward": await says(owner, "other", {**ROW, "reward": 99}),
            "which row is meant": await says(owner, "other", {**DEAR, "id": "another"}),
            "not sent whole": await owner.post(f"{AT}/say", verdict="other", row="["),
            "at most": await says(owner, note="x" * 301),
        }
        for said, answer in refused.items():
            assert answer.status_code == 400 and said in answer.text, said
        assert (
            await owner.post("/game/fourberies/box/request/999/say", verdict="so")
        ).status_code == 404
        assert await house.store.confirmations.of("fourberies") == [row]
        assert "You have said: printed so" in (await owner.get(AT)).text
        await owner.post(f"{AT}/unsay")
        assert await house.store.confirmations.of("fourberies") == []


@async_test
async def test_nobody_else_takes_over_undoes_or_hides(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        await agreed(house)
        (row, _) = await house.store.confirmations.of("fourberies")
        somebody = await registered(house, "Scapin")
        for who in (guest, somebody):
            assert (await who.get("/house/boxes")).status_code == 403
            for path in (
                "boxes/fourberies/take",
                "boxes/fourberies/undo",
                f"sayings/{row.id}/hide",
            ):
                assert (await who.post(f"/house/{path}", n="1")).status_code == 403
        assert (await house.house_boxes.standing(GAME)).n == 0


@async_test
async def test_what_changed_meanwhile_is_not_taken_over_unseen(tmp_path):
    async with opened(tmp_path) as house:
        admin, owners = await agreed(house)
        (found,) = await offer(admin)
        for owner in owners:
            await says(owner, "other", {**DEAR, "reward": DEAR["reward"] + 1})
        answer = await admin.post("/house/boxes/fourberies/take", **found)
        assert answer.status_code == 409 and "look again" in answer.text
        assert (await house.house_boxes.standing(GAME)).n == 0


@async_test
async def test_a_note_is_reported_and_hidden_and_the_vote_still_counts(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as guest:
        owner = await registered(house, "Argante")
        await says(owner, note="Something rude")
        (row,) = await house.store.confirmations.of("fourberies")
        assert "Something rude" in (await guest.get(AT)).text
        assert (await owner.post(f"/sayings/{row.id}/report", reason="insult")).status_code == 404
        assert (await guest.post(f"/sayings/{row.id}/report", reason="insult")).status_code == 303
        admin = await running(house)
        page = (await admin.get("/house")).text
        assert "Something rude" in page and "Argante" in page
        assert (await admin.post(f"/house/sayings/{row.id}/hide")).status_code == 303
        page = (await guest.get(AT)).text
        assert "Something rude" not in page and "One owner: printed so" in page
        assert (await guest.post(f"/sayings/{row.id}/report", reason="insult")).status_code == 404


@async_test
async def test_who_goes_has_had_what_they_said_and_leaves_none_of_it(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        owner = await registered(house, "Argante")
        await says(owner, note="My own copy", edition="French 2021")
        with ZipFile(BytesIO((await owner.post("/export")).content)) as packed:
            (kept,) = json.loads(packed.read("account.json"))["of my copies"]
        assert kept["note"] == "My own copy" and kept["printed"] == ROW
        person = sure(PersonRow, await house.store.by_login("Argante"))
        await house.store.delete_person(person.id, person.name)
        assert await house.store.confirmations.of("fourberies") == []


@async_test
async def test_the_export_is_read_by_the_library_and_says_who_says_so(tmp_path, capsys):
    data = tmp_path / "house"
    async with opened(data) as house:
        admin, _ = await agreed(house)
        (found,) = await offer(admin)
        await admin.post("/house/boxes/fourberies/take", **found)
    out = tmp_path / "confirmed.toml"
    asked = ["box", "export", "fourberies", "--data", str(data), "--lang", "en"]
    assert main([*asked, "--out", str(out)]) == 0
    assert "One confirmed row" in capsys.readouterr().out
    text = out.read_text()
    assert "# request 1: 2 owners (French 2021)" in text and "Argante" not in text
    box = GAME.own_box(text, "confirmed.toml")
    assert box.data["request"][0] == confirmed(DEAR)
    assert box.data["request"][1:] == GAME.box.data["request"][1:]
    assert main([*asked]) == 0 and capsys.readouterr().out == text
    asked[2] = "trickerion"
    assert main(asked) == 66 and "trickerion" in capsys.readouterr().err
