"""The arithmetic of tournaments: who meets whom, who sits where, and what it is worth."""

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import cast

import pytest

from chapiteau.server.tables.seeds import commitment, match_seed, seal
from chapiteau.server.tournaments.deals import Deals, commitments, deal, fits, lots, whole
from chapiteau.server.tournaments.drawing import Pool, draw, duels, finalists, groups
from chapiteau.server.tournaments.next_round import (
    BOTS,
    BYES,
    GROUPS,
    SWISS,
    Rules,
    last_round,
    next_round,
)
from chapiteau.server.tournaments.results import Entrant, Played, Round, Seated, history, pair
from chapiteau.server.tournaments.scoring import BYE, points, standings

HALF = Fraction(1, 2)


def table(number, *scores, out=(), entries=None):
    """A table that ended with these scores, by seat."""
    who = entries or range(1, len(scores) + 1)
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    ranks = [len(scores) if seat in out else rank for seat, rank in enumerate(ranks)]
    return Played(
        number,
        tuple(
            Seated(n, seat, score, rank, seat in out)
            for seat, (n, score, rank) in enumerate(zip(who, scores, ranks, strict=True))
        ),
    )


def people(count):
    return [Entrant(n) for n in range(1, count + 1)]


def play(rules, entrants, dice, dropout=0.0):
    """A whole tournament with results by lot; returns its entrants and rounds."""
    rounds: list[Round] = []
    order = [e.n for e in entrants]
    while drawn := next_round(rules, entrants, rounds, order=order):
        entrants = [*entrants, *drawn.new_bots]
        tables = [
            table(i, *[dice.randrange(30) for _ in t], entries=t)
            for i, t in enumerate(drawn.tables)
        ]
        rounds.append(Round(tuple(tables), tuple(drawn.byes), drawn.is_final))
        entrants = [
            replace(e, is_gone=e.is_gone or (not e.is_bot and dice.random() < dropout))
            for e in entrants
        ]
    return entrants, rounds


# what a table is worth


def test_a_table_brings_the_part_of_the_others_whom_one_was_better_than():
    one = Round((table(1, 9, 5, 5, 1),))
    assert points(one, False) == {1: Fraction(1), 2: HALF, 3: HALF, 4: Fraction(0)}


def test_whoever_left_has_nothing_and_is_worse_than_all_who_stayed():
    one = Round((table(1, 99, 5, out=[0]), table(2, 0, 0, out=[0, 1], entries=[3, 4])))
    assert points(one, False) == {1: 0, 2: 1, 3: 0, 4: 0}


def test_in_duplicate_everybody_is_compared_with_those_on_their_own_seat():
    tables = (table(1, 50, 9), table(2, 40, 20, entries=[3, 4]), table(3, 40, 1, entries=[5, 6]))
    got = points(Round(tables), True)
    assert got == {1: 1, 3: Fraction(1, 4), 5: Fraction(1, 4), 4: 1, 2: HALF, 6: 0}
    # the winner of a table with a good seat may have less than its loser
    assert got[3] < got[4]


def test_a_duplicate_deal_that_was_played_once_is_counted_at_its_table():
    assert points(Round((table(1, 3, 7),)), True) == {1: 0, 2: 1}


def test_in_duplicate_whoever_left_loses_to_every_score_on_that_seat():
    tables = (table(1, 99, 0, out=[0]), table(2, 0, 0, entries=[3, 4]))
    assert points(Round(tables), True) == {1: 0, 3: 1, 2: HALF, 4: HALF}


def test_whoever_sits_out_has_what_everybody_has_on_the_average():
    one = Round((table(1, 3, 7),), byes=(3,))
    assert points(one, False)[3] == BYE
    assert sum(points(one, False).values()) / 3 == HALF


def test_equals_are_told_apart_by_the_points_of_those_they_met_then_by_wins():
    first = Round((table(1, 9, 1, entries=[1, 2]), table(2, 9, 1, entries=[3, 4])))
    second = Round((table(1, 9, 1, entries=[1, 3]), table(2, 9, 1, entries=[2, 4])))
    found = standings(people(4), [first, second], False)
    assert [(each.entry, each.place) for each in found] == [(1, 1), (2, 2), (3, 2), (4, 4)]
    third = Round((table(1, 9, 1, entries=[2, 4]), table(2, 1, 1, entries=[1, 3])))
    found = standings(people(4), [first, third], False)
    assert [(each.entry, each.place, each.rivals) for each in found] == [
        (1, 1, 5 * HALF), (3, 2, 3 * HALF), (2, 3, 3 * HALF), (4, 4, 5 * HALF),
    ]  # fmt: skip
    assert found[0].points == found[1].points == Fraction(3, 2)


def test_the_final_decides_the_first_places_whatever_was_won_before():
    group = Round((table(1, 9, 1, entries=[1, 2]), table(2, 9, 1, entries=[3, 4])))
    final = Round((table(1, 1, 9, entries=[1, 3]),), is_final=True)
    found = standings(people(4), [group, group, final], False)
    assert [each.entry for each in found] == [3, 1, 2, 4]
    assert found[0].points == 2  # the final brings a place, and no points


