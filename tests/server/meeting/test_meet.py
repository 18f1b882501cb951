"""People find each other: tickets, challenges, rematches, blocks; on both databases."""

import asyncio
import json
import random
import re
import zipfile
from contextlib import asynccontextmanager
from io import BytesIO

import pytest
from games.playing import sure

from chapiteau.server.meeting import meet
from chapiteau.server.meeting.tickets import MOST_OPEN
from chapiteau.server.store.house import meeting
from chapiteau.server.store.rows import HOOK, HUMAN, ChannelRow, NoticeRow, StoredTable, TicketRow
from server.guests import Clock, Guest, async_test, opened, registered

TICKET = {"game": "parade", "seats": "2", "pace": "day"}


@asynccontextmanager
async def evening(tmp_path, db="", names=("Toinette", "Argan"), **settings):
    """A house where people find each other, and some accounts."""
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock, meeting=True, **settings) as house:
        guests = [await registered(house, name) for name in names]
        try:
            yield house, clock, *guests
        finally:
            for guest in guests:
                await guest.__aexit__()


async def tables_of(guest):
    return (await guest.get("/tables.json")).json()["tables"]


async def played_together(house, one, two):
    """A game of two people, to its end."""
    table = await one.found(seats="2", pace="day")
    line = await one.live(table)
    await two.get(line.table["invite"])  # whoever has a name sits down by it
    other = await two.live(table)
    assert other.table["seat"] == 1
    assert (await line.act("start"))["is"] == "done"
    await asyncio.gather(line.play_on(random), other.play_on(random))
    return line, other


async def ids(house):
    rows = await house.store.read(lambda c: c.exec_driver_sql("SELECT login, id FROM people").all())
    return {row.login: row.id for row in rows if row.login}


async def told(house, person):
    return [notice.topic.partition(":")[0] for notice in await house.store.notices.of(person)]


async def with_hook(house, guest):
    person = (await ids(house))[guest]
    row = ChannelRow(f"c{guest}", person, HOOK, "h", "example.org", "https://x", {"secret": "s"})
    await house.store.notices.save_channel(row)
    return person


@async_test
async def test_when_tickets_fit_a_table_is_made_and_everybody_is_told(tmp_path, db):
    async with evening(tmp_path, db) as (house, clock, one, two):
        people = [await with_hook(house, name) for name in ("Toinette", "Argan")]
        assert (await one.post("/meet/tickets", **TICKET)).status_code == 303
        assert "Give it back" in (await one.get("/meet")).text and await tables_of(one) == []
        clock.now += 1  # whoever came first is the host
        assert (await two.post("/meet/tickets", **TICKET)).status_code == 303
        (mine,), (theirs,) = await tables_of(one), await tables_of(two)
        assert mine["id"] == theirs["id"] and mine["phase"] == "waiting"
        assert [await told(house, person) for person in people] == [["ticket"], ["ticket"]]
        assert "company is found" in (await one.get("/")).text
        assert await house.store.meeting.tickets(0.0) == []
        # the second begins: the host may not come
        answer = await two.post(f"/meet/tables/{mine['id']}/accept")
        assert answer.headers["location"] == f"/table/{mine['id']}"
        assert await told(house, people[1]) == []
        line = await two.live(mine["id"])
        assert line.table["starts"] and not line.table["host"]
        assert (await line.act("start", nonce="n"))["is"] == "done"
        await line.until(lambda line: line.table["phase"] == "playing")
        assert "company is found" not in (await one.get("/")).text


@async_test
async def test_whoever_does_not_come_frees_the_seat(tmp_path, db):
    async with evening(tmp_path, db) as (house, _, one, two):
        for guest in (one, two):
            await guest.post("/meet/tickets", **TICKET)
        (mine,) = await tables_of(one)
        assert (await one.post(f"/meet/tables/{mine['id']}/decline")).status_code == 303
        stored = sure(StoredTable, await house.store.table(mine["id"]))
        assert sorted(seat.kind for seat in stored.seats) == ["empty", HUMAN]
        assert mine["id"] not in [table["id"] for table in await tables_of(one)]
        assert (await one.post(f"/meet/tables/{mine['id']}/accept")).status_code == 404


@async_test
async def test_a_ticket_expires_and_is_forgotten(tmp_path, db):
    async with evening(tmp_path, db) as (house, clock, one, two):
        await one.post("/meet/tickets", **TICKET | {"pace": "minute"})
        clock.now += 3 * 3600 + 1
        await two.post("/meet/tickets", **TICKET | {"pace": "minute"})
        assert await tables_of(two) == []
        await house.store.meeting.forget_old(clock.now)
        assert len(await house.store.meeting.tickets(0.0)) == 1


@async_test
async def test_two_processes_seat_a_ticket_once(tmp_path, cluster):
    db = cluster.migrated()
    async with (
        evening(tmp_path, db, names=("a1", "b2", "c3")) as (a, clock, *guests),
        opened(tmp_path, db=db, clock=clock, meeting=True) as b,
    ):
        for person in (await ids(a)).values():
            mine = TicketRow(person, person, "parade", 2, "day", False, 1.0, 1.0, 9e9)
            assert await a.store.meeting.add_ticket(mine, MOST_OPEN)
        await asyncio.gather(meet.seat_all(a.hall), meet.seat_all(b.hall))
        tables = [await tables_of(guest) for guest in guests]
        assert sorted(len(each) for each in tables) == [0, 1, 1]
        assert len(await a.store.meeting.tickets(0.0)) == 1


