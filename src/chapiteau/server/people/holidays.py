"""Holidays: days announced as away, so many a year, by the calendar of whoever announces them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta, tzinfo
from typing import Any

from ..refusal import Refused
from ..store.rows import LetterRow

MOST_DAYS = 30  # of a year
AHEAD = 180  # days: how early a holiday may be announced


def announced(row: LetterRow, first: str, last: str, now: float, where: tzinfo) -> LetterRow:
    """The row with another holiday in place of the one that was announced, or with none.

    Days that have begun are spent; those to come are given back. A year has so many, and a holiday
    counts for the year in which it begins.
    """
    today, is_running = day(now, where), is_away(row, now)
    row = given_back(row, now, where)
    if not last:
        return row
    try:
        begins, ends = date.fromisoformat(first) if first else today, date.fromisoformat(last)
    except ValueError:
        raise Refused("bad-holiday", days=AHEAD) from None
    begins = max(begins, today) if is_running else begins  # the one that has begun goes on
    if not today <= begins <= ends <= today + timedelta(AHEAD):
        raise Refused("bad-holiday", days=AHEAD)
    is_spent = is_running and begins == today
    count, spent = (ends - begins).days + 1 - is_spent, spent_in(row, begins.year)
    if spent + count > MOST_DAYS:
        raise Refused("holiday-too-long", most=MOST_DAYS, left=max(0, MOST_DAYS - spent))
    since, until = midnight(begins, where), midnight(ends + timedelta(1), where)
    spent += count
    return replace(row, away_from=since, away=until, away_year=begins.year, away_days=spent)


def is_away(row: LetterRow, now: float) -> bool:
    return row.away_from <= now < row.away


def given_back(row: LetterRow, now: float, where: tzinfo) -> LetterRow:
    """The row with no holiday from now on, and the days that had not begun still to be had."""
    if row.away <= now:
        return row
    tomorrow = day(now, where) + timedelta(1)
    first = tomorrow if is_away(row, now) else day(row.away_from, where)
    unused = max(0, (day(row.away - 1, where) - first).days + 1)
    ended = now if is_away(row, now) else 0.0
    return replace(row, away=ended, away_days=max(0, row.away_days - unused))


def spent_in(row: LetterRow, year: int) -> int:
    return row.away_days if row.away_year == year else 0


def described(row: LetterRow, now: float, where: tzinfo) -> dict[str, Any]:
    """What the page of holidays shows."""
    today, is_known = day(now, where), row.away > now
    return {
        "today": today.isoformat(),
        "last": (today + timedelta(AHEAD)).isoformat(),
        "first": day(row.away_from, where).isoformat() if is_known and row.away_from else "",
        "until": day(row.away - 1, where).isoformat() if is_known else "",
        "spare": MOST_DAYS - spent_in(row, today.year),
    }


def day(at: float, where: tzinfo) -> date:
    return datetime.fromtimestamp(at, where).date()


def midnight(of: date, where: tzinfo) -> float:
    return datetime(of.year, of.month, of.day, tzinfo=where).timestamp()