# who meets whom


def test_in_a_swiss_round_those_meet_who_stand_equal():
    first = Round((table(1, 9, 1, entries=[1, 2]), table(2, 9, 1, entries=[3, 4])))
    drawn = next_round(Rules(2, 3), people(4), [first])
    assert drawn
    assert {frozenset(t) for t in drawn.tables} == {frozenset({1, 3}), frozenset({2, 4})}


def test_nobody_meets_again_as_long_as_that_can_be():
    dice = random.Random(1)
    _, rounds = play(Rules(2, 7), people(8), dice)
    met = history(rounds).met
    assert len(rounds) == 7
    assert max(met.values()) == 1
    assert len(met) == 28


def test_whoever_has_blocked_another_does_not_meet_them_as_long_as_that_can_be():
    apart = {(1, 2), (3, 4)}
    drawn = next_round(Rules(2, 3), people(4), [], apart, [1, 2, 3, 4])
    assert drawn
    assert not {pair(*t) for t in drawn.tables} & apart
    alone = next_round(Rules(2, 3), people(2), [], {(1, 2)}, [1, 2])
    assert alone
    assert alone.tables == [[1, 2]]


def test_bots_fill_the_last_table_and_sit_with_those_who_stand_last():
    drawn = next_round(Rules(4, 3), people(6), [], order=[1, 2, 3, 4, 5, 6])
    assert drawn
    assert [e.n for e in drawn.new_bots] == [7, 8]
    assert {frozenset(t) for t in drawn.tables} == {
        frozenset({1, 2, 3, 4}), frozenset({5, 6, 7, 8}),
    }  # fmt: skip


def test_a_bot_that_is_needed_again_is_the_same_one():
    entrants = [*people(3), Entrant(4, True)]
    first = Round((table(1, 9, 1, entries=[1, 2]), table(2, 9, 1, entries=[3, 4])))
    drawn = next_round(Rules(2, 3), entrants, [first])
    assert drawn
    assert drawn.new_bots == []
    assert {n for t in drawn.tables for n in t} == {1, 2, 3, 4}


def test_the_last_sits_out_and_nobody_twice_before_everybody_has():
    rules, dice = Rules(2, 5, filling=BYES), random.Random(3)
    _, rounds = play(rules, people(5), dice)
    assert sorted(n for one in rounds for n in one.byes) == [1, 2, 3, 4, 5]
    first = Round((table(1, 9, 1, entries=[1, 2]), table(2, 9, 1, entries=[3, 4])), (5,))
    drawn = next_round(rules, people(5), [first])
    assert drawn
    assert drawn.byes == [4]


def test_whoever_is_gone_is_drawn_no_more():
    entrants = [replace(e, is_gone=e.n == 2) for e in people(5)]
    drawn = next_round(Rules(2, 3), entrants, [], order=[1, 2, 3, 4, 5])
    assert drawn
    assert {n for t in drawn.tables for n in t} == {1, 3, 4, 5}


@pytest.mark.parametrize(("here", "filling", "seats"), [(1, BOTS, 2), (1, BOTS, 4), (3, BYES, 4)])
def test_without_enough_people_there_is_no_round(here, filling, seats):
    assert next_round(Rules(seats, 3, filling=filling), people(here), []) is None


def test_a_number_that_left_is_never_given_to_a_bot():
    entrants = [*people(4), Entrant(5, is_gone=True)]
    drawn = next_round(Rules(3, 3), entrants, [], order=[1, 2, 3, 4, 5])
    assert drawn
    assert [e.n for e in drawn.new_bots] == [6, 7]


# groups


def test_groups_are_about_equally_big_and_equally_strong():
    assert groups([1, 2, 3, 4, 5, 6], 3) == [[1, 4, 5], [2, 3, 6]]
    assert sorted(len(group) for group in groups(list(range(11)), 4)) == [3, 4, 4]
    assert groups([1, 2, 3], 8) == [[1, 2, 3]]


@pytest.mark.parametrize("size", [2, 4, 5, 6, 7])
def test_in_a_group_of_duels_everybody_meets_everybody_once(size):
    group = list(range(1, size + 1))
    rounds = [duels(group, number) for number in range(1, size + size % 2)]
    met = Counter(pair(*both) for drawn in rounds for both in drawn.tables)
    assert met == Counter(dict.fromkeys(combinations(group, 2), 1))
    sat_out = Counter(n for drawn in rounds for n in drawn.byes)
    assert sat_out == (Counter(dict.fromkeys(group, 1)) if size % 2 else Counter())


def test_the_best_of_all_groups_meet_in_a_final():
    entrants = [Entrant(n, group=1 + n % 2) for n in range(1, 9)]
    rules, dice = Rules(4, 2, GROUPS), random.Random(5)
    entrants, rounds = play(rules, entrants, dice)
    assert last_round(rules, entrants) == len(rounds) == 3
    assert [one.is_final for one in rounds] == [False, False, True]
    for one in rounds[:2]:  # nobody meets anybody of another group before
        assert all(len({s.entry % 2 for s in t.seats}) == 1 for t in one.tables)
    in_final = {s.entry for s in rounds[-1].tables[0].seats}
    before = [each.entry for each in standings(entrants, rounds[:2], False)]
    assert in_final == {n for g in (0, 1) for n in [n for n in before if n % 2 == g][:2]}
    found = standings(entrants, rounds, False)
    assert {each.entry for each in found[:4]} == in_final


