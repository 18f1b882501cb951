"""Dependencies point one way: the folder of a file says what it may need."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "chapiteau"
GAMES = sorted(p.parent.name for p in SOURCE.glob("games/*/__init__.py"))
ROOMS = {
    "box": {"core", "box"},
    "rules": {"core", "box", "rules"},
    "mind": {"core", "box", "rules", "mind"},
    "words": {"core", "box", "rules", "words", "house words"},
    "art": {"core", "box", "rules", "words", "art", "house words", "draw", "board"},
}
HOUSE = {
    "core": {"core"},
    "words": {"core", "words"},
    "draw": {"core", "words", "draw", "extras"},
    "bots": {"core", "words", "bots", "registry"},
    "review": {"core", "words", "bots", "lab", "registry", "review"},
    "client": {"client"},
    "editing": {"core", "words", "editing"},
    "conformance": {"core", "words", "conformance", "bots", "match"},
}
"""What else of the house each of its rooms may need; lab, cli, research and server need any."""


def needs(path):
    """The modules a file imports when it is loaded, as paths below `chapiteau`."""
    package = path.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not node.level or is_for_types(path, node):
            continue
        base = package[: len(package) - node.level + 1]
        yield (*base, *(node.module or "").split("."), *[alias.name for alias in node.names[:1]])


def is_for_types(path, node):
    """Whether a type checker alone sees this import."""
    lines = path.read_text("utf-8").splitlines()
    above = [line for line in lines[: node.lineno - 1] if line and not line.startswith(" ")]
    return node.col_offset > 0 and above[-1] == "if TYPE_CHECKING:"


def room_of(parts, game):
    """What the arrow points at: a room of the game itself, or one of the house."""
    parts = [part for part in parts if part]
    if parts[:2] == ["games", game]:
        return parts[2] if parts[2:] else ""
    return {"words": "house words"}.get(parts[0], parts[0])


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES)
def test_a_room_of_a_game_needs_only_what_lies_below_it(game, room):
    files = list((SOURCE / "games" / game / room).rglob("*.py"))
    assert files
    for path in files:
        found = {room_of(parts, game) for parts in needs(path)}
        assert found <= ROOMS[room], f"{path.relative_to(SOURCE)}: {found - ROOMS[room]}"


@pytest.mark.parametrize("room", HOUSE)
def test_a_room_of_the_house_needs_only_what_lies_below_it(room):
    for path in (SOURCE / room).rglob("*.py"):
        found = {next(part for part in parts if part) for parts in needs(path)}
        assert found <= HOUSE[room], f"{path.relative_to(SOURCE)}: {found - HOUSE[room]}"


def test_no_folder_is_a_warehouse():
    """Drawings are divided when they are drawn anew; the engine and its brushes may be fuller, and
    migrations stay for good."""
    for folder in [
        p for p in SOURCE.rglob("*") if p.is_dir() and p.name not in ("art", "draw", "versions")
    ]:
        modules = [p for p in folder.glob("*.py") if p.name != "__init__.py"]
        most = 20 if folder.name == "core" else 17
        assert len(modules) <= most, f"{folder.relative_to(SOURCE)}: {len(modules)} modules"
