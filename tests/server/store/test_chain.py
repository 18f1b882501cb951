"""The chain of a log: what was edited, moved or lost is named; erasing a name harms nothing."""

import asyncio
import gzip
import json
import logging
import random
from dataclasses import asdict, replace
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from games.playing import sure
from sqlalchemy import MetaData, Table, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

from chapiteau.cli import main
from chapiteau.server.operation.archive_check import GOES_ON, SAME, check, stored_games
from chapiteau.server.refusal import Refused
from chapiteau.server.store import chain
from chapiteau.server.store import schema as s
from chapiteau.server.store.chain import Chainer, chained_log, erased
from chapiteau.server.store.migrations.migrate import NEWEST, configuration, migrate, schema_of
from chapiteau.server.store.offline import exclusive, make_engine_of, read_only
from chapiteau.server.store.records import records
from chapiteau.server.store.rows import PLAY, SEAT, LogEntry, StoredTable
from chapiteau.server.store.sqlstore import SqlStore
from server.archives import games_of, generate, played
from server.guests import Guest, async_test, friends, opened, somebody_is_asked

NAME = "Sganarelle"
SAT = LogEntry(0, SEAT, 1, json.dumps({"what": "bot", "name": NAME}))
PLAYED = [LogEntry(n, PLAY, n % 2, f"m{n}", f"c{n}", n, 1.5 + n, 0.25) for n in range(1, 6)]


def log_of(c, id):
    query = select(s.log).where(s.log.c.table == id).order_by(s.log.c.n)
    return records(LogEntry, c.execute(query))


def damaged_at(table, log, head=""):
    """The entry that a check names, or nothing."""
    try:
        chain.check(table, log, head=head)
    except Refused as e:
        assert e.id == "log-damaged"
        return e.said["entry"]
    return None


def unnamed(entry):
    """An entry after whoever it names has gone."""
    columns: dict[str, Any] = erased(entry.text, entry.salt, entry.digest)
    return replace(entry, **columns)


# the chain itself


def test_a_log_as_it_was_written_is_whole():
    log = chained_log("t", [SAT, *PLAYED])
    assert damaged_at("t", log, log[-1].hash) is None and damaged_at("t", []) is None
    assert {len(entry.hash) for entry in log} == {16}
    assert damaged_at("another table", log) == 0


@pytest.mark.parametrize(
    "edit",
    [
        {"text": "m9"}, {"kind": "undo"}, {"seat": 0}, {"client": ""}, {"position": 4}, {"at": 4.6},
        {"budget": 0.0}, {"salt": "x"}, {"digest": "x"}, {"hash": "x"}, {"text": None},
        {"at": None}, {"kind": SEAT},
    ],
    ids=str,
)  # fmt: skip
def test_every_field_of_an_entry_is_covered(edit):
    log = chained_log("t", [SAT, *PLAYED])
    log[3] = replace(log[3], **edit)
    assert damaged_at("t", log) == 3


def test_what_is_moved_or_lost_is_found_where_it_should_be():
    log = chained_log("t", [SAT, *PLAYED])
    swapped = [*log[:2], replace(log[3], n=2), replace(log[2], n=3), *log[4:]]
    assert damaged_at("t", swapped) == 2
    assert damaged_at("t", log[:2] + log[3:]) == 2
    numbered = [replace(e, n=n) for n, e in enumerate(log[:2] + log[3:])]
    assert damaged_at("t", numbered) == 2
    assert damaged_at("t", log[:-1], log[-1].hash) == 5 and damaged_at("t", [], log[-1].hash) == 0
    assert damaged_at("t", log, log[-2].hash) is None  # a row that was read before its log


def test_a_name_is_erased_without_a_break_and_nobody_can_guess_at_it():
    log = chained_log("t", [SAT, replace(SAT, n=1), *[replace(e, n=e.n + 1) for e in PLAYED]])
    bare = list(map(unnamed, log[:2]))
    assert damaged_at("t", [*bare, *log[2:]]) is None
    assert NAME not in str(bare) and all(e.salt not in str(bare) for e in log[:2])
    assert bare[0].digest != bare[1].digest  # so it follows from more than the name
    assert unnamed(bare[0]) == bare[0]


