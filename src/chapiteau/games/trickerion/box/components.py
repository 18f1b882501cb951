"""What is in the box: everything printed, by number from 1; place 0 is nothing, or unseen."""

from __future__ import annotations

from typing import Final

from ....core.box import Box, Data
from ....core.edition import Edition, box_of

CATEGORIES: Final = ["", "mechanical", "spiritual", "escape", "optical"]
COMPONENTS: Final = [
    "", "wood", "glass", "metal", "fabric", "rope", "petroleum", "saw", "animal", "padlock",
    "mirror", "disguise", "cog",
]  # fmt: skip
TIERS: Final = ["", "basic", "advanced", "superior"]
SYMBOLS: Final = ["", "spades", "hearts", "diamonds", "clubs"]
THEATRES: Final = ["", "riverside", "grand_magorian", "magnus_pantheon"]
LOCATIONS: Final = ["", "downtown", "market", "workshop", "theatre"]
DOWNTOWN: Final = 1
MARKET: Final = 2
WORKSHOP: Final = 3
THEATRE: Final = 4
DAYS: Final = ["", "thursday", "friday", "saturday", "sunday"]
DIRECTIONS: Final = ["up", "right", "down", "left"]

# What characters are, and the places of a company: three seats for apprentices are on the player
# board, the fourth is on the assistant's.
KINDS: Final = ["", "magician", "engineer", "manager", "assistant", "apprentice"]
MAGICIAN: Final = 1
ENGINEER: Final = 2
MANAGER: Final = 3
ASSISTANT: Final = 4
APPRENTICE: Final = 5
CREW: Final = [
    "", "magician", "engineer", "manager", "assistant", "apprentice_1", "apprentice_2",
    "apprentice_3", "apprentice_free",
]  # fmt: skip
PLACES: Final = 8
FIRST_SEAT: Final = 5
FREE_SEAT: Final = 8
KIND_OF: Final = [0, MAGICIAN, ENGINEER, MANAGER, ASSISTANT] + [APPRENTICE] * 4

# Places for characters on the boards; those of the workshop exist once for each player.
SLOTS: Final = [
    "", "downtown_1", "downtown_2", "downtown_3", "downtown_4", "market_1", "market_2",
    "market_3", "market_4", "workshop_1", "workshop_2",
    "thursday_1", "thursday_2", "thursday_show", "friday_1", "friday_2", "friday_show",
    "saturday_1", "saturday_2", "saturday_show", "sunday_1", "sunday_2", "sunday_show",
]  # fmt: skip
FIRST_SLOT: Final = [0, 1, 5, 9, 11, 23]  # of each location; the last is one past the end
IDLE: Final = 23  # the place of a character left idle this turn
ON_A_DAY: Final = 3  # two places backstage, then the performer's

DICE: Final = ["", "residence_a", "residence_b", "inn_a", "inn_b", "bank_a", "bank_b"]
RESIDENCE_DICE: Final = [1, 2]
INN_DICE: Final = [3, 4]
BANK_DICE: Final = [5, 6]
FACES: Final = [
    "", "mechanical", "spiritual", "escape", "optical", "any", "engineer", "manager", "assistant",
    "apprentice", "x", "1", "2", "3", "4", "5", "6",
]  # fmt: skip
ANY: Final = 5
X: Final = 10
HIRED_BY: Final = 4  # added to the number of a kind of character, it gives its face
COIN_FACE: Final = 10  # added to a number of coins, it gives their face

# Each box has its own number of cards; moves are made for the most there may be.
MOST_IN_SCHOOL: Final = 12  # tricks of one category
MOST_TRICKS: Final = 48
MOST_MAGICIANS: Final = 12
MOST_CARDS: Final = 99  # performance cards

