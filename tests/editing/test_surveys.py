"""What a reader asks is what a form is made of: every key, its bounds, its words."""

import pytest

import chapiteau
from chapiteau.core.box import SOURCES, Field, parse
from chapiteau.core.box.fields import CHOICE, NUMBER
from chapiteau.core.errors import BadComponents
from chapiteau.editing import Maker, rows_of, sections_of, written
from chapiteau.editing.attempt import inner, surveyed
from chapiteau.editing.forms import kind_of
from chapiteau.editing.labels import SIGNS, Labels
from chapiteau.words import LANGUAGES

GAMES = chapiteau.games()
OPAQUE = {("trickerion", "trick_dark_alley/*", "end_game")}  # kept for an edition to come


def asked(game):
    """Every key that the reader asks for, once for all rows of a list: path, key, field."""
    found: dict[tuple[str, str], tuple[str, Field]] = {}
    for path, fields in surveyed(game, game.box.data).fields.items():
        for key, field in fields.items():
            if path not in ("", "meta") and not key.endswith("source"):
                found.setdefault((kind_of(path), key), (path, field))
    return [(path, key, field) for (_, key), (path, field) in found.items()]


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_every_row_is_asked_for_by_kind(name):
    game = GAMES[name]
    survey = surveyed(game, game.box.data)
    for path, fields in survey.fields.items():
        row = inner(game.box.data, path.split("/")) if path not in ("", "meta") else {}
        for key in row:
            if not key.endswith("source") and (name, kind_of(path), key) not in OPAQUE:
                assert fields[key].kind, (path, key)


def with_value(data, path, key, value):
    """A copy of a box with another value in one place."""
    if not path:
        return {**data, key: value} if isinstance(data, dict) else [
            value if i == int(key) else each for i, each in enumerate(data)
        ]  # fmt: skip
    step, _, rest = path.partition("/")
    deeper = with_value(data[int(step) if isinstance(data, list) else step], rest, key, value)
    return with_value(data, "", step, deeper)


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_just_outside_the_bounds_is_refused_at_that_row_and_key(name):
    game = GAMES[name]
    for path, key, field in asked(game):
        wrong = {NUMBER: (field.low - 1, field.high + 1), CHOICE: ("nothing of the kind",)}
        for value in wrong.get(field.kind, ()):
            with pytest.raises(BadComponents) as e:
                game.read_box(with_value(game.box.data, path, key, value))
            assert (e.value.path, e.value.key) == (path, key), (path, key, value, e.value.said)
            assert repr(value) == e.value.said["value"]


@pytest.mark.parametrize("name", GAMES)
def test_a_box_that_is_surveyed_is_the_box_that_is_played(name):
    game = GAMES[name]
    assert game.read_box(game.box.data).hash == game.box.hash
    assert surveyed(game, game.box.data).complaints == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_section_key_and_choice_is_said_in_words(name, lang):
    game = GAMES[name]
    labels = Labels(game, game.box, surveyed(game, game.box.data), lang)
    for section in game.box.data:
        assert section == "meta" or labels.words.has(f"box-section-{section.replace('_', '-')}")
    for path, key, field in asked(game):
        assert labels.key(key) != key or labels.words.has(f"box-field-{key}"), (path, key)
        for value in field.names if field.kind in ("choice", "choices") else ():
            is_plain = value in SIGNS or value in ("<", "I", "II", "III", "IV", "A", "B")
            said = labels.choice(value)
            assert is_plain or value.isdigit() or "_" not in said, (path, key, value)
            assert is_plain or value.isdigit() or said != value or knows(labels, value), value


def knows(labels, value):
    """Whether a word that is written like its id is a word all the same."""
    return any(labels.words.has(f"{noun}-{value}") for noun in ("box-choice", "colour", "age"))


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_on_the_list_tells_where_it_comes_from(name):
    game = GAMES[name]
    maker = Maker(game, game.box, surveyed(game, game.box.data), "en")
    sections = sections_of(maker)
    assert [s.name for s in sections] == [s for s in game.box.data if s != "meta"]
    for section in sections:
        rows = rows_of(maker, section.name)
        assert [row.sources for row in rows] == section.sources
        for row in rows:
            assert row.sources and set(row.sources) <= set(SOURCES)
            assert all(source in SOURCES for _, _, source in row.facts), (section.name, row)


@pytest.mark.parametrize("name", GAMES)
def test_a_box_is_written_as_the_file_that_is_read(name):
    data = GAMES[name].box.data
    assert parse(written(data), "again.toml") == data


def test_letters_that_toml_escapes_come_back():
    data = {"row": [{"id": 'a "b" \\ c', "odd key": "é\x7f\u2028", "deep": {"x": [1, [True]]}}]}
    assert parse(written(data), "odd.toml") == data


def test_where_a_place_lies_has_a_source_of_its_own():
    """`place_source` speaks of x and y, and the town itself is found all the same."""
    game = GAMES["three_ring_circus"]
    row = game.box.data["space"][0]
    assert (row["source"], row["place_source"]) == ("found", "reconstructed")
    maker = Maker(game, game.box, surveyed(game, game.box.data), "en")
    sources = {control.key: control.source for control in maker.row(row, "space/0")}
    assert (sources["x"], sources["y"], sources["kind"]) == (
        "reconstructed", "reconstructed", "found",
    )  # fmt: skip
