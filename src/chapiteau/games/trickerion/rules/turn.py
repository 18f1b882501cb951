"""3 A turn: its phases, the dice of the city, the order of the players."""

from __future__ import annotations

from typing import Final

from ....core.event import EVERYONE
from ....core.step import Auto
from ..box.components import DICE
from . import chance
from .advertising import ADVERTISING
from .assignment import ASSIGN_ALL
from .end_of_turn import END_OF_TURN
from .moves import LINES_UP, ROLLED, TURN_OPENS
from .performance import PERFORMANCES
from .placing import PLACE_CHARACTERS
from .scoring import FINAL_COUNT
from .state import Trickerion


class Turn(Auto[Trickerion]):
    """3.1 Dice, order, advertising, assignment, placing, performances, and the end of the turn."""

    def run(self, g: Trickerion) -> None:
        g.turn += 1
        g.tell(TURN_OPENS, g.turn)
        roll_dice(g)
        if g.turn > 1:
            set_order(g)
        g.then(*[ADVERTISING[seat] for seat in g.order])
        g.then(ASSIGN_ALL, PLACE_CHARACTERS, PERFORMANCES, END_OF_TURN, NEXT_TURN)


class NextTurn(Auto[Trickerion]):
    """11.9 The turn marker moves on; after the last turn the game is counted."""

    def run(self, g: Trickerion) -> None:
        if g.turn < g.box.turns:
            g.then(TURN)
        else:
            g.then(FINAL_COUNT)


def roll_dice(g: Trickerion) -> None:
    """3.2 All six dice are rolled; everybody sees them."""
    g.learn(EVERYONE)
    rng = g.rng.stream(chance.DICE)
    for die in range(1, len(DICE)):
        g.dice[die] = g.box.faces[die][rng.below(6)]
        g.tell(ROLLED, die, g.dice[die])


def set_order(g: Trickerion) -> None:
    """3.3 Whoever has least fame comes first; players who tie keep their order (3.4)."""
    fame = [p.fame for p in g.players]
    g.order.sort(key=fame.__getitem__)
    for i, seat in enumerate(g.order):
        g.tell(LINES_UP, seat, i + 1)


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
