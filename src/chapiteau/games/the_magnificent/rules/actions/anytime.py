"""4 and 8.6: the bonus of the card with the new die, and talents that work at any time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import (
    ALL_GEMS,
    BUY_POSTER,
    BUY_TALENT,
    COINS_TALENT,
    COPY,
    GAIN_POSTERS,
    GAIN_TALENT,
    GEM_TALENT,
    GEMS_TILE,
    MAIN_SPOTS,
    PLUS_ANY,
    PLUS_COLOUR,
    SET_DIE,
    SMALL,
    TALENT_TILE,
    Bonus,
    tile_of,
)
from ..moments import elsewhere
from ..moves import (
    COPIES,
    GEM,
    PAY,
    PAYS_COINS,
    PAYS_GEM,
    RAISES,
    RETURNS_TALENT,
    SPOT,
    USE,
    USES,
)
from ..state import Magnificent
from .gains import gain, gain_coins, gain_gem, gain_posters, gain_talent
from .talents import GENERAL
from .tiles import LayTile

NO_SUCH_GEM: Final = Reason("no-such-gem", "4.11")


def anytime(g: Magnificent, seat: int) -> list[Move]:
    """3.9 What may be done before, between and after the parts of a turn."""
    moves = bonus_moves(g, seat) if g.card and not g.bonus_used else []
    p = g.players[seat]
    if p.tokens:
        talents = g.box.talents
        for spot in range(1, MAIN_SPOTS + 1):
            if talents[spot].effect in GENERAL and may_use_general(g, seat, spot):
                moves.append(SPOT[spot])
        for spot in p.talents:
            if talents[spot].effect in GENERAL and may_use_general(g, seat, spot):
                moves.append(SPOT[spot])
    return moves


def bonus_moves(g: Magnificent, seat: int) -> list[Move]:
    """4.1 The bonus of the card that got the die, or one that it copies (4.8)."""
    masters = g.box.masters
    if masters[g.card].bonus.kind != COPY:
        return [USE[g.card]] if is_usable(g, seat, masters[g.card].bonus) else []
    return [
        USE[m]
        for m in g.players[seat].masters
        if m != g.card and is_usable(g, seat, masters[m].bonus)
    ]


def is_usable(g: Magnificent, seat: int, bonus: Bonus) -> bool:
    """Whether a bonus can be used now, and its price can be paid."""
    p, kind = g.players[seat], bonus.kind
    if kind == PLUS_COLOUR:
        return not g.action and g.colour == bonus.colour
    if kind == PLUS_ANY:
        return not g.action
    if kind in (SET_DIE, COPY):
        return False
    if kind == GAIN_POSTERS:
        return g.may_gain_poster()
    if kind == GAIN_TALENT:
        return g.spare_tokens(seat) > 0
    if kind == BUY_TALENT:
        return p.coins >= bonus.cost and g.spare_tokens(seat) > 0
    if kind == TALENT_TILE:
        return p.tokens >= bonus.cost and g.has_site(seat, tile_of(bonus.colour, SMALL))
    if kind == GEMS_TILE:
        return p.total_gems() >= bonus.cost and g.has_site(seat, tile_of(bonus.colour, SMALL))
    return True


def may_use_general(g: Magnificent, seat: int, spot: int) -> bool:
    """8.6 A talent for any time, with tokens and coins to pay for it."""
    talent = g.box.talents[spot]
    if not g.is_spot_ready(seat, spot) or g.players[seat].coins < talent.coins:
        return False
    return talent.effect != BUY_POSTER or g.may_gain_poster()


def act(g: Magnificent, seat: int, move: Move) -> None:
    """Do one of the things that `anytime` offers."""
    if move.verb == "use":
        use_bonus(g, seat, move.arg)
        return
    talent = g.box.talents[move.arg]
    g.use_spot(seat, move.arg)
    if talent.effect == COINS_TALENT:
        gain_coins(g, seat, talent.amount)
    elif talent.effect == GEM_TALENT:
        g.then(*[ChooseGem(seat) for _ in range(talent.amount)])
    else:
        pay_coins(g, seat, talent.coins)
        gain_posters(g, seat, talent.amount)


def pay_coins(g: Magnificent, seat: int, coins: int) -> None:
    g.players[seat].coins -= coins
    g.tell(PAYS_COINS, seat, coins)


def use_bonus(g: Magnificent, seat: int, master: int) -> None:
    """4.13 A bonus is used once a turn, whatever it costs."""
    p, bonus = g.players[seat], g.box.masters[master].bonus
    g.bonus_used = True
    g.tell(USES if master == g.card else COPIES, seat, master)
    if bonus.kind in (PLUS_COLOUR, PLUS_ANY):
        g.extra += bonus.amount
        g.tell(RAISES, seat, bonus.amount, g.power(seat))
    elif bonus.kind == BUY_TALENT:
        pay_coins(g, seat, bonus.cost)
        for _ in range(bonus.amount):
            gain_talent(g, seat)
    elif bonus.kind == TALENT_TILE:
        p.tokens -= bonus.cost
        g.tell(RETURNS_TALENT, seat, bonus.cost)
        g.then(LayTile(seat, tile_of(bonus.colour, SMALL), 0))
    elif bonus.kind == GEMS_TILE:
        g.then(*[DiscardGem(seat, k) for k in range(bonus.cost, 0, -1)])
        g.then(LayTile(seat, tile_of(bonus.colour, SMALL), 0))
    else:
        gain(g, seat, bonus, 1)


class DiscardGem(Step[Magnificent]):
    """4.11 Gems of any kind are discarded for a tile, one after the other."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count  # how many are still to be discarded

    def moves(self, g: Magnificent) -> list[Move]:
        return [PAY[gem] for gem in ALL_GEMS if g.players[self.seat].gems[gem]]

    def apply(self, g: Magnificent, move: Move) -> None:
        g.players[self.seat].gems[move.arg] -= 1
        g.tell(PAYS_GEM, self.seat, move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "pay":
            yield NO_SUCH_GEM.about("gem", move.arg), g.players[seat].gems[move.arg] > 0
        else:
            yield from elsewhere(g, seat, move)


class ChooseGem(Step[Magnificent]):
    """8.6 A talent brings a gem of any kind."""

    def moves(self, g: Magnificent) -> list[Move]:
        return [GEM[gem] for gem in ALL_GEMS]

    def apply(self, g: Magnificent, move: Move) -> None:
        gain_gem(g, self.seat, move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb != "gem":
            yield from elsewhere(g, seat, move)
