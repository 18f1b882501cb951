"""Ratings: what a table comes to, once, for whom, and the same from the tables again."""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace

import pytest
from games.playing import sure

from chapiteau.cli import main
from chapiteau.server.ratings.counting import count, count_all
from chapiteau.server.ratings.kinds import entrants, kind_of
from chapiteau.server.ratings.levels import start_of
from chapiteau.server.ratings.model import Strength
from chapiteau.server.ratings.places import places
from chapiteau.server.ratings.recount import recount
from chapiteau.server.store.house.ratings import Begun
from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.rows import BOT, FORK, HUMAN, SeatRow
from chapiteau.server.store.rows.ratings import LEVEL, PERSON, PROGRAM
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import Clock, async_test, opened, registered
from server.ratings.planted import begun, person, said, write


def store_of(tmp_path, db):
    return PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")


def ranks(table):
    found = places(Begun(table.row, table.entrants, table.entries))
    return found and [place.rank for place in found.all]


async def ratings_of(store, *whos, game="fourberies", kind="two"):
    found = await store.ratings.of_all(game, kind, whos)
    return [found.get(who) for who in whos]


# places


def test_places_are_those_of_the_result_and_equals_share_one():
    assert ranks(begun(["a", "b", "c"], scores=[3, 9, 3])) == [2, 1, 2]


def test_a_game_that_goes_on_has_no_places():
    assert ranks(begun(["a", "b"])) is None


@pytest.mark.parametrize("what", ["bot", "late", "lost", "leaves"])
def test_whoever_a_bot_finishes_for_is_last_however_many_points_it_makes(what):
    assert ranks(begun(["a", "b", "c"], said(0, what, "A"), scores=[99, 5, 7])) == [3, 2, 1]


def test_whoever_returns_has_not_left():
    back = [said(0, "late", "A"), said(0, "returns", "A")]
    assert ranks(begun(["a", "b", "c"], *back, scores=[99, 5, 7])) == [1, 3, 2]
    again = [said(0, "leaves", "A"), said(0, "sits", "A")]
    assert ranks(begun(["a", "b", "c"], *again, scores=[99, 5, 7])) == [1, 3, 2]


def test_whoever_sits_down_for_another_has_not_brought_them_back():
    other = [said(0, "leaves", "A"), said(0, "sits", "Dorine"), said(0, "returns", "Dorine")]
    assert ranks(begun(["a", "b", "c"], *other, scores=[99, 5, 7])) == [3, 2, 1]


def test_of_those_who_left_the_first_is_the_last():
    went = [said(2, "bot", "C"), said(0, "late", "A"), said(2, "bot", "C")]
    assert ranks(begun(["a", "b", "c"], *went, scores=[9, 1, 9])) == [2, 1, 3]


def test_a_table_that_all_but_one_have_left_is_decided_then_whatever_comes_of_it():
    assert ranks(begun(["a", "b"], said(0, "leaves", "A"))) == [2, 1]
    later = [said(0, "leaves", "A"), said(0, "bot", "A"), said(1, "leaves", "B")]
    assert ranks(begun(["a", "b"], *later, scores=[9, 1])) == [2, 1]
    assert ranks(begun(["a", "b", "c"], said(0, "leaves", "A"))) is None
    # a bot keeps a seat warm: its player may return, so nothing is decided
    assert ranks(begun(["a", "b"], said(0, "bot", "A"))) is None


def test_what_was_said_of_seats_before_the_start_does_not_count():
    table = begun(["a", "b"], said(0, "leaves", "A"), scores=[9, 1])
    first, *rest = table.entries
    table.entries = (*rest, replace(first, n=9))
    assert ranks(table) == [1, 2]


# who and what


def seats_of(*kinds):
    return [
        SeatRow(i, BOT, level=each[4:]) if each.startswith("bot ") else SeatRow(i, HUMAN, each)
        for i, each in enumerate(kinds)
    ]


