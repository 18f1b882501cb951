"""What a bot that plays alone goes by: signs of the circus and of the Automatons, and weights."""

import random

import pytest

from chapiteau.core.state import play
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.mind.advice import tried
from chapiteau.games.three_ring_circus.mind.horizon import Horizon
from chapiteau.games.three_ring_circus.mind.inputs import INPUTS, STAGES, inputs_of, stage_of
from chapiteau.games.three_ring_circus.rules.end_of_turn import Turn
from chapiteau.games.three_ring_circus.rules.state import AUTOMATONS
from chapiteau.lab.training import SCHOLAR, practices, practise

from ..table import fresh

MIND = GAME.mind()


def turns(seed):
    """A random game alone, at the beginning of every turn and at its end."""
    g, rng = fresh(1, seed), random.Random(seed)
    while not g.over:
        if MIND.begins_turn(g, 0):
            yield g
        play(g, rng.choice(g.moves))
    yield g


def test_every_sign_has_a_name_and_every_turn_a_stage():
    stages = []
    for g in turns("inputs"):
        if not g.over:
            assert len(inputs_of(g, 0)) == len(INPUTS) == len(MIND.inputs)
            assert MIND.inputs_of(g, 0)[:2] == [1.0, Horizon(g).shows]
            stages.append(stage_of(g))
    assert stages[0] == STAGES - 1 and stages[-1] == 0
    assert stages == sorted(stages, reverse=True)


def test_signs_are_looked_at_alone_and_where_a_turn_begins():
    g = fresh(1, "where")
    assert not MIND.begins_turn(g, 0) and MIND.inputs_of(g, 0) == []  # the caravan comes first
    assert MIND.inputs_of(fresh(2, "where"), 0) == []


def test_at_the_end_the_lead_over_the_automatons_is_what_a_position_is_worth():
    *_, end = turns("end")
    lead = end.players[0].points - end.automata[0].points
    assert MIND.margins(end) == [lead] and MIND.value(end, 0) == MIND.target(end, 0) == lead


def test_points_of_the_automatons_count_against_a_position():
    for g in turns("against"):
        after = g.clone()
        after.automata[0].points += 7
        assert MIND.margins(after)[0] == pytest.approx(MIND.margins(g)[0] - 7)


def test_a_move_is_judged_before_the_automatons_have_their_turn():
    for g in turns("judged"):
        if g.over:
            continue
        plan = tried(g, 0, g.moves[0])
        while plan.chosen and plan.chosen[0]:
            plan = tried(plan, 0, plan.moves[0])
        if plan.stack and isinstance(plan.stack[-1], Turn):
            assert plan.stack[-1].troupe == AUTOMATONS
            assert plan.automata[0].played == g.automata[0].played or plan.scored > g.scored


def test_what_is_learned_is_learned_from_the_hardest_automatons():
    (job,) = practices(GAME, 1, [1], SCHOLAR, "hard", None)
    samples = practise(job)
    assert samples and all(len(sample.inputs) == len(INPUTS) for sample in samples)
    assert dict(MIND.practice) == {"difficulty": "hard"}
    assert GAME.edition(dict(MIND.practice)).options["difficulty"] == "hard"
