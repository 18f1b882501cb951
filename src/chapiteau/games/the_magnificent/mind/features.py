"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import Final

from ....core.event import sees
from ....core.mind import Bounds
from ....core.observing.row import Row
from ....core.step import Step
from ....core.wire import parameters
from ..box.components import (
    CELLS,
    COLOURS,
    DICE,
    FACES,
    LADDER,
    LOTS,
    MAIN_SPOTS,
    MOST_POWER,
    PLACES,
    SHOWN,
    TILES,
    TRANSPARENT,
    WHEEL,
    ZONES,
    MagnificentBox,
)
from ..rules.moves import MOST_PAID
from ..rules.player import Player
from ..rules.state import Magnificent

QUESTIONS: Final = [
    "", "ChooseSide", "DraftMasters", "ReturnMaster", "PitchStartTent", "ChooseTalent",
    "TradePoster", "TakeDie", "PutDie", "ChangeDie", "Prepare", "AfterAction", "DiscardGem",
    "ChooseGem", "ChooseLevel", "Building", "LayTile", "DoubleTile", "ChooseSteps", "TakeTent",
    "DoubleTent", "GainPoster", "HangPoster", "ChooseSpace", "ChooseHat", "Perform", "PayGems",
    "Rearrange", "ChooseLot", "DropLot", "ScoreMasters", "FillZones",
]  # fmt: skip
"""What may be asked, by number; 0 when the game is over."""
NUMBERS: Final = {name: i for i, name in enumerate(QUESTIONS)}
ARGUMENTS: Final = 3  # numbers that a question may carry
MOST: Final = 999
MOST_DICE: Final = 9
MOST_TILES: Final = 99
GEMS: Final = len(COLOURS) - 1
KINDS: Final = len(TILES) - 1
FACINGS: Final = len(DICE) - 1


def bounds(box: MagnificentBox, seats: int) -> Bounds:
    """The length, lowest and highest value of each list; lengths depend on the box."""
    return {**_board_bounds(box), **_turn_bounds(box, seats), **_player_bounds(box, seats)}


def _board_bounds(box: MagnificentBox) -> Bounds:
    masters, posters, tiles = box.master_count, box.poster_count, box.spot_count - MAIN_SPOTS
    return {
        "round": (1, 1, 3),
        "pool": (FACINGS, 0, MOST_DICE),
        "reserve": (GEMS, 0, MOST_DICE),
        "decks": (3, 0, max(masters, posters, tiles)),
        "lot_masters": (LOTS * masters, 0, 1),
        "lot_talents": (LOTS * tiles, 0, 1),
        "draft": (tiles, 0, 1),
        "shown": (SHOWN * posters, 0, 1),
        "master_discard": (masters, 0, 1),
        "talent_discard": (tiles, 0, 1),
        "poster_discard": (posters, 0, 1),
        "supply": (KINDS, 0, MOST_TILES),
        "wagons": ((TRANSPARENT - 1) * WHEEL, 0, 1),
        "standing": ((TRANSPARENT - 1) * WHEEL, 0, box.tent_count),
        "spare_tents": (box.tent_count, 0, 1),
        "neutral_hats": (LADDER, 0, 1),
    }


def _turn_bounds(box: MagnificentBox, seats: int) -> Bounds:
    return {
        "first": (seats, 0, 1),
        "asks": (len(QUESTIONS), 0, 1),
        "asks_seat": (seats, 0, 1),
        "asks_numbers": (ARGUMENTS, 0, MOST),
        "finished": (seats, 0, 1),
        "lane_masters": (box.master_count, 0, 1),
        "lane_zones": (len(ZONES), 0, 1),
        "lane_coins": (1, 0, MOST_PAID + 1),
        "lane_closed": (1, 0, 1),
        "die": (FACINGS, 0, 1),
        "card": (box.master_count, 0, 1),
        "colour": (TRANSPARENT - 1, 0, 1),
        "power": (1, 0, MOST_POWER),
        "extra": (1, 0, MOST),
        "bonus_used": (1, 0, 1),
        "action": (3, 0, 1),
        "on_spots": (box.spot_count, 0, MOST_TILES),
        "due": (2, 0, MOST_TILES),
        "limit": (1, 0, MOST_TILES),
        "needed": (KINDS, 0, MOST_TILES),
        "ignoring": (1, 0, MOST_TILES),
        "done_posters": (1, 0, MOST_TILES),
    }