def who_begins(*kinds, **columns):
    row = begun(["a"] * len(kinds), **columns).row
    accounts = {each.id: each for each in (person("a"), person("b"), person("p", bot=True))}
    return [(each.who, each.kind) for each in entrants(row, seats_of(*kinds), accounts)]


def test_guests_have_no_rating_and_nobody_is_measured_by_them():
    assert who_begins("a", "guest") == []
    assert who_begins("a", "guest", "b") == [("a", PERSON), ("b", PERSON)]


def test_a_rival_is_the_level_that_it_has_become_and_programs_are_bots():
    assert who_begins("a", "bot rival-expert") == [("a", PERSON), ("expert", LEVEL)]
    assert who_begins("a", "p") == [("a", PERSON), ("p", PROGRAM)]
    assert who_begins("bot novice", "bot amateur") == []


def test_lessons_records_partners_solo_games_and_own_boxes_do_not_count():
    assert who_begins("a", "bot lesson") == []
    row = begun(["a", "b"]).row
    assert kind_of(row) == "two" and kind_of(replace(row, seats=3)) == "several"
    assert kind_of(replace(row, origin=FORK)) == kind_of(replace(row, box="own")) == ""
    assert kind_of(replace(row, game="carnavalesque")) == kind_of(replace(row, seats=1)) == ""


# counting


@async_test
async def test_a_table_counts_once_and_moves_whoever_met_somebody(tmp_path, db):
    store = store_of(tmp_path, db)
    await store.open()
    try:
        id = await write(store, begun(["a", "b"], scores=[5, 2]))
        assert await store.ratings.uncounted() == [id]
        assert await count(store, id, 7.0) and not await count(store, id, 8.0)
        assert await store.ratings.uncounted() == []
        one, two = await ratings_of(store, "a", "b")
        assert one.mu > 25 > two.mu and one.games == two.games == 1 and one.at == 7.0
        assert one.sigma < Strength().sigma
        assert await ratings_of(store, "a", kind="several") == [None]
        assert await store.read(recount) and (await store.read(recount)).agrees
    finally:
        await store.close()


@async_test
async def test_games_against_bots_move_the_bots_and_not_the_people(tmp_path, db):
    store = store_of(tmp_path, db)
    await store.open()
    try:
        start = start_of("fourberies", 2, "amateur")
        assert start.mu > start_of("fourberies", 2, "novice").mu == 25.0
        id = await write(store, begun(["a", "bot amateur"], scores=[9, 2]))
        assert await count(store, id, 1.0)
        one, bot = await ratings_of(store, "a", "amateur")
        assert one is None and bot.mu < start.mu and bot.games == 1
        # beside a bot, people are measured by each other alone
        id = await write(store, begun(["a", "b", "bot amateur"], scores=[1, 5, 9]))
        await count(store, id, 2.0)
        a, b, bot = await ratings_of(store, "a", "b", "amateur", kind="several")
        alone = await write(store, begun(["c", "d", ""], scores=[1, 5, 9]))
        await count(store, alone, 3.0)
        c, d = await ratings_of(store, "c", "d", kind="several")
        assert (a.mu, b.mu) == (c.mu, d.mu) and bot.games == 1
        assert (await store.read(recount)).agrees
    finally:
        await store.close()


@async_test
async def test_a_level_on_two_seats_has_played_once(tmp_path):
    store = store_of(tmp_path, "")
    await store.open()
    try:
        id = await write(store, begun(["a", "bot novice", "bot novice"], scores=[9, 2, 4]))
        await count(store, id, 1.0)
        (bot,) = await ratings_of(store, "novice", kind="several")
        seats = [seat for seat in await store.ratings.seats(id) if seat.kind == LEVEL]
        assert bot.games == 1 and {seat.new_mu for seat in seats} == {bot.mu}
    finally:
        await store.close()


