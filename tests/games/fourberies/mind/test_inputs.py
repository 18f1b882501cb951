"""What a master goes by: inputs that describe a troupe, and weights that were learned for them."""

import pytest

from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.box.components import CITIES
from chapiteau.games.fourberies.mind.inputs import INPUTS, STAGES, inputs_of, stage_of
from chapiteau.games.fourberies.rules.travel import ALL_TRAVEL
from chapiteau.lab.training import STUDENT, practices, practise

from ..table import C2, C3, C5, CHAMELEON, OX, T1, T4, table

MIND = GAME.mind()


def travelling(seats=3, **laid):
    """A table at which everybody is about to travel."""
    return table(seats, step=ALL_TRAVEL[seats], **laid)


def seen(g, seat, *names):
    """Some of the inputs of a seat."""
    found = dict(zip(INPUTS, inputs_of(g, seat), strict=True))
    return [found[name] for name in names]


def test_every_number_of_seats_and_every_turn_that_is_left_has_a_stage():
    stages = [
        stage_of(travelling(seats, season=season, deck=deck))
        for seats in (2, 3, 4, 5)
        for season in (2, 1)
        for deck in range(0, 7 * CITIES, CITIES)
    ]
    assert len(set(stages)) == len(stages) and max(stages) < STAGES
    assert stage_of(travelling(deck=1)) == stage_of(travelling(deck=CITIES))


def test_a_show_is_seen_in_both_moods_and_beside_the_best_other():
    g = travelling(needle=5, troupe={0: [C5, C2, T4], 1: [C3], 2: [T1]}, ready={0: [CHAMELEON]})
    names = "liked", "others", "ahead", "would-lead", "best", "would-be-best", "chameleon"
    assert seen(g, 0, *names) == [2, 1, 4 - 3, -2 - 1, 1, 0, 1]
    assert seen(g, 1, *names) == [1, 0, 3 - 4, -3 - 1, 0, 0, 0]
    assert seen(g, 2, *names) == [0, 1, -1 - 4, 1, 0, 1, 0]
    g.needle = -5
    assert seen(g, 2, *names) == [1, 0, 1, -1 - 4, 1, 0, 0]


def test_the_nearer_the_needle_is_to_turning_the_less_is_sure():
    names = "liked", "liked-surely", "best-surely"
    assert seen(travelling(needle=5, troupe={0: [C5, C2]}), 0, *names) == [2, 2, 1]
    assert seen(travelling(needle=1, troupe={0: [C5, C2]}), 0, *names) == [2, 0.4, 0.2]


def test_a_city_that_the_ox_keeps_counts_by_its_cards():
    g = travelling(cities={4: [C5, C2]}, ready={0: [OX]})
    assert seen(g, 0, "claimed", "ox") == [0, 1]
    g.troupes[0].claimed = 4
    assert seen(g, 0, "claimed")[0] > 2


def test_inputs_are_looked_at_where_a_turn_begins():
    match = travelling()
    assert len(MIND.inputs_of(match, 1)) == len(INPUTS) == len(MIND.inputs)
    match.chosen[0] = [match.moves[0]]
    assert MIND.inputs_of(match, 1) == []
    (job,) = practices(GAME, 1, [3], STUDENT, "where", None)
    samples = practise(job)
    assert {sample.seat for sample in samples} == {0, 1, 2}
    assert all(len(sample.inputs) == len(INPUTS) for sample in samples)


def test_margins_are_the_lead_over_the_best_other_and_at_the_end_that_in_ecus():
    g = travelling(ecus={0: 9, 1: 4, 2: 2}, troupe={0: [C2], 1: [C3]})
    margins = MIND.margins(g)
    assert margins[0] == pytest.approx(-margins[1]) and margins[2] < margins[1]
    g.stack.clear()
    assert MIND.margins(g) == [5, -5, -7]
