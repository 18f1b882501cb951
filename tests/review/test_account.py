"""The account adds up, in every game, whoever plays it."""

import json
from dataclasses import replace
from statistics import fmean, stdev
from typing import Any

import pytest

import chapiteau
from chapiteau.core.errors import ChapiteauError
from chapiteau.core.rng import seeded
from chapiteau.core.step import ALL_SEATS
from chapiteau.core.wire import text
from chapiteau.lab.intervals import student
from chapiteau.review.account import Weighed, account, orders_of, weighed
from chapiteau.review.blocks import blocks
from chapiteau.review.choices import Choice, Effort, Reader
from chapiteau.review.judge import Judge
from chapiteau.review.numbers import Estimate
from chapiteau.review.plain import plain, restored, written
from chapiteau.review.run import reviewed
from chapiteau.review.tables import Run, Walk

from .games import random_game

LEAST = Effort(rounds=2, deals=1, views=2)
"""However little is thought, the account adds up."""
LAST = 5
GAME: Any = chapiteau.games()["parade"]


def settings():
    """Interpreted, one number of seats; compiled, all of them."""
    for name, game in chapiteau.games().items():
        for seats in range(game.fewest, game.most + 1):
            if chapiteau.is_compiled() or seats == max(game.fewest, 2 if game.most < 6 else 4):
                yield name, seats


def check(told, match, judge):
    """Everything adds up, and ends as the game did."""
    assert [column.gap for column in told.columns] == [0] * match.seats
    if judge.counts:
        rivals = match.game.rival_scores(match.state)
        ends = [points - max(rivals, default=0) for points in match.scores]
    else:
        ends = match.outcome
        assert {sum(event.row) for event in told.events} <= {0}
        assert {sum(vector) for vector in told.course} == {judge.unit}
    assert [column.result for column in told.columns] == [round(end * judge.unit) for end in ends]


@pytest.mark.parametrize(("name", "seats"), [("parade", 4), ("fourberies", 2)])
def test_result_less_start_is_the_sum_of_its_causes(name, seats):
    match = random_game(name, seats)
    review = reviewed(match.record(), LEAST, workers=1)
    assert sum(block.count for block in review.blocks) == len(match.decisions)
    check(review.account, match, review.judge)


@pytest.mark.parametrize(("name", "seats"), [*settings(), ("the_magnificent", 1)])
def test_the_last_blocks_of_every_game_add_up_by_shares_or_by_points(name, seats):
    match = random_game(name, seats)
    last = list(blocks(match.record()))[-LAST:]
    judge = Judge(match.game, seats)
    reader = Reader(judge, LEAST)
    now = Run(judge, last[0].before, 1, "now").worth
    found = [weighed(block, reader, seeded(f"{block.first}")) for block in last]
    check(account(now, now, judge.result(match.state), found), match, judge)


def test_a_block_that_is_booked_twice_leaves_a_gap():
    desk = list(blocks(random_game("parade", 2).record()))
    assert len(desk) > 2
    review = reviewed(random_game("parade", 2).record(), LEAST, workers=1)
    columns = review.account.columns
    none = [0] * 2
    start = Estimate([c.start for c in columns], none)
    dealt, result = Estimate(review.account.course[1], none), [c.result for c in columns]
    early = next(block for block in review.blocks if block.then != result)
    twice = account(start, dealt, result, [*review.blocks, early])
    assert any(column.gap for column in twice.columns)


@pytest.mark.parametrize("believed", [0, 1, 437, 999])
def test_of_draws_as_much_is_told_as_results_bear_out_and_the_rest_is_the_course_of_play(believed):
    """To the last digit, in every block, and what one seat gains others lose."""
    seats = 3
    dice = seeded("draws")
    rows = [[dice.below(99) - 49 for _ in range(seats - 1)] for _ in range(20)]
    now, found = [1000] * seats, []
    for row in [[*row, -sum(row)] for row in rows]:
        then = [a + b for a, b in zip(now, row, strict=True)]
        found.append(Weighed(0, 1, False, True, now, now, then, [100] * seats, {}, []))
        now = then
    start = Estimate([1000] * seats, [100] * seats)
    told = account(start, start, now, found, believed)
    assert [column.gap for column in told.columns] == [0] * seats
    assert {sum(event.row) for event in told.events} <= {0}
    for seat, column in enumerate(told.columns):
        assert column.chance == now[seat] - 1000 == column.draws + column.drift
        assert abs(column.draws - column.chance * believed / 1000) <= 1
        assert column.draws_noise == 2100 * believed**2 // 1000**2
        own = [event.row[seat] for event in told.events if event.cause == "draws"]
        assert sum(own) == column.draws


