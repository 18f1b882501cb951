"""Setting up: hands, the crowd thrown into a heap, events or roles."""

from __future__ import annotations

from ....core.event import EVERYONE
from . import chance
from .crowd.crowd import look
from .moves import DEALT, LIES_DOWN, LIES_UP
from .round import Round
from .secrets.knowledge import hand_zone
from .state import Carnavalesque


def lay_table(g: Carnavalesque) -> None:
    """2.2 Everybody is dealt a hand; the rest of the crowd is thrown on the table (2.3)."""
    deck = list(range(1, g.box.people + 1))
    g.rng.stream(chance.CROWD).shuffle(deck)
    g.learn(EVERYONE)
    for seat in range(g.seats):
        for _ in range(g.hand_size()):
            card = deck.pop()
            g.add(seat, card)
            g.known.tell(seat, card, hand_zone(seat))
            g.tell(DEALT, seat, g.box.age[card], card, to=1 << seat)
    g.heap.throw_many(len(deck), g.rng.stream(chance.HEAP))
    for slot in g.heap.order:
        g.crowd[slot] = deck.pop()
    g.unlooked = g.heap.laid
    look(g, g.unlooked, LIES_UP, LIES_DOWN)
    if not g.has_roles():
        g.events = g.box.events[:]
        g.rng.stream(chance.EVENTS).shuffle(g.events)
    g.then(Round())
