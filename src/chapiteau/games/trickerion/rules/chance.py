"""What chance is used for: each purpose has a stream of its own. Numbers never change."""

from __future__ import annotations

from typing import Final

ORDER: Final = 0  # the order of the first turn
FIRST: Final = 1  # who chooses first
CARDS: Final = 2  # performance cards: 2 to 4, by theatre
DICE: Final = 5  # all dice of a turn, always in the same order
REROLL: Final = 5  # a die that is rolled again: 6 and on, by die
