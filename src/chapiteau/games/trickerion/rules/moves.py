"""Every move of Trickerion, and everything that can be told about a game."""

from __future__ import annotations

from typing import Final

from ....core.event import Kinds
from ....core.move import Move, MoveTable, frozen_moves
from ..box.components import (
    CELLS,
    COMPONENTS,
    CREW,
    DICE,
    DIRECTIONS,
    DOWNTOWN,
    FACES,
    KINDS,
    LOCATIONS,
    LONGEST_ROW,
    MARKET,
    MARKET_SLOTS,
    MOST_MAGICIANS,
    MOST_TRICKS,
    MOST_UNITS,
    SLOTS,
    SYMBOLS,
    THEATRE,
    WORKSHOP,
)

MOST_BARGAINS: Final = 9
MOST_WAGES: Final = 16
SPOTS: Final = [
    f"c{cell % 2}r{cell // 2}-{direction}" for cell in range(CELLS) for direction in DIRECTIONS
]
"""Where a marker may lie on a card and which way its own sign points, from spot 1."""

MOVES: Final = MoveTable(frozen_moves(__file__))
PASS: Final = MOVES.one("pass")
DONE: Final = MOVES.one("done")
READY: Final = MOVES.one("ready")

# Set-up
BE: Final = MOVES.from_one("be", "magician", MOST_MAGICIANS)
LEARN: Final = MOVES.from_one("learn", "trick", MOST_TRICKS)
TAKE: Final = MOVES.named("take", "component", COMPONENTS[1:])
HIRE: Final = MOVES.named("hire", "kind", KINDS[1:])

# Advertising, assignment, placing
ADVERTISE: Final = MOVES.one("advertise")
ASSIGN: Final[list[list[Move]]] = [  # by location, then by place in the company
    [] if not location else MOVES.named(location, "character", CREW[1:]) for location in LOCATIONS
]
SEND: Final = MOVES.named("send", "character", CREW[1:])
IDLE_MOVE: Final = MOVES.named("idle", "character", CREW[1:])
GO: Final = MOVES.named("go", "slot", SLOTS[1:])
BOOST: Final = MOVES.one("boost")

# Downtown
USE: Final = MOVES.named("use", "die", DICE[1:])
RETURN: Final = MOVES.named("return", "symbol", SYMBOLS[1:])
BOARD: Final = MOVES.one("board")
EXTENSION: Final = MOVES.one("extension")
BANK: Final = MOVES.named("bank", "die", DICE[1:])
REROLL: Final = MOVES.named("reroll", "die", DICE[1:])
SET: Final = MOVES.named("set", "die", DICE[1:])
FACE: Final = MOVES.named("face", "face", FACES[1:])

# Market row
BUY: Final = MOVES.named("buy", "component", COMPONENTS[1:])
UNITS: Final = MOVES.from_one("units", "count", MOST_UNITS)
BARGAIN: Final = MOVES.each("bargain", "count", range(MOST_BARGAINS + 1))
ORDER: Final = MOVES.named("order", "component", COMPONENTS[1:])
INTO: Final = MOVES.from_one("into", "stall", MARKET_SLOTS)
QUICK: Final = MOVES.named("quick", "component", COMPONENTS[1:])
THROW: Final = MOVES.named("throw", "component", COMPONENTS[1:])

# Workshop
PREPARE: Final = MOVES.named("prepare", "symbol", SYMBOLS[1:])
SHIFT: Final = MOVES.named("shift", "symbol", SYMBOLS[1:])
STOW: Final = MOVES.named("stow", "component", COMPONENTS[1:])
SWAP: Final = MOVES.named("swap", "component", COMPONENTS[1:])
ESCORT: Final = MOVES.named("escort", "character", CREW[1:])

# Theatre
SET_UP: Final = MOVES.named("set-up", "symbol", SYMBOLS[1:])
MARK: Final[list[list[Move]]] = [  # by place in the row of cards, then by spot
    [] if not row else MOVES.named(f"mark-{row}", "spot", SPOTS) for row in range(LONGEST_ROW + 1)
]
LIFT: Final[list[list[Move]]] = [  # by place in the row of cards, then by symbol
    [] if not row else MOVES.named(f"lift-{row}", "symbol", SYMBOLS[1:])
    for row in range(LONGEST_ROW + 1)
]
FAME: Final = MOVES.one("fame")
COINS: Final = MOVES.one("coins")
PERFORM: Final = MOVES.from_one("perform", "card", LONGEST_ROW)
PAY: Final = MOVES.each("pay", "count", range(MOST_WAGES + 1))

# Where characters act
ROW: Final = range(1, LONGEST_ROW + 1)
VERBS_AT: Final[list[list[str]]] = [
    [],
    ["learn", "hire", "bank", "reroll", "set", "use", "return", "face"],
    ["buy", "order", "quick", "throw", "units", "bargain", "into"],
    ["prepare", "shift", "stow", "escort", "swap"],
    ["set-up", "fame", "coins", *[f"{verb}-{row}" for verb in ("lift", "mark") for row in ROW]],
]
"""What is done at each location, by the verbs of its moves."""

