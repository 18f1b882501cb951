"""7.9-7.12 Acrobats of the cities and the court: Cat, Bear, Elephant and Wolf."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.move import Move
from ....core.step import Step
from ..box.components import BEAR, CAT, CITIES, ELEPHANT, TOP_EXPERIENCE, WOLF
from .acrobat import BEFORE_ALONE, BEFORE_SHARED, RESOLUTION_END, Acrobat
from .moves import (
    EARNS,
    FOR,
    FROM,
    LEND,
    PULL,
    PULLS,
    PUSHES,
    SNATCH,
    SNATCHES,
    TRADES,
    turn,
)
from .state import Fourberies

NOT_A_NEIGHBOUR: Final = Reason("not-a-neighbour", "7.9")
NO_CARD_THERE: Final = Reason("no-card-there", "7.9")
CARAVEL_THERE: Final = Reason("caravel-there", "7.9")
NOT_IN_STACK: Final = Reason("not-in-stack", "7.10")
COPY_IN_STACK: Final = Reason("copy-in-stack", "7.10")
NO_SUCH_PUSH: Final = Reason("no-such-push", "7.11")
NO_SUCH_ACTOR: Final = Reason("no-such-actor", "7.12")
NO_MATCH: Final = Reason("no-match-for-actor", "7.12")
NOTHING_TO_TRADE: Final = Reason("nothing-to-trade", "7.12")


class Cat(Acrobat):
    """7.9 Alone in a city, lure in the newest card of a neighbouring city that nobody visits."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        near = [c for c in (city - 1, city + 1) if 1 <= c <= CITIES]
        return [PULL[c] for c in near if g.cities[c] and not self.is_visited(g, c)]

    def is_visited(self, g: Fourberies, city: int) -> bool:
        return bool(g.visitors(city)) or g.friends_at(city) > 0

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        card = g.cities[move.arg].pop()
        g.cities[city].append(card)
        g.tell(PULLS, seat, CAT, move.arg, card)

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        if abs(move.arg - city) != 1:
            return NOT_A_NEIGHBOUR.about("city", move.arg)
        reason = NO_CARD_THERE if not g.cities[move.arg] else CARAVEL_THERE
        return reason.about("city", move.arg)


class Bear(Acrobat):
    """7.10 In a shared city, take one card before the others are discarded."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        faces: list[str] = []
        moves: list[Move] = []
        for card in g.cities[city]:
            if g.box.face[card] not in faces:  # copies are alike
                faces.append(g.box.face[card])
                moves.append(SNATCH[card])
        return moves

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        card, t = move.arg, g.troupes[seat]
        g.cities[city].remove(card)
        g.tell(SNATCHES, seat, BEAR, card)
        if g.box.bonus[card]:
            t.ecus += g.box.bonus[card]
            g.discard.append(card)
            g.tell(EARNS, seat, card, g.box.bonus[card])
        elif g.box.acrobat[card]:
            t.guests.append(card)
        else:
            t.actors.append(card)

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        if move.arg > g.box.encounter_count:
            return NOT_NOW
        is_copy = g.box.face[move.arg] in [g.box.face[card] for card in g.cities[city]]
        return (COPY_IN_STACK if is_copy else NOT_IN_STACK).about("encounter", move.arg)


class Elephant(Acrobat):
    """7.11 Turn the needle a few spaces, either way."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        moves: list[Move] = []
        for side in (g.mood(), -g.mood()):
            before = g.needle
            for k in range(1, g.box.elephant_steps + 1):
                after = g.needle_after(side * k)
                if after == before:
                    break  # the dial ends: longer pushes stop at the same place
                moves.append(turn(side * k))
                before = after
        return moves

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.tell(PUSHES, seat, ELEPHANT)
        g.sway(move.arg)

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        return NO_SUCH_PUSH


class Wolf(Acrobat):
    """7.12 Exchange one of your actors for an opponent's of nearly the same experience."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [LEND[r] for r in roles(g, seat) if partners(g, seat, r)]

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.then(ChooseTroupe(seat, move.arg))

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        reason = NO_MATCH if move.arg in roles(g, seat) else NO_SUCH_ACTOR
        return reason.about("role", move.arg)


def roles(g: Fourberies, seat: int) -> list[int]:
    """The different actors of a troupe, lowest first."""
    return sorted({g.box.role[a] for a in g.troupes[seat].actors})


def matches(g: Fourberies, mine: int, other: int) -> list[int]:
    """The actors of another troupe that may be exchanged for one of role `mine`."""
    return [
        r for r in roles(g, other) if r != mine and abs(level(r) - level(mine)) <= g.box.wolf_gap
    ]


def level(role: int) -> int:
    """The experience of a role."""
    return (role - 1) % TOP_EXPERIENCE + 1


def partners(g: Fourberies, seat: int, role: int) -> list[int]:
    return [s for s in g.others(seat) if matches(g, role, s)]


class ChooseTroupe(Step[Fourberies]):
    """7.12 Whose actor does the Wolf take?"""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role: Final = role

    def moves(self, g: Fourberies) -> list[Move]:
        return [FROM[s] for s in partners(g, self.seat, self.role)]

    def apply(self, g: Fourberies, move: Move) -> None:
        g.then(ChooseActor(self.seat, self.role, move.arg))

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        return NOTHING_TO_TRADE if move.verb == "from" else NOT_NOW


class ChooseActor(Step[Fourberies]):
    """7.12 Which actor does the Wolf take in exchange?"""

    def __init__(self, seat: int, role: int, other_seat: int) -> None:
        super().__init__(seat)
        self.role: Final = role
        self.other_seat: Final = other_seat

    def moves(self, g: Fourberies) -> list[Move]:
        return [FOR[r] for r in matches(g, self.role, self.other_seat)]

    def apply(self, g: Fourberies, move: Move) -> None:
        mine, theirs = g.troupes[self.seat], g.troupes[self.other_seat]
        given, taken = cast_as(g, mine.actors, self.role), cast_as(g, theirs.actors, move.arg)
        mine.actors.remove(given)
        theirs.actors.remove(taken)
        mine.actors.append(taken)
        theirs.actors.append(given)
        g.tell(TRADES, self.seat, given, self.other_seat, taken)

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        if move.verb != "for":
            return NOT_NOW
        reason = NO_MATCH if move.arg in roles(g, self.other_seat) else NO_SUCH_ACTOR
        return reason.about("role", move.arg)


def cast_as(g: Fourberies, cards: list[int], role: int) -> int:
    """The first of these actors that plays a role."""
    for card in cards:
        if g.box.role[card] == role:
            return card
    raise ValueError("nobody plays that role")


RING: Final[list[Acrobat]] = [
    Cat(CAT, BEFORE_ALONE, "pull"),
    Bear(BEAR, BEFORE_SHARED, "snatch"),
    Elephant(ELEPHANT, RESOLUTION_END, "turn"),
    Wolf(WOLF, RESOLUTION_END, "lend"),
]