def test_the_same_record_gives_the_same_bytes_on_one_core_and_on_two():
    record = random_game("parade", 3).record()
    once = reviewed(record, LEAST, workers=1).json()
    assert reviewed(chapiteau.load(record.text).record, LEAST, workers=2).json() == once
    assert reviewed(record, LEAST, seed="1", workers=1).json() != once


def test_orders_of_secret_choices_are_all_of_three_seats_and_twelve_of_four():
    assert len(orders_of([], seeded("orders"))) == 1
    assert len(set(orders_of([0, 1, 2], seeded("orders")))) == 6
    drawn = orders_of([0, 1, 2, 3], seeded("orders"))
    assert len(drawn) == 12
    assert all(sorted(order) == [0, 1, 2, 3] for order in drawn)


def test_a_game_that_is_not_over_is_not_looked_back_at():
    match = chapiteau.new("parade", 2)
    match.play(match.to_act[0], next(iter(match.moves(match.to_act[0]))))
    with pytest.raises(ChapiteauError, match="not over"):
        chapiteau.review(match.record())


def test_the_function_stays_where_the_room_of_its_name_is_loaded():
    assert callable(chapiteau.review)
    assert weighed.__module__ == "chapiteau.review.account"


def test_a_review_that_was_written_is_read_again_as_it_was():
    record = random_game("parade", 3).record()
    review = reviewed(record, Effort(rounds=4, deals=2, views=6), workers=1)
    again = restored(record, json.loads(review.json()))
    assert written(again) == review.json()
    assert again.choices == [replace(c, doubt=float(f"{c.doubt:.3g}")) for c in review.choices]
    assert any(choice.is_par for choice in again.choices) and plain(again)["errors"] is not None


def test_a_review_of_before_is_read_as_it_was_meant():
    """It had one judge, and told all of draws."""
    record = random_game("parade", 2).record()
    data = json.loads(reviewed(record, LEAST, workers=1).json())
    for key in ("second_judge", "draws_believed"):
        del data[key]
    for row in data["seats"]:
        del row["chance"]
    for row in data["unlike_the_search"]:
        del row["low_elsewhere"]
    judge = restored(record, data).judge
    assert (judge.second, judge.believed) == ("", 1000)


def test_the_more_deals_the_surer_the_luck_of_the_draw():
    """What is said to be unsure of it is about what other chance for the judging makes of it."""
    record = random_game("parade", 2, "unsure").record()

    def draws(deals, seed):
        review = reviewed(record, Effort(rounds=2, deals=deals, views=2), seed, workers=1)
        return review.account.columns[0]

    told = [draws(4, str(n)) for n in range(12)]
    off = stdev([column.draws for column in told])
    said = fmean([column.draws_noise**0.5 for column in told])
    assert off / 3 < said < 3 * off
    assert draws(32, "0").draws_noise < said**2 / 3


def test_what_is_unsure_of_draws_and_errors_is_added_up_over_the_game():
    choice = Choice(0, 1, "a", "b", 24, 500, 300, 700)
    block = Weighed(0, 1, False, True, [5, 5], [5, 5], [5, 5], [100, 200], {}, [choice])
    start, dealt = Estimate([5, 5], [1, 2]), Estimate([5, 5], [10, 20])
    columns = account(start, dealt, [5, 5], [block, block]).columns
    assert [column.draws_noise for column in columns] == [201, 402]
    assert [column.errors_noise for column in columns] == [0, 2 * choice.noise]
    assert choice.noise == round((200 / student(24)) ** 2)


def test_where_no_chance_was_seen_nothing_of_it_is_unsure():
    review = reviewed(
        random_game("parade", 2).record(), Effort(rounds=2, deals=4, views=2), workers=1
    )
    *blocks, _ = review.blocks
    assert {block.is_chance for block in blocks} == {True, False}
    assert not any(any(block.noise) for block in blocks if not block.is_chance)
    assert any(any(block.noise) for block in blocks if block.is_chance)


def test_tables_are_played_on_and_dealt_again_only_where_chance_was_seen():
    """The same wherever the walk begins; at every block they look to all as the true one does."""
    found = list(blocks(random_game("parade", 2).record()))
    walk, late = (Walk(Judge(chapiteau.games()["parade"], 2), found, 3, "walk") for _ in range(2))
    last, runs = len(found) - 1, 0
    for n, block in enumerate(found):
        seen = text(GAME.view(block.before, ALL_SEATS))
        before = [text(table) for table in walk.before(n)]
        assert {text(GAME.view(table, ALL_SEATS)) for table in walk.before(n)} == {seen}
        run = walk.run
        assert walk.saw_chance(n) == (walk.run is not run) or n == last
        runs += walk.run is not run
        if n in (last, last // 2):
            assert [text(table) for table in late.before(n)] == before
    assert 0 < runs < last
