"""Whatever is sent as a box: it is read within bounds or refused in one line, and never more."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chapiteau
from chapiteau.core.box import differences, patched
from chapiteau.core.errors import BadComponents
from chapiteau.editing import differing, written
from chapiteau.server.boxes.reading import (
    LONGEST_DIFFERENCE,
    ReadBox,
    Writing,
    numbered,
    read_writing,
)
from chapiteau.words.telling import say_error
from server.boxes.shelves import FOURBERIES

ODD = ("", "[[", '"', "9" * 30, "\x00", "= {", "'''")
GAMES = {name: game for name, game in chapiteau.games().items() if game.board.is_drawn}
HOSTILE = "</svg><script>alert(1)</script>\"'&{ $x }"
VALUES = st.recursive(
    st.one_of(
        st.integers(-3, 200), st.just(10**30), st.floats(allow_nan=False), st.booleans(),
        st.dates(), st.sampled_from(["", HOSTILE, "x" * 300, "a\u202eb", "orange", "I", "found"]),
    ),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.sampled_from(["id", "en", "source", HOSTILE]), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


def toml(value):
    """Like the house writes it, and dates, which it never does."""
    return written({"x": {"y": value}}).partition("y = ")[2].strip()


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_no_file_breaks_the_reader(name, data):
    """It is a box whose rows say all that differs, or there is a sentence that says why not."""
    game = GAMES[name]
    section = data.draw(st.sampled_from([*game.box.data, "unknown", "__class__"]))
    rows = game.box.data.get(section, {"id": "x"})
    row = dict(rows[0] if isinstance(rows, list) else rows)
    key = data.draw(st.sampled_from([*row, "name", "steps", "extra"]))
    lines = {**{k: toml(v) for k, v in row.items()}, key: toml(data.draw(VALUES))}
    head = data.draw(st.sampled_from([f"[{section}]", f"[[{section}]]"]))
    text = "\n".join([head, *[f"{json.dumps(k)} = {v}" for k, v in lines.items()]])
    found = read_writing(Writing(name, game.box.hash, text=text))
    check(game, found)


def check(game, found: ReadBox):
    if found.error:
        assert found.error != "box-unreadable"
        for lang in ("en", "fr"):
            said = say_error(lang, BadComponents(found.error, found.said))
            assert said and "\n" not in said and len(said) < 600
        return
    box = game.read_box(patched(game.box.data, numbered(found.rows)))
    assert differences(game.box.data, box.data) == found.rows
    assert sum(map(len, found.rows)) <= LONGEST_DIFFERENCE
    differing(game, game.box, box, "fr")


@pytest.mark.parametrize("name", GAMES)
def test_no_damaged_file_breaks_the_reader(name):
    """Bits of the house's own file, cut out, doubled and put elsewhere."""
    game, dice = GAMES[name], random.Random(name)
    whole = (game.folder / "box" / "components.toml").read_text("utf-8")
    for _ in range(25):
        text = whole
        for _ in range(dice.randint(1, 4)):
            at, length, to = (
                dice.randrange(len(text)),
                dice.randint(1, 80),
                dice.randrange(len(text)),
            )
            piece = dice.choice(
                [text[at : at + length], "", "[[", '"', "9" * 30, "\x00", "= {", "'''"]
            )
            text = text[:to] + piece + text[to + dice.choice([0, length]) :]
        check(game, read_writing(Writing(name, game.box.hash, text=text)))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("a" + ".a" * 2_000 + " = 1", "component-too-deep"),
        ("[[request]]\n" * 5_000, ""),
        ("season = " + "[" * 20_000 + "]" * 20_000, "component-too-deep"),
        ("[[season]]\nreward = " + "9" * 50_000, "component-long-number"),
        ("[[season]]\nreward = 9999999", "component-long-number"),
        ("[[season]]\nreward = 2020-01-01", ""),
        ("[[request]]\nid = '" + "x" * 100_000 + "'", "component-long-text"),
        ("[[request]]\nconditions = [" + "{}," * 500 + "]", "component-too-long"),
    ],
)
def test_what_is_too_long_or_too_deep_is_refused_by_name(text, error):
    found = read_writing(Writing("fourberies", FOURBERIES.box.hash, text=text))
    assert found.error and found.error != "box-unreadable"
    assert error in ("", found.error)


def test_a_date_under_a_key_that_nobody_reads_is_refused_by_name():
    game = GAMES["the_magnificent"]
    text = f"{written({'dice_reserve': game.box.data['dice_reserve']})}\nsteps = 2000-01-01\n"
    found = read_writing(Writing(game.name, game.box.hash, text=text))
    assert (found.error, found.said["key"]) == ("component-not-text", "steps")


def test_who_made_the_game_cannot_be_changed():
    seasons = [{**row, "reward": 1 + n} for n, row in enumerate(FOURBERIES.box.data["season"])]
    text = written({"meta": {"name": "<b>"}, "season": seasons})
    found = read_writing(Writing("fourberies", FOURBERIES.box.hash, text=text))
    box = FOURBERIES.read_box(patched(FOURBERIES.box.data, numbered(found.rows)))
    assert box.data["meta"] == FOURBERIES.box.data["meta"] and found.rows
