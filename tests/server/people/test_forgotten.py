"""Whoever is deleted is nowhere: in no table there is, whichever is added later."""

import asyncio

from sqlalchemy import JSON, Boolean, Float, Integer, String, insert

from chapiteau.server.store import schema as s
from chapiteau.server.store.offline import exclusive
from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import async_test
from server.pages.test_my_data import everything

ID, NAME = "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "Sganarelle"
PEOPLE = {"person", "host", "by", "about", "blocked", "owner", "who", "settled_by"}
"""What columns are called that hold the id of a person."""
OTHERS = {
    "box", "channel", "client", "code", "id", "lease", "login", "name", "own", "own_box", "paused",
    "puzzle", "result", "saying", "table", "tournament", "value", "why",
}  # fmt: skip
"""What other columns are called that an id would fit into."""
NO_PERSON = {s.channels.c.host, s.leases.c.owner}  # of a server on the net, of a process
SAID_TO_ALL = {s.own_boxes.c.name, s.tournaments.c.name}  # what was offered to everybody stays


def test_of_every_column_that_could_hold_a_person_it_is_known_whether_it_does():
    fitting = {
        column.name
        for table in s.metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, String) and column.type.length in (32, 40)
    }
    assert fitting <= PEOPLE | OTHERS


def naming(table):
    """Columns of a table that name a person."""
    return [c for c in table.columns if c.name in PEOPLE and c not in NO_PERSON]


def filled(table, n, about):
    """A row that names somebody in one column."""
    row = {column.name: anything(column, n) for column in table.columns}
    if "name" in row and table.c.name not in SAID_TO_ALL:
        row["name"] = NAME
    return {**row, about.name: ID}


def anything(column, n):
    if isinstance(column.type, JSON):
        return {}
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, (Integer, Float)):
        return n
    return f"{n}"


@async_test
async def test_no_row_names_somebody_who_was_deleted(tmp_path, db):
    with exclusive(tmp_path, db) as c:
        person = filled(s.people, 0, s.people.c.id)
        c.execute(insert(s.people).values({**person, "login": NAME, "login_key": NAME}))
        count = 0
        for table in s.metadata.tables.values():
            for column in naming(table):
                count += 1
                c.execute(insert(table).values(filled(table, count, column)))
    assert count > 25
    store = PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")
    await store.open()
    try:
        await store.delete_person(ID, NAME)
    finally:
        await store.close()
    kept = await asyncio.to_thread(everything, tmp_path, db)
    assert ID not in kept and NAME not in kept
