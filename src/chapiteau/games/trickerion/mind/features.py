"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import Final

from ....core.mind import Bounds
from ....core.observing.row import Row
from ....core.step import Step
from ..box.components import (
    CATEGORIES,
    CELLS,
    COMPONENTS,
    DAYS,
    DICE,
    EDITIONS,
    FACES,
    IDLE,
    KINDS,
    LOCATIONS,
    LONGEST_ROW,
    MARKET_SLOTS,
    MOST_UNITS,
    PLACES,
    STORE_SLOTS,
    SYMBOLS,
    Facts,
)
from ..rules.moves import READY
from ..rules.player import Player
from ..rules.state import Trickerion, owner_of, points_of, symbol_of

QUESTIONS: Final = [
    "", "ChooseMagician", "ChooseFirstTrick", "ChooseStock", "ChooseSpecialist", "ManagerGift",
    "EngineerGift", "Advertise", "Assign", "ChooseCharacter", "ChooseSlot", "Downtown", "SetDie",
    "UseDie", "ChooseShelf", "GiveBack", "MarketRow", "BuyUnits", "Bargain", "Store", "PlaceOrder",
    "Workshop", "MovePile", "Theatre", "PlaceMarker", "LinkReward", "Reschedule", "Perform",
    "PayWages",
]  # fmt: skip
"""What may be asked, by number; 0 when the game is over."""
NUMBERS: Final = {name: i for i, name in enumerate(QUESTIONS)}
ABOUT: Final = {
    "character": PLACES,
    "trick": 0,  # as many as the box has
    "symbol": len(SYMBOLS) - 1,
    "component": len(COMPONENTS) - 1,
    "die": len(DICE) - 1,
    "day": len(DAYS) - 1,
    "card": LONGEST_ROW,
    "count": 16,
    "coins": 16,
}
"""What a question may be about: the names of what steps are made with, and how many there are."""
_named: Final[dict[type, list[str]]] = {}  # by kind of step: what of that it has
TURNS: Final = 9
DECK: Final = 9  # or more, where the box has a larger deck
MOST: Final = 999
POINTS: Final = 9
STAGE: Final = LONGEST_ROW * CELLS


def bounds(box: Facts, seats: int) -> Bounds:
    """The length, lowest and highest value of each list."""
    asked = {f"asks_{name}": (length, 0, 1) for name, length in about(box).items()}
    return {**asked, **_common_bounds(box, seats), **_player_bounds(box, seats)}


def about(box: Facts) -> dict[str, int]:
    """What a question may be about, with as many tricks as the box has."""
    return {**ABOUT, "trick": len(box.tricks) - 1}


def _common_bounds(box: Facts, seats: int) -> Bounds:
    faces, goods = len(FACES) - 1, len(COMPONENTS) - 1
    return {
        "seat": (seats, 0, 1),
        "edition": (len(EDITIONS), 0, 1),
        "order": (seats * seats, 0, 1),
        "turn": (1, 0, TURNS),
        "turns": (1, 0, TURNS),
        "asks": (len(QUESTIONS), 0, 1),
        "asks_seat": (seats, 0, 1),
        "lane": (PLACES, 0, len(LOCATIONS) - 1),
        "lane_ready": (1, 0, 1),
        "finished": (seats, 0, 1),
        "points": (1, 0, POINTS),
        "boosted": (1, 0, 1),
        "dice": ((len(DICE) - 1) * faces, 0, 1),
        "residence": (len(box.tricks) - 1, 0, 1),
        "on_sale": (MARKET_SLOTS * goods, 0, 1),
        "ordered": (MARKET_SLOTS * goods, 0, 1),
        "quick": (goods, 0, 1),
        "row": (LONGEST_ROW * box.played, 0, 1),
        "stage_owner": (STAGE, 0, seats),
        "stage_symbol": (STAGE, 0, len(SYMBOLS) - 1),
        "stage_category": (STAGE, 0, len(CATEGORIES) - 1),
        "stage_points": (STAGE, 0, 4),
        "deck": (1, 0, max(DECK, len(box.deck))),
        "gone": (box.played, 0, 1),
        "slots": (IDLE - 1, 0, seats),
    }


def _player_bounds(box: Facts, seats: int) -> Bounds:
    goods, symbols = len(COMPONENTS) - 1, len(SYMBOLS) - 1
    return {
        "fame": (seats, 0, MOST),
        "coins": (seats, 0, MOST),
        "shards": (seats, 0, MOST),
        "advertised": (seats, 0, 1),
        "magician": (seats * (len(box.magicians) - 1), 0, 1),
        "favourite": (seats * (len(CATEGORIES) - 1), 0, 1),
        "day": (seats * (len(DAYS) - 1), 0, 1),
        "crew": (seats * PLACES, 0, 1),
        "hired": (seats * (len(KINDS) - 1), 0, PLACES),
        "cards": (seats * PLACES, 0, len(LOCATIONS) - 1),
        "at": (seats * PLACES, 0, IDLE),
        "trick": (seats * symbols, 0, len(box.tricks) - 1),
        "shelf": (seats * symbols, 0, 4),
        "ready": (seats * symbols, 0, 4),
        "shown": (seats * symbols, 0, 4),
        "units": (seats * goods, 0, MOST_UNITS),
        "store": (seats * goods, 0, STORE_SLOTS),
    }


