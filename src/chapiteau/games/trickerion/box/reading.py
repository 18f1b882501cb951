"""Reading the components file: every row is checked and knows where its facts come from."""

from __future__ import annotations

from typing import Final

from ....core.box import Data, Row, miscounted
from .components import (
    CATEGORIES,
    CELLS,
    COMPONENTS,
    DAYS,
    DICE,
    EDITIONS,
    FACES,
    FIRST_SLOT,
    KINDS,
    LOCATIONS,
    MARKET_SLOTS,
    MOST_CARDS,
    MOST_IN_SCHOOL,
    MOST_MAGICIANS,
    MOST_TRICKS,
    MOST_UNITS,
    ON_A_DAY,
    THEATRE,
    THEATRES,
    TIERS,
    Facts,
    PerformanceCard,
    Trick,
    TrickerionBox,
)
from .editions import read_edition
from .rows import NO_YES, between, enough, gain, needs

CELL_IDS: Final = ["c0r0", "c1r0", "c0r1", "c1r1", "c0r2", "c1r2"]
FACES_OF: Final = [[*FACES[1:6], "x"], FACES[6:11], ["x", *FACES[11:]]]  # by place
RIGHT: Final = 1
DOWN: Final = 2
DARK_THEATRE: Final = 3
MOST_SEATS: Final = 4
SCHOOLS: Final = 4


def read_box(data: Data) -> TrickerionBox:
    """Read every section, once for each edition."""
    box = TrickerionBox(data)
    for edition in range(len(EDITIONS)):
        top, facts = Row("", data), Facts(edition)
        box.note(top.row("meta"))
        _read_parts(top, box, facts)
        _read_company(top, box, facts)
        _read_board(top, box, facts)
        _read_costs(top, box, facts)
        _read_numbers(top, box, facts)
        _read_tricks(top, box, facts)
        _read_cards(top, box, facts)
        rows = top.counted("edition", len(EDITIONS))
        for i, row in enumerate(rows):
            row.which("id", [EDITIONS[i]])
        read_edition(rows[edition], facts)
        box.finish(rows[edition])
        top.done()
        check_enough(top, facts)
        box.editions.append(facts)
    return box


def check_enough(top: Row, facts: Facts) -> None:
    """Whatever players choose, the box must have what they need."""
    for theatre in (1, 2):
        cards = [c for c in facts.cards if c.theatre == theatre]
        needed = facts.deck.count(theatre) + (max(facts.row_start) if theatre == 1 else 0)
        enough(top, THEATRES[theatre], len(cards), needed)
    for category in range(1, len(CATEGORIES)):
        name = CATEGORIES[category]
        enough(top, f"magician, {name}", facts.favourites.count(category), 1)
        first = [t for t in facts.by_category[category] if facts.tricks[t].level == 1]
        enough(top, f"trick, {name}", len(first), 2)
        tricks = len(facts.by_category[category])
        if tricks > MOST_IN_SCHOOL:
            top.objects(miscounted(f"trick, {name}", tricks, MOST_IN_SCHOOL))


def _read_parts(top: Row, box: TrickerionBox, facts: Facts) -> None:
    for i, row in enumerate(top.counted("category", len(CATEGORIES) - 1)):
        row.which("id", [CATEGORIES[i + 1]])
        box.finish(row, f"category-{CATEGORIES[i + 1]}")
    marker = top.row("marker")
    order = marker.all_numbered("clockwise", CATEGORIES, 4)
    enough(marker, "marker", len(set(order)), 4)
    for at, category in enumerate(order):
        for turn in range(4):
            facts.icons[category * 4 + turn] = order[(at + turn) % 4]
    facts.markers = marker.number("per_symbol", 1, 4)
    box.finish(marker)
    for row in between(top, "component", 1, len(COMPONENTS)):
        c = row.numbered("id", COMPONENTS)
        facts.goods.append(c)
        facts.tiers[c] = row.numbered("tier", TIERS)
        facts.prices[c] = row.number("price", 1, 3)
        box.finish(row, f"component-{COMPONENTS[c]}")
    facts.goods.sort()
    _read_storage(top, box, facts)


