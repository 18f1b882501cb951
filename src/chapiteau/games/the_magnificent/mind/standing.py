"""What a seat has, judged by rules of thumb: points, and what is likely to become points."""

from __future__ import annotations

from typing import Final

from ..box.components import ALL_GEMS, PAY_COIN, TRANSPARENT
from ..box.grid import count
from ..rules.criteria import most_coins, points_for
from ..rules.end_of_round import ChooseLot, DropLot, ScoreMasters
from ..rules.player import Player
from ..rules.scoring import FillZones, best_filling, empty_cells
from ..rules.state import Magnificent
from .memory import Hanging

GEM: Final = 0.94
CLEAR_GEM: Final = 0.95
COIN: Final = 0.66
LAST_COIN: Final = 0.2
TALENT: Final = 1.08  # for every round it can still serve
TALENT_TILE: Final = 0.7
TENT: Final = 2.64
CELL: Final = 0.13
DIE: Final = 1.6  # what each turn to come is likely to add to the cost of the dice
IN_TIME: Final = [0.0, 0.75, 0.9, 1.0]  # by the turns that are left
TURNS: Final = 4


def is_paid(g: Magnificent) -> bool:
    """Whether the dice of the round have been paid for, by the question that is asked."""
    return isinstance(g.stack[-1], (ChooseLot, DropLot, ScoreMasters, FillZones))


def standing(g: Magnificent, seat: int, hanging: Hanging) -> float:
    """What a seat has, apart from what its turn promises."""
    p = g.players[seat]
    value = float(p.points)
    if not g.stack:
        return value
    left = g.box.rounds - g.round
    value += purse(g, p, left) + cards(g, seat, left) + camp(g, seat, left)
    value += posters(p, left, hanging)
    value += TALENT * (p.tokens * (left + 0.6) + p.parked * left)
    value += TALENT_TILE * len(p.talents) * (left + 0.3)
    return value + TENT * p.collected_tents() * (left + 0.4) / 2.0


def purse(g: Magnificent, p: Player, left: int) -> float:
    """Coins, and the dice that they will have to pay for."""
    cost = 0.0
    if not is_paid(g):
        cost = p.due() + DIE * p.turns_left()
    rest = p.coins - cost
    rate = COIN if left else LAST_COIN
    if rest >= 0:
        return COIN * cost + rate * min(rest, 12.0) + 0.2 * max(0.0, rest - 12.0)
    return COIN * p.coins + rest * (g.box.missing_coin[g.round] - 0.35)


def cards(g: Magnificent, seat: int, left: int) -> float:
    """Every master card may bring half, and the best one all of it."""
    p, total, best = g.players[seat], 0.0, 0.0
    for master in p.masters:
        score = g.box.masters[master].score
        coins = most_coins(g, master, max(0, p.coins - p.due()) // 2) if left == 0 else 0
        points = float(points_for(g, seat, master, coins))
        if score.kind == PAY_COIN and left:
            points = 6.0
        total += points / 2
        best = max(best, points / 2)
    return total + best


def camp(g: Magnificent, seat: int, left: int) -> float:
    """Zones count more the fuller they are; gems may fill them at the end."""
    p = g.players[seat]
    empty = empty_cells(g, seat)
    value = CELL * count(p.covered)
    full = float(g.box.zone_points)
    for zone in range(1, len(empty)):
        size = g.box.zone_sizes[zone]
        done = (size - empty[zone]) / size
        value += full if not empty[zone] else full * 0.75 * done * done
    gems = p.gems
    if left == 0:
        value += 1.2 * len(best_filling(empty, p.total_gems()))
    for gem in ALL_GEMS:
        rate = CLEAR_GEM if gem == TRANSPARENT else GEM
        value += rate * gems[gem] * (1.0 if left else 0.6)
    return value


def posters(p: Player, left: int, hanging: Hanging) -> float:
    """What a player's posters may bring in the time that is left."""
    return hanging.hope * IN_TIME[min(p.turns_left() + TURNS * left, 3)]