def write(g: Trickerion, seat: int, row: Row) -> None:
    """All that a seat sees, in the order of `bounds`."""
    n, step = g.seats, g.stack[-1] if g.stack else None
    order, asked = [(seat + k) % n for k in range(n)], g.to_act()
    _about(g.box, step, row)
    row.one_hot(n, seat)
    row.one_hot(len(EDITIONS), g.box.edition)
    for s in order:
        row.one_hot(n, g.place_in_order(s))
    row.number(g.turn)
    row.number(g.box.turns)
    row.one_hot(len(QUESTIONS), 0 if step is None else NUMBERS[type(step).__name__])
    for s in order:
        row.number(1 if s in asked else 0)
    _lane(g, seat, row)
    for s in order:
        row.number(1 if g.has_finished(s) else 0)
    row.number(min(g.points, POINTS))
    row.number(1 if g.boosted else 0)
    _city(g, row)
    _theatre(g, seat, row)
    row.mapped([0] + [(s - seat) % n + 1 for s in range(n)], g.slots, 1)
    _players(g.box, [g.players[s] for s in order], row)


# what is asked and already chosen


def _about(box: Facts, step: Step[Trickerion] | None, row: Row) -> None:
    """What the step that waits is about."""
    named = [] if step is None else _names(step)
    for name, length in ABOUT.items():
        count = length or len(box.tricks) - 1
        if name in named:
            value: int = getattr(step, name)
            row.one_hot(count, min(value, count) - 1)
        else:
            row.skip(count)


def _names(step: Step[Trickerion]) -> list[str]:
    kind = type(step)
    if kind not in _named:
        _named[kind] = [name for name in ABOUT if hasattr(step, name)]
    return _named[kind]


def _lane(g: Trickerion, seat: int, row: Row) -> None:
    """The cards that the viewer has laid face down."""
    at, is_ready = row.at - 1, 0
    if g.chosen:
        for move in g.chosen[seat]:
            if move is READY:
                is_ready = 1
            else:
                row.put(at + move.arg, LOCATIONS.index(move.verb))
    row.skip(PLACES)
    row.number(is_ready)


# the boards


def _city(g: Trickerion, row: Row) -> None:
    """Dice, tricks still to be learned, and the market."""
    goods = len(COMPONENTS) - 1
    row.one_hots(len(FACES) - 1, g.dice)
    row.numbers([0 if holder else 1 for holder in g.holder], 1)
    row.one_hots(goods, g.on_sale)
    row.one_hots(goods, g.ordered)
    row.one_hot(goods, g.quick - 1)


def _theatre(g: Trickerion, seat: int, row: Row) -> None:
    """The row of performance cards and the markers on them, from place 1 on."""
    played, at = g.box.played, row.at
    row.one_hots(played, g.row)
    row.at = at + LONGEST_ROW * played
    owner = row.at
    for i, mark in enumerate(g.stage):
        if mark:
            row.put(owner + i, (owner_of(mark) - seat) % g.seats + 1)
            row.put(owner + STAGE + i, symbol_of(mark))
            row.put(owner + 2 * STAGE + i, g.category_of(mark))
            row.put(owner + 3 * STAGE + i, points_of(mark) + 1)
    row.skip(4 * STAGE)
    row.number(len(g.deck))
    row.places(played, g.gone)


# the players


def _players(box: Facts, players: list[Player], row: Row) -> None:
    """What lies in front of each player."""
    for p in players:
        row.number(min(p.fame, MOST))
    for p in players:
        row.number(min(p.coins, MOST))
    for p in players:
        row.number(min(p.shards, MOST))
    for p in players:
        row.number(1 if p.advertised else 0)
    for p in players:
        row.one_hot(len(box.magicians) - 1, p.magician - 1)
    for p in players:
        row.one_hot(len(CATEGORIES) - 1, p.favourite - 1)
    for p in players:
        row.one_hot(len(DAYS) - 1, p.day - 1)
    for p in players:
        row.numbers(p.crew, 1)
    for p in players:
        row.numbers(p.hired, 1)
    for p in players:
        row.numbers(p.cards, 1)
    for p in players:
        row.numbers(p.at, 1)
    _workshops(players, row)


def _workshops(players: list[Player], row: Row) -> None:
    """The tricks and the components of each player."""
    for p in players:
        row.numbers(p.trick, 1)
    for p in players:
        row.numbers(p.shelf, 1)
    for p in players:
        row.numbers(p.ready, 1)
    for p in players:
        row.numbers(p.shown, 1)
    for p in players:
        row.numbers(p.units, 1)
    for p in players:
        row.numbers(p.store, 1)
