"""How ids are spelled outside the components file."""

from __future__ import annotations


def dashed(id: str) -> str:
    """An id as words and moves spell it: without underscores and capitals."""
    return id.replace("_", "-").lower()
