"""How a search shares its rounds out among moves."""

from math import inf, sqrt
from statistics import stdev

import pytest

from chapiteau.bots.bot import Budget
from chapiteau.bots.levels import make_bot
from chapiteau.bots.tree import Arm, Node, Search, standard_error
from chapiteau.core.rng import seeded
from chapiteau.games.the_magnificent import GAME

MIND = GAME.mind()


def tried(values, priors, rounds, spread):
    """How often each arm is chosen, if it always brings the same."""
    node, arms = Node(), [Arm(prior) for prior in priors]
    for _ in range(rounds):
        place = node.choose_finely(arms, spread)
        arms[place].visits += 1
        arms[place].total += values[place]
    return [arm.visits for arm in arms]


def test_where_margins_are_fine_the_better_of_two_close_arms_gets_most_rounds():
    visits = tried([0.50, 0.51], [0.0, 0.0], 200, spread=0.01)
    assert visits[1] > 2 * visits[0] > 0


def test_arms_that_look_bad_stay_untried_for_a_while():
    visits = tried([0.5] * 3 + [0.1] * 40, [1.0] * 3 + [0.0] * 40, 9, spread=0.05)
    assert sum(visits[:3]) == 9


def test_every_arm_is_tried_in_the_end():
    assert all(tried([0.5] * 3 + [0.1] * 40, [1.0] * 3 + [0.0] * 40, 4000, spread=0.05))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_master_judges_by_what_was_learned_and_answers_the_same_again(seats):
    g = GAME.new(GAME.edition({}), seats, seeded("fine margins"))
    view = GAME.view(g, g.seat)
    bot, budget = make_bot("master", GAME), Budget(10)
    answers = [bot.choose(view, view.moves, seeded("bot"), budget) for _ in range(2)]
    assert answers[0] is answers[1] and answers[0] in view.moves
    search = Search(MIND, view, view.seat, seeded("bot"))
    search.think(10)
    assert search.rounds == 10 and 0 < search.spread() < 0.5


@pytest.mark.parametrize("seats", [1, 3])
def test_a_search_by_whole_turns_looks_where_a_turn_begins(seats):
    g = GAME.new(GAME.edition({}), seats, seeded("whole turns"))
    view = GAME.view(g, g.seat)
    search = Search(MIND, view, view.seat, seeded("bot"))
    for _ in range(6):
        dealt = GAME.dealt(view, search.rng)
        path = search.descend(dealt)
        assert len(path) > 1 and (dealt.over or MIND.begins_turn(dealt, dealt.seat))
        for _, arm in path:
            arm.visits += 1


def test_a_search_knows_how_far_the_mean_of_each_arm_may_be_off():
    g = GAME.new(GAME.edition({}), 2, seeded("squares"))
    search = Search(MIND, GAME.view(g, g.seat), g.seat, seeded("thoughts"))
    search.think(12)
    arms = [arm for _, arm in search.choices() if arm.visits]
    assert sum(arm.squares for arm in arms) == pytest.approx(search.squares)
    for arm in arms:
        assert arm.error == inf if arm.visits < 2 else 0 <= arm.error < 1


def test_the_error_of_a_mean_is_that_of_its_values():
    values = [0.2, 0.4, 0.9]
    found = standard_error(3, sum(values), sum(v * v for v in values))
    assert found == pytest.approx(stdev(values) / sqrt(3))
