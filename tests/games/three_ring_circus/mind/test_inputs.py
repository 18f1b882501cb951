"""What a master goes by: inputs from circuses, hands and the Automatons, and learned weights."""

import pytest
from games.playing import do

from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.mind.advice import tried
from chapiteau.games.three_ring_circus.mind.horizon import Horizon
from chapiteau.games.three_ring_circus.mind.inputs import INPUTS, SPANS, STAGES, inputs_of, stage_of
from chapiteau.games.three_ring_circus.rules.end_of_turn import EndTurn, Turn
from chapiteau.games.three_ring_circus.rules.moves import HIRE, RING
from chapiteau.games.three_ring_circus.rules.scoring import FINAL_COUNT
from chapiteau.games.three_ring_circus.rules.state import AUTOMATONS
from chapiteau.games.three_ring_circus.rules.turn import ACT
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
        stages.append(stage_of(g, 0))
    assert stages == sorted(stages, reverse=True) and set(stages) == set(range(SPANS))


def test_whoever_acts_and_the_others_are_judged_by_stages_of_their_own_at_every_table():
    met = []
    for seats in (2, 3, 4):
        for seat in (0, 1):
            g, stages = table(seats), set()
            for place in range(len(g.route()) + 1):
                g.pawn = place
                assert len(MIND.inputs_of(g, seat)) == len(INPUTS)
                stages.add(MIND.stage_of(g, seat))
            met += sorted(stages)
    assert sorted(met) == list(range(SPANS, STAGES))


def test_inputs_are_looked_at_where_a_turn_begins():
    for seats in (1, 2):
        g = fresh(seats, "where")
        assert not MIND.begins_turn(g, 0) and MIND.inputs_of(g, 0) == []  # the caravan comes first
        assert MIND.inputs_of(table(seats), 0) != []


def test_a_hand_counts_for_whoever_holds_it_and_not_for_those_who_see_its_back():
    poor, rich = table(2), table(2)
    for g, cards in ((poor, ("clown_beast",)), (rich, ("rider_beast",))):
        hold(hold(g, 0, *cards), 1, "train")
    own = [MIND.inputs_of(g, 0) for g in (poor, rich)]
    assert own[0] != own[1]
    for g in (poor, rich):
        ask(g, ACT[1], EndTurn(2))
    seen = [MIND.inputs_of(g, 0) for g in (poor, rich)]
    assert seen[0] == seen[1]


def test_at_a_table_points_count_in_full_and_at_the_end_alone():
    g = hold(table(3), 0, "clown_beast")
    before = MIND.margins(g)
    g.players[0].points += 7
    assert MIND.margins(g)[0] == pytest.approx(before[0] + 7)
    end = table(3)
    for p, points in zip(end.players, (61, 47, 50), strict=True):
        p.points = points
    assert MIND.margins(ask(end, FINAL_COUNT)) == [11, -14, -11]


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
