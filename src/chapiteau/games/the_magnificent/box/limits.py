"""How many rows a section of the components may have: what the rules need, what moves can name."""

from __future__ import annotations

from typing import Final

from .components import MAIN_SPOTS, WHEEL

MOST_SEATS: Final = 4
SET: Final = 4  # master cards that go with a board, one for each turn of a round

# The move table has a move for each of these; the numbers may grow, never shrink.
MOST_MASTERS: Final = 64
MOST_TALENT_TILES: Final = 16
MOST_SPOTS: Final = MAIN_SPOTS + MOST_TALENT_TILES
MOST_LEVELS: Final = 12

# No move names these: the bounds are those of a sensible box.
MOST_STARS: Final = 24
MOST_POSTERS: Final = 120
MOST_START_POSTERS: Final = 24
MOST_TENTS: Final = 3 * WHEEL
