"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.bits import places_of
from ....core.edition import Edition
from ....core.native import mypyc_attr
from ....core.rng import Rng
from ....core.state import State
from ....core.step import NOBODY
from ..box.components import CATERPILLAR, WORKSHOPS, CarnavalesqueBox
from ..box.lengths import SLOTS
from .crowd.heap import Heap, bit
from .secrets.knowledge import Knowledge

if TYPE_CHECKING:
    from mypy_extensions import i64

AIMED: Final = 0
RANDOM: Final = 1
GUIDED: Final = 2
MODES: Final = ("aimed", "random", "guided")
VERSIONS: Final = ("events", "roles")


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """What one player holds and shows."""

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand: list[int] = []  # ascending; 0 where the viewer may not see it
            self.backs: list[int] = []  # the age of each card of the hand: backs show it
            self.shown = 0  # the card that lies open before the player this round
            self.row = 0  # how many of the first cards lie face down, unseen even by their owner
            self.gap = 0  # the place in the row that was given away
            self.received = 0  # cards got from the right in the Caterpillar
            self.role = 0  # 0 also where the viewer may not see it
            self.drafted = 0  # 1: has chosen a role
            self.face_up = 0  # 1: the role is revealed
            self.offered = 0  # the roles this player could choose from, as a mask of ids
            self.sign = 0  # the sign made this round
            self.sign_at = 0  # what it points at
        else:
            self.hand = like.hand.copy()
            self.backs = like.backs.copy()
            self.shown = like.shown
            self.row = like.row
            self.gap = like.gap
            self.received = like.received
            self.role = like.role
            self.drafted = like.drafted
            self.face_up = like.face_up
            self.offered = like.offered
            self.sign = like.sign
            self.sign_at = like.sign_at


