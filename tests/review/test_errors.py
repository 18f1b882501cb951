"""Errors: named where they are sure, by what the seat could see."""

from dataclasses import replace
from typing import Any

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.core.step import ALL_SEATS
from chapiteau.core.wire import text
from chapiteau.review.account import weighed
from chapiteau.review.blocks import Block, blocks, follow
from chapiteau.review.choices import LEAST_LOSS, Choice, Effort, Reader, rounds_for
from chapiteau.review.judge import Judge
from chapiteau.review.naming import named
from chapiteau.review.tables import Run

from .games import random_game

EFFORT = Effort(rounds=30, deals=4, views=8)
GAME: Any = chapiteau.games()["parade"]
MOVES = GAME.moves


def last_round(hands):
    """The last float, and these cards in hand; nobody has won anything."""
    match: Any = chapiteau.new("parade", 2, "the last float")
    dice = seeded("on the way")
    while not (match.state.is_last_round() and any(m.verb == "play" for m in match.state.moves)):
        seat = match.to_act[0]
        moves = [m for m in match.moves(seat) if m.verb in ("play", "pass")]
        match.play(seat, moves[dice.below(len(moves))])
    g = match.state.clone()
    cards = sorted(g.deck + g.played + [c for p in g.players for c in p.hand])
    for player, hand in zip(g.players, hands, strict=True):
        g.lost += player.won
        player.won = []
        player.hand, player.known = hand, [0] * len(hand)
    rest = [card for card in cards if card not in [c for hand in hands for c in hand]]
    g.deck, g.played = rest[: len(g.deck)], rest[len(g.deck) :]
    g.seen = [0] * len(g.deck)
    GAME.check(g)
    g.stack[-1].ask(g)
    return g


def block_of(g, *texts):
    """What both choose, and what comes of it."""
    lanes = {seat: (MOVES.read(text),) for seat, text in enumerate(texts)}
    after = g.clone()
    follow(after, lanes)
    return Block(0, 2, lanes, g, after)


def choices_of(block):
    reader = Reader(Judge(GAME, 2), EFFORT)
    return weighed(block, reader, seeded("judging")).choices


def hands_of(size):
    return [16, 15, 1][:size], [3, 4, 5][:size]


def test_to_throw_the_last_float_away_is_named_and_what_it_cost():
    g = last_round(hands_of(3))
    found = named(choices_of(block_of(g, "play:1", "play:5")), LEAST_LOSS)
    assert [(choice.seat, choice.made) for choice in found] == [(0, "play:1")]
    assert found[0].better in ("play:15", "play:16")
    assert found[0].loss > 10 * LEAST_LOSS


def test_a_move_that_is_as_good_as_the_best_is_not_named():
    g = last_round(hands_of(3))
    for move in ("play:16", "play:15"):
        assert named(choices_of(block_of(g, move, "play:5")), LEAST_LOSS) == []


def test_a_forced_move_is_no_choice():
    g = last_round(([1], [16]))
    assert choices_of(block_of(g, "play:1", "play:16")) == []


SURE = Choice(0, 0, "a", "b", 20, 900_000, 700_000, 1_100_000, 0.0001)


@pytest.mark.parametrize(
    ("choice", "is_named"),
    [
        (SURE, True),
        (Choice(0, 0, "a", "b", 20, 900_000, 200_000, 1_600_000, 0.0001), False),  # too little
        (Choice(0, 0, "a", "b", 20, 900_000, 700_000, 1_100_000, 0.02), False),  # one of ten
        (Choice(0, 0, "a", "b", 5, 900_000, 700_000, 1_100_000, 0.0001), False),  # too few deals
        (replace(SURE, low_elsewhere=LEAST_LOSS + 1), True),
        (replace(SURE, low_elsewhere=LEAST_LOSS), False),  # not to the second judge
    ],
)
def test_an_error_is_named_only_when_it_is_sure_among_all_choices(choice, is_named):
    agreed = [Choice(n, 0, "a", "a") for n in range(1, 10)]
    assert named([*agreed, choice], LEAST_LOSS) == ([choice] if is_named else [])


class Blind(Judge):
    """To whom all tables are worth the same."""

    def looked(self, g):
        return [500_000, 500_000]


@pytest.mark.parametrize(("second", "agrees"), [(Judge(GAME, 2), True), (Blind(GAME, 2), False)])
def test_what_is_surely_an_error_is_asked_of_a_second_judge(second, agrees):
    g, made, better = last_round(hands_of(3)), MOVES.read("play:1"), MOVES.read("play:16")
    first = Judge(GAME, 2)
    asked = (g, 0, 0, made, better)
    alone = Reader(first, EFFORT).compared(*asked, seeded("judging"))
    found = Reader(first, EFFORT, second).compared(*asked, seeded("judging"))
    assert named([alone], LEAST_LOSS) == [alone]
    assert found == replace(alone, low_elsewhere=found.low_elsewhere)
    assert named([found], LEAST_LOSS) == ([found] if agrees else [])


