"""What a review comes to: turning points with their causes, luck and skill with their reach."""

from dataclasses import replace

from chapiteau.review.account import Account, Column, Event, Weighed
from chapiteau.review.choices import Choice, Effort
from chapiteau.review.figures import PHASES, Errors, figures_of
from chapiteau.review.judge import Measure
from chapiteau.review.numbers import VICTORY
from chapiteau.review.run import Review, reviewed
from chapiteau.review.story import MOST_TURNS, skills, turns

from .games import random_game

HALF, TENTH = VICTORY // 2, VICTORY // 10


def review_of(course, events, choices=()):
    """A game of two seats whose first line goes like that."""
    record = random_game("parade", 2).record()
    vectors = [[x, VICTORY - x] for x in course]
    blocks = [
        Weighed(n, 1, False, False, [], [], [], [0, 0], {}, [c for c in choices if c.number == n])
        for n in range(len(course) - 2)
    ]
    columns = [Column(HALF, 0, others=[0, 0]) for _ in range(2)]
    told = Account(columns, [Event(n, why, by, [x, -x]) for n, why, by, x in events], vectors)
    return Review(record, Measure("j", False, False), Effort(), "0", told, blocks, [])


def test_a_turning_point_is_named_by_what_did_most_of_it():
    course = [HALF, HALF, HALF + 2 * TENTH, HALF, HALF - 2 * TENTH, HALF - 3 * TENTH]
    events = [
        (0, "draws", -1, 2 * TENTH),
        (1, "draws", -1, TENTH // 2),
        (1, "choice", 1, -2 * TENTH - TENTH // 2),
        (2, "drift", -1, -2 * TENTH),
        (3, "choice", 0, -TENTH),
    ]
    error = Choice(3, 0, "a", "b", 24, TENTH, TENTH // 2, 2 * TENTH, 0.0)
    found = turns(review_of(course, events, [error]))
    assert [(t.block, t.cause, t.by) for t in found] == [
        (0, "draws", -1), (1, "choice", 1), (2, "course", -1), (3, "choice", 0)
    ]  # fmt: skip
    guess = turns(review_of(course, events, [replace(error, loss=TENTH // 9)]))
    assert (guess[-1].cause, guess[-1].by) == ("course", -1)


def test_what_changes_little_is_no_turning_point_and_few_are_told():
    small = [HALF, HALF, HALF + TENTH - 1]
    assert turns(review_of(small, [(0, "draws", -1, TENTH - 1)])) == []
    course, events = [HALF, HALF], []
    for n in range(8):
        step = (2 + n % 3) * TENTH * (1 if n % 2 else -1)
        course.append(course[-1] + step)
        events.append((n, "draws", -1, step))
    found = turns(review_of(course, events))
    assert len(found) == MOST_TURNS and [t.block for t in found] == sorted(t.block for t in found)
    told = {abs(t.change) for t in found}
    rest = {abs(x) for n, _, _, x in events if n not in {t.block for t in found}}
    assert min(told) >= max(rest)


def test_figures_add_up_to_the_account_by_phase_and_by_kind():
    record = random_game("parade", 3).record()
    review = reviewed(record, Effort(rounds=4, deals=2, views=6), workers=1)
    found = figures_of(review)
    for seat, (own, column, skill) in enumerate(
        zip(found.seats, review.account.columns, skills(review), strict=True)
    ):
        assert own.errors.count == skill.free == sum(c.seat == seat for c in review.choices)
        for parts in (own.phases, own.kinds):
            assert sum(p.count for p in parts.values()) == own.errors.count
            lost = sum(p.loss for p in parts.values())
            assert abs(lost + 1000 * column.errors / review.unit) < 1e-6
        assert set(own.phases) <= set(PHASES) and set(own.kinds) <= set(found.asked)
        assert abs(own.luck - 1000 * column.draws / review.unit) < 1e-6
    assert len({phase for own in found.seats for phase in own.phases}) == 3
    assert all(said["en"] and said["fr"] for said in found.asked.values())


def test_a_rate_is_the_surer_the_more_decisions_there_are():
    one, many = Errors(1, 5.0, 4.0), Errors()
    for _ in range(100):
        many.add(one)
    assert many.rate == one.rate == 5.0
    assert abs(many.reach - one.reach / 10) < 1e-9
