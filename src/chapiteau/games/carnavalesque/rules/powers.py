"""Powers: what each role does on its owner's turn."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import (
    BOUNTY_HUNTER,
    FATHER_CHRISTMAS,
    JESTER,
    MAGICIAN,
    NAVVY,
    SEER,
    SMUGGLER,
    THIEF,
)
from .crowd.blind import CloseEyes
from .crowd.crowd import empty_slot, look
from .crowd.drawing import DUG, NORMAL, SMUGGLED, STOLEN, Drawing
from .hands import Give
from .king import EndDecree
from .moments import while_drawing
from .moves import (
    APPEARS_DOWN,
    APPEARS_UP,
    CONJURE,
    CONJURES,
    HUNT,
    HUNTS,
    INTO,
    IS_VOID,
    LAY,
    PASS,
)
from .reasons import (
    CARD_IS_HIDDEN,
    CARD_TO_CONJURE_FIRST,
    CARD_TO_HUNT_FIRST,
    CONJURED_IS_CHOSEN,
    HUNT_AFTER_DRAW,
    HUNTED_IS_CHOSEN,
    MAGIC_BEFORE_DRAW,
    MUST_HUNT,
    NO_CARD_TO_HUNT,
    NO_FLOAT_TO_JOIN,
    NO_SUCH_WORKSHOP,
    NOT_HUNTED,
    NOT_ON_A_FLOAT,
    SAME_FLOAT,
)
from .roles import seer_sees
from .secrets.knowledge import slot_zone
from .state import Carnavalesque


class UseRole(Auto[Carnavalesque]):
    """10.4 The role shapes draw and gift; if its power is void, they are as usual."""

    def run(self, g: Carnavalesque) -> None:
        seat, role, king = self.seat, g.players[self.seat].role, g.king
        draw, cards = Drawing(seat, NORMAL), g.box.role_cards[role]
        drawn = [] if g.rules < 3 else [EndDecree()]  # a decree that outlived its draw was shown
        if role == FATHER_CHRISTMAS:
            g.then(Give(seat, king, cards), *[draw] * cards, *drawn)
            return
        if role == SEER and seer_sees(g):
            g.then(*[draw] * cards, *drawn, Give(seat, king, cards))
            return
        if role == JESTER:
            g.then(CloseEyes(seat))
        elif role == NAVVY:
            g.then(Drawing(seat, DUG))
        elif role == SMUGGLER or role == THIEF:
            how = SMUGGLED if role == SMUGGLER else STOLEN
            g.then(draw if is_void(g, seat) else Drawing(seat, how))
        elif role == BOUNTY_HUNTER:
            g.then(draw, *drawn, Hunting(seat))
        elif role == MAGICIAN:
            g.then(Conjure(seat), draw)
        else:
            g.then(draw)
        g.then(*drawn, Give(seat, king, 1))


def is_void(g: Carnavalesque, seat: int) -> bool:
    """10.3 A power is void if the role's antagonist lies revealed when it would be applied."""
    role = g.players[seat].role
    other = g.box.antagonist[role]
    if not other or not g.is_face_up(other):
        return False
    g.tell(IS_VOID, seat, role, other)
    return True


class Conjure(Step[Carnavalesque]):
    """10.10 As the Magician you may move a card from one float face down to another."""

    def moves(self, g: Carnavalesque) -> list[Move]:
        filled = [w for w in g.workshops() if g.floats[w]]
        if len(filled) < 2:
            return []
        cards = sorted([card for w in filled for card in g.floats[w]])
        return [PASS, *[CONJURE[card] for card in cards]]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        if move is not PASS:
            g.then(ConjureInto(self.seat, move.arg))

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "conjure":
            is_there = any(move.arg in g.floats[w] for w in g.workshops())
            yield NOT_ON_A_FLOAT.about("person", move.arg), is_there
        elif move.verb == "into":
            yield CARD_TO_CONJURE_FIRST, False
        elif move is not PASS:
            yield from while_conjuring(g, seat, move)


class ConjureInto(Step[Carnavalesque]):
    """10.10 You choose the other float, whatever its cards have in common."""

    def __init__(self, seat: int, person: int) -> None:
        super().__init__(seat)
        self.person = person

    def moves(self, g: Carnavalesque) -> list[Move]:
        return [INTO[w] for w in g.workshops() if g.floats[w] and self.person not in g.floats[w]]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        for people in g.floats:
            if self.person in people:
                people.remove(self.person)
        g.floats[move.arg].append(self.person)
        if self.person not in g.turned:
            g.turned.append(self.person)
            g.turned.sort()
        g.tell(CONJURES, self.seat, self.person, move.arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "into":
            people = g.floats[move.arg]
            yield NO_SUCH_WORKSHOP, move.arg in g.workshops()
            yield NO_FLOAT_TO_JOIN, len(people) > 0
            yield SAME_FLOAT.about("person", self.person), self.person not in people
        elif move.verb == "conjure" or move is PASS:
            yield CONJURED_IS_CHOSEN.about("person", self.person), False
        else:
            yield from while_conjuring(g, seat, move)


def while_conjuring(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """10.10 The Magician works on being revealed, and draws after that."""
    if move.verb == "take":
        yield MAGIC_BEFORE_DRAW, False
    else:
        yield from while_drawing(g, seat, move)


class Hunting(Auto[Carnavalesque]):
    """10.5 After the draw the Bounty Hunter must move a covered card, if there is one in sight."""

    def run(self, g: Carnavalesque) -> None:
        if not is_void(g, self.seat):
            g.then(Hunt(self.seat))


class Hunt(Step[Carnavalesque]):
    """10.5 You choose a covered card that is partly in sight."""

    def moves(self, g: Carnavalesque) -> list[Move]:
        return [HUNT[slot] for slot in g.covered_in_sight()]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        g.then(LayAround(self.seat, move.arg))

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "hunt":
            yield NO_CARD_TO_HUNT, g.heap.lies(move.arg)
            yield NOT_HUNTED, g.heap.is_covered(move.arg)
            yield CARD_IS_HIDDEN, g.heap.is_in_sight(move.arg)
        elif move.verb == "lay":
            yield CARD_TO_HUNT_FIRST, False
        elif move is PASS:
            yield MUST_HUNT, False
        else:
            yield from while_hunting(g, seat, move)


class LayAround(Step[Carnavalesque]):
    """10.17 You lay it face up at one of eight places around the crowd."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def moves(self, g: Carnavalesque) -> list[Move]:
        return LAY[1:]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        card, old = g.crowd[self.slot], slot_zone(self.slot)
        g.learn(EVERYONE)
        empty_slot(g, self.slot)
        slot = g.heap.lay_around(move.arg, 1)
        g.crowd[slot] = card
        g.backs[slot] = g.box.age[card]
        g.known.identify(card, g.box.of_age[g.box.age[card]], old, slot_zone(slot))
        g.tell(HUNTS, self.seat, card, slot)
        look(g, g.unlooked, APPEARS_UP, APPEARS_DOWN)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "hunt":
            yield HUNTED_IS_CHOSEN, False
        elif move is PASS:
            yield MUST_HUNT, False
        elif move.verb != "lay":
            yield from while_hunting(g, seat, move)


def while_hunting(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """10.5 The Bounty Hunter has drawn, and gives after the hunt."""
    if move.verb == "take":
        yield HUNT_AFTER_DRAW, False
    else:
        yield from while_drawing(g, seat, move)
