"""6: the needle, and the worked examples that turn it."""

from __future__ import annotations

import pytest
from games.playing import do

from chapiteau.games.fourberies.box.components import COMEDY, TRAGEDY
from chapiteau.games.fourberies.rules.city import ResolveCity
from chapiteau.games.fourberies.rules.season import EndResolution

from ..table import C1, C2, C4, C5, ELEPHANT, T1, T2, T3, T5, names, table

DIAL = [*range(-7, 0), *range(1, 8)]


@pytest.mark.rule("5.10", "6.1")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (-5, -3), (-1, 2), (-2, 1)])
def test_worked_example_comedian_2_at_court_turns_the_needle_two_spaces(before, after):
    g = table(needle=before, cities={4: [T3, C2]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 steal:1", "0 court:c2")
    assert g.needle == after and names(g, g.troupes[0].actors) == [T3]


@pytest.mark.rule("5.12", "6.1")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (-2, -3), (1, -1)])
def test_worked_example_shared_city_turns_the_needle_one_space_to_tragedy(before, after):
    g = table(needle=before, cities={4: [T2, T3, C4]}, at={4: [0, 1]}, step=ResolveCity(4))
    assert g.needle == after


@pytest.mark.rule("6.1", "6.2")
@pytest.mark.parametrize("before", DIAL)
def test_the_needle_counts_spaces_without_a_middle_and_stops_at_the_ends(before):
    g = table(needle=before, step=[])
    for shift in range(-15, 16):
        place = DIAL.index(before) + shift
        assert g.needle_after(shift) == DIAL[max(0, min(len(DIAL) - 1, place))], shift


@pytest.mark.rule("6.1")
def test_the_mood_is_the_side_of_the_needle():
    assert table(needle=-1, step=[]).mood() == TRAGEDY
    assert table(needle=1, step=[]).mood() == COMEDY


@pytest.mark.rule("6.2")
def test_at_the_end_of_the_dial_the_needle_stops():
    g = table(needle=6, managers={2: 1}, cities={4: [C5]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 court:c5")
    assert g.needle == 7 and g.troupes[2].managers == 1


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("actor", "left"), [(T1, 0), (C1, 3)])
def test_managers_go_home_exactly_when_the_needle_changes_sides(actor, left):
    g = table(managers={0: 1, 1: 2}, cities={4: [actor]}, at={4: [0]}, step=ResolveCity(4))
    do(g, f"0 court:{actor[0]}1")
    assert g.managers_on_stage() == left


@pytest.mark.rule("6.3")
def test_managers_go_home_when_a_shared_city_turns_the_mood():
    g = table(needle=-3, managers={2: 3}, cities={4: [C4, T1]}, at={4: [0, 1]}, step=ResolveCity(4))
    assert g.needle == 1 and g.managers_on_stage() == 0


@pytest.mark.rule("6.3")
def test_managers_go_home_when_the_elephant_turns_the_mood():
    g = table(needle=2, managers={2: 3}, ready={0: [ELEPHANT]}, step=EndResolution())
    do(g, "0 turn:-2")
    assert g.needle == -1 and g.managers_on_stage() == 0


@pytest.mark.rule("6.3", "5.7")
def test_a_manager_sent_home_may_come_back():
    g = table(
        needle=1, managers={0: 3}, cities={4: [T5], 6: [T3]}, at={4: [0], 6: [1]},
        step=[ResolveCity(4), ResolveCity(6)],
    )  # fmt: skip
    do(g, "0 court:t5", "1 keep")
    assert [t.managers for t in g.troupes] == [0, 1, 0] and g.troupes[1].ecus == 4
