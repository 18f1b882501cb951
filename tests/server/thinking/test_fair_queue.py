"""Who is next: nobody is shut out by whoever asks more, whatever names they ask under."""

from typing import Any

import pytest

from chapiteau.server.operation.addresses import network
from chapiteau.server.thinking.fair_queue import Asker, FairQueue, Share, Ticket
from server.guests import Clock

SLOW = Share("slow", weight=1, seconds=2.0)
QUICK = Share("quick", weight=2, seconds=0.01, quick=True)
HINTS = Share("hints", weight=0.5, seconds=2.0)


def asker(address, person="", table=""):
    return Asker(address, person or f"{address}'s", table or f"{person}'s table")


def empty() -> FairQueue[Any]:
    return FairQueue()


def taken(queue: FairQueue[Any], slow=True) -> Ticket[Any]:
    ticket = queue.take(slow)
    assert ticket
    return ticket


def served(queue, times, seconds=2.0):
    """What comes next, each taking so long."""
    found = []
    for _ in range(times):
        ticket = taken(queue)
        found.append(ticket.item)
        queue.done(ticket, seconds)
    return found


@pytest.mark.parametrize(
    "many",
    [
        lambda i: asker("attacker", "one", "one table"),
        lambda i: asker("attacker", "one", f"table {i}"),
        lambda i: asker("attacker", f"guest {i}", f"table {i}"),
    ],
    ids=["one table", "many tables", "many guests"],
)
def test_an_address_gets_no_more_turns_by_asking_more(many):
    queue = empty()
    for i in range(200):
        queue.put(SLOW, many(i), "attacker")
    assert served(queue, 3) == ["attacker"] * 3
    for i in range(3):
        queue.put(SLOW, asker("victim"), f"victim {i}")
    turns = served(queue, 6)
    assert "victim 0" in turns[:2]
    assert [t for t in turns if t != "attacker"] == ["victim 0", "victim 1", "victim 2"]


def test_people_of_one_address_take_turns_and_so_do_the_tables_of_one_person():
    queue = empty()
    for i in range(20):
        queue.put(SLOW, asker("school", "greedy", f"g{i % 2}"), f"greedy {i % 2}")
    queue.put(SLOW, asker("school", "modest"), "modest")
    turns = served(queue, 5)
    assert "modest" in turns[:2]
    assert turns.count("greedy 0") == turns.count("greedy 1") == 2


def test_turns_are_counted_by_the_time_they_took_and_not_by_their_number():
    queue = empty()
    for _ in range(40):
        queue.put(SLOW, asker("long"), ("long", 4.0))
        queue.put(SLOW, asker("short"), ("short", 1.0))
    seconds = {"long": 0.0, "short": 0.0}
    for _ in range(30):
        ticket = taken(queue)
        name, took = ticket.item
        queue.done(ticket, took)
        seconds[name] += took
    assert abs(seconds["long"] - seconds["short"]) <= 4.0


def test_several_workers_do_not_all_go_to_whoever_came_first():
    queue = empty()
    for _ in range(9):
        queue.put(SLOW, asker("first"), "first")
    queue.put(SLOW, asker("second"), "second")
    assert [taken(queue).item for _ in range(2)] == ["first", "second"]


def test_nobody_saves_up_turns_by_waiting():
    queue = empty()
    for _ in range(50):
        queue.put(SLOW, asker("steady"), "steady")
    served(queue, 20)
    for _ in range(20):
        queue.put(SLOW, asker("late"), "late")
    assert served(queue, 10).count("late") <= 6


def test_quick_ones_come_first_but_cannot_starve_slow_ones():
    queue = empty()
    for _ in range(10):
        queue.put(SLOW, asker("a"), "slow")
    served(queue, 1)
    for _ in range(10):
        queue.put(QUICK, asker("a"), "quick")
    assert served(queue, 10, 0.01) == ["quick"] * 10
    for _ in range(2000):
        queue.put(QUICK, asker("a"), "quick")
    seconds = {"quick": 0.0, "slow": 0.0}
    for _ in range(1200):
        ticket = taken(queue)
        took = 0.01 if ticket.item == "quick" else 1.0
        queue.done(ticket, took)
        seconds[ticket.item] += took
    assert seconds["slow"] >= seconds["quick"] / 2 - 2


