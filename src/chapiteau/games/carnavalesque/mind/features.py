"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.observing.row import Row, packed
from ....core.step import Step
from ....core.wire import parameters
from ..box.components import (
    AGES,
    LONGEST_HAND,
    MOST,
    MOST_ACCESSORIES,
    MOST_COSTUMES,
    WORKSHOPS,
    CarnavalesqueBox,
)
from ..box.lengths import SLOTS
from ..rules.secrets.knowledge import ALL_SLOTS, IN_THE_HEAP, hand_zone, slot_zone
from ..rules.state import MODES, Carnavalesque
from .layout import MOST_DUE, MOST_POINTS, QUESTIONS
from .lying import lying

if TYPE_CHECKING:
    from mypy_extensions import i64

HANDS: Final = (1 << MOST) - 1
"""The zones of all hands; whatever else is known of a card, it lies in the heap."""
NUMBERS: Final = {name: i for i, name in enumerate(QUESTIONS)}
_ones: Final = packed([1] * (MOST_COSTUMES + MOST_ACCESSORIES))
_printed: Final[dict[str, bytes]] = {}  # by the hash of a box


def write(g: Carnavalesque, seat: int, row: Row) -> None:
    """All that a seat sees, in the order of `bounds`."""
    n, step = g.seats, g.stack[-1] if g.stack else None
    order = [(seat + k) % n for k in range(n)]
    row.one_hot(n, seat)
    row.one_hot(n, (g.king - seat) % n)
    _asked(g, seat, step, row)
    _lane(g, seat, row)
    for s in order:
        row.number(1 if g.has_finished(s) else 0)
    _round(g, row)
    _workshops(g, row)
    _crowd(g, seat, row)
    row.block(_faces(g.box))
    _hands(g, seat, order, row)
    _roles(g, order, row)


def _asked(g: Carnavalesque, seat: int, step: Step[Carnavalesque] | None, row: Row) -> None:
    """What the table waits for."""
    n, asked = g.seats, g.asked_for(seat)
    names = parameters(step) if step is not None else []
    other = about(step, names, "other_seat", -1)
    row.one_hot(len(QUESTIONS), 0 if step is None else NUMBERS[type(step).__name__])
    row.one_hot(n, (asked - seat) % n if asked >= 0 else -1)
    row.one_hot(n, (other - seat) % n if other >= 0 else -1)
    row.number(min(MOST_DUE, about(step, names, "count", 0)))
    row.one_hot(g.box.people, about(step, names, "person", 0) - 1)
    row.one_hot(SLOTS, about(step, names, "slot", 0) - 1)


def about(step: Step[Carnavalesque] | None, names: list[str], name: str, default: int) -> int:
    """What a question was made with, by the names of all that it was made with."""
    if name not in names:
        return default
    found: int = getattr(step, name)
    return found


def _lane(g: Carnavalesque, seat: int, row: Row) -> None:
    """What the viewer has chosen face down."""
    at = row.at - 1
    if g.chosen:
        for move in g.chosen[seat]:
            if move.arg:
                row.put(at + move.arg, 1)
    row.skip(g.box.people)


def _round(g: Carnavalesque, row: Row) -> None:
    """The round, its event, and what was reached."""
    box, points = g.box, g.points()
    events = box.events[-1]
    row.one_hot(len(MODES), g.mode())
    row.number(1 if g.has_roles() else 0)
    row.number(g.round)
    row.number(box.rounds[g.seats])
    row.one_hot(events, g.event - 1)
    row.places(events, g.past)
    row.one_hot(len(AGES) - 1, g.decree - 1)
    row.number(g.sent)
    row.number(g.hints)
    row.number(g.finger_x)
    row.number(g.finger_y)
    row.number(min(MOST_POINTS, points))
    row.one_hot(box.reactions[-1], box.reaction(points) - 1)


def _workshops(g: Carnavalesque, row: Row) -> None:
    """The floats in the workshops, what their people share, and the parade."""
    count, shares = g.box.people, g.box.feature_count
    for w in range(1, WORKSHOPS + 1):
        row.places(count, g.floats[w])
    row.places(count, g.turned)
    for w in range(1, WORKSHOPS + 1):
        if g.floats[w]:
            row.bits(shares, g.common_points(w))
        else:  # everything may still be shared
            row.block(_ones[: 2 * shares])
    at = row.at - 1
    for number, people in enumerate(g.parade):
        for card in people:
            row.put(at + card, number + 1)
    row.skip(count)


