"""Which rooms of the server may know which: read from the imports, also those inside functions."""

import ast
from pathlib import Path

import pytest

import chapiteau.server

SERVER = Path(chapiteau.server.__file__).parent
PACKAGE = "chapiteau.server"
MODULES = sorted(p for p in SERVER.rglob("*.py") if "migrations" not in p.parts)
BELOW_PAGES = (
    "answers",
    "tables",
    "live",
    "thinking",
    "store",
    "cluster",
    "people",
    "notices",
    "clocks",
    "meeting",
    "ratings",
    "programs",
    "operation",
    "reviews",
    "tournaments",
    "studies",
    "confirming",
)
STORE_MAY_KNOW = ("store", "refusal", "settings")
MOST_LINES, MOST_COLUMNS, MOST_MODULES = 300, 100, 17


def name_of(path):
    return ".".join([PACKAGE, *path.relative_to(SERVER).with_suffix("").parts])


def imports(source, module):
    """Everything of this project that a module imports, by its full name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{each.name}" for each in node.names)


def rooms(source, module):
    """The rooms of the server that a module knows."""
    for name in imports(source, module):
        if name.startswith(f"{PACKAGE}."):
            yield name.split(".")[2]


def wrong(source, module):
    """What a module must not import, and does."""
    room = module.split(".")[2]
    known = set(rooms(source, module))
    if room == "store":
        return known - set(STORE_MAY_KNOW)
    return known & {"pages", "app"} if room in BELOW_PAGES else set()


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(SERVER)))
def test_arrows_point_from_pages_to_the_rest_and_from_all_to_the_store(path):
    assert wrong(path.read_text(), name_of(path)) == set()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tables.hall", "from ..pages.visit import Visitor"),
        ("live.socket", "from ..pages import visit"),
        ("thinking.bots", "def late():\n    from ..pages import visit"),
        ("operation.health", "import chapiteau.server.pages.visit"),
        ("people.export", "from .. import pages"),
        ("store.sqlstore", "from ..tables.state import TableState"),
        ("store.postgres", "from chapiteau.server.cluster import bus"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(module, source):
    assert wrong(source, f"{PACKAGE}.{module}")


def test_modules_are_short_and_rooms_have_few_of_them():
    for path in MODULES:
        lines = path.read_text().splitlines()
        assert len(lines) <= MOST_LINES, path
        assert all(len(line) <= MOST_COLUMNS for line in lines), path
    for room in {path.parent for path in MODULES}:
        assert len([p for p in room.glob("*.py") if p.name != "__init__.py"]) <= MOST_MODULES, room
