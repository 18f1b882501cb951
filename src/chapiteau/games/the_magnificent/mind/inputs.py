"""What a learned opinion looks at: numbers that describe one seat, and the stage of its game."""

from __future__ import annotations

from typing import Final

from ..box.components import ALL_COLOURS, ALL_TILES, FACES, PAY_COIN, TRANSPARENT, die_of
from ..rules.criteria import DICE_DUE, HAT, TRANSPARENT_DICE, most_coins, points_for
from ..rules.player import ALL_PLACES, Player
from ..rules.state import Magnificent
from .memory import Hanging, Memory, at_once
from .outlook import best_action, of_turn
from .standing import DIE, TURNS, is_paid, posters, purse

INPUTS: Final[list[str]] = [
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
IN_TURN: Final = 12  # stages during a turn, by the turns that are still to come
BETWEEN: Final = 13  # stages between turns; those at the end of a round follow
KINDS: Final = IN_TURN + BETWEEN + ROUND_ENDS
STAGES: Final[int] = 2 * KINDS  # solo games, and games with others
RICH: Final = 12.0  # coins beyond this many
GREAT_SHOW: Final = 4  # posters


def stage_of(g: Magnificent, seat: int) -> int:
    """How far the game has come; similar stages have neighbouring numbers."""
    p, left = g.players[seat], TURNS * (g.box.rounds - g.round)
    if is_paid(g):
        found = IN_TURN + BETWEEN + g.box.rounds - g.round
    else:
        left += max(0, TURNS - (len(p.masters) - p.turns_left()))
        if g.die and g.seat == seat:
            found = min(IN_TURN - 1, left)
        else:
            found = IN_TURN + BETWEEN - 1 - min(BETWEEN - 1, left)
    return found if g.is_solo() else STAGES - 1 - found


def inputs_of(g: Magnificent, seat: int, memory: Memory) -> list[float]:
    """The numbers that describe a seat, in the order of INPUTS."""
    p, seats, left = g.players[seat], g.seats, g.box.rounds - g.round
    hanging, ground, has_paid = memory.hanging(g.box, p), memory.ground_of(g.box, p), is_paid(g)
    is_turn = g.seat == seat and not has_paid
    coins, due, short, pips = of_purse(p, has_paid)
    power, best = (0.0, 0.0) if has_paid else of_next(g, seat, hanging)
    cards, best_card, second, hoped, best_hoped = of_cards(g, seat, has_paid)
    show, double_show, great_show = of_shows(g, p, hanging)
    gems, clear = p.total_gems(), p.gems[TRANSPARENT]
    built, hat = p.built, p.highest_hat()
    return [
        1.0, is_so(seats == 1), is_so(seats == 3), is_so(seats == 4), is_so(is_turn),
        of_turn(g, seat, hanging) if is_turn else 0.0,
        purse(g, p, left), coins, due, short, pips, max(0.0, coins - RICH), power, best,
        cards, best_card, second, hoped, best_hoped,
        float(ground.cells), ground.full, ground.nearly, ground.close,
        float(ground.fillable(gems)), float(gems - clear), float(clear),
        float(built[1] + built[3] + built[5]), float(built[2] + built[4] + built[6]),
        posters(p, left, hanging), hanging.ready, float(hanging.hung), float(hanging.lacking),
        float(len(p.completed)), show, double_show, great_show,
        float(p.tokens), float(p.parked), float(len(p.talents)), float(p.collected_tents()),
        hanging.tent_gains, float(g.box.space_power[hat]), is_so(is_highest(g, hat)),
    ]  # fmt: skip


def is_so(fact: bool) -> float:
    return 1.0 if fact else 0.0


def of_purse(p: Player, has_paid: bool) -> tuple[float, float, float, float]:
    """Coins, the cost of the dice, the coins missing for them, and the pips of the best colour."""
    if has_paid:
        return float(p.coins), 0.0, 0.0, 0.0
    due, turns = p.due(), p.turns_left()
    short = max(0.0, due + DIE * turns - p.coins)
    return float(p.coins), float(due), short, float(p.highest_pips() if turns else 0)


def of_next(g: Magnificent, seat: int, hanging: Hanging) -> tuple[float, float]:
    """The most power that a die on the main tent would give, and the best use of it."""
    p, most, powers = g.players[seat], 0, [0] * TRANSPARENT
    if g.die or not p.turns_left():
        return 0.0, 0.0
    for colour in ALL_COLOURS:
        powers[colour] = p.pips[colour] + highest_die(g, colour)
        most = max(most, powers[colour])
    return float(most), best_action(g, seat, powers, hanging)


def highest_die(g: Magnificent, colour: int) -> int:
    """The highest value of a die on the main tent that may count as this colour."""
    for value in range(FACES, 0, -1):
        if g.pool[die_of(colour, value)] or g.pool[die_of(TRANSPARENT, value)]:
            return value
    return 0


def of_cards(g: Magnificent, seat: int, has_paid: bool) -> tuple[float, float, float, float, float]:
    """What the master cards would bring now: all of them, the best and the second best. Then all
    of them and the best again, with what can be hoped for."""
    p, total, best, second = g.players[seat], 0.0, 0.0, 0.0
    hoped, best_hoped = 0.0, 0.0
    turns, due = 0 if has_paid else p.turns_left(), p.due()
    spare = max(0, p.coins - due) // 2
    for master in p.masters:
        points = float(points_for(g, seat, master, most_coins(g, master, spare)))
        total += points
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
        hope = max(points, hope_for(g, p, master, turns, due)) if turns else points
        hoped += hope
        best_hoped = max(best_hoped, hope)
    return total, best, second, hoped, best_hoped


def hope_for(g: Magnificent, p: Player, master: int, turns: int, due: int) -> float:
    """What a card may bring whose worth does not grow from round to round."""
    score = g.box.masters[master].score
    if score.kind == DICE_DUE:
        return min(float(score.cap), due + 3.0 * turns)
    if score.kind == TRANSPARENT_DICE:
        return min(float(score.cap), 2.0 * p.pips[TRANSPARENT] + 4.0 * min(2, turns))
    if score.kind == HAT:
        return 12.0
    if score.kind == PAY_COIN:
        return min(float(score.cap), 3.0 * max(0.0, p.coins - due - 3.0 * turns))
    return 0.0


def of_shows(g: Magnificent, p: Player, hanging: Hanging) -> tuple[float, float, float]:
    """What a performance of one, two or four posters would bring at once."""
    if not hanging.shows:
        hanging.shows = shows(g, p)
    return hanging.shows[1], hanging.shows[2], hanging.shows[GREAT_SHOW]


def shows(g: Magnificent, p: Player) -> list[float]:
    """What a performance would bring at once, by the number of posters that it allows."""
    gains: list[tuple[float, int]] = []
    for place in ALL_PLACES:
        if p.posters[place] and p.tents[place]:
            gain = at_once(g.box.posters[p.posters[place]], g.box.tents[p.tents[place]])
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
    return sums


def joins(g: Magnificent, p: Player, place: int, needs: list[int], gems: list[int]) -> bool:
    """Whether one more poster can be shown with others; if so, its needs are added to theirs."""
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


def is_highest(g: Magnificent, hat: int) -> bool:
    """Whether no player has a hat above this one."""
    for other in g.players:
        if other.highest_hat() > hat:
            return False
    return True
