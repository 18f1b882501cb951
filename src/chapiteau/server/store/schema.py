"""The tables of the database; `migrations/` brings a file to this shape."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

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

# Programs that act for people.

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

# Telling people that a table waits.

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

# Looking for a game.

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

# When no process was there to take a move: clocks did not run.

outages = Table(
    "outages",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

# Looking back at finished games, and learning from them.

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("person", String(32), nullable=False, index=True),  # who asked; "" for the house
    Column("state", String(8), nullable=False, index=True),
    Column("asked", Float, nullable=False),
    Column("made", Float, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("figures", JSON(none_as_null=True)),
    Column("data", Text, nullable=False),
)

review_parts = Table(
    "review_parts",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(80), nullable=False),
    Column("weight", Integer, nullable=False),  # how much the error cost
    Column("common", Boolean, nullable=False),  # whether it may be shown to everybody
    Column("day", String(10)),  # on which it is
    UniqueConstraint("day", "game", name="one_puzzle_a_day"),
)

exercises = Table(
    "exercises",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("due", Float, nullable=False),
    Column("step", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# Several processes on one database; a single one needs none of these.

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),  # by the database's clock
)

leases = Table(
    "leases",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),  # as long as that process lives
)

marks = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Running a house.

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False, index=True),
    Column("table", String(32), nullable=False),
    Column("line", Integer, nullable=False),
    Column("said", Float, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("settled", Float, nullable=False, index=True),
    Column("settled_by", String(32), nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(32), nullable=False),
    Column("act", String(16), nullable=False),
    Column("about", String(32), nullable=False),
    Column("detail", String(80), nullable=False),
)

switches = Table(
    "switches",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(32), nullable=False),
)
