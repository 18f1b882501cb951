"""What a position is worth, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.move import Move
from ....core.state import play
from ..rules.assignment import Assign
from ..rules.end_of_turn import PayWages, wages_due
from ..rules.locations.acting import Acting
from ..rules.performance import Perform
from ..rules.placing import ChooseCharacter, ChooseSlot
from ..rules.setup import ChooseFirstTrick, ChooseMagician, ChooseSpecialist, ChooseStock
from ..rules.state import Trickerion
from ..rules.turn import Advertise
from .outlook import Outlook, company, engine, head_start, purse, stock
from .planning import plan

SIGHT: Final = 2.0  # fame by which a move may look worse before it looks half as good
HALFWAY: Final = 8  # the most steps in which an action is completed
DEBT: Final = 1.6  # fame lost for each coin of wages that cannot be paid


def value(g: Trickerion, seat: int) -> float:
    """The lead over the best opponent."""
    best = max([prospect(g, s) for s in range(g.seats) if s != seat])
    return prospect(g, seat) - best


def is_quiet(g: Trickerion) -> bool:
    """Between two actions, not in the middle of one."""
    return isinstance(
        g.stack[-1],
        (
            Acting,
            ChooseCharacter,
            ChooseSlot,
            Assign,
            Advertise,
            Perform,
            PayWages,
            ChooseMagician,
            ChooseFirstTrick,
            ChooseStock,
            ChooseSpecialist,
        ),
    )


def prospect(g: Trickerion, seat: int) -> float:
    """Roughly the fame that a player may hope for in the end."""
    p = g.players[seat]
    if not g.stack:
        return float(p.fame)
    o = Outlook(g, seat)
    due = wages_due(g, seat)
    value = p.fame + purse(g, o) - o.coin * due - DEBT * max(0, due - p.coins)
    value += company(g, o) + engine(g, o)
    if g.turn == 0:
        return value + head_start(g, o)
    return value + stock(g, o) + plan(g, o)


def priors(g: Trickerion, seat: int, moves: list[Move]) -> list[float]:
    """What each move is worth once the action it begins is completed in the first way offered."""
    found: list[float] = []
    for move in moves:
        after = g.clone()
        play(after, move, seat)
        for _ in range(HALFWAY):
            if not after.stack or is_quiet(after):
                break
            play(after, after.moves[0])
        found.append(value(after, seat))
    best = max(found)
    return [exp((value - best) / SIGHT) for value in found]
