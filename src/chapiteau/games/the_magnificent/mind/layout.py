"""What a seat observes, by name: the length, the lowest and the highest value of each part."""

from __future__ import annotations

from typing import Final

from ....core.mind import Bounds
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
