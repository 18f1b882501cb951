"""One row changed by hand: what is wrong is named as in a file, what fits is taken, and no row
breaks anything."""

from copy import deepcopy
from gc import collect, get_referrers
from typing import Any
from weakref import ref

import pytest
from games.playing import sure
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chapiteau
from chapiteau.core.errors import BadComponents
from chapiteau.editing import attempt, controls_of
from chapiteau.editing.attempt import LONGEST_NAME, MOST_ENTRIES, path_of, row_at, with_row
from chapiteau.games.fourberies.box.components import FourberiesBox
from chapiteau.words import Telling

GAMES = {name: game for name, game in chapiteau.games().items() if game.board.is_drawn}
FOURBERIES, CARNAVALESQUE = GAMES["fourberies"], GAMES["carnavalesque"]
MAGNIFICENT, CIRCUS = GAMES["the_magnificent"], GAMES["three_ring_circus"]


def tried(game, section, n, **changes):
    row = {**deepcopy(row_at(game.box.data, section, n)), **changes}
    return attempt(game, game.box, section, n, row)


def keys_of(game, found, section, n):
    path = path_of(game.box.data, section, n)
    return {c.name for c in controls_of(game, found.box, found.survey, found.row, path, "en")}


def test_a_changed_row_is_the_row_of_the_box():
    found = tried(FOURBERIES, "season", 0, reward=7)
    assert found.is_whole
    assert found.box.rewards[1] == 7
    assert found.box.hash != FOURBERIES.box.hash


def test_a_complaint_is_the_one_that_a_file_gets():
    row = {**FOURBERIES.box.data["actor"][2], "copies": 99}
    with pytest.raises(BadComponents) as e:
        FOURBERIES.read_box(with_row(FOURBERIES.box.data, "actor", 2, row))
    found = tried(FOURBERIES, "actor", 2, copies=99)
    assert [str(c) for c in found.complaints] == [str(e.value)]
    assert "actor 3" in str(e.value) and "copies" in str(e.value)


def test_all_that_is_wrong_is_told_at_once_and_the_rest_is_taken():
    found = tried(FOURBERIES, "acrobat", 0, copies=-1, experience="many", name={"en": "Lizard"})
    assert {c.key for c in found.complaints} == {"copies", "experience"}
    assert found.box.names["acrobat-chameleon"] == {"en": "Lizard"}
    house = sure(FourberiesBox, FOURBERIES.box)
    assert found.box.chameleon_experience == house.chameleon_experience


def test_a_form_follows_what_is_chosen_in_it():
    """An elephant has steps, a chameleon experience: keys come and go without complaint."""
    number = [row["id"] for row in FOURBERIES.box.data["acrobat"]].index("elephant")
    before = tried(FOURBERIES, "acrobat", number)
    assert "steps" in keys_of(FOURBERIES, before, "acrobat", number)
    found = tried(FOURBERIES, "acrobat", number, op="count_in_difference")
    assert found.complaints == []
    keys = keys_of(FOURBERIES, found, "acrobat", number)
    assert "experience" in keys and "steps" not in keys


def test_a_row_within_a_row_begins_with_what_fits():
    """A request that pays per unit has no flat reward."""
    conditions = [*FOURBERIES.box.data["request"][0]["conditions"], {}]
    found = tried(FOURBERIES, "request", 0, per_unit={}, conditions=conditions)
    assert found.complaints == []
    assert found.row["per_unit"] == {"ecus": 1, "metric": "tragedians", "max": 1}
    assert found.row["conditions"][-1] == {"metric": "tragedians", "cmp": ">=", "value": 0}
    assert "reward" not in found.row


def test_what_is_left_blank_is_missing_unless_it_may_be():
    assert [c.id for c in tried(FOURBERIES, "season", 0, reward=None).complaints] == [
        "component-missing"
    ]
    found = tried(MAGNIFICENT, "master", 0, set=None)
    assert "set" not in found.row


def test_rows_that_do_not_fit_together_are_named_and_the_card_is_there_all_the_same():
    """A rabbit that turns pirate leaves one rabbit too few, and is drawn as a pirate."""
    assert CARNAVALESQUE.box.data["person"][0]["costume"] == "rabbit"
    found = tried(CARNAVALESQUE, "person", 0, costume="pirate")
    assert {c.said["where"] for c in found.complaints} == {
        "costume 1 (rabbit)",
        "costume 2 (pirate)",
    }
    assert found.box.costumes[found.box.costume[1]] == "pirate"


