"""What is in the box: the crowd, the events, the roles, and the numbers of the game."""

from __future__ import annotations

from typing import Final

from ....core.box import Box, Data

MOST_PEOPLE: Final = 60  # what the move table knows
MOST_COSTUMES: Final = 16
MOST_ACCESSORIES: Final = 16
FEWEST: Final = 3
MOST: Final = 6
WORKSHOPS: Final = 5
LONGEST_HAND: Final = 12  # a place in a row of face-down cards

AGES: Final = ["", "child", "teen", "adult"]

# Events, roles and reactions that have rules or texts of their own; a box may lack some of them.
EVENTS: Final = [
    "",
    "feast_of_fools",
    "court_of_miracles",
    "delusions_of_grandeur",
    "king_dagobert",
    "masks_off",
    "cupid",
    "blind_mans_buff",
    "day_ball",
    "night_ball",
    "caterpillar",
]
FEAST_OF_FOOLS: Final = 1
COURT_OF_MIRACLES: Final = 2
DELUSIONS_OF_GRANDEUR: Final = 3
KING_DAGOBERT: Final = 4
MASKS_OFF: Final = 5
CUPID: Final = 6
BLIND_MANS_BUFF: Final = 7
DAY_BALL: Final = 8
NIGHT_BALL: Final = 9
CATERPILLAR: Final = 10

ROLES: Final = [
    "",
    "bounty_hunter",
    "smuggler",
    "jester",
    "spy",
    "paparazzi",
    "magician",
    "father_christmas",
    "navvy",
    "vizier",
    "thief",
    "seer",
]
BOUNTY_HUNTER: Final = 1
SMUGGLER: Final = 2
JESTER: Final = 3
SPY: Final = 4
PAPARAZZI: Final = 5
MAGICIAN: Final = 6
FATHER_CHRISTMAS: Final = 7
NAVVY: Final = 8
VIZIER: Final = 9
THIEF: Final = 10
SEER: Final = 11

REACTIONS: Final = ["", "yawns", "doubts", "called_back", "ovation", "world_peace"]


class CarnavalesqueBox(Box):
    """Everything by number, from 1; place 0 is what nobody may see."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.hand_size = [0] * (MOST + 1)  # by number of players
        self.rounds = [0] * (MOST + 1)
        self.fewest_sent = 0
        self.grandeur = 0  # the fewest sent by a King with delusions of grandeur
        self.cupid_draws = 0
        self.workshops: list[int] = []  # their numbers
        self.smallest_float = 0
        self.float_points: list[int] = []
        self.reactions: list[int] = []  # those in the box, ascending
        self.reaction_from = [0] * len(REACTIONS)
        self.success = 0  # the first of the REACTIONS with which the common cause is won
        self.sigma = 0
        self.hints = 0
        self.hint_step = 0
        self.signs = 0
        self.draft_more = 0
        self.costumes: list[str] = [""]
        self.accessories: list[str] = [""]
        self.feature_count = 0  # what a float may have in common: costumes first, then accessories
        self.people = 0  # how many there are
        self.age: list[int] = [0]  # by person
        self.costume: list[int] = [0]
        self.extras: list[list[int]] = [[]]  # the accessories of each person
        self.features: list[int] = [0]  # costume and accessories of each person, as a mask
        self.bearers: list[list[int]] = []  # the people by feature
        self.of_age: list[list[int]] = [[] for _ in AGES]  # the people of each age
        self.events: list[int] = []  # those in the box, ascending
        self.roles: list[int] = []
        self.antagonist = [0] * len(ROLES)
        self.role_cards = [0] * len(ROLES)  # how many a role draws or gives

    def points(self, size: int) -> int:
        """8.2 What a float brings; each card beyond the table adds one more than the last."""
        table = self.float_points
        last = len(table) - 1
        if size <= last:
            return table[size]
        step = table[last] - table[last - 1]
        beyond = size - last
        return table[last] + beyond * step + beyond * (beyond + 1) // 2

    def reaction(self, points: int) -> int:
        """8.3 How the public takes a parade."""
        found = self.reactions[0]
        for reaction in self.reactions:
            if points >= self.reaction_from[reaction]:
                found = reaction
        return found

    def person_word(self, person: int) -> str:
        """The word id of a person: people are called by what can be seen of them."""
        extras = [self.accessories[a] for a in self.extras[person]]
        parts = [AGES[self.age[person]], self.costumes[self.costume[person]], *extras]
        return f"person-{'-'.join(parts)}"
