"""Every shape that a database ever had leads to that of today, with all that was in it."""

from datetime import UTC, datetime

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Boolean, DateTime, Float, Integer, MetaData, insert, select

from chapiteau.server.store.migrations.migrate import NEWEST, SCRIPTS, configuration, migrate
from chapiteau.server.store.offline import make_engine_of
from chapiteau.server.store.schema import metadata

SHAPES = sorted(file.stem.partition("_")[0] for file in SCRIPTS.glob("versions/0*.py"))
UNUSED = {"alembic_version", "log", "log_chained"}  # a log has tests of its own: it is chained


def anything(column):
    if isinstance(column.type, JSON):
        return {}
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, DateTime):
        return datetime.fromtimestamp(1, UTC)
    return 1 if isinstance(column.type, (Integer, Float)) else "1"


def rows_of(connection):
    """What each table holds, without columns that are added or leave later."""
    found = MetaData()
    found.reflect(connection)
    tables = [t for t in found.sorted_tables if t.name not in UNUSED]
    return {t.name: connection.execute(select(t)).mappings().all() for t in tables}


@pytest.mark.parametrize(
    ("shape", "kind"),
    [*[(shape, "sqlite") for shape in SHAPES], *[(shape, "postgres") for shape in SHAPES[::6]]],
)
def test_a_row_in_every_table_of_every_shape_comes_along(tmp_path, request, shape, kind):
    db = request.getfixturevalue("cluster").fresh() if kind == "postgres" else ""
    engine, config = make_engine_of(tmp_path, db), configuration()
    with engine.begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, shape)
        found = MetaData()
        found.reflect(c)
        for table in found.sorted_tables:
            if table.name not in UNUSED:
                row = {column.name: anything(column) for column in table.columns}
                c.execute(insert(table).values(row))
        before = rows_of(c)
    migrate(engine)
    with engine.connect() as c:
        context = MigrationContext.configure(c)
        assert context.get_current_revision() == NEWEST
        assert compare_metadata(context, metadata) == []
        for name, rows in before.items():
            (now,) = c.execute(select(metadata.tables[name])).mappings().all()
            (then,) = rows
            kept = then.keys() & now.keys()
            assert {key: now[key] for key in kept} == {key: then[key] for key in kept}
    engine.dispose()
