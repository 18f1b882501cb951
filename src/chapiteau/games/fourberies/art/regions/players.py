"""Actors and acrobats of a troupe, wherever they stand."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo, memo_of_box
from .....draw.palette import INK, PAPER
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.states import lock
from .....draw.svg import at, circle
from ...box.components import HORSE, TURTLE, FourberiesBox
from ...rules.moves import FOR, LEND, RECOVER, RIDE
from ...rules.state import Fourberies, Troupe
from ..pieces.cards import effect_of
from ..pieces.small import ARCH_H, ARCH_W, bust, medallion
from ..table import Items, Quill
from ..theme import Hall

READY, ARRIVED, TILTED = "ready", "arrived", "tilted"
TALL = ARCH_H / ARCH_W


class Cast(NamedTuple):
    """Everybody of a troupe: actors by role, then acrobats with their state."""

    actors: tuple[tuple[int, ...], ...]  # those of one role together
    acrobats: tuple[tuple[int, str], ...]  # a card and its state


def cast_of(view: Fourberies, t: Troupe) -> Cast:
    acrobats = tuple(t.acrobats), tuple(t.guests), tuple(t.tilted)
    return _cast(view.box, tuple(t.actors), acrobats)


@memo_of_box
def _cast(
    box: FourberiesBox, actors: tuple[int, ...], acrobats_by: tuple[tuple[int, ...], ...]
) -> Cast:
    """Tragedians first, lowest experience first; acrobats that have performed last."""
    roles = dict[int, list[int]]()
    for card in sorted(actors, key=lambda card: (box.role[card], card)):
        roles.setdefault(box.role[card], []).append(card)
    groups = zip(acrobats_by, (READY, ARRIVED, TILTED), strict=True)
    acrobats = [(card, state) for cards, state in groups for card in cards]
    return Cast(
        tuple([tuple(cards) for cards in roles.values()]),
        tuple(acrobats),
    )


@memo
def _count(count: int, x: float, y: float) -> str:
    """How many of one role there are, on the topmost."""
    if count < 2:
        return ""
    ring = circle(x, y, 11, fill=INK, stroke=PAPER, stroke_width=1.4)
    return ring + write(x, y + 5, f"×{count}", 13, PAPER, weight=700, anchor="middle")


@piece
def actor(
    pen: Quill, card: int, seat: int, x: float, y: float, size: float, count: int, verb: str
) -> Item:
    """7.12 An actor, whom the Wolf may exchange; of several alike the topmost."""
    box = pen.box
    high = size * TALL
    svg = bust(box.kind[card], box.experience[card], pen.room, size, count > 0)
    said = {"card": pen.name("encounter", card), "player": pen.player(seat)}
    role = box.role[card]
    answers = {"lend": (LEND[role].text,), "for": (FOR[role].text,)}.get(verb, ())
    return Item(
        f"e{card}",
        x,
        y,
        svg,
        label=pen.words("board-in-troupe", **said),
        text=effect_of(pen, card),
        over=_count(count, size - 9, high - 9),
        answers=answers,
        edge=edge(0, 0, size, high, 9) if answers else "",
    )


@memo
def _medal(op: int, r: float, state: str, hall: Hall) -> str:
    drawn = medallion(op, r, state == ARRIVED)
    if state == TILTED:
        return at(0, 0, drawn, turn=90, opacity=0.55) + lock(r * 0.7, r * 0.7, hall, r * 0.45)
    return drawn


@piece
def acrobat(
    pen: Quill, card: int, seat: int, x: float, y: float, r: float, state: str, is_own: bool
) -> Item:
    """Dashed when just arrived, fallen over when it has performed."""
    op = pen.box.acrobat[card]
    said = {"card": pen.name("encounter", card), "player": pen.player(seat)}
    answers = {TURTLE: (RECOVER.text,), HORSE: (RIDE.text,)}.get(op, ()) if is_own else ()
    lit = f"0 0 {max(22.0, r + 2):.1f}" if answers else ""
    return Item(
        f"e{card}",
        x,
        y,
        _medal(op, r, state, pen.room),
        label=pen.words(f"board-{state}", **said),
        text=effect_of(pen, card),
        answers=answers,
        edge=lit,
    )


def cells_in(count: int, w: float, h: float, largest: float) -> tuple[float, int]:
    """The largest cells of which so many fit into a room, and how many stand in a line."""
    size = largest
    while size > 24:
        columns = max(1, int(w // size))
        if -(-count // columns) * size * TALL <= h:
            return size, columns
        size -= 1
    return size, max(1, int(w // size))


@piece
def ensemble(
    pen: Quill,
    seat: int,
    cast: Cast,
    box: Rect,
    largest: float,
    verb: str,
    is_centred: bool,
) -> Items:
    """A troupe in a room: a cell for each role, one for each acrobat; `verb` is what the Wolf does
    with its actors: "lend" those of whoever is asked, "for" those of whom it takes from."""
    x, y, w, h = box
    count = len(cast.actors) + len(cast.acrobats)
    size, columns = cells_in(max(1, count), w, h, largest)
    found, bust_w = list[Item](), size - 4
    lines = -(-count // columns)
    y += max(0.0, (h - lines * size * TALL) / 2) if is_centred else 0.0
    for i, cards in enumerate(cast.actors):
        cx, cy = x + i % columns * size, y + i // columns * size * TALL
        for k, card in enumerate(cards):
            is_top = k == len(cards) - 1
            more, does = (len(cards), verb) if is_top else (0, "")
            found.append(actor(pen, card, seat, cx, cy, bust_w, more, does))
    for i, (card, state) in enumerate(cast.acrobats, len(cast.actors)):
        cx = x + i % columns * size + bust_w / 2
        cy = y + i // columns * size * TALL + bust_w * TALL / 2
        found.append(
            acrobat(pen, card, seat, cx, cy, min(40.0, bust_w * 0.46), state, verb == "lend")
        )
    return tuple(found)