def test_only_quick_ones_are_given_to_the_place_kept_for_them():
    queue = empty()
    queue.put(SLOW, asker("a"), "slow")
    assert queue.take(slow=False) is None
    queue.put(QUICK, asker("a"), "quick")
    assert taken(queue, slow=False).item == "quick" and queue.take(slow=False) is None


def test_however_many_ask_for_something_else_tables_keep_their_share():
    queue = empty()
    for i in range(400):
        queue.put(HINTS, asker(f"reader {i}"), "hint")
        queue.put(SLOW, asker("player"), "table")
    turns = served(queue, 90)
    assert turns.count("table") >= 2 * turns.count("hint") - 2


def test_what_was_begun_in_vain_comes_before_all_else_of_its_table_and_is_paid_for():
    queue = empty()
    queue.put(SLOW, asker("a"), "first")
    queue.put(SLOW, asker("a"), "second")
    queue.put(SLOW, asker("b"), "other")
    ticket = taken(queue)
    assert ticket.item == "first"
    queue.put_back(ticket, 20.0)
    assert served(queue, 3) == ["other", "first", "second"]


def test_what_is_removed_is_never_next_and_leaves_no_trace():
    queue = empty()
    gone = queue.put(SLOW, asker("a"), "gone")
    queue.put(SLOW, asker("a"), "stays")
    queue.remove(gone)
    queue.remove(gone)
    assert len(queue) == 1 and served(queue, 1) == ["stays"]
    assert not queue.root.below


def test_whoever_has_had_no_more_than_the_others_is_forgotten():
    queue = empty()
    for _ in range(500):
        queue.put(SLOW, asker("steady"), "steady")
    for i in range(300):
        queue.put(SLOW, asker(f"passer-by {i}"), "passer-by")
        while served(queue, 1) != ["passer-by"]:
            pass
    assert len(queue.root.below["slow"].below) < 10


def test_no_stream_of_newcomers_keeps_those_away_who_were_there_before():
    queue = empty()
    for _ in range(50):
        queue.put(SLOW, asker("steady"), "steady")
    queue.put(SLOW, asker("newcomer"), "newcomer")
    running, turns = taken(queue), []
    for i in range(30):  # there is always one that runs, and one that waits
        queue.put(SLOW, asker(f"newcomer {i}"), "newcomer")
        ticket = taken(queue)
        turns.append(ticket.item)
        queue.done(running, 2.0)
        running = ticket
    assert turns.count("steady") >= 5


def test_an_address_that_asks_a_lot_waits_long_for_one_thing_but_never_for_its_turn():
    clock = Clock()
    queue: FairQueue[Any] = FairQueue(clock)
    for i in range(100):
        queue.put(SLOW, asker("greedy", "one", f"table {i}"), "greedy")
    for _ in range(40):
        clock.now += 2.0
        served(queue, 1)
    assert queue.oldest() == 80.0 and queue.longest_turn() <= 2.0
    queue.put(SLOW, asker("other"), "other")
    clock.now += 50.0
    assert queue.longest_turn() == 50.0
    assert queue.waiting_of("greedy") == 60 and queue.waiting_of("nobody") == 0


def test_the_crowd_of_a_question_is_the_addresses_at_work_and_the_tables_of_its_own():
    queue = empty()
    for i in range(30):
        queue.put(SLOW, asker("greedy", "one", f"table {i}"), "greedy")
    assert queue.crowd(taken(queue)) == 30
    queue.put(SLOW, asker("modest"), "modest")
    found = {}
    for _ in range(2):
        ticket = taken(queue)
        found[ticket.item] = queue.crowd(ticket)
    assert found == {"greedy": 60, "modest": 2}, "whoever asks little is not made to think less"


def test_unknown_addresses_are_told_apart_by_whose_table_it_is():
    queue = empty()
    for _ in range(5):
        queue.put(SLOW, Asker("", "host a", "1"), "a")
    queue.put(SLOW, Asker("", "host b", "2"), "b")
    assert served(queue, 2) == ["a", "b"]


def test_what_may_wait_long_is_no_sign_of_trouble():
    clock = Clock()
    queue: FairQueue[Any] = FairQueue(clock)
    queue.put(Share("reviews", 0.5, 2.0, patience=100.0), asker("a"), "review")
    clock.now += 40
    assert queue.longest_turn() == 0.0 and queue.oldest() == 40
    queue.put(SLOW, asker("a"), "master")
    clock.now += 5
    assert queue.longest_turn() == 5


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_known_by_what_its_owner_cannot_choose(host, found):
    assert network(host) == found
