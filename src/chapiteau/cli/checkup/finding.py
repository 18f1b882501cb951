"""How something was found to be."""

from __future__ import annotations

from dataclasses import dataclass

WELL, NOTE, ILL = "well", "note", "ill"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: how it is, and what to say of it."""

    state: str
    id: str
    said: dict[str, str | int]


def found(state: str, id: str, **said: str | int) -> Finding:
    return Finding(state, id, said)