LOCATION_OF: Final[dict[str, int]] = {
    verb: location
    for location in (DOWNTOWN, MARKET, WORKSHOP, THEATRE)
    for verb in VERBS_AT[location]
}


def spot(cell: int, direction: int) -> int:
    """The number of a spot: a cell of a card, and where the marker's own sign points."""
    return (cell - 1) * 4 + direction + 1


def cell_of(spot: int) -> int:
    return (spot - 1) // 4 + 1


def direction_of(spot: int) -> int:
    return (spot - 1) % 4


TOLD: Final = Kinds()

# Set-up
CHOOSES_FIRST: Final = TOLD.one("chooses-first", "seat")
LINES_UP: Final = TOLD.one("lines-up", "seat", "count")
BILLED: Final = TOLD.one("billed", "show")
BECOMES: Final = TOLD.one("becomes", "seat", "magician")
STARTS_WITH: Final = TOLD.one("starts-with", "seat", "trick")
RECEIVES: Final = TOLD.one("receives", "seat", "component")
ENGAGES: Final = TOLD.one("engages", "seat", "kind")
STARTS_PREPARED: Final = TOLD.one("starts-prepared", "seat", "trick", "count")

# A turn
TURN_OPENS: Final = TOLD.one("turn-opens", "turn")
ROLLED: Final = TOLD.one("rolled", "die", "face")
ADVERTISES: Final = TOLD.one("advertises", "seat", "coins", "fame")
ASSIGNS: Final = TOLD.one("assigns", "seat", "character", "location")
GOES: Final = TOLD.one("goes", "seat", "character", "slot", "points")
STAYS_IDLE: Final = TOLD.one("stays-idle", "seat", "character")
BOOSTS: Final = TOLD.one("boosts", "seat")

# Downtown
LEARNS: Final = TOLD.one("learns", "seat", "trick", "die")
PAYS_FAME: Final = TOLD.one("pays-fame", "seat", "coins")
GIVES_BACK: Final = TOLD.one("gives-back", "seat", "trick")
HIRES: Final = TOLD.one("hires", "seat", "kind", "die")
DRAWS_COINS: Final = TOLD.one("draws-coins", "seat", "coins", "die")
REROLLS: Final = TOLD.one("rerolls", "seat", "die", "face")
SETS: Final = TOLD.one("sets", "seat", "die", "face")

# Market row
BUYS: Final = TOLD.one("buys", "seat", "count", "component", "coins")
ORDERS: Final = TOLD.one("orders", "seat", "component", "stall")
QUICK_ORDERS: Final = TOLD.one("quick-orders", "seat", "component")
THROWS: Final = TOLD.one("throws", "seat", "component")

# Workshop
PREPARES: Final = TOLD.one("prepares", "seat", "trick", "count")
SHIFTS: Final = TOLD.one("shifts", "seat", "trick")
SHIFTS_BACK: Final = TOLD.one("shifts-back", "seat", "trick")
TRADES: Final = TOLD.one("trades", "seat", "trick", "other:trick")
STOWS: Final = TOLD.one("stows", "seat", "component")
STOWS_BACK: Final = TOLD.one("stows-back", "seat", "component")
SWAPS: Final = TOLD.one("swaps", "seat", "component", "other:component")
ESCORTS: Final = TOLD.one("escorts", "seat")
ESCORTS_BACK: Final = TOLD.one("escorts-back", "seat")

# Theatre
SETS_UP: Final = TOLD.one("sets-up", "seat", "trick", "show")
LINKS: Final = TOLD.one("links", "seat", "count")
CIRCLE_SHARD: Final = TOLD.one("circle-shard", "seat")
LINK_FAME: Final = TOLD.one("link-fame", "seat", "fame")
LINK_COINS: Final = TOLD.one("link-coins", "seat", "coins")
RESCHEDULES: Final = TOLD.one("reschedules", "seat", "trick", "show")

# Performances
PERFORMS: Final = TOLD.one("performs", "seat", "show", "day")
SHOWS: Final = TOLD.one("shows", "seat", "trick")
APPLAUDED: Final = TOLD.one("applauded", "seat", "count")
HELPED: Final = TOLD.one("helped", "seat", "kind")
CARD_PAYS: Final = TOLD.one("card-pays", "seat", "show")
EARNS: Final = TOLD.one("earns", "seat", "fame", "coins", "shards")
DECLINES: Final = TOLD.one("declines", "seat", "day")

# The end of a turn
PAYS_WAGES: Final = TOLD.one("pays-wages", "seat", "coins")
OWES_WAGES: Final = TOLD.one("owes-wages", "seat", "coins", "fame")
JOINS: Final = TOLD.one("joins", "seat", "kind")
ARRIVES: Final = TOLD.one("arrives", "component", "stall")
QUICK_LEAVES: Final = TOLD.one("quick-leaves", "component")
CARD_LEAVES: Final = TOLD.one("card-leaves", "show")

# The count
SHARDS_COUNT: Final = TOLD.counting("shards-count", "seat", "count", "fame")
COINS_COUNT: Final = TOLD.counting("coins-count", "seat", "coins", "fame")
CREW_COUNTS: Final = TOLD.counting("crew-counts", "seat", "count", "kind", "fame")
TIE_BROKEN: Final = TOLD.counting("tie-broken", "seat")
