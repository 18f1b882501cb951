"""Looking back at finished games, learning from them, and studying what boxes change."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, Table, Text, UniqueConstraint

from .base import metadata

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

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("own", String(32), nullable=False, index=True),
    Column("base", String(64), nullable=False),
    Column("house", JSON, nullable=False),
    Column("rows", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("asked", Float, nullable=False),
    Column("made", Float, nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("code", String(40), nullable=False),
    Column("why", String(40), nullable=False),
    Column("data", Text, nullable=False),
)
