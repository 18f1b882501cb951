"""Backups: taken while moves are written, put back whole or not at all, into either store."""

import asyncio
import gzip
import json
import os
import random
import stat

import pytest
from sqlalchemy import func, select

from chapiteau.cli import main
from chapiteau.server.operation.archive_check import GOES_ON, NO_END, SAME, check, stored_games
from chapiteau.server.store import schema as s
from chapiteau.server.store.backup import PASSING
from chapiteau.server.store.offline import read_only
from server.archives import generate
from server.guests import Guest, async_test, opened
from server.operation.test_serve import served


def run(what, file, data, *more, db=""):
    place = ["--db", db] if db else ["--data", str(data)]
    return main([what, str(file), *place, "--lang", "en", *more])


def rows(data, db=""):
    """Everything in a database."""
    with read_only(data, db) as c:
        tables = [t for t in s.metadata.sorted_tables if t.name not in PASSING]
        return {
            t.name: [tuple(r) for r in c.execute(select(t).order_by(*t.primary_key))]
            for t in tables
        }


@pytest.fixture
def other(request, cluster):
    """A second store, empty: of the other kind than `db`."""
    return "" if request.getfixturevalue("db") else cluster.fresh()


def test_a_backup_of_one_kind_of_store_fits_into_the_other(tmp_path, db, other, capsys):
    generate(tmp_path / "a", 8, db, names=("parade", "fourberies"))
    file = tmp_path / "backup"
    assert run("backup", file, tmp_path / "a", db=db) == 0
    assert "8 tables" in capsys.readouterr().out
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert run("restore", file, tmp_path / "b", db=other) == 0
    assert rows(tmp_path / "a", db) == rows(tmp_path / "b", other)
    with read_only(tmp_path / "b", other) as c:
        assert {check(p).kind for p in stored_games(c)} == {SAME, GOES_ON}


@async_test
async def test_people_talk_and_sessions_come_back_and_the_game_goes_on(tmp_path, db, capsys):
    data, file = tmp_path / "a", tmp_path / "backup"
    async with opened(data, db=db) as house, Guest(house.address) as me:
        table = await me.play(level="random")
        line = await me.live(table)
        await line.act("chat", text="here I am")
        await me.post("/register", login="Ariste", password="a long password")
        await line.close()
        await asyncio.to_thread(run, "backup", file, data, db=db)
        cookies = dict(me.http.cookies)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "chapiteau.key").write_bytes((data / "chapiteau.key").read_bytes())
    assert run("restore", file, tmp_path / "b") == 0
    async with opened(tmp_path / "b") as house, Guest(house.address) as me:
        me.http.cookies.update(cookies)
        line = await me.live(table)
        assert line.table["seat"] == 0 and line.chat[0]["text"] == "here I am"
        await line.play_on(random.Random(1))


@async_test
async def test_a_backup_is_consistent_while_moves_are_being_written(tmp_path, capsys):
    async with served(tmp_path / "a") as server:
        guests = [Guest(server.address) for _ in range(3)]
        lines = [await g.live(await g.play(level="random", game="fourberies")) for g in guests]
        playing = [
            asyncio.create_task(line.play_on(random.Random(n))) for n, line in enumerate(lines)
        ]
        sizes = []
        for n in range(6):
            file = tmp_path / f"backup-{n}"
            assert await asyncio.to_thread(run, "backup", file, tmp_path / "a") == 0
            assert await asyncio.to_thread(run, "restore", file, tmp_path / f"b{n}") == 0
            with read_only(tmp_path / f"b{n}", "") as c:
                verdicts = [check(p) for p in stored_games(c)]
                assert len(verdicts) == 3 and {v.kind for v in verdicts} <= {GOES_ON, SAME}
                sizes.append(c.execute(select(func.count()).select_from(s.log)).scalar_one())
            while len(lines[0].frames) < 12 * (n + 1) and not lines[0].is_over:
                lines[0].changed.clear()
                await lines[0].changed.wait()
        await asyncio.gather(*playing)
        for guest in guests:
            await guest.__aexit__()
    assert sizes == sorted(sizes) and sizes[-1] > sizes[0]


