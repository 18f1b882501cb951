"""Who works where: rows are characters, columns the places of the city, and the last is rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import rect
from ...box.components import (
    FIRST_SLOT,
    IDLE,
    KIND_OF,
    LOCATIONS,
    WORKSHOP,
    is_show_slot,
)
from ...rules.moves import ASSIGN, IDLE_MOVE, SEND
from ...rules.placing import open_slots
from ..table import Table
from ..theme import Brush
from .cells import card_laid, card_offered, face_in, hollow, rest, row_head
from .company import Berth, is_at_work, own_person
from .counts import places_left, stock
from .listed import listed, things_ground
from .workshop import workshop_wing

GAP: Final = 8.0
MOST_HIGH: Final = 128.0
ROOMY: Final = 88.0  # rows as high as this leave room for a shelf
LEAST_HIGH: Final = 46.0
SHELF: Final = 124.0
NAMED: Final = 100.0  # columns so wide have the names of their places
SMALL_HIGH: Final = 74.0  # a row in two columns
PHONE_HIGH: Final = 68.0  # on a phone: four of them, and their heads, are seen at once


@dataclass(frozen=True, eq=False)
class Matrix:
    """Where rows and columns are; each exists once."""

    place: Rect
    heads: float  # how wide the heads of the rows are
    column: float
    rest: float
    top: float  # where the rows begin
    band: float
    is_small: bool
    is_alone: bool = False  # whether no other region is drawn
    gap: float = GAP

    def left(self, location: int) -> float:
        """Where the column of a location begins; the one after the last is rest."""
        return self.place[0] + self.heads + (location - 1) * (self.column + self.gap)

    def head(self, location: int) -> Rect:
        """What the head of a column covers."""
        y = self.place[1] + (6 if self.is_small else 10)
        return self.left(location), y, self.column, self.top - y

    def bench(self, slot: int) -> Berth:
        """Where those in the workshop stand, in its head."""
        return self.berths(WORKSHOP)[slot - FIRST_SLOT[WORKSHOP]]

    def berths(self, location: int) -> tuple[Berth, ...]:
        """Where the places of a location stand in its head."""
        x, y, _, h = self.head(location)
        r = min(17.0, (h - self.band - 26) / 2)
        count = FIRST_SLOT[location + 1] - FIRST_SLOT[location]
        return tuple([(x + 14 + r + i * (2 * r + 6), y + h - r - 7, r) for i in range(count)])

    def high(self, rows: int) -> float:
        """How high a row is."""
        room = self.place[1] + self.place[3] - (12 if self.is_small else 10) - self.top
        if self.is_small:
            return min(MOST_HIGH, room / max(1, rows))
        beside = (room - SHELF) / max(1, rows)  # with a shelf below
        if beside >= ROOMY:
            return min(MOST_HIGH, beside)
        return min(MOST_HIGH, max(LEAST_HIGH, room / max(1, rows)))

    @property
    def is_phone(self) -> bool:
        """Whether columns are too narrow for the names of their places."""
        return self.is_small and self.column < NAMED


@memo
def matrix_in(place: Rect) -> Matrix:
    _, y, w, h = place
    heads = min(330.0, w * 0.225)
    after = w * 0.085
    column = (w - heads - after - 4 * GAP - 8) / 4
    tall = 104.0 if h < 520 else (122.0 if h < 700 else 136.0)
    return Matrix(place, heads, column, after, y + 10 + tall, 40.0, False)


@memo
def tall_matrix(x: float, y: float, w: float, rows: int, is_alone: bool) -> Matrix:
    is_small = w < 600
    heads, after, gap = (98.0, 44.0, 3.0) if is_small else (220.0, 70.0, GAP)
    column = (w - heads - after - 4 * gap - 4) / 4
    down, high = (64.0, PHONE_HIGH) if is_small else (86.0, SMALL_HIGH)
    top = y + down
    place = (x, y, w, down + rows * high + 12)
    return Matrix(place, heads, column, after, top, 40.0, True, is_alone, gap)


# the rows


def matrix(table: Table, plan: Matrix) -> list[Items]:
    """A part for each character, and the cards that are still in hand."""
    members = table.members
    high = plan.high(len(members))
    parts = [
        _row(table, plan, member, plan.top + i * high, high) for i, member in enumerate(members)
    ]
    below = _below(table, plan, plan.top + high * len(members))
    return [_stocks(table, plan), _benches_left(table, plan), *parts, *below]


def _benches_left(table: Table, plan: Matrix) -> Items:
    """Places in one's own workshop, where nothing else shows them."""
    if not plan.is_small:
        return ()
    slots = range(FIRST_SLOT[WORKSHOP], FIRST_SLOT[WORKSHOP + 1])
    free = tuple([slot not in table.mine.at for slot in slots])
    x, y, w, _ = plan.head(WORKSHOP)
    return (places_left(table.pen, WORKSHOP, free, x, y, w, plan.is_phone),)


