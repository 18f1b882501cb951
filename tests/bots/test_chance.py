"""Whoever imagines how a game goes on rolls dice of their own, whatever rules the table has."""

import random
from typing import Any

import pytest

import chapiteau
from chapiteau.bots import Budget, foresight, greedy, make_bot, partner
from chapiteau.bots.foresight import Foresight, Spending, Trial
from chapiteau.bots.greedy import Greedy
from chapiteau.bots.partner import Partner
from chapiteau.core.match import BareMatch
from chapiteau.core.rng import Rng, Streams, seeded
from chapiteau.games.trickerion.mind.mind import TrickerionMind

GAME = chapiteau.games()["trickerion"]
MANY = 64


def words(rng: Rng) -> set[int]:
    """The next words that a stream, or each stream of a table, will give."""
    if isinstance(rng, Streams):
        return {w for purpose in range(20) for w in words(rng.clone().stream(purpose))}
    stream = rng.clone()
    return {stream.word() for _ in range(MANY)}


def placing(rules) -> Any:
    """A seat's view while characters are placed: others act before the seat is asked again."""
    match: Any = BareMatch(GAME.edition({}, rules=rules), 3, "chance")
    dice = random.Random(1)
    while type(match.state.stack[-1]).__name__ != "ChooseCharacter":
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    seat = match.to_act[0]
    return match.view(seat), list(match.moves(seat))


@pytest.mark.parametrize("rules", [1, 2])
def test_a_table_and_the_next_one_are_dealt_with_different_words(rules):
    view, _ = placing(rules)
    rng = seeded("deals")
    one = GAME.dealt(view, rng)
    assert not words(one.rng) & words(rng)
    assert not words(one.rng) & words(GAME.dealt(view, rng).rng)


class Restless(TrickerionMind):
    """Never stops looking ahead by itself."""

    def is_quiet(self, g, seat):
        return False


MIND = Restless(GAME)


def looked_greedily(view, moves, dealt):
    Greedy(MIND, looks=1).look(dealt, view.seat, moves[0])


def looked_as_a_partner(view, moves, dealt):
    Partner(MIND).look(dealt, view.seat, moves[0])


def played_on(view, moves, dealt):
    spending, few = Spending(Budget(1)), dict.fromkeys(moves, 1.0)
    Trial(MIND, view, few, seeded("unused"), spending).played_on(dealt, moves[0])


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("look", [looked_greedily, looked_as_a_partner, played_on])
def test_a_look_ahead_does_not_choose_by_what_the_table_rolls(monkeypatch, look, rules):
    view, moves = placing(rules)
    dealt = GAME.dealt(view, seeded("deal"))
    ours, given = words(dealt.rng), []

    def kept(mind, g, seat, dice):
        given.append(words(dice))

    def first(mind, g, seat, moves, dice):
        given.append(words(dice))
        return moves[0]

    def passing(mind, g, dice):
        return first(mind, g, g.seat, g.moves, dice)

    monkeypatch.setattr(greedy, "play_on", kept)
    monkeypatch.setattr(partner, "at_first_sight", first)
    monkeypatch.setattr(foresight, "in_passing", passing)
    look(view, moves, dealt)
    assert given and all(not ours & dice for dice in given)


def test_a_master_of_trickerion_plays_turns_out():
    assert isinstance(make_bot("master", GAME), Foresight)
