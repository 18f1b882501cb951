"""Clocks at tables: seen by all, ended by the house, the same after a kill and in two processes."""

import asyncio
import random
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import pytest
from games.playing import sure

from chapiteau.server.clocks.rests import Span
from chapiteau.server.clocks.times import HOURS, Times
from chapiteau.server.operation.archive_check import SAME, StoredGame, check
from chapiteau.server.store.rows import BOT, HUMAN, StoredTable
from server.guests import Clock, async_test, friends, opened, registered, somebody_is_asked

GAME = {"pace": "clock", "clock": "game", "unit": "minutes", "time": "10", "end": "kept"}
LAST = {**GAME, "end": "last"}
DAYS = {**GAME, "unit": "days", "time": "2"}


@asynccontextmanager
async def evening(tmp_path, db="", **fields):
    """A house that never misses a sign of life, and two people at a table."""
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock) as house:
        house.hall.clocks.longest_silence = float("inf")
        async with friends(house, **fields) as (table, one, two):
            asked = await somebody_is_asked(one, two)
            yield house, clock, table, asked, two if asked is one else one


def seat_of(line, seat):
    return line.table["seats"][seat]


@async_test
async def test_everybody_sees_everybodys_clock(tmp_path, db):
    async with evening(tmp_path, db, **GAME) as (house, clock, table, asked, other):
        mine, theirs = asked.table["seat"], other.table["seat"]
        for line in (asked, other):
            await line.until(lambda line: seat_of(line, mine)["time"]["zero"] == clock.now + 600)
            assert seat_of(line, theirs)["time"] == {
                "left": 600, "zero": 0, "until": 0, "rests": "", "goes_on": 0
            }  # fmt: skip
            assert line.table["time_ends"] == "kept" and line.table["pace"].startswith("10 minutes")
        row = sure(StoredTable, await house.store.table(table)).row
        assert row.due == clock.now + 600
        clock.now += 100
        assert (await asked.move("pass"))["is"] == "done"
        await other.until(lambda line: seat_of(line, mine)["time"]["left"] in (0, 500))


@async_test
async def test_nobody_else_gives_a_seat_away_before_its_time_is_up(tmp_path, db):
    async with evening(tmp_path, db, **GAME) as (house, clock, _, asked, other):
        seat = asked.table["seat"]
        clock.now += 599
        await house.hall.clocks.end_due()
        assert (await other.act("bot", seat=seat, level="random"))["error"] == "seat-taken"
        clock.now += 2
        assert (await other.act("bot", seat=seat, level="random"))["is"] == "done"
        await other.until(lambda line: seat_of(line, seat)["kind"] == BOT)


@async_test
async def test_the_house_ends_a_time_that_is_up_and_a_late_choice_is_none(tmp_path, db):
    async with evening(tmp_path, db, **GAME) as (house, clock, table, asked, other):
        seat, moves = asked.table["seat"], len(house.hall.tables[table].state.playing.decisions)
        clock.now += 601
        said = await asked.move("pass")
        assert said["error"] == "time-is-up"
        await other.until(lambda line: seat_of(line, seat)["kind"] == BOT)
        log = await house.store.log(table)
        assert [e.text for e in log if e.kind == "seat"][-1].startswith('{"what":"late"')
        assert all(e.client == "" for e in log[-1:]) and moves == 0
        assert (await asked.act("return"))["is"] == "done"
        await other.until(lambda line: seat_of(line, seat)["kind"] == HUMAN)


@async_test
async def test_a_time_is_ended_where_nobody_looks(tmp_path, db):
    async with evening(tmp_path, db, **GAME) as (house, clock, table, asked, other):
        seat = asked.table["seat"]
        for line in (asked, other):
            await line.close()
        house.hall.tables[table].drop(even_if_busy=True)
        clock.now += 599
        await house.hall.clocks.end_due()
        assert sure(StoredTable, await house.store.table(table)).seats[seat].kind == HUMAN
        clock.now += 2
        await house.hall.clocks.end_due()
        stored = sure(StoredTable, await house.store.table(table))
        assert stored.seats[seat].kind == BOT and stored.seats[seat].person


@async_test
async def test_whoever_is_to_rank_last_does_in_sheet_result_record_and_archive(tmp_path, db):
    async with evening(tmp_path, db, **LAST) as (house, clock, table, asked, other):
        seat = asked.table["seat"]
        clock.now += 601
        await house.hall.clocks.end_due()
        assert (await asked.act("return"))["error"] == "lost-on-time"
        assert (await asked.act("leave"))["error"] == "lost-on-time"
        await other.play_on(random)
        await other.until(lambda line: "sheet" in line.parts)
        sheet = other.parts["sheet"]
        assert [c["seat"] for c in sheet["columns"]] == [1 - seat, seat]
        assert [(c["rank"], c["late"]) for c in sheet["columns"]] == [(1, False), (2, True)]
        assert other.table["winners"] == [1 - seat] and other.table["lost"] == [seat]
        assert "Out of time" in sheet["notes"][0]
        stored = sure(StoredTable, await house.store.table(table))
        result = sure(dict, stored.row.result)
        assert (result["late"], result["ranks"][seat]) == ([seat], 2)
        record = (await other.guest.get(f"/table/{table}/record")).text
        assert f"note late: {seat}\n" in record
        game = StoredGame(stored.row, stored.seats, await house.store.log(table), None)
        assert check(game).kind == SAME
        page = (await other.guest.get(f"/table/{table}/replay")).text
        assert "data-left" in page and "Out of time" in page
        at = (await other.guest.get(f"/table/{table}/at/0.json")).json()
        assert at["clocks"] == [600, 600]


