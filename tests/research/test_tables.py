"""An environment plays a bare state, and its match is there for whoever asks."""

from typing import Any

import numpy as np
import pytest

import chapiteau
from chapiteau.bots.random import Random
from chapiteau.core.rng import NO_RNG
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = chapiteau.games()


def some_steps(env, steps, looks=False):
    """What a learner sees of its first steps; with `looks` the match is asked for each time."""
    seen, info = env.reset(seed=5)
    dice, shown = np.random.default_rng(5), [repr(seen)]
    for _ in range(steps):
        if looks:
            assert env.table.match.state is env.table.state
        action = int(dice.choice(np.flatnonzero(info["action_mask"])))
        seen, *rest, info = env.step(action)
        shown.append(repr((seen, rest)))
        if rest[1]:
            break
    return shown


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_is_asked_for_late_is_the_one_that_was_there_all_the_time(name):
    seats = GAMES[name].most
    one, other = (OneSeat(name, seats, level="random") for _ in range(2))
    assert some_steps(one, 12) == some_steps(other, 12, looks=True)
    late, early = one.table.match, other.table.match
    assert late.record().text == early.record().text and late.log(0) == early.log(0)
    assert late.hash == early.hash and late.decisions
    assert [late.position(s) for s in range(seats)] == [early.position(s) for s in range(seats)]
    assert late.can_undo(0) == early.can_undo(0)


def test_a_step_back_in_the_match_is_a_step_back_of_the_environment():
    env = AecGame("fourberies", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    env.step(int(before["action_mask"].argmax()))
    assert repr(env.observe(agent)) != repr(before)
    env.table.match.undo(env.seat_of[agent])
    assert repr(env.table.observe(env.seat_of[agent], True)) == repr(before)
    env.table.play(0, int(before["action_mask"].argmax()))
    assert len(env.table.match.decisions) == 1 and env.table.position(0) == 3


def test_what_is_refused_goes_by_the_match_that_was_put_there():
    env, other = AecGame("fourberies", 2), AecGame("fourberies", 2)
    for one in (env, other):
        one.reset(seed=1)
    while other.table.state.to_act() != [0] or len(other.table.match.decisions) < 6:
        other.step(int(other.infos[other.agent_selection]["action_mask"].argmax()))
    env.set_state(other.get_state())
    refused = [env.table.why_not(0, action) is not None for action in range(env.table.wait)]
    assert refused == [not flag for flag in other.observe("player_0")["action_mask"]]


def test_an_observation_of_one_seat_is_not_that_of_another_nor_of_the_step_before():
    env = AecGame("fourberies", 3, flat=True, nested=False)
    env.reset(seed=2)
    for _ in range(8):
        rows = [env.observe(agent) for agent in env.agents]
        g, lens = env.table.state, env.table.lens
        for seat, row in enumerate(rows):
            view = g.edition.game.view(g, seat)
            assert np.array_equal(row, lens.scaled(lens.numbers(view, seat)))
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))


def test_what_an_environment_gives_away_it_never_changes():
    env = OneSeat("fourberies", 2, level="random")
    seen, info = env.reset(seed=1)
    before: Any = repr(seen), repr(info)
    for _ in range(3):
        env.step(int(env.action_masks().argmax()))
    assert (repr(seen), repr(info)) == before
    info["action_mask"][:] = 0
    assert env.action_masks().any()


class Looking(Random):
    """A random player that is shown the table, since nobody knows that it looks at nothing."""

    shown: list[Any]

    def choose(self, view, moves, rng, budget):
        self.shown.append(view)
        return super().choose(view, moves, rng, budget)


def test_random_players_are_shown_nothing_and_whoever_may_look_a_view():
    looking = Looking()
    looking.shown = []
    shown = [some_steps(OneSeat("fourberies", 3, level=level), 10) for level in ("random", looking)]
    assert shown[0] == shown[1] and looking.shown
    assert all(view.rng is NO_RNG for view in looking.shown)