def _player_bounds(box: MagnificentBox, seats: int) -> Bounds:
    masters, posters, tiles = box.master_count, box.poster_count, box.spot_count - MAIN_SPOTS
    return {
        "board": (seats * 4, 0, 1),
        "side": (seats, 0, 1),
        "points": (seats, -MOST, MOST),
        "coins": (seats, 0, MOST),
        "cost": (seats, 0, MOST),
        "gems": (seats * GEMS, 0, MOST_DICE),
        "tokens": (seats * 2, 0, MOST_TILES),
        "talents": (seats * tiles, 0, 1),
        "hand": (seats * masters, 0, 1),
        "hand_size": (seats, 0, MOST_DICE),
        "hand_seen": (seats * seats, 0, 1),
        "masters": (seats * masters, 0, 1),
        "dice": (seats * masters, 0, FACINGS),
        "pips": (seats * GEMS, 0, 4 * FACES),
        "posters": (seats * PLACES, 0, posters),
        "tents": (seats * PLACES, 0, box.printed_tent),
        "completed": (seats * posters, 0, 1),
        "camp": (seats * CELLS, 0, TRANSPARENT),
        "built": (seats * KINDS, 0, MOST_TILES),
        "hats": (seats * 2, 0, LADDER),
        "shows": (seats, 0, MOST_DICE),
    }


def write(g: Magnificent, seat: int, row: Row) -> None:
    """All that `seat` can see, in the order of `bounds`."""
    order = [(seat + k) % g.seats for k in range(g.seats)]
    _board(g, row)
    _asked(g, seat, order, row)
    _lane(g, seat, row)
    _turn(g, g.asked_for(seat) if g.stack else seat, row)
    players = [g.players[s] for s in order]
    _belongings(g.box, players, row)
    _cards(g.box, players, order, row)
    _grounds(g.box, players, row)


def _board(g: Magnificent, row: Row) -> None:
    box = g.box
    masters, posters, tiles = box.master_count, box.poster_count, box.spot_count - MAIN_SPOTS
    row.number(g.round)
    row.numbers(g.pool, 1)
    row.numbers(g.reserve, 1)
    row.number(len(g.master_deck))
    row.number(len(g.talent_deck))
    row.number(len(g.poster_deck))
    _each(masters, g.lot_masters, 1, row)
    _each(tiles, g.lot_talents, MAIN_SPOTS + 1, row)
    _talents(tiles, g.draft, row)
    _each(posters, g.shown, 1, row)
    row.places(masters, g.master_discard)
    _talents(tiles, g.talent_discard, row)
    row.places(posters, g.poster_discard)
    row.numbers(g.supply, 1)
    _each(WHEEL, g.wagons, 0, row)
    for i in range((TRANSPARENT - 1) * WHEEL):
        row.number(g.standing[i])
    row.places(box.tent_count, g.spare_tents)
    row.places(LADDER, g.neutral_hats)


def _each(length: int, ids: list[int], lowest: int, row: Row) -> None:
    """Which card lies at each place from 1 on, or none."""
    for i in range(1, len(ids)):
        row.one_hot(length, ids[i] - lowest)


def _talents(tiles: int, spots: list[int], row: Row) -> None:
    at = row.at - MAIN_SPOTS - 1
    for spot in spots:
        if spot != MAIN_SPOTS:
            row.put(at + spot, 1)
    row.skip(tiles)