def _crowd(g: Carnavalesque, seat: int, row: Row) -> None:
    """Every slot of the heap; closed eyes see none (5.2)."""
    heap = g.heap
    is_closed = g.closed == seat or heap.laid == 0
    row.number(1 if is_closed and heap.order else 0)
    row.number(len(heap.order))
    if g.closed == seat:
        row.skip(9 * SLOTS)
        return
    at, crowd, known = row.at - 1, g.crowd, g.known.rows[seat]
    for slot in heap.order:
        card = crowd[slot]
        if known[card] == slot_zone(slot):
            row.put(at + slot, card)
    row.skip(SLOTS)
    row.block(lying(heap, g.backs))


def _faces(box: CarnavalesqueBox) -> bytes:
    """What is printed on the cards, written once for each box."""
    if box.hash not in _printed:
        extras = len(box.accessories) - 1
        row = Row(box.people * (2 + extras))
        row.numbers(box.costume, 1)
        for person in range(1, box.people + 1):
            row.places(extras, box.extras[person])
        row.numbers(box.age, 1)
        _printed[box.hash] = row.joined()
    return _printed[box.hash]


def _hands(g: Carnavalesque, seat: int, order: list[int], row: Row) -> None:
    """What each player holds, as far as the viewer has seen it or may recall it (11.1)."""
    people, ages, known = g.box.people, len(AGES) - 1, g.known.rows[seat]
    for s in order:
        p, zone = g.players[s], hand_zone(s)
        at = row.at - 1
        for i in range(p.row, len(p.hand)):  # a row lies face down for everybody (9.8)
            card = p.hand[i]
            if card and (s == seat or known[card] == zone):
                row.put(at + card, 1)
        row.skip(people)
    _may_be(_recalled(g, seat), order, row)
    for s in order:
        at = row.at - 1
        for age in g.players[s].backs:
            if age:
                row.add(at + age)
        row.skip(ages)
    for s in order:
        p, at = g.players[s], row.at
        for i in range(min(p.row, LONGEST_HAND)):
            row.put(at + i, p.backs[i])
        row.skip(LONGEST_HAND)


def _may_be(recalled: list[int], order: list[int], row: Row) -> None:
    """For each hand, and last for the heap, the cards that may be there."""
    at, people = row.at - 1, len(recalled) - 1
    heap = at + len(order) * people
    for card, zones in enumerate(recalled):
        held: i64 = zones
        if held & HANDS:
            for k, s in enumerate(order):
                if held >> s & 1:
                    row.put(at + k * people + card, 1)
        if held & ~HANDS:
            row.put(heap + card, 1)
    row.skip((len(order) + 1) * people)


def _recalled(g: Carnavalesque, seat: int) -> list[int]:
    """Where the viewer knows cards to be, as far as a blindfold lets it recall that."""
    rows = g.known.rows
    for known in (rows[seat], rows[-1]):
        found = _through_blindfold(g, seat, known)
        if any(found):
            return found
    return found


def _through_blindfold(g: Carnavalesque, seat: int, known: list[int]) -> list[int]:
    """Closed eyes recall that a card lies in the heap, not where; and of a hand that lies face
    down only the cards behind it."""
    p, mine = g.players[seat], hand_zone(seat)
    if not p.row and g.closed != seat:
        return known
    found, seen = known.copy(), p.hand[p.row :]
    for card, zones in enumerate(known):
        if p.row and zones & mine and card not in seen:
            found[card] = 0
        elif g.closed == seat and zones & ALL_SLOTS:
            found[card] = zones & ~ALL_SLOTS | IN_THE_HEAP
    return found


def _roles(g: Carnavalesque, order: list[int], row: Row) -> None:
    """What each player shows, has taken and signs; a role only where it lies open."""
    people, roles, players = g.box.people, g.box.roles[-1], [g.players[s] for s in order]
    for p in players:
        row.one_hot(people, p.shown - 1)
    for p in players:
        row.number(p.received)
    for k, p in enumerate(players):
        row.one_hot(roles, p.role - 1 if k == 0 or p.face_up else -1)
    for p in players:
        row.number(p.drafted)
    for p in players:
        row.number(p.face_up)
    row.bits(roles, players[0].offered, 1)
    for p in players:
        row.number(p.sign)
    for p in players:
        row.number(p.sign_at)
