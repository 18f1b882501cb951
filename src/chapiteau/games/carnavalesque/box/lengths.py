"""How large cards, the heap and the street are: the heap is exact for these and no others."""

from __future__ import annotations

from typing import Final

CARD_WIDTH: Final = 630  # tenths of a millimetre, as everything that lies on the table
CARD_HEIGHT: Final = 880
INSET: Final = 10  # what overlaps less than this on every side only touches
ZONE_WIDTH: Final = 6000
ZONE_HEIGHT: Final = 4500
ENOUGH: Final = 100  # square millimetres in sight from which a card can be taken hold of
SLOTS: Final = 54  # places of the heap, at most
