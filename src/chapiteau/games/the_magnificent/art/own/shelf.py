"""The viewer's own posters over their tents."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo, memo_of_box
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import badge
from .....draw.scene import Item
from .....draw.svg import at, circle, rect
from ...box.components import PLACES, MagnificentBox, TentPlace
from ...rules.actions.perform import completable
from ...rules.moves import COMPLETE, HANG, PAIRS, PITCH, SWAP
from ...words.texts import place_text, poster_text, tent_text
from ..pieces.bills import SLIP, WIDE_SLIP, poster_card, poster_slip
from ..pieces.bills import H as BILL_H
from ..pieces.bills import W as BILL_W
from ..pieces.icons import coin, fame, gem, scroll, talent
from ..plan import HANDLES
from ..regions.display import bill_for
from ..table import Items, Quill, Table
from ..theme import DYES, K, Room, broken_line, stamp


class Shelf(NamedTuple):
    """Where the five places are, how large a poster is, and how high a tent."""

    left: float
    top: float
    pitch: float
    w: float
    h: float
    tent: float
    is_slip: bool

    def at(self, place: int) -> tuple[float, float]:
        return self.left + (place - 1) * self.pitch, self.top


def shelf_in(box: Rect, poster: float) -> Shelf:
    """Slips where there is little height."""
    x, y, w, h = box
    pitch = (w - poster) / (PLACES - 1) if poster else (w + 7) / PLACES
    pitch = min(pitch, poster * 1.25) if poster else pitch
    wide = poster or pitch - 7
    high = poster * BILL_H / BILL_W if poster else SLIP
    left = x + (w - wide - (PLACES - 1) * pitch) / 2
    return Shelf(left, y, pitch, wide, high, h - high - 4, not poster)


@memo
def empty_poster(place: int, w: float, h: float, room: Room) -> str:
    drawn = rect(0, 0, w, h, 6, fill=room.panel, stroke=room.line, **broken_line(1.4, "6 5"))
    drawn += at(w / 2, h * 0.4, scroll(0, 0, min(w, h) * 0.34), opacity=0.35)
    return drawn + write(w / 2, h - 9, place, 15, room.muted, weight=700, anchor="middle")


@memo_of_box
def tent_ground(box: MagnificentBox, place: int, w: float, h: float, room: Room) -> str:
    """What is printed where a tent may be pitched."""
    drawn = rect(0, 0, w, h, 6, fill=room.panel2, stroke=room.line, **broken_line(1.4, "5 4"))
    found = printed(box.tent_places[place])
    step = min(28.0, (w - 8) / max(1, len(found)))
    for i, svg in enumerate(found):
        drawn += at(w / 2 + (i - (len(found) - 1) / 2) * step, h / 2, svg)
    return drawn


def printed(place: TentPlace) -> list[str]:
    """The bonuses of a tent place, as pictures."""
    found = [scroll(0, 0, 24)] * place.posters
    found += [coin(0, 0, 12, place.coins)] if place.coins else []
    found += [gem(4, 0, 0, 9)] * place.gems
    found += [talent(0, 0, 10)] * place.talents
    found += [fame(0, 0, 14, place.points)] if place.points else []
    return found


@memo_of_box
def pitched(box: MagnificentBox, tent: int, w: float, h: float, room: Room) -> str:
    """A tent that stands: what it brings, and the gem it asks for."""
    card = box.tents[tent]
    line = DYES[card.gem].body if card.gem else room.metal
    drawn = rect(0, 0, w, h, 6, fill=room.paper, stroke=K, stroke_width=1)
    drawn += rect(2.5, 2.5, w - 5, h - 5, 4, fill="none", stroke=line, stroke_width=1.6)
    marks = [fame(0, 0, 14, card.points)] if card.points else []
    marks += [coin(0, 0, 12, card.coins)] if card.coins else []
    marks += [gem(card.gem, 0, 0, 7.5)] if card.gem else []
    room_ = max(34.0, w * 0.36)
    step = min(27.0, (w - room_ - 3) / max(1, len(marks)))
    if w - room_ < 24 * len(marks):  # the tent steps back behind what it brings
        room_, step = 8.0, (w - 10) / max(1, len(marks))
    drawn += stamp(
        f"tent{card.gem}" if card.gem else "tent",
        min(20.0, w * 0.24),
        h / 2 + 3,
        min(1.0, h / 40),
        opacity=1 if room_ > 8 else 0.4,
    )
    for i, svg in enumerate(marks):
        drawn += at(room_ + step * (i + 0.5), h / 2, svg)
    return drawn


# pieces


@piece
def _poster(pen: Quill, poster: int, place: int, shelf: Shelf, ready: bool) -> Item:
    bill, room = bill_for(pen, poster), pen.room
    svg = (poster_slip if shelf.is_slip else poster_card)(bill, shelf.w, room)
    ink = "#0E2A18" if room.dark else "#FFFFFF"
    spot = (shelf.w - 10, 12.0, 9.0)
    if shelf.is_slip and shelf.w < WIDE_SLIP:  # below what it asks for
        spot = (shelf.w - 9, shelf.h - 8, 7.0)
    x, y, r = spot
    over = badge(x, y, "check", room.good, ink, r) if ready else ""
    more = pen.words("board-ready" if ready else "board-not-ready")
    text = f"{poster_text(pen.telling, poster)}\n{more}"
    return Item(
        f"p{poster}",
        *shelf.at(place),
        svg,
        label=pen.name("poster", poster),
        text=text,
        over=over,
        answers=_hung(place),
        edge=edge(0, 0, shelf.w, shelf.h),
    )


def _hung(place: int) -> tuple[str, ...]:
    return COMPLETE[place].text, HANG[place].text


@piece
def _free(pen: Quill, place: int, shelf: Shelf) -> Item:
    svg = empty_poster(place, shelf.w, shelf.h, pen.room)
    label = pen.words("board-poster-place", place=place)
    return Item(
        f"e{place}",
        *shelf.at(place),
        svg,
        label=label,
        answers=(HANG[place].text,),
        edge=edge(0, 0, shelf.w, shelf.h),
    )


def tent_key(box: MagnificentBox, tent: int, seat: int) -> str:
    """Every tent exists once, but for the printed one, which everybody has."""
    return f"t{tent}-{seat}" if tent == box.printed_tent else f"t{tent}"


@piece
def _tent(pen: Quill, seat: int, tent: int, place: int, shelf: Shelf) -> Item:
    """A tent, or the place for one; what is lit reaches a little over its edges."""
    x, y = shelf.at(place)
    size, box = (shelf.w, shelf.tent), pen.box
    lit = edge(0, 0, *size)
    if tent:
        svg, key = pitched(box, tent, *size, pen.room), tent_key(box, tent, seat)
        name, text = pen.name("tent", tent), tent_text(pen.telling, tent)
        return Item(key, x, y + shelf.h + 4, svg, label=name, text=text)
    said = place_text(pen.telling, box.tent_places[place])
    label = pen.words("board-tent-place", place=place, printed=said)
    svg = tent_ground(box, place, *size, pen.room)
    return Item(
        f"g{place}", x, y + shelf.h + 4, svg, label=label, answers=(PITCH[place].text,), edge=lit
    )


@piece
def _swap(pen: Quill, place: int, shelf: Shelf, is_below: bool) -> Item:
    """7.12 Between two neighbours that may change places, a handle; below small ones."""
    x, y = shelf.at(place + 1)
    room, pair = pen.room, PAIRS.index((place, place + 1)) + 1
    svg = circle(0, 0, 17, fill=room.panel, stroke=room.metal, stroke_width=1.4)
    svg += icon("arrow-left-right", 0, 0, 20, room.ink, 2.4)
    down = shelf.h + 2 if shelf.is_slip else shelf.h * 0.34
    if is_below:  # they would be covered by it
        down = shelf.h + 4 + shelf.tent + 3 + HANDLES / 2
    return Item(
        f"swap{place}",
        x - (shelf.pitch - shelf.w) / 2,
        y + down,
        svg,
        label=pen.name("pair", pair),
        answers=(SWAP[pair].text,),
        edge="0 0 22",
    )


def shelf_of(table: Table) -> Shelf:
    return shelf_in(table.plan.shelf, table.plan.poster)


@piece
def _places(
    pen: Quill,
    where: Shelf,
    seat: int,
    posters: tuple[int, ...],
    tents: tuple[int, ...],
    ready: int,
) -> Items:
    """All posters and tents; `ready` are the places, as bits, that could be completed now."""
    found = list[Item]()
    for place in range(1, PLACES + 1):
        poster = posters[place]
        if poster:
            found.append(_poster(pen, poster, place, where, bool(ready >> place & 1)))
        else:
            found.append(_free(pen, place, where))
        found.append(_tent(pen, seat, tents[place], place, where))
    return tuple(found)


def shelf(table: Table) -> Items:
    """Five places with a poster and a tent each."""
    p, view, ready = table.mine, table.view, 0
    for place in completable(view, table.me, view.ignoring):
        ready |= 1 << place
    return _places(table.pen, shelf_of(table), table.me, tuple(p.posters), tuple(p.tents), ready)


def swaps(table: Table) -> Items:
    """Handles that exist only while posters may be exchanged; others are in the list."""
    if table.question != "Rearrange" or not table.moves:
        return ()
    where, is_below = shelf_of(table), table.layout == "tall"
    pairs = [SWAP[PAIRS.index((place, place + 1)) + 1] for place in range(1, PLACES)]
    return tuple(
        [
            _swap(table.pen, i + 1, where, is_below)
            for i, move in enumerate(pairs)
            if move in table.moves
        ]
    )