@pytest.mark.parametrize(
    "edit",
    [
        {"text": '{"what":"left","name":""}'}, {"text": '{"what":"bot","name":"Scapin"}'},
        {"digest": "x" * 16}, {"digest": ""}, {"salt": "x"}, {"text": "{"}, {"text": "[]"},
        {"text": "7"},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_left_of_an_erased_entry_is_still_covered(edit):
    log = chained_log("t", [SAT, *PLAYED])
    log[0] = unnamed(log[0])
    assert damaged_at("t", [replace(log[0], **edit), *log[1:]]) == 0


# in the archive


def edits(c, id, length):
    """Faults by name: what is done to a log, and which entry is then named."""
    where = s.log.c.table == id

    def edit(n, /, **values):
        return lambda: c.execute(update(s.log).where(where, s.log.c.n == n).values(**values))

    def drop(n):
        return lambda: c.execute(s.log.delete().where(where, s.log.c.n == n))

    def swap(n):
        for old, new in ((n, -1), (n + 1, n), (-1, n + 1)):
            edit(old, n=new)()

    return [
        (edit(5, text="pass"), 5), (edit(6, at=1.0), 6), (edit(7, seat=3), 7),
        (edit(8, position=99), 8), (lambda: swap(4), 4), (drop(9), 9),
        (drop(length - 1), length - 1), (edit(3, hash=""), 3), (edit(2, client="x"), 2),
        (drop(length - 1), length - 1),
    ]  # fmt: skip


def test_a_damaged_row_is_named_by_the_check_of_the_archive(tmp_path, db, capsys):
    generate(tmp_path, 11, db, names=("parade",), finish=lambda n: n % 2 == 1)
    wanted = {}
    with exclusive(tmp_path, db) as c:
        ids = list(c.execute(select(s.tables.c.id).order_by(s.tables.c.id)).scalars())
        for i, id in enumerate(ids[:10]):
            act, entry = edits(c, id, len(log_of(c, id)))[i]
            act()
            wanted[id] = entry
    place = ["--db", db] if db else ["--data", str(tmp_path)]
    assert main(["archive", "check", *place, "--lang", "en"]) == 1
    said = capsys.readouterr().out.splitlines()
    for id, entry in wanted.items():
        (line,) = [line for line in said if id in line]
        assert f"damaged at entry {entry}." in line, line
    assert not any(ids[10] in line for line in said)


def test_the_log_of_a_table_that_has_not_begun_is_checked_too(tmp_path):
    generate(tmp_path, 2, names=("parade",), finish=lambda n: False)
    with exclusive(tmp_path, "") as c:
        ids = list(c.execute(select(s.tables.c.id).order_by(s.tables.c.id)).scalars())
        c.execute(s.log.delete().where(s.log.c.n > 0))
        begun = {"kind": "row", "text": ""}
        for id in ids:
            log = chained_log(id, [replace(log_of(c, id)[0], **begun)])
            c.execute(update(s.log).where(s.log.c.table == id).values(asdict(log[0])))
            c.execute(
                update(s.tables)
                .where(s.tables.c.id == id)
                .values(phase="waiting", head=log[0].hash)
            )
        c.execute(update(s.log).where(s.log.c.table == ids[1]).values(at=2.0))
        assert [v.table for v in map(check, stored_games(c))] == [ids[1]]


# at a live table


def damage(house, table, n, **values):
    with house.store.engine.begin() as c:
        c.execute(update(s.log).where(s.log.c.table == table, s.log.c.n == n).values(**values))


@async_test
async def test_a_damaged_log_is_refused_by_name_and_other_tables_go_on(tmp_path, db, caplog):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        bad, good = await me.play(), await me.play()
        lines = [await me.live(id) for id in (bad, good)]
        for line in lines:
            await line.my_turn()
            await line.move()
        house.hall.tables[bad].drop(even_if_busy=True)
        damage(house, bad, 1, seat=1, at=5.0)
        for _ in range(2):
            page = await me.get(f"/table/{bad}")
            assert page.status_code == 500 and "damaged at entry 1." in page.text
        french = await me.get(f"/table/{bad}", headers={"accept-language": "fr"})
        assert "abîmé à la ligne 1." in french.text
        await lines[1].play_on(random.Random(1))
        assert (await me.get("/")).status_code == 200
        copy = await me.post("/export")
        assert copy.status_code == 200
    told = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert told == [f"the log of table {bad} is damaged at entry 1"]


@async_test
async def test_a_table_in_memory_is_closed_when_its_log_turns_out_to_be_damaged(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (table, one, two):
        line = await somebody_is_asked(one, two)
        await line.move()
        damage(house, table, 0, at=5.0)
        found = house.hall.tables[table]
        found.doubtful = True
        said = await (await somebody_is_asked(one, two)).move()
        assert said["error"] == "log-damaged" and "entry 0." in said["text"]
        await asyncio.gather(one.reader, two.reader)
        assert table not in house.hall.tables and found.closed
        page = await one.guest.get(f"/table/{table}")
        assert page.status_code == 500 and "damaged at entry 0." in page.text


@async_test
async def test_everything_that_writes_to_a_log_keeps_its_chain(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (table, one, two):
        await two.guest.post("/name", name=NAME)
        await two.act("leave")
        await one.act("bot", seat=1, level="random")
        await one.play_on(random.Random(2))
        log = await house.store.log(table)
        assert sure(StoredTable, await house.store.table(table)).row.head == log[-1].hash
        seated = [e for e in log if NAME in e.text]
        assert seated and all(e.salt and not e.digest for e in seated)
        answer = await one.guest.post(f"/table/{table}/fork", n="3", level="random")
        fork = answer.headers["location"].rsplit("/", 1)[1]
        assert (await two.guest.post("/delete", sure="yes")).status_code == 200
        await one.guest.post("/register", login="Ariste", password="a long password")  # adopts
        for id in (table, fork):
            log = await house.store.log(id)
            head = sure(StoredTable, await house.store.table(id)).row.head
            assert head == log[-1].hash and damaged_at(id, log, head) is None
        log = await house.store.log(table)
        assert log[-1].text == "reload" and NAME not in str(log)
        assert [e.n for e in log if e.digest and not e.salt] == [e.n for e in seated]
    with read_only(tmp_path, db) as c:
        assert {check(game).kind for game in stored_games(c)} == {SAME, GOES_ON}


@async_test
async def test_a_process_that_knows_of_no_chain_cannot_write(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        table = await me.found()
        old = {k: v for k, v in asdict(PLAYED[0]).items() if k not in ("salt", "digest", "hash")}
        names = ", ".join(f'"{name}"' for name in ("table", *old))
        values = ", ".join(f":{name}" for name in ("table", *old))
        line = text(f"INSERT INTO log ({names}) VALUES ({values})")
        with pytest.raises(IntegrityError), sure(SqlStore, house.store).engine.begin() as c:
            c.execute(line, {"table": table, **old})


# logs of before


@pytest.fixture
def empty_db(db, cluster):
    """Where migrations have everything to do."""
    return db and cluster.fresh()


def old_database(data, db):
    """A database as it was before logs were chained, with two games in it."""
    engine, config = make_engine_of(data, db), configuration()
    dice, ((game, options, seats), *_) = random.Random(3), games_of(("parade",))
    with engine.begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, "0005")
        found = MetaData()
        found.reflect(c)
        for id, finish in (("a", True), ("b", False)):
            row, people, log = played(id, game, options, seats, dice, finish)
            chained = ("salt", "digest", "hash")
            entries = [{k: v for k, v in vars(e).items() if k not in chained} for e in log]
            entries.append(
                {**entries[-1], "n": len(log), "kind": SEAT, "text": SAT.text, "client": ""}
            )
            c.execute(insert(found.tables["tables"]), without(asdict(row), "head"))
            c.execute(insert(found.tables["seats"]), [{"table": id, **asdict(p)} for p in people])
            c.execute(insert(found.tables["log"]), [{"table": id, **e} for e in entries])
        c.execute(
            insert(found.tables["boxes"]).values(
                hash=game.box.hash, game=game.name, data=game.box.data
            )
        )
    return engine


def without(values, *names):
    return {k: v for k, v in values.items() if k not in names}


def rows_of(c, name):
    return [tuple(row) for row in c.execute(select(Table(name, MetaData(), autoload_with=c)))]


def test_logs_of_before_are_chained_when_the_house_opens(tmp_path, empty_db):
    engine = old_database(tmp_path, empty_db)
    with read_only(tmp_path, empty_db) as c:  # the check looks before the upgrade, too
        assert {check(game).kind for game in stored_games(c)} == {SAME, GOES_ON}
        before = {row[:9] for row in rows_of(c, "log")}
    migrate(engine)
    engine.dispose()
    with read_only(tmp_path, empty_db) as c:
        assert {row[:9] for row in rows_of(c, "log")} == before
        assert inspect(c).get_pk_constraint("log")["constrained_columns"] == ["table", "n"]
        for id in ("a", "b"):
            log = log_of(c, id)
            head = c.execute(select(s.tables.c.head).where(s.tables.c.id == id)).scalar_one()
            assert head == log[-1].hash and damaged_at(id, log, head) is None
            assert all(bool(e.salt) == (e.kind == SEAT) for e in log)
        assert {check(game).kind for game in stored_games(c)} == {SAME, GOES_ON}
    with exclusive(tmp_path, empty_db) as c:
        c.execute(update(s.log).where(s.log.c.table == "a", s.log.c.n == 2).values(at=1.0))
        assert [v.why for v in map(check, stored_games(c))].count("log-damaged") == 1


def test_a_migration_that_is_interrupted_leaves_everything_as_it_was(
    tmp_path, empty_db, monkeypatch
):
    engine = old_database(tmp_path, empty_db)
    with engine.connect() as c:
        before = rows_of(c, "log"), rows_of(c, "tables")
    add = Chainer.add

    def interrupted(self, row):
        if row["table"] == "b" and row["n"] == 3:
            raise KeyboardInterrupt
        return add(self, row)

    monkeypatch.setattr(Chainer, "add", interrupted)
    with pytest.raises(KeyboardInterrupt):
        migrate(engine)
    with engine.connect() as c:
        assert (rows_of(c, "log"), rows_of(c, "tables")) == before and schema_of(c) == "0005"
        assert "log_chained" not in inspect(c).get_table_names()
    monkeypatch.undo()
    migrate(engine)
    engine.dispose()
    with read_only(tmp_path, empty_db) as c:
        assert {check(game).kind for game in stored_games(c)} == {SAME, GOES_ON}


def test_the_newest_migration_is_where_all_others_lead():
    assert ScriptDirectory.from_config(configuration()).get_heads() == [NEWEST]


def test_nothing_is_written_to_logs_while_they_are_chained(tmp_path, cluster, monkeypatch):
    db = cluster.fresh()
    engine, add = old_database(tmp_path, db), Chainer.add
    refused: list[Any] = []

    def disturbed(self, row):
        if not refused:
            with psycopg.connect(db, options="-c lock_timeout=50ms") as c:
                with pytest.raises(psycopg.errors.LockNotAvailable) as error:
                    c.execute("UPDATE log SET budget = 1")
                refused.append(error)
        return add(self, row)

    monkeypatch.setattr(Chainer, "add", disturbed)
    migrate(engine)
    engine.dispose()
    assert refused


def test_an_entry_that_was_damaged_before_is_named_after_the_migration(tmp_path):
    engine = old_database(tmp_path, "")
    with engine.begin() as c:
        c.execute(text("UPDATE log SET text = '{' WHERE kind = 'seat' AND \"table\" = 'b'"))
    migrate(engine)
    engine.dispose()
    with read_only(tmp_path, "") as c:
        log = log_of(c, "b")
        assert damaged_at("b", log) == next(e.n for e in log if e.text == "{")
        assert damaged_at("a", log_of(c, "a")) is None


def test_a_backup_of_before_is_chained_when_it_is_restored(tmp_path, db, capsys):
    engine = old_database(tmp_path, "")
    engine.dispose()
    file = tmp_path / "old"
    place = ["--db", db] if db else ["--data", str(tmp_path / "new")]
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 0
    columns = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert not any("hash" in each.get("columns", ()) for each in columns if "table" in each
                   and each["table"] == "log")  # fmt: skip
    assert main(["restore", str(file), *place]) == 0
    with read_only(tmp_path / "new", db) as c:
        assert {check(game).kind for game in stored_games(c)} == {SAME, GOES_ON}
        assert all(c.execute(select(s.tables.c.head)).scalars())
    with exclusive(tmp_path / "new", db) as c:
        c.execute(s.log.delete().where(s.log.c.table == "a", s.log.c.n == 4))
        assert "log-damaged" in {check(game).why for game in stored_games(c)}
