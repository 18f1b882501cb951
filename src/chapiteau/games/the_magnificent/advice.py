"""What a position is worth, for bots: points, and what lies ready to become points."""

from __future__ import annotations

from math import exp
from typing import Final

from ...core.move import Move
from ...core.state import play
from ...core.step import Together
from .anytime import ChooseGem, DiscardGem
from .components import (
    ALL_GEMS,
    ALL_TILES,
    CELLS,
    COPY,
    PAY_COIN,
    TRANSPARENT,
)
from .criteria import most_coins, points_for
from .end_of_round import ChooseLot, DropLot, ScoreMasters
from .grid import beside, count
from .moves import turn_of
from .outlook import of_turn
from .paying import PayGems
from .perform import ChooseHat
from .player import ALL_PLACES, Player
from .posters import HangPoster
from .scoring import FillZones, best_filling, empty_cells
from .state import Magnificent
from .tiles import DoubleTile, LayTile
from .travel import DoubleTent, TakeTent
from .turn import ChangeDie, PutDie

GEM: Final = 0.94
CLEAR_GEM: Final = 0.95
COIN: Final = 0.66
LAST_COIN: Final = 0.2
TALENT: Final = 1.08  # for every round it can still serve
TALENT_TILE: Final = 0.7
TENT: Final = 2.64
CELL: Final = 0.13
DIE: Final = 1.6  # what a turn to come is likely to add to the cost of the dice
SHARPNESS: Final = 3.0
FEW: Final = 7  # moves of a short question are looked at one by one
READY: Final = [0.8, 0.46, 0.3, 0.2]  # a poster by the number of tiles that it lacks
IN_TIME: Final = [0.0, 0.75, 0.9, 1.0]  # by the turns that are left
POSTER_COIN: Final = 0.49
NO_TENT: Final = 1.0
NO_GEMS: Final = 0.9
TURNS: Final = 4
SOLO_PAR: Final = 170.0
SHORT: Final = (
    PutDie, ChangeDie, HangPoster, TakeTent, ChooseHat, PayGems, DoubleTile, DoubleTent, ChooseGem,
    DiscardGem,
)  # fmt: skip
PAID: Final = (ChooseLot, DropLot, ScoreMasters, FillZones)
"""Questions that come when the dice of the round are paid for."""


def worth(g: Magnificent, seat: int) -> float:
    """The lead over the best opponent; alone, over a fair result."""
    own = prospect(g, seat)
    if g.is_solo():
        return own - SOLO_PAR
    return own - max([standing(g, s) for s in range(g.seats) if s != seat])


def is_quiet(g: Magnificent) -> bool:
    """Every decision can be judged, but for choices made together."""
    return not isinstance(g.stack[-1], Together)


def prospect(g: Magnificent, seat: int) -> float:
    """What a seat has, with what its turn still promises."""
    if not g.stack or g.seat != seat:
        return standing(g, seat)
    if isinstance(g.stack[-1], SHORT) and len(g.moves) <= FEW:
        return max([after(g, seat, move) for move in g.moves])
    return standing(g, seat) + of_turn(g, seat)


def after(g: Magnificent, seat: int, move: Move) -> float:
    """What comes of a move of a short question."""
    clone = g.clone()
    play(clone, move, seat)
    return prospect(clone, seat)


def standing(g: Magnificent, seat: int) -> float:
    """What a seat has, apart from its turn."""
    p = g.players[seat]
    value = float(p.points)
    if not g.stack:
        return value
    left = g.box.rounds - g.round
    value += purse(g, p, left) + cards(g, seat, left) + camp(g, seat, left)
    value += posters(g, p, left)
    value += TALENT * (p.tokens * (left + 0.6) + p.parked * left)
    value += TALENT_TILE * len(p.talents) * (left + 0.3)
    return value + TENT * p.collected_tents() * (left + 0.4) / 2.0


def purse(g: Magnificent, p: Player, left: int) -> float:
    """Coins against the dice that they will have to pay for."""
    cost = 0.0
    if not isinstance(g.stack[-1], PAID):
        cost = p.due() + DIE * len(p.empty_masters())
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
        size = count(g.box.zones[zone])
        done = (size - empty[zone]) / size
        value += full if not empty[zone] else full * 0.75 * done * done
    gems = p.gems
    if left == 0:
        value += 1.2 * len(best_filling(empty, p.total_gems()))
    for gem in ALL_GEMS:
        rate = CLEAR_GEM if gem == TRANSPARENT else GEM
        value += rate * gems[gem] * (1.0 if left else 0.6)
    return value


def posters(g: Magnificent, p: Player, left: int) -> float:
    """What the own posters may bring: more over a tent, with their tiles built and gems at hand."""
    value = 0.0
    for place in ALL_PLACES:
        if p.posters[place]:
            poster = g.box.posters[p.posters[place]]
            missing = 0
            for tile in ALL_TILES:
                if poster.tiles[tile] > p.built[tile]:
                    missing += poster.tiles[tile] - p.built[tile]
            gain = poster.points + POSTER_COIN * poster.coins
            if p.tents[place]:
                tent = g.box.tents[p.tents[place]]
                gain += tent.points + POSTER_COIN * tent.coins
            else:
                gain *= NO_TENT
            if not p.can_pay_gems(poster.gems):
                gain *= NO_GEMS
            value += gain * READY[min(missing, 3)]
    turns = len(p.empty_masters()) + TURNS * left
    return value * IN_TIME[min(turns, 3)]


def lean(g: Magnificent, seat: int, moves: list[Move]) -> list[float]:
    """A look one move ahead, at decisions that can be judged."""
    step = g.stack[-1]
    if isinstance(step, Together):
        return lean_together(g, seat, moves)
    if isinstance(step, LayTile):
        return [snugness(g, seat, step.tile, move) for move in moves]
    values = [after(g, seat, move) for move in moves]
    best = max(values)
    return [exp((value - best) / SHARPNESS) for value in values]


def snugness(g: Magnificent, seat: int, tile: int, move: Move) -> float:
    """How well a tile lies: bonuses under it, and edges that leave no gaps."""
    mask = g.box.masks[tile][turn_of(move) * CELLS + move.arg - 1]
    covered = g.players[seat].covered
    around = count(beside(mask) & ~mask)
    touched = count(beside(mask) & covered)
    edge = 2 * count(mask) + 2 - around  # cells of the outline that lie outside the camp
    bonuses = count(mask & g.side_of(seat).mask)
    return min(1.0, 0.25 * bonuses + 0.07 * touched + 0.05 * max(0, edge))


def lean_together(g: Magnificent, seat: int, moves: list[Move]) -> list[float]:
    """Cards that bring much are scored, zones are filled as well as can be."""
    found: list[float] = []
    for move in moves:
        if move.verb == "score":
            found.append(min(1.0, points_for(g, seat, move.arg, 4) / 20.0))
        elif move.verb == "pick":
            kind = g.box.masters[move.arg].bonus.kind
            found.append(0.6 if kind == COPY else 0.5)
        else:
            found.append(1.0 if move.verb == "best" else 0.3)
    return found