def _read_storage(top: Row, box: TrickerionBox, facts: Facts) -> None:
    storage = top.row("storage")
    facts.board_limit = storage.number("board_limit", 1, MOST_UNITS)
    facts.manager_limit = storage.number("manager_limit", 1, facts.board_limit)
    facts.manager_extra = storage.number("manager_extra", 0, MOST_UNITS)
    box.finish(storage)


def _read_company(top: Row, box: TrickerionBox, facts: Facts) -> None:
    for i, row in enumerate(top.counted("character", len(KINDS) - 1)):
        row.which("id", [KINDS[i + 1]])
        facts.points.append(row.number("points", 0, 3))
        facts.wages.append(row.number("wage", 0, 2))
        facts.final_fame.append(row.number("final_fame", 0, 20))
        box.finish(row, f"kind-{KINDS[i + 1]}")
    for i, row in enumerate(top.counted("assignment", len(LOCATIONS) - 1)):
        row.which("location", [LOCATIONS[i + 1]])
        facts.assignments.append(row.number("cards", 0, 3))
        box.finish(row)
    for row in between(top, "magician", SCHOOLS, MOST_MAGICIANS):
        facts.magicians.append(row.text("id"))
        facts.favourites.append(row.numbered("favourite", CATEGORIES))
        box.finish(row, f"magician-{row.text('id')}")


