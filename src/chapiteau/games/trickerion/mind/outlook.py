"""How a player's future looks to a bot: what things are worth, given the turns ahead."""

from __future__ import annotations

from typing import Final

from ..box.components import APPRENTICE, ASSISTANT, CELLS, ENGINEER, ENGINEER_SHELF, Gain, Trick
from ..rules.performance import Perform, Performances
from ..rules.player import ALL_SYMBOLS
from ..rules.setup.choices import ChooseStock
from ..rules.state import Trickerion, owner_of

COIN: Final = 0.1  # what a coin is worth beyond its final count, with all turns ahead
SHARD: Final = 0.4
PURSE: Final = 15  # coins beyond these are only counted in the end
ENGINE: Final = 0.5  # how much of what a company could show comes true
PACE: Final = 1.225  # units of components that a company gets together in a turn
ORDERED: Final = 0.3  # extra units that a component counts for if it is only ordered
UNHEARD_OF: Final = 0.9  # or if it is neither on sale nor ordered
BASE: Final = 0.5  # markers a turn that the magician manages alone
BY_SPECIALIST: Final = 0.75
BY_APPRENTICE: Final = 0.5
LINK: Final = 0.6  # what a marker may hope to gain from links
ON_TRICK: Final = 0.3  # how likely a marker on its trick is to be shown in the end
ON_CARD: Final = 0.5  # and one on a performance card
ON_LAST_CARD: Final = 0.25  # which may be about to leave
HEAD_START: Final = 3.0  # what performing in the first turn is worth besides the markers


class Outlook:
    """One player's position, and what a coin, a shard and a trick mean there."""

    def __init__(self, g: Trickerion, seat: int) -> None:
        self.seat: Final = seat
        self.later: Final = g.box.turns - g.turn  # turns after this one
        self.now: Final = shows_ahead(g)  # whether this turn's performances are still to come
        ahead = self.later / g.box.turns
        self.coin: Final = 1.0 / g.box.coins_per_fame + COIN * ahead
        self.shard: Final = g.box.fame_per_shard + SHARD * ahead
        # how likely a marker is to be shown in the end, on its trick or on a card
        self.on_trick: Final = ON_TRICK if self.later else 0.1 * self.now
        self.on_card: Final = ON_CARD if self.later else 0.4 * self.now

    def value(self, gain: Gain) -> float:
        return gain.fame + self.coin * gain.coins + self.shard * gain.shards

    def marker(self, trick: Trick) -> float:
        """What a marker of a trick brings when it is performed, with luck in links."""
        return self.value(trick.gain) + LINK


def shows_ahead(g: Trickerion) -> bool:
    """Whether this turn's performances are still to come."""
    if g.turn == 0:
        return False
    for step in g.stack:
        if isinstance(step, (Performances, Perform)):
            return True
    return False


def purse(g: Trickerion, o: Outlook) -> float:
    """Coins, which are of little use beyond a point, and shards."""
    p = g.players[o.seat]
    useful = min(p.coins, PURSE)
    rest = (p.coins - useful) / g.box.coins_per_fame
    return o.coin * useful + rest + o.shard * p.shards


def company(g: Trickerion, o: Outlook) -> float:
    """What the people count for in the end, those at the inn included."""
    p, fame = g.players[o.seat], g.box.final_fame
    value = 0.0
    for kind in range(ENGINEER, ASSISTANT + 1):
        value += fame[kind] * (p.crew[kind] + p.hired[kind])
    return value + fame[APPRENTICE] * (p.apprentices() + p.hired[APPRENTICE])


def capacity(g: Trickerion, seat: int) -> float:
    """How many markers a company may bring on stage in a turn."""
    p = g.players[seat]
    hired = p.hired[ENGINEER] + p.hired[ENGINEER + 1] + p.hired[ASSISTANT]
    helpers = p.apprentices() + p.hired[APPRENTICE]
    return BASE + BY_SPECIALIST * (p.specialists() + hired) + BY_APPRENTICE * helpers


