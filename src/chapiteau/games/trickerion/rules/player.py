"""What lies in front of one player."""

from __future__ import annotations

from typing import Final

from ....core.lists import first_missing, has
from ..box.components import (
    ASSISTANT,
    BOARD_SLOTS,
    COMPONENTS,
    ENGINEER,
    ENGINEER_SHELF,
    FREE_SEAT,
    IDLE,
    KINDS,
    MANAGER,
    PLACES,
    STORE_SLOTS,
    SYMBOLS,
    day_of,
)

ALL_SYMBOLS: Final = [1, 2, 3, 4]
BOARD_SEATS: Final = [5, 6, 7]


class Player:
    """What lies in front of one player."""

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.magician = 0  # which of the magicians, 0 before the choice
            self.favourite = 0  # the category of the magician
            self.fame = 0
            self.coins = 0
            self.shards = 0
            self.advertised = False  # the poster is up this turn
            self.day = 0  # the weekday this player has in the theatre this turn
            self.crew = [0] * (PLACES + 1)  # 1 where a character belongs to the company
            self.hired = [0] * len(KINDS)  # waiting at the inn, by kind
            self.cards = [0] * (PLACES + 1)  # the assignment card of each place: a location
            self.at = [0] * (PLACES + 1)  # the slot where each is placed, 0 before, or IDLE
            self.trick = [0] * len(SYMBOLS)  # by symbol
            self.shelf = [0] * len(SYMBOLS)  # where that trick lies, ENGINEER_SHELF or 1 to 3
            self.ready = [0] * len(SYMBOLS)  # markers on that trick
            self.shown = [0] * len(SYMBOLS)  # markers of that symbol in the theatre
            self.units = [0] * len(COMPONENTS)  # tokens of each component
            self.store = [0] * len(COMPONENTS)  # where they lie: 1 to 6, 7 and 8 with the manager
        else:
            self.magician = like.magician
            self.favourite = like.favourite
            self.fame = like.fame
            self.coins = like.coins
            self.shards = like.shards
            self.advertised = like.advertised
            self.day = like.day
            self.crew = like.crew.copy()
            self.hired = like.hired.copy()
            self.cards = like.cards.copy()
            self.at = like.at.copy()
            self.trick = like.trick.copy()
            self.shelf = like.shelf.copy()
            self.ready = like.ready.copy()
            self.shown = like.shown.copy()
            self.units = like.units.copy()
            self.store = like.store.copy()

    # the company

    def has(self, kind: int) -> bool:
        """Whether the magician or a specialist of a kind belongs to the company."""
        return self.crew[kind] == 1

    def apprentices(self) -> int:
        crew = self.crew
        return crew[5] + crew[6] + crew[7] + crew[8]

    def specialists(self) -> int:
        return self.crew[ENGINEER] + self.crew[MANAGER] + self.crew[ASSISTANT]

    def waiting(self) -> list[int]:
        """The places of characters that have a card and are not placed yet."""
        cards, at = self.cards, self.at
        return [p for p in range(1, PLACES + 1) if cards[p] and not at[p]]

    def is_placed(self, place: int) -> bool:
        """Whether a character is on a board this turn: only then is it paid."""
        return 0 < self.at[place] < IDLE

    def is_backstage(self, kind: int) -> bool:
        """Whether a specialist was placed in the theatre this turn."""
        return day_of(self.at[kind]) > 0

    def free_seat(self) -> int:
        """6.10 Where a new apprentice sits: the player board first; 0 when there is no seat."""
        for seat in BOARD_SEATS:
            if not self.crew[seat]:
                return seat
        return FREE_SEAT if self.has(ASSISTANT) and not self.crew[FREE_SEAT] else 0

    # tricks

    def symbol_on(self, shelf: int) -> int:
        """The symbol of the trick on a shelf, 0 when it is free."""
        for symbol in ALL_SYMBOLS:
            if self.shelf[symbol] == shelf:
                return symbol
        return 0

    def free_symbol(self) -> int:
        for symbol in ALL_SYMBOLS:
            if not self.trick[symbol]:
                return symbol
        return 0

    def free_shelf(self) -> int:
        """A free place for a trick on the player board, or 0."""
        return first_missing(self.shelf, 1, ENGINEER_SHELF - 1)

    def has_free_engineer_shelf(self) -> bool:
        return self.has(ENGINEER) and not has(self.shelf, ENGINEER_SHELF)

    # components

    def component_in(self, slot: int) -> int:
        """What lies on a storage slot, or 0."""
        for component in range(1, len(COMPONENTS)):
            if self.store[component] == slot:
                return component
        return 0

    def free_slot(self) -> int:
        """A free storage slot on the player board, or 0."""
        return first_missing(self.store, 1, BOARD_SLOTS)

    def free_manager_slot(self) -> int:
        """A free slot on the manager board, or 0."""
        has_board = self.has(MANAGER)
        return first_missing(self.store, BOARD_SLOTS + 1, STORE_SLOTS) if has_board else 0

    def is_with_manager(self, component: int) -> bool:
        return self.store[component] > BOARD_SLOTS
