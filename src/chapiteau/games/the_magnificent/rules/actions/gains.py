"""4.2-4.5 What bonuses of all kinds bring: coins, points, gems, talents, posters."""

from __future__ import annotations

from ...box.components import (
    GAIN_COINS,
    GAIN_GEM,
    GAIN_POINTS,
    GAIN_POSTERS,
    GAIN_TALENT,
    Bonus,
)
from ..moves import (
    GAINS_COINS,
    GAINS_GEM,
    GAINS_POINTS,
    GAINS_TALENT,
    GEM_OVERFLOWS,
    NO_TALENT_LEFT,
)
from ..state import Magnificent
from .posters import GAIN_POSTER


def gain_coins(g: Magnificent, seat: int, coins: int) -> None:
    g.players[seat].coins += coins
    g.tell(GAINS_COINS, seat, coins)


def gain_points(g: Magnificent, seat: int, points: int) -> None:
    g.players[seat].points += points
    g.tell(GAINS_POINTS, seat, points)


def gain_gem(g: Magnificent, seat: int, gem: int) -> None:
    """6.8 A gem goes into the reserve; if there is no room for it, it is a coin instead."""
    p = g.players[seat]
    if p.gems[gem] < g.box.storage:
        p.gems[gem] += 1
        g.tell(GAINS_GEM, seat, gem)
    else:
        p.coins += g.box.overflow_coins
        g.tell(GEM_OVERFLOWS, seat, gem, g.box.overflow_coins)


def gain_talent(g: Magnificent, seat: int) -> None:
    """4.4 A talent from the player's supply, as long as there is one (8.10)."""
    if g.spare_tokens(seat) > 0:
        g.players[seat].tokens += 1
        g.tell(GAINS_TALENT, seat)
    else:
        g.tell(NO_TALENT_LEFT, seat)


def gain_posters(g: Magnificent, seat: int, count: int) -> None:
    """6.14 Several posters are gained one after the other."""
    for _ in range(count):
        g.then(GAIN_POSTER[seat])


def gain(g: Magnificent, seat: int, bonus: Bonus, times: int) -> None:
    """4.2 What a plain bonus brings, once or twice; posters come last (5.11)."""
    amount = bonus.amount * times
    if bonus.kind == GAIN_COINS:
        gain_coins(g, seat, amount)
    elif bonus.kind == GAIN_POINTS:
        gain_points(g, seat, amount)
    elif bonus.kind == GAIN_POSTERS:
        gain_posters(g, seat, amount)
    elif bonus.kind == GAIN_GEM:
        for _ in range(amount):
            gain_gem(g, seat, bonus.colour)
    elif bonus.kind == GAIN_TALENT:
        for _ in range(amount):
            gain_talent(g, seat)
