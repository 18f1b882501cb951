"""Holidays: so many days a year, announced ahead, given back where they had not begun."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from chapiteau.server.people.holidays import MOST_DAYS, announced, described, is_away
from chapiteau.server.refusal import Refused
from chapiteau.server.store.rows import LetterRow

PARIS = ZoneInfo("Europe/Paris")
NOW = datetime(2026, 6, 10, 12, tzinfo=PARIS).timestamp()
DAY = 86400.0


def on(day, row=None, first="", last="", where=PARIS):
    now = datetime.fromisoformat(f"2026-{day}T12:00").replace(tzinfo=where).timestamp()
    return announced(row or LetterRow("p"), first, last, now, where)


def test_a_holiday_is_whole_days_of_ones_own_calendar():
    row = on("06-10", first="2026-06-12", last="2026-06-13")
    assert row.away_from == datetime(2026, 6, 12, tzinfo=PARIS).timestamp()
    assert row.away == datetime(2026, 6, 14, tzinfo=PARIS).timestamp()
    assert not is_away(row, NOW) and is_away(row, row.away_from) and not is_away(row, row.away)
    assert (row.away_year, row.away_days) == (2026, 2)
    said = described(row, NOW, PARIS)
    assert (said["first"], said["until"], said["spare"]) == ("2026-06-12", "2026-06-13", 28)


def test_without_a_first_day_it_begins_today():
    row = on("06-10", last="2026-06-10")
    assert is_away(row, NOW) and row.away_days == 1


def test_days_that_had_not_begun_are_given_back():
    row = on("06-10", last="2026-06-19")
    assert row.away_days == 10
    row = on("06-12", row, last="")
    assert not is_away(row, NOW + 2 * DAY) and row.away_days == 3
    later = on("06-13", row, first="2026-07-01", last="2026-07-05")
    assert later.away_days == 8
    assert on("06-14", later).away_days == 3


def test_a_running_holiday_is_made_longer_without_paying_for_today_twice():
    row = on("06-10", first="2026-06-10", last="2026-06-12")
    row = on("06-11", row, first="2026-06-10", last="2026-06-14")
    assert is_away(row, NOW + DAY) and row.away_days == 5


def test_a_year_has_so_many_days():
    row = on("06-10", last="2026-07-09")
    assert row.away_days == MOST_DAYS
    row = on("07-12", row, last="")
    with pytest.raises(Refused) as refused:
        on("07-12", row, last="2026-07-12")
    assert (refused.value.id, refused.value.said["left"]) == ("holiday-too-long", 0)
    assert on("12-30", row, first="2027-01-02", last="2027-01-05").away_days == 4


@pytest.mark.parametrize(
    ("first", "last"),
    [("2026-06-09", "2026-06-11"), ("2026-06-12", "2026-06-11"), ("", "2027-01-01"), ("x", "y")],
)
def test_days_that_make_no_holiday_are_refused(first, last):
    with pytest.raises(Refused) as refused:
        on("06-10", first=first, last=last)
    assert refused.value.id == "bad-holiday"


def test_what_was_announced_before_there_was_a_first_day_goes_on():
    row = LetterRow("p", away=NOW + 3 * DAY)
    assert is_away(row, NOW) and described(row, NOW, UTC)["first"] == ""
    assert not is_away(on("06-10", row), NOW)
