"""What a log says of everybody's time: who is charged, when, and the same in every process."""

import pytest

from chapiteau.server.clocks.clock import LAST, Clock, agreed
from chapiteau.server.clocks.standing import ranks_of, result_of, winners_of
from chapiteau.server.clocks.times import Announced
from chapiteau.server.refusal import Refused
from chapiteau.server.store.rows import BACK, UNDO
from server.clocks.tables import HOURS, NOON, Table, game_clock, slow


def test_only_whoever_is_asked_is_charged():
    table = Table(game_clock(600), game="three_ring_circus", seats=3)
    assert table.state.playing.to_act == (0,)
    assert table.wait(100).left(0, 1, 2) == [500, 600, 600]
    while table.state.playing.to_act == (0,):
        table.play(0)
    assert table.wait(50).left(0, 1, 2) == [500, 550, 600]
    assert table.times.running() == [1]


def test_each_own_clock_runs_while_several_choose_at_once_and_stops_when_one_has():
    table = Table(game_clock(600), game="fourberies", seats=3)
    assert table.state.playing.to_act == (0, 1, 2)
    table.wait(30)
    while 1 in table.state.playing.to_act:
        table.play(1)
    assert table.wait(60).left(0, 1, 2) == [510, 570, 510]
    assert table.times.running() == [0, 2]


def test_a_decision_adds_its_time_but_never_more_than_there_was_at_first():
    table = Table(game_clock(600, added=20), game="trickerion", seats=2)
    seat = table.state.playing.to_act[0]
    table.wait(50).play()
    assert table.left(seat) == [570]
    assert table.wait(5).play() == seat
    assert table.left(seat) == [585]
    assert table.play() == seat
    assert table.left(seat) == [600]


def test_a_clock_for_each_decision_is_full_again_after_it():
    table = Table(Clock("decision", 60.0), game="trickerion", seats=2)
    seat = table.state.playing.to_act[0]
    assert table.wait(45).left(seat) == [15]
    table.play()
    assert table.left(seat) == [60]


def test_taking_back_and_choosing_again_adds_nothing_twice():
    table = Table(game_clock(600, added=20), seats=2)  # the first of Parade passes, or peeks
    seat = table.state.playing.to_act[0]
    table.wait(100)
    table.play(seat, "pass")
    assert table.left(seat) == [520]
    for _ in range(3):
        table.wait(10).write(UNDO, seat)
        left = table.left(seat)
        table.wait(10).play(seat, "pass")
        assert table.left(seat)[0] == left[0] - 10
    table.write(BACK, seat, "0")  # all have agreed to go back: what comes now counts again
    before = table.left(seat)[0]
    table.play(seat, "pass")
    assert table.left(seat) == [before + 20]


def test_half_of_a_secret_choice_changes_nothing_that_others_could_see():
    table = Table(game_clock(600, added=20), game="three_ring_circus", seats=2)
    table.play(move="go:new-york")
    assert table.state.playing.state.chosen
    seat = table.state.playing.to_act[0]
    table.wait(90)
    before, left = table.times.shown(table.now), table.left(seat)[0]
    table.play(seat)
    assert seat in table.state.playing.to_act, "this is no half of a choice"
    assert table.times.shown(table.now) == before
    while seat in table.state.playing.to_act:
        table.play(seat)
    assert table.left(seat) == [left + 20]


def test_nobody_is_hurried_where_nobody_waits():
    table = Table(game_clock(600), game="three_ring_circus", seats=2, people=[0])
    assert table.wait(5000).left(0) == [600]
    assert table.times.shown(table.now)[1] is None  # a bot has no clock
    table = Table(game_clock(600), game="three_ring_circus", seats=2)
    table.wait(100).seat(1, "bot")
    assert table.wait(5000).left(0) == [500]
    table.seat(1, "returns")
    assert table.wait(100).left(0) == [400]


def test_whoever_returns_after_the_end_has_a_little_time_and_whoever_lent_the_seat_has_the_rest():
    table = Table(game_clock(600), game="three_ring_circus", seats=2)
    table.wait(700)
    assert table.times.late(table.now) == [0]
    table.seat(0, "late")
    assert table.times.running() == [] and table.left(0) == [0]
    table.wait(1000).seat(0, "returns")
    assert table.left(0) == [60]
    table.wait(20).seat(0, "bot")
    table.wait(500).seat(0, "returns")
    assert table.left(0) == [40]


def test_an_outage_that_becomes_known_later_is_given_back_to_whoever_was_asked():
    table = Table(game_clock(600), game="three_ring_circus", seats=2)
    table.wait(500)
    while table.state.playing.to_act == (0,):
        table.play(0)
    assert table.wait(10).left(0, 1) == [100, 590]
    table.down(NOON + 100, NOON + 400)
    assert table.left(0, 1) == [400, 590]