@async_test
async def test_nothing_is_half_done_where_a_ticket_was_given_back_meanwhile(tmp_path, db):
    async with evening(tmp_path, db) as (house, _, one, two):
        await one.post("/meet/tickets", **TICKET)
        (mine,) = await house.store.meeting.tickets(0.0)
        person = (await ids(house))["Argan"]
        other = TicketRow("gone", person, "parade", 2, "day", False, 1.0, 1.0, 9e9)
        assert not await meet.seat_group(house.hall, [mine, other])
        assert await house.store.meeting.tickets(0.0) == [mine] and await tables_of(two) == []


@async_test
async def test_tickets_are_limited_and_bad_ones_are_told_so(tmp_path):
    async with evening(tmp_path) as (house, _, one, _):
        for fields, said in (
            ({"seats": "1"}, "players|so many"), ({"seats": "9"}, "players"),
            ({"pace": "never"}, "no such pace"), ({"game": "chess"}, "chess"),
        ):  # fmt: skip
            answer = await one.post("/meet/tickets", **TICKET | fields)
            assert answer.status_code in (400, 404), said
        for _ in range(MOST_OPEN):
            assert (await one.post("/meet/tickets", **TICKET | {"seats": "4"})).status_code == 303
        answer = await one.post("/meet/tickets", **TICKET)
        assert answer.status_code == 400 and f"{MOST_OPEN} open tickets" in answer.text
        (first, *_) = await house.store.meeting.tickets(0.0)
        await one.post(f"/meet/tickets/{first.id}/withdraw")
        assert (await one.post("/meet/tickets", **TICKET)).status_code == 303


@async_test
async def test_a_private_house_shows_none_of_it(tmp_path):
    async with opened(tmp_path) as house, await registered(house, "Toinette") as one:
        assert (await one.get("/meet")).status_code == 404
        assert (await one.post("/meet/tickets", **TICKET)).status_code == 404
        assert "/meet" not in (await one.get("/")).text
    async with opened(tmp_path, meeting=True) as house, Guest(house.address) as guest:
        assert (await guest.get("/meet")).status_code == 403
        assert 'href="/meet"' not in (await guest.get("/")).text


@async_test
async def test_a_challenge_goes_to_somebody_one_has_played_with(tmp_path, db):
    async with evening(tmp_path, db, ("Toinette", "Argan", "Diafoirus")) as (house, _, one, two, _):
        known = await ids(house)
        await with_hook(house, "Argan")
        asked = {"game": "parade", "pace": "day"}
        path = f"/meet/people/{known['Argan']}/challenge"
        refused = await one.post(path, **asked)
        assert refused.status_code == 400 and "cannot challenge" in refused.text
        await played_together(house, one, two)
        page = (await one.get("/meet")).text
        assert "Argan" in page and "one game together" in page and "Diafoirus" not in page
        answer = await one.post(path, **asked)
        assert answer.status_code == 303
        table = answer.headers["location"].rsplit("/", 1)[1]
        assert await told(house, known["Argan"]) == ["challenge"]
        assert "Toinette challenges you" in (await two.get("/")).text
        assert "waits for this person already" in (await one.post(path, **asked)).text
        await two.post(f"/meet/tables/{table}/accept")
        stored = sure(StoredTable, await house.store.table(table))
        assert [seat.name for seat in stored.seats] == ["Toinette", "Argan"]


@async_test
async def test_whoever_is_blocked_cannot_and_does_not_learn_why(tmp_path, db):
    async with evening(tmp_path, db) as (house, _, one, two):
        known = await ids(house)
        line, other = await played_together(house, one, two)
        await other.act("chat", text="you again")
        await line.until(lambda line: line.chat)
        asked = {"game": "parade", "pace": "day"}
        challenge = f"/meet/people/{known['Toinette']}/challenge"
        table = (await two.post(challenge, **asked)).headers["location"].rsplit("/", 1)[1]
        assert (await one.post(f"/meet/people/{known['Argan']}/block")).status_code == 303
        assert table not in (await one.get("/")).text
        refused = await two.post(challenge, **asked)
        stranger = await two.post("/meet/people/nobody/challenge", **asked)
        assert refused.status_code == stranger.status_code == 400
        said = [re.findall(r'id="trouble">(.*?)<', page.text) for page in (refused, stranger)]
        assert said == [["You cannot challenge this person."]] * 2
        await other.act("chat", text="hello?")
        await line.act("chat", text="peace at last")
        await line.until(lambda line: line.chat[-1:] and line.chat[-1]["text"] == "peace at last")
        assert len(line.chat) == 1  # nor is what they said before
        await other.until(lambda other: len(other.chat) == 3)
        for guest in (one, two):
            await guest.post("/meet/tickets", **TICKET)
        assert len(await house.store.meeting.tickets(0.0)) == 2
        assert (await one.post(f"/meet/people/{known['Argan']}/unblock")).status_code == 303
        await line.until(lambda line: len(line.chat) == 3)
        await meet.seat_all(house.hall)
        assert await house.store.meeting.tickets(0.0) == []


