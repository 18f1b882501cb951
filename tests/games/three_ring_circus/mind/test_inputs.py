"""What a bot that plays alone goes by: signs of the circus and of the Automatons, and weights."""

import pytest
from games.playing import do

from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.mind.advice import tried
from chapiteau.games.three_ring_circus.mind.horizon import Horizon
from chapiteau.games.three_ring_circus.mind.inputs import INPUTS, STAGES, inputs_of, stage_of
from chapiteau.games.three_ring_circus.rules.end_of_turn import Turn
from chapiteau.games.three_ring_circus.rules.moves import HIRE, RING
from chapiteau.games.three_ring_circus.rules.scoring import FINAL_COUNT
from chapiteau.games.three_ring_circus.rules.state import AUTOMATONS
from chapiteau.lab.training import SCHOLAR, practices, practise

from ..table import KIND, ask, fresh, hold, pawn, ring, table

MIND = GAME.mind()


def ended():
    """A game alone that is over."""
    g = table(1)
    g.players[0].points, g.automata[0].points = 61, 47
    return ask(g, FINAL_COUNT)


def test_every_sign_has_a_name_and_every_turn_a_stage():
    g, stages = table(1), []
    for place in range(len(g.route()) + 1):
        g.pawn = place
        assert len(inputs_of(g, 0)) == len(INPUTS) == len(MIND.inputs)
        assert MIND.inputs_of(g, 0)[:2] == [1.0, Horizon(g).shows]
        stages.append(stage_of(g))
    assert stages == sorted(stages, reverse=True) and set(stages) == set(range(STAGES))


def test_signs_are_looked_at_alone_and_where_a_turn_begins():
    g = fresh(1, "where")
    assert not MIND.begins_turn(g, 0) and MIND.inputs_of(g, 0) == []  # the caravan comes first
    assert MIND.inputs_of(fresh(2, "where"), 0) == []


def test_at_the_end_the_lead_over_the_automatons_is_what_a_position_is_worth():
    end = ended()
    assert end.over and end.players[0].points - end.automata[0].points == 14
    assert MIND.margins(end) == [14] and MIND.value(end, 0) == MIND.target(end, 0) == 14


def test_points_of_the_automatons_count_against_a_position():
    rich = hold(ring(table(1), 0, 1, "clown_beast"), 0, "rider_beast", "train", "artists")
    planned = hold(table(1), 0, "clown_beast", "ticket_05_banknote", "train", "reserve")
    do(planned, "0 hire:ticket_05_banknote")
    for g in (fresh(1), table(1), pawn(table(1), "albany"), rich, planned, ended()):
        after = g.clone()
        after.automata[0].points += 7
        assert MIND.margins(after)[0] == pytest.approx(MIND.margins(g)[0] - 7)


def test_a_move_is_judged_before_the_automatons_have_their_turn():
    g = hold(table(1), 0, "clown_beast", "clown_acrobat")
    plan = tried(g, 0, HIRE[KIND["clown_beast"]])
    plan = tried(plan, 0, RING[1])
    step = plan.stack[-1]
    assert isinstance(step, Turn) and step.troupe == AUTOMATONS
    assert plan.players[0].artists() == 1 and not plan.automata[0].played
    assert plan.automata[0].deck == g.automata[0].deck


def test_what_is_learned_is_learned_from_the_hardest_automatons():
    (job,) = practices(GAME, 1, [1], SCHOLAR, "hard", None)
    samples = practise(job)
    assert samples and all(len(sample.inputs) == len(INPUTS) for sample in samples)
    assert dict(MIND.practice) == {"difficulty": "hard"}
    assert GAME.edition(dict(MIND.practice)).options["difficulty"] == "hard"