def missing_units(g: Trickerion, seat: int, trick: Trick) -> float:
    """How many components a trick still needs; those not on sale count for more."""
    lack = 0.0
    for need in trick.needs:
        short = need.units - g.counted(seat, need.component)
        if short > 0:
            lack += short
            if not g.is_on_sale(need.component):
                lack += ORDERED if need.component in g.ordered else UNHEARD_OF
    return lack


def missing_coins(g: Trickerion, seat: int, trick: Trick) -> int:
    cost = 0
    for need in trick.needs:
        lack = need.units - g.counted(seat, need.component)
        if lack > 0:
            cost += lack * g.box.prices[need.component]
    return cost


def turns_shown(g: Trickerion, o: Outlook, trick: Trick) -> float:
    """For how many turns a trick may be shown, once its components are together."""
    return max(0.0, o.later - missing_units(g, o.seat, trick) / PACE)


def offer(g: Trickerion, o: Outlook, trick: Trick, markers: int) -> float:
    """What each marker of a trick brings in all if it is shown every turn."""
    turns = turns_shown(g, o, trick)
    if turns <= 0:
        return 0.0
    return max(0.0, o.marker(trick) * turns - o.coin * missing_coins(g, o.seat, trick) / markers)


def engine(g: Trickerion, o: Outlook, extra: int = 0) -> float:
    """What a player's tricks, and perhaps one more, promise for the turns to come, best first."""
    p, left = g.players[o.seat], capacity(g, o.seat)
    offers: list[tuple[float, int]] = []
    for symbol in ALL_SYMBOLS:
        if p.trick[symbol]:
            trick = g.box.tricks[p.trick[symbol]]
            markers = trick.markers + (1 if p.shelf[symbol] == ENGINEER_SHELF else 0)
            offers.append((offer(g, o, trick, markers), markers))
    if extra:
        trick = g.box.tricks[extra]
        offers.append((offer(g, o, trick, trick.markers), trick.markers))
    offers.sort(reverse=True)
    value = 0.0
    for each, markers in offers:
        shown = min(left, float(markers))
        value += each * shown
        left -= shown
    return ENGINE * value


def head_start(g: Trickerion, o: Outlook) -> float:
    """2.13 Before the first turn: tricks that will be prepared from the start."""
    p, value, left = g.players[o.seat], 0.0, still_to_choose(g, o.seat)
    for symbol in ALL_SYMBOLS:
        trick = g.box.tricks[p.trick[symbol]]
        is_ours = p.shelf[symbol] != ENGINEER_SHELF or g.box.prepares_all_tricks
        if p.trick[symbol] and is_ours and missing_coins(g, o.seat, trick) <= left:
            saved = o.marker(trick) * missing_units(g, o.seat, trick) / PACE
            value += 2 * o.marker(trick) + HEAD_START + saved
    return value


def still_to_choose(g: Trickerion, seat: int) -> int:
    """The worth of the components that a player is still to choose at the start."""
    for step in g.stack:
        if isinstance(step, ChooseStock) and step.seat == seat:
            return step.coins
    return 0


def stock(g: Trickerion, o: Outlook) -> float:
    """Markers on tricks and on performance cards."""
    p, value = g.players[o.seat], 0.0
    for symbol in ALL_SYMBOLS:
        if p.ready[symbol]:
            trick = g.box.tricks[p.trick[symbol]]
            value += p.ready[symbol] * o.marker(trick) * o.on_trick
    last = (len(g.row) - 2) * CELLS  # where the oldest card begins
    for i, mark in enumerate(g.stage):
        if mark and owner_of(mark) == o.seat:
            chance = ON_LAST_CARD if i >= last and g.deck else o.on_card
            value += o.marker(g.box.tricks[g.trick_of(mark)]) * min(chance, o.on_card)
    return value
