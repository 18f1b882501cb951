"""What a learned opinion looks at: numbers of one seat, and how far the game has come for it."""

from __future__ import annotations

from typing import Final

from .components import (
    ALL_COLOURS,
    ALL_TILES,
    FACES,
    LARGE,
    PAY_COIN,
    SCORES,
    SMALL,
    TRANSPARENT,
    die_of,
    tile_of,
)
from .criteria import most_coins, points_for
from .grid import count
from .outlook import best_action, of_turn
from .player import ALL_PLACES, Player
from .scoring import best_filling, empty_cells
from .standing import DIE, PAID, TURNS, posters, purse
from .state import Magnificent

NAMES: Final[list[str]] = [
    "one", "alone", "three", "four", "turn", "promise",
    "purse", "coins", "due", "short", "pips",
    "rich", "power", "next",
    "cards", "best_card", "second_card", "hoped", "best_hoped",
    "covered", "full_zones", "nearly_zones", "close_zones", "fillable",
    "gems", "clear_gems", "large", "small",
    "posters", "ready", "hung", "lacking", "completed", "show", "double_show", "great_show",
    "tokens", "parked", "talents", "tents", "tent_gains",
    "height", "highest",
]  # fmt: skip
ROUND_ENDS: Final = 3
IN_TURN: Final = 12  # stages of turns that are being played, by the turns that are still to begin
BETWEEN: Final = 13  # stages between turns, and then those at the end of a round
KINDS: Final = IN_TURN + BETWEEN + ROUND_ENDS
STAGES: Final[int] = 2 * KINDS  # alone, and at a table
RICH: Final = 12.0  # coins beyond this many
CLOSE: Final = 3  # empty cells of a zone that is nearly full
POSTER_COIN: Final = 0.5
GREAT_SHOW: Final = 4  # posters


def stage(g: Magnificent, seat: int) -> int:
    """How far the game has come: stages that are alike lie side by side."""
    p, left = g.players[seat], TURNS * (g.box.rounds - g.round)
    if isinstance(g.stack[-1], PAID):
        found = IN_TURN + BETWEEN + g.box.rounds - g.round
    else:
        left += max(0, TURNS - (len(p.masters) - len(p.empty_masters())))
        if g.die and g.seat == seat:
            found = min(IN_TURN - 1, left)
        else:
            found = IN_TURN + BETWEEN - 1 - min(BETWEEN - 1, left)
    return found if g.is_solo() else STAGES - 1 - found


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
    found += of_next(g, seat)
    found += of_cards(g, seat)
    found += of_camp(g, seat)
    found += of_posters(g, p, left)
    found += of_shows(g, p)
    found += of_rank(g, seat)
    return found


def of_purse(g: Magnificent, p: Player, left: int) -> list[float]:
    """Coins, and the dice that they have to pay for."""
    rich = max(0.0, p.coins - RICH)
    if isinstance(g.stack[-1], PAID):
        return [purse(g, p, left), float(p.coins), 0.0, 0.0, 0.0, rich]
    due = p.due()
    short = max(0.0, due + DIE * len(p.empty_masters()) - p.coins)
    pips = p.pips
    best = max(pips[1], pips[2], pips[3]) if p.empty_masters() else 0
    return [purse(g, p, left), float(p.coins), float(due), short, float(best), rich]


def of_next(g: Magnificent, seat: int) -> list[float]:
    """The most power that the dice on the main tent offer, and the best that it could do."""
    p = g.players[seat]
    if g.die or not p.empty_masters() or isinstance(g.stack[-1], PAID):
        return [0.0, 0.0]
    most, best = 0, 0.0
    for colour in ALL_COLOURS:
        power = p.pips[colour] + highest_die(g, colour)
        most = max(most, power)
        best = max(best, best_action(g, seat, colour, power))
    return [float(most), best]