@async_test
async def test_a_house_that_was_down_has_cost_nobody_time(tmp_path, db):
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock) as house, friends(house, **GAME) as (table, *_):
        await house.hall.clocks.look()
        clock.now += 10
        await house.hall.clocks.look()
        before = house.hall.clocks.outages.spans
        assert before == ()
        state = house.hall.tables[table].state
        seat = state.playing.to_act[0]
        assert sure(Times, state.times).left(seat, clock.now) == 590
    closed = clock.now
    clock.now += 5000
    async with opened(tmp_path, db=db, clock=clock) as house:
        assert house.hall.clocks.outages.spans == (Span(closed, clock.now),)
        times = sure(Times, (await house.hall.table(table)).state.times)
        assert times.left(seat, clock.now) == 590 and times.late(clock.now) == []
        assert times.due(clock.now) == clock.now + 590


@async_test
async def test_a_house_that_ends_before_its_first_sign_loses_nobodys_time(tmp_path, db):
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock) as house, friends(house, **GAME) as (table, *_):
        seat = house.hall.tables[table].state.playing.to_act[0]
    clock.now += 5000
    async with opened(tmp_path, db=db, clock=clock) as house:
        times = sure(Times, (await house.hall.table(table)).state.times)
        assert times.left(seat, clock.now) == 600


@async_test
async def test_a_time_that_seems_up_after_a_silence_is_not(tmp_path, db):
    """The machine slept, or the database was away: nobody was there to take a move."""
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock) as house, friends(house, **GAME) as (_, *lines):
        asked = await somebody_is_asked(*lines)
        clock.now += 4000
        assert (await asked.move("pass"))["is"] == "done"
        await house.hall.clocks.look()
        assert [span.until for span in house.hall.clocks.outages.spans] == [clock.now]


@async_test
async def test_two_processes_work_out_the_same_and_one_of_them_ends_it(tmp_path, cluster):
    db, clock = cluster.migrated(), Clock()
    async with opened(tmp_path, db=db, clock=clock) as a, opened(tmp_path, db=db, clock=clock) as b:
        for house in (a, b):
            house.hall.clocks.longest_silence = float("inf")
        async with friends(a, **GAME) as (table, one, two):
            asked = await somebody_is_asked(one, two)
            seat = asked.table["seat"]
            there = await b.hall.table(table)
            clock.now += 100
            here = a.hall.tables[table]
            shown = [sure(Times, each.state.times).shown(clock.now) for each in (here, there)]
            assert shown[0] == shown[1]
            clock.now += 501
            await asyncio.gather(a.hall.clocks.end_due(), b.hall.clocks.end_due())
            await one.until(lambda line: seat_of(line, seat)["kind"] == BOT)
            log = await a.store.log(table)
            assert sum('"what":"late"' in e.text for e in log) == 1


@async_test
async def test_nights_and_holidays_are_noted_where_days_are_played(tmp_path, db):
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        quiet = {"rhythm": "once", "digest": "18:00", "zone": "Europe/Paris"}
        hours = {**quiet, "quiet_from": "22:00", "quiet_until": "07:00"}
        assert (await one.post("/notices", **hours)).status_code == 303
        table = await one.found(**DAYS)
        line = await one.live(table)
        await two.get(line.table["invite"])
        other = await two.live(table)
        await other.act("sit", seat=1)
        await line.act("start")
        await line.until(lambda line: line.table["phase"] == "playing")
        times = sure(Times, house.hall.tables[table].state.times)
        assert [each[1:] for each in times.seats[0].rests.nights] == [("Europe/Paris", 1320, 420)]
        until = datetime.fromtimestamp(clock.now + 9 * 86400, UTC).date().isoformat()
        assert (await two.post("/letters/away", until=until)).status_code == 303
        assert [e.seat for e in await house.store.log(table) if e.kind == HOURS] == [1]
        assert times.seats[1].rests.away[0].since == clock.now
        page = (await two.get("/notices")).text
        assert "20 days left" in page and until in page
        for guest in (one, two):
            await guest.__aexit__()


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({**GAME, "time": "0"}, "1 to 600 minutes"),
        ({**GAME, "clock": "both", "added": "601"}, "1 to 600 seconds"),
        ({**GAME, "clock": "sand"}, "no such clock"),
        ({**GAME, "pace": "clocks"}, "no such pace"),
    ],
)
@async_test
async def test_a_form_that_asks_for_no_clock_is_told_so(tmp_path, fields, said):
    async with opened(tmp_path) as house, await registered(house, "Toinette") as guest:
        answer = await guest.post("/new/parade", seats="2", **fields)
        assert answer.status_code == 400 and said in answer.text
