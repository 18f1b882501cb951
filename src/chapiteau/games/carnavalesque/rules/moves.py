"""Every move of Carnavalesque, and everything that can be told of it."""

from __future__ import annotations

from typing import Final

from ....core.event import Kinds
from ....core.move import Move, MoveTable, frozen_moves
from ..box.components import AGES, LONGEST_HAND, MOST_PEOPLE, ROLES, WORKSHOPS
from ..box.lengths import SLOTS
from .crowd.heap import AROUND, SPOT_COLUMNS, SPOTS

AROUND_NAMES: Final = [
    "top-left",
    "top",
    "top-right",
    "right",
    "bottom-right",
    "bottom",
    "bottom-left",
    "left",
]
HINTS: Final = ["left", "right", "up", "down", "stop"]
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
DOWN: Final = 4
STOP: Final = 5
PHRASES: Final = ["patience", "hurry", "new-float", "few-floats", "mind-the-ages", "well-done"]
SPOT_NAMES: Final = [
    f"c{(spot - 1) % SPOT_COLUMNS + 1}r{(spot - 1) // SPOT_COLUMNS + 1}"
    for spot in range(1, SPOTS + 1)
]

MOVES: Final = MoveTable(frozen_moves(__file__))
PASS: Final = MOVES.one("pass")
END: Final = MOVES.one("end")
FORBID: Final = MOVES.named("forbid", "age", AGES[1:])
TAKE: Final = MOVES.from_one("take", "slot", SLOTS)
AIM: Final = MOVES.named("aim", "spot", SPOT_NAMES)
HINT: Final = MOVES.named("hint", "hint", HINTS)
GIVE: Final = MOVES.from_one("give", "person", MOST_PEOPLE)
ROW: Final = MOVES.from_one("row", "place", LONGEST_HAND)
SHOW: Final = MOVES.from_one("show", "person", MOST_PEOPLE)
THROW: Final = MOVES.from_one("throw", "person", MOST_PEOPLE)
SEND: Final = [
    MOVES.from_one(f"send-{w}" if w else "send", "person", MOST_PEOPLE if w else 0)
    for w in range(WORKSHOPS + 1)
]
LAUNCH: Final = MOVES.from_one("launch", "workshop", WORKSHOPS)
ROLE: Final = MOVES.named("role", "role", ROLES[1:])
CONJURE: Final = MOVES.from_one("conjure", "person", MOST_PEOPLE)
INTO: Final = MOVES.from_one("into", "workshop", WORKSHOPS)
HUNT: Final = MOVES.from_one("hunt", "slot", SLOTS)
LAY: Final = MOVES.named("lay", "around", AROUND_NAMES[:AROUND])
GROW: Final = MOVES.from_one("grow", "workshop", WORKSHOPS)
ROLL: Final = MOVES.from_one("roll", "workshop", WORKSHOPS)
LOOK: Final = MOVES.from_one("look", "slot", SLOTS)
SAY: Final = MOVES.named("say", "phrase", PHRASES)
NEXT: Final = MOVES.from_one("next", "person", MOST_PEOPLE)

# Questions that are always the same.
ALL_FORBID: Final = FORBID[1:]
ALL_AIM: Final = AIM[1:]
ALL_HINT: Final = HINT[1:]
ALL_SAY: Final = SAY[1:]

# What the last sign of a seat was, in its `sign`; 0 is none.
SIGN_GROW: Final = 1
SIGN_ROLL: Final = 2
SIGN_LOOK: Final = 3
SIGN_SAY: Final = 4


_SENT_TO: Final = [
    int(move.verb[-1]) if move.verb.startswith("send-") else 0 for move in MOVES.moves
]


def workshop_of(move: Move) -> int:
    """The workshop that a card is sent to."""
    return _SENT_TO[move.id]


TOLD: Final = Kinds()
DEALT: Final = TOLD.one("dealt", "seat", "age", "person?")
LIES_UP: Final = TOLD.one("lies-up", "slot", "person")
LIES_DOWN: Final = TOLD.one("lies-down", "slot", "age")
REIGNS: Final = TOLD.one("reigns", "seat", "round")
EVENT: Final = TOLD.one("event", "event")
SWAP_HANDS: Final = TOLD.one("swap-hands", "seat", "other:seat")
SWAPPED: Final = TOLD.one("swapped", "seat", "person?")
FACE_DOWN_ROW: Final = TOLD.one("face-down-row", "seat")
LIES_IN_ROW: Final = TOLD.one("lies-in-row", "seat", "place", "age")
SHOWS: Final = TOLD.one("shows", "seat", "person")
FORBIDS: Final = TOLD.one("forbids", "seat", "other:seat", "age")
CLOSES_EYES: Final = TOLD.one("closes-eyes", "seat")
POINTS: Final = TOLD.one("points", "seat", "column", "line")
HINTS_AT: Final = TOLD.one("hints", "seat", "hint")
TAKES_UP: Final = TOLD.one("takes-up", "seat", "person")
TAKES_DOWN: Final = TOLD.one("takes-down", "seat", "age", "person?")
APPEARS_UP: Final = TOLD.one("appears-up", "slot", "person")
APPEARS_DOWN: Final = TOLD.one("appears-down", "slot", "age")
FINDS_NOTHING: Final = TOLD.one("finds-nothing", "seat")
GIVES: Final = TOLD.one("gives", "seat", "other:seat", "age", "person?")
GIVES_FROM_ROW: Final = TOLD.one("gives-from-row", "seat", "other:seat", "place", "person?")
GIVES_SHOWN: Final = TOLD.one("gives-shown", "seat", "other:seat", "person")
SENDS: Final = TOLD.one("sends", "seat", "person", "workshop")
LAUNCHES: Final = TOLD.one("launches", "seat", "workshop", "size", "points")
ENDS: Final = TOLD.one("ends", "seat")
DRAFTS: Final = TOLD.one("drafts", "seat", "role?")
SEES_ROLES: Final = TOLD.one("sees-roles", "seat", "offer?")
REVEALS: Final = TOLD.one("reveals", "seat", "role")
IS_VOID: Final = TOLD.one("is-void", "seat", "role", "other:role")
CONJURES: Final = TOLD.one("conjures", "seat", "person", "workshop")
HUNTS: Final = TOLD.one("hunts", "seat", "person", "slot")
TAKES_HAND_UP: Final = TOLD.one("takes-hand-up", "seat")
SEES_AGAIN: Final = TOLD.one("sees-again", "seat", "person?")
THROWS_UP: Final = TOLD.one("throws-up", "seat", "person")
THROWS_DOWN: Final = TOLD.one("throws-down", "seat", "age", "person?")
WANTS_GROWTH: Final = TOLD.one("wants-growth", "seat", "workshop")
WANTS_LAUNCH: Final = TOLD.one("wants-launch", "seat", "workshop")
LOOKS_AT: Final = TOLD.one("looks-at", "seat", "slot")
SAYS: Final = TOLD.one("says", "seat", "phrase")
LAST_PARADE: Final = TOLD.one("last-parade")
PARADES: Final = TOLD.counting("parades", "number", "size", "points")
TOO_SHORT: Final = TOLD.counting("too-short", "workshop", "size")
PUBLIC_SAYS: Final = TOLD.counting("public-says", "points", "reaction")
