"""The components file: checked row by row, and an owner's own."""

import pytest

from chapiteau.core.errors import BadComponents
from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import (
    EVENTS,
    MOST_ACCESSORIES,
    MOST_COSTUMES,
    MOST_PEOPLE,
    REACTIONS,
    ROLES,
)
from chapiteau.games.carnavalesque.box.lengths import SLOTS

from ..boxes import DATA, box, person

PATH = GAME.folder / "box" / "components.toml"


def own(old, new):
    whole = PATH.read_text("utf-8")
    assert whole.count(old), old
    return GAME.own_box(whole.replace(old, new, 1), "own.toml")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('costume = "rabbit"', 'costume = "pirate"', "costume 1 (rabbit)"),
        ('accessories = ["confetti"]', 'accessories = ["fireworks"]', "accessory 3 (fireworks)"),
        ('antagonist = "smuggler"', 'antagonist = "thief"', "role (bounty_hunter)"),
        ("card_width = 630", "card_width = 600", "table"),
        ("count = 3\n", "count = 4\n", "players 1"),
        ('id = "cupid"\n', 'id = "amor"\n', "event 6 (amor)"),
        ("from = 36", "from = 0", "reaction 2 (doubts)"),
        ("fewest_sent = 1", 'fewest_sent = "one"', "king_turn"),
        ("points = [0, 0, 0,", "points = 3 # ", "float_score"),
        ("hints = 8", "hints = 8\nhops = 2", "blind_draw"),
    ],
)
def test_a_mistake_in_the_file_is_named_by_its_row(old, new, where):
    with pytest.raises(BadComponents) as wrong:
        own(old, new)
    assert wrong.value.said["where"] == where


def test_an_owner_may_play_with_other_numbers():
    box = own("count = 5\nsmallest_float = 3", "count = 4\nsmallest_float = 2")
    g = GAME.new(GAME.edition({}, box), 4, seeded("own"))
    assert list(g.workshops()) == [1, 2, 3, 4]
    g.floats[1] = [1, 2]
    assert g.may_launch(1)


# what no box may have


def complaint(**sections):
    with pytest.raises(BadComponents) as wrong:
        box(**sections)
    return wrong.value.id, wrong.value.said["where"]


@pytest.mark.parametrize("section", ["event", "role", "reaction"])
def test_an_unknown_id_is_refused_by_name(section):
    row = {"id": "carousel", "from": 99, "source": "found"}
    rows = [*DATA[section][1:], row] if section != "reaction" else [*DATA[section][:-1], row]
    where = f"{section} {len(rows)} (carousel)"
    assert complaint(**{section: rows}) == ("component-not-one-of", where)


@pytest.mark.parametrize("section", ["event", "role", "costume", "accessory"])
def test_a_row_that_comes_twice_is_refused_by_name(section):
    rows = [*DATA[section][1:], DATA[section][1]]
    where = f"{section} {len(rows)} ({DATA[section][1]['id']})"
    assert complaint(**{section: rows}) == ("component-twice", where)


def test_reactions_come_in_their_order():
    first, second, *rest = DATA["reaction"]
    rows = [{**second, "from": 0}, {**first, "from": 36}, *rest]
    assert complaint(reaction=rows) == ("component-not-one-of", "reaction 2 (yawns)")


@pytest.mark.parametrize(
    ("section", "least", "most"),
    [
        ("event", 6, len(EVENTS) - 1),  # an event for each round of three players
        ("role", 7, len(ROLES) - 1),  # the draft of six players
        ("reaction", 2, len(REACTIONS) - 1),
        ("costume", 1, MOST_COSTUMES),
        ("accessory", 1, MOST_ACCESSORIES),
        ("person", 21, MOST_PEOPLE),  # one more than four hands of five
    ],
)
def test_a_section_has_as_many_rows_as_the_rules_need_and_the_moves_know(section, least, most):
    rows = DATA[section]
    few, many = rows[: least - 1], [*rows, *[dict(rows[-1]) for _ in range(most + 1 - len(rows))]]
    assert complaint(**{section: few}) == ("component-count", section)
    assert complaint(**{section: many}) == ("component-count", section)


def test_the_street_must_have_a_place_for_everybody_who_is_in_no_hand():
    hands = [{**row, "hand_size": 2} for row in DATA["players"]]
    crowd = [*DATA["person"], person(), person()]
    assert box(players=hands, person=crowd).people == SLOTS + 2
    assert complaint(players=hands, person=[*crowd, person()]) == ("component-count", "person")
