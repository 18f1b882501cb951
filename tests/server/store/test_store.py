"""The store: on disk before it is answered, together where possible, one server for one file."""

import asyncio
import os
import stat
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from games.playing import sure
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from chapiteau.core.box import Data
from chapiteau.server.refusal import Refused
from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.rows import Change, ChatLine, LogEntry, PersonRow, SeatRow, TableRow
from chapiteau.server.store.schema import metadata
from chapiteau.server.store.sqlite import SqliteStore
from chapiteau.server.store.sqlstore import SqlStore
from chapiteau.server.store.store import Conflict, StoreFailed
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


def row(id="t", **more):
    plain = {"game": "parade", "rules": 1, "options": {}, "seats": 2, "pace": "day"}
    secret = {"private": False, "host": "me", "seed": "s", "nonce": "n", "created": 1.0}
    return TableRow(id=id, code=f"code-{id}", **{**plain, **secret, **more})


@pytest.fixture
def again(db, tmp_path):
    """Makes stores that all keep the same things."""
    return lambda: PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")


@pytest.fixture
def store(again):
    return again()


@async_test
async def test_what_was_written_is_read_back(store, again):
    await store.open()
    seats = [SeatRow(0, "human", "me", "Me"), SeatRow(1)]
    await store.create(row(options={"rounds": "4"}), seats)
    await store.change(
        Change("t", (LogEntry(0, "play", 0, "pass", "c1", 3, 2.0),), (), {"asked": 2})
    )
    await store.add_chat_line("t", ChatLine(0, "me", 0, "Me", "hello", 3.0))
    await store.close()
    store = again()
    await store.open()
    listed = await store.table("t")
    assert listed.row == row(options={"rounds": "4"}, asked=2) and list(listed.seats) == seats
    assert await store.log("t") == [LogEntry(0, "play", 0, "pass", "c1", 3, 2.0)]
    assert [said.text for said in await store.chat("t", 10)] == ["hello"]
    assert await store.by_code("code-t") == "t" and await store.table("u") is None
    await store.close()


@async_test
async def test_what_is_new_is_read_as_it_was_at_one_moment(store):
    await store.open()
    await store.create(row(), [SeatRow(0, "human", "me", "Me"), SeatRow(1)])
    for n in range(4):
        await store.change(Change("t", (LogEntry(n, "play", 0, f"m{n}"),), (), {"asked": n}))
        await store.add_chat_line("t", ChatLine(n, "me", 0, "Me", f"line {n}", 3.0))
    news = await store.since("t", 2, 3)
    assert [e.text for e in news.entries] == ["m2", "m3"]
    assert [said.text for said in news.chat] == ["line 3"]
    assert [said.n for said in await store.chat("t")] == [0, 1, 2, 3]
    assert [said.n for said in await store.chat("t", 2)] == [2, 3]
    assert [said.n for said in await store.chat("t", first=1, end=3)] == [1, 2]
    assert news.table == await store.table("t") and news.table.row.asked == 3
    assert await store.since("u", 0, 0) is None
    await store.close()


@async_test
async def test_lists_name_the_last_touched_first(store):
    await store.open()
    tables: list[dict[str, Any]] = [
        {}, {"private": True}, {"phase": "playing", "asked": 3, "bots": 2},
    ]  # fmt: skip
    for n, more in enumerate(tables):
        me = SeatRow(0, "human", "me", "Me")
        await store.create(row(f"t{n}", touched=float(n), **more), [me, SeatRow(1)])
    assert [each.row.id for each in await store.tables_of("me")] == ["t2", "t1", "t0"]
    assert [each.row.id for each in await store.tables_of("me", 1)] == ["t2"]
    assert [each.row.id for each in await store.waiting_tables()] == ["t0"]
    assert await store.tables_waiting_for_bots() == ["t2"]
    await store.close()


@async_test
async def test_a_box_is_kept_as_it_was(store):
    await store.open()
    boxes: list[Data] = [{"card": [1, 2.5, "é"]}, {"card": []}]
    for data in boxes:
        await store.save_box("hash", "parade", data)
    assert await store.box("hash") == {"card": [1, 2.5, "é"]} and await store.box("x") is None
    await store.close()


@async_test
async def test_people_sessions_and_invitations_are_found_again(store):
    await store.open()
    await store.save_person(PersonRow("a", "Ännchen", 1.0, "Straße"))
    assert (await store.by_login("STRASSE")).id == "a" and await store.by_login("b") is None
    await store.save_person(PersonRow("a", "Anna", 1.0, "Straße", "secret"))
    assert (await store.person("a")).name == "Anna" and await store.person("b") is None
    for session in ("s1", "s2"):
        await store.open_session(session, "a", 1.0)
    await store.close_sessions("a", "s1")
    assert [await store.has_session(s, "a") for s in ("s1", "s2")] == [False, True]
    await store.save_person(PersonRow("b", "A guest", 1.0))
    await store.save_person(PersonRow("c", "Signed out", 1.0, "c"))
    assert await store.sessions_of({"a", "b", "c", "d"}) == {"a": {"s2"}, "c": set()}
    for _ in range(2):
        await store.invite("t", "a")
    assert await store.is_invited("t", "a") and not await store.is_invited("t", "b")
    await store.close()


