"""Hands: cards that pass from one player to another, and cards shown to all."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Condition, Step, Together
from .moments import before_the_turns, while_giving
from .moves import (
    FACE_DOWN_ROW,
    GIVE,
    GIVES,
    GIVES_FROM_ROW,
    GIVES_SHOWN,
    LIES_IN_ROW,
    NEXT,
    PASS,
    ROW,
    SHOW,
    SHOWS,
    SWAP_HANDS,
    SWAPPED,
)
from .reasons import (
    ALREADY_LAID,
    MUST_GIVE,
    MUST_LAY_A_ROW,
    MUST_SHOW,
    NO_ROW,
    NOT_IN_HAND,
    NOT_IN_ROW,
    NOT_YOURS_TO_LAY,
    NOT_YOURS_TO_SHOW,
    ROW_IS_FACE_DOWN,
)
from .secrets.knowledge import hand_zone
from .state import Carnavalesque


class Give(Step[Carnavalesque]):
    """3.7 You give cards from your hand, perhaps those you have just drawn."""

    secret = True

    def __init__(self, seat: int, other_seat: int, count: int) -> None:
        super().__init__(seat)
        self.other_seat = other_seat
        self.count = count

    def moves(self, g: Carnavalesque) -> list[Move]:
        p = g.players[self.seat]
        row = [ROW[place + 1] for place in range(p.row)]
        return row + [GIVE[card] for card in p.hand[p.row :]]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        if move.verb == "row":
            card = g.players[self.seat].hand[move.arg - 1]
            give(g, self.seat, self.other_seat, card, move.arg)
        else:
            give(g, self.seat, self.other_seat, move.arg, 0)
        if self.count > 1:
            g.then(Give(self.seat, self.other_seat, self.count - 1))

    def is_foretold(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        return move.verb == "give"  # out of a face-down row not even the giver knows it

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        p = g.players[seat]
        if move.verb == "row":
            yield NO_ROW, p.row > 0
            yield NOT_IN_ROW, move.arg <= p.row
        elif move.verb == "give":
            is_seen = move.arg in p.hand[p.row :]
            yield ROW_IS_FACE_DOWN, is_seen or p.row == 0
            yield NOT_IN_HAND.about("person", move.arg), is_seen
        elif move is PASS:
            yield MUST_GIVE, False
        else:
            yield from while_giving(g, seat, move)


def give(g: Carnavalesque, seat: int, other: int, card: int, place: int) -> None:
    """3.8 A gift goes face down: giver and receiver know it, the others see its back.

    Out of a row of face-down cards (9.8) not even the giver knows it, but all see its place.
    """
    p, age, zone = g.players[seat], g.box.age[card], hand_zone(other)
    is_shown, is_only = p.shown == card, int(g.hidden_backs(seat, age) == 1)
    g.learn(EVERYONE)
    g.remove(seat, card)
    g.add(other, card)
    if is_shown:
        g.known.show(card, zone)
        g.tell(GIVES_SHOWN, seat, other, card)
        return
    knowing = 1 << other if place else 1 << other | 1 << seat
    g.known.passes(card, g.box.of_age[age], [hand_zone(seat), zone, is_only], knowing)
    if p.shown:
        g.known.show(p.shown, hand_zone(seat))
    if place:
        p.gap = place
        g.tell(GIVES_FROM_ROW, seat, other, place, card, to=knowing)
        for drawn in p.hand[p.row :]:  # the giver sees that these are still here
            g.known.tell(seat, drawn, hand_zone(seat))
    else:
        g.tell(GIVES, seat, other, age, card, to=knowing)


class ShowCard(Step[Carnavalesque]):
    """9.12 You choose a card from your hand to lie open before you until the end of the round."""

    def moves(self, g: Carnavalesque) -> list[Move]:
        return [SHOW[card] for card in g.players[self.seat].hand]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        show(g, self.seat, move.arg)

    def is_foretold(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        return True

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        return show_conditions(g, seat, move)


class ShowTogether(Together[Carnavalesque]):
    """9.6 Everybody but the King chooses a card in secret; then all are shown."""

    def seats(self, g: Carnavalesque) -> list[int]:
        return sorted(g.carnavalists())

    def choices(self, g: Carnavalesque, seat: int, chosen: list[Move]) -> list[Move]:
        return [] if chosen else [SHOW[card] for card in g.players[seat].hand]

    def reveal(self, g: Carnavalesque, chosen: list[list[Move]]) -> None:
        for seat in g.carnavalists():
            if chosen[seat]:
                show(g, seat, chosen[seat][0].arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        return show_conditions(g, seat, move)


def show_conditions(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """9.12 What is laid open is a card of the own hand."""
    if move.verb == "show":
        yield NOT_YOURS_TO_SHOW.about("person", move.arg), move.arg in g.players[seat].hand
    elif move is PASS:
        yield MUST_SHOW, False
    else:
        yield from before_the_turns(g, seat, move)


def show(g: Carnavalesque, seat: int, card: int) -> None:
    """9.12 A card lies open; all see it and may remember whose it was."""
    g.learn(EVERYONE)
    g.players[seat].shown = card
    g.known.show(card, hand_zone(seat))
    g.tell(SHOWS, seat, card)


class LayRow(Together[Carnavalesque]):
    """9.8 The Jester lays the hand down in a row, one card after the other, in any order."""

    def seats(self, g: Carnavalesque) -> list[int]:
        return [g.jester()]

    def choices(self, g: Carnavalesque, seat: int, chosen: list[Move]) -> list[Move]:
        left = [card for card in g.players[seat].hand if NEXT[card] not in chosen]
        return [NEXT[card] for card in left] if len(left) > 1 else []

    def reveal(self, g: Carnavalesque, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        seat = g.jester()
        p, laid = g.players[seat], [move.arg for move in chosen[seat]]
        p.hand = laid + [card for card in p.hand if card not in laid]
        p.backs = [g.box.age[card] for card in p.hand]
        lay_down(g, seat)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "next":
            is_held = move.arg in g.players[seat].hand
            yield NOT_YOURS_TO_LAY.about("person", move.arg), is_held
            yield ALREADY_LAID.about("person", move.arg), move not in g.chosen[seat]
        elif move is PASS:
            yield MUST_LAY_A_ROW, False
        else:
            yield from before_the_turns(g, seat, move)


def lay_down(g: Carnavalesque, seat: int) -> None:
    """9.8 A hand lies face down in a row, and everybody sees the backs."""
    p = g.players[seat]
    p.row = len(p.hand)
    g.tell(FACE_DOWN_ROW, seat)
    for place, age in enumerate(p.backs):
        g.tell(LIES_IN_ROW, seat, place + 1, age)


def swap_hands(g: Carnavalesque, seat: int, other: int) -> None:
    """9.2 Two hands change owners; each of the two knows both from now on."""
    g.learn(EVERYONE)
    g.tell(SWAP_HANDS, seat, other)
    p, q = g.players[seat], g.players[other]
    p.hand, q.hand = q.hand, p.hand
    p.backs, q.backs = q.backs, p.backs
    g.known.swap_hands(seat, other)
    for owner, giver in ((seat, other), (other, seat)):
        g.known.sees_hand(owner, g.players[owner].hand)
        for card in g.players[owner].hand:
            g.known.tell(giver, card, hand_zone(owner))
            g.tell(SWAPPED, owner, card, to=1 << owner | 1 << giver)
