"""Mini editions: own component files that make a game small enough for exact methods."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
MINI = "_mini"
"""With what their names end, so that nobody takes them for the published game."""


def minis() -> dict[str, Path]:
    """The component files of all mini editions, by name."""
    return {f"{file.stem}{MINI}": file for file in sorted(FOLDER.glob("*.toml"))}
