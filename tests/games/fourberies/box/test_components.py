"""The box: an owner's file by section, complaints that name the row, and the hash of the facts."""

from __future__ import annotations

from collections import Counter

import pytest
from games.playing import do

from chapiteau.core.errors import BadComponents
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules.city import ResolveCity

from ..table import BOX, C4, table


def own(text):
    return GAME.own_box(text, "mine.toml")


def section(name, /, **changes):
    """A section of the house as a file, with changes to its first row."""
    rows = [dict(row) for row in GAME.box.data[name]]
    rows[0] |= changes
    return "\n".join(
        f"[[{name}]]\n" + "\n".join(line(k, v) for k, v in row.items()) for row in rows
    )


def line(key, value):
    return f"{key} = {toml(value)}"


def toml(value):
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(line(k, v) for k, v in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_house_box_holds_48_encounters_and_22_requests():
    box = BOX
    assert len(box.face) - 1 == box.encounter_count == 48
    assert len(box.requests) - 1 == box.request_count == 22
    assert len([k for k in box.kind if k]) == 30
    assert len([a for a in box.acrobat if a]) == 12 and len([b for b in box.bonus if b]) == 6


def test_both_kinds_have_the_same_actors():
    box = BOX
    by_kind = {
        kind: Counter(box.experience[c] for c in range(1, 49) if box.kind[c] == kind)
        for kind in (-1, 1)
    }
    assert by_kind[-1] == by_kind[1] == {1: 4, 2: 4, 3: 3, 4: 2, 5: 2}


def test_an_owners_section_takes_the_place_of_ours():
    box = own(section("bonus", ecus=10))
    assert sorted(b for b in box.bonus if b) == [2, 2, 3, 3, 10, 10]
    assert box.requests[1].id == "favourite" and box.dial == 7


@pytest.mark.rule("6.2")
def test_an_owners_dial_stops_the_needle_where_it_ends():
    g = table(
        box=own("[needle]\nspaces_per_side = 4"), cities={4: [C4]}, at={4: [0]}, step=ResolveCity(4)
    )
    do(g, "0 court:c4")
    assert g.needle == 4


def test_an_owners_requests_are_played_with():
    box = own(section("request", id="mistress", reward=9))
    assert (box.requests[1].id, box.requests[1].reward) == ("mistress", 9)


def test_a_row_may_bring_its_own_name():
    box = own(section("city", name={"fr": "Port-Sabot"}))
    assert box.names == {"city-1": {"fr": "Port-Sabot"}}


NEEDLE = "[needle]\nspaces_per_side = 7\n"
OX = '[[acrobat]]\nop = "claim_city"\nid = "ox"\n'
REQUEST = '[[request]]\nid = "x"\n'


@pytest.mark.parametrize(
    ("text", "id", "where", "key"),
    [
        ("[needle", "component-not-toml", "mine.toml", None),
        ("needle = 3", "component-not-row", "needle", None),
        ("bonus = [3]", "component-not-row", "bonus 1", None),
        ("[needle]", "component-missing", "needle", "spaces_per_side"),
        ("[needle]\nspaces_per_side = 2", "component-not-number", "needle", "spaces_per_side"),
        ("[needle]\nspaces_per_side = 7.0", "component-not-number", "needle", "spaces_per_side"),
        ("[needle]\nspaces_per_side = true", "component-not-number", "needle", "spaces_per_side"),
        (NEEDLE + "middle = 1", "component-not-known", "needle", "middle"),
        (NEEDLE + 'source = "guess"', "component-not-one-of", "needle", "source"),
        (NEEDLE + "name = { en = 3 }", "component-not-text", "needle, name", "en"),
        (section("season", reward=0), "component-not-number", "season 1", "reward"),
        (section("season", mood=1), "component-not-known", "season 1", "mood"),
        (section("city", number=2), "component-not-number", "city 1", "number"),
        ("[[city]]\nnumber = 1", "component-count", "city", None),
        (section("actor", kind="mime"), "component-not-one-of", "actor 1", "kind"),
        (section("actor", experience=6), "component-not-number", "actor 1", "experience"),
        (section("actor", copies=17), "component-count", "encounter", None),
        (section("bonus", ecus=0), "component-not-number", "bonus 1", "ecus"),
        (OX + "copies = 2", "component-not-number", "acrobat 1 (ox)", "copies"),
        (OX, "component-missing", "acrobat 1 (ox)", "copies"),
        (section("acrobat", id=""), "component-not-text", "acrobat 1 ()", "id"),
        (section("acrobat", op="juggle"), "component-not-one-of", "acrobat 1 (chameleon)", "op"),
        (
            section("acrobat", experience=0),
            "component-not-number",
            "acrobat 1 (chameleon)",
            "experience",
        ),
        (REQUEST + "conditions = 1", "component-not-rows", "request 1 (x)", "conditions"),
        (REQUEST + "conditions = []", "component-missing", "request 1 (x)", "reward"),
        (
            REQUEST + 'conditions = [{ metric = "luck", cmp = "<", value = 1 }]',
            "component-not-one-of",
            "request 1 (x), conditions 1",
            "metric",
        ),
        (
            REQUEST + 'conditions = [{ metric = "actors", cmp = ">", value = 1 }]',
            "component-not-one-of",
            "request 1 (x), conditions 1",
            "cmp",
        ),
        (
            REQUEST + 'conditions = []\nper_unit = { metric = "actors", ecus = 1, max = 0 }',
            "component-not-number",
            "request 1 (x), per_unit",
            "max",
        ),
        (
            REQUEST
            + 'conditions = []\nreward = 1\nper_unit = { metric = "actors", ecus = 1, max = 3 }',
            "component-not-known",
            "request 1 (x)",
            "reward",
        ),
        ("request = []", "component-count", "request", None),
    ],
)
def test_each_mistake_names_its_row_and_key(text, id, where, key):
    with pytest.raises(BadComponents) as e:
        own(text)
    assert (e.value.id, e.value.said["where"], e.value.said.get("key")) == (id, where, key)


@pytest.mark.parametrize(
    ("text", "id", "key"),
    [
        ("[theatre]\nfloors = 3", "component-not-known", "theatre"),
        ("bonus = 3", "component-not-rows", "bonus"),
    ],
)
def test_a_mistake_at_the_top_names_the_section(text, id, key):
    with pytest.raises(BadComponents) as e:
        own(text)
    assert (e.value.id, e.value.said["key"]) == (id, key)


def test_no_animal_but_the_chameleon_comes_twice_in_two_rows_either():
    rows = section("acrobat", copies=1) + "\n" + OX.replace('"ox"', '"bull"') + "copies = 1"
    with pytest.raises(BadComponents):
        own(rows)


@pytest.mark.parametrize(
    "text",
    [
        NEEDLE,
        NEEDLE + 'source = "derived"\nspaces_per_side_source = "found"',
        section("city", name={"en": "Hoofport"}),
        section("request", source="found"),
        '[meta]\ntitle = { en = "Mine" }\nyear = 2020',
    ],
)
def test_the_hash_does_not_change_with_provenance_names_or_credits(text):
    assert own(text).hash == GAME.box.hash


@pytest.mark.parametrize(
    "text",
    [
        "[needle]\nspaces_per_side = 8",
        section("season", reward=4),
        section("bonus", ecus=4),
        section("request", reward=5),
        section("acrobat", experience=2),
        section("request", conditions=[{"metric": "actors", "cmp": ">=", "value": 1}]),
    ],
)
def test_the_hash_changes_with_the_facts(text):
    assert own(text).hash != GAME.box.hash
