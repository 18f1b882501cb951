"""The heap on the street: card by card, turned as it lies; and who points at what."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import number, rect
from .....words.voice import made_once
from ...box.lengths import CARD_WIDTH, SLOTS
from ...rules.crowd.heap import AROUND
from ...rules.moves import HUNT, LAY, LOOK, SIGN_LOOK, TAKE
from ...rules.powers import LayAround
from ..pieces.cards import H, W
from ..pieces.lying import face_name, lying, on_card, pointer, veil
from ..pieces.marks import card_edge
from ..questions import STREET
from ..table import Items, Quill, Shared, Table, fits_text, fitting, head_of
from ..theme import Street
from .ground import Ground, spot_around

FREE, PEEKS, BURIED = "free", "peeks", "buried"
ANSWERS = ((), *[(TAKE[s].text, HUNT[s].text, LOOK[s].text) for s in range(1, SLOTS + 1)])


def key_of(card: int, slot: int) -> str:
    """A card that the viewer knows keeps its key wherever it goes; else the place has one."""
    return f"c{card}" if card else f"s{slot}"


@memo
def outline_of(scale: float) -> str:
    """The rim of a card in the heap, as a path: what lies on it hides the rest."""
    w, h, r = W * scale / 2, H * scale / 2, 10 * scale
    n = number
    a = f"A{n(r)} {n(r)} 0 0 1"
    return (
        f"M{n(-w)} {n(r - h)}{a} {n(r - w)} {n(-h)}L{n(w - r)} {n(-h)}{a} {n(w)} {n(r - h)}"
        f"L{n(w)} {n(h - r)}{a} {n(w - r)} {n(h)}L{n(r - w)} {n(h)}{a} {n(-w)} {n(h - r)}Z"
    )


@piece
def _card(
    pen: Quill,
    slot: int,
    card: int,
    age: int,
    up: bool,
    lies: str,
    banned: bool,
    fits: tuple[int, ...],
    ground: Ground,
    at_x: int,
    at_y: int,
    angle: int,
) -> Item:
    known = head_of(pen.box, card) if card and not up else ""
    scale, turn, (x, y) = ground.card, ground.turn(angle), ground.point(at_x, at_y)
    svg = lying(face_name(card, age, up), scale, turn, pen.room)
    under = lies != FREE
    over = on_card(scale, pen.room, known, banned and not under)
    over += veil(scale, pen.room) if under else ""
    label, text = _said(pen, slot, card, age, up, lies, banned, fits)
    answers = ANSWERS[slot]
    return Item(
        key_of(card, slot),
        x,
        y,
        svg,
        label=label,
        text=text,
        over=over,
        turn=turn,
        answers=answers,
        edge=outline_of(scale),
    )


@made_once
def _said(
    pen: Quill,
    slot: int,
    card: int,
    age: int,
    up: bool,
    lies: str,
    banned: bool,
    fits: tuple[int, ...],
) -> tuple[str, str]:
    """Who it is as far as one can tell, and how the card lies."""
    words = pen.words
    who = said_of_slot(pen, card, age, up)
    lines = [words(f"board-lies-{lies}")]
    if banned:
        lines.append(words("board-banned", age=pen.name("age", age)))
    if card:
        lines.append(fits_text(pen, fits))
    said = words("board-numbered", slot=slot, who=who)
    return f"{said}. {lines[0]}", "\n".join(lines[1:] or lines)


def said_of_slot(pen: Quill, card: int, age: int, up: bool) -> str:
    if card and up:
        return pen.title("person", card)
    if card:
        return pen.words("board-recalled", person=pen.name("person", card))
    return (
        pen.words("board-back", age=pen.name("age", age)) if age else pen.words("board-never-seen")
    )


class Lying(NamedTuple):
    """How the cards of the heap lie: slots from the lowest on, all else by slot."""

    order: tuple[int, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    angles: tuple[int, ...]
    ups: tuple[int, ...]
    overs: tuple[int, ...]  # what lies on each
    in_sight: int  # slots, as a mask


def crowd(table: Table) -> Items:
    """Every card as it lies, the lowest first."""
    view, heap = table.view, table.view.heap
    if table.blind:
        return ()
    seen = tuple(view.crowd), tuple(view.backs)
    laid = tuple(heap.order), tuple(heap.xs), tuple(heap.ys), tuple(heap.angles)
    lie = Lying(*laid, tuple(heap.ups), tuple(heap.overs), int(heap.in_sight()))
    decree = 0 if view.over else view.decree
    return _heap(table.pen, lie, *seen, decree, table.shared, table.ground)


@piece
def _heap(
    pen: Quill,
    lie: Lying,
    cards: tuple[int, ...],
    backs: tuple[int, ...],
    decree: int,
    shared: Shared,
    ground: Ground,
) -> Items:
    found, fits_of = list[Item](), fitting(pen.box, shared)
    for slot in lie.order:
        card, age, up = cards[slot], backs[slot], lie.ups[slot] == 1
        lies = FREE if not lie.overs[slot] else PEEKS if lie.in_sight >> (slot - 1) & 1 else BURIED
        fits = fits_of[card] if card else ()
        place = ground, lie.xs[slot], lie.ys[slot], lie.angles[slot]
        found.append(_card(pen, slot, card, age, up, lies, decree == age != 0, fits, *place))
    return tuple(found)


# signs, and places around


@piece
def _looks(pen: Quill, seat: int, x: float, y: float, scale: float) -> Item:
    said = pen.words("board-looks", player=pen.player(seat))
    return Item(f"look{seat}", x, y, pointer(seat, "eye", pen.room, scale), label=said)


def signs(table: Table) -> Items:
    """Partners who want a card looked at."""
    found, heap, ground = list[Item](), table.view.heap, table.ground
    small = min(1.0, max(0.6, ground.scale * CARD_WIDTH / 76))
    for seat, p in enumerate(table.view.players):
        if p.sign == SIGN_LOOK and p.sign_at and heap.lies(p.sign_at):
            x, y = ground.point(heap.xs[p.sign_at], heap.ys[p.sign_at])
            found.append(_looks(table.pen, seat, x + (16 * seat - 20) * small, y - 10, small))
    return tuple(found)


@memo
def _berth(scale: float, street: Street) -> str:
    w, h, colour = W * scale, H * scale, street.chalk if street.dark else street.ink
    frame = rect(
        -w / 2,
        -h / 2,
        w,
        h,
        10 * scale,
        fill=street.room,
        fill_opacity=0.35,
        stroke=colour,
        stroke_width=2.4,
        stroke_dasharray="9 6",
    )
    return frame + icon("plus", 0, 0, 26 * scale + 8, colour, 2.6)


@piece
def _place(pen: Quill, place: int, x: float, y: float, scale: float, turn: float) -> Item:
    said = pen.words("board-around", around=pen.name("around", place))
    return Item(
        f"own-lay{place}",
        x,
        y,
        _berth(scale, pen.room),
        label=said,
        turn=turn,
        answers=(LAY[place].text,),
        edge=card_edge(scale, False),
    )


def places_around(table: Table) -> Items:
    """10.17 Where the bounty hunter may lay a card."""
    step = table.step
    if not isinstance(step, LayAround) or not table.moves or table.focus != STREET:
        return ()
    ground, heap = table.ground, table.view.heap
    found = list[Item]()
    for place in range(1, AROUND + 1):
        x, y = ground.point(*spot_around(heap, step.slot, place))
        found.append(_place(table.pen, place, x, y, ground.card, ground.turn(0)))
    return tuple(found)


def shown_large(pen: Quill, key: str, name: str, ground: Ground, x: float, y: float) -> Item:
    """A card that is pointed at: upright, and nearly twice as large, within the street."""
    scale = round(ground.card * 1.8, 3)
    left, top, w, h = ground.box
    half_w, half_h = W * scale / 2 + 4, H * scale / 2 + 4
    x = min(left + w - half_w, max(left + half_w, x))
    y = min(top + h - half_h, max(top + half_h, y))
    return Item(key, x, y, lying(name, scale, 0.0, pen.room), edge=card_edge(scale))
