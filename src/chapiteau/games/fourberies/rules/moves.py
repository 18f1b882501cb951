"""Every move of Fourberies, and everything that can be told of it."""

from __future__ import annotations

from typing import Final

from ....core.event import Kinds
from ....core.move import Move, MoveTable, frozen_moves
from ..box.components import (
    CITIES,
    LONGEST_DIAL,
    MOST_CHAMELEONS,
    MOST_ENCOUNTERS,
    MOST_REQUESTS,
)

ROLES: Final = ["t1", "t2", "t3", "t4", "t5", "c1", "c2", "c3", "c4", "c5"]
_FARTHEST: Final = 2 * LONGEST_DIAL - 1

MOVES: Final = MoveTable(frozen_moves(__file__))
PASS: Final = MOVES.one("pass")
TRAVEL: Final = MOVES.from_one("travel", "city", CITIES)
STEAL: Final = MOVES.each("steal", "seat", range(5))
KEEP: Final = MOVES.one("keep")
COURT: Final = MOVES.named("court", "role", ROLES)
DISCARD: Final = MOVES.from_one("discard", "request", MOST_REQUESTS)
CLAIM: Final = MOVES.from_one("claim", "city", CITIES)
RECOVER: Final = MOVES.one("recover")
RIDE: Final = MOVES.one("ride")
PEEK: Final = MOVES.each("peek", "seat", range(5))
LEAVE: Final = MOVES.from_one("leave", "city", CITIES)
SWAP: Final = MOVES.from_one("swap", "city", CITIES)
PULL: Final = MOVES.from_one("pull", "city", CITIES)
SNATCH: Final = MOVES.from_one("snatch", "encounter", MOST_ENCOUNTERS)
TURN: Final = MOVES.each("turn", "shift", range(-_FARTHEST, _FARTHEST + 1))
LEND: Final = MOVES.named("lend", "role", ROLES)
FROM: Final = MOVES.each("from", "seat", range(5))
FOR: Final = MOVES.named("for", "role", ROLES)
TOWARDS: Final = MOVES.each("towards", "count", range(MOST_CHAMELEONS + 1))
PLAY: Final = MOVES.from_one("play", "request", MOST_REQUESTS)


def turn(shift: int) -> Move:
    """The Elephant's push: negative towards tragedy."""
    return TURN[shift + _FARTHEST]


TOLD: Final = Kinds()
SEASON_OPENS: Final = TOLD.one("season-opens", "season", "mood")
LAYS: Final = TOLD.one("lays", "city", "encounter")
FRIEND_PLANS: Final = TOLD.one("friend-plans", "seat", "city?")
CLAIMS: Final = TOLD.one("claims", "seat", "acrobat", "city")
RECOVERS: Final = TOLD.one("recovers", "seat")
RECALLS: Final = TOLD.one("recalls", "seat", "acrobat")
RIDES: Final = TOLD.one("rides", "seat", "acrobat")
SPIES: Final = TOLD.one("spies", "seat", "acrobat", "target:seat")
PEEKS: Final = TOLD.one("peeks", "seat", "target:seat", "city?")
TRAVELS: Final = TOLD.one("travels", "seat", "city")
FRIEND_TRAVELS: Final = TOLD.one("friend-travels", "seat", "city")
SWAPS: Final = TOLD.one("swaps", "seat", "acrobat", "old:city", "city")
PULLS: Final = TOLD.one("pulls", "seat", "acrobat", "city", "encounter")
SNATCHES: Final = TOLD.one("snatches", "seat", "acrobat", "encounter")
EARNS: Final = TOLD.one("earns", "seat", "encounter", "ecus")
JOINS: Final = TOLD.one("joins", "seat", "encounter")
MEETS: Final = TOLD.one("meets", "seat", "encounter")
STEALS: Final = TOLD.one("steals", "seat", "victim:seat")
MANAGES: Final = TOLD.one("manages", "seat", "ecus")
PAYS: Final = TOLD.one("pays", "seat", "encounter")
TURNED_AWAY: Final = TOLD.one("turned-away", "seat", "encounter")
COURTS: Final = TOLD.one("courts", "seat", "encounter")
SCARED: Final = TOLD.one("scared", "city")
FRIEND_SCARES: Final = TOLD.one("friend-scares", "city")
SWAYS: Final = TOLD.one("sways", "shift", "needle")
MOOD_TURNS: Final = TOLD.one("mood-turns", "mood")
RESHUFFLES: Final = TOLD.one("reshuffles")
DRAWS: Final = TOLD.one("draws", "seat", "request?")
DISCARDS: Final = TOLD.one("discards", "seat", "request?")
FRIEND_RECOVERS: Final = TOLD.one("friend-recovers", "seat")
PUSHES: Final = TOLD.one("pushes", "seat", "acrobat")
TRADES: Final = TOLD.one("trades", "seat", "given:encounter", "victim:seat", "encounter")
LEANS: Final = TOLD.one("leans", "seat", "count", "others:count")
ACTORS_PAY: Final = TOLD.counting("actors-pay", "seat", "ecus")
PLEASES: Final = TOLD.counting("pleases", "seat", "difference", "ecus")
TRIUMPHS: Final = TOLD.counting("triumphs", "seat", "difference", "ecus")
DISPLEASES: Final = TOLD.counting("displeases", "seat")
GRANTS: Final = TOLD.counting("grants", "seat", "request", "ecus")
GRANTS_AGAIN: Final = TOLD.counting("grants-again", "seat", "request", "ecus")
FORGETS: Final = TOLD.one("forgets", "seat", "request")
STAGES: Final = TOLD.one("stages", "seat")
STAGES_NONE: Final = TOLD.one("stages-none", "seat")
