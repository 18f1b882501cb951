"""Every move of 3 Ring Circus, and everything that can be told about it."""

from __future__ import annotations

from typing import Final

from ....core.event import Kinds
from ....core.move import FACE_DOWN, MoveTable, frozen_moves
from ....core.names import dashed
from ..box.components import (
    BACKSTAGE,
    DISPLAY,
    FIRST_TICKET_KIND,
    KINDS,
    MOST_ARTISTS,
    MOST_BACKSTAGE,
    MOST_OBJECTIVES,
    RINGS,
    SLOTS,
    SPACES,
    SPOTS,
)

SPACE_NAMES: Final = [dashed(space) for space in SPACES[1:]]
FIRST_OBJECTIVE_KIND: Final = KINDS + 1  # where cards of all sorts are counted together
LOWEST_BACKSTAGE: Final = FIRST_TICKET_KIND - MOST_BACKSTAGE  # of any box

# Made for the most that a box may hold; what a box does not hold is never offered.
MOVES: Final = MoveTable(frozen_moves(__file__))
PASS: Final = MOVES.one("pass")
END: Final = MOVES.one("end")

# Hiring: a card, a ring, and what is paid; cards are named by kind.
HIRE: Final = [
    *MOVES.from_one("hire", "kind", MOST_ARTISTS),
    *[FACE_DOWN] * len(BACKSTAGE),
    *MOVES.each("hire", "kind", range(FIRST_TICKET_KIND, KINDS + 1)),
]
RING: Final = MOVES.from_one("ring", "ring", RINGS)
PAY: Final = MOVES.from_one("pay", "kind", FIRST_TICKET_KIND - 1)
SWAP: Final = MOVES.from_one("swap", "spot", SPOTS)
PLACE: Final = MOVES.from_one("place", "objective", MOST_OBJECTIVES)

# Shows
GO: Final = MOVES.named("go", "space", SPACE_NAMES)
PLAY: Final = [
    *[FACE_DOWN] * LOWEST_BACKSTAGE,
    *MOVES.each("play", "kind", range(LOWEST_BACKSTAGE, FIRST_TICKET_KIND)),
]
SLOT: Final = MOVES.from_one("slot", "slot", SLOTS)
TICKETS: Final = MOVES.one("tickets")
POINTS: Final = MOVES.one("points")
TAKE: Final = MOVES.from_one("take", "place", DISPLAY)
DECK: Final = MOVES.one("deck")

DISCARD: Final = MOVES.from_one("discard", "kind", KINDS + MOST_OBJECTIVES)

TOLD: Final = Kinds()

# Set-up
CLOSES: Final = TOLD.one("closes", "region")
PAWN_STARTS: Final = TOLD.one("pawn-starts", "space")
CITY_LOVES: Final = TOLD.one("city-loves", "space", "family")
CITY_WANTS: Final = TOLD.one("city-wants", "space", "wish")
NEUTRAL_TENT: Final = TOLD.one("neutral-tent", "space")
STARTS: Final = TOLD.one("starts", "seat")
GETS_TILE: Final = TOLD.one("gets-tile", "seat")
AUTOMATONS_GET_TILE: Final = TOLD.one("automatons-get-tile")

# Hiring
PLACES_CARAVAN: Final = TOLD.one("places-caravan", "seat", "space")
HIRES: Final = TOLD.one("hires", "seat", "card", "ring", "fee")
PAYS: Final = TOLD.one("pays", "seat", "card")
PEDESTALS_NOW: Final = TOLD.one("pedestals-now", "seat", "pedestals")
DRAWS_MONEY: Final = TOLD.one("draws-money", "seat", "money?")
DRAWS_TICKET: Final = TOLD.one("draws-ticket", "seat", "ticket?")
DRAWS_OBJECTIVE: Final = TOLD.one("draws-objective", "seat", "objective?")
NOTHING_TO_DRAW: Final = TOLD.one("nothing-to-draw", "seat")
RESHUFFLES_MONEY: Final = TOLD.one("reshuffles-money")
RESHUFFLES_TICKETS: Final = TOLD.one("reshuffles-tickets")
POPCORN_POINTS: Final = TOLD.counting("popcorn-points", "seat", "points")
SWAPS: Final = TOLD.one("swaps", "seat", "card", "other:card")
DECLINES: Final = TOLD.one("declines", "seat")
HIRES_NOBODY: Final = TOLD.one("hires-nobody", "seat")
FILLS_COLUMN: Final = TOLD.one("fills-column", "seat", "column")
COLUMN_POINTS: Final = TOLD.counting("column-points", "seat", "points")
PLACES_OBJECTIVE: Final = TOLD.one("places-objective", "seat", "objective")
NO_OBJECTIVE: Final = TOLD.one("no-objective", "seat")

