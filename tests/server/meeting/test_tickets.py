"""Which tickets fit together."""

import pytest

from chapiteau.server.meeting.tickets import groups, lifetime
from chapiteau.server.store.rows import TicketRow


def ticket(person, seats=2, pace="day", game="parade", near=False, strength=1.0):
    return TicketRow(f"t{person}", person, game, seats, pace, near, strength, 0.0, 9.0)


def seated(tickets, blocks=()):
    return [[one.person for one in group] for group in groups(tickets, set(blocks))]


def test_two_who_want_the_same_are_seated_and_the_third_waits():
    assert seated([ticket("a"), ticket("b"), ticket("c")]) == [["a", "b"]]
    assert seated([ticket("a"), ticket("b"), ticket("c"), ticket("d")]) == [["a", "b"], ["c", "d"]]


@pytest.mark.parametrize(
    "other",
    [{"seats": 3}, {"pace": "minute"}, {"game": "fourberies"}, {"person": "a"}],
)
def test_what_differs_does_not_fit(other):
    assert seated([ticket("a"), ticket(**{"person": "b", **other})]) == []


def test_any_number_fits_whatever_the_others_want():
    assert seated([ticket("a", 0), ticket("b", 3), ticket("c", 3)]) == [["a", "b", "c"]]
    assert seated([ticket("a", 0), ticket("b", 0), ticket("c", 0)]) == [["a", "b"]]
    assert seated([ticket("a", 3), ticket("b", 0), ticket("c", 2)]) == [["b", "c"]]


def test_whoever_wants_company_of_their_strength_gets_it_or_waits():
    near, far = ticket("a", near=True, strength=3.0), ticket("b", strength=1.0)
    assert seated([near, far]) == [] and seated([far, near]) == []
    assert seated([near, far, ticket("c", strength=2.5)]) == [["a", "c"]]


@pytest.mark.parametrize("block", [("a", "b"), ("b", "a")])
def test_nobody_is_seated_with_whom_they_have_blocked_or_who_has_blocked_them(block):
    assert seated([ticket("a"), ticket("b")], [block]) == []
    group = [ticket("a", 3), ticket("c", 3), ticket("b", 3), ticket("d", 3)]
    assert seated(group, [block]) == [["a", "c", "d"]]


def test_somebody_with_two_tickets_gets_one_table():
    mine = [ticket("a"), ticket("a", game="fourberies")]
    assert seated([*mine, ticket("b"), ticket("c", game="fourberies")]) == [["a", "b"]]


def test_a_game_that_is_gone_seats_nobody():
    assert seated([ticket("a", game="gone"), ticket("b", game="gone")]) == []


def test_a_ticket_to_play_now_expires_soon():
    assert lifetime("minute") == 3 * 3600 and lifetime("day") == 14 * 86400
