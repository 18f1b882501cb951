"""What the parade may come to: who may still bring which card, and how long floats may grow."""

from __future__ import annotations

from typing import Final

from ..rules.hands import Give
from ..rules.levelling import Refill, ThrowBack
from ..rules.powers import UseRole
from ..rules.round import Gift, Turn
from ..rules.state import Carnavalesque
from .glance import wanted_most, wants
from .guidance import calls_to_grow

# How likely a card is to be on a float in the end, by where it is now. These and the numbers below
# were fitted to self-play: many games with all of them shaken at once, then a step uphill.
KINGS: Final = 0.88
HEIRS: Final = 0.58  # of a seat that will still reign
GIFT: Final = 0.6  # the best cards of a seat that may still give so many
HELD: Final = 0.07  # the others
OPEN_UP: Final = 0.23  # lies open with nothing on top, if there are draws enough
OPEN_DOWN: Final = 0.21
COVERED_UP: Final = 0.1
COVERED_DOWN: Final = 0.08
LEAST: Final = 0.01
FORBIDDEN: Final = 0.88  # what a decree leaves of it
LAST_DRAW: Final = 0.45  # how much less a draw of the last round brings
REFILLS: Final = 0.65  # how much of a hand is drawn anew at the end of a round
PLENTY: Final = 9.0  # draws from which on any card that is wanted will be found
CALL: Final = 0.6  # how many more cards a float may hope for if a partner wants it to grow
WORTH_A_WORKSHOP: Final = 0.8  # cards that a float must promise before it is begun
ALMOST: Final = 2.4  # points of a float that has almost its third card
GRADUAL: Final = 0.45  # how early a short float counts


def outlook(g: Carnavalesque, seat: int) -> float:
    """The points that the parade may be expected to score in the end, given what the other seats
    have said about the floats."""
    total = 0.0
    for people in g.parade:
        total += g.box.points(len(people))
    if not g.stack:
        return float(g.points())
    return total + grown(g, chances(g), seat)


def grown(g: Carnavalesque, chance: list[float], seat: int) -> float:
    """What the floats in the workshops may come to; each card is counted on for one of them."""
    bearers, left, value, empty = g.box.bearers, chance[:], 0.0, 0
    order = [w for w in g.workshops() if g.floats[w]]
    order.sort(key=lambda w: -len(g.floats[w]))
    for workshop in order:
        shared, size = g.common_points(workshop), len(g.floats[workshop])
        feature, more = best_feature(bearers, left, shared)
        more = max(0.0, more + CALL * calls_to_grow(g, workshop, seat))
        value += expected(float(size) + more)
        use_up(bearers, left, feature)
    for workshop in g.workshops():
        empty += not g.floats[workshop]
    for _ in range(empty):
        feature, more = best_feature(bearers, left, -1)
        if more < WORTH_A_WORKSHOP:
            break
        value += expected(more)
        use_up(bearers, left, feature)
    return value


def best_feature(bearers: list[list[int]], left: list[float], shared: int) -> tuple[int, float]:
    """The feature among `shared` that promises most cards, and how many."""
    best, most = 0, -1.0
    for feature in range(len(bearers)):
        if shared >> feature & 1:
            more = 0.0
            for card in bearers[feature]:
                more += left[card]
            if more > most:
                best, most = feature, more
    return best, max(0.0, most)


def use_up(bearers: list[list[int]], left: list[float], feature: int) -> None:
    for card in bearers[feature]:
        left[card] = 0.0


def expected(size: float) -> float:
    """8.2 The points of a float of about that size; a short one may still come to nothing."""
    if size >= 3.0:
        return size * (size - 1.0) / 2.0
    share = size / 3.0
    return ALMOST * share * share * (GRADUAL + (1.0 - GRADUAL) * share)


def chances(g: Carnavalesque) -> list[float]:
    """By card, how likely it is to end on a float if one wants it; 0 for those on floats."""
    chance = [0.0] * (g.box.people + 1)
    is_over = isinstance(g.stack[-1], (Refill, ThrowBack))  # this King's turn
    reigns = g.box.rounds[g.seats] - g.round
    lend_crowd(g, chance, draws_left(g, reigns), reigns)
    for seat, p in enumerate(g.players):
        if seat == g.king and not is_over:
            for card in p.hand:
                chance[card] = KINGS
            continue
        is_heir = 0 < (seat - g.king) % g.seats <= reigns
        gifts = reigns + (0 if is_over else gifts_due(g, seat))
        base = HEIRS if is_heir else HELD
        for card in best_cards(g, p.hand, min(gifts, len(p.hand))):
            chance[card] = GIFT
        for card in p.hand:
            chance[card] = max(chance[card], base)
    return chance


def best_cards(g: Carnavalesque, hand: list[int], count: int) -> list[int]:
    """The cards of a hand that floats want most."""
    if count >= len(hand):
        return hand
    by_feature, features = wants(g), g.box.features
    ranked = sorted([(-wanted_most(by_feature, features[card]), card) for card in hand])
    return [ranked[i][1] for i in range(count)]


def gifts_due(g: Carnavalesque, seat: int) -> int:
    """Whether a seat still has a gift to make this round."""
    for step in g.stack:
        if step.seat == seat and isinstance(step, (Turn, Gift, Give, UseRole)):
            return 1
    return 0


def draws_left(g: Carnavalesque, reigns: int) -> float:
    """About how many cards will still be taken from the crowd and may reach a float."""
    due = 0
    for step in g.stack:
        due += isinstance(step, Turn)
    return due * LAST_DRAW + reigns * (g.seats - 1 + g.hand_size() * REFILLS)


def lend_crowd(g: Carnavalesque, chance: list[float], draws: float, reigns: int) -> None:
    """What lies in the crowd, by how easily it is had."""
    heap, crowd = g.heap, g.crowd
    plenty = min(1.0, draws / PLENTY)
    for slot in heap.order:
        card = crowd[slot]
        if heap.overs[slot]:
            covered = COVERED_UP if heap.ups[slot] else COVERED_DOWN
            chance[card] = covered * plenty if reigns else LEAST
        elif heap.ups[slot]:
            chance[card] = OPEN_UP * plenty
        else:
            chance[card] = OPEN_DOWN * plenty
    if g.decree:
        for slot in heap.order:
            if g.backs[slot] == g.decree and not heap.overs[slot]:
                chance[crowd[slot]] *= FORBIDDEN
