"""The pages of tournaments, and what of them stays closed while a deal is played."""

import csv
import io
import re
import zipfile
from contextlib import asynccontextmanager

import pytest

from chapiteau.cli import main
from chapiteau.server.store.rows import OVER
from chapiteau.server.tables.seeds import seal
from server.guests import Clock, Guest, async_test, opened, registered
from server.tournaments.company import play_out, tables

NAMES = ("Toinette", "Argan", "Dorine", "Orgon")
FORM = {"name": "Grand Prix", "game": "parade", "seats": "2", "rounds": "2", "duplicate": "yes"}


@asynccontextmanager
async def playing(tmp_path, names=NAMES, begin=True, **fields):
    """A house, people with accounts, and a tournament that all of them have entered."""
    settings = {"tournaments": True, "ratings": True, "meeting": True, "rehearsals": True}
    async with opened(tmp_path, clock=Clock(), **settings) as house:
        guests = [await registered(house, name) for name in names]
        try:
            made = await guests[0].post("/tournaments", **{**FORM, **fields})
            assert made.status_code == 303, made.text
            path = made.headers["location"]
            for i, guest in enumerate(guests):
                assert (await guest.post(f"{path}/enter", nonce=f"n{i}")).status_code == 303
            if begin:
                assert (await guests[0].post(f"{path}/begin")).status_code == 303
            t = await house.store.tournaments.of(path.rpartition("/")[2])
            yield house, t, path, guests
        finally:
            for guest in guests:
                await guest.__aexit__()


async def seated(house, t, number=1):
    """The tables of a round, with the logins that sit there."""
    rows = await house.store.read(lambda c: c.exec_driver_sql("SELECT id, login FROM people").all())
    login = {row.id: row.login for row in rows}
    found = {}
    for id in await tables(house, t, number):
        stored = await house.store.table(id)
        found[id] = {login.get(s.person) for s in stored.seats}
    return found