# Shows
PLAYS: Final = TOLD.one("plays", "seat", "card")
PERFORMS: Final = TOLD.one("performs", "seat", "space")
TAKES_SLOT: Final = TOLD.one("takes-slot", "seat", "space", "slot")
CITY_POINTS: Final = TOLD.counting("city-points", "seat", "space", "points")
METROPOLIS_POINTS: Final = TOLD.counting("metropolis-points", "seat", "space", "points")
BONUS_POINTS: Final = TOLD.counting("bonus-points", "seat", "points")
TAKES_TICKET: Final = TOLD.one("takes-ticket", "seat", "card")
PASSES: Final = TOLD.one("passes", "seat")
DISCARDS: Final = TOLD.one("discards", "seat", "card")
DISCARDS_OBJECTIVE: Final = TOLD.one("discards-objective", "seat", "objective")
SHOWS_TICKET: Final = TOLD.one("shows-ticket", "card")

# The B&B Circus
PAWN_MOVES: Final = TOLD.one("pawn-moves", "space")
PAWN_ARRIVES: Final = TOLD.one("pawn-arrives", "space")
PAWN_RESTS: Final = TOLD.one("pawn-rests")
REGION_SCORES: Final = TOLD.one("region-scores", "region")
MAJORITY: Final = TOLD.counting("majority", "seat", "place", "tents", "points")
NEUTRAL_MAJORITY: Final = TOLD.counting("neutral-majority", "place", "tents")
AUTOMATONS_MAJORITY: Final = TOLD.counting("automatons-majority", "place", "tents", "points")

# The Automatons
TOKEN_SHOWS: Final = TOLD.one("token-shows", "family")
AUTOMATONS_STAND: Final = TOLD.one("automatons-stand", "space")
AUTOMATONS_TURN: Final = TOLD.one("automatons-turn", "automa")
AUTOMATONS_HIRE: Final = TOLD.one("automatons-hire", "card")
AUTOMATONS_SEE_NOBODY: Final = TOLD.one("automatons-see-nobody")
AUTOMATONS_REDRAW: Final = TOLD.one("automatons-redraw")
LEAVES_ROW: Final = TOLD.one("leaves-row", "card")
MARKER: Final = TOLD.one("marker", "symbol", "count")
AUTOMATONS_GO: Final = TOLD.one("automatons-go", "space")
AUTOMATONS_TAKE_SLOT: Final = TOLD.one("automatons-take-slot", "space", "slot")
AUTOMATONS_POINTS: Final = TOLD.counting("automatons-points", "points")
AUTOMATONS_IDLE: Final = TOLD.one("automatons-idle")
MONKEY_TAKES_OVER: Final = TOLD.one("monkey-takes-over")
AUTOMATONS_RESHUFFLE: Final = TOLD.one("automatons-reshuffle")

# The count
FINAL_COUNT: Final = TOLD.one("final-count")
CORNERS: Final = TOLD.counting("corners", "seat", "points")
EFFECT: Final = TOLD.counting("effect", "seat", "card", "points")
OBJECTIVE: Final = TOLD.counting("objective", "seat", "objective", "points")
AUTOMATONS_CORNERS: Final = TOLD.counting("automatons-corners", "points")
AUTOMATONS_EFFECT: Final = TOLD.counting("automatons-effect", "card", "points")
AUTOMATONS_BONUS: Final = TOLD.counting("automatons-bonus", "count", "points")
AUTOMATONS_TOTAL: Final = TOLD.counting("automatons-total", "points")
TIE_BROKEN: Final = TOLD.counting("tie-broken", "seat")
TIE_STANDS: Final = TOLD.counting("tie-stands")
