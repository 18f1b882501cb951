"""Bots: they get a view and nothing else, answer legally, and the same again."""

import random
from typing import Any

import pytest

import chapiteau
from chapiteau.bots import LEVELS, Budget, ask, make_bot
from chapiteau.bots.brief import Brief
from chapiteau.bots.greedy import Greedy
from chapiteau.bots.instinct import noticed
from chapiteau.core.mind import Mind
from chapiteau.core.rng import NO_RNG, seeded

FEW = Budget(iterations=40)


def positions(seats, every=9):
    """Some positions of a random game, with a seat that is asked."""
    match, dice = chapiteau.new("fourberies", seats=seats, seed=seats), random.Random(seats)
    while not match.over:
        seat = dice.choice(match.to_act)
        if len(match.decisions) % every == 0:
            yield match, seat
        match.play(seat, dice.choice(list(match.moves(seat))))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_bot_answers_legally_and_the_same_again(level, seats):
    bot = make_bot(level, chapiteau.games()["fourberies"])
    for match, seat in positions(seats):
        hash = match.hash
        move = ask(match, seat, bot, FEW)
        assert move in match.moves(seat)
        assert ask(match, seat, bot, FEW) is move
        assert match.hash == hash


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(level):
    """Another deal of what the seat does not see changes no answer."""
    game = chapiteau.games()["fourberies"]
    bot = make_bot(level, game)
    for match, seat in positions(4, every=15):
        answer = ask(match, seat, bot, FEW)
        twin = match.clone()
        dealt = game.dealt(match.view(seat), chapiteau.core.rng.seeded("another world"))
        twin.state = dealt
        assert ask(twin, seat, bot, FEW) is answer


class Spy:
    """Remembers what it was given."""

    def choose(self, view, moves, rng, budget):
        self.given = (view, moves, rng, budget)
        return moves[0]


def test_a_bot_is_given_a_view_without_chance_or_secrets():
    for match, seat in positions(3):
        spy = Spy()
        ask(match, seat, spy, FEW)
        view, moves, rng, budget = spy.given
        assert view.rng is NO_RNG and view.heard is None
        assert set(view.deck) <= {0} and set(view.supply.deck) <= {0}
        assert all(set(t.requests) <= {0} for s, t in enumerate(view.troupes) if s != seat)
        assert moves == list(match.moves(seat)) and budget is FEW
        assert rng.key != match.state.rng.key


def test_a_master_of_little_thought_still_beats_chance():
    game = chapiteau.games()["fourberies"]
    wins = 0.0
    for seed in range(6):
        match = chapiteau.new("fourberies", seats=2, seed=seed)
        bots = [make_bot("master", game), make_bot("random", game)]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, ask(match, seat, bots[seat], FEW))
        assert match.outcome is not None
        wins += match.outcome[0]
    assert wins >= 5


def test_an_unknown_level_is_named():
    with pytest.raises(chapiteau.BadSetup, match="genius"):
        make_bot("genius", chapiteau.games()["fourberies"])


def test_an_expert_is_a_master_who_thinks_for_a_moment():
    game = chapiteau.games()["fourberies"]
    expert, master = make_bot("expert", game), make_bot("master", game)
    assert isinstance(expert, Brief) and expert.rounds == game.mind().brief_rounds
    expert.rounds = 9
    for match, seat in positions(3, every=15):
        assert ask(match, seat, expert, Budget(10**9)) is ask(match, seat, master, Budget(9))
        assert ask(match, seat, expert, Budget(5)) is ask(match, seat, master, Budget(5))


def test_a_novice_overlooks_half_of_the_moves_but_never_all():
    moves = chapiteau.games()["the_magnificent"].moves.moves[:100]
    seen = noticed(moves, 50, seeded("eyes"))
    assert 30 < len(seen) < 70 and seen == [move for move in moves if move in seen]
    assert noticed(moves, 0, seeded("eyes")) == moves
    assert all(noticed(moves[:2], 99, seeded(str(n))) for n in range(20))


def test_a_rival_plays_at_the_level_that_it_has_become():
    game = chapiteau.games()["fourberies"]
    rival, amateur = make_bot("rival-amateur", game), make_bot("amateur", game)
    for match, seat in positions(2, every=15):
        assert ask(match, seat, rival, FEW) is ask(match, seat, amateur, FEW)
    with pytest.raises(chapiteau.BadSetup, match="rival"):
        make_bot("rival", game)


class Whole(Mind[Any]):
    """Leaves moves out by comparing them with all others, so it must be shown all of them."""

    def candidates(self, g, seat, moves):
        assert moves == g.legal(seat)
        return moves[1:]


def test_a_novice_overlooks_some_of_what_is_worth_a_thought():
    match = chapiteau.new("fourberies", seats=2, seed=1)
    bot = Greedy(Whole(match.game), looks=1, overlooks=90)
    chosen = {ask(match, 0, bot, FEW), *[bot_at(bot, match, n) for n in range(9)]}
    assert 1 < len(chosen) and chosen <= set(list(match.moves(0))[1:])


def bot_at(bot, match, n):
    """What a bot would do on another day."""
    return bot.choose(match.view(0), list(match.moves(0)), seeded(f"day {n}"), FEW)
