"""The rules alone need next to nothing, and every extra brings what is done with it."""

import re
import runpy
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from chapiteau import extras
from chapiteau.cli import main
from chapiteau.cli.main import DO

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OPTIONAL = PROJECT["project"]["optional-dependencies"]
PINNED = dict(
    line.split("==")
    for line in (ROOT / "tools" / "constraints.txt").read_text("utf-8").split()
    if "==" in line
)
PLAYED = """
import chapiteau
from chapiteau.bots import IN_THE_LAB, ask, make_bot
m = chapiteau.new("fourberies", seats=3, seed=7)
bot = make_bot("random", m.game)
while not m.over:
    m.play(m.to_act[0], ask(m, m.to_act[0], bot, IN_THE_LAB))
assert m.view(0).over and chapiteau.restore(m.snapshot()).hash == m.hash
again = chapiteau.load(m.record().text).match
assert again.hash == m.hash
"""
SPOKEN = """
print(m.log(0, "fr")[-1], m.outline(lang="en"))
"""
FLUENT = {"fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"}


def loaded(code):
    """The modules that a program has read at its end."""
    told = f"{code}\nimport sys; print('loaded', *sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return set(done.stdout.rpartition("loaded ")[2].split())


def strangers(modules):
    """Packages that are neither Python's own nor games."""
    tops = {name.partition(".")[0] for name in modules}
    return {
        name
        for name in tops - sys.stdlib_module_names
        if not name.startswith("chapiteau") and "mypyc" not in name and not name.startswith("_")
    }


def test_to_import_it_reads_the_engine_and_no_more():
    found = loaded("import chapiteau")
    heavy = {"asyncio", "email", "importlib.metadata", "multiprocessing", "socket", "sqlite3"}
    heavy |= {"chapiteau.draw", "chapiteau.bots", "chapiteau.server", "chapiteau.lab"}
    assert not found & heavy and not strangers(found - loaded(""))
    assert not [name for name in found if name.startswith("chapiteau.games.")]


def test_one_game_is_played_without_reading_the_others():
    found = loaded('import chapiteau; chapiteau.new("fourberies")')
    assert {name.split(".")[2] for name in found if name.startswith("chapiteau.games.")} == {
        "fourberies"
    }


def test_games_are_played_recorded_and_replayed_with_nothing_but_python():
    assert not strangers(loaded(PLAYED) - loaded(""))


def test_a_program_plays_at_a_house_with_nothing_but_python():
    found = loaded("import chapiteau.client")
    assert not strangers(found - loaded("")) and "chapiteau.server" not in found


def test_texts_bring_fluent_and_no_more():
    found = strangers(loaded(PLAYED + SPOKEN) - loaded(""))
    assert "fluent" in found and found <= FLUENT


def test_the_core_requires_fluent_alone():
    assert [Requirement(r).name for r in PROJECT["project"]["dependencies"]] == ["fluent.runtime"]


def required(extra):
    """The distributions that an extra names, also by way of others."""
    for requirement in map(Requirement, OPTIONAL[extra]):
        if requirement.name == "chapiteau":
            for other in requirement.extras:
                yield from required(other)
        else:
            yield canonicalize_name(requirement.name)


@pytest.mark.parametrize("extra", [name for name in extras.EXTRAS if name != "ray"])
def test_an_extra_brings_all_that_is_imported_for_it(extra):
    brought = packages_distributions()
    imported = {canonicalize_name(brought[name][0]) for name in extras.EXTRAS[extra]}
    fonts = {name for name in required(extra) if name.startswith("fontpkg-")}
    assert imported == set(required(extra)) - fonts


def test_every_requirement_has_a_range_and_the_constraints_lie_in_it():
    parts = PROJECT["project"]["dependencies"] + [r for e in OPTIONAL for r in OPTIONAL[e]]
    parts += PROJECT["build-system"]["requires"]
    parts += PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"][
        "dependencies"
    ]
    for requirement in map(Requirement, parts):
        if requirement.name != "chapiteau":
            assert PINNED[canonicalize_name(requirement.name)] in requirement.specifier, requirement
    users = [r for e in extras.EXTRAS for r in OPTIONAL[e]] + PROJECT["project"]["dependencies"]
    for requirement in map(Requirement, users):
        is_range = any(s.operator == ">=" for s in requirement.specifier)
        assert requirement.name == "chapiteau" or is_range, requirement


def test_constraints_name_versions_and_no_addresses():
    lines = (ROOT / "tools" / "constraints.txt").read_text("utf-8").splitlines()[1:]
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[\w.!+-]+", line)] == []


ASKED = {
    "play": ["play"],
    "serve": ["serve"],
    "arena": ["arena", "fourberies", "random", "novice"],
    "report": ["report", "fourberies"],
    "train": ["train", "fourberies"],
    "yardsticks": ["yardsticks"],
    "benchmark": ["benchmark"],
    "dataset": ["dataset", "fourberies"],
    "draw": ["draw", "fourberies", "--out", "x.svg"],
    "backup": ["backup", "x"],
    "restore": ["restore", "x"],
    "archive": ["archive", "check"],
    "admin": ["admin"],
    "box": ["box", "export", "fourberies"],
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", [name for name, command in DO.items() if command.extra])
def test_a_missing_extra_is_one_line_that_says_what_to_install(command, lang, monkeypatch, capsys):
    extra = DO[command].extra
    lacking = extras.EXTRAS[extra][-1]
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == lacking else name)
    assert main([*ASKED[command], "--lang", lang]) == 69
    said = capsys.readouterr().err
    assert f'pip install "chapiteau[{extra}]"' in said and said.count("\n") == 1


BLIND = """
import sys
sys.modules["lucide"] = None
import chapiteau
match = chapiteau.new("fourberies")
assert match._repr_svg_() is None
try:
    match.scene()
except chapiteau.ChapiteauError as error:
    print(error)
"""


def test_a_picture_without_its_packages_says_what_to_install():
    done = subprocess.run([sys.executable, "-c", BLIND], capture_output=True, text=True, check=True)
    assert "chapiteau[draw]" in done.stdout


def test_wheels_are_compiled_by_what_a_working_copy_compiles_with():
    compiling = runpy.run_path(str(ROOT / "tools" / "compile.py"))
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    assert tuple(hook["dependencies"]) == compiling["COMPILER"]
    assert (ROOT / hook["path"]).is_file() and not hook["enable-by-default"]
