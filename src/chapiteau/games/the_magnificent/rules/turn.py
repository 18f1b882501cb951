"""3 A turn: a die onto a master card, power, and exactly one action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import (
    ALL_COLOURS,
    APPLAUSE,
    COPY,
    DICE,
    FACES,
    FLIP_DIE,
    SET_DIE,
    TRANSPARENT,
    colour_of,
    die_of,
    value_of,
)
from .actions.anytime import act, anytime
from .actions.bonuses import COLOUR_UNNAMED
from .actions.build import begin_building, may_build, reaches_line
from .actions.gains import gain_points
from .actions.perform import NO_SPACE, begin_performance, may_perform
from .actions.talents import GENERAL
from .actions.travel import begin_travel
from .end_of_turn import END_TURN, SEATS
from .moments import ACTION_FIRST, ACTIONS, COLOUR_IS_FIXED, DIE_FIRST, ONE_DIE, elsewhere
from .moves import (
    BUILD,
    COLOUR,
    COPIES,
    END,
    GEM,
    NAMES_COLOUR,
    PASS,
    PERFORM,
    PUT,
    SETS_DIE,
    SPENDS_GEM,
    SPOT,
    TAKE,
    TAKES_DIE,
    TRAVEL,
    USES,
    VALUE,
)
from .solo import TRADE_POSTER
from .state import Magnificent

END_INSTEAD: Final = Reason("end-instead", "3.10")
NO_SUCH_DIE: Final = Reason("no-such-die", "3.1")
CARD_HAS_DIE: Final = Reason("card-has-die", "3.1")
NOT_YOUR_CARD: Final = Reason("not-your-card", "3.1")
NO_CHANGE: Final = Reason("no-change-of-die", "4.7")
SAME_VALUE: Final = Reason("same-value", "4.7")
WRONG_GEM: Final = Reason("wrong-gem", "3.6")
NO_GEM: Final = Reason("no-gem", "3.6")
NO_POWER: Final = Reason("cannot-build", "5.10")
NO_LINE_FITS: Final = Reason("no-line-fits", "5.9")
NOTHING_COMPLETED: Final = Reason("nothing-completed", "8.14")
AFTERWARDS: Final = [*GENERAL, APPLAUSE]


class Turn(Auto[Magnificent]):
    """3.1 A die, power, one action; then the talents used leave for the main tent (8.4)."""

    def run(self, g: Magnificent) -> None:
        if g.is_solo():
            g.then(TRADE_POSTER)
        g.then(TAKE_DIE[self.seat], END_TURN[self.seat])


class TakeDie(Step[Magnificent]):
    """3.1 A die from the main tent; those that look the same are offered once (1.4)."""

    def moves(self, g: Magnificent) -> list[Move]:
        pool = g.pool
        moves = [TAKE[die] for die in range(1, len(DICE)) if pool[die]]
        return moves + anytime(g, self.seat)

    def apply(self, g: Magnificent, move: Move) -> None:
        if move.verb == "take":
            g.then(PutDie(self.seat, move.arg))
        else:
            act(g, self.seat, move)
            g.then(self)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            yield NO_SUCH_DIE.about("die", move.arg), g.pool[move.arg] > 0
        elif move is PASS:
            yield DIE_FIRST, False
        else:
            yield from elsewhere(g, seat, move, GENERAL)


class PutDie(Step[Magnificent]):
    """3.1 The die goes onto a master card of yours that has none."""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def moves(self, g: Magnificent) -> list[Move]:
        return [PUT[master] for master in g.players[self.seat].empty_masters()]

    def apply(self, g: Magnificent, move: Move) -> None:
        p, die = g.players[self.seat], self.die
        g.pool[die] -= 1
        p.dice[p.masters.index(move.arg)] = die
        p.pips[colour_of(die)] += value_of(die)
        g.die, g.card = die, move.arg
        g.colour = 0 if colour_of(die) == TRANSPARENT else colour_of(die)
        g.tell(TAKES_DIE, self.seat, die, move.arg)
        g.then(CHANGE_DIE[self.seat], PREPARE[self.seat])

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "put":
            p = g.players[seat]
            yield NOT_YOUR_CARD.about("master", move.arg), move.arg in p.masters
            yield CARD_HAS_DIE.about("master", move.arg), move.arg in p.empty_masters()
        elif move.verb == "take":
            yield ONE_DIE, False  # this is the moment after it
        elif move is PASS:
            yield DIE_FIRST, False
        else:
            yield from elsewhere(g, seat, move)


class ChangeDie(Step[Magnificent]):
    """3.2 At the moment of taking, a bonus may set the die (4.7), or a talent turn it over."""

    def moves(self, g: Magnificent) -> list[Move]:
        moves: list[Move] = []
        if self.setting_card(g):
            now = value_of(g.die)
            moves = [VALUE[n] for n in range(1, FACES + 1) if n != now]
        flip = g.spot_of(self.seat, FLIP_DIE)
        if flip:
            moves.append(SPOT[flip])
        return [PASS, *moves] if moves else []

    def setting_card(self, g: Magnificent) -> int:
        """The card whose bonus sets the die, perhaps one that is copied (4.8); else 0."""
        masters = g.box.masters
        kind = masters[g.card].bonus.kind
        if kind == SET_DIE:
            return g.card
        if kind == COPY:
            for m in g.players[self.seat].masters:
                if masters[m].bonus.kind == SET_DIE:
                    return m
        return 0

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is PASS:
            return
        if move.verb == "spot":
            g.use_spot(self.seat, move.arg)
            self.change(g, FACES + 1 - value_of(g.die))
            return
        card = self.setting_card(g)
        g.bonus_used = True
        g.tell(USES if card == g.card else COPIES, self.seat, card)
        self.change(g, move.arg)

    def change(self, g: Magnificent, value: int) -> None:
        """The die itself changes: it will be paid for as it lies."""
        p, colour = g.players[self.seat], colour_of(g.die)
        p.pips[colour] += value - value_of(g.die)
        g.die = die_of(colour, value)
        p.dice[p.masters.index(g.card)] = g.die
        g.tell(SETS_DIE, self.seat, g.die)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "value":
            yield NO_CHANGE, self.setting_card(g) > 0
            yield SAME_VALUE, move.arg != value_of(g.die)
        else:
            yield from elsewhere(g, seat, move, [FLIP_DIE])


class Prepare(Step[Magnificent]):
    """3.7 Name a colour (3.3), spend gems (3.6), use bonus and talents, then choose one action."""

    def moves(self, g: Magnificent) -> list[Move]:
        seat = self.seat
        if not g.colour:
            return [*[COLOUR[c] for c in ALL_COLOURS], *anytime(g, seat)]
        gems = g.players[seat].gems
        moves = [GEM[c] for c in (g.colour, TRANSPARENT) if gems[c]]
        moves += anytime(g, seat)
        if may_build(g, seat):
            moves.append(BUILD)
        moves.append(TRAVEL)
        if may_perform(g, seat):
            moves.append(PERFORM)
        return moves

    def apply(self, g: Magnificent, move: Move) -> None:
        seat = self.seat
        if move is BUILD:
            begin_building(g, seat)
        elif move is TRAVEL:
            begin_travel(g, seat)
            g.then(AFTER_ACTION[seat])
        elif move is PERFORM:
            begin_performance(g, seat)
            g.then(AFTER_ACTION[seat])
        else:
            self.prepare(g, seat, move)
            g.then(self)

    def prepare(self, g: Magnificent, seat: int, move: Move) -> None:
        if move.verb == "colour":
            g.colour = move.arg
            g.tell(NAMES_COLOUR, seat, move.arg)
        elif move.verb == "gem":
            g.players[seat].gems[move.arg] -= 1
            g.extra += g.box.gem_power
            g.tell(SPENDS_GEM, seat, move.arg, g.power(seat))
        else:
            act(g, seat, move)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "colour":
            yield COLOUR_IS_FIXED.about("colour", g.colour), not g.colour
        elif move.verb == "gem":
            yield COLOUR_UNNAMED, g.colour > 0
            yield WRONG_GEM.about("gem", move.arg), move.arg in (g.colour, TRANSPARENT)
            yield NO_GEM.about("gem", move.arg), g.players[seat].gems[move.arg] > 0
        elif move.verb in ACTIONS:
            yield COLOUR_UNNAMED, g.colour > 0
            if move is BUILD:
                yield NO_POWER, reaches_line(g, seat) or may_build(g, seat)
                yield NO_LINE_FITS, may_build(g, seat)
            elif move is PERFORM:
                yield NO_SPACE, may_perform(g, seat)
        elif move is PASS:
            yield ACTION_FIRST, False
        else:
            yield from elsewhere(g, seat, move, GENERAL)


class AfterAction(Step[Magnificent]):
    """3.10 After the action a bonus or talents may still be used, until the turn is ended."""

    def moves(self, g: Magnificent) -> list[Move]:
        moves = anytime(g, self.seat)
        if g.done_posters:
            spot = g.spot_of(self.seat, APPLAUSE)
            if spot:
                moves.append(SPOT[spot])
        return [*moves, END]

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is END:
            return
        if move.verb == "spot" and g.box.talents[move.arg].effect == APPLAUSE:
            g.use_spot(self.seat, move.arg)
            gain_points(g, self.seat, g.done_posters * g.box.talents[move.arg].amount)
        else:
            act(g, self.seat, move)
        g.then(self)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move is END:
            return  # always
        if move is PASS:
            yield END_INSTEAD, False
        yield from elsewhere(g, seat, move, AFTERWARDS)
        if move.verb == "spot" and g.box.talents[move.arg].effect == APPLAUSE:
            yield NOTHING_COMPLETED, g.done_posters > 0


TURN: Final = [Turn(seat) for seat in SEATS]
TAKE_DIE: Final = [TakeDie(seat) for seat in SEATS]
CHANGE_DIE: Final = [ChangeDie(seat) for seat in SEATS]
PREPARE: Final = [Prepare(seat) for seat in SEATS]
AFTER_ACTION: Final = [AfterAction(seat) for seat in SEATS]
