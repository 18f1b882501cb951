"""When somebody wants to be told: rhythms and quiet hours, by their own clock."""

from datetime import UTC, datetime

import pytest

from chapiteau.server.notices.hours import DAY, HOUR, ONCE, due, read_minute, zone, zones

NIGHT = (22 * 60, 7 * 60)
EVENING = 18 * 60
NEVER_QUIET = (-1, -1)


def at(text, where="UTC"):
    return datetime.fromisoformat(text).replace(tzinfo=zone(where)).timestamp()


def told(happened, now=None, rhythm=ONCE, where="UTC", quiet=NEVER_QUIET):
    """When, as a clock there shows it."""
    moment = due(
        at(happened, where), at(now or happened, where), rhythm, zone(where), quiet, EVENING
    )
    return datetime.fromtimestamp(moment, zone(where)).strftime("%Y-%m-%dT%H:%M")


@pytest.mark.parametrize(
    ("happened", "rhythm", "when"),
    [
        ("2026-05-01T10:17", ONCE, "2026-05-01T10:17"),
        ("2026-05-01T10:17", HOUR, "2026-05-01T11:00"),
        ("2026-05-01T11:00", HOUR, "2026-05-01T11:00"),
        ("2026-05-01T23:30", HOUR, "2026-05-02T00:00"),
        ("2026-05-01T10:17", DAY, "2026-05-01T18:00"),
        ("2026-05-01T18:01", DAY, "2026-05-02T18:00"),
    ],
)
def test_at_once_or_together(happened, rhythm, when):
    assert told(happened, rhythm=rhythm) == when


@pytest.mark.parametrize("where", ["Asia/Kolkata", "America/New_York", "Pacific/Chatham", "UTC"])
def test_hours_and_evenings_are_those_of_the_persons_own_clock(where):
    assert told("2026-05-01T10:17", rhythm=HOUR, where=where) == "2026-05-01T11:00"
    assert told("2026-05-01T10:17", rhythm=DAY, where=where) == "2026-05-01T18:00"


@pytest.mark.parametrize(
    ("happened", "quiet", "when"),
    [
        ("2026-05-01T21:59", NIGHT, "2026-05-01T21:59"),
        ("2026-05-01T22:00", NIGHT, "2026-05-02T07:00"),
        ("2026-05-02T06:59", NIGHT, "2026-05-02T07:00"),
        ("2026-05-02T07:00", NIGHT, "2026-05-02T07:00"),
        ("2026-05-02T13:00", (12 * 60, 14 * 60), "2026-05-02T14:00"),
        ("2026-05-02T13:00", (12 * 60, 12 * 60), "2026-05-02T13:00"),
        ("2026-05-02T13:00", (12 * 60, -1), "2026-05-02T13:00"),
    ],
)
def test_quiet_hours_put_off_to_their_end(happened, quiet, when):
    assert told(happened, quiet=quiet) == when


def test_a_digest_that_falls_into_quiet_hours_waits_for_their_end():
    assert told("2026-05-01T10:00", rhythm=DAY, quiet=(17 * 60, 20 * 60)) == "2026-05-01T20:00"


def test_what_waited_is_told_now_and_not_in_the_past():
    assert told("2026-05-01T10:00", now="2026-05-03T11:11", rhythm=HOUR) == "2026-05-03T11:11"


@pytest.mark.parametrize(
    ("happened", "when"),
    [
        ("2026-03-29T01:30", "2026-03-29T07:00"),  # an hour is left out that night
        ("2026-10-25T01:30", "2026-10-25T07:00"),  # and one is there twice
    ],
)
def test_nights_in_which_clocks_change_end_as_clocks_show_it(happened, when):
    assert told(happened, quiet=NIGHT, where="Europe/Paris") == when


def test_a_zone_that_nobody_knows_is_that_of_everybody():
    for name in ("", "Nowhere/At_All", "../../etc/passwd", "\0"):
        assert datetime.fromtimestamp(0, zone(name)).utcoffset() == UTC.utcoffset(None)
    assert "Europe/Paris" in zones() and len(zones()) > 300


@pytest.mark.parametrize("text", ["24:00", "12:60", "1", "x:y", "-1:30", "12:345", "٣:٠٠"])
def test_what_is_no_time_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        read_minute(text)
    assert (read_minute(""), read_minute("22:30")) == (-1, 1350)
