"""Who may see what, and what an unseen card may be."""

from __future__ import annotations

from .....core.cards import face_down
from .....core.event import UNKNOWN, holds
from .....core.rng import Rng
from ...box.components import PAPARAZZI, SPY
from ...box.lengths import SLOTS
from ..crowd.heap import Heap
from ..state import Carnavalesque, Player
from .dealing import deal_people
from .knowledge import hand_zone, slot_zone


def hide(g: Carnavalesque, viewer: int) -> None:
    """Hands and roles of others, backs in the heap, decks; and what a blindfold takes away."""
    g.events = face_down(g.events)
    g.pool = face_down(g.pool)
    g.known.only(viewer)
    row = g.known.of(viewer)
    for seat, p in enumerate(g.players):
        if not holds(viewer, seat):
            hide_hand(p, row, hand_zone(seat))
            p.offered = 0
            if not p.face_up:
                p.role = 0
        elif p.row:
            p.hand[: p.row] = face_down(p.hand[: p.row])
    for slot in g.heap.order:
        if row[g.crowd[slot]] != slot_zone(slot):
            g.crowd[slot] = UNKNOWN
    blindfold(g, viewer)


def hide_hand(p: Player, row: list[int], zone: int) -> None:
    """11.1 You see the backs of another hand, and recall the cards you saw go there.

    The owner may hold it in any order, so the recalled ones come first; cards that lie in a row
    keep their places.
    """
    known: list[int] = []
    hidden: list[int] = []
    for place in range(p.row, len(p.hand)):
        card = p.hand[place]
        if card and row[card] == zone:
            known.append(place)
        else:
            hidden.append(place)
    hidden.sort(key=p.backs.__getitem__)
    order = [*range(p.row), *known, *hidden]
    p.backs = [p.backs[place] for place in order]
    seen = [p.hand[place] for place in known]
    p.hand = [UNKNOWN] * p.row + seen + [UNKNOWN] * len(hidden)


def blindfold(g: Carnavalesque, viewer: int) -> None:
    """Closed eyes see no heap (5.2), and nobody sees a hand that lies face down (9.8)."""
    if viewer < 0:
        return
    p = g.players[viewer]
    if p.row:
        g.known.lay_down(viewer, p.hand[p.row :])
    if g.closed == viewer:
        count = g.heap.count()
        g.heap = Heap()
        g.heap.order = [0] * count
        g.crowd = [UNKNOWN] * (SLOTS + 1)
        g.backs = [0] * (SLOTS + 1)
        g.unlooked = 0
        g.known.close_eyes()


def deal(g: Carnavalesque, rng: Rng) -> None:
    """Any card out of sight may be in any place out of sight, unless more is known of it."""
    deal_people(g, rng)
    deal_events(g, rng)
    if g.has_roles():
        deal_roles(g, rng)


def deal_events(g: Carnavalesque, rng: Rng) -> None:
    """9.1 An event that has not come may be anywhere in the deck."""
    left = [e for e in g.box.events if e != g.event and e not in g.past and e not in g.events]
    rng.shuffle(left)
    for place, event in enumerate(g.events):
        if event == UNKNOWN:
            g.events[place] = left.pop()


def deal_roles(g: Carnavalesque, rng: Rng) -> None:
    """10.1 Whoever saw an offer knows: roles not in it were taken before, the others after."""
    choosers = g.carnavalists()
    mine, offer = len(choosers), 0
    for k, seat in enumerate(choosers):
        if g.players[seat].offered:
            mine, offer = k, g.players[seat].offered
    taken = [p.role for p in g.players if p.role]
    free = [role for role in g.box.roles if role not in taken]
    rng.shuffle(free)
    # Once all have chosen, Spy and Paparazzi would have been revealed: they are last to be given.
    if g.players[choosers[-1]].drafted:
        free.sort(key=is_at_once, reverse=True)
    early = [role for role in free if not offer >> role & 1]
    late = [role for role in free if offer >> role & 1] if offer else early
    for k, seat in enumerate(choosers):
        p = g.players[seat]
        if p.drafted and not p.role:
            p.role = (early if k < mine else late).pop()
    g.pool = sorted([late.pop() for _ in g.pool])
    recall_offers(g)


def is_at_once(role: int) -> bool:
    return role == SPY or role == PAPARAZZI


def recall_offers(g: Carnavalesque) -> None:
    """What each chooser was offered follows from what was chosen since."""
    mask = 0
    for role in g.pool:
        mask |= 1 << role
    choosers = g.carnavalists()
    for seat in choosers:
        if not g.players[seat].drafted:  # the next one to choose sees what is left
            g.players[seat].offered = mask
            break
    for seat in choosers[::-1]:
        p = g.players[seat]
        if p.drafted:
            mask |= 1 << p.role
            p.offered = mask


def is_blindfolded(g: Carnavalesque, seat: int) -> bool:
    """Whether a seat may not look at what it has seen: the heap, or its own hand."""
    return seat >= 0 and (g.closed == seat or g.players[seat].row > 0)
