"""What a position is worth, for bots."""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ..rules.requests import count_of, pays
from ..rules.state import Fourberies
from ..rules.travel import Travel

MOST_TURNS: Final = 8  # of a season, by far
ACROBAT: Final = 0.6
TRAVEL_CARD: Final = 0.12
CLOSED_REQUEST: Final = 0.5
SIGHT: Final = 0.15


def value(g: Fourberies, seat: int) -> float:
    """The lead over the best opponent, in écus to be expected at the next count."""
    best = max([prospect(g, s, s == seat) for s in range(g.seats) if s != seat])
    return prospect(g, seat, True) - best


def is_quiet(g: Fourberies) -> bool:
    """A turn is done and the next choice of cities has not begun: all troupes are complete."""
    return isinstance(g.stack[-1], Travel) and not any_chosen(g)


def turn_of(g: Fourberies) -> int:
    """The turns of all seasons, one after the other."""
    return MOST_TURNS * max(0, g.season - 1) + g.turn


def any_chosen(g: Fourberies) -> bool:
    return any(bool(lane) for lane in g.chosen) or any(bool(t.picks) for t in g.troupes)


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
    reward = g.box.rewards[g.season]
    with_mood = liked + reward * pleasing(now)
    against = other + reward * pleasing(then)
    return steady * with_mood + (1 - steady) * against


def pleasing(difference: int) -> float:
    """From a show that earns nothing to one that is likely the best."""
    if difference <= 0:
        return 0.1 if difference == 0 else 0.0
    return min(2.0, 0.8 + 0.14 * difference)


def priors(g: Fourberies, seat: int, moves: list[Move]) -> list[float]:
    """A rich city is tempting; nothing is known of other choices."""
    if moves[0].verb not in ("travel", "claim"):
        return []
    return [min(1.0, SIGHT * allure(g, move.arg)) if move.noun else 0.0 for move in moves]


def allure(g: Fourberies, city: int) -> float:
    """What the cards of a city are worth at a glance."""
    box, mood, value = g.box, g.mood(), 0.0
    for card in g.cities[city]:
        if box.kind[card]:
            value += 1.0 + 0.2 * box.experience[card] if box.kind[card] == mood else 0.4
        else:
            value += box.bonus[card] or ACROBAT
    return value
