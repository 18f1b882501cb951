"""5 Placing: one after another, characters go where their cards send them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.lists import first_missing, has
from ....core.move import Move
from ....core.step import NOBODY, Auto, Condition, Step
from ..box.components import (
    APPRENTICE,
    FIRST_SLOT,
    FREE_SEAT,
    IDLE,
    KIND_OF,
    MAGICIAN,
    ON_A_DAY,
    THEATRE,
    WORKSHOP,
    day_of,
    is_show_slot,
)
from .assignment import NOT_IN_COMPANY
from .locations.downtown import DOWNTOWN_OF
from .locations.market import MARKET_OF
from .locations.theatre import THEATRE_OF
from .locations.workshop import WORKSHOP_OF
from .moments import at_another_moment
from .moves import GO, GOES, IDLE_MOVE, PASS, SEND, STAYS_IDLE
from .player import BOARD_SEATS
from .state import Trickerion

AT_THE_INN: Final = Reason("waits-at-the-inn", "6.8")
NO_CARD: Final = Reason("has-no-card", "4.3")
LEFT_IDLE: Final = Reason("left-idle", "5.3")
ALREADY_PLACED: Final = Reason("already-placed", "5.1")
NO_OPEN_SLOT: Final = Reason("no-open-slot", "5.3")
CHOOSE_FIRST: Final = Reason("choose-it-first", "5.3")
IDLE_INSTEAD: Final = Reason("idle-instead", "5.3")
WHO_FIRST: Final = Reason("who-first", "5.1")
ONE_AT_A_TIME: Final = Reason("one-at-a-time", "5.1")
OTHER_LOCATION: Final = Reason("other-location", "5.2")
TAKEN: Final = Reason("slot-taken", "5.2")
NOT_WITH_SO_FEW: Final = Reason("not-with-so-few", "5.5")
OTHER_DAY: Final = Reason("one-day-only", "9.1")
DAY_TAKEN: Final = Reason("day-taken", "9.1")
MAGICIANS_ONLY: Final = Reason("magicians-only", "9.2")
APPRENTICES_ALIKE: Final = Reason("send-the-first", "1.7")
IDLE_ALIKE: Final = Reason("idle-alike", "1.7")
SLOTS_ALIKE: Final = Reason("slots-alike", "1.7")
ACTING: Final[list[list[Step[Trickerion]]]] = [
    [],
    list(DOWNTOWN_OF),
    list(MARKET_OF),
    list(WORKSHOP_OF),
    list(THEATRE_OF),
]


class PlaceCharacters(Auto[Trickerion]):
    """5.1 In the order of initiative, one character each, until none is left."""

    def run(self, g: Trickerion) -> None:
        seats = [seat for seat in g.order if g.players[seat].waiting()]
        if seats:
            g.then(*[CHOOSING[seat] for seat in seats], self)


def open_slots(g: Trickerion, seat: int, place: int) -> list[int]:
    """Where a character may go; slots that are equal are listed once (1.7)."""
    p = g.players[seat]
    location = p.cards[place]
    if location == THEATRE:
        return theatre_slots(g, seat, place)
    if location == WORKSHOP:
        slot = first_missing(p.at, FIRST_SLOT[WORKSHOP], FIRST_SLOT[THEATRE] - 1)
        return [slot] if slot else []
    slots: list[int] = []
    worth: list[int] = []
    for slot in range(FIRST_SLOT[location], FIRST_SLOT[location + 1]):
        if g.is_open(slot) and not has(worth, g.box.slot_points[slot]):
            slots.append(slot)
            worth.append(g.box.slot_points[slot])
    return slots


def theatre_slots(g: Trickerion, seat: int, place: int) -> list[int]:
    """9.1 A weekday that is free or already theirs; its last place is for magicians (9.2)."""
    mine = g.players[seat].day
    slots: list[int] = []
    for day in range(1, 5):
        if mine != day and (mine or g.day_owner(day) >= 0):
            continue
        first = FIRST_SLOT[THEATRE] + (day - 1) * ON_A_DAY
        if not g.slots[first]:
            slots.append(first)
        elif not g.slots[first + 1]:
            slots.append(first + 1)
        if place == MAGICIAN and not g.slots[first + 2]:
            slots.append(first + 2)
    return slots


class ChooseCharacter(Step[Trickerion]):
    """5.1 Which of the characters still waiting goes next?"""

    def moves(self, g: Trickerion) -> list[Move]:
        cards = g.players[self.seat].cards
        moves: list[Move] = []
        seen = 0  # 1.7: apprentices of the player board with the same card are alike
        stuck = 0
        for place in g.players[self.seat].waiting():
            if KIND_OF[place] == APPRENTICE and place != FREE_SEAT:
                if seen >> cards[place] & 1:
                    continue
                seen |= 1 << cards[place]
            if open_slots(g, self.seat, place):
                moves.append(SEND[place])
            elif not stuck:
                stuck = place  # 5.3: nowhere to go; if there are several, any will do
        if stuck:
            moves.append(IDLE_MOVE[stuck])
        return moves

    def apply(self, g: Trickerion, move: Move) -> None:
        if move.verb == "send":
            g.then(ChooseSlot(self.seat, move.arg))
        else:
            stay_idle(g, self.seat, move.arg)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "send":
            yield from waiting_conditions(g, seat, move.arg)
            has_slot = bool(open_slots(g, seat, move.arg))
            yield NO_OPEN_SLOT.about("character", move.arg), has_slot
        elif move.verb == "idle":
            yield from waiting_conditions(g, seat, move.arg)
            stuck = [place for place in g.players[seat].waiting() if not open_slots(g, seat, place)]
            yield CHOOSE_FIRST.about("character", move.arg), move.arg in stuck
            yield IDLE_ALIKE.about("character", stuck[0]), move.arg == stuck[0]
        elif move.verb == "go":
            yield WHO_FIRST, False
        else:
            yield from while_placing(g, seat, move)


def waiting_conditions(g: Trickerion, seat: int, place: int) -> Iterator[Condition]:
    """5.1 What must be so for a character to be the next."""
    p = g.players[seat]
    kind = KIND_OF[place]
    is_there = p.crew[place] == 1
    yield AT_THE_INN.about("kind", kind), is_there or not p.hired[kind]
    yield NOT_IN_COMPANY.about("character", place), is_there
    yield NO_CARD.about("character", place), p.cards[place] > 0
    yield LEFT_IDLE.about("character", place), p.at[place] != IDLE
    yield ALREADY_PLACED.about("character", place), not p.at[place]
    alike = [s for s in p.waiting() if s in BOARD_SEATS and p.cards[s] == p.cards[place]]
    yield APPRENTICES_ALIKE, place not in BOARD_SEATS or place == alike[0]


def stay_idle(g: Trickerion, seat: int, place: int) -> None:
    """5.3 A character that stays idle does nothing this turn and is not paid."""
    g.players[seat].at[place] = IDLE
    g.tell(STAYS_IDLE, seat, place)


class ChooseSlot(Step[Trickerion]):
    """5.2 Which place does the character take at its location, or does it stay idle (5.3)?"""

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character

    def moves(self, g: Trickerion) -> list[Move]:
        moves = [GO[slot] for slot in open_slots(g, self.seat, self.character)]
        moves.append(IDLE_MOVE[self.character])
        return moves

    def apply(self, g: Trickerion, move: Move) -> None:
        """5.4 Character and slot give the action points; on stage they are not used (9.13)."""
        if move.verb == "idle":
            stay_idle(g, self.seat, self.character)
            return
        seat, place, slot = self.seat, self.character, move.arg
        p, box = g.players[seat], g.box
        location = p.cards[place]
        p.at[place] = slot
        if location != WORKSHOP:
            g.slots[slot] = seat + 1
        if location == THEATRE:
            p.day = day_of(slot)
        on_stage = is_show_slot(slot)
        points = max(0, box.points[KIND_OF[place]] + box.slot_points[slot])
        g.points = 0 if on_stage else points
        g.boosted = False
        g.tell(GOES, seat, place, slot, g.points)
        if not on_stage:
            g.then(ACTING[location][seat])

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "go":
            yield from slot_conditions(g, seat, self.character, move.arg)
        elif move.verb in ("send", "idle"):
            is_this = move is IDLE_MOVE[self.character]
            yield ONE_AT_A_TIME.about("character", self.character), is_this
        else:
            yield from while_placing(g, seat, move)


def while_placing(g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
    """5.3 Nobody passes, but a character may stay idle."""
    if move is PASS:
        yield IDLE_INSTEAD, False
    else:
        yield from at_another_moment(g, seat, move)


def slot_conditions(g: Trickerion, seat: int, character: int, slot: int) -> Iterator[Condition]:
    """5.2 What must be so for a character to go to a slot."""
    p = g.players[seat]
    location = p.cards[character]
    is_there = FIRST_SLOT[location] <= slot < FIRST_SLOT[location + 1]
    yield OTHER_LOCATION.about("location", location), is_there
    if location == THEATRE:
        yield from day_conditions(g, seat, character, slot)
    elif location != WORKSHOP:
        yield NOT_WITH_SO_FEW, g.box.slot_seats[slot] <= g.seats
    yield TAKEN, not (slot in p.at if location == WORKSHOP else g.slots[slot])
    yield SLOTS_ALIKE, slot in open_slots(g, seat, character)


def day_conditions(g: Trickerion, seat: int, character: int, slot: int) -> Iterator[Condition]:
    """9.1 The weekday must be theirs or free, and the stage is for magicians (9.2)."""
    mine, day = g.players[seat].day, day_of(slot)
    owner = g.day_owner(day)
    yield OTHER_DAY.about("day", mine), mine in (0, day)
    yield DAY_TAKEN.about("seat", owner), owner in (NOBODY, seat)
    yield MAGICIANS_ONLY, character == MAGICIAN or not is_show_slot(slot)


CHOOSING: Final = [ChooseCharacter(seat) for seat in range(4)]
PLACE_CHARACTERS: Final = PlaceCharacters()
