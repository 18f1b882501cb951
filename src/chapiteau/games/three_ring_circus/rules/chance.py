"""What chance is used for: each purpose has a stream of its own. Numbers never change."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # the first player
OBJECTIVES: Final = 1
MONEY: Final = 2  # the money cards, first and whenever the discard is shuffled
TICKETS: Final = 3  # the ticket cards, likewise
TOKENS: Final = 4  # which token lies in which region
FACES: Final = 5  # which face of it is up
METROPOLES: Final = 6  # the cards of the metropoles
AUTOMA: Final = 7  # the decks of the Automatons
REDRAW: Final = 8  # a card that goes back into their deck
ARTISTS: Final = 9  # their artist tokens