@async_test
async def test_a_table_that_somebody_left_is_found_while_it_is_played(tmp_path, db):
    store = store_of(tmp_path, db)
    await store.open()
    try:
        id = await write(store, begun(["a", "b"], said(0, "leaves", "A")), here=["", "b"])
        await write(store, begun(["a", "b"]))
        await write(store, begun(["a", "bot novice"]))  # alone with a bot: nobody has left
        assert await store.ratings.uncounted() == [id]
        await count(store, id, 1.0)
        a, b = await ratings_of(store, "a", "b")
        assert a.mu < 25 < b.mu and [s.is_gone for s in await store.ratings.seats(id)] == [
            True,
            False,
        ]
    finally:
        await store.close()


@async_test
async def test_processes_that_count_at_once_lose_nothing(tmp_path, cluster):
    db = cluster.migrated()
    stores = [PostgresStore(db), PostgresStore(db)]
    for store in stores:
        await store.open()
    try:
        dice = random.Random(5)
        tables = []
        for _ in range(24):
            scores = dice.sample(range(30), 3)
            tables.append(await write(stores[0], begun(["a", "b", "c"], scores=scores)))
        work = [count(store, table, 1.0) for table in tables for store in stores]
        assert sum(await asyncio.gather(*work)) == len(tables)
        assert [r.games for r in await ratings_of(stores[0], "a", "b", "c", kind="several")] == [
            24
        ] * 3
        found = await stores[1].read(recount)
        assert found.agrees and found.tables == 24
    finally:
        for store in stores:
            await store.close()


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from chapiteau.server.ratings import counting
from chapiteau.server.store.sqlite import SqliteStore
from chapiteau.server.store.house import ratings

def after(*args):
    os.kill(os.getpid(), signal.SIGKILL)  # its number is taken, and nothing else is written

async def main(path, table):
    store = SqliteStore(Path(path))
    await store.open()
    ratings.ratings_after = after
    await counting.count(store, table, 1.0)