@async_test
async def test_a_house_shows_none_until_its_host_switches_them_on(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as guest:
        for path in ("/tournaments", "/tournament/x", "/tournament/x/deals.json"):
            assert (await guest.get(path)).status_code == 404
        assert "/tournaments" not in (await guest.get("/tables")).text


@async_test
async def test_a_tournament_is_announced_entered_played_and_read(tmp_path):
    async with playing(tmp_path) as (house, t, path, guests):
        one = guests[0]
        assert "Grand Prix" in (await one.get("/tournaments")).text
        page = (await one.get(path)).text
        (mine,) = re.findall(r'id="my-table" href="(/table/\w+)"', page)
        assert (await one.get(mine)).status_code == 200 and path in (await one.get(mine)).text
        for number in (1, 2):
            for id in await tables(house, t, number):
                await play_out(house, id)
        page = (await one.get(path)).text
        assert "Final standings" in page and "my-table" not in page
        rows = list(csv.reader(io.StringIO((await one.get(f"{path}/standings.csv")).text)))
        assert rows[0][:4] == ["Place", "Player", "Kind", "Points"] and len(rows) == 5
        assert {row[1] for row in rows[1:]} == set(NAMES)
        rows = list(csv.reader(io.StringIO((await one.get(f"{path}/tables.csv")).text)))
        assert len(rows) == 9
        french = await Guest(house.address, "fr").get(path)
        assert "Classement final" in french.text


@async_test
async def test_what_a_browser_adds_is_checked_and_shown_to_all(tmp_path):
    async with playing(tmp_path, begin=False) as (_, t, path, guests):
        deals = (await guests[0].get(f"{path}/deals.json")).json()
        assert deals["commitment"] == t.commitment and deals["nonces"] == []
        late = guests[3]
        await late.post(f"{path}/leave")
        await late.post(f"{path}/enter", nonce=seal(t.commitment, "mine"))
        assert (await late.post(f"{path}/number", number="mine")).status_code == 400  # too early
        await guests[0].post(f"{path}/begin")
        assert (await late.post(f"{path}/number", number="other")).status_code == 400
        assert (await late.post(f"{path}/number", number="mine")).status_code == 303
        deals = (await guests[0].get(f"{path}/deals.json")).json()
        assert deals["nonces"][:3] == ["n0", "n1", "n2"] and deals["numbers"] == {"3": "mine"}


def untokened(text):
    """A page without its tokens, which are masked anew each time."""
    return re.sub(r'(name="csrf" value|data-csrf)="[0-9a-f]+"', "", text)


async def seen(guest, path, mine, other, people):
    """All that a visitor can read anywhere of a tournament, its tables, and who plays there."""
    paths = [
        path, f"{path}/status.json", f"{path}/deals.json", f"{path}/standings.csv",
        f"{path}/tables.csv", "/tournaments", "/tables", "/tables.json", "/statistics", "/meet",
        "/profile", "/puzzles", "/", *[f"/profile/{id}" for id in people],
    ]  # fmt: skip
    for id in [other, *([mine] if mine else [])]:
        rooms = (
            "", "/replay", "/record", "/at/1.json", "/past.json?back=1", "/ratings.json",
            "/review", "/review.json", "/review/0.json",
        )  # fmt: skip
        paths += [f"/table/{id}{room}" for room in rooms]
    found = {}
    for each in paths:
        answer = await guest.get(each)
        found[each] = (answer.status_code, untokened(answer.text))
    for each in ("fork", "review"):
        answer = await guest.post(f"/table/{other}/{each}", n="0")
        found[f"POST {each}"] = (answer.status_code, untokened(answer.text))
    return found


@pytest.mark.parametrize("who", ["player", "done", "spectator"])
@async_test
async def test_nobody_can_tell_what_others_have_done_with_a_deal_that_is_still_played(
    tmp_path, who
):
    """Two worlds that differ in nothing but one table of a deal: in one nobody has moved there,
    in the other it has been played to its end. Time stands still."""
    names = (*NAMES, "Scapin", "Elmire")
    async with playing(tmp_path, names) as (house, t, path, guests):
        for guest in guests:
            await guest.post("/profile", audience="house", results="yes", luck="yes")
        at = await seated(house, t)
        (mine,) = [id for id, logins in at.items() if "Toinette" in logins]
        other = next(id for id in at if id != mine)
        rows = await house.store.tournaments.entries(t.id)
        people = [row.person for row in rows]
        guest = Guest(house.address) if who == "spectator" else guests[0]
        if who == "done":
            await play_out(house, mine)
        before = await seen(guest, path, "" if who == "spectator" else mine, other, people)
        await play_out(house, other)
        assert (await house.store.table(other)).row.phase == OVER
        assert await house.store.ratings.uncounted() == []
        assert await house.store.reviews.latest_unreviewed("parade", 9) == []
        after = await seen(guest, path, "" if who == "spectator" else mine, other, people)
        assert [each for each in before if before[each] != after[each]] == []
        closed = [status for page, (status, _) in after.items() if other in page]
        assert set(closed) == {403}
        assert after[f"/tournament/{t.id}"][0] == 200


@async_test
async def test_a_deal_opens_to_all_when_its_last_table_has_ended(tmp_path):
    async with playing(tmp_path) as (house, t, _, guests):
        at = await seated(house, t)
        (mine,) = [id for id, logins in at.items() if "Toinette" in logins]
        (other,) = [id for id in at if id != mine]
        line = await guests[0].live(mine)
        await play_out(house, mine)
        await line.until(lambda line: line.table["phase"] == "over")
        assert line.table["seed"] == "" and line.table["opening"] == {}
        for room in ("record", "replay", "at/1.json", "review", "review.json", "review/0.json"):
            assert (await guests[0].get(f"/table/{mine}/{room}")).status_code == 403, room
        for room in ("fork", "review"):
            assert (await guests[0].post(f"/table/{mine}/{room}", n="0")).status_code == 403
        packed = await guests[0].post("/export")
        names = zipfile.ZipFile(io.BytesIO(packed.content)).namelist()
        assert any(name.endswith(".txt") for name in names)
        assert not any(name.endswith(".record") for name in names)
        await play_out(house, other)
        await line.until(lambda line: line.table["seed"] != "")
        for guest in (guests[0], Guest(house.address)):
            for id in at:
                record = await guest.get(f"/table/{id}/record")
                assert record.status_code == 200 and t.commitment in record.text
        assert set(await house.store.ratings.uncounted()) | {
            id for id in at if await house.store.ratings.is_counted(id)
        } == set(at)


@async_test
async def test_at_a_table_of_a_tournament_nobody_gets_help(tmp_path):
    async with playing(tmp_path, names=("Toinette", "Argan", "Dorine"), level="random") as (
        house, t, _, guests,
    ):  # fmt: skip
        at = await seated(house, t)
        mine = next(id for id, logins in at.items() if None in logins)  # with a bot
        login = next(login for login in at[mine] if login)
        guest = guests[("Toinette", "Argan", "Dorine").index(login)]
        line = await guest.live(mine)
        seat = line.table["seat"]
        for said, error in (
            (("hint", {"seat": seat, "position": 0}), "no-hints"),
            (("bot", {"seat": seat, "level": "random"}), "tournament-alone"),
            (("explain", {"seat": 1 - seat}), "deal-closed"),
            (("ask-undo", {"id": "x", "seat": seat, "position": 0}), "tournament-forward"),
            (("start", {}), "host-only"),
            (("unseal", {"number": "x"}), "other-number"),
        ):
            answer = await line.act(said[0], **said[1])
            assert answer["error"] == error, said
        assert line.table["invite"] == ""
        assert (await line.act("leave"))["is"] == "done"
        stored = await house.store.table(mine)
        assert stored.seats[seat].kind == "bot" and stored.seats[seat].person


@async_test
async def test_without_duplicate_anybody_may_watch_and_nobody_takes_a_seat(tmp_path):
    async with playing(tmp_path, duplicate="") as (house, t, *_):
        at = await seated(house, t)
        for id in at:
            assert (await Guest(house.address).get(f"/table/{id}")).status_code == 200
    async with playing(tmp_path / "private", duplicate="", private="yes") as (house, t, path, all_):
        at = await seated(house, t)
        for id in at:
            assert (await Guest(house.address).get(f"/table/{id}")).status_code == 404
            assert (await all_[0].get(f"/table/{id}")).status_code == 200
        stranger = Guest(house.address)
        assert "Grand Prix" not in (await stranger.get("/tournaments")).text
        assert "Grand Prix" in (await stranger.get(path)).text  # by its link


@async_test
async def test_what_is_wrong_with_an_announcement_is_said_above_its_form(tmp_path):
    async with playing(tmp_path, begin=False) as (_, _, path, guests):
        answer = await guests[1].post("/tournaments", **{**FORM, "rounds": "99"})
        assert answer.status_code == 400 and "1 to 11 rounds" in answer.text
        answer = await guests[1].post(f"{path}/begin")
        assert answer.status_code == 403
        answer = await guests[0].post(f"{path}/call-off")
        assert answer.status_code == 303
        assert "Grand Prix" not in (await guests[1].get("/tournaments")).text


@async_test
async def test_verify_checks_a_record_against_the_deals_of_its_tournament(tmp_path):
    async with playing(tmp_path / "house") as (house, t, path, guests):
        for id in await tables(house, t, 1):
            await play_out(house, id)
        record = await guests[0].get(f"/table/{id}/record")
        deals = (await guests[0].get(f"{path}/deals.json")).text
    (tmp_path / "record").write_text(record.text)
    (tmp_path / "deals").write_text(deals)
    asked = ["verify", str(tmp_path / "record"), "--deals", str(tmp_path / "deals")]
    assert main(asked) == 0
    for wrong in (deals.replace('"n1"', '"n9"'), "[]", "no JSON", "{}"):
        (tmp_path / "deals").write_text(wrong)
        assert main(asked) != 0


@async_test
async def test_no_name_becomes_a_formula_in_a_spreadsheet(tmp_path):
    names = "=2+3", "@SUM(1)", "+7", "-7"
    async with playing(tmp_path, names) as (house, t, path, guests):
        for id in await tables(house, t, 1):
            await play_out(house, id)
        for sheet in ("standings", "tables"):
            text = (await guests[0].get(f"{path}/{sheet}.csv")).text
            cells = {cell for row in csv.reader(io.StringIO(text)) for cell in row}
            assert cells >= {f"'{name}" for name in names} and cells.isdisjoint(names)
