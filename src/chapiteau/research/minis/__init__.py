"""Mini editions: own component files that make a game small enough for exact methods."""

from __future__ import annotations

from pathlib import Path

from ...core.edition import Choice

FOLDER = Path(__file__).parent
MINI = "_mini"
"""With what their names end, so that nobody takes them for the published game."""
SETTINGS: dict[str, dict[str, Choice]] = {
    "carnavalesque_mini": {"deals": 512, "blind_draw": "random", "signs": False},
    "fourberies_mini": {"deals": 64},
}
"""What each is played with, unless one says otherwise: so many deals that none is told by a hand,
and chance points where a player would have 300 spots to choose from."""


def minis() -> dict[str, Path]:
    """The component files of all mini editions, by name."""
    return {f"{file.stem}{MINI}": file for file in sorted(FOLDER.glob("*.toml"))}
