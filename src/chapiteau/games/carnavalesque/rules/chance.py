"""What chance is used for: each purpose has a stream of its own. Numbers never change."""

from __future__ import annotations

from typing import Final

CROWD: Final = 0  # who is dealt to whom
HEAP: Final = 1  # how the crowd falls at the start
EVENTS: Final = 2
KING: Final = 3  # the first King
ROLES: Final = 4  # the roles on offer, each round
THROWS: Final = 5  # where a card lands that is thrown back
FINGER: Final = 6  # how far a finger strays
GROPE: Final = 7  # where a finger lands that nobody aims
