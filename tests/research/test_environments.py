"""The outside suites of PettingZoo and Gymnasium, and what they do not look at."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from games.playing import sure
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import chapiteau
from chapiteau.core.errors import BadSetup
from chapiteau.core.rng import seeded
from chapiteau.environment_ids import ids_of
from chapiteau.games.carnavalesque.box.components import MASKS_OFF
from chapiteau.registry import find
from chapiteau.research import pettingzoo
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import (
    AecGame,
    ParallelGame,
    aec_env,
    fourberies_v1,
    parallel_env,
)
from chapiteau.research.vector import ManyGames
from research.seats import SEATS

pytestmark = pytest.mark.filterwarnings("ignore")  # the suites warn of observations with names


def same(a, b):
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    return np.array_equal(a, b)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_pettingzoo_finds_nothing_wrong(name, seats):
    api_test(aec_env(name, seats=seats), num_cycles=100)
    seed_test(lambda: aec_env(name, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_pettingzoo_finds_nothing_wrong_in_parallel(name, seats):
    parallel_api_test(parallel_env(name, seats=seats), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(name, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_gymnasium_finds_nothing_wrong(name, seats):
    title = "".join(part.capitalize() for part in name.split("_"))
    id = f"chapiteau/{title}-v{chapiteau.games()[name].rules}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id, seats=seats, seat=None, render_mode="ansi").unwrapped)


def test_environments_are_registered_by_rules_number():
    assert str(make("aec", "chapiteau/parade_v2", seats=3).unwrapped) == "parade_v2"
    assert make("parallel", "chapiteau/fourberies_v2").metadata["name"] == "fourberies_v2"
    assert make("aec", "chapiteau/fourberies_v1").unwrapped.table.edition.rules == 1
    old = sure(OneSeat, gymnasium.make("chapiteau/Fourberies-v1").unwrapped)
    assert old.table.edition.rules == 1
    with pytest.raises(BadSetup, match="played by rules 1 to 2, not 3"):
        OneSeat("fourberies", rules=3)


def test_a_game_has_the_functions_of_pettingzoos_own_modules():
    assert fourberies_v1.env(seats=3).unwrapped.metadata["name"] == "fourberies_v1"
    assert isinstance(fourberies_v1.raw_env(), AecGame)
    assert isinstance(fourberies_v1.parallel_env(seats=4), ParallelGame)
    for name in ("fourberies", "chess_v1", "fourberies_vx"):
        with pytest.raises(AttributeError, match=name):
            getattr(pettingzoo, name)


def test_an_environment_names_its_observation_and_its_moves_and_refuses_others():
    env = gymnasium.make("chapiteau/Parade-o1-m28-v2", seats=3)
    assert env.unwrapped.metadata["interface"] == "o1-m28" and env.unwrapped.metadata["rules"] == 2
    assert make("aec", "chapiteau/parade_v2").metadata["interface"] == "o1-m28"
    for made in (OneSeat, AecGame, ParallelGame):
        assert made("parade", interface="o1-m28").metadata["interface"] == "o1-m28"
        with pytest.raises(BadSetup, match="an agent made for o1-m27 does not fit"):
            made("parade", interface="o1-m27")


def test_an_agent_for_the_usual_game_is_spared_the_moves_of_an_option(monkeypatch):
    monkeypatch.setitem(find("parade").moves.agreed, 27, ("rounds", 4))
    for made in (OneSeat, AecGame, ParallelGame):
        assert made("parade", interface="o1-m27").metadata["interface"] == "o1-m27"
        with pytest.raises(BadSetup, match=r"made for o1-m27 does not fit; .* are o1-m28"):
            made("parade", interface="o1-m27", rounds=4)
    many, more = [ManyGames("parade", 2, rounds=rounds) for rounds in (6, 4)]
    assert [each.single_action_space for each in (many, more)] == [Discrete(27), Discrete(28)]
    assert [each.arrays["masks"].shape for each in (many, more)] == [(2, 27), (2, 28)]
    assert "chapiteau/Parade-o1-m27-v2" in ids_of(find("parade"))


def without_progress(observation):
    """All but who has already chosen, which everybody may know."""
    return {k: v for k, v in observation.items() if k not in ("asks_seat", "finished")}


def masks_off(g):
    """The next event, if not this one, is that in which all but the King choose together."""
    if g.event != MASKS_OFF:
        g.events.remove(MASKS_OFF)
        g.events.append(MASKS_OFF)


ARRANGED = {"carnavalesque": masks_off}
"""Where it is by chance that some choose together: what makes sure of it, hidden from all seats."""


def in_step(name, seats, seed=1, text=False):
    """The same game as AEC and parallel environment: every seat must see the same in both."""
    how: dict[str, Any] = {"text": text, "reward": "share"}
    aec, parallel = AecGame(name, seats, **how), ParallelGame(name, seats, **how)
    aec.reset(seed)
    seen, _ = parallel.reset(seed)
    if name in ARRANGED:
        ARRANGED[name](aec.table.match.state)
        ARRANGED[name](parallel.table.match.state)
    dice = np.random.default_rng(seed)
    # a lane of two choices takes two rounds
    todo: dict[str, list[tuple[Any, int]]] = {agent: [] for agent in parallel.agents}
    while parallel.agents:
        asked = parallel.asked()
        actions = {a: int(dice.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in seen}
        yield aec, parallel, seen, asked
        for agent in asked:
            todo[agent].append((seen[agent], actions[agent]))
        while todo[aec.agent_selection] and not any(aec.terminations.values()):
            agent = aec.agent_selection
            theirs, action = todo[agent].pop(0)
            mine = aec.observe(agent)
            assert same(
                without_progress(mine["observation"]), without_progress(theirs["observation"])
            )
            assert same(mine["action_mask"], theirs["action_mask"][:-1])
            aec.step(action)
        seen, rewards, *_ = parallel.step(actions)
    assert rewards == aec.rewards and not any(todo.values())
    assert all(aec.terminations.values())
    if seats == 1 or aec.table.match.game.cooperative:  # won or lost together
        assert len(set(rewards.values())) == 1 and rewards["player_0"] in (0, 1)
    else:
        assert sum(rewards.values()) == pytest.approx(1)


ONE_BY_ONE = {"three_ring_circus"}  # games in which nobody ever chooses together


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_nobody_sees_what_others_choose_at_the_same_time(name, seats):
    """Asked first or last, a seat sees the same and may do the same."""
    most = max([len(asked) for *_, asked in in_step(name, seats)])
    kings = {"carnavalesque": 1}  # who does not choose with the others
    assert most == (1 if name in ONE_BY_ONE else seats - kings.get(name, 0))


def test_a_seat_that_is_not_asked_can_only_wait():
    for _, parallel, seen, asked in in_step("fourberies", 4):
        for agent, observation in seen.items():
            if agent not in asked:
                assert np.flatnonzero(observation["action_mask"]).tolist() == [parallel.table.wait]
            else:
                assert observation["action_mask"][-1] == 0 and observation["action_mask"].any()


@pytest.mark.parametrize("name", ["fourberies", "parade"])
def test_another_world_behind_the_same_view_shows_no_difference(name):
    for aec, parallel, seen, asked in in_step(name, 3, text=True):
        table = parallel.table
        real = table.match
        for seat, agent in enumerate(parallel.agents):
            text = table.text(seat)
            table.match = real.clone()
            table.match.state = real.game.dealt(real.view(seat), seeded("another world"))
            assert same(table.observe(seat, agent in asked), seen[agent])
            assert table.text(seat) == text
            table.match = real
        assert aec.text(aec.agent_selection) == aec.infos[aec.agent_selection]["text"]


def test_an_illegal_action_ends_the_game_and_says_why():
    env = aec_env("fourberies", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    assert env.infos[agent]["illegal"]
    env = parallel_env("fourberies", seats=3)
    seen, _ = env.reset(seed=1)
    actions = {a: int(np.flatnonzero(o["action_mask"])[0]) for a, o in seen.items()}
    _, rewards, ends, _, infos = env.step({**actions, "player_1": env.table.wait})
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0} and all(ends.values())
    assert "illegal" in infos["player_1"] and "illegal" not in infos["player_0"]
    assert not env.table.match.decisions


def play_out(env, seed):
    seen, _ = env.reset(seed=seed)
    dice, over = np.random.default_rng(seed), False
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, _, _ = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return reward


def test_every_level_plays_the_other_seats_and_the_same_seed_is_the_same_game():
    for level in ("random", "novice", "amateur", "master"):
        env = OneSeat("parade", 2, level=level, iterations=20)
        ends = [(play_out(env, 3), env.table.match.record().text) for _ in range(2)]
        assert ends[0] == ends[1]


def test_render_shows_the_board_but_nobodys_secrets():
    env = AecGame("fourberies", 2, render_mode="ansi")
    env.reset(seed=2)
    assert env.render() == str(env.table.match.outline(None))
    own = OneSeat("fourberies", 2, render_mode="ansi")
    own.reset(seed=2)
    assert own.render() == str(own.table.match.outline(0))
    drawn = AecGame("fourberies", 2, render_mode="svg")
    drawn.reset(seed=2)
    assert drawn.render().startswith("<svg")
    with pytest.raises(ValueError, match="parade is shown as ansi"):
        ParallelGame("parade", render_mode="human")
