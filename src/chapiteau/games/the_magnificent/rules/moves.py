"""Every move of The Magnificent, and everything that can be told of it."""

from __future__ import annotations

from typing import Final

from ....core.event import Kinds
from ....core.move import FACE_DOWN, Move, MoveTable, frozen_moves
from ....core.names import dashed
from ..box.components import (
    CELLS,
    COLOURS,
    COLUMNS,
    DICE,
    FACES,
    LADDER,
    LOTS,
    MAIN_SPOTS,
    MOST_POWER,
    PLACES,
    SHOWN,
    SIDES,
    START_SPACES,
    TILES,
    TRANSPARENT,
    TURNS,
    ZONES,
)
from ..box.limits import MOST_LEVELS, MOST_MASTERS, MOST_SPOTS

MOST_PAID: Final = 30
CELL_NAMES: Final = [f"c{n % COLUMNS + 1}r{n // COLUMNS + 1}" for n in range(CELLS)]
PAIRS: Final = [(a, b) for a in range(1, PLACES + 1) for b in range(a + 1, PLACES + 1)]
"""Pairs of places whose posters may be exchanged, numbered from 1."""

MOVES: Final = MoveTable(frozen_moves(__file__))
PASS: Final = MOVES.one("pass")
END: Final = MOVES.one("end")

# Set-up
SIDE: Final = MOVES.named("side", "side", [side.lower() for side in SIDES])
PICK: Final = MOVES.from_one("pick", "master", MOST_MASTERS)
TALENT: Final = [  # by spot; nobody owns those of the main board
    *[FACE_DOWN] * (MAIN_SPOTS + 1),
    *MOVES.each("talent", "spot", range(MAIN_SPOTS + 1, MOST_SPOTS + 1)),
]

# The die
TRADE: Final = MOVES.from_one("trade", "shown", SHOWN)
TAKE: Final = MOVES.named("take", "die", DICE[1:])
PUT: Final = MOVES.from_one("put", "master", MOST_MASTERS)
VALUE: Final = MOVES.from_one("value", "count", FACES)
COLOUR: Final = MOVES.named("colour", "colour", COLOURS[1:TRANSPARENT])

# Before the action, and at any time
GEM: Final = MOVES.named("gem", "gem", COLOURS[1:])
USE: Final = MOVES.from_one("use", "master", MOST_MASTERS)
SPOT: Final = MOVES.from_one("spot", "spot", MOST_SPOTS)
BUILD: Final = MOVES.one("build")
TRAVEL: Final = MOVES.one("travel")
PERFORM: Final = MOVES.one("perform")

# Build
LEVEL: Final = MOVES.from_one("level", "level", MOST_LEVELS)
TILE: Final = MOVES.named("tile", "tile", [dashed(tile) for tile in TILES[1:]])
LAY: Final[list[list[Move]]] = [  # by turn, then by cell
    MOVES.named(f"lay-{turn + 1}", "cell", CELL_NAMES) for turn in range(TURNS)
]
LAY_AT: Final = [move for moves in LAY for move in moves[1:]]  # by the number of a site

# Travel, posters and tents
STEPS: Final = MOVES.each("steps", "count", range(MOST_POWER + 1))
DRAW: Final = MOVES.from_one("draw", "shown", SHOWN)
BLIND: Final = MOVES.one("blind")
HANG: Final = MOVES.from_one("hang", "place", PLACES)
THROW: Final = MOVES.one("throw")
PITCH: Final = MOVES.from_one("pitch", "place", PLACES)

# Perform
SPACE: Final = [  # by place on the ladder; nobody performs on the start spaces
    *[FACE_DOWN] * (START_SPACES + 1),
    *MOVES.each("space", "space", range(START_SPACES + 1, LADDER + 1)),
]
HAT: Final = MOVES.from_one("hat", "hat", 2)
COMPLETE: Final = MOVES.from_one("complete", "place", PLACES)
PAY: Final = MOVES.named("pay", "gem", COLOURS[1:])
SWAP: Final = MOVES.named("swap", "pair", [f"{a}-{b}" for a, b in PAIRS])

# The end of a round and of the game
LOT: Final = MOVES.from_one("lot", "lot", LOTS)
DROP: Final = MOVES.from_one("drop", "lot", LOTS)
SCORE: Final = MOVES.from_one("score", "master", MOST_MASTERS)
COINS: Final = MOVES.each("coins", "count", range(MOST_PAID + 1))
FILL: Final = MOVES.named("fill", "zone", list(ZONES))
BEST: Final = MOVES.one("best")


def turn_of(move: Move) -> int:
    """How a tile is turned by one of the moves of LAY."""
    return (move.id - LAY[0][1].id) // CELLS


TOLD: Final = Kinds()

# Set-up
STARTS: Final = TOLD.one("starts", "seat")
GETS_BOARD: Final = TOLD.one("gets-board", "seat", "board")
CHOOSES_SIDE: Final = TOLD.one("chooses-side", "seat", "side")
GETS_POSTER: Final = TOLD.one("gets-poster", "seat", "poster")
GIVES_COINS: Final = TOLD.one("gives-coins", "seat", "other:seat", "coins")
GETS_MASTER: Final = TOLD.one("gets-master", "seat", "master")
DEALT_MASTER: Final = TOLD.one("dealt-master", "seat", "master?")
RETURNS_MASTER: Final = TOLD.one("returns-master", "seat", "master")
TENT_STANDS: Final = TOLD.one("tent-stands", "tent", "colour", "count")
OFFERS_TALENT: Final = TOLD.one("offers-talent", "spot")
GETS_TALENT_TILE: Final = TOLD.one("gets-talent-tile", "seat", "spot")