@async_test
async def test_nothing_is_put_back_under_a_server_or_over_other_tables(tmp_path, db, capsys):
    data, file = tmp_path / "a", tmp_path / "backup"
    generate(data, 3, db, names=("parade",))
    run("backup", file, data, db=db)
    before = rows(data, db)
    async with opened(data, db=db):
        for more in ([], ["--force"]):
            assert (
                await asyncio.to_thread(run, "restore", file, data, *more, db=db) == os.EX_TEMPFAIL
            )
            said = capsys.readouterr().err
            assert "server" in said and "Traceback" not in said
    assert run("restore", file, data, db=db) == os.EX_CANTCREAT
    assert "There are 3 tables in this database; --force" in capsys.readouterr().err
    assert rows(data, db) == before
    generate(tmp_path / "c", 2, names=("parade",), seed=5)
    run("backup", tmp_path / "other", tmp_path / "c")
    assert run("restore", tmp_path / "other", data, "--force", db=db) == 0
    assert rows(data, db) == rows(tmp_path / "c")


def test_a_file_that_is_there_is_not_written_over(tmp_path, capsys):
    generate(tmp_path / "a", 1, names=("parade",))
    file = tmp_path / "backup"
    file.write_text("mine")
    assert run("backup", file, tmp_path / "a") == os.EX_CANTCREAT
    assert "is there already" in capsys.readouterr().err and file.read_text() == "mine"
    assert run("backup", file, tmp_path / "a", "--force") == 0
    nowhere = tmp_path / "no" / "such" / "folder"
    assert run("backup", nowhere, tmp_path / "a") == os.EX_CANTCREAT
    assert run("backup", tmp_path / "x", tmp_path / "nothing") == os.EX_NOINPUT
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "nothing").exists()


def test_what_is_no_whole_backup_changes_nothing(tmp_path, capsys):
    generate(tmp_path / "a", 3, names=("parade",))
    run("backup", tmp_path / "good", tmp_path / "a")
    good = (tmp_path / "good").read_bytes()
    lines = gzip.decompress(good).splitlines(keepends=True)
    head, some = json.loads(lines[0]), lines[5]
    bad = {
        "cut": good[: len(good) // 2],
        "garbled": good[:-30] + b"x" * 30,
        "plain": b"hello",
        "empty": b"",
        "no end": gzip.compress(b"".join(lines[:-1])),
        "row lost": gzip.compress(b"".join(line for line in lines if line is not some)),
        "row changed": gzip.compress(b"".join(lines).replace(b"Player 0", b"Player 9")),
        "newer": gzip.compress(json.dumps({**head, "format": 2}).encode() + b"".join(lines[1:])),
        "unknown": gzip.compress(b"".join(lines).replace(b'"nonce"', b'"nonse"')),
    }
    before = rows(tmp_path / "a")
    for name, data in bad.items():
        (tmp_path / "bad").write_bytes(data)
        for more in ([], ["--force"]):
            code = run("restore", tmp_path / "bad", tmp_path / "a", *more)
            assert code == os.EX_DATAERR or (code == os.EX_CANTCREAT and not more), name
            said = capsys.readouterr().err
            assert "othing was changed" in said and "Traceback" not in said, name
        assert run("restore", tmp_path / "bad", tmp_path / "new") == os.EX_DATAERR, name
        assert rows(tmp_path / "new")["tables"] == [], name
    assert rows(tmp_path / "a") == before
    assert run("restore", tmp_path / "missing", tmp_path / "new") == os.EX_NOINPUT


def test_a_backup_of_an_older_shape_is_understood(tmp_path, capsys):
    generate(tmp_path / "a", 2, names=("parade",))
    run("backup", tmp_path / "new", tmp_path / "a")
    out, skip = [], 0
    for line in map(json.loads, gzip.decompress((tmp_path / "new").read_bytes()).splitlines()):
        if isinstance(line, dict) and "table" in line:
            columns = line["columns"]
            skip = len(columns) - columns.index("result") if line["table"] == "tables" else 0
            if skip:
                line["columns"] = columns[:-skip]
        elif isinstance(line, list) and skip:
            line = line[:-skip]
        out.append(line)
    from chapiteau.server.store.backup import Count, encoded

    count = Count(out[-1]["end"])
    body = b"".join(count.line(encoded(line)) for line in out[:-1])
    end = encoded({"end": count.rows, "digest": count.digest.hexdigest()})
    (tmp_path / "old").write_bytes(gzip.compress(body + end))
    assert run("restore", tmp_path / "old", tmp_path / "b") == 0
    with read_only(tmp_path / "b", "") as c:
        assert {check(p).kind for p in stored_games(c)} == {GOES_ON, NO_END}