def highest_die(g: Magnificent, colour: int) -> int:
    """The most that a die on the main tent shows that may count as this colour."""
    for value in range(FACES, 0, -1):
        if g.pool[die_of(colour, value)] or g.pool[die_of(TRANSPARENT, value)]:
            return value
    return 0


def of_cards(g: Magnificent, seat: int) -> list[float]:
    """What the master cards would bring by now, all of them, the best and the second; and with
    what can be hoped for."""
    p, total, best, second = g.players[seat], 0.0, 0.0, 0.0
    hoped, best_hoped = 0.0, 0.0
    turns = 0 if isinstance(g.stack[-1], PAID) else len(p.empty_masters())
    for master in p.masters:
        coins = most_coins(g, master, max(0, p.coins - p.due()) // 2)
        points = float(points_for(g, seat, master, coins))
        total += points
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
        hope = max(points, hope_for(g, p, master, turns))
        hoped += hope
        best_hoped = max(best_hoped, hope)
    return [total, best, second, hoped, best_hoped]


def hope_for(g: Magnificent, p: Player, master: int, turns: int) -> float:
    """What a card may bring that does not grow from round to round."""
    score = g.box.masters[master].score
    kind = SCORES[score.kind]
    if not turns:
        return 0.0
    if kind == "dice_highest_plus_transparent":
        return min(float(score.cap), p.due() + 3.0 * turns)
    if kind == "transparent_dice_double":
        return min(float(score.cap), 2.0 * p.pips[TRANSPARENT] + 4.0 * min(2, turns))
    if kind == "performance_number":
        return 12.0
    if score.kind == PAY_COIN:
        return min(float(score.cap), 3.0 * max(0.0, p.coins - p.due() - 3.0 * turns))
    return 0.0


def of_camp(g: Magnificent, seat: int) -> list[float]:
    """How much is covered, how full the zones are, and what gems could fill."""
    p = g.players[seat]
    empty = empty_cells(g, seat)
    full, nearly, close = 0.0, 0.0, 0.0
    for zone in range(1, len(empty)):
        if empty[zone]:
            size = count(g.box.zones[zone])
            done = (size - empty[zone]) / size
            nearly += done * done
            close += 1.0 if empty[zone] <= CLOSE else 0.0
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
        float(count(p.covered)), full, nearly, close, float(fillable),
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


def of_shows(g: Magnificent, p: Player) -> list[float]:
    """What a performance of one, of two or of four posters would bring at once."""
    gains: list[tuple[float, int]] = []
    for place in ALL_PLACES:
        if p.posters[place] and p.tents[place]:
            poster, tent = g.box.posters[p.posters[place]], g.box.tents[p.tents[place]]
            gain = poster.points + tent.points + POSTER_COIN * (poster.coins + tent.coins)
            gains.append((-gain, place))
    gains.sort()
    needs, gems, total, shown = [0] * len(p.built), [0] * len(p.gems), 0.0, 0
    sums = [0.0] * (GREAT_SHOW + 1)
    for gain, place in gains:
        if shown < GREAT_SHOW and joins(g, p, place, needs, gems):
            total -= gain
            shown += 1
            sums[shown] = total
    for n in range(1, GREAT_SHOW + 1):
        sums[n] = max(sums[n], sums[n - 1])
    return [sums[1], sums[2], sums[GREAT_SHOW]]


def joins(g: Magnificent, p: Player, place: int, needs: list[int], gems: list[int]) -> bool:
    """Whether one more poster can be shown together with others, of which the needs are known."""
    poster, tent = g.box.posters[p.posters[place]], g.box.tents[p.tents[place]]
    for tile in ALL_TILES:
        if needs[tile] + poster.tiles[tile] > p.built[tile]:
            return False
    wanted = [gems[gem] + poster.gems[gem] for gem in range(len(gems))]
    wanted[tent.gem] += 1
    if not p.can_pay_gems(wanted):
        return False
    for gem in range(len(gems)):
        gems[gem] = wanted[gem]
    for tile in ALL_TILES:
        needs[tile] += poster.tiles[tile]
    return True


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
