"""Ratings: who began a game, in which order tables were counted, and what came of it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Integer, String, Table

from .base import metadata

entrants = Table(
    "entrants",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(40), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    # Two processes that count at once want the same number, so one of them begins again.
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("table", String(32), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(40), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("is_gone", Boolean, nullable=False),
    Column("moved", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("new_mu", Float, nullable=False),
    Column("new_sigma", Float, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("audience", String(8), nullable=False),
    Column("results", Boolean, nullable=False),
    Column("luck", Boolean, nullable=False),
)
