"""A damaged database file: one clear line that names it and says what to do, never a traceback."""

import logging
import random
import sqlite3

import pytest

from chapiteau.cli import main
from server.archives import generate
from server.guests import Guest, async_test, opened
from server.operation.test_serve import started

DATAERR = 65  # as in sysexits
PAGE = 4096


def file_of(data):
    return data / "chapiteau.db"


def noise(data):
    file_of(data).write_bytes(random.Random(1).randbytes(5 * PAGE))


def truncated(data):
    whole = file_of(data).read_bytes()
    file_of(data).write_bytes(whole[: len(whole) // 2 - 100])


def overwritten(data):
    """The root of everything, with its header left as it was."""
    whole = bytearray(file_of(data).read_bytes())
    whole[100:PAGE] = random.Random(1).randbytes(PAGE - 100)
    file_of(data).write_bytes(whole)


DAMAGES = [noise, truncated, overwritten]


def root_page(data, name):
    with sqlite3.connect(file_of(data)) as c:
        (page,) = c.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return page


def spoil(data, name):
    """Bytes of noise in place of the page from which a table of the database is reached."""
    whole, at = bytearray(file_of(data).read_bytes()), (root_page(data, name) - 1) * PAGE
    whole[at : at + 600] = random.Random(2).randbytes(600)
    file_of(data).write_bytes(whole)


@pytest.fixture
def data(tmp_path):
    generate(tmp_path, 6, names=("parade",))
    with sqlite3.connect(file_of(tmp_path)) as c:
        c.execute("UPDATE tables SET private = 0")
        c.commit()  # and nothing of it lies in the files beside it
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        c.execute("PRAGMA journal_mode=DELETE")
    return tmp_path


def is_one_line(said, data):
    (line,) = said.strip().splitlines()
    assert str(file_of(data)) in line and "damaged" in line and "restore a backup" in line, line


@pytest.mark.parametrize("damage", DAMAGES)
def test_upkeep_of_a_damaged_file_is_refused_in_one_line(data, damage, capsys):
    whole = data / "whole"
    assert main(["backup", str(whole), "--data", str(data), "--lang", "en"]) == 0
    capsys.readouterr()
    damage(data)
    before = file_of(data).read_bytes()
    backup, restore = ["backup", str(data / "copy")], ["restore", str(whole)]
    for command in (backup, ["archive", "check"], restore):
        assert main([*command, "--data", str(data), "--lang", "en"]) == DATAERR
        is_one_line(capsys.readouterr().err, data)
    assert not list(data.glob("copy*")) and file_of(data).read_bytes() == before


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_doctor_says_that_a_file_is_damaged(data, damage, capsys):
    damage(data)
    assert main(["doctor", "--data", str(data), "--lang", "en"]) == 1
    said = capsys.readouterr()
    ill = [line for line in said.out.splitlines() if "damaged" in line]
    assert len(ill) == 1 and "estore a backup" in ill[0] and not said.err


@pytest.mark.parametrize("damage", DAMAGES)
@async_test
async def test_a_server_does_not_start_on_a_damaged_file(data, damage):
    damage(data)
    server = await started(data)
    assert await server.process.wait() == DATAERR
    is_one_line(server.said, data)


def test_a_damaged_page_of_the_log_is_told_by_the_doctor_and_by_a_backup(data, capsys):
    spoil(data, "log")
    assert main(["doctor", "--data", str(data), "--lang", "en"]) == 1
    assert "damaged" in capsys.readouterr().out
    assert main(["backup", str(data / "copy"), "--data", str(data), "--lang", "en"]) == DATAERR
    is_one_line(capsys.readouterr().err, data)
    assert main(["archive", "check", "--data", str(data), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert said.count("The log of this table cannot be read") == 6 and "parade" in said


@async_test
async def test_a_page_that_turns_out_to_be_damaged_closes_what_stands_on_it(data, caplog):
    spoil(data, "log")
    async with opened(data) as house, Guest(house.address) as me:
        for _ in range(2):
            page = await me.get("/table/000000000000000000000001")
            assert page.status_code == 500 and "cannot read its books" in page.text
        assert (await me.get("/login")).status_code == 200
    told = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert not any(r.exc_info for r in told)
    assert sum("restore a backup" in r.getMessage() for r in told) == 1


@async_test
async def test_what_is_no_text_and_no_json_is_damage_too(data, caplog):
    table = "000000000000000000000001"
    with sqlite3.connect(file_of(data)) as c:
        c.execute('UPDATE "log" SET text = CAST(X\'ff41\' AS TEXT) WHERE "table" = ?', (table,))
        c.execute("UPDATE tables SET options = '{' WHERE id LIKE '%2'")
    async with opened(data) as house, Guest(house.address) as me:
        for id in (table, "000000000000000000000002"):
            page = await me.get(f"/table/{id}")
            assert page.status_code == 500 and "cannot read its books" in page.text
        assert (await me.get("/table/000000000000000000000003")).status_code == 200
    assert not any(r.exc_info for r in caplog.records)
