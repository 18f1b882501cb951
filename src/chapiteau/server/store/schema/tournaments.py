"""Tournaments: what each is to be, who takes part, and who sat where in which round."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, Table

from .base import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("form", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("group_size", Integer, nullable=False),
    Column("duplicate", Boolean, nullable=False),
    Column("filling", String(8), nullable=False),
    Column("level", String(20), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("programs", Boolean, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("seed", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("starts", Float, nullable=False),
    Column("phase", String(16), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("touched", Float, nullable=False),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("number", String(64), nullable=False),
    Column("group", Integer, nullable=False),
    Column("gone", String(8), nullable=False),
    Column("joined", Float, nullable=False),
)

tournament_seats = Table(
    "tournament_seats",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),  # the number of the table in its round
    Column("table", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("is_out", Boolean, nullable=False),
)
