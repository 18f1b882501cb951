"""Above the map while a city is played in: its free slots, then tickets or fame."""

from __future__ import annotations

from .....core.move import Move
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.tokens import shadow
from .....draw.scene import Item
from .....draw.svg import at, circle, rect
from ...rules.moves import POINTS, SLOT, TICKETS
from ...words.texts import slot_text
from ..pieces.icons import points, sign
from ..table import REWARDS, SLOTS, Items, Quill, Table
from ..theme import KEY, Room
from .places import WELL
from .towns import city_with_tents

TITLE = "tray-where"
OFFERS = {SLOTS: ("slot",), REWARDS: ("tickets", "points")}
PITCH = 190.0
NAME = 230.0  # for the city, left of its slots
HIGHEST = 112.0  # of a plate with its gap, where they lie one below another
CITY = 54.0  # for the city below its plates
LEAST = 48.0  # of a plate above it
SAID = 240.0  # a plate that is wider says in words what it gives


def has_tray(table: Table) -> bool:
    return table.laid in OFFERS


def offered(table: Table) -> tuple[Move, ...]:
    """What the tray is laid out for."""
    return table.lit(*OFFERS[table.laid]) if has_tray(table) else ()


def tray(table: Table, box: Rect) -> Items:
    """A plate for every slot or reward that may be taken."""
    moves = offered(table)
    if not moves:
        return ()
    x, y, w, h = box
    if w > 600:
        title: Item | None = _where(table.pen, table.choice.space, x, y, h)
        wide = min(PITCH, (w - NAME) / len(moves))
        places = [(x + NAME + i * wide, y, wide - 10, h) for i in range(len(moves))]
    else:
        title, h = _there(table, box)
        columns = 1 if len(moves) <= 3 else 2  # so that a finger hits one
        step, wide = min(HIGHEST, (h + 4) / -(-len(moves) // columns)), w / columns
        places = [
            (x + i % columns * wide, y + i // columns * step, wide - 4 * (columns - 1), step - 4)
            for i in range(len(moves))
        ]
    pen, found = table.pen, [title] if title else list[Item]()
    for move, place in zip(moves, places, strict=True):
        if move.verb == "slot":
            found.append(_slot(pen, move.arg, place))
        else:
            found.append(_reward(pen, table.choice.slot, move is POINTS, place))
    return tuple(found)


def _there(table: Table, box: Rect) -> tuple[Item | None, float]:
    """On a phone, where its place on the map is most often out of sight: the city itself below the
    plates, if they stay large enough for a finger; and how high all of them are."""
    x, y, w, h = box
    moves, n = offered(table), table.choice.space
    if (h + 4 - CITY) / len(moves) - 4 < LEAST:
        return None, h
    tents = tuple(table.view.tents_on(n))
    svg = at(w / 2, CITY / 2 + 1, city_with_tents(table.pen, n, table.view.favourite(n), tents))
    return Item(TITLE, x, y + h - CITY, svg), h - CITY


@piece
def _where(pen: Quill, space: int, x: float, y: float, h: float) -> Item:
    """The city that the plates are about, before them."""
    said = pen.title("space", space)
    return Item(
        TITLE,
        x,
        y,
        write(14, h / 2 + 7, said, 21, pen.room.ink, "slab", 400, room=NAME - 26),
    )


@piece
def _slot(pen: Quill, slot: int, box: Rect) -> Item:
    x, y, w, h = box
    what, label = pen.box.slots[slot - 1], pen.title("slot", slot)
    drawn = at(-66, 0, need(what.pedestals))
    drawn += at(-10, 0, gives(what.tickets, what.points, pen.words("board-or"), pen.room))
    svg = plate(w, h, pen.room) + at(w / 2, h / 2, drawn, scale=size_in(w, h))
    return Item(
        f"slot{slot}",
        x,
        y,
        svg,
        label=label,
        text=slot_text(pen.telling, slot),
        answers=(SLOT[slot].text,),
        edge=edge(0, 0, w, h, 9),
    )


@piece
def _reward(pen: Quill, slot: int, is_fame: bool, box: Rect) -> Item:
    x, y, w, h = box
    what = pen.box.slots[slot - 1]
    pays = {"points": what.points, "tickets": what.tickets}
    tickets, fame = (0, what.points) if is_fame else (what.tickets, 0)
    if w > SAID:
        said = pen.words("some-points" if is_fame else "board-ticket-cards", **pays)
        svg = at(44, h / 2 - 1, points("", 0, 0, 20) if is_fame else sign("back-ticket", 0, 0, 16))
        svg += write(84, h / 2 + 7, said, 20, KEY, "slab", 400, room=w - 98)
    else:
        svg = at(w / 2, h / 2, at(-18, 0, gives(tickets, fame, "", pen.room)), scale=size_in(w, h))
    svg = plate(w, h, pen.room) + svg
    label = pen.words("board-reward-points" if is_fame else "board-reward-tickets", **pays)
    move = POINTS if is_fame else TICKETS
    key = "reward-points" if is_fame else "reward-tickets"
    return Item(key, x, y, svg, label=label, answers=(move.text,), edge=edge(0, 0, w, h, 9))


def size_in(w: float, h: float) -> float:
    """How much larger signs are drawn where a plate has room for it."""
    return max(1.0, min(1.6, w / 190, h / 48))


@memo
def plate(w: float, h: float, room: Room) -> str:
    return shadow(0, 0, w, h, 9, room, 0.7) + rect(
        0, 0, w, h, 9, fill=room.paper, stroke=KEY, stroke_width=1.8
    )


def need(pedestals: int) -> str:
    """How many pedestals a slot asks for."""
    well = circle(0, 0, 14, fill=WELL, stroke=KEY, stroke_width=1.5)
    said = write(0, 6.4, pedestals, 18, KEY, weight=800, anchor="middle")
    return well + said + sign("pedestal", 28, 0, 10)


def gives(tickets: int, fame: int, between: str, room: Room) -> str:
    """Tickets or fame."""
    drawn, x = "", 0.0
    if tickets:
        drawn += sign("back-ticket", x + 8, 0, 11) + write(
            x + 20, 6.6, tickets, 19, KEY, weight=800
        )
        x += 36
    if tickets and fame and between:
        drawn += write(x + 8, 5, between, 14, "#6A4E33", "ui-italic", 500, "middle")
        x += 18
    return drawn + (points(fame, x + 14, 0, 14.5) if fame else "")
