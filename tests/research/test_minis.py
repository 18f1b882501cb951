"""Mini editions are small enough for exact methods, and their deals keep secrets secret."""

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a C++ module without types
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import chapiteau
import chapiteau.research.openspiel  # makes the games known
from chapiteau.research.minis import minis


def dealt(game, deal):
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.is_chance_node() and len(state.chance_outcomes()) == game.deals
    state.apply_action(deal)
    return state


def test_every_mini_edition_is_named_as_such_and_has_components_of_its_own():
    assert list(minis()) == ["carnavalesque_mini", "fourberies_mini"]
    for name, file in minis().items():
        game = pyspiel.load_game(name)
        house = chapiteau.games()[name.removesuffix("_mini")]
        assert game.lens.edition.box.hash not in {box.hash for box in house.house_boxes()}
        assert "not the published game" in file.read_text("utf-8").splitlines()[0]
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", minis())
def test_a_player_who_knows_the_table_cannot_tell_what_the_other_was_dealt(name):
    """For some deals a player sees the same, and the other player does not."""
    game = pyspiel.load_game(f"{name}(deals=64)")
    seen = [[dealt(game, k).information_state_string(seat) for seat in (0, 1)] for k in range(64)]
    mine, theirs = ([pair[seat] for pair in seen] for seat in (0, 1))
    assert 1 < len(set(mine)) < 64 and 1 < len(set(theirs)) < 64
    for known in set(mine):
        assert len({other for own, other in zip(mine, theirs, strict=True) if own == known}) > 2


def test_of_what_was_dealt_before_nobody_is_told():
    """In Parade cards are told when they are drawn: those of another deal tell nothing."""
    game = pyspiel.load_game("chapiteau(game=parade,players=2,deals=3,seeds=1)")
    for deal in range(3):
        past = dealt(game, deal).past
        assert past.recalled(0) == past.recalled(1) == past.recalled(None)
    match = chapiteau.new("parade", seats=2, seed="openspiel 0")
    assert match.events(0) and [e.wire() for e in match.events(0)] != [
        e.wire() for e in match.events(None)
    ]


@pytest.mark.parametrize("name", minis())
def test_a_deal_survives_being_stored(name):
    game = pyspiel.load_game(name)
    state = dealt(game, 5)
    state.apply_action(state.legal_actions()[2])
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for seat in (0, 1):
        assert twin.information_state_string(seat) == state.information_state_string(seat)
    assert str(twin) == str(state) != str(dealt(game, 6))


@pytest.mark.parametrize("name", minis())
def test_exploitability_is_computed_and_mccfr_learns(name):
    game = pyspiel.load_game(f"{name}(deals=1)")
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    np.random.seed(1)
    average = external_sampling_mccfr.AverageType.SIMPLE
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, average)
    for _ in range(6):
        solver.iteration()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < uniform