def test_a_power_that_no_space_has_cannot_be_blocked():
    found = tried(MAGNIFICENT, "solo", 0, blocked=[6, 10, 17])
    assert [(c.id, c.key) for c in found.complaints] == [("component-not-one-of", "blocked")]


def test_a_round_trip_must_pass_where_it_starts():
    start = CIRCUS.box.data["start"][0]
    masked = [r["id"] for r in CIRCUS.box.data["outer_road"] if start["from"] in r["masked"]]
    found = tried(CIRCUS, "start", 0, outer_road=masked[0])
    assert [c.id for c in found.complaints] == ["component-count"]


@pytest.mark.parametrize(
    ("odd", "id"),
    [
        ({"name": {"en": "x" * (LONGEST_NAME + 1)}}, "component-long-text"),
        ({"name": {"en": "a\x00b"}}, "component-long-text"),
        ({"id": "a\u202eb"}, "component-long-text"),
        ({"conditions": [{}] * (MOST_ENTRIES + 1)}, "component-too-long"),
        ({f"k{i}": i for i in range(MOST_ENTRIES + 1)}, "component-too-long"),
    ],
)
def test_what_nobody_would_write_is_refused_before_it_is_read(odd, id):
    assert [c.id for c in tried(FOURBERIES, "request", 0, **odd).complaints] == [id]


def test_a_row_that_lies_too_deep_within_itself_is_refused():
    deep: list[Any] = []
    for _ in range(40):
        deep = [deep]
    found = tried(FOURBERIES, "request", 0, conditions=deep)
    assert [c.id for c in found.complaints] == ["component-too-deep"]


@pytest.mark.parametrize("name", GAMES)
def test_a_box_that_was_only_drawn_is_gone(name):
    """There is one with every letter that is typed: nothing may keep them."""
    game, boxes = GAMES[name], []
    for section, rows in game.box.data.items():
        if section != "meta":
            row = {**(rows[0] if isinstance(rows, list) else rows), "source": "confirmed"}
            found = attempt(game, game.box, section, 0, row)
            telling = Telling("en", game.edition({}, found.box))
            for touch in (False, True):
                game.board.component(telling, "dark", section, 0, touch)
            boxes.append(ref(found.box))
    del found, telling
    collect()
    kept = [box for box in boxes if box() is not None]
    assert not kept, [type(each) for each in get_referrers(kept[0]())]


HOSTILE = "</svg><script>alert(1)</script>\"'&"
VALUES = st.one_of(
    st.integers(-3, 200), st.just(10**30), st.floats(allow_nan=False), st.booleans(), st.none(),
    st.sampled_from(["", HOSTILE, "{ $x }", "orange", "rabbit", "I", "c0r0", "chicago"]),
    st.lists(st.sampled_from([0, 1, "orange", HOSTILE, {}]), max_size=14),
    st.dictionaries(st.sampled_from(["en", "kind", "fame", HOSTILE]), st.just(HOSTILE), max_size=2),
)  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_no_row_breaks_the_reader_or_its_picture(name, data):
    """Whatever stands in a row: it is read or named, drawn, and never becomes markup."""
    game = GAMES[name]
    section = data.draw(st.sampled_from([s for s in game.box.data if s != "meta"]))
    rows = game.box.data[section]
    n = data.draw(st.integers(0, len(rows) - 1)) if isinstance(rows, list) else 0
    row = deepcopy(row_at(game.box.data, section, n))
    for _ in range(data.draw(st.integers(1, 3))):
        place, key = row, data.draw(st.sampled_from([*row, "name", "steps", "per_unit"]))
        if isinstance(row.get(key), dict) and row[key] and data.draw(st.booleans()):
            place, key = row[key], data.draw(st.sampled_from(sorted(row[key])))
        place[key] = data.draw(VALUES)
    found = attempt(game, game.box, section, n, row)
    telling = Telling("fr", game.edition({}, found.box))
    picture = game.board.component(telling, "dark", section, n, True)
    drawn = game.board.component_defs(telling, "dark") + (picture.svg if picture else "")
    assert "<script" not in drawn
    for complaint in found.complaints:
        assert str(complaint)
    controls_of(game, found.box, found.survey, found.row, path_of(game.box.data, section, n), "fr")
