"""What seats have learned survives: in views, and in every deal a view may stand for."""

from __future__ import annotations

import pytest
from games.playing import at_random, do, legal

from chapiteau.core.event import EVERYONE
from chapiteau.core.rng import seeded
from chapiteau.core.wire import text
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules.city import ResolveCity
from chapiteau.games.fourberies.rules.scoring import PlayRequests
from chapiteau.games.fourberies.rules.travel import BeginTravel

from ..table import (
    ALL_REQUESTS,
    C1,
    C2,
    HORSE,
    MONKEY,
    OWL,
    OX,
    SPECTATOR,
    T1,
    T2,
    fresh,
    request,
    table,
)

X = request("poet")


def deals(g, viewer, count=150):
    """Some of the tables that a view may stand for."""
    view = GAME.view(g, viewer)
    for n in range(count):
        dealt = GAME.dealt(view, seeded(str(n)))
        GAME.check(dealt)
        yield dealt


def places(g, viewer, card):
    """Where a request lies in the deals of a view: a seat's hand, the deck or the discard."""
    found: set[int | str] = set()
    for dealt in deals(g, viewer):
        for seat, t in enumerate(dealt.troupes):
            if card in t.requests:
                found.add(seat)
        if card in dealt.supply.deck:
            found.add("deck")
        if card in dealt.supply.discard:
            found.add("discard")
    return found


def few_unseen(supply, requests):
    """All requests but these lie open, except three in the discard: each unseen place is likely
    to hold any given request in some of the deals."""
    placed = {*supply, *[id for hand in requests.values() for id in hand]}
    opened = {2: [id for id in ALL_REQUESTS if id not in placed][3:]}
    return {"supply": list(supply), "requests": requests, "opened": opened}


def x_discarded(then=(), supply=("queen", "twins")):
    """Seat 0 discards X face down; seat 1 draws the last request of the deck."""
    hands = {0: ["poet", "exile", "nurse"], 2: ["jester", "minister"]}
    g = table(
        **few_unseen(supply, hands), at={4: [0, 1], 6: [1, 2]}, season=2,
        step=[ResolveCity(4), *then],
    )  # fmt: skip
    do(g, f"0 discard:{X}")
    return g


@pytest.mark.rule("5.15")
def test_who_discarded_a_request_knows_that_it_stays_in_the_discard():
    assert places(x_discarded(), 0, X) == {"discard"}


@pytest.mark.rule("5.15")
def test_the_others_do_not_know_which_request_was_discarded():
    assert places(x_discarded(supply=["queen", "twins", "dowager"]), 1, X) == {
        0,
        2,
        "deck",
        "discard",
    }


@pytest.mark.rule("5.16")
def test_after_a_reshuffle_a_known_discard_is_in_no_hand_filled_before():
    g = x_discarded(then=[ResolveCity(6)])  # seats 1 and 2 draw from the reshuffled discard
    assert len(g.supply.lots) == 1 and g.supply.discard == []
    for dealt in deals(g, 0):
        assert X not in dealt.troupes[1].requests[:1]
        assert X not in dealt.troupes[2].requests[:2]


@pytest.mark.rule("5.16")
def test_after_a_reshuffle_a_known_discard_may_have_been_drawn_by_anybody():
    g = x_discarded(then=[ResolveCity(6)])
    assert places(g, 0, X) == {1, 2, "deck"}


@pytest.mark.rule("5.16")
def test_after_a_reshuffle_the_others_may_still_suppose_it_where_it_never_was():
    g = x_discarded(then=[ResolveCity(6)])
    assert 0 in places(g, 1, X)


@pytest.mark.rule("5.15", "5.16")
def test_a_hand_that_discarded_after_the_reshuffle_may_hold_the_card_in_any_place():
    hands = {0: ["poet", "exile", "nurse"], 1: ["jester", "minister", "queen"]}
    g = table(
        **few_unseen(["twins"], hands), at={4: [0], 6: [1]}, season=2,
        step=[ResolveCity(4), ResolveCity(6)],
    )  # fmt: skip
    do(g, f"0 discard:{X}")
    do(g, f"1 {legal(g, 1)[0]}")
    dealt = [d.troupes[1].requests for d in deals(g, 0)]
    assert {hand.index(X) for hand in dealt if X in hand} == {0, 1, 2}


