"""People, what programs act for them with, and how they are told and found."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from .base import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("login", String(40)),
    Column("login_key", String(80), unique=True),  # how logins are compared
    Column("password", Text, nullable=False),
    Column("recovery", Text, nullable=False),
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("role", String(8), nullable=False, server_default=text("''")),
    Column("muted_until", Float, nullable=False, server_default=text("0")),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("bot", Boolean, nullable=False, server_default=false()),
)

letters = Table(
    "letters",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("mailed", Float, nullable=False),
    Column("away", Float, nullable=False),
    Column("away_from", Float, nullable=False, server_default=text("0")),
    Column("away_year", Integer, nullable=False, server_default=text("0")),
    Column("away_days", Integer, nullable=False, server_default=text("0")),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of what the cookie holds
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_sessions_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # of what the program knows
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("host", String(253), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("session", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("paused", String(32), nullable=False),
    Column("tried", Float, nullable=False),
    Column("result", String(32), nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("channel", String(32), nullable=False),
    Column("topic", String(48), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("table", String(32), nullable=False),
    Column("happened", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("lease", String(32), nullable=False),
    Column("leased", Float, nullable=False),  # until when the sender that has it is waited for
    Column("tries", Integer, nullable=False),
    UniqueConstraint("channel", "topic", name="one_of_a_topic"),
)

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table", String(32), primary_key=True),  # "" for all that say nothing else
    Column("rhythm", String(8), nullable=False),
    Column("kinds", JSON(none_as_null=True)),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("digest", Integer, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("near", Boolean, nullable=False),
    Column("strength", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

meetings = Table(
    "meetings",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),
    Column("by", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Column("created", Float, nullable=False),
)