asyncio.run(main(*sys.argv[1:]))
"""


@async_test
async def test_a_process_killed_while_it_counts_leaves_the_table_to_the_next(tmp_path):
    path = tmp_path / "chapiteau.db"
    store = SqliteStore(path)
    await store.open()
    id = await write(store, begun(["a", "b"], scores=[5, 2]))
    await store.close()
    killed = subprocess.run([sys.executable, "-c", KILLED, str(path), id], check=False)
    assert killed.returncode == -signal.SIGKILL
    store = SqliteStore(path)
    await store.open()
    try:
        assert await store.ratings.seats(id) == [] and await store.ratings.uncounted() == [id]
        assert await count(store, id, 2.0)
        assert (await ratings_of(store, "a"))[0].games == 1
        assert (await store.read(recount)).agrees
    finally:
        await store.close()


# once more from the tables


async def some_games(store):
    dice = random.Random(7)
    for _ in range(8):
        whos = dice.sample(["a", "b", "c", "bot novice"], 3)
        if all(who.startswith("bot") for who in whos):
            continue
        id = await write(store, begun(whos, scores=dice.sample(range(40), 3)))
        await count(store, id, 1.0)


def run(tmp_path, *words):
    return main(["admin", "ratings", "--data", str(tmp_path), *words])


@async_test
async def test_ratings_are_what_the_tables_come_to_also_when_somebody_is_forgotten(tmp_path, db):
    store = store_of(tmp_path, db)
    await store.open()
    try:
        await store.save_person(person("b"))
        await some_games(store)
        await store.delete_person("b", "b")
        found = await store.read(recount)
        assert found.agrees and not any(key[0] == "b" for key in found.ratings)
        kept = await store.ratings.kept("b")
        assert not any(kept.values())
    finally:
        await store.close()


def test_a_rating_that_the_tables_do_not_come_to_is_named_and_put_right(tmp_path, capsys):
    async def prepared():
        store = store_of(tmp_path, "")
        await store.open()
        await some_games(store)
        await store.close()

    asyncio.run(prepared())
    assert run(tmp_path) == 0 and "All ratings are" in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "chapiteau.db") as c:
        c.execute("UPDATE ratings SET mu = mu + 3 WHERE who = 'a'")
        c.execute("DELETE FROM ratings WHERE who = 'c'")
    assert run(tmp_path) == 1
    out = capsys.readouterr().out
    assert "a in fourberies (several)" in out and "c in fourberies (several)" in out
    assert "b in fourberies" not in out
    assert run(tmp_path, "--write") == 0 and "put right" in capsys.readouterr().out
    assert run(tmp_path) == 0


# in a house


async def played(one, two, **fields):
    """A game of parade between two accounts, to its end."""
    table = await one.found(seats="2", pace="day", **fields)
    line = await one.live(table)
    await two.get(line.table["invite"])
    other = await two.live(table)
    assert (await line.act("start"))["is"] == "done"
    return table, line, other


@async_test
async def test_a_game_between_accounts_counts_when_it_is_over(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        async with one, two:
            table, line, other = await played(one, two)
            await asyncio.gather(line.play_on(random), other.play_on(random))
            await count(house.store, table, 1.0)  # or whoever was quicker
            seats = await house.store.ratings.seats(table)
            assert len(seats) == 2 and all(seat.moved for seat in seats)
            assert await house.store.ratings.is_counted(table)


@async_test
async def test_leaving_counts_at_once_and_the_round_finds_what_a_kill_left(tmp_path, monkeypatch):
    async def killed(*_):
        """The process that should have counted is gone."""

    monkeypatch.setattr("chapiteau.server.tables.table.count_soon", killed)
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        async with one, two:
            table, _, other = await played(one, two)
            assert (await other.act("leave"))["is"] == "done"
            assert await house.store.ratings.seats(table) == []
            await count_all(house.hall)
            seats = await house.store.ratings.seats(table)
            assert [(seat.rank, seat.is_gone) for seat in seats] == [(1, False), (2, True)]


@async_test
async def test_a_house_without_ratings_notes_nobody(tmp_path):
    async with opened(tmp_path, clock=Clock()) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        async with one, two:
            table, *_ = await played(one, two)
            assert sure(Begun, await house.store.ratings.begun(table)).entrants == ()
            for path in ("/profile", f"/table/{table}/ratings.json"):
                assert (await one.get(path)).status_code == 404


@async_test
async def test_a_friendly_game_counts_for_nobody_and_neither_does_the_next_one(tmp_path, db):
    async with opened(tmp_path, db=db, clock=Clock(), ratings=True) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        async with one, two:
            assert 'name="friendly"' in (await one.get("/new/parade")).text
            for friendly in ("", "yes"):
                table, line, other = await played(one, two, friendly=friendly)
                assert ("friendly game" in line.table["pace"]) == bool(friendly)
                begun = sure(Begun, await house.store.ratings.begun(table))
                assert len(begun.entrants) == (0 if friendly else 2)
                await asyncio.gather(line.play_on(random), other.play_on(random))
                await count_all(house.hall)
                assert await house.store.ratings.is_counted(table) == (not friendly)
            assert (await line.act("again"))["is"] == "done"
            await line.until(lambda line: line.parts["again"]["table"])
            again = await one.live(line.parts["again"]["table"].rpartition("/")[2])
            assert "friendly game" in again.table["pace"]


@async_test
async def test_where_games_do_not_count_nobody_is_asked_whether_one_should(tmp_path):
    async with opened(tmp_path, clock=Clock()) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        async with one, two:
            assert 'name="friendly"' not in (await one.get("/new/parade")).text
            _, line, _ = await played(one, two, friendly="yes")
            assert "friendly" not in line.table["pace"]


@async_test
async def test_metrics_tell_how_many_tables_were_counted(tmp_path):
    async with opened(tmp_path, clock=Clock(), ratings=True) as house:
        one, two = await registered(house, "Toinette"), await registered(house, "Argan")
        async with one, two:
            _, line, other = await played(one, two)
            await asyncio.gather(line.play_on(random), other.play_on(random))
            await count_all(house.hall)
            lines = list(house.hall.metrics.lines())
            counted = [one for one in lines if one.startswith("chapiteau_rated_tables_total{")]
            assert sum(int(each.rpartition(" ")[2]) for each in counted) == 1
