"""The King: his decrees, and his turn at the workshops."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import DELUSIONS_OF_GRANDEUR
from .moments import is_sending, while_reigning
from .moves import (
    ALL_FORBID,
    END,
    ENDS,
    FORBIDS,
    LAUNCH,
    LAUNCHES,
    PASS,
    SEND,
    SENDS,
    workshop_of,
)
from .reasons import (
    FLOAT_TOO_SMALL,
    KING_ENDS,
    MUST_FORBID,
    MUST_SEND,
    MUST_SEND_MANY,
    NO_COMMON_POINT,
    NO_FLOAT_TO_LAUNCH,
    NO_SUCH_WORKSHOP,
    NOT_YOURS_TO_SEND,
    SAME_EMPTY_WORKSHOP,
)
from .state import Carnavalesque


class Decree(Step[Carnavalesque]):
    """3.5 As the King you forbid one age to the player who is about to draw."""

    def __init__(self, seat: int, other_seat: int) -> None:
        super().__init__(seat)
        self.other_seat = other_seat

    def moves(self, g: Carnavalesque) -> list[Move]:
        return ALL_FORBID

    def apply(self, g: Carnavalesque, move: Move) -> None:
        g.decree = move.arg
        g.tell(FORBIDS, self.seat, self.other_seat, move.arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move is PASS:
            yield MUST_FORBID, False
        elif move.verb != "forbid":
            yield from while_reigning(g, seat, move)


class EndDecree(Auto[Carnavalesque]):
    """3.5 A decree holds for the draw that it was given for, and ends with it."""

    def run(self, g: Carnavalesque) -> None:
        g.decree = 0


class Reign(Step[Carnavalesque]):
    """6.1 As the King you send cards to the workshops one by one, and may let floats leave."""

    secret = True  # that nothing in a hand fits would show if the King were not asked

    def moves(self, g: Carnavalesque) -> list[Move]:
        moves = sendings(g, self.seat)
        may_end = not moves or g.sent >= fewest_sent(g)
        moves += [LAUNCH[w] for w in g.workshops() if g.may_launch(w)]
        return [END, *moves] if may_end else moves

    def apply(self, g: Carnavalesque, move: Move) -> None:
        g.learn(EVERYONE)
        if move is END:
            g.tell(ENDS, self.seat)
            return
        if move.verb == "launch":
            launch(g, self.seat, move.arg)
        else:
            send(g, self.seat, move.arg, workshop_of(move))
        g.then(self)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move is END:
            many = MUST_SEND_MANY if g.event == DELUSIONS_OF_GRANDEUR else MUST_SEND
            fewest = fewest_sent(g)
            yield many.about("count", fewest), g.sent >= fewest or not sendings(g, seat)
        elif move.verb == "launch":
            yield NO_SUCH_WORKSHOP, move.arg in g.workshops()
            yield NO_FLOAT_TO_LAUNCH, len(g.floats[move.arg]) > 0
            yield FLOAT_TOO_SMALL, g.may_launch(move.arg)
        elif is_sending(move):
            yield NOT_YOURS_TO_SEND.about("person", move.arg), move.arg in g.players[seat].hand
            yield from float_conditions(g, move.arg, workshop_of(move))
        elif move is PASS:
            yield KING_ENDS, False
        else:
            yield from while_reigning(g, seat, move)

    def is_told(self, g: Carnavalesque, seat: int) -> bool:
        return True

    def is_foretold(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        return True  # the King knows the hand, and all see the floats

    def is_last(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        """8.1 The last King's turn ends the game."""
        return move is END and g.is_last_round()


def fewest_sent(g: Carnavalesque) -> int:
    """6.4 One card at least, or five with delusions of grandeur (9.4)."""
    return g.box.grandeur if g.event == DELUSIONS_OF_GRANDEUR else g.box.fewest_sent


def sendings(g: Carnavalesque, seat: int) -> list[Move]:
    """6.3 Each card in the hand with each float it fits; only the first empty workshop counts."""
    found: list[Move] = []
    features, hand = g.box.features, g.players[seat].hand
    has_empty = False
    for workshop in g.workshops():
        is_empty = not g.floats[workshop]
        if is_empty and has_empty:
            continue
        has_empty = has_empty or is_empty
        shared, send_here = g.common_points(workshop), SEND[workshop]
        for card in hand:
            if features[card] & shared:
                found.append(send_here[card])
    return found


def float_conditions(g: Carnavalesque, card: int, workshop: int) -> Iterator[Condition]:
    """6.2 What a workshop must meet for a card of the hand to go there."""
    yield NO_SUCH_WORKSHOP, workshop in g.workshops()
    yield NO_COMMON_POINT, g.fits(card, workshop)
    free = [w for w in g.workshops() if not g.floats[w]]
    yield SAME_EMPTY_WORKSHOP, workshop not in free[1:]


def send(g: Carnavalesque, seat: int, card: int, workshop: int) -> None:
    """6.1 A card from the hand joins a float, for all to see."""
    g.remove(seat, card)
    g.floats[workshop].append(card)
    g.sent += 1
    g.known.show(card, 0)
    g.tell(SENDS, seat, card, workshop)


def launch(g: Carnavalesque, seat: int, workshop: int) -> None:
    """6.5 A float leaves for the parade, and its workshop is free."""
    people = g.floats[workshop]
    g.parade.append(people)
    g.floats[workshop] = []
    g.tell(LAUNCHES, seat, workshop, len(people), g.box.points(len(people)))