def _asked(g: Magnificent, seat: int, order: list[int], row: Row) -> None:
    """Who is asked what."""
    whose = g.asked_for(seat) if g.stack else seat
    row.one_hot(g.seats, order.index(g.first))
    row.one_hot(len(QUESTIONS), NUMBERS[type(g.stack[-1]).__name__] if g.stack else 0)
    row.one_hot(g.seats, order.index(whose))
    at = row.at
    if g.stack:
        step: Step[Magnificent] = g.stack[-1]
        for name in parameters(step):
            if name != "seat":
                number: int = getattr(step, name)
                row.number(number)
    row.at = at + ARGUMENTS
    for s in order:
        row.number(1 if g.has_finished(s) else 0)


def _lane(g: Magnificent, seat: int, row: Row) -> None:
    """What the seat has chosen face down."""
    masters, coins, closed = row.at - 1, 0, 0
    zones = masters + g.box.master_count
    if g.chosen:
        for move in g.chosen[seat]:
            if move.noun == "master":
                row.put(masters + move.arg, 1)
            elif move.noun == "zone":
                row.put(zones + move.arg, 1)
            elif move.verb == "coins":
                coins = move.arg + 1
            else:
                closed = 1
    row.skip(g.box.master_count + len(ZONES))
    row.number(coins)
    row.number(closed)


def _turn(g: Magnificent, whose: int, row: Row) -> None:
    """What the turn has come to."""
    row.one_hot(FACINGS, g.die - 1)
    row.one_hot(g.box.master_count, g.card - 1)
    row.one_hot(TRANSPARENT - 1, g.colour - 1)
    row.number(g.power(whose) if g.colour else 0)
    row.number(g.extra)
    row.number(1 if g.bonus_used else 0)
    row.one_hot(3, g.action - 1)
    row.numbers(g.on_spots, 1)
    row.number(g.due_large)
    row.number(g.due_small)
    row.number(g.limit)
    row.numbers(g.needed, 1)
    row.number(g.ignoring)
    row.number(g.done_posters)


def _belongings(box: MagnificentBox, players: list[Player], row: Row) -> None:
    """Board, points, coins, gems and talents of each player."""
    for p in players:
        row.one_hot(4, p.board - 1)
    for p in players:
        row.number(p.side)
    for p in players:
        row.number(p.points)
    for p in players:
        row.number(p.coins)
    for p in players:
        row.number(p.due())
    for p in players:
        row.numbers(p.gems, 1)
    for p in players:
        row.number(p.tokens)
        row.number(p.parked)
    for p in players:
        _talents(box.spot_count - MAIN_SPOTS, p.talents, row)


def _cards(box: MagnificentBox, players: list[Player], order: list[int], row: Row) -> None:
    """Hands as far as the viewer has held them, masters with their dice, and posters."""
    masters = box.master_count
    for p in players:
        if sees(order[0], p.hand_seen):
            row.places(masters, p.hand)
        else:
            row.skip(masters)
    for p in players:
        row.number(len(p.hand))
    for p in players:
        for s in order:
            row.number(p.hand_seen >> s & 1)
    for p in players:
        row.places(masters, p.masters)
    for p in players:
        at = row.at - 1
        for i, master in enumerate(p.masters):
            row.put(at + master, p.dice[i])
        row.skip(masters)
    for p in players:
        row.numbers(p.pips, 1)
    for p in players:
        row.numbers(p.posters, 1)


def _grounds(box: MagnificentBox, players: list[Player], row: Row) -> None:
    """Tents, finished posters, camp and hats of each player."""
    for p in players:
        row.numbers(p.tents, 1)
    for p in players:
        row.places(box.poster_count, p.completed)
    for p in players:
        for colour in range(1, TRANSPARENT):
            _cells(p.painted[colour], colour, row)
        _cells(p.filled, TRANSPARENT, row)
        row.skip(CELLS)
    for p in players:
        row.numbers(p.built, 1)
    for p in players:
        row.numbers(p.hats)
    for p in players:
        row.number(p.shows)


def _cells(mask: int, colour: int, row: Row) -> None:
    """The colour of the cells in a mask, over what was written there before."""
    at, left, n = row.at, mask, 0
    while left:
        if left & 1:
            row.put(at + n, colour)
        left >>= 1
        n += 1