def test_views_do_not_show_what_others_knew_of_a_reshuffle():
    g = x_discarded(then=[ResolveCity(6)])
    assert g.supply.lots[0][X] == 0b001
    assert GAME.view(g, 0).supply.lots[0][X] == 0b001
    assert set(GAME.view(g, 1).supply.lots[0]) == {0}
    assert set(GAME.view(g, SPECTATOR).supply.lots[0]) == {0}


def owl_played(then=()):
    """Seat 0 has played the favourite, and the twins with the Owl; the request deck is empty."""
    g = table(
        ready={0: [OWL]}, troupe={0: [T1, T2, C1, C2]}, requests={0: ["favourite", "twins"]},
        supply=[], at={4: [1, 2]}, step=[PlayRequests(), *then],
    )  # fmt: skip
    do(g, f"0 play:{request('favourite')}", f"0 play:{request('twins')}")
    return g


@pytest.mark.rule("7.13")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everybody_knows_the_request_the_owl_discarded(viewer):
    g = owl_played()
    assert GAME.view(g, viewer).supply.discard[-1] == request("twins")


@pytest.mark.rule("7.13", "5.16")
def test_everybody_remembers_the_owls_request_after_a_reshuffle():
    g = owl_played(then=[ResolveCity(4)])  # seats 1 and 2 draw from the reshuffled discard
    for viewer in (1, 2, SPECTATOR):
        assert GAME.view(g, viewer).supply.lots[0][request("twins")] == EVERYONE


@pytest.mark.rule("1.2")
def test_hands_that_look_alike_still_look_alike_after_one_request_is_played():
    """From which reshuffle a played request came is its owner's secret."""
    views = []
    for hand in (["astrologer", "queen"], ["queen", "astrologer"]):  # the older one first
        g = table(requests={1: hand}, step=PlayRequests())
        g.supply.lots = [[0] * (g.box.request_count + 1)]
        g.troupes[1].request_lots = [0, 1]
        do(g, f"1 play:{request('astrologer')}")
        views.append(text(GAME.view(g, 0)))
    assert views[0] == views[1]


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_deal_looks_to_its_viewer_like_the_table(seats):
    rng = seeded("deal")

    def watch(g):
        viewer = rng.below(seats + 1) - 1
        view = GAME.view(g, viewer)
        dealt = GAME.dealt(view, rng)
        GAME.check(dealt)
        assert text(GAME.view(dealt, viewer)) == text(view)

    for n in range(3):
        at_random(fresh(seats, f"deal {n}"), f"deal {n}", watch)


@pytest.mark.rule("4.2", "7.4", "7.7")
def test_a_deal_keeps_what_the_monkey_saw_and_the_ox_showed():
    g = table(
        first=1, ready={0: [MONKEY], 1: [HORSE, OX]}, hand={1: [2, 4, 5, 6]}, step=BeginTravel()
    )
    do(g, "1 claim:4", "1 ride", "0 peek:1", "1 travel:6")
    assert {tuple(d.troupes[1].picks) for d in deals(g, 0)} == {(4, 6)}
    assert {tuple(d.troupes[1].picks) for d in deals(g, 2)} == {(4, 2), (4, 5), (4, 6)}


@pytest.mark.rule("12.2")
def test_a_deal_keeps_the_friends_card_its_owner_saw():
    g = table(2, friend_deck={0: [5, 1, 2], 1: [7, 3, 4]}, step=BeginTravel())
    assert {d.troupes[0].friend_pick[0] for d in deals(g, 0)} == {5}
    assert {d.troupes[1].friend_pick[0] for d in deals(g, 0)} == {3, 4, 7}
