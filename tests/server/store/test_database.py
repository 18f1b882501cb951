"""A database that cannot be used: why, in our own words in every language."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from chapiteau.server.refusal import Refused
from chapiteau.server.store.offline import exclusive, read_only
from chapiteau.server.store.sqlite import make_engine
from chapiteau.words import LANGUAGES
from chapiteau.words.telling import say_error
from server.operation.test_serve import free_port

FILE = "chapiteau.db"
PEOPLE = text(
    "INSERT INTO people (id, name, created, password, recovery)"
    " VALUES (hex(randomblob(20)), 'x', 1, '', '')"
)


@pytest.fixture
def data(tmp_path):
    """A house that has been open once."""
    with exclusive(tmp_path, ""):
        pass
    return tmp_path


def refused(work) -> Refused:
    with pytest.raises(Refused) as found:
        work()
    return found.value


def check(error: Refused, why: str, *foreign: str) -> None:
    assert error.said["why"] == why, error.said
    for lang in LANGUAGES:
        line = say_error(lang, error)
        assert not [words for words in foreign if words in line], line


def wrong_with(c, pragma: str, times: int = 1) -> None:
    c.exec_driver_sql(f"PRAGMA {pragma}")
    for _ in range(times):
        c.execute(PEOPLE)


def test_a_disk_that_is_full(data):
    def fill():
        with exclusive(data, "") as c:
            wrong_with(c, "max_page_count = 1", 2_000)

    check(refused(fill), "full", "disk is full ")


def test_a_database_that_may_only_be_read(data):
    def write():
        with exclusive(data, "") as c:
            wrong_with(c, "query_only = 1")

    check(refused(write), "read-only", "readonly")


def test_a_database_that_somebody_else_writes_to(data, monkeypatch):
    def impatient(path: Path):
        engine = make_engine(path)
        with engine.connect() as c:  # kept by the pool
            c.exec_driver_sql("PRAGMA busy_timeout = 0")
        return engine

    def write():
        with exclusive(data, "") as c:
            c.execute(PEOPLE)

    monkeypatch.setattr("chapiteau.server.store.offline.make_engine", impatient)
    other = sqlite3.connect(data / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    check(refused(write), "locked", "database is locked")
    other.close()


def test_a_file_that_cannot_be_opened(data):
    (data / FILE).unlink()
    (data / FILE).mkdir()
    check(refused(lambda: make_and_read(data)), "closed", "unable to open")


def make_and_read(data):
    """As if the file had been taken away between a look and the opening."""
    from chapiteau.server.store.database import refuse_database_errors

    engine = make_engine(data / FILE)
    with refuse_database_errors(engine.url), engine.connect() as c:
        c.exec_driver_sql("SELECT 1")


def look(data, db=""):
    with read_only(data, db) as c:
        c.exec_driver_sql("SELECT name FROM sqlite_master")


def test_noise_was_never_a_database(tmp_path):
    (tmp_path / FILE).write_bytes(bytes(range(1, 256)) * 40)
    check(refused(lambda: look(tmp_path)), "not-a-database", "file is not a database")


def test_a_server_that_does_not_let_us_in(cluster, tmp_path):
    url = cluster.fresh()
    there, nobody = url.partition("?")[2], f"127.0.0.1:{free_port()}"
    for db, why in (
        (f"postgresql://me:secret@{nobody}/house", "unreachable"),
        ("postgresql://me:secret@no-such-host.invalid/house", "no-host"),
        (f"postgresql://postgres@/no_such_house?{there}", "no-such"),
        (f"postgresql://no_such_role@/postgres?{there}", "login"),
    ):
        error = refused(lambda db=db: look(tmp_path, db))
        check(error, why, "connection", "failed", "exist", "resolve", "secret")


def test_what_nobody_foresaw_is_told_as_the_database_says_it(data):
    def nonsense():
        with exclusive(data, "") as c:
            c.exec_driver_sql("SELECT nonsense")

    error = refused(nonsense)
    assert error.said["why"] == "other" and "nonsense" in say_error("fr", error)
