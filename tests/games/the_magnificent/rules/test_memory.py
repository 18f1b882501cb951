"""What bots share and remember between the moves that they compare makes no difference."""

import random

import pytest

from chapiteau.core.state import play
from chapiteau.core.wire import pack
from chapiteau.games.the_magnificent.box.grid import count
from chapiteau.games.the_magnificent.mind.advice import stays_within_turn
from chapiteau.games.the_magnificent.mind.inputs import inputs_of
from chapiteau.games.the_magnificent.mind.memory import Ground, Memory
from chapiteau.games.the_magnificent.rules.scoring import best_filling, empty_cells
from chapiteau.games.the_magnificent.rules.turn import TURN

from ..table import BOX, ask, fresh, table


def positions(seats, seed):
    """All positions of a game at random, with its dice."""
    g, rng = fresh(seats, seed), random.Random(seed)
    while not g.over:
        yield g, rng
        play(g, rng.choice(g.moves))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_copy_for_one_turn_is_played_like_any_other_and_leaves_the_table_alone(seats):
    seen = 0
    for g, rng in positions(seats, f"copies {seats}"):
        if not stays_within_turn(g, g.seat):
            continue
        seen += 1
        before, move = pack(g), rng.choice(g.moves)
        whole, part = g.clone(), g.clone_for_turn(g.seat)
        play(whole, move)
        play(part, move)
        assert pack(part) == pack(whole) and pack(g) == before
    assert seen >= 9  # in three rounds, the turns of one player that others follow


def test_a_move_that_changes_what_others_have_needs_the_whole_table():
    seen = 0
    for g, _ in positions(3, "rounds"):
        others = [pack(p) for p in g.players if p is not g.players[g.seat]]
        for move in g.moves[-2:]:
            after = g.clone()
            play(after, move)
            mine = after.players[g.seat]
            if [pack(p) for p in after.players if p is not mine] != others:
                assert not stays_within_turn(g, g.seat)
                seen += 1
    assert seen >= 3  # the last to score a card in each round uncovers all of them


def test_a_next_player_who_has_no_choice_of_dice_needs_the_whole_table():
    g = ask(table(2), TURN[0], TURN[1])
    assert stays_within_turn(g, 0) and not stays_within_turn(g, 1)
    g.pool = [0] * len(g.pool)
    g.pool[3], g.pool[5] = 4, 1
    assert not stays_within_turn(g, 0)  # the one that looks different may be taken


@pytest.mark.parametrize("seats", [1, 3])
def test_signs_are_the_same_with_any_memory_of_other_positions(seats):
    memories = [Memory() for _ in range(seats)]
    for g, _ in positions(seats, f"memories {seats}"):
        for seat, memory in enumerate(memories):
            assert inputs_of(g, seat, memory) == inputs_of(g, seat, Memory())


def test_gems_fill_as_many_zones_as_in_the_best_way():
    rng = random.Random("zones")
    g = fresh(1, "zones")
    for _ in range(200):
        covered = BOX.camp & (rng.getrandbits(56) | rng.getrandbits(56))
        g.players[0].covered = covered
        empty, ground = empty_cells(g, 0), Ground(BOX, covered, 0)
        assert ground.full == empty[1:].count(0) and ground.cells == covered.bit_count()
        for gems in range(13):
            assert ground.fillable(gems) == len(best_filling(empty, gems))


def test_cells_are_counted_like_bits():
    rng = random.Random("cells")
    masks = [0, 1, 1 << 55, (1 << 56) - 1, *[rng.getrandbits(56) for _ in range(200)]]
    assert [count(mask) for mask in masks] == [mask.bit_count() for mask in masks]
