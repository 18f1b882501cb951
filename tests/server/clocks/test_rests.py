"""When a clock rests, and that nobody can rest it for ever."""

import pytest

from chapiteau.server.clocks.clock import DAY
from chapiteau.server.clocks.rests import Nights, Outages, Rests, Span, elapsed, runs_until
from server.clocks.tables import HOURS, NOON

NEVER = Outages()
PARIS = "Europe/Paris"


def sleeping(begins=22 * 60, ends=7 * 60, zone=PARIS, since=NOON):
    rests = Rests()
    rests.sleep(since, zone, begins, ends)
    return rests


def test_a_clock_without_rests_runs_all_the_time():
    assert elapsed(NOON, NOON + DAY, Rests(), NEVER) == DAY
    assert runs_until(NOON, DAY, Rests(), NEVER) == NOON + DAY


def test_a_night_is_that_of_its_sleeper():
    assert elapsed(NOON, NOON + DAY, sleeping(), NEVER) == 15 * HOURS
    assert elapsed(NOON, NOON + 9 * HOURS, sleeping(), NEVER) == 9 * HOURS  # 22:00 in Paris
    assert elapsed(NOON, NOON + 9 * HOURS, sleeping(zone="Asia/Tokyo"), NEVER) == HOURS


@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25"])
def test_a_night_in_which_clocks_are_changed_ends_when_they_show_its_end(day):
    from datetime import datetime
    from zoneinfo import ZoneInfo

    at = datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=ZoneInfo(PARIS)).timestamp()
    wake = datetime.fromisoformat(f"{day}T07:00").replace(tzinfo=ZoneInfo(PARIS)).timestamp()
    rests = sleeping(since=at - DAY)
    assert runs_until(wake - 4 * HOURS, HOURS, rests, NEVER) == wake + HOURS
    rests = sleeping(2 * 60 + 30, 3 * 60, since=at - DAY)  # a moment that one of them has not
    assert 22.5 * HOURS <= elapsed(at - DAY, at, rests, NEVER) <= 25 * HOURS


def test_whoever_is_quiet_all_day_is_hurried_for_half_of_it():
    rests = sleeping(8 * 60, 7 * 60 + 59)
    assert elapsed(NOON, NOON + 10 * DAY, rests, NEVER) == 120 * HOURS
    assert Nights(0.0, PARIS, 480, 480).last == 480


def test_nights_change_once_a_week_so_that_they_cannot_follow_the_clock():
    rests = sleeping()
    rests.sleep(NOON + HOURS, PARIS, 13 * 60, 22 * 60)
    assert elapsed(NOON + HOURS, NOON + 8 * HOURS, rests, NEVER) == 7 * HOURS
    week = NOON + 7 * DAY
    assert elapsed(week, week + 8 * HOURS, rests, NEVER) == 0
    rests.sleep(NOON + 2 * HOURS, PARIS, 22 * 60, 7 * 60)  # and back before it counts
    assert elapsed(week, week + 8 * HOURS, rests, NEVER) == 8 * HOURS


def test_a_holiday_counts_from_when_it_is_announced_and_ends_when_that_is_said():
    rests = Rests()
    rests.leave(NOON, NOON - DAY, NOON + 5 * DAY)
    assert elapsed(NOON - DAY, NOON + 6 * DAY, rests, NEVER) == 2 * DAY
    rests.leave(NOON + 2 * DAY, 0.0, NOON + 2 * DAY)
    assert elapsed(NOON, NOON + 6 * DAY, rests, NEVER) == 4 * DAY
    rests.leave(NOON + 3 * DAY, NOON + 4 * DAY, NOON + 5 * DAY)
    assert rests.away == [
        Span(NOON, NOON + 2 * DAY), Span(NOON + 4 * DAY, NOON + 5 * DAY)
    ]  # fmt: skip
    assert runs_until(NOON + 3 * DAY, 2 * DAY, rests, NEVER) == NOON + 6 * DAY


def test_a_house_that_was_down_costs_nobody_time():
    outages = Outages((Span(NOON + 100, NOON + 200), Span(NOON + 300, NOON + 350)))
    assert elapsed(NOON, NOON + 400, Rests(), outages) == 250
    assert elapsed(NOON + 150, NOON + 320, Rests(), outages) == 100
    assert runs_until(NOON, 150, Rests(), outages) == NOON + 250
    assert outages.at(NOON + 100) == (True, NOON + 200)
    assert outages.at(NOON + 200) == (False, NOON + 300)
