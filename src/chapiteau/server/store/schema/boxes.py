"""Boxes that people have made: what they are called, and their versions."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, Table

from .base import metadata

own_boxes = Table(
    "own_boxes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("owner", String(32), nullable=False, index=True),  # "" once they have left
    Column("name", String(80), nullable=False),
    Column("audience", String(8), nullable=False, index=True),
    Column("hidden", Boolean, nullable=False),
    Column("newest", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

own_versions = Table(
    "own_versions",
    metadata,
    Column("box", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("base", String(64), nullable=False),
    Column("rows", JSON, nullable=False),
    Column("key", String(64), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Column("trouble", JSON(none_as_null=True)),
)
