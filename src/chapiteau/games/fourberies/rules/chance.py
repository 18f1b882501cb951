"""What chance is used for: each purpose has a stream of its own. Numbers never change."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # the first seat
ENCOUNTERS: Final = 1  # the deck, at the start of each season
REQUESTS: Final = 2  # the secret requests, first and whenever the discard is shuffled
MOOD: Final = 3  # the King's mood, by a coin each season
FRIENDS: Final = 8  # a Friend's cards: 8 for the first seat, 9 for the second
