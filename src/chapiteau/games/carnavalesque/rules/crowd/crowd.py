"""The crowd: taking cards out of the heap, throwing cards back, and what comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.bits import places_of
from .....core.event import EVERYONE, Kind
from .. import chance
from ..moves import (
    APPEARS_DOWN,
    APPEARS_UP,
    SIGN_LOOK,
    TAKES_DOWN,
    TAKES_UP,
    THROWS_DOWN,
    THROWS_UP,
)
from ..secrets.knowledge import hand_zone, slot_zone
from ..state import Carnavalesque
from .heap import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


def look(g: Carnavalesque, slots: i64, up: Kind, down: Kind) -> None:
    """11.2 Everybody sees what has come into sight among these slots, and keeps it in mind."""
    fresh = slots & g.unlooked & ~g.heap.buried
    if not fresh:
        return
    g.unlooked &= ~fresh
    g.learn(EVERYONE)
    for slot in places_of(fresh, 1):
        card = g.crowd[slot]
        g.backs[slot] = g.box.age[card]
        if g.heap.ups[slot]:
            g.known.show(card, slot_zone(slot))
            g.tell(up, slot, card)
        else:
            g.tell(down, slot, g.backs[slot])


def take(g: Carnavalesque, seat: int, slot: int) -> None:
    """4.1 A card leaves the heap for a hand; everything else stays where it lies."""
    card, known = g.crowd[slot], g.known
    age = g.box.age[card]  # the finger may have found a card by a rim too small to read its back
    g.learn(EVERYONE)
    if g.heap.ups[slot]:
        known.show(card, hand_zone(seat))
        g.tell(TAKES_UP, seat, card)
    else:
        known.leaves_slot(card, g.box.of_age[age], slot, seat)
        g.tell(TAKES_DOWN, seat, age, card, to=1 << seat)
    empty_slot(g, slot)
    g.add(seat, card)
    look(g, g.unlooked, APPEARS_UP, APPEARS_DOWN)


def uncovers_nothing(g: Carnavalesque, slot: int) -> bool:
    """Whether a card lies face up, and nothing new comes into sight when it is taken."""
    if not g.heap.ups[slot]:
        return False
    heap = g.heap.clone()
    heap.take(slot)
    return not g.unlooked & ~bit(slot) & ~heap.buried


def empty_slot(g: Carnavalesque, slot: int) -> None:
    """A card is gone from the heap, and nobody points at it any more."""
    g.heap.take(slot)
    g.unlooked &= ~bit(slot)
    g.crowd[slot] = 0
    g.backs[slot] = 0
    for p in g.players:
        if p.sign == SIGN_LOOK and p.sign_at == slot:
            p.sign = p.sign_at = 0


def throw(g: Carnavalesque, seat: int, card: int) -> None:
    """4.6 A card from a hand lands anywhere on the heap, either side up."""
    age = g.box.age[card]
    is_only = int(g.hidden_backs(seat, age) == 1)
    g.remove(seat, card)
    slot = g.heap.throw(g.rng.stream(chance.THROWS))
    g.crowd[slot] = card
    g.backs[slot] = age
    g.learn(EVERYONE)
    if g.heap.ups[slot]:
        g.known.show(card, slot_zone(slot))
        g.tell(THROWS_UP, seat, card)
    else:
        zones = [hand_zone(seat), slot_zone(slot), is_only]
        g.known.passes(card, g.box.of_age[age], zones, 1 << seat)
        g.tell(THROWS_DOWN, seat, age, card, to=1 << seat)
