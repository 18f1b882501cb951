"""What chance is used for: each purpose has a stream of its own. Numbers never change."""

from __future__ import annotations

from typing import Final

ORDER: Final = 0  # the order of the first turn
FIRST: Final = 1  # who chooses first
CARDS: Final = 2  # performance cards: 2 to 4, by theatre
DICE: Final = 8  # the dice of a turn: 9 and on, by die
REROLL: Final = 16  # a die that is rolled again: 17 and on, by die