def test_only_what_is_surely_an_error_is_asked_of_a_second_judge():
    g, made = last_round(hands_of(3)), MOVES.read("play:1")
    reader = Reader(Judge(GAME, 2), EFFORT, Judge(GAME, 2))
    asked = [reader.compared(g, 0, 0, made, made, seeded("judging"))]
    asked.append(reader.compared(g, 0, 0, MOVES.read("play:16"), made, seeded("judging")))
    assert [choice.low_elsewhere for choice in asked] == [None, None]


class Watched(Reader):
    """Notes every table that its search and its trials are shown."""

    def __init__(self, judge, effort):
        super().__init__(judge, effort)
        self.seen = []
        self.searching, self.master = self.master, self

    def choose(self, view, moves, rng, budget):
        self.seen.append(text(view))
        return self.searching.choose(view, moves, rng, budget)

    def try_both(self, view, seat, made, better, dice, trial):
        self.seen.append(text(view))
        super().try_both(view, seat, made, better, dice, trial)


def test_errors_are_judged_by_what_the_seat_could_see():
    """The same choices in another world that looks the same to the seat: the same verdict, and
    nothing else was looked at."""
    block = next(b for b in blocks(random_game("parade", 3).record()) if b.is_together)
    seat = 1
    view = GAME.view(block.before, seat)
    reader = Watched(Judge(GAME, 3), Effort(rounds=4, deals=1, views=2))
    other = GAME.dealt(view, seeded("another world"))
    twin = replace(block, before=other)
    assert text(GAME.view(other, 0)) != text(GAME.view(block.before, 0))
    asked = [move for move in MOVES if move in view.legal(seat)]
    for made in asked:
        worlds = [replace(b, lanes={**block.lanes, seat: (made,)}) for b in (block, twin)]
        told = [reader.lane(world, seat, seeded("judging")) for world in worlds]
        assert told[0] == told[1]
    assert set(reader.seen) == {text(view)}
    assert len(reader.seen) > 2 * len(asked)  # the search agreed with one move at most


def test_a_judge_does_not_see_the_order_of_decks():
    """A table with its decks in another order is worth the same; a judge that looks at the true
    table instead is found out."""
    g = chapiteau.new("parade", 2, "b").state
    judge = Judge(GAME, 2)

    def worth(table):
        return Run(judge, table, 3, "judging").worth.mean

    others = [GAME.dealt(GAME.view(g, ALL_SEATS), seeded(f"deck {n}")) for n in range(12)]
    assert {text(x) for x in others} != {text(others[0])}
    assert [worth(x) for x in others] == [worth(g)] * 12
    assert len({tuple(judge.values(x)) for x in others}) > 1


def test_a_block_holds_all_secret_choices_that_took_effect_together():
    record = random_game("parade", 3).record()
    found = list(blocks(record))
    assert [b.first for b in found] == [sum(b.count for b in found[:n]) for n in range(len(found))]
    shown = [b for b in found if b.is_together]
    assert shown
    for block in shown:
        again = block.before.clone()
        for seat in sorted(block.lanes, reverse=True):
            for move in block.lanes[seat]:
                play(again, move, seat)
        assert text(again) == text(block.after)


def test_a_secret_choice_has_the_number_of_its_own_move_whoever_chose_first():
    match = random_game("parade", 3)
    reader = Reader(Judge(GAME, 3), Effort(rounds=1, deals=1, views=2))
    together = [b for b in blocks(match.record()) if b.is_together and b.order != (0, 1, 2)]
    assert together
    for block in together[:3]:
        for seat in block.lanes:
            for choice in reader.lane(block, seat, seeded("judging"))[0]:
                decision = match.decisions[choice.number]
                assert (decision.seat, decision.move.text) == (seat, choice.made)


def test_where_a_round_is_a_whole_turn_or_more_par_is_found_by_fewer_of_them():
    usual, dear = [chapiteau.games()[name].mind() for name in ("fourberies", "three_ring_circus")]
    assert usual.round_worth == 1 and [rounds_for(usual, n) for n in (2, 400)] == [2, 400]
    assert rounds_for(dear, 3200) == 3200 // dear.round_worth > dear.brief_rounds
    assert [rounds_for(dear, n) for n in (2, 100)] == [2, dear.brief_rounds]
