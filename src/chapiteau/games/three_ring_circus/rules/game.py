"""3 Ring Circus for the engine: set-up, secrets, scores, wire form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ....core.box import Box, Data
from ....core.edition import Edition, Option, box_of
from ....core.event import ScorePad
from ....core.game import Game
from ....core.mind import Mind
from ....core.names import dashed
from ....core.rng import Rng
from ..box.components import (
    ACTIONS,
    DIFFICULTIES,
    EXTRAS,
    FAMILIES,
    HIRE,
    KINDS,
    REGIONS,
    REVEAL,
    SPACES,
    STARTS,
    SYMBOLS,
    CircusBox,
)
from ..box.reading import read_box
from . import checking, end_of_turn, scoring, secrets, setup, turn
from .automatons import show as automaton_show
from .automatons import turn as automaton
from .automatons.state import Automaton
from .circus import Circus
from .hiring import bonuses, hire
from .moves import MOVES, TOLD
from .pad import CircusPad
from .shows import backstage, pawn
from .state import ThreeRings

if TYPE_CHECKING:
    from ....core.game import MakeMind, OpenBoard

STEPS = [
    turn.PlaceCaravan, hire.FirstHire, turn.Act, bonuses.Swap, bonuses.SwapWith, hire.PlayAnother,
    hire.ColumnReward, bonuses.PlaceObjective, backstage.TakeTicket, backstage.Banknotes,
    backstage.Backstage, pawn.MovePawn, end_of_turn.Turn, end_of_turn.EndTurn,
    end_of_turn.DiscardDown, end_of_turn.CloseTurn, scoring.FinalCount, automaton.RevealToken,
    automaton.TakeStand, automaton.TurnAutomaCard, automaton.LookAtRow, automaton.ResolveCard,
    automaton.SlideRow, automaton_show.AutomatonsPerform,
]  # fmt: skip
NAMES = {"space": SPACES, "region": REGIONS, "family": FAMILIES}
"""What nouns count, if the box does not say so."""
CARDS = ("card", "money", "ticket")
"""A card by its number; of which deck it is may be all that is known of it."""


class ThreeRingCircusGame(Game[ThreeRings]):
    """Fabio Lopiano and Remo Conzadori's game of travelling circuses."""

    name = "three_ring_circus"
    rules = 3
    streams_since = 2
    fewest = 1
    most = 4

    def __init__(
        self,
        mind: MakeMind[ThreeRings] = Mind,
        board: OpenBoard[ThreeRings] | None = None,
    ) -> None:
        options = [Option("difficulty", tuple(DIFFICULTIES)), Option("start", tuple(STARTS))]
        folder = Path(__file__).parent.parent
        super().__init__(folder, MOVES, TOLD, list(STEPS), options, mind, board)

    def read_box(self, data: Data) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> ThreeRings:
        return ThreeRings(edition, box_of(edition, CircusBox), seats, rng)

    def part(self, kind: str) -> object:
        return Automaton(0) if kind == "Automaton" else Circus()

    def set_up(self, g: ThreeRings) -> None:
        setup.lay_table(g)

    def hide(self, g: ThreeRings, viewer: int) -> None:
        secrets.hide(g, viewer)

    def deal(self, g: ThreeRings, rng: Rng) -> None:
        secrets.deal(g, rng)

    def scores(self, g: ThreeRings) -> list[int]:
        return [p.points for p in g.players]

    def winners(self, g: ThreeRings) -> list[int]:
        return scoring.winners(g)

    def score_pad(self, edition: Edition, seats: int) -> ScorePad:
        return CircusPad(edition, seats)

    def rival_scores(self, g: ThreeRings) -> list[int]:
        return [a.points for a in g.automata]

    def check(self, g: ThreeRings) -> None:
        checking.check(g)

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        box = box_of(edition, CircusBox)
        if noun in NAMES:
            return f"{noun}-{dashed(NAMES[noun][id])}"
        return printed_word(box, noun, id)


def printed_word(box: CircusBox, noun: str, id: int) -> str:
    """The word id of what has its name in the box."""
    if noun in CARDS:
        return f"card-{dashed(box.kinds[box.kind[id]].id)}" if id <= box.cards else ""
    if noun == "kind" and id <= KINDS:
        kind = box.kinds[id]
        return f"card-{dashed(kind.id)}" if kind.id else "card-unknown"
    if noun == "kind" or noun == "objective":
        number = id - KINDS if noun == "kind" else id
        known = number <= box.objective_cards  # there are moves for more
        return (dashed(box.objectives[number].id) if known else "") or "objective-unknown"
    if noun == "symbol":
        return f"symbol-{SYMBOLS[id]}"
    if noun == "wish":
        return f"wish-{box.metropolis_cards[id].value}"
    if noun == "slot" or noun == "spot":
        return f"{noun}-{id}"
    if noun == "automa":
        return automa_word(box, id)
    return ""


def automa_word(box: CircusBox, id: int) -> str:
    """An automa card is called by what it does."""
    card = box.automa[id]
    if card.action == REVEAL:
        return "automa-reveal"
    if card.action == HIRE:
        return f"automa-hire-{FAMILIES[card.category]}"
    return f"automa-{ACTIONS[card.action]}-{EXTRAS[card.extra]}"
