"""What owners read off their copies, and the boxes that a house made of it."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, Table, Text, UniqueConstraint

from .base import metadata

sayings = Table(
    "sayings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False, index=True),
    Column("path", String(80), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("row", JSON, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("hidden", Boolean, nullable=False),
    UniqueConstraint("person", "game", "path", name="one_saying_a_row"),
)

house_boxes = Table(
    "house_boxes",
    metadata,
    Column("game", String(80), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("rows", JSON, nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("undone", Float, nullable=False),
)
