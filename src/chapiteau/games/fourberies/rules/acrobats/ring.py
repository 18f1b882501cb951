"""7.9-7.12 Acrobats of the cities and the court: Cat, Bear, Elephant and Wolf."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import BEAR, CAT, CITIES, ELEPHANT, TOP_EXPERIENCE, WOLF
from ..moments import PERFORMER, at_another_moment, performs_elsewhere
from ..moves import (
    EARNS,
    FOR,
    FROM,
    LEND,
    PASS,
    PULL,
    PULLS,
    PUSHES,
    SNATCH,
    SNATCHES,
    TRADES,
    turn,
)
from ..reasons import (
    CARAVEL_THERE,
    COPIES_ARE_ALIKE,
    END_OF_THE_DIAL,
    LENGTH_OF_A_PUSH,
    NO_CARD_THERE,
    NO_MATCH_ANYWHERE,
    NOT_A_NEIGHBOUR,
    NOT_IN_STACK,
    NOT_THEIR_ACTOR,
    NOT_YOUR_ACTOR,
    NOTHING_TO_TRADE,
    OTHER_COPY,
    SAME_ACTOR,
    TOO_DIFFERENT,
    WOLF_GOES_TO_OPPONENTS,
    WOLF_HAS_LENT,
    WOLF_NEEDS_A_TROUPE,
)
from ..state import Fourberies
from .acrobat import RESOLUTION_END, Acrobat


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

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield NOT_A_NEIGHBOUR.about("city", move.arg), abs(move.arg - city) == 1
        yield NO_CARD_THERE.about("city", move.arg), len(g.cities[move.arg]) > 0
        yield CARAVEL_THERE.about("city", move.arg), not self.is_visited(g, move.arg)


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

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        faces, cards = g.box.face, g.cities[city]
        alike = [card for card in cards if faces[card] == faces[move.arg]]
        yield NOT_IN_STACK.about("encounter", move.arg), len(alike) > 0
        yield OTHER_COPY.about("encounter", move.arg), move.arg in alike
        yield COPIES_ARE_ALIKE.about("encounter", move.arg), move.arg == alike[0]


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

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        spaces, side = abs(move.arg), 1 if move.arg > 0 else -1
        longest = g.box.elephant_steps
        yield LENGTH_OF_A_PUSH.about("count", longest), 1 <= spaces <= longest
        shorter = g.needle_after(move.arg - side)
        yield END_OF_THE_DIAL, g.needle_after(move.arg) != shorter


class Wolf(Acrobat):
    """7.12 Exchange one of your actors for an opponent's of nearly the same experience."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [LEND[r] for r in roles(g, seat) if partners(g, seat, r)]

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.then(ChooseTroupe(seat, move.arg))

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield NOT_YOUR_ACTOR.about("role", move.arg), move.arg in roles(g, seat)
        has_match = len(partners(g, seat, move.arg)) > 0
        yield NO_MATCH_ANYWHERE.about("role", move.arg), has_match


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

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "from":
            yield WOLF_GOES_TO_OPPONENTS, move.arg in g.others(self.seat)
            has_match = len(matches(g, self.role, move.arg)) > 0
            yield NOTHING_TO_TRADE.about("seat", move.arg), has_match
        elif move.verb == "for":
            yield WOLF_NEEDS_A_TROUPE, False
        else:
            yield from while_trading(g, seat, move)


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

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "for":
            is_theirs, gap = move.arg in roles(g, self.other_seat), g.box.wolf_gap
            yield NOT_THEIR_ACTOR.about("role", move.arg).about("seat", self.other_seat), is_theirs
            yield SAME_ACTOR.about("role", move.arg), move.arg != self.role
            is_close = abs(level(move.arg) - level(self.role)) <= gap
            yield TOO_DIFFERENT.about("role", move.arg).about("count", gap), is_close
        elif move.verb == "from":
            yield WOLF_HAS_LENT, False
        else:
            yield from while_trading(g, seat, move)


def while_trading(g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
    """7.12 The Wolf is at work: what it has begun comes to an end."""
    if move.verb == "lend" or move is PASS:
        yield WOLF_HAS_LENT, False
    elif move.verb in PERFORMER:
        yield from performs_elsewhere(g, seat, move, RESOLUTION_END)
    else:
        yield from at_another_moment(g, seat, move)


def cast_as(g: Fourberies, cards: list[int], role: int) -> int:
    """The first of these actors that plays a role."""
    for card in cards:
        if g.box.role[card] == role:
            return card
    raise ValueError("nobody plays that role")


RING: Final[list[Acrobat]] = [
    Cat(CAT, "pull"),
    Bear(BEAR, "snatch"),
    Elephant(ELEPHANT, "turn"),
    Wolf(WOLF, "lend"),
]
