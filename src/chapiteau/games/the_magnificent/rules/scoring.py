"""11 The end of the game: half of the other cards, coins, zones of the camp."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Together
from ..box.components import PAY_COIN
from ..box.grid import count
from .criteria import most_coins, points_for
from .moments import elsewhere
from .moves import (
    BEST,
    COINS_COUNT,
    END,
    FILL,
    FILLS_ZONE,
    FINAL_COUNT,
    HALF_MASTER,
    PAYS_FOR_MASTER,
    TIE_BROKEN,
    TITLE,
    ZONES_COUNT,
)
from .state import Magnificent

if TYPE_CHECKING:
    from mypy_extensions import i64

ZONE_FULL: Final = Reason("zone-full", "11.4")
ZONE_CHOSEN: Final = Reason("zone-chosen", "11.6")
TOO_FEW_GEMS: Final = Reason("too-few-gems", "11.5")


class EndOfGame(Auto[Magnificent]):
    """11.8 First the cards, then the coins, then the zones of the camp."""

    def run(self, g: Magnificent) -> None:
        g.tell(FINAL_COUNT)
        for seat in g.in_order():
            count_masters(g, seat)
            count_coins(g, seat)
        g.then(FILL_ZONES, VERDICT)


def half(g: Magnificent, seat: int, master: int, coins: int) -> int:
    """11.1 Half the points of a card, rounded down; so its cap is halved as well."""
    return points_for(g, seat, master, coins) // 2


def count_masters(g: Magnificent, seat: int) -> None:
    """11.1 All cards that are left bring half; coins are paid as is best for their owner (11.2)."""
    p = g.players[seat]
    paid = best_payment(g, seat)
    for i, master in enumerate(p.masters):
        points = half(g, seat, master, paid[i])
        if paid[i]:
            p.coins -= paid[i]
            g.tell(PAYS_FOR_MASTER, seat, paid[i])
        p.points += points
        g.tell(HALF_MASTER, seat, master, points)


def best_payment(g: Magnificent, seat: int) -> list[int]:
    """11.2 How many coins to pay for each card, for the most points together with the rest."""
    p = g.players[seat]
    paid = [0] * len(p.masters)
    cards = [i for i, m in enumerate(p.masters) if g.box.masters[m].score.kind == PAY_COIN]
    if not cards:
        return paid
    best, best_points = paid, -1
    for first in range(most_coins(g, p.masters[cards[0]], p.coins) + 1):
        trial = paid[:]
        trial[cards[0]] = first
        left = p.coins - first
        for i in cards[1:]:
            trial[i] = best_single(g, seat, p.masters[i], left)
            left -= trial[i]
        points = left // g.box.coins_per_point
        for i in cards:
            points += half(g, seat, p.masters[i], trial[i])
        if points > best_points:
            best, best_points = trial, points
    return best


def best_single(g: Magnificent, seat: int, master: int, coins: int) -> int:
    """How many of these coins to pay for one card."""
    best, best_points = 0, -1
    for paid in range(most_coins(g, master, coins) + 1):
        points = half(g, seat, master, paid) + (coins - paid) // g.box.coins_per_point
        if points > best_points:
            best, best_points = paid, points
    return best


def count_coins(g: Magnificent, seat: int) -> None:
    """11.3 Coins that are left bring a point for every five."""
    p = g.players[seat]
    points = p.coins // g.box.coins_per_point
    p.points += points
    g.tell(COINS_COUNT, seat, p.coins, points)


def empty_cells(g: Magnificent, seat: int) -> list[int]:
    """How many cells of each zone are not covered."""
    p = g.players[seat]
    return empty_in(g.box.zones, p.covered | p.filled)


def empty_in(zones: list[int], full: i64) -> list[int]:
    """How many cells of each zone are not among these."""
    return [count(zone & ~full) for zone in zones]


def best_filling(empty: list[int], gems: int) -> list[int]:
    """11.6 The most zones that these gems can complete: those with the fewest empty cells."""
    zones = [zone for zone in range(1, len(empty)) if empty[zone]]
    chosen: list[int] = []
    for zone in sorted(zones, key=empty.__getitem__):
        if empty[zone] <= gems:
            gems -= empty[zone]
            chosen.append(zone)
    return chosen


def gems_left(g: Magnificent, seat: int, chosen: list[Move], empty: list[int]) -> int:
    """How many gems the zones that were chosen leave."""
    return g.players[seat].total_gems() - sum([empty[move.arg] for move in chosen])


class FillZones(Together[Magnificent]):
    """11.5 Gems may fill the empty cells of zones; the best way is found on demand (11.6)."""

    def seats(self, g: Magnificent) -> list[int]:
        return list(range(g.seats))

    def choices(self, g: Magnificent, seat: int, chosen: list[Move]) -> list[Move]:
        if chosen and chosen[-1] in (BEST, END):
            return []
        empty = empty_cells(g, seat)
        gems = gems_left(g, seat, chosen, empty)
        for move in chosen:
            empty[move.arg] = 0
        zones = [FILL[z] for z in range(1, len(empty)) if 0 < empty[z] <= gems]
        return [BEST, *zones, END] if zones else []

    def reveal(self, g: Magnificent, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        for seat in g.in_order():
            for move in chosen[seat]:
                if move.verb == "fill":
                    fill(g, seat, move.arg)
                elif move is BEST:
                    gems = g.players[seat].total_gems()
                    for zone in best_filling(empty_cells(g, seat), gems):
                        fill(g, seat, zone)
            count_zones(g, seat)

    def is_told(self, g: Magnificent, seat: int) -> bool:
        return not g.chosen

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "fill":
            empty, chosen = empty_cells(g, seat), g.chosen[seat]
            yield ZONE_FULL.about("zone", move.arg), empty[move.arg] > 0
            yield ZONE_CHOSEN.about("zone", move.arg), move not in chosen
            can_fill = empty[move.arg] <= gems_left(g, seat, chosen, empty)
            yield TOO_FEW_GEMS.about("zone", move.arg), can_fill
        elif move not in (BEST, END):
            yield from elsewhere(g, seat, move)


def fill(g: Magnificent, seat: int, zone: int) -> None:
    """11.5 One gem on every empty cell, always of the kind that the player has most of."""
    p = g.players[seat]
    cells = g.box.zones[zone] & ~p.covered
    for _ in range(count(cells)):
        p.gems[p.gems.index(max(p.gems))] -= 1
    p.filled |= cells
    g.tell(FILLS_ZONE, seat, zone, count(cells))


def count_zones(g: Magnificent, seat: int) -> None:
    """11.4 Every zone without an empty cell brings points."""
    full = len([cells for cells in empty_cells(g, seat)[1:] if not cells])
    g.players[seat].points += full * g.box.zone_points
    g.tell(ZONES_COUNT, seat, full, full * g.box.zone_points)


class Verdict(Auto[Magnificent]):
    """11.7 Ties are told; alone, a title is won or not (12.7)."""

    def run(self, g: Magnificent) -> None:
        if g.is_solo():
            g.tell(TITLE, title(g) + 1)
        elif len(leaders(g)) > 1:
            g.tell(TIE_BROKEN, winners(g)[0])


def title(g: Magnificent) -> int:
    """12.7 How many of the three goals were reached."""
    return len([goal for goal in g.box.titles if g.players[0].points >= goal])


def leaders(g: Magnificent) -> list[int]:
    best = max([p.points for p in g.players])
    return [seat for seat, p in enumerate(g.players) if p.points == best]


def winners(g: Magnificent) -> list[int]:
    """11.7 Most points; a tie goes to whoever had the highest hat in the last round."""
    if g.is_solo():
        return [0] if title(g) else []
    best = leaders(g)
    hats = [p.highest_hat() for p in g.players]
    return [max(best, key=hats.__getitem__)]


END_OF_GAME: Final = EndOfGame()
FILL_ZONES: Final = FillZones()
VERDICT: Final = Verdict()