# A round
ROUND_OPENS: Final = TOLD.one("round-opens", "round")
SHOWS_MASTER: Final = TOLD.one("shows-master", "lot", "master")
SHOWS_TALENT: Final = TOLD.one("shows-talent", "lot", "spot")
SHOWS_POSTER: Final = TOLD.one("shows-poster", "poster")
SHUFFLES: Final = TOLD.one("shuffles")
ROLLS: Final = TOLD.one("rolls", "die")
TRADES: Final = TOLD.one("trades", "seat", "poster", "die")
TAKES_DIE: Final = TOLD.one("takes-die", "seat", "die", "master")
SETS_DIE: Final = TOLD.one("sets-die", "seat", "die")
NAMES_COLOUR: Final = TOLD.one("names-colour", "seat", "colour")
SPENDS_GEM: Final = TOLD.one("spends-gem", "seat", "gem", "power")
RAISES: Final = TOLD.one("raises", "seat", "count", "power")
USES: Final = TOLD.one("uses", "seat", "master")
COPIES: Final = TOLD.one("copies", "seat", "master")
USES_TALENT: Final = TOLD.one("uses-talent", "seat", "spot")
TURN_ENDS: Final = TOLD.one("turn-ends", "seat")

# What players gain
GAINS_COINS: Final = TOLD.one("gains-coins", "seat", "coins")
GAINS_POINTS: Final = TOLD.one("gains-points", "seat", "points")
GAINS_GEM: Final = TOLD.one("gains-gem", "seat", "gem")
GEM_OVERFLOWS: Final = TOLD.one("gem-overflows", "seat", "gem", "coins")
GAINS_TALENT: Final = TOLD.one("gains-talent", "seat")
NO_TALENT_LEFT: Final = TOLD.one("no-talent-left", "seat")
PAYS_COINS: Final = TOLD.one("pays-coins", "seat", "coins")
PAYS_GEM: Final = TOLD.one("pays-gem", "seat", "gem")
RETURNS_TALENT: Final = TOLD.one("returns-talent", "seat", "count")
TAKES_POSTER: Final = TOLD.one("takes-poster", "seat", "poster")
HANGS: Final = TOLD.one("hangs", "seat", "poster", "place")
THROWS: Final = TOLD.one("throws", "seat", "poster")
DECLINES: Final = TOLD.one("declines", "seat")

# Actions
BUILDS: Final = TOLD.one("builds", "seat", "power", "level")
LAYS: Final = TOLD.one("lays", "seat", "tile", "cell")
GIVES_UP_TILES: Final = TOLD.one("gives-up-tiles", "seat", "count")
TRAVELS: Final = TOLD.one("travels", "seat", "colour", "count", "power")
TRAVELS_BACK: Final = TOLD.one("travels-back", "seat", "colour", "count", "power")
STAYS: Final = TOLD.one("stays", "seat", "colour")
PITCHES: Final = TOLD.one("pitches", "seat", "tent", "place")
LEAVES_TENT: Final = TOLD.one("leaves-tent", "seat", "tent")
PERFORMS: Final = TOLD.one("performs", "seat", "power", "space", "count")
PUTS_HAT: Final = TOLD.one("puts-hat", "seat", "space")
MOVES_HAT: Final = TOLD.one("moves-hat", "seat", "old:space", "space")
COMPLETES: Final = TOLD.one("completes", "seat", "poster", "points", "coins")
IN_TENT: Final = TOLD.one("in-tent", "seat", "tent", "points", "coins")
REARRANGES: Final = TOLD.one("rearranges", "seat", "pair")

# The end of a round
PAYS_DICE: Final = TOLD.one("pays-dice", "seat", "coins")
OWES: Final = TOLD.counting("owes", "seat", "coins", "points")
TAKES_HAT_BACK: Final = TOLD.one("takes-hat-back", "seat", "space")
DROPS_LOT: Final = TOLD.one("drops-lot", "seat", "master")
LOT_LEAVES: Final = TOLD.one("lot-leaves", "master")
SCORES_MASTER: Final = TOLD.counting("scores-master", "seat", "master", "points")
PAYS_FOR_MASTER: Final = TOLD.one("pays-for-master", "seat", "coins")
TOKENS_RETURN: Final = TOLD.one("tokens-return", "seat", "count")

# The count
FINAL_COUNT: Final = TOLD.one("final-count")
HALF_MASTER: Final = TOLD.counting("half-master", "seat", "master", "points")
COINS_COUNT: Final = TOLD.counting("coins-count", "seat", "coins", "points")
FILLS_ZONE: Final = TOLD.one("fills-zone", "seat", "zone", "count")
ZONES_COUNT: Final = TOLD.counting("zones-count", "seat", "count", "points")
TIE_BROKEN: Final = TOLD.counting("tie-broken", "seat")
TITLE: Final = TOLD.counting("title", "title")
