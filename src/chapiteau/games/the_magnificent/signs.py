"""What a learned opinion looks at: numbers of one seat, and how far the game has come for it."""

from __future__ import annotations

from typing import Final

from .components import ALL_COLOURS, ALL_TILES, LARGE, SMALL, TRANSPARENT, tile_of
from .criteria import most_coins, points_for
from .grid import count
from .outlook import of_turn
from .player import ALL_PLACES, Player
from .scoring import best_filling, empty_cells
from .standing import DIE, PAID, TURNS, posters, purse
from .state import Magnificent

NAMES: Final[list[str]] = [
    "one", "alone", "three", "four", "turn", "promise",
    "purse", "coins", "due", "short", "pips",
    "cards", "best_card", "second_card",
    "covered", "full_zones", "nearly_zones", "fillable",
    "gems", "clear_gems", "large", "small",
    "posters", "ready", "hung", "lacking", "completed",
    "tokens", "parked", "talents", "tents", "tent_gains",
    "height", "highest",
]  # fmt: skip
STAGES: Final[int] = 13  # by the turns that a seat has still to begin
POSTER_COIN: Final = 0.5


def stage(g: Magnificent, seat: int) -> int:
    """How many turns the seat has still to begin."""
    p, left = g.players[seat], TURNS * (g.box.rounds - g.round)
    if isinstance(g.stack[-1], PAID):
        return left
    begun = len(p.masters) - len(p.empty_masters())
    return min(STAGES - 1, left + max(0, TURNS - begun))


def signs(g: Magnificent, seat: int) -> list[float]:
    """What is to be seen of a seat, in the order of NAMES."""
    p = g.players[seat]
    left = g.box.rounds - g.round
    is_turn = g.seat == seat and not isinstance(g.stack[-1], PAID)
    found = [
        1.0,
        1.0 if g.seats == 1 else 0.0,
        1.0 if g.seats == 3 else 0.0,
        1.0 if g.seats == 4 else 0.0,
        1.0 if is_turn else 0.0,
        of_turn(g, seat) if is_turn else 0.0,
    ]
    found += of_purse(g, p, left)
    found += of_cards(g, seat)
    found += of_camp(g, seat)
    found += of_posters(g, p, left)
    found += of_rank(g, seat)
    return found


def of_purse(g: Magnificent, p: Player, left: int) -> list[float]:
    """Coins, and the dice that they have to pay for."""
    if isinstance(g.stack[-1], PAID):
        return [purse(g, p, left), float(p.coins), 0.0, 0.0, 0.0]
    due = p.due()
    short = max(0.0, due + DIE * len(p.empty_masters()) - p.coins)
    pips = p.pips
    best = max(pips[1], pips[2], pips[3]) if p.empty_masters() else 0
    return [purse(g, p, left), float(p.coins), float(due), short, float(best)]


def of_cards(g: Magnificent, seat: int) -> list[float]:
    """What the master cards would bring by now, all of them, the best and the second."""
    p, total, best, second = g.players[seat], 0.0, 0.0, 0.0
    for master in p.masters:
        coins = most_coins(g, master, max(0, p.coins - p.due()) // 2)
        points = float(points_for(g, seat, master, coins))
        total += points
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    return [total, best, second]


def of_camp(g: Magnificent, seat: int) -> list[float]:
    """How much is covered, how full the zones are, and what gems could fill."""
    p = g.players[seat]
    empty = empty_cells(g, seat)
    full, nearly = 0.0, 0.0
    for zone in range(1, len(empty)):
        if empty[zone]:
            size = count(g.box.zones[zone])
            done = (size - empty[zone]) / size
            nearly += done * done
        else:
            full += 1.0
    large, small = 0, 0
    for colour in ALL_COLOURS:
        large += p.built[tile_of(colour, LARGE)]
        small += p.built[tile_of(colour, SMALL)]
    gems = p.total_gems()
    fillable = len(best_filling(empty, gems))
    clear = p.gems[TRANSPARENT]
    return [
        float(count(p.covered)), full, nearly, float(fillable),
        float(gems - clear), float(clear), float(large), float(small),
    ]  # fmt: skip


def of_posters(g: Magnificent, p: Player, left: int) -> list[float]:
    """What the posters may bring, what those that are ready bring, and what the others lack."""
    ready, hung, lacking = 0.0, 0, 0
    for place in ALL_PLACES:
        if p.posters[place]:
            hung += 1
            poster = g.box.posters[p.posters[place]]
            missing = 0
            for tile in ALL_TILES:
                if poster.tiles[tile] > p.built[tile]:
                    missing += poster.tiles[tile] - p.built[tile]
            lacking += missing
            if not missing and p.tents[place]:
                tent = g.box.tents[p.tents[place]]
                ready += poster.points + tent.points + POSTER_COIN * (poster.coins + tent.coins)
    return [posters(g, p, left), ready, float(hung), float(lacking), float(len(p.completed))]


def of_rank(g: Magnificent, seat: int) -> list[float]:
    """Talents, tents, and where the hat stands."""
    p = g.players[seat]
    gains = 0.0
    for place in ALL_PLACES:
        if p.tents[place]:
            tent = g.box.tents[p.tents[place]]
            gains += tent.points + POSTER_COIN * tent.coins
    hat = p.highest_hat()
    highest = 1.0
    for other in g.players:
        if other.highest_hat() > hat:
            highest = 0.0
    return [
        float(p.tokens), float(p.parked), float(len(p.talents)), float(p.collected_tents()), gains,
        float(g.box.space_power[hat]), highest,
    ]  # fmt: skip
