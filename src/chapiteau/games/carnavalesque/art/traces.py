"""What a preview shows besides its outcome: whom one would take, and where somebody would go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....draw.lettering.text import width, write
from ....draw.lighting import LIME
from ....draw.palette import INK
from ....draw.pen import piece
from ....draw.scene import Item
from ....draw.svg import at, rect
from ..rules.moves import workshop_of
from ..rules.powers import LayAround
from .floats.places import Bay
from .floats.region import places_of, room_of, worth_of
from .pieces.cards import H
from .pieces.lying import face_name, lying, number_tag, on_card
from .pieces.marks import card_edge
from .street.crowd import said_of_slot, shown_large
from .street.ground import spot_around
from .table import Items, Quill, Table, head_of

if TYPE_CHECKING:
    from ....core.move import Move

SLOTTED = ("take", "hunt", "look")


def traces(table: Table, move: Move) -> Items:
    if move.verb in SLOTTED:
        return _pointed(table, move.arg)
    if move.verb == "lay":
        return _laid(table, move.arg)
    if move.verb.startswith("send"):
        return _sent(table, move)
    if move.verb == "launch" and room_of(table)[2]:
        return (_edge(table.pen, move.arg, places_of(table).bays[move.arg - 1], lime_of(table)),)
    if move.verb in ("give", "show", "throw"):
        return _fitting(table, move.arg)
    return ()


@piece
def _fits(pen: Quill, w: int, bay: Bay) -> Item:
    """A float that somebody fits: an edge of metal."""
    x, y, wide, high = bay.box
    look = {"fill": "none"}
    drawn = rect(0, 0, wide, high, 10, stroke=INK, stroke_width=6.5, **look)
    return Item(
        f"fits{w}",
        x,
        y,
        drawn + rect(0, 0, wide, high, 10, stroke=pen.room.metal, stroke_width=4, **look),
    )


def _fitting(table: Table, card: int) -> Items:
    if not room_of(table)[2] or not card:
        return ()
    places = places_of(table)
    return tuple([_fits(table.pen, w, places.bays[w - 1]) for w in table.fitting(card)])


def _pointed(table: Table, slot: int) -> Items:
    """Somebody of the crowd, upright and large, with the number the list calls them by; and the
    floats they fit."""
    view, heap, ground = table.view, table.view.heap, table.ground
    card, age, up = view.crowd[slot], view.backs[slot], heap.ups[slot] == 1
    name = face_name(card, age, up)
    large = shown_large(
        table.pen, f"large{slot}", name, ground, *ground.point(heap.xs[slot], heap.ys[slot])
    )
    scale = ground.card * 1.8
    known = head_of(table.box, card) if card and not up else ""
    over = on_card(scale, table.room, known)
    over += at(0, H * scale / 2 - 6, number_tag(slot, table.room))
    label = table.words("board-numbered", slot=slot, who=table.pen.title("person", card))
    return (large._replace(over=over, label=label), *_fitting(table, card))


def _laid(table: Table, place: int) -> Items:
    """10.17 Somebody beside the crowd; a back, if nobody knows who it is."""
    step, view, ground = table.step, table.view, table.ground
    assert isinstance(step, LayAround)
    card, age = view.crowd[step.slot], view.backs[step.slot]
    x, y = ground.point(*spot_around(view.heap, step.slot, place))
    svg = lying(face_name(card, age, card > 0), ground.card, 0.0, table.room)
    label, turn = said_of_slot(table.pen, card, age, card > 0), ground.turn(0)
    return (
        Item(f"laid{place}", x, y, svg, label=label, turn=turn, edge=card_edge(ground.card, False)),
    )


# the King


@piece
def _gain(pen: Quill, w: int, gain: int, bay: Bay) -> Item:
    """What a float would be worth more."""
    x, y, wide, _ = bay.cart
    said = f"+{gain}"
    plate = width(said, 20, "ui", 800) + 24
    drawn = rect(-plate / 2, -17, plate, 34, 17, fill="#F2C14E", stroke=INK, stroke_width=2)
    drawn += write(0, 7, said, 20, INK, weight=800, anchor="middle")
    return Item(f"gain{w}", x + wide / 2, y - 4, drawn)


def _sent(table: Table, move: Move) -> Items:
    """Which float it is, and what that brings."""
    w = workshop_of(move)
    bay, count = places_of(table).bays[w - 1], len(table.view.floats[w])
    gain = worth_of(table.pen, count + 1) - worth_of(table.pen, count)
    plate = (_gain(table.pen, w, gain, bay),) if gain else ()
    return (_edge(table.pen, w, bay, lime_of(table)), *plate)


def lime_of(table: Table) -> str:
    return LIME["dark" if table.room.dark else "light"]


@piece
def _edge(pen: Quill, w: int, bay: Bay, lime: str) -> Item:
    x, y, wide, high = bay.box
    look = {"fill": "none", "stroke_dasharray": "12 8"}
    drawn = rect(0, 0, wide, high, 10, fill="none", stroke=INK, stroke_width=6)
    return Item(
        f"goal{w}", x, y, drawn + rect(0, 0, wide, high, 10, stroke=lime, stroke_width=3.6, **look)
    )
