"""What is in the box: everything printed, by number from 1; place 0 is nothing, or unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.box import Box, Data

if TYPE_CHECKING:
    from mypy_extensions import i64

COLOURS: Final = ["", "orange", "green", "purple", "transparent"]
ALL_COLOURS: Final = [1, 2, 3]  # those of tiles, wheels and posters
ALL_GEMS: Final = [1, 2, 3, 4]
TRANSPARENT: Final = 4
FACES: Final = 6
DICE: Final = ["", *[f"{c}-{n}" for c in COLOURS[1:] for n in range(1, FACES + 1)]]

SIZES: Final = ["large", "small"]
TILES: Final = ["", *[f"{c}_{s}" for c in COLOURS[1:TRANSPARENT] for s in SIZES]]
LARGE: Final = 0
SMALL: Final = 1
ALL_TILES: Final = [1, 2, 3, 4, 5, 6]

COLUMNS: Final = 8
ROWS: Final = 7
CELLS: Final = COLUMNS * ROWS
TURNS: Final = 8  # four quarter turns clockwise, then the same flipped left to right
ZONES: Final = "abcdefghi"
BOARDS: Final = ["", "I", "II", "III", "IV"]
SIDES: Final = ["A", "B"]

PLACES: Final = 5  # for posters, each with one for a tent below; the first has the printed tent
SHOWN: Final = 4  # posters face up
LOTS: Final = 4
WHEEL: Final = 12  # cells of a wheel
POSTER_CELL: Final = 0  # a cell of a wheel with a poster symbol; others have the number of a gem
START_SPACES: Final = 4  # of the performance track
SPACES: Final = 9  # above them, to perform on
LADDER: Final = START_SPACES + SPACES
TALENT_PLACES: Final = 3
MOST_POWER: Final = 48

BONUSES: Final = [
    "", "gain_coins", "gain_posters", "gain_points", "gain_gem", "gain_talent", "die_plus_colour",
    "die_plus_any", "set_die_value", "copy_other_master", "pay_coins_for_talent",
    "return_talent_build_small", "discard_gems_build_small",
]  # fmt: skip
GAIN_COINS: Final = 1
GAIN_POSTERS: Final = 2
GAIN_POINTS: Final = 3
GAIN_GEM: Final = 4
GAIN_TALENT: Final = 5
PLUS_COLOUR: Final = 6
PLUS_ANY: Final = 7
SET_DIE: Final = 8
COPY: Final = 9
BUY_TALENT: Final = 10
TALENT_TILE: Final = 11
GEMS_TILE: Final = 12

SCORES: Final = [
    "", "small_tile_colour", "large_tile_colour", "small_tile_any", "large_tile_any",
    "rectangle_colour", "tile_colour", "full_column", "full_row", "tent", "coloured_gem",
    "pay_coin", "performance_number", "same_magnificent", "different_magnificent",
    "poster_colour", "flat", "talent_token", "dice_highest_plus_transparent",
    "transparent_dice_double",
]  # fmt: skip
PAY_COIN: Final = 11

# What talents do. Those of the main board are spots 1 to 5, the tiles come after them.
EFFECTS: Final = [
    "", "flip_die", "buy_poster", "recolour_tile", "turn_back", "rearrange_posters", "gain_coins",
    "gain_gem", "double_tile", "plus_build", "extra_tile", "plus_travel", "double_tent",
    "applause", "ignore_tile", "plus_perform", "extra_poster",
]  # fmt: skip
FLIP_DIE: Final = 1
BUY_POSTER: Final = 2
RECOLOUR: Final = 3
TURN_BACK: Final = 4
REARRANGE: Final = 5
COINS_TALENT: Final = 6
GEM_TALENT: Final = 7
DOUBLE_TILE: Final = 8
PLUS_BUILD: Final = 9
EXTRA_TILE: Final = 10
PLUS_TRAVEL: Final = 11
DOUBLE_TENT: Final = 12
APPLAUSE: Final = 13
IGNORE_TILE: Final = 14
PLUS_PERFORM: Final = 15
EXTRA_POSTER: Final = 16
TOKENS: Final = ["one", "each", "two"]
EACH: Final = 1
TWO: Final = 2
MAIN_SPOTS: Final = 5


def die_of(colour: int, value: int) -> int:
    """The number of a die that shows a value."""
    return (colour - 1) * FACES + value


def colour_of(die: int) -> int:
    return (die - 1) // FACES + 1


def value_of(die: int) -> int:
    return (die - 1) % FACES + 1


def tile_of(colour: int, size: int) -> int:
    """The number of a kind of camp tile."""
    return colour * 2 - 1 + size


def tile_colour(tile: int) -> int:
    return (tile + 1) // 2


def tile_size(tile: int) -> int:
    return (tile - 1) % 2


class Bonus:
    """What a master card or a bonus cell offers."""

    def __init__(self, kind: int, colour: int, amount: int, cost: int) -> None:
        self.kind: Final = kind
        self.colour: Final = colour
        self.amount: Final = amount
        self.cost: Final = cost  # coins, talents or gems, depending on the kind


NO_BONUS: Final = Bonus(0, 0, 0, 0)


class Criterion:
    """What a master card is worth."""

    def __init__(self, kind: int, colour: int, points: int, cap: int) -> None:
        self.kind: Final = kind
        self.colour: Final = colour
        self.points: Final = points
        self.cap: Final = cap  # 0: none is printed


class Master:
    """A master of ceremonies card."""

    def __init__(self, id: str, bonus: Bonus, score: Criterion, set: int) -> None:
        self.id: Final = id
        self.bonus: Final = bonus
        self.score: Final = score
        self.set: Final = set  # the board it belongs to in a first game, or 0


NO_MASTER: Final = Master("", NO_BONUS, Criterion(0, 0, 0, 0), 0)


class Poster:
    """A poster card."""

    def __init__(
        self, id: str, colour: int, star: int, tiles: list[int], gems: list[int], points: int,
        coins: int, die: int,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.colour: Final = colour
        self.star: Final = star  # the magnificent on it
        self.tiles: Final = tiles  # how many of each kind must have been built
        self.gems: Final = gems  # how many of each colour are to be paid
        self.points: Final = points
        self.coins: Final = coins
        self.die: Final = die  # the colour of the die it is traded for when playing alone


NO_POSTER: Final = Poster("", 0, 0, [0] * len(TILES), [0] * len(COLOURS), 0, 0, 0)


class Tent:
    """A tent: the gem a show in it costs, or 0, and what it brings."""

    def __init__(self, id: str, gem: int, points: int, coins: int) -> None:
        self.id: Final = id
        self.gem: Final = gem
        self.points: Final = points
        self.coins: Final = coins


class Talent:
    """A place for talents, on the main board or on a tile."""

    def __init__(self, id: str, effect: int, tokens: int, amount: int, coins: int) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.tokens: Final = tokens  # which of TOKENS
        self.amount: Final = amount
        self.coins: Final = coins

    def price(self) -> int:
        """How many tokens one use takes."""
        return 2 if self.tokens == TWO else 1


class TentPlace:
    """What is printed where a tent may be pitched."""

    def __init__(self, posters: int, coins: int, gems: int, talents: int, points: int) -> None:
        self.posters: Final = posters
        self.coins: Final = coins
        self.gems: Final = gems  # transparent ones
        self.talents: Final = talents
        self.points: Final = points


class Level:
    """A line of the building table."""

    def __init__(self, power: int, large: int, small: int) -> None:
        self.power: Final = power
        self.large: Final = large
        self.small: Final = small


class Side:
    """One side of a player board: the start supply, and the bonus under each cell."""

    def __init__(self, coins: int, talents: int, tents: int, gems: list[int]) -> None:
        self.coins: Final = coins
        self.talents: Final = talents
        self.tents: Final = tents
        self.gems: Final = gems
        self.cells: Final[list[Bonus]] = [NO_BONUS] * CELLS
        self.mask = 0  # the cells with a bonus


class Site:
    """A way to lay one kind of tile: how it is turned, where its corner is, what it covers."""

    def __init__(self, turn: int, cell: int, mask: i64) -> None:
        self.turn: Final = turn
        self.cell: Final = cell  # of the top left corner of its outline, from 1
        self.mask: Final = mask
        self.number: Final = turn * CELLS + cell - 1


class MagnificentBox(Box):
    """The facts of one match."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.dice: list[list[int]] = [[]]  # by players, then by colour
        self.reserve: list[int] = [0]  # dice beside the board when playing alone
        self.storage = 0  # gems of a kind
        self.overflow_coins = 0
        self.gem_power = 0
        self.tile_count: list[int] = [0]
        self.shapes: list[list[str]] = [[]]  # rows of # and . by tile
        self.sites: list[list[Site]] = [[]]  # by tile
        self.masks: list[list[int]] = [[]]  # by tile, turn and cell: what it covers, or 0
        self.turned: list[list[int]] = [[]]  # by tile and turn: the turn that looks the same
        self.stars: list[str] = [""]  # the magnificents
        self.posters: list[Poster] = [NO_POSTER]
        self.poster_count = 0
        self.first_start_poster = 1  # starting posters come last
        self.masters: list[Master] = [NO_MASTER]
        self.master_count = 0
        self.talents: list[Talent] = [Talent("", 0, 0, 0, 0)]  # by spot
        self.spot_count = 0  # main board and tiles
        self.tents: list[Tent] = [Tent("", 0, 0, 0)]
        self.tent_count = 0
        self.printed_tent = 1  # comes after the others, and is not counted among them
        self.camp = 0  # all cells
        self.zones: list[int] = [0]  # cells by zone
        self.zone_sizes: list[int] = [0]
        self.largest_zone = 0
        self.lines: list[int] = []  # cells by row
        self.columns: list[int] = []
        self.zone_points = 0
        self.levels: list[Level] = [Level(0, 0, 0)]
        self.tent_places: list[TentPlace] = [TentPlace(0, 0, 0, 0, 0)] * 2  # by place, from 2
        self.sides: list[list[Side]] = [[]]  # by board, then by side
        self.wheels: list[list[int]] = [[]]  # by colour: a gem or POSTER_CELL
        self.space_power: list[int] = list(range(START_SPACES + 1))  # the number of each space
        self.space_posters: list[int] = [0] * (START_SPACES + 1)
        self.rounds = 0
        self.turns = 0
        self.tokens = 0
        self.lots: list[int] = [0]  # by players
        self.draft_tiles: list[int] = [0]
        self.first_gives = 0
        self.draft_hand = 0
        self.missing_coin: list[int] = [0]  # points lost for each, by round
        self.coins_per_point = 1
        self.blocked: list[int] = []  # spaces taken by neutral hats when playing alone
        self.solo_masters = 0
        self.titles: list[int] = []
