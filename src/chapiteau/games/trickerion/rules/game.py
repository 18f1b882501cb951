"""Trickerion for the engine: set-up, secrets, scores, wire form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ....core.box import Box, Data
from ....core.edition import Edition, Option
from ....core.event import ScorePad
from ....core.game import Game
from ....core.mind import Mind
from ....core.names import dashed
from ....core.rng import Rng
from ..box.components import (
    CATEGORIES,
    COMPONENTS,
    CREW,
    DAYS,
    DICE,
    EDITIONS,
    FACES,
    KINDS,
    LOCATIONS,
    SLOTS,
    SYMBOLS,
    Facts,
    day_of,
    facts_of,
    is_show_slot,
)
from ..box.reading import read_box
from . import (
    advertising,
    assignment,
    checking,
    end_of_turn,
    performance,
    placing,
    scoring,
    secrets,
    turn,
)
from .locations import downtown, learning, market, moving, theatre, workshop
from .moves import MOVES, SPOTS, TOLD
from .pad import TrickerionPad
from .player import Player
from .setup import choices, table
from .state import Trickerion

if TYPE_CHECKING:
    from ....core.game import MakeMind, OpenBoard

STEPS = [
    choices.ChooseMagician, choices.ChooseFirstTrick, choices.ChooseStock, choices.ChooseSpecialist,
    choices.ManagerGift, choices.EngineerGift, choices.ReadyMade, table.PrepareStart, turn.Turn,
    turn.NextTurn, advertising.Advertise, assignment.Assign, placing.PlaceCharacters,
    placing.ChooseCharacter, placing.ChooseSlot, downtown.Downtown, downtown.SetDie,
    learning.UseDie, learning.ChooseShelf, learning.GiveBack, market.MarketRow, market.BuyUnits,
    market.Bargain, market.Store, market.PlaceOrder, workshop.Workshop, moving.MovePile,
    theatre.Theatre, theatre.PlaceMarker, theatre.LinkReward, theatre.Reschedule,
    performance.Performances, performance.Perform, end_of_turn.EndOfTurn, end_of_turn.PayWages,
    end_of_turn.ReturnCharacters, end_of_turn.OrdersArrive, end_of_turn.MoveCards,
    scoring.FinalCount,
]  # fmt: skip
NAMES = {
    "category": CATEGORIES,
    "component": COMPONENTS,
    "kind": KINDS,
    "character": CREW,
    "location": LOCATIONS,
    "die": DICE,
    "face": FACES,
    "symbol": SYMBOLS,
    "spot": ["", *SPOTS],
}
"""What nouns count, unless the box says so."""


class TrickerionGame(Game[Trickerion]):
    """Richard Amann and Viktor Peter's game of rival stage magicians."""

    name = "trickerion"
    rules = 2
    streams_since = 2
    fewest = 2
    most = 4

    def __init__(
        self,
        mind: MakeMind[Trickerion] = Mind,
        board: OpenBoard[Trickerion] | None = None,
    ) -> None:
        options = [Option("edition", tuple(EDITIONS)), Option("start", ("free", "first_game"))]
        folder = Path(__file__).parent.parent
        super().__init__(folder, MOVES, TOLD, list(STEPS), options, mind, board)

    def read_box(self, data: Data) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> Trickerion:
        return Trickerion(edition, facts_of(edition), seats, rng)

    def part(self, kind: str) -> object:
        return Player()

    def set_up(self, g: Trickerion) -> None:
        table.lay_table(g)
        g.then(turn.TURN)

    def hide(self, g: Trickerion, viewer: int) -> None:
        secrets.hide(g, viewer)

    def deal(self, g: Trickerion, rng: Rng) -> None:
        secrets.deal(g, rng)

    def scores(self, g: Trickerion) -> list[int]:
        return [p.fame for p in g.players]

    def winners(self, g: Trickerion) -> list[int]:
        return [scoring.winner(g)]

    def score_pad(self, edition: Edition, seats: int) -> ScorePad:
        return TrickerionPad(edition, seats)

    def check(self, g: Trickerion) -> None:
        checking.check(g)

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        facts = facts_of(edition)
        if noun == "trick":
            return f"trick-{facts.tricks[id].id}" if facts.has(noun, id) else ""
        if noun == "magician":
            return f"magician-{facts.magicians[id]}" if facts.has(noun, id) else ""
        if noun == "show":
            return f"show-{facts.cards[id].id}"
        if noun == "slot":
            return slot_word(facts, id)
        if noun == "day":
            return f"day-{DAYS[id]}"
        return f"{noun}-{dashed(NAMES[noun][id])}" if noun in NAMES else ""


def slot_word(facts: Facts, slot: int) -> str:
    """Slots are known by what they give; those of a weekday by what they are for."""
    if day_of(slot):
        return f"slot-{DAYS[day_of(slot)]}-{'show' if is_show_slot(slot) else 'backstage'}"
    return f"slot-{SLOTS[slot].split('_')[0]}-{facts.slot_points[slot]}"