@async_test
async def test_at_open_tables_nobody_sits_down_with_whom_they_want_to_be_apart(tmp_path, db):
    async with evening(tmp_path, db, ("Toinette", "Argan", "Angelique")) as (house, _, *guests):
        (one, two, three), known = guests, await ids(house)
        await played_together(house, one, two)
        tables = [await guest.found(seats="3", pace="day") for guest in (two, one)]
        for guest, table in zip((one, two), tables, strict=True):
            assert table in (await guest.get("/tables")).text
        assert (await one.post(f"/meet/people/{known['Argan']}/block")).status_code == 303
        for guest, table in zip((one, two), tables, strict=True):
            assert table not in (await guest.get("/tables")).text
            line = await guest.live(table)
            refused = await line.act("sit", seat=1)
            assert refused["error"] == "seat-taken"  # as to anybody who comes too late
            assert table in (await three.get("/tables")).text
            other = await three.live(table)
            assert (await other.act("sit", seat=2))["is"] == "done"
        await two.get(other.table["invite"])  # whoever is invited comes
        assert (await two.live(tables[1])).table["seat"] == 1


@async_test
async def test_a_rematch_is_told_to_whoever_has_gone_and_anybody_begins_it(tmp_path, db):
    async with evening(tmp_path, db) as (house, _, one, two):
        person = await with_hook(house, "Argan")
        line, other = await played_together(house, one, two)
        await other.close()
        assert (await line.act("again"))["is"] == "done"
        await line.until(lambda line: line.parts["again"]["table"])
        new = line.parts["again"]["table"].removeprefix("/table/")
        assert await told(house, person) == ["again"]
        assert "wants to play again" in (await two.get("/")).text
        await two.post(f"/meet/tables/{new}/accept")
        there = await two.live(new)
        assert there.table["seat"] == 1 and there.table["starts"] and not there.table["host"]
        assert (await there.act("start"))["is"] == "done"


@async_test
async def test_several_people_come_back_to_the_seats_they_had(tmp_path):
    names = ("Toinette", "Argan", "Diafoirus")
    async with evening(tmp_path, names=names) as (house, _, *guests):
        table = await guests[0].found(seats="3", pace="day")
        lines = [await guests[0].live(table)]
        for guest in guests[1:]:
            await guest.get(lines[0].table["invite"])
            lines.append(await guest.live(table))
        assert (await lines[0].act("start"))["is"] == "done"
        await asyncio.gather(*[line.play_on(random) for line in lines])
        assert (await lines[1].act("again"))["is"] == "done"
        await lines[1].until(lambda line: line.parts["again"]["table"])
        new = lines[1].parts["again"]["table"].removeprefix("/table/")
        for guest in (guests[2], guests[0]):  # the last one first
            await guest.post(f"/meet/tables/{new}/accept")
        stored = sure(StoredTable, await house.store.table(new))
        assert [seat.name for seat in stored.seats] == list(names)


@async_test
async def test_what_is_kept_is_handed_out_and_deleted(tmp_path, db):
    async with evening(tmp_path, db) as (house, _, one, two):
        known = await ids(house)
        await played_together(house, one, two)
        await one.post("/meet/tickets", **TICKET)
        await one.post(f"/meet/people/{known['Argan']}/block")
        packed = await one.post("/export")
        with zipfile.ZipFile(BytesIO(packed.content)) as files:
            kept = json.loads(files.read("account.json"))["looking for games"]
        assert kept["tickets"][0]["game"] == "parade"
        assert kept["blocks"][0]["blocked"] == known["Argan"]
        assert (await one.post("/delete", password="long enough")).status_code in (200, 303)
        left = await house.store.read(lambda c: meeting.kept_of(c, known["Toinette"]))
        assert left == {"tickets": [], "meetings": [], "blocks": []}


@async_test
async def test_open_tables_tell_their_pace_and_level(tmp_path):
    async with evening(tmp_path) as (_, _, one, two):
        await one.found(seats="2", pace="days", private="")
        page = (await two.get("/tables")).text
        assert "Three days a decision" in page and "level: Novice" in page


def test_a_notice_for_a_table_that_was_made_is_dropped_once_it_has_begun():
    from chapiteau.server.notices.choosing import still_waits
    from server.store.test_store import row

    notice = NoticeRow("n", "c", "ticket:t", "p", "t", 0.0, 0.0)
    assert still_waits(notice, StoredTable(row(), ()))
    assert not still_waits(notice, StoredTable(row(phase="playing"), ()))


@pytest.mark.parametrize("kind", ["ticket", "challenge", "again"])
def test_every_kind_of_meeting_has_its_words(kind):
    from chapiteau.words import words_for

    for lang in ("en", "fr"):
        for id in (f"notice-{kind}", f"page-meeting-{kind}", f"page-meets-{kind}"):
            assert words_for(lang).has(id), id
