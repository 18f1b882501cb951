"""What lies in front of one player."""

from __future__ import annotations

from typing import Final

from ..box.components import (
    ALL_COLOURS,
    COLOURS,
    PLACES,
    TILES,
    TRANSPARENT,
)

ALL_PLACES: Final = [1, 2, 3, 4, 5]
FREE_TENT_PLACES: Final = [2, 3, 4, 5]


class Player:
    """What lies in front of one player."""

    def __init__(self, printed_tent: int, like: Player | None = None, shares: bool = False) -> None:
        if like is None:
            self.board = 0  # which of the four boards, from 1
            self.side = 0  # which side of it is up: 0 is A, 1 is B
            self.points = 0
            self.coins = 0
            self.gems = [0] * len(COLOURS)  # in the reserve, by colour
            self.tokens = 0  # talents ready to be used
            self.parked = 0  # talents used this round, beside the main tent or on a spot
            self.talents: list[int] = []  # the spots of this player's talent tiles
            self.hand: list[int] = []  # master cards of a draft, in secret
            self.hand_seen = 0  # bit mask: which seats have held this hand
            self.masters: list[int] = []
            self.dice: list[int] = []  # the die on each master card, or 0
            self.pips = [0] * len(COLOURS)  # the sum of the dice of this round, by colour
            self.posters = [0] * (PLACES + 1)  # by place, from 1
            self.tents = [0, printed_tent, 0, 0, 0, 0]  # below the posters
            self.completed: list[int] = []  # posters
            self.covered = 0  # cells of the camp, as bits
            self.painted = [0] * TRANSPARENT  # cells by colour of the tile
            self.built = [0] * len(TILES)  # how many of each kind of tile
            self.laid: list[int] = []  # tile, turn and cell of each, three numbers in a row
            self.filled = 0  # cells filled with gems at the end
            self.hats = [0, 0]  # places on the ladder, 0 in front of the player
            self.shows = 0  # performances this round
        else:
            self.board = like.board
            self.side = like.side
            self.points = like.points
            self.coins = like.coins
            self.gems = like.gems.copy()
            self.tokens = like.tokens
            self.parked = like.parked
            self.talents = like.talents if shares else like.talents.copy()
            self.hand = like.hand if shares else like.hand.copy()
            self.hand_seen = like.hand_seen
            self.masters = like.masters if shares else like.masters.copy()
            self.dice = like.dice.copy()
            self.pips = like.pips.copy()
            self.posters = like.posters.copy()
            self.tents = like.tents.copy()
            self.completed = like.completed.copy()
            self.covered = like.covered
            self.painted = like.painted.copy()
            self.built = like.built.copy()
            self.laid = like.laid.copy()
            self.filled = like.filled
            self.hats = like.hats.copy()
            self.shows = like.shows

    # dice

    def empty_masters(self) -> list[int]:
        """3.1 The master cards without a die."""
        return [m for i, m in enumerate(self.masters) if not self.dice[i]]

    def turns_left(self) -> int:
        """How many master cards are still without a die."""
        return self.dice.count(0)

    def due(self) -> int:
        """9.1 What the dice of this round cost: the highest colour and all transparent ones."""
        return self.highest_pips() + self.pips[TRANSPARENT]

    def highest_pips(self) -> int:
        """The sum of this round's dice in the colour that has the highest sum."""
        pips = self.pips
        return max(max(pips[1], pips[2]), pips[3])

    # gems

    def total_gems(self) -> int:
        gems = self.gems
        return gems[1] + gems[2] + gems[3] + gems[TRANSPARENT]

    def can_pay_gems(self, needs: list[int]) -> bool:
        """7.8 Whether this player's gems cover these needs, transparent ones in any colour."""
        missing, gems = 0, self.gems
        for colour in ALL_COLOURS:
            if needs[colour] > gems[colour]:
                missing += needs[colour] - gems[colour]
        return missing <= gems[TRANSPARENT]

    # posters and tents

    def free_poster_places(self) -> list[int]:
        return [place for place in ALL_PLACES if not self.posters[place]]

    def has_posters(self) -> bool:
        for place in ALL_PLACES:
            if self.posters[place]:
                return True
        return False

    def free_tent_places(self) -> list[int]:
        return [place for place in FREE_TENT_PLACES if not self.tents[place]]

    def collected_tents(self) -> int:
        """How many tents were picked up; the printed one does not count."""
        found = 0
        for place in FREE_TENT_PLACES:
            if self.tents[place]:
                found += 1
        return found

    def has_tent_place(self) -> bool:
        """Whether there is room for one more tent."""
        return self.collected_tents() < len(FREE_TENT_PLACES)

    # talents and hats

    def highest_hat(self) -> int:
        """The place of the higher hat on the ladder."""
        return max(self.hats[0], self.hats[1])