SHELVES: Final = 4  # places for tricks: three on the player board, the last on the engineer's
ENGINEER_SHELF: Final = 4
BOARD_SLOTS: Final = 6  # places for components on the player board; two more on the manager's
STORE_SLOTS: Final = 8
CELLS: Final = 6  # of a performance card: two columns, three rows, left to right from the top
LONGEST_ROW: Final = 5
MARKET_SLOTS: Final = 4
MOST_UNITS: Final = 3
EDITIONS: Final = ["six_turns", "five_turns"]


def day_of(slot: int) -> int:
    """The weekday of a place in the theatre, 0 elsewhere."""
    return (slot - FIRST_SLOT[THEATRE]) // ON_A_DAY + 1 if FIRST_SLOT[THEATRE] <= slot < IDLE else 0


def is_show_slot(slot: int) -> bool:
    """Whether a place in the theatre is the one from which a magician performs."""
    return day_of(slot) > 0 and (slot - FIRST_SLOT[THEATRE]) % ON_A_DAY == ON_A_DAY - 1


class Gain:
    """Fame, coins and shards that come together."""

    def __init__(self, fame: int, coins: int, shards: int) -> None:
        self.fame: Final = fame
        self.coins: Final = coins
        self.shards: Final = shards


NO_GAIN: Final = Gain(0, 0, 0)


class Need:
    """A number of units of one component."""

    def __init__(self, component: int, units: int) -> None:
        self.component: Final = component
        self.units: Final = units