def _read_board(top: Row, box: TrickerionBox, facts: Facts) -> None:
    for i, row in enumerate(top.counted("die", len(DICE) - 1)):
        row.which("id", [DICE[i + 1]])
        allowed = FACES_OF[i // 2]
        faces = row.all_which("faces", allowed, 6)
        facts.faces.append([FACES.index(allowed[face]) for face in faces])
        facts.has_twin.append(i % 2 == 1 and sorted(facts.faces[-1]) == sorted(facts.faces[-2]))
        box.finish(row)
    for i, row in enumerate(top.counted("location", THEATRE - 1)):
        row.which("id", [LOCATIONS[i + 1]])
        first = FIRST_SLOT[i + 1]
        for k, slot in enumerate(row.counted("slots", FIRST_SLOT[i + 2] - first)):
            facts.slot_points[first + k] = slot.number("points", 0, 2)
            facts.slot_seats[first + k] = slot.number("seats", 0, MOST_SEATS + 1)
            slot.done()
        box.finish(row)
    _read_days(top, box, facts)
    market = top.row("market")
    names = [COMPONENTS[c] for c in facts.goods]
    on_sale = market.all_which("on_sale", names, MARKET_SLOTS)
    facts.on_sale = [0, *[facts.goods[i] for i in on_sale]]
    box.finish(market)


def _read_days(top: Row, box: TrickerionBox, facts: Facts) -> None:
    for i, row in enumerate(top.counted("day", len(DAYS) - 1)):
        row.which("id", [DAYS[i + 1]])
        first = FIRST_SLOT[THEATRE] + i * ON_A_DAY
        facts.slot_points[first] = facts.slot_points[first + 1] = row.number("points", -3, 3)
        facts.day_fame.append(row.number("fame", -9, 9))
        facts.day_coins.append(row.number("coins", -9, 9))
        box.finish(row)


def _read_costs(top: Row, box: TrickerionBox, facts: Facts) -> None:
    actions, costs = top.row("actions"), facts.costs
    costs.learn = actions.number("learn", 1, 6)
    costs.hire = actions.number("hire", 1, 6)
    costs.take_coins = actions.number("take_coins", 1, 6)
    costs.reroll = actions.number("reroll", 1, 6)
    costs.set_die = actions.number("set_die", 1, 6)
    costs.buy = actions.number("buy", 1, 6)
    costs.bargain = actions.number("bargain", 1, 6)
    costs.order = actions.number("order", 1, 6)
    costs.move = actions.number("move", 1, 6)
    costs.set_up = actions.number("set_up", 1, 6)
    costs.reschedule = actions.number("reschedule", 1, 6)
    box.finish(actions)


def _read_numbers(top: Row, box: TrickerionBox, facts: Facts) -> None:
    shard, start, show = top.row("shard"), top.row("start"), top.row("performance")
    facts.shard_points = shard.number("points", 1, 1)
    facts.start_fame = start.number("fame", 0, 50)
    facts.start_shards = start.number("shards", 0, 20)
    facts.start_worth = start.number("components_worth", 0, 6)
    facts.fame_per_link = show.number("fame_per_link", 0, 20)
    facts.shards_in_circle = show.number("shards_in_circle", 0, 20)
    wages, scoring = top.row("wages"), top.row("scoring")
    facts.fame_per_unpaid_coin = wages.number("fame_per_unpaid_coin", 0, 20)
    facts.fame_per_shard = scoring.number("fame_per_shard", 0, 20)
    facts.coins_per_fame = scoring.number("coins_per_fame", 1, 20)
    for i, row in enumerate(top.counted("row", MOST_SEATS - 1)):
        row.number("seats", i + 2, i + 2)
        facts.row_slots.append(row.number("slots", 1, 5))
        facts.row_start.append(row.number("at_start", 1, facts.row_slots[-1]))
        box.finish(row)
    for row in (shard, start, show, wages, scoring):
        box.finish(row)


def _read_tricks(top: Row, box: TrickerionBox, facts: Facts) -> None:
    for row in between(top, "trick", 2 * SCHOOLS, MOST_TRICKS):
        trick = _read_trick(row, box, facts, 2)
        facts.by_category[trick.category].append(len(facts.tricks))
        facts.tricks.append(trick)
        row.done()
    facts.most_in_school = max([len(tricks) for tricks in facts.by_category])
    for row in between(top, "trick_dark_alley", 0, MOST_TRICKS):
        facts.dark_tricks.append(_read_trick(row, box, facts, 3))
        row.get("end_game")
        row.done()


def _read_trick(row: Row, box: TrickerionBox, facts: Facts, top_level: int) -> Trick:
    box.note(row, f"trick-{row.text('id')}")
    return Trick(
        row.text("id"),
        row.numbered("category", CATEGORIES),
        row.number("level", 1, top_level),
        row.number("threshold", 0, 100),
        needs(row, "components", facts.goods),
        row.number("points", 1, 6),
        row.number("markers", 1, 4),
        gain(row, "yield"),
    )


def _read_cards(top: Row, box: TrickerionBox, facts: Facts) -> None:
    """Number the cards that are played before those of the Dark Alley, wherever they stand."""
    dark: list[PerformanceCard] = []
    for row in between(top, "performance_card", 1, MOST_CARDS):
        theatre = row.numbered("theatre", THEATRES)
        cells = row.all_which("slots", CELL_IDS)
        id = row.text("id")
        card = PerformanceCard(id, theatre, sorted([c + 1 for c in cells]), gain(row, "bonus"))
        for circle in row.rows("circles"):
            _read_circle(circle, card)
        (dark if theatre == DARK_THEATRE else facts.cards).append(card)
        box.finish(row, f"show-{id}")
    facts.played = len(facts.cards) - 1
    facts.cards += dark


def _read_circle(row: Row, card: PerformanceCard) -> None:
    slots = [CELL_IDS[c - 1] for c in card.cells]
    a = CELL_IDS.index(slots[row.which("a", slots)]) + 1
    beside = [a + 1] if a % 2 else []
    below = [a + 2] if a + 2 <= CELLS else []
    near = [CELL_IDS[c - 1] for c in beside + below if c in card.cells]
    b = CELL_IDS.index(near[row.which("b", near)]) + 1
    card.join(a, RIGHT if b == a + 1 else DOWN, b, row.which("shard", NO_YES) == 1)
    row.done()
