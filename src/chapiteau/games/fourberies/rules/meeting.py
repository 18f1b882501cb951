"""5.2-5.11 Alone in a city: what its cards do, and who is sent to court."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.move import Move
from ....core.step import Auto, Condition, Step
from .acrobats.ring import cast_as
from .moments import PERFORMER, at_another_moment, is_ready
from .moves import (
    COURT,
    COURTS,
    EARNS,
    JOINS,
    KEEP,
    MANAGES,
    MEETS,
    PASS,
    PAYS,
    STAGES,
    STAGES_NONE,
    STEAL,
    STEALS,
    TURNED_AWAY,
)
from .reasons import (
    COURT_COMES_LATER,
    COURT_OR_KEEP,
    MUST_STEAL,
    ONLY_NEWCOMERS,
    OPPONENT_IS_BROKE,
    THEFT_FROM_OPPONENTS,
    WHILE_MEETING,
)
from .state import MANAGERS, Fourberies, Troupe


class Meet(Auto[Fourberies]):
    """5.2 The cards of the city are met one by one, the newest first."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        cards = g.cities[self.city]
        while cards:
            card = cards.pop()
            self.meet(g, card)
            if g.box.experience[card] == 2:
                g.then(Steal(self.seat), self)
                return

    def meet(self, g: Fourberies, card: int) -> None:
        t, box, seat = g.troupes[self.seat], g.box, self.seat
        if box.bonus[card]:
            t.ecus += box.bonus[card]
            g.discard.append(card)
            g.tell(EARNS, seat, card, box.bonus[card])
        elif box.acrobat[card]:
            t.guests.append(card)
            g.tell(JOINS, seat, card)
        elif box.experience[card] == 5 and t.ecus == 0:
            g.discard.append(card)
            g.tell(TURNED_AWAY, seat, card)
        else:
            t.newcomers.append(card)
            g.tell(MEETS, seat, card)
            self.welcome(g, t, card)

    def welcome(self, g: Fourberies, t: Troupe, card: int) -> None:
        """5.5, 5.7, 5.9 What an actor does on arrival."""
        experience = g.box.experience[card]
        if experience == 1:
            g.recover(self.seat, [c for c in t.visiting if c != self.city])
        elif experience == 3:
            g.tell(STAGES if t.managers < MANAGERS else STAGES_NONE, self.seat)
            t.managers = min(MANAGERS, t.managers + 1)
            t.ecus += g.managers_on_stage()
            g.tell(MANAGES, self.seat, g.managers_on_stage())
        elif experience == 5:
            t.ecus -= 1
            g.tell(PAYS, self.seat, card)


class Steal(Step[Fourberies]):
    """5.6 An actor of experience 2 steals an écu from an opponent of your choice."""

    def moves(self, g: Fourberies) -> list[Move]:
        return [STEAL[s] for s in g.others(self.seat) if g.troupes[s].ecus > 0]

    def apply(self, g: Fourberies, move: Move) -> None:
        g.troupes[move.arg].ecus -= 1
        g.troupes[self.seat].ecus += 1
        g.tell(STEALS, self.seat, move.arg)

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "steal":
            yield THEFT_FROM_OPPONENTS, move.arg in g.others(self.seat)
            yield OPPONENT_IS_BROKE.about("seat", move.arg), g.troupes[move.arg].ecus > 0
        elif move is PASS:
            yield MUST_STEAL, False
        elif move is KEEP or move.verb == "court":
            yield COURT_COMES_LATER, False
        elif move.verb in PERFORMER:
            yield from is_ready(g, seat, PERFORMER[move.verb])
            yield WHILE_MEETING, False
        else:
            yield from at_another_moment(g, seat, move)


class SendToCourt(Step[Fourberies]):
    """5.10 Having met everyone, you may send one of the newcomers to sway the King."""

    def moves(self, g: Fourberies) -> list[Move]:
        newcomers = g.troupes[self.seat].newcomers
        if not newcomers:
            return []
        return [KEEP, *[COURT[r] for r in sorted({g.box.role[a] for a in newcomers})]]

    def apply(self, g: Fourberies, move: Move) -> None:
        t, box = g.troupes[self.seat], g.box
        if move is not KEEP:
            actor = cast_as(g, t.newcomers, move.arg)
            t.newcomers.remove(actor)
            g.discard.append(actor)
            g.tell(COURTS, self.seat, actor)
            g.sway(box.kind[actor] * box.experience[actor])
        t.actors.extend(t.newcomers)
        t.newcomers = []

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "court":
            met = [g.box.role[actor] for actor in g.troupes[seat].newcomers]
            yield ONLY_NEWCOMERS.about("role", move.arg), move.arg in met
        elif move is PASS:
            yield COURT_OR_KEEP, False
        elif move is not KEEP:
            yield from at_another_moment(g, seat, move)