@async_test
async def test_a_guests_seats_become_the_accounts(store):
    await store.open()
    guest, account = SeatRow(0, "human", "guest", "G"), SeatRow(1, "human", "account", "A")
    await store.create(row("t1", host="guest"), [guest, SeatRow(1)])
    await store.create(row("t2", host="guest"), [guest, account])
    assert await store.adopt("guest", "account") == ["t1"]
    one, two = await store.table("t1"), await store.table("t2")
    assert one.seats[0].person == "account" and one.row.host == "account"
    assert two.seats[0].person == "guest" and two.row.host == "guest"
    await store.close()


@async_test
async def test_the_log_takes_each_number_once(store):
    await store.open()
    await store.create(row(), [SeatRow(0), SeatRow(1)])
    entries = [
        Change("t", (LogEntry(0, "play", s, f"m{s}"),), (SeatRow(s, "bot"),)) for s in (0, 1)
    ]
    results = await asyncio.gather(*map(store.change, entries), return_exceptions=True)
    assert [type(r) for r in results] == [type(None), Conflict]
    assert len(await store.log("t")) == 1
    assert [s.kind for s in (await store.table("t")).seats] == ["bot", "empty"]
    await store.close()


@async_test
async def test_what_waits_is_written_together(store):
    await store.open()
    await store.create(row(), [SeatRow(0)])
    before = store.writer.commits
    changes = [store.change(Change("t", (LogEntry(n, "play", 0, "x"),))) for n in range(300)]
    await asyncio.gather(*changes)
    assert store.writer.commits - before < 30
    assert [e.n for e in await store.log("t")] == list(range(300))
    with store.engine.connect() as c:
        if isinstance(store, SqliteStore):
            assert c.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert c.execute(text("PRAGMA synchronous")).scalar() == 2
        else:
            assert c.execute(text("SHOW synchronous_commit")).scalar() == "on"
    await store.close()


@async_test
async def test_nothing_is_acknowledged_that_was_not_committed(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (table, one, two):
        line = await somebody_is_asked(one, two)
        other = two if line is one else one
        frames = len(other.frames)
        before = house.hall.tables[table].state.playing.hash
        log = await house.store.log(table)
        broken = True

        @event.listens_for(sure(SqlStore, house.store).engine, "commit")
        def fail(connection):
            if broken:
                raise OperationalError("COMMIT", None, OSError("disk full"))

        ask = line.ask
        said = await line.move(ask["options"][0]["move"])
        assert said["is"] == "no" and said["error"] == "not-written"
        assert await house.store.log(table) == log
        assert house.hall.tables[table].state.playing.hash == before
        assert len(other.frames) == frames
        broken = False
        assert (await line.move(ask["options"][0]["move"]))["is"] == "done"
        assert len(await house.store.log(table)) == len(log) + 1


@async_test
async def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    store = SqliteStore(tmp_path / "chapiteau.db")
    await store.open()
    second = SqliteStore(store.path)
    with pytest.raises(Refused) as refused:
        await second.open()
    assert refused.value.id == "second-server" and str(store.path) in str(refused.value)
    await store.close()
    await second.open()
    await second.close()


@async_test
async def test_files_are_nobody_elses_to_read(tmp_path):
    async with opened(tmp_path / "new") as house, Guest(house.address) as me:
        await me.play()
        for path in (tmp_path / "new").iterdir():
            assert stat.S_IMODE(os.stat(path).st_mode) == 0o600, path
        assert stat.S_IMODE(os.stat(tmp_path / "new").st_mode) == 0o700


@async_test
async def test_migrations_make_the_shape_that_the_code_expects(store):
    await store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    await store.close()


@async_test
async def test_a_job_that_fails_fails_alone(store):
    await store.open()
    await store.save_person(PersonRow("a", "A", 1.0, "Same"))
    results = await asyncio.gather(
        store.save_person(PersonRow("b", "B", 1.0, "same")),
        store.save_person(PersonRow("c", "C", 1.0)),
        store.change(Change("t", (), (), {"no_such_column": 1})),
        return_exceptions=True,
    )
    assert [type(r) for r in results] == [Conflict, type(None), StoreFailed]
    assert (await store.person("c")).name == "C" and await store.person("b") is None
    await store.close()
