"""When somebody wants to be told: at once or together with others, and never in quiet hours.

All times are seconds since 1970; what they are in somebody's day is told by their own time zone.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

ONCE, HOUR, DAY, NEVER = "once", "hour", "day", "never"
RHYTHMS = (ONCE, HOUR, DAY)


@cache
def zones() -> tuple[str, ...]:
    """All time zones there are, by name."""
    return tuple(sorted(z for z in available_timezones() if "/" in z or z == "UTC"))


def zone(name: str) -> tzinfo:
    """A time zone; one that is not known any more is that of everybody."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_quiet(minute: int, begins: int, ends: int) -> bool:
    """Whether a minute of the day lies in the quiet hours, which may go over midnight."""
    if begins == ends or begins < 0 or ends < 0:
        return False
    if begins < ends:
        return begins <= minute < ends
    return minute >= begins or minute < ends


def next_at(at: float, minute: int, where: tzinfo) -> float:
    """The next moment, this one included, at which a clock there shows this minute of the day."""
    local = datetime.fromtimestamp(at, where)
    for days in range(3):
        day = local.date() + timedelta(days)
        hour, rest = divmod(minute, 60)
        then = datetime(day.year, day.month, day.day, hour, rest, tzinfo=where).timestamp()
        if then >= at:
            return then
    return at


def due(
    happened: float, now: float, rhythm: str, where: tzinfo, quiet: tuple[int, int], digest: int
) -> float:
    """The first moment from now on at which somebody may be told of what happened."""
    at = happened
    if rhythm == HOUR:
        at = _next_hour(happened, where)
    elif rhythm == DAY:
        at = next_at(happened, digest, where)
    at = max(at, now)
    local = datetime.fromtimestamp(at, where)
    if is_quiet(local.hour * 60 + local.minute, *quiet):
        return next_at(at, quiet[1], where)
    return at


def _next_hour(at: float, where: tzinfo) -> float:
    """The next full hour, as clocks there show it: not all zones differ by whole hours."""
    local = datetime.fromtimestamp(at, where)
    past = local.minute * 60 + local.second + local.microsecond / 1e6
    return at if past == 0 else at + 3600 - past


def read_minute(text: str) -> int:
    """A minute of the day as a page sends it, 22:30; -1 for none; else ValueError."""
    if not text:
        return -1
    hour, colon, minute = text.partition(":")
    if not (colon and hour.isascii() and minute.isascii() and hour.isdigit() and minute.isdigit()):
        raise ValueError(text)
    if len(text) > 5 or int(hour) > 23 or int(minute) > 59:
        raise ValueError(text)
    return int(hour) * 60 + int(minute)


def written_minute(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}" if minute >= 0 else ""
