"""What a position is worth, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.move import Move
from ....core.state import play
from ..rules.advertising import Advertise
from ..rules.assignment import Assign
from ..rules.end_of_turn import PayWages, wages_due
from ..rules.locations.acting import Acting
from ..rules.performance import Perform
from ..rules.placing import ChooseCharacter, ChooseSlot
from ..rules.setup.choices import ChooseFirstTrick, ChooseMagician, ChooseSpecialist, ChooseStock
from ..rules.state import Trickerion
from .outlook import Outlook, company, engine, head_start, purse, stock
from .planning import plan

SIGHT: Final = 2.0  # fame by which a move may look worse before it looks a third as good
HALFWAY: Final = 8  # the most steps in which an action is completed
DEBT: Final = 1.6  # fame lost for each coin of wages that cannot be paid


def value(g: Trickerion, seat: int) -> float:
    """The lead over the best opponent."""
    return margins(g)[seat]


def margins(g: Trickerion) -> list[float]:
    """The lead of each seat over its best opponent."""
    found = hopes(g)
    return [hope - best_other(found, seat) for seat, hope in enumerate(found)]


def hopes(g: Trickerion) -> list[float]:
    """The prospects of all seats, each looked at once."""
    return [prospect(g, seat) for seat in range(g.seats)]


def best_other(hopes: list[float], seat: int) -> float:
    return max([hope for s, hope in enumerate(hopes) if s != seat])


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
        found.append(prospect(after, seat))
    best = max(found)
    return [exp((hope - best) / SIGHT) for hope in found]