def test_one_group_needs_no_final():
    assert last_round(Rules(2, 3, GROUPS), [Entrant(n, group=1) for n in (1, 2, 3)]) == 3


def test_finalists_are_the_first_of_every_group_then_the_second():
    assert finalists([[1, 2, 3], [4, 5], [6]], 4) == [1, 4, 6, 2]


# seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("form", [SWISS, GROUPS])
def test_everybody_sits_on_every_seat_about_equally_often(seats, form):
    for seed in range(12):
        dice = random.Random(seed)
        rules = Rules(seats, 2 * seats, form)
        entrants = [Entrant(n, group=1) for n in range(1, 4 * seats + 1)]
        _, rounds = play(rules, entrants, dice)
        sat = history(rounds).seats
        for e in entrants:
            often = [sat[e.n, seat] for seat in range(seats)]
            assert sum(often) == 2 * seats
            assert max(often) - min(often) <= 2


# whole tournaments


@pytest.mark.parametrize("filling", [BOTS, BYES])
@pytest.mark.parametrize("form", [SWISS, GROUPS])
def test_whatever_becomes_of_its_people_a_tournament_ends_and_ranks_everybody(form, filling):
    for seed in range(40):
        dice = random.Random(seed)
        seats, count = dice.choice([2, 3, 4]), dice.randrange(2, 22)
        rules = Rules(seats, dice.randrange(1, 7), form, filling, dice.random() < 0.5)
        entrants = people(count)
        if form == GROUPS:
            of = groups([e.n for e in entrants], dice.randrange(seats, 9))
            entrants = [
                replace(e, group=next(i for i, g in enumerate(of, 1) if e.n in g)) for e in entrants
            ]
        entrants, rounds = play(rules, entrants, dice, dropout=dice.choice([0.0, 0.2]))
        assert len(rounds) <= last_round(rules, entrants)
        for one in rounds:
            at = [s.entry for t in one.tables for s in t.seats]
            assert len(at) == len(set(at))
            assert not set(at) & set(one.byes)
            assert all(len(t.seats) == seats for t in one.tables)
            assert all(any(not is_bot(entrants, s.entry) for s in t.seats) for t in one.tables)
        found = standings(entrants, rounds, rules.is_duplicate)
        assert sorted(each.entry for each in found) == sorted(e.n for e in entrants)
        assert [each.place for each in found] == sorted(each.place for each in found)
        assert all(0 <= each.points <= len(rounds) for each in found)


def is_bot(entrants, n):
    return next(e.is_bot for e in entrants if e.n == n)


def test_a_drawing_costs_little_however_many_there_are():
    past = history([])
    drawn = draw(Pool(list(range(64)), 4), past)
    assert sorted(n for t in drawn.tables for n in t) == list(range(64))


# deals


def test_a_deal_can_be_checked_without_telling_the_next_one():
    each = commitments("secret", "salt", 3, 2)
    seed, nonce = deal("secret", "salt", 2, 1)
    assert commitment(seed, nonce) == each[1][1]
    assert len({one for several in each for one in several}) == 6
    assert deal("secret", "salt", 3, 0) != (seed, nonce)


def said_of(nonces):
    each = commitments("secret", "salt", 2, 1)
    shown: Deals = {
        "commitment": whole(each), "commitments": each, "nonces": nonces, "numbers": {},
    }  # fmt: skip
    seed, nonce = deal("secret", "salt", 1, 0)
    said = {"commitment": commitment(seed, nonce)}
    said |= {f"nonce {i}": text or "-" for i, text in enumerate(nonces)}
    return said, shown, match_seed(seed, nonces)


def changed(deals, **parts) -> Deals:
    return cast(Deals, {**deals, **parts})


def test_a_record_fits_the_deals_of_its_tournament_and_no_others():
    said, shown, _ = said_of(["a", ""])
    assert fits(said, shown)
    assert not fits(said, changed(shown, nonces=["b", ""]))
    assert not fits(said, changed(shown, commitment="0" * 64))
    assert not fits({**said, "commitment": "0" * 64}, shown)
    others = commitments("other", "salt", 2, 1)
    assert not fits(said, changed(shown, commitments=others, commitment=whole(others)))


def test_a_number_that_was_drawn_before_the_commitment_is_found_out():
    _, shown, _ = said_of([])
    sealed = seal(shown["commitment"], "number")
    said, _, _ = said_of([sealed])
    good = changed(shown, nonces=[sealed], numbers={"0": "number"})
    assert fits(said, good)
    assert not fits(said, changed(good, numbers={"0": "another"}))
    assert not fits(said, changed(good, numbers={"7": "number"}))


def test_lots_depend_on_every_nonce():
    order = lots("c", ["a", "b"], list(range(20)))
    assert sorted(order) == list(range(20))
    assert order != lots("c", ["a", "x"], list(range(20)))