def _below(table: Table, plan: Matrix, y: float) -> list[Items]:
    """Few rows leave room for what there is to work with."""
    x, top, w, h = plan.place
    if plan.is_small:
        return listed(table, plan.place) if plan.is_alone else []
    left = top + h - 10 - y
    if left < SHELF - 4:
        return []
    place = (x + 14, y + left - SHELF + 4, w - 28, SHELF - 6)
    return [(things_ground(table.pen, place),), *workshop_wing(table, place, True)]


def _stocks(table: Table, plan: Matrix) -> Items:
    """4.2 How many cards of each location are still in hand."""
    if table.question != "Assign" or not table.is_mine:
        return ()
    laid = [table.planned(place) for place in table.members]
    items = []
    for location in range(1, len(LOCATIONS)):
        most = table.box.assignments[location]
        left = most - laid.count(location)
        x, y, w, _ = plan.head(location)
        items.append(stock(table.pen, location, left, most, x, y, w, plan.is_small, plan.is_phone))
    return tuple(items)


def _row(table: Table, plan: Matrix, member: int, y: float, high: float) -> Items:
    pen, p = table.pen, table.mine
    x, _, w, _ = plan.place
    slot, left = p.at[member], x + 12
    is_home = plan.is_alone or not 0 < slot < IDLE
    first, wide = member == table.members[0], plan.heads - (14 if plan.is_phone else 20)
    items = [row_head(pen, member, is_home, wide, high, first, left, y, w - 24)]
    if is_home:
        across, down, r = face_in(wide, high)
        items.append(own_person(table, member, left + across, y + down, r))
    elif is_at_work(slot) and not plan.is_small:
        items.append(own_person(table, member, *plan.bench(slot)))
    for location in range(1, len(LOCATIONS)):
        box = (plan.left(location), y, plan.column, high)
        items.append(_cell(table, plan, member, location, *box))
    resting = not (p.cards[member] or table.planned(member)) or slot == IDLE
    middle = plan.left(len(LOCATIONS)) + plan.rest / 2
    items.append(_rest(table, member, resting, middle, y + high / 2))
    return tuple(items)


def _cell(
    table: Table, plan: Matrix, member: int, location: int, x: float, y: float, w: float, h: float
) -> Item:
    pen, p, small = table.pen, table.mine, plan.is_small
    box = (x, y, w, h, small)
    laid = p.cards[member] or table.planned(member)
    if laid == location:
        least, most = spread(table, member, location)
        slot = p.at[member]
        answers = _answers(table, member, location, slot)
        return card_laid(pen, member, location, slot, least, most, answers, *box)
    if table.question != "Assign" or laid or not table.asked or not table.is_mine:
        return hollow(pen, member, location, *box)
    given = [table.planned(place) for place in table.members].count(location)
    if given >= table.box.assignments[location]:
        return hollow(pen, member, location, *box)
    least, most = spread(table, member, location)
    answers = tuple([ASSIGN[location][a].text for a in table.alike(member)])
    return card_offered(pen, member, location, least, most, answers, *box)


def _answers(table: Table, member: int, location: int, slot: int) -> tuple[str, ...]:
    """A card that lies: chosen in secret, or the way to send its character out."""
    if not table.is_mine or slot:
        return ()
    if table.planned(member):
        return (ASSIGN[location][member].text,)
    return tuple([SEND[a].text for a in table.alike(member)])


def _rest(table: Table, member: int, resting: bool, x: float, y: float) -> Item:
    answers: tuple[str, ...] = ()
    is_stuck = is_waiting(table, member) and not open_slots(table.view, table.whose, member)
    if table.is_mine and table.question == "ChooseCharacter" and is_stuck:
        answers = tuple([IDLE_MOVE[a].text for a in table.alike(member)])
    return rest(table.pen, member, resting, answers, x, y)


def is_waiting(table: Table, member: int) -> bool:
    """Whether a character has a card and has not gone yet."""
    return table.mine.cards[member] > 0 and not table.mine.at[member]


def spread(table: Table, member: int, location: int) -> tuple[int, int]:
    """The least and the most action points that a character may have at a location."""
    view, box = table.view, table.box
    if view.players[table.whose].cards[member] == location:
        slots = open_slots(view, table.whose, member)
    else:
        slots = list(range(FIRST_SLOT[location], FIRST_SLOT[location + 1]))
        slots = [s for s in slots if box.slot_seats[s] <= view.seats]
    own = box.points[KIND_OF[member]]
    points = [max(0, own + box.slot_points[s]) for s in slots if not is_show_slot(s)]
    return (min(points), max(points)) if points else (0, 0)


# what all see: the grounds of the columns


@piece
def grounds(pen: Brush, plan: Rect, head: tuple[Rect, ...], bottom: float) -> Items:
    """A ribbon for each column."""
    room = pen.room
    found = []
    for location, (x, y, w, _) in enumerate(head, 1):
        svg = rect(0, 0, w, bottom - y, 10, fill=room.panel2, opacity=0.75)
        found.append(Item(f"column{location}", x, y, svg))
    return tuple(found)
