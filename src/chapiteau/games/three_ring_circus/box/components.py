"""What is in the box: everything printed, by number from 1; place 0 is nothing, or unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.box import Box, Data
from .printed import (
    NO_KIND,
    AutomaCard,
    Kind,
    MetropolisCard,
    Objective,
    Region,
    Slot,
    Space,
    Spot,
    Start,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

REGIONS: Final = ["", "chicago", "indianapolis", "washington_dc", "new_york", "boston"]
ALL_REGIONS: Final = [1, 2, 3, 4, 5]
SPACES: Final = [
    "", "chicago", "detroit", "st_louis", "sturgis", "toledo", "south_bend", "jackson", "peoria",
    "danville", "indianapolis", "cincinnati", "cleveland", "sandusky", "fort_wayne", "lafayette",
    "terre_haute", "columbus", "portsmouth", "washington_dc", "pittsburgh", "baltimore",
    "connellsville", "erie", "wheeling", "charleston", "staunton", "harrisburg", "new_york",
    "philadelphia", "buffalo", "syracuse", "albany", "elmira", "scranton", "poughkeepsie",
    "trenton", "boston", "providence", "portland", "natick", "concord", "rutland", "springfield",
    "hartford", "new_haven",
]  # fmt: skip
SPACE_KINDS: Final = ["", "metropolis", "medium", "town"]
METROPOLIS: Final = 1
MEDIUM: Final = 2
TOWN: Final = 3
SLOTS: Final = 5  # of a medium city
PLACES: Final = 4  # of a metropolis card
TENT_PLACES: Final = [0, PLACES, SLOTS, 1]  # by kind of space

FAMILIES: Final = [
    "",
    "clown",
    "farm_animal",
    "magician",
    "rider",
    "beast",
    "acrobat",
    "phenomenon",
]

SYMBOLS: Final = ["", "pedestal", "banknote", "locomotive"]
PEDESTAL: Final = 1
BANKNOTE: Final = 2
LOCOMOTIVE: Final = 3

# Cards: each has a number of its own, and a kind that it shares with its copies. How many there
# are is the box's affair, between what the rules need and what the list of moves can name.
MOST_CARDS: Final = 99  # in any deck
FEWEST_MONEY: Final = 24  # four hands of up to six
FEWEST_TICKETS: Final = 17  # four hands of up to three, and the row
FEWEST_OBJECTIVES: Final = 4
MOST_OBJECTIVES: Final = 16
FEWEST_PER_REGION: Final = 5  # tokens and metropolis cards: one for each region
MOST_ARTISTS: Final = 15  # kinds of money artists; new kinds of backstage cards share the room
BACKSTAGE: Final = [
    "animal_keepers", "orchestra", "stagehands", "bill_poster", "popcorn_machine", "reserve",
    "train", "ringmaster", "cleaning_crew",
]  # fmt: skip
FIRST_BACKSTAGE: Final = MOST_ARTISTS + 1  # the first of BACKSTAGE; a new kind goes before it
FIRST_TICKET_KIND: Final = FIRST_BACKSTAGE + len(BACKSTAGE)
MOST_BACKSTAGE: Final = 12  # kinds
MOST_TICKETS: Final = 45  # kinds
KINDS: Final = FIRST_TICKET_KIND + MOST_TICKETS - 1  # at most

EFFECTS: Final = [
    "", "symbol", "per_before", "per_all", "temporary_pedestals", "temporary_pedestals_per_artist",
    "points", "take_ticket_from_display_or_deck", "extra_movement", "draw_money", "bb_pawn_stays",
]  # fmt: skip
SYMBOL_EFFECT: Final = 1
PER_BEFORE: Final = 2
PER_ALL: Final = 3
EXTRA_PEDESTALS: Final = 4
PEDESTALS_PER_ARTIST: Final = 5
EXTRA_POINTS: Final = 6
EXTRA_TICKET: Final = 7
EXTRA_MOVEMENT: Final = 8
EXTRA_MONEY: Final = 9
PAWN_STAYS: Final = 10
AT_THE_END: Final = [EXTRA_POINTS, EXTRA_TICKET, EXTRA_MONEY, PAWN_STAYS]
COUNTS: Final = ["", "family", "name", "symbol", "marker"]
BY_FAMILY: Final = 1
BY_NAME: Final = 2
BY_SYMBOL: Final = 3
BY_MARKER: Final = 4

OBJECTIVE_KINDS: Final = ["", "tents", "values", "metropolises", "pairs", "pedestals", "artists"]
TENTS_IN: Final = 1
VALUES_OF: Final = 2
METROPOLISES: Final = 3
PAIRS: Final = 4
PEDESTALS: Final = 5
ARTISTS: Final = 6

RINGS: Final = 3
COLUMNS: Final = 5
SPOTS: Final = RINGS * COLUMNS
BONUSES: Final = ["", "money", "ticket", "objective", "play", "swap", "popcorn"]
DRAW_MONEY: Final = 1
DRAW_TICKET: Final = 2
DRAW_OBJECTIVE: Final = 3
PLAY_ANOTHER: Final = 4
SWAP: Final = 5
POPCORN: Final = 6

DISPLAY: Final = 5  # ticket cards face up
STARTS: Final = ["boston", "new_york", "chicago", "indianapolis", "washington_dc"]
"""Where the B&B Circus may start, as an option; the first is open to any number of players."""

DECKS: Final = ["fortune_teller", "mechanical_monkey"]
ACTIONS: Final = ["", "reveal_token", "hire", "show"]
REVEAL: Final = 1
HIRE: Final = 2
SHOW: Final = 3
EXTRAS: Final = ["", "pedestals", "movement", "points"]
MORE_PEDESTALS: Final = 1
MORE_MOVEMENT: Final = 2
MORE_POINTS: Final = 3
MODES: Final = ["always", "easy", "hard"]
DIFFICULTIES: Final = ["easy", "medium", "hard"]
TOKENS: Final = 4  # artist tokens, one for each family of money artists


class CircusBox(Box):
    """The facts of one match."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.spaces: list[Space] = [Space("", 0, 0, 0, 0)]
        self.regions: list[Region] = [Region(0, 0, 0, 0)]
        self.roads: list[tuple[int, int]] = []
        self.neighbours: list[list[int]] = []  # by space
        self.near: list[int] = []  # the same as bits
        self.near_bytes: list[list[int]] = []  # the same for every set among eight spaces in a row
        self.near_towns: list[int] = []  # only the towns
        self.towns = 0  # all towns, as bits
        self.first_place: list[int] = []  # by space: where its places for tents begin
        self.tent_places = 0  # on the whole map
        self.starts: list[Start] = []
        self.slots: list[Slot] = []
        self.faces: list[list[int]] = [[0, 0]]  # token faces: families of medium_a and medium_b
        self.metropolis_cards: list[MetropolisCard] = [MetropolisCard("", 0, 0, 0, 0)]
        self.family_of: list[int] = [0] * 17  # by value
        self.artists: list[str] = [""]  # the artists of ticket cards
        self.kinds: list[Kind] = [NO_KIND] * (KINDS + 1)
        self.first_backstage = FIRST_BACKSTAGE  # the lowest kind of a backstage card
        self.artist_kinds = 0  # the kinds of money artists, as bits
        self.kind: list[int] = [0]  # by card, money first
        self.value: list[int] = [0]
        self.family: list[int] = [0]
        self.money_cards = 0
        self.first_ticket = 0
        self.cards = 0  # money and tickets
        self.end_kinds = 0  # the kinds that are played at the end of a show, as bits
        self.end_cards = 0  # how many cards are of such a kind
        self.objectives: list[Objective] = [Objective("", 0, 0, [], [])]
        self.objective_cards = 0
        self.spots: list[Spot] = [Spot(0, 0, 0)]
        self.column_points: list[int] = [0]  # by column; 0: an objective is placed
        self.automa: list[AutomaCard] = [AutomaCard("", 0, 0)]  # the fortune teller's first
        self.fortune_cards = 0
        self.automa_cards = 0  # of both decks
        self.difficulty_points: list[int] = []
        self.tents = 0
        self.start_money = 0
        self.start_tickets = 0
        self.start_objectives = 0
        self.hand_limit = 0
        self.town_money = 0
        self.neighbour_money = 0
        self.favourite_pedestals = 0
        self.most_pedestals = 0
        self.beside = 0  # locomotives that no card can cover
        self.star_points = 0
        self.before_points = 0
        self.after_points = 0
        self.place_points: list[int] = []
        self.majority: list[int] = []
        self.solo_pedestals = 0
        self.solo_locomotives = 0
        self.solo_favourite = 0
        self.solo_least_slot = 0
        self.solo_majority = 0
        self.solo_most_pedestals = 0
        self.solo_most_locomotives = 0

    def around(self, spaces: i64) -> i64:
        """The neighbours of a set of spaces, both as bits."""
        found: i64 = 0
        for table in self.near_bytes:
            if spaces == 0:
                break
            if spaces & 255:
                near: i64 = table[spaces & 255]
                found |= near
            spaces >>= 8
        return found
