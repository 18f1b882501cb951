"""6 Downtown: learning, hiring, the bank, and the dice."""

from __future__ import annotations

from typing import Final

from .....core.errors import NOT_NOW, Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Step
from ...box.components import (
    APPRENTICE,
    ASSISTANT,
    BANK_DICE,
    COIN_FACE,
    DICE,
    ENGINEER,
    HIRED_BY,
    INN_DICE,
    X,
)
from .. import chance
from ..moves import (
    BANK,
    DRAWS_COINS,
    FACE,
    HIRE,
    HIRES,
    PAYS_FAME,
    REROLL,
    REROLLS,
    SET,
    SETS,
)
from ..state import Trickerion
from .acting import TOO_FEW_POINTS, Acting
from .learning import UseDie, learnable, refused_trick

NOT_AT_INN: Final = Reason("not-at-inn", "6.8")
HAS_SPECIALIST: Final = Reason("has-specialist", "6.9")
NO_SEAT: Final = Reason("no-seat", "6.9")
NO_COINS_THERE: Final = Reason("no-coins-there", "6.11")
DICE_ALIKE: Final = Reason("dice-alike", "1.7")
NOT_ON_DIE: Final = Reason("not-on-die", "6.13")
SHOWN_ALREADY: Final = Reason("shown-already", "6.13")
BOARD_APPRENTICES: Final = 3


class Downtown(Acting):
    """6.1 Downtown a character learns tricks, hires, takes coins, or changes the dice."""

    def actions(self, g: Trickerion, points: int) -> list[Move]:
        costs, moves, seat = g.box.costs, list[Move](), self.seat
        if points >= costs.learn:
            moves += learnable(g, seat)
        if points >= costs.hire:
            for die in INN_DICE:
                kind = g.dice[die] - HIRED_BY
                if g.dice[die] != X and HIRE[kind] not in moves and may_hire(g, seat, kind):
                    moves.append(HIRE[kind])
        if points >= costs.take_coins:
            moves += [BANK[die] for die in BANK_DICE if g.dice[die] != X and is_first(g, die)]
        for die in range(1, len(DICE)):
            if is_first(g, die):
                if points >= costs.reroll:
                    moves.append(REROLL[die])
                if points >= costs.set_die:
                    moves.append(SET[die])
        return moves

    def act(self, g: Trickerion, move: Move) -> None:
        costs, verb = g.box.costs, move.verb
        if verb == "learn":
            g.points -= costs.learn
            pay_for_fame(g, self.seat, move.arg)
            g.then(UseDie(self.seat, move.arg))
        elif verb == "hire":
            g.points -= costs.hire
            self.hire(g, move.arg)
        elif verb == "bank":
            g.points -= costs.take_coins
            coins = g.dice[move.arg] - COIN_FACE
            g.players[self.seat].coins += coins
            g.dice[move.arg] = X
            g.tell(DRAWS_COINS, self.seat, coins, move.arg)
        elif verb == "reroll":
            g.points -= costs.reroll
            g.learn(EVERYONE)
            rng = g.rng.stream(chance.REROLL + move.arg)
            g.dice[move.arg] = g.box.faces[move.arg][rng.below(6)]
            g.tell(REROLLS, self.seat, move.arg, g.dice[move.arg])
        else:
            g.points -= costs.set_die
            g.then(SetDie(self.seat, move.arg))

    def hire(self, g: Trickerion, kind: int) -> None:
        """6.8 The disc waits at the inn until the end of the turn; the die is used up."""
        for die in INN_DICE:
            if g.dice[die] == kind + HIRED_BY:
                g.dice[die] = X
                g.players[self.seat].hired[kind] += 1
                g.tell(HIRES, self.seat, kind, die)
                return

    def refused(self, g: Trickerion, seat: int, move: Move) -> Reason:
        costs = g.box.costs
        if move.verb == "learn":
            reason = refused_trick(g, seat, move.arg)
            return reason or TOO_FEW_POINTS.about("points", costs.learn)
        if move.verb == "hire":
            return self.refused_hire(g, seat, move.arg)
        if move.verb == "bank":
            if move.arg not in BANK_DICE or g.dice[move.arg] == X:
                return NO_COINS_THERE.about("die", move.arg)
            few = g.points < costs.take_coins
            return TOO_FEW_POINTS.about("points", costs.take_coins) if few else DICE_ALIKE
        if move.verb in ("reroll", "set"):
            cost = costs.reroll if move.verb == "reroll" else costs.set_die
            return TOO_FEW_POINTS.about("points", cost) if g.points < cost else DICE_ALIKE
        return NOT_NOW

    def refused_hire(self, g: Trickerion, seat: int, kind: int) -> Reason:
        if kind + HIRED_BY not in [g.dice[die] for die in INN_DICE]:
            return NOT_AT_INN.about("kind", kind)
        if not may_hire(g, seat, kind):
            return (NO_SEAT if kind == APPRENTICE else HAS_SPECIALIST).about("kind", kind)
        return TOO_FEW_POINTS.about("points", g.box.costs.hire)


def is_first(g: Trickerion, die: int) -> bool:
    """1.7 If two equal dice of a place show the same face, only the first is offered."""
    return not (g.box.has_twin[die] and g.dice[die] == g.dice[die - 1])


def may_hire(g: Trickerion, seat: int, kind: int) -> bool:
    """6.9 One specialist of each kind; an apprentice needs a seat at the end of the turn (6.10)."""
    p = g.players[seat]
    if kind != APPRENTICE:
        return kind >= ENGINEER and not p.has(kind) and not p.hired[kind]
    seats = BOARD_APPRENTICES + (1 if p.has(ASSISTANT) or p.hired[ASSISTANT] else 0)
    return p.apprentices() + p.hired[APPRENTICE] < seats


def pay_for_fame(g: Trickerion, seat: int, trick: int) -> None:
    """6.4 A coin for each missing point of fame."""
    p = g.players[seat]
    missing = g.box.tricks[trick].threshold - p.fame
    if missing > 0:
        p.coins -= missing
        g.tell(PAYS_FAME, seat, missing)


class SetDie(Step[Trickerion]):
    """6.13 Which of its faces does the die show now?"""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def moves(self, g: Trickerion) -> list[Move]:
        found: list[Move] = []
        for face in g.box.faces[self.die]:
            if face != g.dice[self.die] and FACE[face] not in found:
                found.append(FACE[face])
        return found

    def apply(self, g: Trickerion, move: Move) -> None:
        g.dice[self.die] = move.arg
        g.tell(SETS, self.seat, self.die, move.arg)

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "face":
            return NOT_NOW
        reason = SHOWN_ALREADY if move.arg == g.dice[self.die] else NOT_ON_DIE
        return reason.about("face", move.arg)


DOWNTOWN_OF: Final = [Downtown(seat) for seat in range(4)]
