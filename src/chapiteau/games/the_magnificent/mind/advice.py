"""What a position is worth, for bots: what a seat has, and what its turn still promises."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.move import Move
from ....core.state import play
from ....core.step import Together
from ....core.weights import Weights
from ..box.components import COPY
from ..rules.actions.anytime import ChooseGem, DiscardGem
from ..rules.actions.paying import PayGems
from ..rules.actions.perform import ChooseHat
from ..rules.actions.posters import HangPoster
from ..rules.actions.tiles import DoubleTile
from ..rules.actions.travel import DoubleTent, TakeTent
from ..rules.criteria import points_for
from ..rules.end_of_turn import EndTurn
from ..rules.solo import TradePoster
from ..rules.state import Magnificent
from ..rules.turn import ChangeDie, PutDie, TakeDie, Turn
from .candidates import at_a_glance
from .inputs import inputs_of, stage_of
from .memory import Hanging, Memory
from .outlook import of_turn
from .standing import TURNS, standing

SHARPNESS: Final = 3.0
FEW: Final = 7  # moves of a short question are looked at one by one
SOLO_PAR: Final = 170.0


def value(g: Magnificent, seat: int) -> float:
    """The lead over the best opponent; in a solo game, over a fair result."""
    own = prospect(g, seat)
    if g.is_solo():
        return own - SOLO_PAR
    return own - max([stands(g, s) for s in range(g.seats) if s != seat])


def is_quiet(g: Magnificent) -> bool:
    """Every decision can be judged, except choices that all make at once."""
    return not isinstance(g.stack[-1], Together)


def begins_turn(g: Magnificent) -> bool:
    """Whether a turn is about to begin."""
    if not g.stack:
        return False
    step = g.stack[-1]
    if isinstance(step, TradePoster):
        return True
    return isinstance(step, TakeDie) and not g.is_solo() and not any(g.on_spots)


def is_short(g: Magnificent) -> bool:
    """A question that is judged by what its answers lead to."""
    # Listed here, not in a constant, so that compiled code can tell the classes apart quickly.
    return len(g.moves) <= FEW and isinstance(
        g.stack[-1],
        (
            PutDie,
            ChangeDie,
            HangPoster,
            TakeTent,
            ChooseHat,
            PayGems,
            DoubleTile,
            DoubleTent,
            ChooseGem,
            DiscardGem,
        ),
    )


def is_judged_by_inputs(g: Magnificent) -> bool:
    """Whether the learned opinion judges the position itself, not what comes next."""
    return bool(g.stack) and is_quiet(g) and not is_short(g)


def prospect(g: Magnificent, seat: int) -> float:
    """What a seat has, with what its turn still promises."""
    if not g.stack or g.seat != seat:
        return stands(g, seat)
    if is_short(g):
        return max([after(g, seat, move) for move in g.moves])
    hanging = Hanging(g.box, g.players[seat])
    return standing(g, seat, hanging) + of_turn(g, seat, hanging)


def stands(g: Magnificent, seat: int) -> float:
    """What a seat has, with a look at its posters."""
    return standing(g, seat, Hanging(g.box, g.players[seat]))


def after(g: Magnificent, seat: int, move: Move) -> float:
    """What a seat has after it answered a short question with this move."""
    clone = g.clone()
    play(clone, move, seat)
    return prospect(clone, seat)


def foreseen(g: Magnificent, seat: int, weights: Weights, memory: Memory) -> float:
    """The points that a seat is likely to end with."""
    if not g.stack:
        return float(g.players[seat].points)
    if g.seat == seat and is_short(g):
        return max(thereafter(g, seat, at_a_glance(g, seat), weights, memory))
    return g.players[seat].points + weights.value(stage_of(g, seat), inputs_of(g, seat, memory))


def thereafter(
    g: Magnificent, seat: int, moves: list[Move], weights: Weights, memory: Memory
) -> list[float]:
    """What comes of each move."""
    found: list[float] = []
    stays_in_turn = stays_within_turn(g, seat)
    for move in moves:
        clone = g.clone_for_turn(seat) if stays_in_turn else g.clone()
        play(clone, move, seat)
        found.append(foreseen(clone, seat, weights, memory))
    return found


def stays_within_turn(g: Magnificent, seat: int) -> bool:
    """Whether every move stays within the turn of this seat, so that it changes only what a turn
    can change. For that the next turn must begin with a question, whatever happens before."""
    stack = g.stack
    for i in range(len(stack) - 1, 0, -1):
        if isinstance(stack[i], EndTurn):
            is_followed = stack[i].seat == seat and isinstance(stack[i - 1], Turn)
            return is_followed and (g.is_solo() or dice_looks(g) > (1 if g.die else 2))
    return False


def dice_looks(g: Magnificent) -> int:
    """How many different dice lie on the main tent; if there are two, there is a choice."""
    return len(g.pool) - g.pool.count(0)


def turn_of(g: Magnificent) -> int:
    """The turns that the slowest has taken, of all rounds, and the ends of rounds."""
    taken = min([len(p.dice) - p.turns_left() for p in g.players])
    return max(0, g.round - 1) * (TURNS + 1) + taken


def margins(g: Magnificent, weights: Weights) -> list[float]:
    """By how much each seat is likely to beat the best of the others."""
    ends = [foreseen(g, seat, weights, Memory()) for seat in range(g.seats)]
    if g.is_solo():
        return [ends[0] - SOLO_PAR]
    return [
        ends[seat] - max([ends[s] for s in range(g.seats) if s != seat]) for seat in range(g.seats)
    ]


def alone(g: Magnificent, weights: Weights, swing: float) -> list[float]:
    """In a solo game every point counts, whether or not it wins a title."""
    return [1.0 / (1.0 + exp(-lead / swing)) for lead in margins(g, weights)]


def priors(g: Magnificent, seat: int, moves: list[Move], weights: Weights) -> list[float]:
    """How promising each move is, by a look one move ahead where that can be judged."""
    if isinstance(g.stack[-1], Together):
        return lean_together(g, seat, moves)
    values = thereafter(g, seat, moves, weights, Memory())
    best = max(values)
    return [exp((value - best) / SHARPNESS) for value in values]


def lean_together(g: Magnificent, seat: int, moves: list[Move]) -> list[float]:
    """Score cards that bring many points; fill zones in the best way."""
    found: list[float] = []
    for move in moves:
        if move.verb == "score":
            found.append(min(1.0, points_for(g, seat, move.arg, 4) / 20.0))
        elif move.verb == "pick":
            kind = g.box.masters[move.arg].bonus.kind
            found.append(0.6 if kind == COPY else 0.5)
        else:
            found.append(1.0 if move.verb == "best" else 0.3)
    return found
