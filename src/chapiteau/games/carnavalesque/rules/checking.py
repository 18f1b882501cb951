"""What may never happen: nothing is lost, doubled, or in two places."""

from __future__ import annotations

from ....core.step import NOBODY
from .crowd.heap import bit
from .secrets.hiding import recall_offers
from .secrets.knowledge import hand_zone
from .state import Carnavalesque


def check(g: Carnavalesque) -> None:
    people = [g.crowd[slot] for slot in g.heap.order]
    for p in g.players:
        people += p.hand
        assert p.backs == [g.box.age[card] for card in p.hand], "a back of another age"
        assert p.hand[p.row :] == sorted(p.hand[p.row :]), "a hand out of order"
        assert not p.shown or p.shown in p.hand, "a card is shown that is not held"
        assert 0 <= p.row <= len(p.hand), "a row longer than the hand"
    for float_ in g.floats + g.parade:
        people += float_
    assert sorted(people) == list(range(1, g.box.people + 1)), "people were lost or doubled"
    check_heap(g)
    check_floats(g)
    check_knowledge(g)
    events = sorted([*g.past, *g.events, *([g.event] if g.event else [])])
    expected = [] if g.has_roles() else g.box.events
    assert events == expected, "events were lost or doubled"
    check_roles(g)


def check_heap(g: Carnavalesque) -> None:
    laid = 0
    for slot in g.heap.order:
        laid |= bit(slot)
        is_unlooked = bool(g.unlooked & bit(slot))
        age = 0 if is_unlooked else g.box.age[g.crowd[slot]]
        assert g.backs[slot] == age, "a back in the heap of another age"
        assert not is_unlooked or not g.heap.is_in_sight(slot), "a card in sight was not looked at"
    assert laid == g.heap.laid and not g.unlooked & ~laid, "the heap has lost a card"
    for slot in range(len(g.crowd)):
        assert g.heap.laid & (1 << slot) >> 1 or not g.crowd[slot], "a card lies nowhere"
    assert g.closed == NOBODY or g.heap.count(), "eyes are closed before an empty street"


def check_floats(g: Carnavalesque) -> None:
    for workshop in g.workshops():
        assert not g.floats[workshop] or g.common_points(workshop), "a float of strangers"
    on_floats = [card for people in g.floats + g.parade for card in people]
    assert set(g.turned) <= set(on_floats), "a turned card is on no float"
    assert not g.floats[0], "a workshop too many"


def check_knowledge(g: Carnavalesque) -> None:
    public = g.known.rows[g.seats]
    for seat, p in enumerate(g.players):
        row = g.known.rows[seat]
        for card in p.hand[p.row :]:
            assert row[card] == hand_zone(seat), "a seat has forgotten its own card"
        for card, zones in enumerate(public):
            assert row[card] or not zones, "a seat has forgotten what everybody knows"


def check_roles(g: Carnavalesque) -> None:
    taken = [p.role for p in g.players if p.role] + g.pool
    assert len(set(taken)) == len(taken) and 0 not in taken, "a role was lost or doubled"
    assert set(taken) <= set(g.box.roles), "a role that does not exist"
    for p in g.players:
        assert (p.role > 0) == (p.drafted == 1), "a role that nobody chose"
    again = g.clone()
    recall_offers(again)
    if g.pool:
        mine = [p.offered for p in g.players]
        assert mine == [p.offered for p in again.players], "an offer is not recalled"