class Trick:
    """A trick card."""

    def __init__(
        self, id: str, category: int, level: int, threshold: int, needs: list[Need], points: int,
        markers: int, gain: Gain,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.category: Final = category
        self.level: Final = level
        self.threshold: Final = threshold
        self.needs: Final = needs
        self.points: Final = points  # what preparing it costs
        self.markers: Final = markers
        self.gain: Final = gain  # for each marker performed


NO_TRICK: Final = Trick("", 0, 0, 0, [], 0, 0, NO_GAIN)


class Circle:
    """A printed circle, as one of its two slots sees it."""

    def __init__(self, corner: int, cell: int, facing: int, shard: bool) -> None:
        self.corner: Final = corner  # the corner of this slot that lies in it
        self.cell: Final = cell  # the slot on the other side
        self.facing: Final = facing  # and the corner of that one
        self.shard: Final = shard


class PerformanceCard:
    """A performance card: which cells of the grid are slots, and what the circles join."""

    def __init__(self, id: str, theatre: int, cells: list[int], gain: Gain) -> None:
        self.id: Final = id
        self.theatre: Final = theatre
        self.cells: Final = cells
        self.gain: Final = gain  # the bonus of whoever performs it
        self.circles: Final[list[list[Circle]]] = [[] for _ in range(CELLS + 1)]  # by cell

    def join(self, a: int, corner: int, b: int, shard: bool) -> None:
        facing = (corner + 2) % 4
        self.circles[a].append(Circle(corner, b, facing, shard))
        self.circles[b].append(Circle(facing, a, corner, shard))


NO_CARD: Final = PerformanceCard("", 0, [], NO_GAIN)


class FirstGame:
    """A ready-made start for the magician of one school."""

    def __init__(
        self, trick: int, components: list[Need], specialist: int, gift_trick: int,
        gift_components: list[Need],
    ) -> None:  # fmt: skip
        self.trick: Final = trick
        self.components: Final = components
        self.specialist: Final = specialist
        self.gift_trick: Final = gift_trick  # on the engineer board, or 0
        self.gift_components: Final = gift_components  # on the manager board


NO_FIRST_GAME: Final = FirstGame(0, [], 0, 0, [])


class Costs:
    """What each action costs in action points."""

    def __init__(self) -> None:
        self.learn = 0
        self.hire = 0
        self.take_coins = 0
        self.reroll = 0
        self.set_die = 0
        self.buy = 0
        self.bargain = 0
        self.order = 0
        self.move = 0
        self.set_up = 0
        self.reschedule = 0


class Common:
    """The numbers that all editions share."""

    def __init__(self) -> None:
        self.tricks: list[Trick] = [NO_TRICK]
        self.by_category: list[list[int]] = [[] for _ in CATEGORIES]  # tricks
        self.most_in_school = 0  # tricks of the category with most of them
        self.dark_tricks: list[Trick] = []  # kept ready; no edition plays them
        self.cards: list[PerformanceCard] = [NO_CARD]
        self.played = 0  # cards 1 to this are played; those of the Dark Alley come after them
        self.magicians: list[str] = [""]
        self.favourites: list[int] = [0]  # by magician
        self.icons: list[int] = [0] * 4 * len(CATEGORIES)
        self.markers = 0  # of each symbol
        self.goods: list[int] = []  # the components there are, ascending
        self.prices: list[int] = [0] * len(COMPONENTS)
        self.tiers: list[int] = [0] * len(COMPONENTS)
        self.board_limit = 0
        self.manager_limit = 0
        self.manager_extra = 0
        self.points: list[int] = [0]  # by kind of character
        self.wages: list[int] = [0]
        self.final_fame: list[int] = [0]
        self.assignments: list[int] = [0]  # cards by location
        self.faces: list[list[int]] = [[]]  # by die
        self.has_twin: list[bool] = [False]  # whether a die is like the one before it
        self.slot_points: list[int] = [0] * IDLE
        self.slot_seats: list[int] = [0] * IDLE  # open with this many players or more
        self.day_fame: list[int] = [0]
        self.day_coins: list[int] = [0]
        self.costs: Final = Costs()
        self.shard_points = 0
        self.on_sale: list[int] = [0]
        self.start_fame = 0
        self.start_shards = 0
        self.start_worth = 0
        self.row_slots: list[int] = [0, 0]  # by seats
        self.row_start: list[int] = [0, 0]
        self.fame_per_link = 0
        self.shards_in_circle = 0
        self.fame_per_unpaid_coin = 0
        self.fame_per_shard = 0
        self.coins_per_fame = 1

    def icon(self, category: int, points: int, corner: int) -> int:
        """The school shown at a corner of a marker whose own sign points in a direction."""
        return self.icons[category * 4 + (corner - points) % 4]

    def has(self, noun: str, id: int) -> bool:
        """Whether this box has a trick, a magician or a component that a move may name."""
        if noun == "trick":
            return id < len(self.tricks)
        if noun == "magician":
            return id < len(self.magicians)
        return noun != "component" or id in self.goods


class Facts(Common):
    """All numbers of one edition: the shared ones and its own."""

    def __init__(self, edition: int) -> None:
        super().__init__()
        self.edition: Final = edition  # which of EDITIONS
        self.turns = 0
        self.start_coins: list[int] = []  # by initiative
        self.deck: list[int] = []  # theatres of the performance deck, from the top
        self.advertise_fame = 0
        self.advertise_price: list[list[int]] = [[], []]  # by seats, then by initiative
        self.buy_units = 0
        self.order_refuses_quick = False
        self.order_refuses_ordered = False
        self.quick_points = 0
        self.quick_surcharge = 0
        self.moves_anywhere = False
        self.one_marker_per_category = False
        self.link_reward_by_theatre = False
        self.link_rewards: list[int] = [0]
        self.performer_gain: list[Gain] = [NO_GAIN] * len(KINDS)
        self.wages_first = False
        self.weekday_yields = False
        self.card_bonus = False
        self.engineer_gift_any = False
        self.manager_gift_worth = 0
        self.prepares_all_tricks = False
        self.prepared_markers = 0  # 0: the number on the trick
        self.prepared_extra = 0
        self.first_games: list[FirstGame] = [NO_FIRST_GAME]  # by category


class TrickerionBox(Box):
    """The facts of each edition, in the order of EDITIONS."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.editions: list[Facts] = []


def facts_of(edition: Edition) -> Facts:
    """The numbers of the edition that is played."""
    box = box_of(edition, TrickerionBox)
    return box.editions[EDITIONS.index(str(edition.options["edition"]))]
