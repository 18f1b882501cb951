"""3 Ring Circus for the engine: set-up, secrets, scores, wire form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....core.box import Box, Plain
from ....core.edition import Edition, Option
from ....core.game import Game
from ....core.move import Move
from ....core.rng import Rng
from ..box.components import (
    ACTIONS,
    CARDS,
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
from ..mind import advice, features
from ..mind import inputs as signs
from ..mind.inputs import SIGNS, STAGES
from . import checking, end_of_turn, scoring, secrets, setup, turn
from .automatons import show as automaton_show
from .automatons import turn as automaton
from .automatons.state import Automaton
from .circus import Circus
from .hiring import bonuses, hire
from .moves import MOVES, TOLD
from .shows import backstage, pawn
from .state import ThreeRings
from .turn import Act

STEPS = [
    turn.PlaceCaravan, hire.FirstHire, turn.Act, bonuses.Swap, bonuses.SwapWith, hire.PlayAnother,
    hire.ColumnReward, bonuses.PlaceObjective, backstage.TakeTicket, backstage.Banknotes,
    backstage.Backstage, pawn.MovePawn, end_of_turn.Turn, end_of_turn.EndTurn,
    end_of_turn.DiscardDown, end_of_turn.CloseTurn, scoring.FinalCount, automaton.RevealToken,
    automaton.TakeStand, automaton.TurnAutomaCard, automaton.LookAtRow, automaton.ResolveCard,
    automaton.SlideRow, automaton_show.AutomatonsPerform,
]  # fmt: skip
NAMES = {"space": SPACES, "region": REGIONS, "family": FAMILIES}
"""What nouns count, where the box does not say it."""


class ThreeRingCircusGame(Game[ThreeRings]):
    """Fabio Lopiano and Remo Conzadori's game of travelling circuses."""

    name = "three_ring_circus"
    fewest = 1
    most = 4
    swing = 20.0
    fine_margins = True
    turns_ahead = 4
    signs = tuple(SIGNS)
    stages = STAGES
    practice = (("difficulty", "hard"),)

    def __init__(self) -> None:
        options = [Option("difficulty", tuple(DIFFICULTIES)), Option("start", tuple(STARTS))]
        super().__init__(Path(__file__).parent.parent, MOVES, TOLD, list(STEPS), options)

    def read_box(self, data: Plain) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> ThreeRings:
        box = edition.box
        assert isinstance(box, CircusBox)
        return ThreeRings(edition, box, seats, rng)

    def part(self, kind: str) -> object:
        return Automaton() if kind == "Automaton" else Circus()

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

    def worth(self, g: ThreeRings, seat: int) -> float:
        return advice.worth(g, seat)

    def leads(self, g: ThreeRings) -> list[float]:
        return [advice.alone(g, self.learned)] if g.is_solo() else advice.leads(g)

    def aim(self, g: ThreeRings, seat: int) -> int:
        return g.players[seat].points - (g.automata[0].points if g.is_solo() else 0)

    def signs_of(self, g: ThreeRings, seat: int) -> list[float]:
        return signs.signs_of(g, seat) if g.is_solo() and self.begins_turn(g, seat) else []

    def stage_of(self, g: ThreeRings, seat: int) -> int:
        return signs.stage_of(g)

    def lean(self, g: ThreeRings, seat: int, moves: list[Move]) -> list[float]:
        return advice.lean(g, seat, moves)

    def is_quiet(self, g: ThreeRings, seat: int) -> bool:
        return True  # every decision can be judged

    def begins_turn(self, g: ThreeRings, seat: int) -> bool:
        step = g.stack[-1]
        return isinstance(step, Act) and step.seat == seat and not advice.is_planning(g)

    def features(self, view: ThreeRings, seat: int) -> dict[str, list[int]]:
        return features.features(view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> dict[str, tuple[int, int, int]]:
        box = edition.box
        assert isinstance(box, CircusBox)
        return features.bounds(box, seats)

    def check(self, g: ThreeRings) -> None:
        checking.check(g)

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        box = edition.box
        assert isinstance(box, CircusBox)
        if noun in NAMES:
            return f"{noun}-{dashed(NAMES[noun][id])}"
        return printed_word(box, noun, id)

    def poster(self) -> str:
        from ..art.poster import poster

        return poster()

    def outline(self, view: ThreeRings, words: Any) -> Any:
        from ..words.outline import outline

        return outline(view, words)

    def draw(
        self, view: ThreeRings, telling: Any, layout: str, theme: str, viewer: int | None = None
    ) -> Any:
        from ..art.board import draw

        return draw(view, telling, layout, theme, viewer)


def printed_word(box: CircusBox, noun: str, id: int) -> str:
    """The word id of what has its name in the box."""
    if noun == "card":
        return f"card-{dashed(box.kinds[box.kind[id]].id)}" if id <= CARDS else ""
    if noun == "kind" and id <= KINDS:
        kind = box.kinds[id]
        return f"card-{dashed(kind.id)}" if kind.id else ""
    if noun == "kind" or noun == "objective":
        card = box.objectives[id - KINDS if noun == "kind" else id]
        return dashed(card.id) or "objective-unknown"
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


def dashed(id: str) -> str:
    return id.replace("_", "-").lower()


GAME = ThreeRingCircusGame()
