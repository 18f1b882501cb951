"""6 Downtown: learning, hiring, the bank, and the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import (
    APPRENTICE,
    ASSISTANT,
    BANK_DICE,
    COIN_FACE,
    DICE,
    DOWNTOWN,
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
from .acting import Acting, can_pay_points, unfinished
from .learning import UseDie, learnable, learning_conditions

NOT_AT_INN: Final = Reason("not-at-inn", "6.8")
ONE_OF_EACH: Final = Reason("one-of-each", "6.9")
NO_SEAT: Final = Reason("no-seat", "6.9")
NO_COINS_THERE: Final = Reason("no-coins-there", "6.11")
DICE_ALIKE: Final = Reason("dice-alike", "1.7")
NOT_ON_DIE: Final = Reason("not-on-die", "6.13")
SHOWN_ALREADY: Final = Reason("shown-already", "6.13")
BOARD_APPRENTICES: Final = 3


class Downtown(Acting):
    """6.1 Downtown a character learns tricks, hires, takes coins, or changes the dice."""

    location = DOWNTOWN

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

    def demands(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        costs = g.box.costs
        if move.verb == "learn":
            yield from learning_conditions(g, seat, move.arg)
            yield can_pay_points(g, costs.learn)
        elif move.verb == "hire":
            yield from hiring_conditions(g, seat, move.arg)
            yield can_pay_points(g, costs.hire)
        elif move.verb == "bank":
            has_coins = move.arg in BANK_DICE and g.dice[move.arg] != X
            yield NO_COINS_THERE.about("die", move.arg), has_coins
            yield DICE_ALIKE, is_first(g, move.arg)
            yield can_pay_points(g, costs.take_coins)
        else:
            yield DICE_ALIKE, is_first(g, move.arg)
            yield can_pay_points(g, costs.reroll if move.verb == "reroll" else costs.set_die)


def hiring_conditions(g: Trickerion, seat: int, kind: int) -> Iterator[Condition]:
    """6.8 What must be so for a character to be hired, whatever the points."""
    shown = [g.dice[die] for die in INN_DICE]
    yield NOT_AT_INN.about("kind", kind), kind + HIRED_BY in shown
    reason = NO_SEAT if kind == APPRENTICE else ONE_OF_EACH
    yield reason.about("kind", kind), may_hire(g, seat, kind)


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "face":
            yield NOT_ON_DIE.about("face", move.arg), move.arg in g.box.faces[self.die]
            yield SHOWN_ALREADY.about("face", move.arg), move.arg != g.dice[self.die]
        else:
            yield from unfinished(g, seat, DOWNTOWN, move)


DOWNTOWN_OF: Final = [Downtown(seat) for seat in range(4)]