def test_the_same_log_makes_the_same_times_in_every_process():
    rests = {0: Announced("Europe/Paris", (22 * 60, 7 * 60)), 1: Announced("Asia/Tokyo", (0, 480))}
    table = Table(slow(3, 2), game="fourberies", seats=3, rests=rests)
    table.down(NOON + 2 * HOURS, NOON + 5 * HOURS)
    for n in range(40):
        table.wait(1800.0 * (n % 5))
        table.play()
    again = table.read_again()
    assert again.shown(table.now) == table.times.shown(table.now)
    assert again.due(table.now) == table.times.due(table.now)
    assert [again.after(n) for n in range(41)] == [table.times.after(n) for n in range(41)]
    assert again.after(0) == [3 * 86400] * 3


def test_a_look_back_tells_what_was_left_after_each_decision():
    table = Table(game_clock(600), game="trickerion", seats=2)
    seats = []
    for seconds in (10, 20, 40):
        table.wait(seconds)
        seats.append(table.play())
    spent = [0, 0]
    for n, seconds in enumerate((10, 20, 40)):
        spent[seats[n]] += seconds
        assert table.times.after(n + 1) == [600 - spent[0], 600 - spent[1]]
    assert table.times.after(4) == []


def test_nights_pass_and_the_end_is_foreseen():
    rests = {0: Announced("Europe/Paris", (22 * 60, 7 * 60))}
    table = Table(slow(1), game="three_ring_circus", seats=2, rests=rests)
    # 13:00 to 22:00, then 7:00 to 22:00: that is the whole day of 24 hours, at the second night
    assert table.times.due(table.now) == NOON + 33 * HOURS
    table.wait(10 * HOURS)
    shown = table.times.shown(table.now)[0]
    assert shown and (shown.left, shown.zero, shown.rests) == (15 * 3600, 0, "night")
    assert shown.goes_on == NOON + 18 * HOURS and shown.until == NOON + 33 * HOURS
    table.wait(9 * HOURS)
    shown = table.times.shown(table.now)[0]
    assert shown and shown.zero == table.now + 14 * HOURS and not shown.rests


def played_out(lost=()):
    """A game of Parade to its end, with everybody in the seats' order of points."""
    table = Table(game_clock(600, end=LAST), seats=3)
    for seat in lost:
        table.seat(seat, "lost")
    while not table.state.playing.over:
        table.play()
    return table.state


def test_whoever_runs_out_of_time_ranks_last_whatever_their_points_are():
    match = played_out().playing
    best = match.winners[0]
    others = [seat for seat in range(3) if seat != best]
    state = played_out([best])
    won = max(match.scores[seat] for seat in others)
    assert state.winners == [seat for seat in others if match.scores[seat] == won]
    assert ranks_of(match, [best])[best] == 3
    result = state.result()
    assert result["late"] == [best] and result["winners"] == state.winners
    assert result["scores"] == list(match.scores)  # what was played stays what it was
    assert f"note late: {best}" in state.record() and "note clock: kind=game" in state.record()


def test_the_first_to_run_out_is_the_very_last_and_without_anybody_in_time_nobody_wins():
    match = played_out().playing
    assert ranks_of(match, [1, 0])[:2] == [2, 3]
    assert ranks_of(match, [1, 0, 2]) == [2, 3, 1] and winners_of(match, [1, 0, 2]) == []


def test_a_table_where_nobody_ran_out_of_time_ends_as_tables_always_did():
    match = played_out().playing
    assert result_of(match) == {
        "scores": list(match.scores), "winners": list(match.winners), "hash": match.hash,
        "decisions": len(match.decisions),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (("never", "days", 1, 1, "kept", False), "bad-clock"),
        (("game", "weeks", 1, 1, "kept", False), "bad-clock"),
        (("game", "days", 1, 1, "lost", False), "bad-clock"),
        (("game", "days", 61, 1, "kept", False), "bad-clock-time"),
        (("decision", "minutes", 0, 1, "kept", False), "bad-clock-time"),
        (("both", "minutes", 5, 0, "kept", False), "bad-clock-added"),
        (("game", "days", 3, 1, "last", True), "nobody-ranks"),
    ],
)
def test_clocks_that_there_are_none_of_are_refused_by_name(asked, error):
    with pytest.raises(Refused) as refused:
        agreed(*asked)
    assert refused.value.id == error


def test_a_clock_is_counted_in_minutes_and_seconds_or_in_days_and_hours():
    assert agreed("both", "days", 3, 12, "last", False) == Clock("both", 259200, 43200, "last")
    assert agreed("game", "minutes", 30, 9, "kept", False).added == 0