@mypyc_attr(allow_interpreted_subclasses=True)
class Carnavalesque(State):
    """A game of Carnavalesque."""

    def __init__(
        self,
        edition: Edition,
        box: CarnavalesqueBox,
        seats: int,
        rng: Rng,
        like: Carnavalesque | None = None,
    ) -> None:
        super().__init__(edition, seats, rng, like)
        self.box: Final = box
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.heap = Heap()
            self.crowd = [0] * (SLOTS + 1)  # the card in each slot of the heap
            self.backs = [0] * (SLOTS + 1)  # its age, once it has been in sight
            self.unlooked: i64 = 0  # the slots that have never been in sight, as the heap's mask
            self.known = Knowledge(seats, box.people)
            self.floats: list[list[int]] = [[] for _ in range(WORKSHOPS + 1)]  # by workshop
            self.turned: list[int] = []  # the cards that lie face down on a float
            self.parade: list[list[int]] = []  # the floats that have left
            self.round = 0
            self.king = NOBODY
            self.decree = 0  # the forbidden age
            self.sent = 0  # cards the King has sent this turn
            self.event = 0
            self.past: list[int] = []  # events of earlier rounds
            self.events: list[int] = []  # face down
            self.pool: list[int] = []  # roles nobody has chosen, face down
            self.closed = NOBODY  # whose eyes are closed
            self.finger_x = 0
            self.finger_y = 0
            self.hints = 0  # hints still allowed
        else:
            self.players = [Player(p) for p in like.players]
            self.heap = Heap(like.heap)
            self.crowd = like.crowd.copy()
            self.backs = like.backs.copy()
            self.unlooked = like.unlooked
            self.known = Knowledge(seats, box.people, like.known)
            self.floats = [f.copy() for f in like.floats]
            self.turned = like.turned.copy()
            self.parade = [f.copy() for f in like.parade]
            self.round = like.round
            self.king = like.king
            self.decree = like.decree
            self.sent = like.sent
            self.event = like.event
            self.past = like.past.copy()
            self.events = like.events.copy()
            self.pool = like.pool.copy()
            self.closed = like.closed
            self.finger_x = like.finger_x
            self.finger_y = like.finger_y
            self.hints = like.hints

    def clone(self) -> Carnavalesque:
        return Carnavalesque(self.edition, self.box, self.seats, self.rng.clone(), self)

    # who

    def after(self, seat: int, places: int = 1) -> int:
        """The seat so many places to the left."""
        return (seat + places) % self.seats

    def carnavalists(self) -> list[int]:
        """3.1 Everybody but the King, clockwise from his left."""
        return [self.after(self.king, k) for k in range(1, self.seats)]

    def jester(self) -> int:
        """3.2 The Jester of the Events version sits on the King's left."""
        return self.after(self.king)

    def is_last_round(self) -> bool:
        return self.round == self.box.rounds[self.seats]

    def has_roles(self) -> bool:
        return self.edition.options["version"] == VERSIONS[1]

    def has_signs(self) -> bool:
        return self.edition.options["signs"] is True

    def mode(self) -> int:
        """How the Jester's finger finds a card."""
        return MODES.index(str(self.edition.options["blind_draw"]))

    def receiver(self, seat: int) -> int:
        """Who gets what a seat gives: the King, or in the Caterpillar the left neighbour."""
        return self.after(seat) if self.event == CATERPILLAR else self.king

    def is_face_up(self, role: int) -> bool:
        """Whether a role lies revealed before anybody."""
        for p in self.players:
            if p.face_up and p.role == role:
                return True
        return False

    # the crowd

    def is_open_slot(self, slot: int) -> bool:
        """Whether nothing lies on the card in a slot."""
        return self.heap.lies(slot) and not self.heap.is_covered(slot)

    def available(self) -> i64:
        """4.2 The slots with nothing on top and an age that is not forbidden, as a mask."""
        overs, backs, decree = self.heap.overs, self.backs, self.decree
        found: i64 = 0
        for slot in self.heap.order:
            if overs[slot] == 0 and backs[slot] != decree:
                found |= bit(slot)
        return found

    def covered_in_sight(self) -> list[int]:
        """4.4 The slots whose card lies under another one and still shows in part."""
        overs = self.heap.overs
        return [slot for slot in places_of(self.heap.in_sight(), 1) if overs[slot]]

    # workshops

    def common_points(self, workshop: int) -> int:
        """6.2 What all open cards of a float share, as a mask; every feature if none is open."""
        features, turned, shared = self.box.features, self.turned, -1
        for card in self.floats[workshop]:
            if not turned or card not in turned:
                shared &= features[card]
        return shared

    def fits(self, card: int, workshop: int) -> bool:
        """6.2 Whether a card shares the common point of a float."""
        return self.common_points(workshop) & self.box.features[card] != 0

    def workshops(self) -> list[int]:
        return self.box.workshops

    def may_launch(self, workshop: int) -> bool:
        """6.5 Whether a float is large enough to leave."""
        return len(self.floats[workshop]) >= self.box.smallest_float

    def points(self) -> int:
        """8.2 What the parade is worth, with the floats that would join it now."""
        box, total = self.box, 0
        for people in self.parade:
            total += box.points(len(people))
        floats, smallest = self.floats, box.smallest_float
        for workshop in box.workshops:
            size = len(floats[workshop])
            if size >= smallest:
                total += box.points(size)
        return total

    # hands

    def hand_size(self) -> int:
        return self.box.hand_size[self.seats]

    def hidden_backs(self, seat: int, age: int) -> int:
        """How many cards of an age a hand holds besides the one that lies open."""
        p = self.players[seat]
        is_shown = p.shown and self.box.age[p.shown] == age
        return p.backs.count(age) - (1 if is_shown else 0)

    def add(self, seat: int, card: int) -> None:
        """Put a card into a hand, behind a row that lies face down."""
        p = self.players[seat]
        place = len(p.hand)
        while place > p.row and p.hand[place - 1] > card:
            place -= 1
        p.hand.insert(place, card)
        p.backs.insert(place, self.box.age[card])

    def sort_hand(self, seat: int) -> None:
        """Put the cards of a hand in order, except for a row that lies face down."""
        p = self.players[seat]
        p.hand[p.row :] = sorted(p.hand[p.row :])
        p.backs = [self.box.age[card] for card in p.hand]

    def remove(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        p = self.players[seat]
        place = p.hand.index(card)
        p.hand.pop(place)
        p.backs.pop(place)
        if place < p.row:
            p.row -= 1
        if p.shown == card:
            p.shown = 0
