"""What is in the box, and how an owner's own file is read."""

import tomllib
from collections import Counter

import pytest
from games.playing import sure

from chapiteau.core.errors import BadComponents
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.box.components import (
    BACKSTAGE,
    BONUSES,
    MEDIUM,
    METROPOLIS,
    PEDESTAL,
    REGIONS,
    SPOTS,
    SYMBOLS,
    TOWN,
    CircusBox,
)

from ..table import AT, BOX, KIND

FILE = (GAME.folder / "box" / "components.toml").read_text("utf-8")


def test_the_box_holds_what_the_rulebook_counts():
    kinds = [BOX.kinds[kind] for kind in BOX.kind[1:]]
    assert len([k for k in kinds if k.value <= 4]) == 33
    assert len([k for k in kinds if not k.family]) == 9 and len(BACKSTAGE) == 9
    tickets = [k for k in kinds if k.artist]
    assert len(tickets) == 45
    assert Counter(k.family for k in tickets) == {5: 15, 6: 15, 7: 15}
    assert len(BOX.objectives) - 1 == 12 and len(BOX.metropolis_cards) - 1 == 6
    assert len(BOX.automa) - 1 == 32 and len(BOX.faces) - 1 == 12


def test_every_region_has_six_towns_two_medium_cities_and_a_metropolis():
    for r in range(1, len(REGIONS)):
        kinds = Counter(s.kind for s in BOX.spaces if s.region == r)
        assert kinds == {METROPOLIS: 1, MEDIUM: 2, TOWN: 6}


def test_a_circus_board_starts_with_one_pedestal_one_banknote_and_six_locomotives():
    printed = Counter(SYMBOLS[spot.symbol] for spot in BOX.spots[1:] if spot.symbol)
    assert printed == {"pedestal": 1, "banknote": 1, "locomotive": 3} and BOX.beside == 3
    assert {BONUSES[spot.bonus] for spot in BOX.spots[1:] if spot.bonus} == set(BONUSES[1:])
    assert len(BOX.spots) - 1 == SPOTS
    popcorn = [spot.points for spot in BOX.spots if spot.points]
    assert min(popcorn) == 2 and max(popcorn) == 7


def test_values_tell_the_family_of_every_artist():
    for kind in BOX.kinds:
        if kind.family:
            assert BOX.family_of[kind.value] == kind.family
    assert [BOX.kinds[KIND[f"ticket_{v:02}_pedestal"]].symbol for v in range(5, 11)] == [
        PEDESTAL
    ] * 6


def test_the_steps_to_a_metropolis_are_the_shortest_way():
    assert BOX.spaces[AT["sturgis"]].steps == 2 and BOX.spaces[AT["toledo"]].steps == 4


def test_every_row_tells_where_its_facts_come_from():
    assert set(BOX.sources.values()) == {"found", "derived", "reconstructed"}
    assert BOX.sources["road 1"] == "reconstructed"
    assert BOX.sources["road 8"] == "found"
    assert BOX.sources["ticket 1 (ticket_05_banknote).effect"] == "reconstructed"
    data = tomllib.loads(FILE)
    for section, rows in data.items():
        for row in rows if isinstance(rows, list) else [rows]:
            assert "source" in row, section


def own(section, change):
    """The house's file with one section changed."""
    data = tomllib.loads(FILE)
    rows = change(data[section])
    lines = [f"{section} = ["]
    for row in rows:
        facts = ", ".join(f"{k} = {written(v)}" for k, v in row.items())
        lines.append(f"  {{ {facts} }},")
    return "\n".join([*lines, "]"])


def written(value):
    if isinstance(value, list):
        return "[" + ", ".join(written(v) for v in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_an_owner_may_replace_single_rows_of_a_section():
    def change(rows):
        rows[0]["corner"] = 9
        return rows

    box = sure(CircusBox, GAME.own_box(own("ticket", change), "own.toml"))
    assert box.kinds[KIND["ticket_05_banknote"]].corner == 9 and box.hash != BOX.hash


def drop_last(rows):
    return rows[:-1]


def loop_road(rows):
    return [*rows, {"a": "chicago", "b": "chicago", "source": "found"}]


def far_stop(rows):
    rows[0]["spaces"][1] = "chicago"
    return rows


def wrong_order(rows):
    rows[0]["order"] = rows[0]["order"][::-1]
    return rows


def many_copies(rows):
    rows[0]["copies"] = 90
    return rows


def only_four(rows):
    return rows[:4]


def four_times(rows):
    return [{**row, "id": f"{row['id']}_{n}"} for n in range(4) for row in rows]


def strangers(rows):
    return [*rows, *[{**rows[0], "id": f"stranger_{n}"} for n in range(4)]]


def only_three(rows):
    return rows[:3]


def same_again(rows):
    return [*rows, rows[0]]


def without_shows(rows):
    return [row for row in rows if row["action"] != "show" or row["deck"] == "fortune_teller"]


def decks_mixed(rows):
    return rows[::-1]


def wrong_family(rows):
    rows[0]["family"] = "acrobat"
    return rows


def unknown_key(rows):
    rows[0]["colour"] = "red"
    return rows


def nothing_paid(rows):
    rows[0]["tickets"] = 0
    return rows


def stray_town(rows):
    rows[3]["region"] = "boston"
    return rows


@pytest.mark.parametrize(
    ("section", "change", "where"),
    [
        ("space", drop_last, "space"),
        ("road", loop_road, "road"),
        ("outer_road", far_stop, "outer_road 1"),
        ("start", wrong_order, "start 1"),
        ("ticket", many_copies, "ticket"),
        ("ticket", only_four, "ticket"),
        ("ticket", four_times, "ticket"),
        ("ticket", same_again, "ticket 37 (ticket_05_banknote)"),
        ("artist", many_copies, "artist, backstage"),
        ("artist", only_four, "artist, backstage"),
        ("artist", four_times, "artist"),
        ("backstage", strangers, "backstage"),
        ("backstage", same_again, "backstage 10 (animal_keepers)"),
        ("objective", only_three, "objective"),
        ("objective", four_times, "objective"),
        ("token", only_four, "token"),
        ("metropolis_card", only_four, "metropolis_card"),
        ("ticket", wrong_family, "ticket 1"),
        ("objective", unknown_key, "objective 1"),
        ("slot", nothing_paid, "slot 1"),
        ("space", stray_town, "region 1"),
        ("automa", without_shows, "automa, deck mechanical_monkey"),
        ("automa", decks_mixed, "automa 16"),
        ("difficulty", drop_last, "difficulty"),
        ("metropolis_card", wrong_family, "metropolis_card 1"),
    ],
)
def test_a_mistake_in_an_own_file_is_named_with_its_row(section, change, where):
    with pytest.raises(BadComponents) as caught:
        GAME.own_box(own(section, change), "own.toml")
    assert str(caught.value.said["where"]).startswith(where)
