"""A view as named integer lists of fixed length: the viewer's seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from ....core.lists import one_hot, places
from ....core.mind import Bounds, Features
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


def features(view: Trickerion, seat: int) -> Features:
    """All that a seat sees, from its own view."""
    n = view.seats
    order = [(seat + k) % n for k in range(n)]
    found = {
        "seat": one_hot(n, seat),
        "edition": one_hot(len(EDITIONS), view.box.edition),
        "order": [x for s in order for x in one_hot(n, view.place_in_order(s))],
        "turn": [view.turn],
        "turns": [view.box.turns],
        **_question(view, order),
        **_lane(view, seat),
        "finished": [int(view.has_finished(s)) for s in order],
        "points": [min(view.points, POINTS)],
        "boosted": [int(view.boosted)],
        **_city(view),
        **_theatre(view, seat),
        "slots": [(owner - 1 - seat) % n + 1 if owner else 0 for owner in view.slots[1:]],
    }
    return found | _players(view.box, [view.players[s] for s in order])


# what is asked and already chosen


def _question(view: Trickerion, order: list[int]) -> Features:
    """The step that waits, and what it is about."""
    step = view.stack[-1] if view.stack else None
    asked = view.to_act()
    found = {
        "asks": one_hot(len(QUESTIONS), question(step)),
        "asks_seat": [int(s in asked) for s in order],
    }
    for name, length in about(view.box).items():
        value = min(getattr(step, name, 0), length)
        found[f"asks_{name}"] = one_hot(length, value - 1)
    return found


def question(step: Step[Trickerion] | None) -> int:
    """The number of what a step asks."""
    return QUESTIONS.index(type(step).__name__) if step else 0


def _lane(view: Trickerion, seat: int) -> Features:
    """The cards that the viewer has laid face down."""
    cards, is_ready = [0] * PLACES, 0
    for move in view.chosen[seat] if view.chosen else []:
        if move is READY:
            is_ready = 1
        else:
            cards[move.arg - 1] = LOCATIONS.index(move.verb)
    return {"lane": cards, "lane_ready": [is_ready]}


# the boards


def _city(view: Trickerion) -> Features:
    """Dice, tricks still to be learned, and the market."""
    goods = len(COMPONENTS) - 1
    return {
        "dice": [x for face in view.dice[1:] for x in one_hot(len(FACES) - 1, face - 1)],
        "residence": [int(not holder) for holder in view.holder[1:]],
        "on_sale": [x for c in view.on_sale[1:] for x in one_hot(goods, c - 1)],
        "ordered": [x for c in view.ordered[1:] for x in one_hot(goods, c - 1)],
        "quick": one_hot(goods, view.quick - 1),
    }


def _theatre(view: Trickerion, seat: int) -> Features:
    """The row of performance cards and the markers on them, from place 1 on."""
    row = view.row[1:] + [0] * (LONGEST_ROW - len(view.row) + 1)
    stage = view.stage + [0] * (STAGE - len(view.stage))
    played = view.box.played
    return {
        "row": [x for card in row for x in one_hot(played, card - 1)],
        "stage_owner": [(owner_of(m) - seat) % view.seats + 1 if m else 0 for m in stage],
        "stage_symbol": [symbol_of(m) if m else 0 for m in stage],
        "stage_category": [view.category_of(m) if m else 0 for m in stage],
        "stage_points": [points_of(m) + 1 if m else 0 for m in stage],
        "deck": [len(view.deck)],
        "gone": places(played, view.gone),
    }


# the players


def _players(box: Facts, players: list[Player]) -> Features:
    """What lies in front of each player."""
    found: Features = {name: [] for name in _player_bounds(box, len(players))}
    magicians = len(box.magicians) - 1
    for p in players:
        found["fame"].append(min(p.fame, MOST))
        found["coins"].append(min(p.coins, MOST))
        found["shards"].append(min(p.shards, MOST))
        found["advertised"].append(int(p.advertised))
        found["magician"] += one_hot(magicians, p.magician - 1)
        found["favourite"] += one_hot(len(CATEGORIES) - 1, p.favourite - 1)
        found["day"] += one_hot(len(DAYS) - 1, p.day - 1)
        found["crew"] += p.crew[1:]
        found["hired"] += p.hired[1:]
        found["cards"] += p.cards[1:]
        found["at"] += p.at[1:]
        found["trick"] += p.trick[1:]
        found["shelf"] += p.shelf[1:]
        found["ready"] += p.ready[1:]
        found["shown"] += p.shown[1:]
        found["units"] += p.units[1:]
        found["store"] += p.store[1:]
    return found
