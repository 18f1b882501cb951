"""Who may see what, and what an unseen card may be."""

from __future__ import annotations

from ....core.cards import Unseen, face_down
from ....core.event import UNKNOWN, holds, sees
from ....core.rng import Rng
from ..box.components import CITIES
from .state import Fourberies, Troupe


def hide(g: Fourberies, viewer: int) -> None:
    """Decks, the requests of others, travel cards laid face down, and what Friends plan."""
    g.deck = face_down(g.deck)
    g.supply.hide(viewer)
    for seat, t in enumerate(g.troupes):
        t.friend_deck = face_down(t.friend_deck)
        if not holds(viewer, seat):
            t.requests = face_down(t.requests)
            t.friend_pick = face_down(t.friend_pick)
            if not sees(viewer, t.onlookers):
                t.picks = [c if c == t.claimed else UNKNOWN for c in t.picks]


def deal(g: Fourberies, rng: Rng) -> None:
    """A card out of sight may lie anywhere out of sight, unless more is known of it."""
    encounters, requests = Unseen(g.box.encounter_count), Unseen(g.box.request_count)
    for cards in g.cities:
        encounters.seen(cards)
    encounters.seen(g.discard)
    requests.seen(g.supply.discard)
    for t in g.troupes:
        for cards in (t.actors, t.newcomers, t.acrobats, t.guests, t.tilted):
            encounters.seen(cards)
        requests.seen(t.requests)
        requests.seen(t.opened)
    encounters.shuffle(rng)
    encounters.fill(g.deck)
    hands = [t.requests for t in g.troupes]
    g.supply.deal(requests, hands, [t.request_lots for t in g.troupes], rng)
    for seat, t in enumerate(g.troupes):
        deal_picks(g, seat, t, rng)
        deal_friend(t, rng)


def deal_picks(g: Fourberies, seat: int, t: Troupe, rng: Rng) -> None:
    """An unseen pick is any card of that hand that may have been chosen."""
    if UNKNOWN in t.picks:
        barred = g.barred(seat)
        free = [c for c in t.hand if c not in t.picks and c not in barred]
        rng.shuffle(free)
        t.picks = [free.pop() if c == UNKNOWN else c for c in t.picks]


def deal_friend(t: Troupe, rng: Rng) -> None:
    """A Friend's unseen cards are those it has not used."""
    if t.friend_deck:
        friend = Unseen(CITIES)
        for cards in (t.friend_used, t.friend_visit, t.friend_pick):
            friend.seen(cards)
        friend.shuffle(rng)
        friend.fill(t.friend_pick)
        friend.fill(t.friend_deck)
