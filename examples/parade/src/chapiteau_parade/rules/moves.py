"""Every move exists once, as an object, a text and a number; and everything that can be told."""

from __future__ import annotations

from chapiteau.core.event import Kinds
from chapiteau.core.move import MoveTable, frozen_moves

from ..box.components import MOST_CARDS

# Moves are short verbs; the noun says what the number counts, for the words. Only add at the end:
# the order numbers the moves.
MOVES = MoveTable(frozen_moves(__file__))
PASS = MOVES.one("pass")
PEEK = MOVES.one("peek")
LEAVE = MOVES.one("leave")
BURY = MOVES.one("bury")
PLAY = MOVES.from_one("play", "card", MOST_CARDS)  # PLAY[7] plays card 7

# A noun with a question mark is shown only to those the event is told to.
TOLD = Kinds()
ROLLS_BY = TOLD.one("rolls-by", "round", "float", "points")
PEEKS = TOLD.one("peeks", "seat", "card?")
BURIES = TOLD.one("buries", "seat")
LEAVES = TOLD.one("leaves", "seat")
PLAYS = TOLD.one("plays", "seat", "card")
WINS = TOLD.one("wins", "seat", "float", "points")
NOBODY_WINS = TOLD.one("nobody-wins", "float")
DRAWS = TOLD.one("draws", "seat", "card?")
