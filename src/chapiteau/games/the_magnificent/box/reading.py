"""Reading the components file: every row is checked and knows where its facts come from."""

from __future__ import annotations

from typing import Final

from ....core.box import Data, Row
from ....core.errors import Value
from ....core.names import dashed
from .components import (
    ALL_COLOURS,
    BOARDS,
    BONUSES,
    CELLS,
    COLOURS,
    COLUMNS,
    EFFECTS,
    LOTS,
    MAIN_SPOTS,
    PLACES,
    POSTER_CELL,
    ROWS,
    SCORES,
    SHOWN,
    SIDES,
    SIZES,
    SPACES,
    TILES,
    TOKENS,
    TRANSPARENT,
    TURNS,
    WHEEL,
    ZONES,
    Bonus,
    Criterion,
    Level,
    MagnificentBox,
    Master,
    Poster,
    Side,
    Talent,
    Tent,
    TentPlace,
)
from .grid import alike, all_sites, bit, count, drawn
from .limits import (
    MOST_LEVELS,
    MOST_MASTERS,
    MOST_POSTERS,
    MOST_SEATS,
    MOST_STARS,
    MOST_START_POSTERS,
    MOST_TALENT_TILES,
    MOST_TENTS,
    SET,
)
from .rows import amounts, inner

SOURCES_OF: Final = ["meta", "gems", "dice_reserve", "printed_tent", "camp", "numbers", "solo"]
KINDS: Final = len(TILES) - 1  # of camp tiles
TENT_PLACES: Final = PLACES - 1  # without the printed one


def read_box(data: Data) -> MagnificentBox:
    """Read and check every section, row by row."""
    top, box = Row("", data), MagnificentBox(data)
    for section in SOURCES_OF:
        box.note(top.row(section))
    read_dice(top, box)
    read_camp(top, box)
    read_tiles(top, box)
    read_posters(top, box)
    read_masters(top, box)
    read_talents(top, box)
    read_tents(top, box)
    read_sides(top, box)
    read_tracks(top, box)
    read_numbers(top, box)
    check_supplies(top, box)
    top.done()
    return box


def read_dice(top: Row, box: MagnificentBox) -> None:
    for i, row in enumerate(top.counted("dice", MOST_SEATS)):
        row.number("players", i + 1, i + 1)
        box.dice.append(amounts(row, COLOURS, 9))
        box.finish(row)
    box.reserve = amounts(top.row("dice_reserve"), COLOURS, 9)
    gems = top.row("gems")
    box.storage = gems.number("storage", 1, 9)
    box.overflow_coins = gems.number("overflow_coins", 0, 9)
    box.gem_power = gems.number("power", 1, 9)


def read_camp(top: Row, box: MagnificentBox) -> None:
    camp = top.row("camp")
    box.zones = [0] * (len(ZONES) + 1)
    for y, line in enumerate(camp.grid("zones", COLUMNS, ROWS, list(ZONES))):
        for x, zone in enumerate(line):
            box.zones[zone + 1] |= bit(x, y)
    box.zone_sizes = [count(zone) for zone in box.zones]
    box.largest_zone = max(box.zone_sizes)
    box.camp = sum(box.zones)
    box.lines = [sum([bit(x, y) for x in range(COLUMNS)]) for y in range(ROWS)]
    box.columns = [sum([bit(x, y) for y in range(ROWS)]) for x in range(COLUMNS)]
    box.zone_points = camp.number("points_per_zone", 0, 99)
    for row in top.counted("level", 1, MOST_LEVELS):
        large, small = row.number("large", 0, 9), row.number("small", 0, 9)
        box.levels.append(Level(row.number("power", 0, 99), large, small))
        box.finish(row, f"level-{large}-{small}")


