"""Whatever is wrong around a command, it says one line that names it, and changes nothing."""

import os
import re
import sys

import pytest
from server import guests  # whose passwords cost little

import chapiteau
from chapiteau.cli import main
from cli.damage import DAMAGE, record
from cli.surroundings import ROWS, furnish

assert guests
LONGEST = 400
ENGLISH = re.compile(
    r"Expect|Invalid|Unbalanced|at line|not a database|malformed|disk I/O|unable to open|readonly"
    r"|locked|connection|failed|could not|No such|denied|refused|does not exist"
)
"""What libraries say, which no French line repeats."""
BEGINNINGS = ("new", "chapiteau.key", "chapiteau.lock", "chapiteau.db-wal", "chapiteau.db-shm")
"""What a house makes before it opens, and finds again the next time."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    found = tmp_path_factory.mktemp("surroundings")
    furnish(found)
    return found


@pytest.fixture
def here(folder, monkeypatch):
    """The folder that commands run in, without settings of this machine."""
    for name in [name for name in os.environ if name.startswith(("CHAPITEAU_", "LC_", "LANG"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(folder)
    sys.set_int_max_str_digits(sys.int_info.default_max_str_digits)  # as no other test left it
    monkeypatch.setattr("chapiteau.cli.serve.announce", opened)
    return folder


def opened(text):
    """A house that opens where it should not would stay open."""
    raise AssertionError(text)


def contents(folder):
    """What lies in a folder: nothing may be lost, overwritten or left behind."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.name not in BEGINNINGS and path.parent != folder / "new":
            seen = path.lstat()
            is_kept = not path.is_dir() and path.suffix != ".db"  # which a look touches
            found[str(path.relative_to(folder))] = seen.st_size, is_kept and seen.st_mtime_ns
    return found


def one_line(said):
    return said.endswith("\n") and said.count("\n") == 1 and len(said) <= LONGEST


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.wrong[:60])
def test_what_is_wrong_around_a_command_is_one_line(row, here, monkeypatch, capsys):
    for name, value in row.env.items():
        monkeypatch.setenv(name, value)
    before = contents(here)
    codes, lines = [], {}
    for lang in ("en", "fr"):
        monkeypatch.setenv("LC_ALL", lang)
        codes.append(main(row.command))
        out, lines[lang] = capsys.readouterr()
        assert out == ""
    assert row.names in lines["en"], lines
    assert one_line(lines["en"]) and one_line(lines["fr"]), lines
    assert "do-not-tell" not in lines["en"] + lines["fr"]
    assert not ENGLISH.search(lines["fr"]), lines
    assert codes == [row.code] * 2, lines
    assert contents(here) == before


def test_there_are_enough_of_them():
    assert len({(*row.command, *row.env.items()) for row in ROWS}) >= 200


@pytest.mark.parametrize(
    ("text", "line", "column", "shown"),
    [
        ("a = 1\nthis is = = no toml\n", "2", "6", "this is = = no toml"),
        ("[deck", "1", "6", "[deck"),
        ("a = 1\nb = [1,\n", "2", "8", "b = [1,"),
    ],
)
def test_a_file_that_is_no_toml_is_named_with_line_and_column(text, line, column, shown, tmp_path):
    (tmp_path / "mine.toml").write_text(text)
    with pytest.raises(chapiteau.BadComponents) as found:
        chapiteau.new("parade", components=tmp_path / "mine.toml")
    said = found.value.said
    assert [said.get(key, "") for key in ("line", "column", "text")] == [line, column, shown]


@pytest.mark.parametrize(("name", "harm", "said"), DAMAGE, ids=[name for name, _, _ in DAMAGE])
def test_what_is_wrong_with_a_record_is_one_line_of_the_library(name, harm, said):
    with pytest.raises(chapiteau.ChapiteauError) as found:
        assert chapiteau.load(harm(record())).match
    line = str(found.value)
    assert said in line and "\n" not in line and len(line) < LONGEST
