"""A table of a tournament whose log is damaged: it is void, and its round goes on."""

import json
import logging
from fractions import Fraction

import pytest
from sqlalchemy import delete, update

from chapiteau.cli import main
from chapiteau.server.clocks.ending import check
from chapiteau.server.notices import message
from chapiteau.server.notices.choosing import still_waits
from chapiteau.server.store import schema as s
from chapiteau.server.store.rows import OVER, PLAYING, ChannelRow
from chapiteau.server.store.rows.tournaments import FINISHED, VOID
from chapiteau.server.tournaments.results import Played, Round, Seated
from chapiteau.server.tournaments.scoring import points
from chapiteau.server.tournaments.stepping import step, step_all
from server.guests import Guest, async_test
from server.tournaments.company import announced, house, now, play_out, refused, tables
from server.tournaments.test_luck import nothing_yet, plant
from server.tournaments.test_pages import playing


def damage(home, table, tail=False):
    """What is stored of a log is changed, or its end is lost; memory forgets the table."""
    live = home.hall.tables.get(table)
    if live:
        live.drop(even_if_busy=True)
    here = s.log.c.table == table
    with home.store.engine.begin() as c:
        if tail:
            c.execute(delete(s.log).where(here, s.log.c.n >= 1))
        else:
            c.execute(update(s.log).where(here, s.log.c.n == 0).values(at=5.0))


@pytest.mark.parametrize("tail", [False, True])
@async_test
async def test_a_damaged_table_is_void_and_its_round_goes_on(tmp_path, db, tail, caplog):
    async with house(tmp_path, db, people=6) as (home, _, people):
        channel = ChannelRow("c", people[0].id, "hook", "", "x", "https://x", {}, "", "en", 0.0)
        await home.store.notices.save_channel(channel)
        t = await announced(home, people, rounds=2)
        bad, *good = await tables(home, t, 1)
        damage(home, bad, tail)
        for id in good:
            await play_out(home, id)
        await step(home.hall, t.id)
        assert (await now(home, t)).ended == 0  # nobody has looked at it yet
        with refused("log-damaged"):
            await home.hall.table(bad)  # as whoever sits there does
        await step_all(home.hall)
        t = await now(home, t)
        assert (t.ended, t.round) == (1, 2)
        sat = [each for each in await home.store.tournaments.seats(t.id) if each.table == bad]
        assert [each.rank for each in sat] == [VOID, VOID]
        row = (await home.store.table(bad)).row
        assert (row.phase, row.asked, row.due, row.sealed) == (OVER, 0, 0.0, False)
        with refused("log-damaged"):  # no entry hides what is lost
            await home.hall.finished(bad)
        told = [n for n in await home.store.notices.of(people[0].id) if n.topic == f"void:{bad}"]
        assert len(told) == 1 and still_waits(told[0], await home.store.table(bad))
        said = message.turn(channel, told[0], await home.store.table(bad))
        assert said.path == f"/tournament/{t.id}" and "half a point" in said.body
        assert {row.table for row in await home.store.reviews.asked()} <= set(good)
        for id in await tables(home, t, 2):
            await play_out(home, id)
        await step(home.hall, t.id)
        assert (await now(home, t)).phase == FINISHED
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert f"table {bad} of tournament {t.id} is void: its log is damaged" in errors


@async_test
async def test_a_clock_that_is_up_finds_the_damage_if_nobody_does(tmp_path):
    async with house(tmp_path, people=4) as (home, clock, people):
        t = await announced(home, people, tempo="quick", rounds=1)
        bad, good = await tables(home, t, 1)
        await play_out(home, good)
        damage(home, bad)
        await home.hall.clocks.look()
        for _ in range(70):  # the house is there all the time
            clock.now += 10.0
            await home.hall.clocks.look()
        await home.hall.clocks.end_due()
        await step_all(home.hall)
        assert (await now(home, t)).phase == FINISHED


@async_test
async def test_a_game_that_has_ended_counts_although_its_log_is_damaged_later(tmp_path):
    async with house(tmp_path, people=4) as (home, _, people):
        t = await announced(home, people, rounds=1)
        one, other = await tables(home, t, 1)
        await play_out(home, one)
        damage(home, one)
        with refused("log-damaged"):
            await home.hall.table(one)
        await play_out(home, other)
        await step(home.hall, t.id)
        seats = await home.store.tournaments.seats(t.id)
        assert VOID not in {each.rank for each in seats}


@async_test
async def test_what_is_not_of_a_tournament_stays_as_it_is(tmp_path):
    async with playing(tmp_path) as (home, *_), Guest(home.address) as guest:
        table = await guest.play()
        damage(home, table)
        with refused("log-damaged"):
            await home.hall.table(table)
        assert (await home.store.table(table)).row.phase == PLAYING


@async_test
async def test_page_and_spreadsheet_say_that_a_table_is_void(tmp_path):
    async with playing(tmp_path, rounds="1") as (home, t, path, guests):
        home.reviewing.begin = nothing_yet
        bad, good = await tables(home, t, 1)
        damage(home, bad)
        with refused("log-damaged"):
            await check(home.hall, bad)
        assert "void" not in (await guests[0].get(path)).text  # while its deal is played
        await play_out(home, good)
        await step(home.hall, t.id)
        await plant(home, good)
        page = (await guests[0].get(path)).text
        assert page.count("This table is void") == 1 and "1 of 1 so far" in page
        assert f"/table/{bad}/replay" not in page and f"/table/{good}/replay" in page
        french = (await Guest(home.address, "fr").get(path)).text
        assert "Cette table est annulée" in french
        lines = (await guests[0].get(f"{path}/tables.csv")).text.splitlines()[1:]
        void = [line.split(",") for line in lines if line.startswith("1,1,")]
        assert [line[4:] for line in void] == [["", "", "0.5", ""]] * 2


def test_a_void_table_is_worth_a_bye_and_is_compared_with_nobody():
    good = [
        Played(1, (Seated(1, 0, 10, 1), Seated(2, 1, 5, 2))),
        Played(2, (Seated(3, 0, 20, 1), Seated(4, 1, 7, 2))),
    ]
    won = points(Round(tuple(good), void=(5, 6)), is_duplicate=True)
    assert won == {1: 0, 2: 0, 3: 1, 4: 1, 5: Fraction(1, 2), 6: Fraction(1, 2)}
    alone = points(Round((good[0],), void=(5, 6)), is_duplicate=True)  # counted at the table
    assert alone == {1: 1, 2: 0, 5: Fraction(1, 2), 6: Fraction(1, 2)}
    everything = points(Round((), void=(1, 2)), is_duplicate=True)
    assert set(everything.values()) == {Fraction(1, 2)}


@async_test
async def test_doctor_names_damaged_and_void_tables(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("CHAPITEAU_TOURNAMENTS", "1")
    async with house(tmp_path / "data", people=4) as (home, _, people):
        data = home.settings.data
        t = await announced(home, people, rounds=1)
        one, other = await tables(home, t, 1)
        for id in (one, other):
            damage(home, id)
        with refused("log-damaged"):
            await home.hall.table(other)
    main(["doctor", "--data", str(data), "--json"])
    found = {f["id"]: f for f in json.loads(capsys.readouterr().out)["found"]}
    assert found["tournaments-damaged"]["tables"] == one
    assert found["tournaments-void"]["tables"] == other
    main(["doctor", "--data", str(data), "--lang", "fr"])
    assert one in capsys.readouterr().out
