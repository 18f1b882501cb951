"""Columns of new tables, as most of them are: never empty."""

from __future__ import annotations

import sqlalchemy as sa


def text(name: str, length: int, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, primary_key=primary_key)


def whole(name: str, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, primary_key=primary_key)


def real(name: str) -> sa.Column[float]:
    """A moment, or any other number."""
    return sa.Column(name, sa.Float, nullable=False)
