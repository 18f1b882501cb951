"""How a troupe's future looks to a bot: the écus it may hope for at the next count."""

from __future__ import annotations

from typing import Final

from ..rules.requests import count_of, pays
from ..rules.state import Fourberies

ACROBAT: Final = 0.6
TRAVEL_CARD: Final = 0.12
CLOSED_REQUEST: Final = 0.5


def prospect(g: Fourberies, seat: int, knows_requests: bool) -> float:
    """What a seat would own if the season were counted now."""
    t = g.troupes[seat]
    value = float(t.ecus)
    if not g.stack:
        return value
    value += ACROBAT * (len(t.acrobats) + len(t.guests)) + TRAVEL_CARD * len(t.hand)
    value += show(g, seat)
    for request in t.opened if g.season > 1 else []:
        value += 0.6 * pays(g, seat, request)
    if knows_requests:
        value += 0.6 * max([CLOSED_REQUEST, *[pays(g, seat, r) for r in t.requests if r]])
    else:
        value += 0.9 * min(1, len(t.requests))
    return value


def show(g: Fourberies, seat: int) -> float:
    """What the show promises; the farther the needle is from turning, the surer."""
    mood = g.mood()
    liked = count_of(g, seat, mood)
    other = len(g.troupes[seat].actors) - liked
    chameleons = g.chameleons(seat) * g.box.chameleon_experience
    steady = 0.5 + 0.4 * min(1.0, abs(g.needle) / 5)
    leaning = g.leaning(seat) * mood
    now = leaning + chameleons
    then = chameleons - leaning
    reward = g.reward()
    with_mood = liked + reward * pleasing(now)
    against = other + reward * pleasing(then)
    return steady * with_mood + (1 - steady) * against


def pleasing(difference: int) -> float:
    """From a show that earns nothing to one that is likely the best."""
    if difference <= 0:
        return 0.1 if difference == 0 else 0.0
    return min(2.0, 0.8 + 0.14 * difference)


def allure(g: Fourberies, city: int) -> float:
    """What the cards of a city are worth at a glance."""
    box, mood, value = g.box, g.mood(), 0.0
    for card in g.cities[city]:
        if box.kind[card]:
            value += 1.0 + 0.2 * box.experience[card] if box.kind[card] == mood else 0.4
        else:
            value += box.bonus[card] or ACROBAT
    return value