def read_tiles(top: Row, box: MagnificentBox) -> None:
    for i, row in enumerate(top.counted("tile", KINDS)):
        row.which("id", [TILES[i + 1]])
        row.which("colour", [COLOURS[i // 2 + 1]])
        row.which("size", [SIZES[i % 2]])
        box.tile_count.append(row.number("count", 0, 99))
        shape = row.shape("shape", COLUMNS, ROWS)
        cells = drawn(shape)
        box.shapes.append(shape)
        box.sites.append(all_sites(cells, box.camp))
        box.masks.append([0] * (TURNS * CELLS))
        for site in box.sites[-1]:
            box.masks[-1][site.number] = site.mask
        box.turned.append(alike(cells))
        box.finish(row, f"tile-{dashed(TILES[i + 1])}")


def read_posters(top: Row, box: MagnificentBox) -> None:
    for row in top.counted("magnificent", 1, MOST_STARS):
        box.stars.append(row.text("id"))
        row.which("colour", COLOURS[:TRANSPARENT])
        box.finish(row, f"star-{dashed(row.text('id'))}")
    rows = top.counted("poster", SHOWN, MOST_POSTERS)
    box.first_start_poster = len(rows) + 1
    rows += top.counted("starting_poster", MOST_SEATS, MOST_START_POSTERS)
    box.poster_count = len(rows)
    for row in rows:
        colour, star = row.which("colour", COLOURS), row.which("magnificent", box.stars)
        tiles, gems = inner(row, "tiles", TILES, 9), inner(row, "gems", COLOURS[:TRANSPARENT], 3)
        points, coins = row.number("points", 0, 99), row.number("coins", 0, 99)
        die = row.which("die", COLOURS[:TRANSPARENT])
        id = row.text("id")
        box.posters.append(Poster(id, colour, star, tiles, [*gems, 0], points, coins, die))
        box.finish(row, f"poster-{dashed(id)}")


def bonus_of(row: Row) -> Bonus:
    """A bonus: its kind, and the numbers that go with it."""
    kind = row.which("kind", BONUSES)
    colour = row.which("colour", COLOURS, 0)
    amount, cost = row.number("amount", 0, 99, 1), row.number("cost", 0, 12, 0)
    return Bonus(kind, colour, amount, cost)


def read_masters(top: Row, box: MagnificentBox) -> None:
    rows = top.counted("master", SET * (len(BOARDS) - 1), MOST_MASTERS)
    box.master_count = len(rows)
    for row in rows:
        printed, score = row.row("bonus"), row.row("score")
        bonus = bonus_of(printed)
        printed.done()
        kind, points = score.which("kind", SCORES), score.number("points", 0, 99)
        colour = score.which("colour", COLOURS[:TRANSPARENT], 0)
        cap = score.number("cap", 1, 999, 0)
        score.done()
        row.covers("pairing", ["bonus", "score"])
        number = row.which("set", BOARDS, 0)
        id = row.text("id")
        box.masters.append(Master(id, bonus, Criterion(kind, colour, points, cap), number))
        box.finish(row, f"master-{dashed(id)}")


def read_talents(top: Row, box: MagnificentBox) -> None:
    rows = top.counted("talent_place", MAIN_SPOTS)
    rows += top.counted("talent_tile", 1, MOST_TALENT_TILES)
    box.spot_count = len(rows)
    for row in rows:
        effect, tokens = row.which("effect", EFFECTS), row.which("tokens", TOKENS)
        coins = row.number("coins", 0, 99, 0)
        id = row.text("id")
        box.talents.append(Talent(id, effect, tokens, row.number("amount", 1, 9), coins))
        box.finish(row, f"talent-{dashed(id)}")


def read_tents(top: Row, box: MagnificentBox) -> None:
    rows = top.counted("tent", 1, MOST_TENTS)
    box.tent_count, box.printed_tent = len(rows), len(rows) + 1
    for row in rows:
        gem = row.which("gem", ["none", *COLOURS[1:TRANSPARENT]])
        points, coins = row.number("points", 0, 99), row.number("coins", 0, 99)
        box.tents.append(Tent(row.text("id"), gem, points, coins))
        box.finish(row, f"tent-{dashed(row.text('id'))}")
    printed = top.row("printed_tent")
    points, coins = printed.number("points", 0, 99), printed.number("coins", 0, 99)
    box.tents.append(Tent("printed", 0, points, coins))
    names = ["posters", "coins", "gems", "talents", "points"]
    for row in top.counted("tent_place", TENT_PLACES):
        n = [row.number(name, 0, 9) for name in names]
        box.tent_places.append(TentPlace(n[0], n[1], n[2], n[3], n[4]))
        box.finish(row)


def read_sides(top: Row, box: MagnificentBox) -> None:
    sides = (len(BOARDS) - 1) * len(SIDES)
    for i, row in enumerate(top.counted("side", sides)):
        row.which("board", [BOARDS[i // 2 + 1]])
        row.which("side", [SIDES[i % 2]])
        n = [row.number(name, 0, high) for name, high in (("coins", 99), ("talents", 8))]
        side = Side(n[0], n[1], row.number("tents", 0, 1), inner(row, "gems", COLOURS, 3))
        for cell in row.rows("bonuses"):
            place = cell.cell("cell", COLUMNS, ROWS)
            side.cells[place] = bonus_of(cell)
            side.mask |= 1 << place
            cell.done()
        if i % 2 == 0:
            box.sides.append([])
        box.sides[-1].append(side)
        box.finish(row)


def read_tracks(top: Row, box: MagnificentBox) -> None:
    signs = ["poster", *COLOURS[1:]]
    for i, row in enumerate(top.counted("wheel", len(ALL_COLOURS))):
        row.which("colour", [COLOURS[i + 1]])
        box.wheels.append(row.all_which("cells", signs, WHEEL))
        box.finish(row)
    for row in top.counted("space", SPACES):
        box.space_power.append(row.number("power", 1, 99))
        box.space_posters.append(row.number("posters", 0, 5))
        box.finish(row)


def read_numbers(top: Row, box: MagnificentBox) -> None:
    row = top.row("numbers")
    box.rounds, box.turns = row.number("rounds", 1, 3), row.number("turns", 1, 4)
    box.tokens = row.number("tokens", 1, 20)
    row.number("display_posters", 4, 4)
    box.lots = [0, *row.numbers("lots", 0, LOTS, MOST_SEATS)]
    box.draft_tiles = [0, *row.numbers("draft_tiles", 0, 999, MOST_SEATS)]
    box.first_gives = row.number("first_gives", 0, 4)
    box.draft_hand = row.number("draft_hand", 4, 8)
    box.missing_coin = [0, *row.numbers("points_per_missing_coin", 0, 999, 3)]
    box.coins_per_point = row.number("coins_per_point", 1, 99)
    solo = top.row("solo")
    for power in solo.numbers("blocked", 0, 999, 3):
        if power not in box.space_power:
            known = ", ".join([str(each) for each in box.space_power])
            said: dict[str, Value] = {"value": str(power), "names": known}
            raise solo.complaint("component-not-one-of", "blocked", said)
        box.blocked.append(box.space_power.index(power))
    box.solo_masters = solo.number("masters", 4, 12)
    box.titles = solo.numbers("titles", 0, 999, 3)


def check_supplies(top: Row, box: MagnificentBox) -> None:
    """2 Whether there is enough of everything for any number of players."""
    for number in range(1, len(BOARDS)):
        found = len([master for master in box.masters if master.set == number])
        top.check_count(f"master, set {BOARDS[number]}", found, SET, SET)
    unset = box.master_count - SET * (len(BOARDS) - 1)
    for seats in range(1, MOST_SEATS + 1):
        lots = box.lots[seats]
        top.check_count("master, without a set", unset, lots, MOST_MASTERS)
        dealt = box.solo_masters if seats == 1 else box.draft_hand * seats
        top.check_count("master", box.master_count, box.rounds * lots + dealt, MOST_MASTERS)
        tiles = box.spot_count - MAIN_SPOTS
        top.check_count("talent_tile", tiles, lots + box.draft_tiles[seats], MOST_TALENT_TILES)
    cells = sum([wheel.count(POSTER_CELL) for wheel in box.wheels[1:]])
    top.check_count("tent", box.tent_count, cells, MOST_TENTS)
