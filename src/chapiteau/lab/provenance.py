"""What made a figure: which code, of which commit, in which build."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .. import __version__, builds
from ..core.game import Game

PACKAGE = Path(__file__).parent.parent
ROOMS = ("rules", "box", "mind")
"""Of a game, these decide how it is played."""
STAMP = "commit.txt"
"""Where a build made from a commit keeps its name."""


def build() -> str:
    return builds.kind()


def version() -> str:
    return __version__


def code_of(game: Game[Any], bots: Iterable[str]) -> str:
    """A hash of all sources that decide how a game between bots goes."""
    hash = blake2b(digest_size=8)
    for file in [*_sources(game), *_own(bots)]:
        hash.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return hash.hexdigest()


def _sources(game: Game[Any]) -> Iterator[Path]:
    for folder in (PACKAGE / "core", PACKAGE / "bots", *(game.folder / room for room in ROOMS)):
        for ending in ("py", "toml", "json"):
            yield from sorted(folder.rglob(f"*.{ending}"))


def _own(bots: Iterable[str]) -> Iterator[Path]:
    """The modules of bots that somebody else wrote."""
    for bot in sorted(bots):
        module, colon, _ = bot.partition(":")
        spec = find_spec(module) if colon else None
        if spec and spec.origin and Path(spec.origin).is_file():
            yield Path(spec.origin)


def commit() -> str:
    """The commit that this package is of, with a + where it was edited since; empty if unknown."""
    stamp = PACKAGE / STAMP
    if stamp.is_file():
        return stamp.read_text("utf-8").strip()
    try:
        name = _git("rev-parse", "--short=7", "HEAD")
        return name + ("+" if _git("status", "--porcelain", "--", str(PACKAGE)) else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(*command: str) -> str:
    found = ["git", "-C", str(PACKAGE), *command]
    return subprocess.run(found, capture_output=True, check=True, text=True).stdout.strip()
