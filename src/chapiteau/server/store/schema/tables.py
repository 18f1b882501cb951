"""Tables, their logs and their talk."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, Table, Text, false, text

from .base import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", String(16), nullable=False, index=True),
    Column("chat_open", Boolean, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    # A later column has a default or may be empty, so that older backups still fit.
    Column("box", String(64), nullable=False, server_default=text("''")),
    Column("origin", String(16), nullable=False, server_default=text("''")),
    Column("result", JSON(none_as_null=True)),
    Column("head", String(16), nullable=False, server_default=text("''")),
    Column("clock", JSON(none_as_null=True)),
    Column("due", Float, nullable=False, server_default=text("0"), index=True),
    Column("own_box", String(32), nullable=False, server_default=text("''")),
    Column("own_version", Integer, nullable=False, server_default=text("0")),
    Column("tournament", String(32), nullable=False, server_default=text("''")),
    Column("sealed", Boolean, nullable=False, server_default=false()),
)

boxes = Table(
    "boxes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("data", JSON, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("nonce", String(64), nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(40), nullable=False),
    Column("position", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("budget", Float, nullable=False, server_default=text("0")),
    Column("salt", String(16), nullable=False, server_default=text("''")),
    Column("digest", String(16), nullable=False, server_default=text("''")),
    # No default: a process that knows of no chain must not write beside those that do.
    Column("hash", String(16), nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

invited = Table(
    "invited",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
)
