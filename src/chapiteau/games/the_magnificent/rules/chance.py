"""What chance is used for: each purpose has a stream of its own. Numbers never change."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # the first player
MASTERS: Final = 1  # the deck of master cards
TALENTS: Final = 2  # the talent tiles
POSTERS: Final = 3  # the deck of posters
TENTS: Final = 4  # the tents of the wheels
BOARDS: Final = 5  # the players' boards
START_POSTERS: Final = 6
DICE: Final = 7  # all dice of a round, always in the same order
TRADED: Final = 7  # a die that a poster was traded for: 8 and on, by colour
