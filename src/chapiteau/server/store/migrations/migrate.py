"""Bring a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, select, text

ONE_AT_A_TIME = 20_531  # any number that is ours
SCRIPTS = Path(__file__).parent
NEWEST = max(file.stem for file in SCRIPTS.glob("versions/0*.py")).partition("_")[0]


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def migrate(engine: Engine) -> None:
    """Run every migration that this file has not seen."""
    config = configuration()
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":  # of processes that start together, one at a time
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # a long log takes long
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        if schema_of(connection) != NEWEST:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def schema_of(connection: Connection) -> str:
    """Which migrations this database has seen; nothing for one that is new."""
    return MigrationContext.configure(connection).get_current_revision() or ""
