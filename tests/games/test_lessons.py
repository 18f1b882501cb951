"""First games: every line can be played, and every step has its words."""

import pytest

import chapiteau
from chapiteau.lessons import NEWCOMER, lesson_of
from chapiteau.match import Match
from chapiteau.server.tables.seeds import match_seed

LESSONS = {name: lesson for name, game in chapiteau.games().items() if (lesson := lesson_of(game))}


def led(name):
    """The match of a lesson before its first decision."""
    lesson = LESSONS[name]
    seed = match_seed(lesson.seed, [""] * lesson.seats)
    return Match(lesson.edition, lesson.seats, seed), lesson


def test_the_games_of_the_house_have_one():
    titles = {"carnavalesque", "fourberies", "the_magnificent", "three_ring_circus", "trickerion"}
    assert titles <= set(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_the_line_can_be_played(name):
    match, lesson = led(name)
    steps = []
    for seat, move in lesson.line:
        assert lesson.next(match.decisions) == (seat, move)
        stop = lesson.stop(match.decisions)
        if stop:
            assert seat == NEWCOMER and len(match.decisions) >= lesson.begins
            steps.append(stop.n)
        match.play(seat, move)
        assert lesson.is_done(match.decisions) == (len(match.decisions) == len(lesson.line))
    assert steps == sorted(steps) and set(steps) == set(range(1, lesson.length + 1))
    assert 10 <= lesson.length <= 15
    assert lesson.next(match.decisions) is None and lesson.stop(match.decisions) is None


def led_to(match, move, layout):
    """The picture that the newcomer has: on a phone the region where the move is made."""
    view = match.view(NEWCOMER)
    (wanted,) = [each for each in view.moves if each.text == move]
    focus = match.game.board.region_of(view, wanted) if layout == "tall" else ""
    return match.scene(NEWCOMER, layout=layout, focus=focus)


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_it_points_at_is_on_the_table(name, layout):
    match, lesson = led(name)
    for i, (seat, move) in enumerate(lesson.line):
        stop = lesson.stop(match.decisions)
        if stop and lesson.starts[i]:
            keys = {item.key for item in led_to(match, move, layout).items}
            missing = set(stop.show) - keys
            assert not missing or layout == "tall", f"step {stop.n}: {missing} of {keys}"
            assert not stop.show or len(missing) < len(stop.show), f"step {stop.n}: {keys}"
        match.play(seat, move)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_its_words(name, lang):
    match, lesson = led(name)
    telling = match.telling(lang)
    steps = [str(n) for n in range(1, lesson.length + 1)]
    assert len({lesson.text(id, telling) for id in [*steps, "done"]}) == lesson.length + 1
    assert not telling.words.has(f"lesson-{lesson.length + 1}")


def test_who_leaves_the_line_is_no_longer_led():
    match, lesson = led("fourberies")
    other = next(m for m in match.moves(NEWCOMER) if m.text != lesson.line[0][1])
    match.play(NEWCOMER, other)
    assert lesson.next(match.decisions) is None and lesson.stop(match.decisions) is None
    assert not lesson.is_done(match.decisions)
