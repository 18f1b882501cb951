"""Carnavalesque for the engine: set-up, secrets, scores, wire form."""

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
from ..box.components import AGES, EVENTS, MOST, REACTIONS, ROLES, CarnavalesqueBox
from ..box.components import FEWEST as FEWEST_SEATS
from ..box.reading import read_box
from . import checking, hands, king, levelling, parade, powers, roles, round, setup, talk
from .crowd import blind, drawing
from .crowd.heap import Heap
from .moves import AROUND_NAMES, HINTS, MOVES, PHRASES, TOLD
from .pad import CarnavalesquePad
from .secrets import hiding as secrets
from .secrets.knowledge import Knowledge
from .state import MODES, VERSIONS, Carnavalesque, Player

if TYPE_CHECKING:
    from ....core.game import MakeMind, OpenBoard

STEPS = [
    round.Round, round.RevealEvent, round.Turns, round.Turn, round.Gift, round.EndOfRound,
    round.CloseRound, blind.CloseEyes, blind.Aim, blind.Grope, blind.Guided, blind.Hint,
    blind.Grab, drawing.Drawing, drawing.Draw, drawing.Dig, hands.Give, hands.ShowCard,
    hands.ShowTogether, hands.LayRow, king.Decree, king.EndDecree, king.Reign, talk.Sign,
    roles.Draft, roles.Offer, roles.ChooseRole, roles.AtOnce, roles.RevealRole, powers.UseRole,
    powers.Conjure, powers.ConjureInto, powers.Hunting, powers.Hunt, powers.LayAround,
    levelling.TakeUp, levelling.LevelHands, levelling.LevelHand, levelling.Refill,
    levelling.ThrowBack, parade.LastParade,
]  # fmt: skip
NAMES = {
    "age": AGES,
    "event": EVENTS,
    "role": ROLES,
    "reaction": REACTIONS,
    "hint": ["", *HINTS],
    "phrase": ["", *PHRASES],
    "around": ["", *AROUND_NAMES],
}
"""What nouns count, unless the box says so."""


class CarnavalesqueGame(Game[Carnavalesque]):
    """Simon Havard and Juan Rodriguez's game of a carnival built together."""

    name = "carnavalesque"
    rules = 3
    streams_since = 2
    fewest = FEWEST_SEATS
    most = MOST
    cooperative = True

    def __init__(
        self,
        mind: MakeMind[Carnavalesque] = Mind,
        board: OpenBoard[Carnavalesque] | None = None,
    ) -> None:
        options = [
            Option("version", VERSIONS),
            Option("blind_draw", MODES),
            Option("signs", (True, False)),
        ]
        folder = Path(__file__).parent.parent
        super().__init__(folder, MOVES, TOLD, list(STEPS), options, mind, board)

    def read_box(self, data: Data) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> Carnavalesque:
        return Carnavalesque(edition, box_of(edition, CarnavalesqueBox), seats, rng)

    def part(self, kind: str) -> object:
        if kind == "Heap":
            return Heap()
        return Knowledge(0, 0) if kind == "Knowledge" else Player()

    def set_up(self, g: Carnavalesque) -> None:
        setup.lay_table(g)

    def hide(self, g: Carnavalesque, viewer: int) -> None:
        secrets.hide(g, viewer)

    def deal(self, g: Carnavalesque, rng: Rng) -> None:
        secrets.deal(g, rng)

    def is_blindfolded(self, g: Carnavalesque, seat: int) -> bool:
        return secrets.is_blindfolded(g, seat)

    def scores(self, g: Carnavalesque) -> list[int]:
        return [g.points()] * g.seats

    def marks(self, box: Box, seats: int) -> list[int]:
        assert isinstance(box, CarnavalesqueBox)
        return [box.reaction_from[r] for r in box.reactions if r >= box.success]

    def winners(self, g: Carnavalesque) -> list[int]:
        return list(range(g.seats)) if parade.is_success(g) else []

    def score_pad(self, edition: Edition, seats: int) -> ScorePad:
        return CarnavalesquePad(edition, seats)

    def check(self, g: Carnavalesque) -> None:
        checking.check(g)

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        box = box_of(edition, CarnavalesqueBox)
        if noun == "person":
            return person_word(box, id)
        if noun == "costume":
            return f"costume-{box.costumes[id]}"
        if noun == "accessory":
            return f"accessory-{box.accessories[id]}"
        return f"{noun}-{dashed(NAMES[noun][id])}" if noun in NAMES else ""


def person_word(box: CarnavalesqueBox, person: int) -> str:
    """The word id of a person; whoever is not in this box is called by number."""
    if not person:
        return "person-unknown"
    return box.person_word(person) if person <= box.people else ""
