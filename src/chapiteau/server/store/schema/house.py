"""The house itself: when it was down, its processes, and those who run it."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, Float, Integer, String, Table, Text, text

from .base import metadata

outages = Table(
    "outages",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

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
    Column("box", String(32), nullable=False, server_default=text("''")),
    Column("saying", String(32), nullable=False, server_default=text("''")),
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
