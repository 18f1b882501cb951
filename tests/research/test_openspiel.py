"""The outside suite of OpenSpiel, and what it does not look at."""

import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a C++ module without types
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

import chapiteau.research.openspiel  # noqa: F401  # makes the games known
from chapiteau.core.rng import seeded
from chapiteau.core.wire import text
from research.seats import SEATS

LARGEST = dict(SEATS)
SMALLEST = dict(reversed(SEATS))
CASES = [("False", name, seats) for name, seats in SEATS] + [
    ("True", name, seats) for name, seats in SEATS if seats in (SMALLEST[name], LARGEST[name])
]
"""Every table by turns; the smallest and the largest also with one node for all who choose."""


OWN_CARDS = """
[[deck]]
seats = 2
cards = 14
source = "found"

[[deck]]
seats = 3
cards = 20
source = "found"

[[deck]]
seats = 4
cards = 24
source = "found"
"""


def load(name, seats, simultaneous="False", **more):
    rest = "".join(f",{key}={value}" for key, value in more.items())
    return pyspiel.load_game(
        f"chapiteau(game={name},seats={seats},simultaneous={simultaneous}{rest})"
    )


@pytest.mark.parametrize(("simultaneous", "name", "seats"), CASES)
def test_random_games_pass_openspiels_own_test(simultaneous, name, seats):
    game = load(name, seats, simultaneous)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("simultaneous", "name", "seats"), CASES)
def test_some_states_pass_openspiels_api_tests(simultaneous, name, seats):
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    found: Any = type("Found", (api_test.EnforceAPIOnPartialTreeBase,), {})
    found.game, found.game_name = load(name, seats, simultaneous), "chapiteau"
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(found).run(result)
    assert result.testsRun >= 5 and result.wasSuccessful(), result.errors + result.failures


def play(state, dice, moves):
    """A few random decisions, the seed first."""
    for _ in range(moves):
        if state.is_terminal():
            break
        outcomes = range(50) if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(list(outcomes)))
    return state


def some_states(name, seats, count=12):
    for seed in range(count):
        yield play(load(name, seats).new_initial_state(), Random(seed), 2 + 5 * seed)


@pytest.mark.parametrize(("name", "seats"), [("fourberies", 3), ("parade", 4)])
def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(name, seats):
    dice = Random(1)
    for state in some_states(name, seats):
        player = max(state.current_player(), 0)
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        _, twin = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(other.get_game(), other)
        )
        assert str(twin) == str(other)
        assert play(other, Random(2), 500).is_terminal()


def test_what_others_alone_were_told_does_not_outlive_a_resampling():
    """Whatever the others hold, the player's deals give them the same strings."""
    for seed in range(6):
        state = play(load("fourberies", 3).new_initial_state(), Random(seed), 45)
        player = max(state.current_player(), 0)
        real = state.match
        twin = state.clone()
        twin.past.match.state = real.game.dealt(real.view(player), seeded("another world"))
        for deal in range(3):
            a = state.resample_from_infostate(player, lambda x=deal: x / 3)
            b = twin.resample_from_infostate(player, lambda x=deal: x / 3)
            for seat in range(3):
                assert a.information_state_string(seat) == b.information_state_string(seat)


def test_an_information_state_recalls_what_an_observation_forgets():
    state = play(load("parade", 2).new_initial_state(), Random(3), 12)
    for seat in range(2):
        now, past = state.observation_string(seat), state.information_state_string(seat)
        assert past.endswith(text(state.match.view(seat))) and len(past) > len(now)
        assert now == f"seat {seat}\n{text(state.match.view(seat))}"
        assert state.text(seat) == str(state.match.outline(seat))


@pytest.mark.parametrize("name", ["fourberies", "carnavalesque_mini"])
def test_an_information_state_is_a_string_and_the_game_says_that_it_is_no_tensor(name):
    """All that was told has no bound, so there is no shape to give it."""
    kind = pyspiel.load_game(name).get_type()
    assert kind.provides_information_state_string and kind.provides_observation_tensor
    assert not kind.provides_information_state_tensor


def test_a_public_observer_sees_what_a_spectator_sees():
    game = load("parade", 3)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = play(game.new_initial_state(), Random(3), 9)
    found = make_observation(game, kind).string_from(state, 1)
    assert found == f"seat -\n{text(state.match.view(None))}"


def test_those_who_choose_together_share_a_node():
    state = load("parade", 3, "True").new_initial_state()
    state.apply_action(7)
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    assert all(state.legal_actions(seat) for seat in range(3))
    state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)])
    assert state.match.state.round == 2


def test_options_and_rewards_are_parameters():
    game = load("parade", 2, reward="lead", options="rounds:4", seeds=5)
    state = play(game.new_initial_state(), Random(1), 500)
    scores = state.match.scores
    assert state.match.edition.options == {"rounds": 4} and game.max_chance_outcomes() == 5
    assert state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]


def test_every_game_has_a_name_of_its_own_with_players_and_options():
    for name in ("fourberies(players=3)", "fourberies(seats=3)", "chapiteau(players=3)"):
        assert pyspiel.load_game(name).num_players() == 3
    game = pyspiel.load_game("parade(players=2,rounds=4)")
    state = play(game.new_initial_state(), Random(1), 500)
    assert state.match.edition.options == {"rounds": 4}
    again, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game) and str(twin) == str(state)
    assert pyspiel.load_game("fourberies(rules=1)").table.rules == 1
    with pytest.raises(ValueError, match="are the same thing"):
        pyspiel.load_game("fourberies(players=3,seats=2)")


def test_an_owners_components_are_played_and_stored(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(OWN_CARDS, "utf-8")
    game = pyspiel.load_game(f"parade(players=2,components={file})")
    state = play(game.new_initial_state(), Random(1), 3)
    assert state.match.edition.box.hash != state.match.game.box.hash
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert twin.match.edition.box.hash == state.match.edition.box.hash


def test_points_are_rewarded_step_by_step():
    for simultaneous in ("False", "True"):
        state = load("parade", 2, simultaneous, reward="points").new_initial_state()
        dice, sums = Random(3), np.zeros(2)
        while not state.is_terminal():
            if state.is_simultaneous_node():
                state.apply_actions([dice.choice(state.legal_actions(s)) for s in range(2)])
            else:
                play(state, dice, 1)
            sums += state.rewards()
        assert sums == pytest.approx(state.returns())
        assert sums * 8 == pytest.approx(state.match.scores)


def test_openspiels_own_search_plays_a_game():
    from open_spiel.python.algorithms import ismcts, mcts

    game, dice = load("parade", 2, options="rounds:4"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        max_simulations=8,
        random_state=dice,
    )
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(6):
        state.apply_action(bot.step(state))
    assert state.match.decisions
