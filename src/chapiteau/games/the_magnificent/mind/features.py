"""The table as named lists of integers, from a view: the viewer's seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from ....core.lists import one_hot, places
from ....core.mind import Bounds, Features
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


def features(view: Magnificent, seat: int) -> Features:
    """All that `seat` can see."""
    order, box = [(seat + k) % view.seats for k in range(view.seats)], view.box
    found = {**_board(view), **_turn(view, seat, order), **_lane(view, seat, order)}
    for key in _player(box, view.players[0], order):
        found[key] = []
    for s in order:
        for key, values in _player(box, view.players[s], order).items():
            found[key] += values
    return found


def _board(view: Magnificent) -> Features:
    box = view.box
    masters, posters, tiles = box.master_count, box.poster_count, box.spot_count - MAIN_SPOTS
    return {
        "round": [view.round],
        "pool": view.pool[1:],
        "reserve": view.reserve[1:],
        "decks": [len(view.master_deck), len(view.talent_deck), len(view.poster_deck)],
        "lot_masters": _each(masters, view.lot_masters[1:], 1),
        "lot_talents": _each(tiles, view.lot_talents[1:], MAIN_SPOTS + 1),
        "draft": _talents(tiles, view.draft),
        "shown": _each(posters, view.shown[1:], 1),
        "master_discard": places(masters, view.master_discard),
        "talent_discard": _talents(tiles, view.talent_discard),
        "poster_discard": places(posters, view.poster_discard),
        "supply": view.supply[1:],
        "wagons": _each(WHEEL, view.wagons[1:], 0),
        "standing": view.standing[: (TRANSPARENT - 1) * WHEEL],
        "spare_tents": places(box.tent_count, view.spare_tents),
        "neutral_hats": places(LADDER, view.neutral_hats),
    }


def _each(length: int, ids: list[int], lowest: int) -> list[int]:
    """Which card lies at each place, or none."""
    found: list[int] = []
    for id in ids:
        found += one_hot(length, id - lowest)
    return found


def _talents(tiles: int, spots: list[int]) -> list[int]:
    return places(tiles, [spot - MAIN_SPOTS for spot in spots])


def _turn(view: Magnificent, seat: int, order: list[int]) -> Features:
    whose = view.seat if view.stack else seat
    return {
        "first": one_hot(view.seats, order.index(view.first)),
        "asks": one_hot(len(QUESTIONS), _question(view)),
        "asks_seat": one_hot(view.seats, order.index(whose)),
        "asks_numbers": _numbers(view),
        "die": one_hot(FACINGS, view.die - 1),
        "card": one_hot(view.box.master_count, view.card - 1),
        "colour": one_hot(TRANSPARENT - 1, view.colour - 1),
        "power": [view.power(whose) if view.colour else 0],
        "extra": [view.extra],
        "bonus_used": [1 if view.bonus_used else 0],
        "action": one_hot(3, view.action - 1),
        "on_spots": view.on_spots[1:],
        "due": [view.due_large, view.due_small],
        "limit": [view.limit],
        "needed": view.needed[1:],
        "ignoring": [view.ignoring],
        "done_posters": [view.done_posters],
    }


def _question(view: Magnificent) -> int:
    return QUESTIONS.index(type(view.stack[-1]).__name__) if view.stack else 0


def _numbers(view: Magnificent) -> list[int]:
    """What the question is about, apart from who is asked."""
    found = [0] * ARGUMENTS
    if view.stack:
        step: Step[Magnificent] = view.stack[-1]
        names = [name for name in parameters(step) if name != "seat"]
        for i, name in enumerate(names):
            found[i] = getattr(step, name)
    return found


def _lane(view: Magnificent, seat: int, order: list[int]) -> Features:
    """What the seat has chosen face down, and who has finished choosing."""
    masters: list[int] = []
    zones: list[int] = []
    coins, closed = 0, 0
    for move in view.chosen[seat] if view.chosen else []:
        if move.noun == "master":
            masters.append(move.arg)
        elif move.noun == "zone":
            zones.append(move.arg)
        elif move.verb == "coins":
            coins = move.arg + 1
        else:
            closed = 1
    return {
        "finished": [1 if view.has_finished(s) else 0 for s in order],
        "lane_masters": places(view.box.master_count, masters),
        "lane_zones": places(len(ZONES), zones),
        "lane_coins": [coins],
        "lane_closed": [closed],
    }


def _player(box: MagnificentBox, p: Player, order: list[int]) -> Features:
    masters = box.master_count
    return {
        "board": one_hot(4, p.board - 1),
        "side": [p.side],
        "points": [p.points],
        "coins": [p.coins],
        "cost": [p.due()],
        "gems": p.gems[1:],
        "tokens": [p.tokens, p.parked],
        "talents": _talents(box.spot_count - MAIN_SPOTS, p.talents),
        "hand": places(masters, p.hand),
        "hand_size": [len(p.hand)],
        "hand_seen": [p.hand_seen >> s & 1 for s in order],
        "masters": places(masters, p.masters),
        "dice": _dice(masters, p),
        "pips": p.pips[1:],
        "posters": p.posters[1:],
        "tents": p.tents[1:],
        "completed": places(box.poster_count, p.completed),
        "camp": _camp(p),
        "built": p.built[1:],
        "hats": p.hats[:],
        "shows": [p.shows],
    }


def _dice(masters: int, p: Player) -> list[int]:
    """The die on each master card."""
    found = [0] * masters
    for i, master in enumerate(p.masters):
        found[master - 1] = p.dice[i]
    return found


def _camp(p: Player) -> list[int]:
    """The colour of every cell, TRANSPARENT where a gem fills it at the end."""
    cells = [0] * CELLS
    for n in range(CELLS):
        for colour in range(1, TRANSPARENT):
            if p.painted[colour] >> n & 1:
                cells[n] = colour
        if p.filled >> n & 1:
            cells[n] = TRANSPARENT
    return cells
