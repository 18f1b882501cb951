"""The three rings of a circus: sawdust within a striped curb, artists, and what is about to come."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.lighting import LIME
from .....draw.memo import memo, memo_of_box
from .....draw.palette import INK, mix
from .....draw.pen import piece
from .....draw.pieces.grounds import LEAST, edge
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import Point, at, circle, rect
from ...box.components import BONUSES, COLUMNS, POPCORN, RINGS, SYMBOLS, CircusBox
from ...rules.hiring.plan import fee
from ...rules.moves import RING, SWAP
from ...words.texts import spot_text
from ..pieces.cards import Face, mini, upright
from ..pieces.faces import face_of
from ..pieces.icons import points, sign
from ..pieces.texts import card_text
from ..table import Items, Quill, Table
from ..theme import CREAM, KEY, RED, Room

SIGN_OF: Final = {
    "money": "draw_money", "ticket": "draw_ticket", "objective": "draw_objective",
    "play": "play_another_card", "swap": "swap_two_cards", "popcorn": "popcorn",
}  # fmt: skip
NO_FEE: Final = -2  # no card is chosen
SLENDER: Final = 1.6  # so high a card may be by its width
LARGE: Final = 80.0  # spaces from this width on show whole cards


class Stage(NamedTuple):
    """Where the rings lie, and how large a space is."""

    x: float  # of the ring's end, where its number or fee stands
    y: float
    spots: float  # x of the first space
    w: float
    h: float
    step: float
    ring_step: float

    def spot(self, ring: int, column: int) -> Point:
        """The corner of a space; both count from 0."""
        return self.spots + column * self.step, self.y + ring * self.ring_step

    def card(self, ring: int, column: int) -> Rect:
        """Of a card in a space: as high as it is, but no strip."""
        x, y = self.spot(ring, column)
        high = min(self.h, self.w * SLENDER)
        return x, y + (self.h - high) / 2, self.w, high

    @property
    def width(self) -> float:
        return self.spots - self.x + COLUMNS * self.step + 6

    @property
    def answers(self) -> bool:
        """Whether a finger finds a ring here."""
        return self.ring_step >= LEAST


# the ground


@piece
def sawdust(pen: Quill, stage: Stage, ring: int) -> Item:
    """Sawdust within a striped curb."""
    w, h, room = stage.width, stage.h + 6, pen.room
    r = h * 0.4
    svg = (
        rect(0, 3, w, h, r, fill="#000", opacity=0.25)
        + rect(0, -3, w, h, r, fill=room.url("ring"), stroke=KEY, stroke_width=1.4)
        + rect(0, -3, w, h, r, fill=room.url("dust"))
        + rect(2.6, -0.4, w - 5.2, h - 5.2, r - 2.6, fill="none", stroke=CREAM, stroke_width=4.4)
        + rect(
            2.6,
            -0.4,
            w - 5.2,
            h - 5.2,
            r - 2.6,
            fill="none",
            stroke=RED,
            stroke_width=4.4,
            stroke_dasharray="11 11",
        )
    )
    return Item(f"sawdust{ring}", stage.x, stage.y + (ring - 1) * stage.ring_step, svg)


@piece
def bare_space(pen: Quill, stage: Stage, spot: int) -> Item:
    """A space that is still bare."""
    ring, column = divmod(spot - 1, COLUMNS)
    svg = at(stage.w / 2, stage.h / 2, space(pen.box, spot, min(stage.w, stage.h)))
    svg = rect(0, 0, stage.w, stage.h, 8, fill="#000", fill_opacity=0) + svg
    text = spot_text(pen.telling, spot)
    return Item(
        f"spot{spot}", *stage.spot(ring, column), svg, label=pen.title("spot", spot), text=text
    )


@memo_of_box
def space(box: CircusBox, spot: int, size: float) -> str:
    """What a space holds, around its middle."""
    s, r = box.spots[spot], size * 0.3
    dash = None if s.symbol else "3 3"
    disc = circle(0, 0, size * 0.4, fill=CREAM, opacity=0.62)
    disc += circle(
        0,
        0,
        size * 0.4,
        fill="none",
        stroke=KEY,
        stroke_width=1.2,
        stroke_dasharray=dash,
        opacity=0.7,
    )
    if s.symbol:
        return disc + sign(SYMBOLS[s.symbol], 0, 0, r)
    if s.bonus == POPCORN:
        star = max(12.8, r * 0.66)
        return (
            disc
            + sign("popcorn", -r * 0.4, -r * 0.2, r * 0.8)
            + points(s.points, r * 0.6, r * 0.4, star)
        )
    return disc + sign(SIGN_OF[BONUSES[s.bonus]], 0, 0, r) if s.bonus else disc


# what lies on it


def rings(table: Table, stage: Stage) -> tuple[Items, ...]:
    """Grounds, spaces, ends, artists, and the newcomer where it will perform."""
    pen, p = table.pen, table.mine
    grounds = [sawdust(pen, stage, r) for r in range(1, RINGS + 1)]
    bare = [
        bare_space(pen, stage, r * COLUMNS + column + 1)
        for r, cards in enumerate(p.rings)
        for column in range(len(cards), COLUMNS)
    ]
    return tuple(grounds), tuple(bare), ends(table, stage), artists(table, stage)


def artists(table: Table, stage: Stage) -> Items:
    pen, choice, found = table.pen, table.choice, list[Item]()
    guest = choice.hired if choice.ring else 0
    for r, cards in enumerate(table.mine.rings):
        is_host = bool(guest) and choice.ring == r + 1
        columns = shifted(table, cards, guest) if is_host else list(range(len(cards)))
        for place, (column, card) in enumerate(zip(columns, cards, strict=True)):
            found.append(_artist(pen, stage, r, place, column, card))
        if is_host:
            column = next(c for c in range(COLUMNS) if c not in columns)
            found.append(_ghost(pen, stage, r, column, guest))
    return tuple(found)


def shifted(table: Table, cards: list[int], guest: int) -> list[int]:
    """The columns of a ring's cards once a new one has taken its place."""
    value = table.box.kinds[guest].value
    return [i + (1 if table.box.value[card] > value else 0) for i, card in enumerate(cards)]


@piece
def _artist(pen: Quill, stage: Stage, r: int, place: int, column: int, card: int) -> Item:
    spot = r * COLUMNS + place + 1
    face = face_of(pen, pen.box.kind[card])
    label = pen.words("board-artist", card=face.name, ring=r + 1, column=place + 1)
    answers = (SWAP[spot].text,) if stage.answers else ()
    x, y, w, h = stage.card(r, column)
    return Item(
        f"c{card}",
        x,
        y,
        performer(face, w, h, pen.room),
        label=label,
        text=card_text(pen, face.kind),
        answers=answers,
        edge=edge(0, 0, w, h),
    )


def performer(face: Face, w: float, h: float, room: Room) -> str:
    """A card as large as a space."""
    return (upright if w >= LARGE else mini)(face, w, h, room)


@piece
def _ghost(pen: Quill, stage: Stage, r: int, column: int, kind: int) -> Item:
    """The new card where it will perform."""
    face, (x, y, w, h) = face_of(pen, kind), stage.card(r, column)
    lime = LIME["dark" if pen.room.dark else "light"]
    svg = performer(face, w, h, pen.room)
    over = rect(0, 0, w, h, 7, fill="none", stroke=INK, stroke_width=4.6)
    over += rect(0, 0, w, h, 7, fill="none", stroke=lime, stroke_width=3, stroke_dasharray="9 6")
    label = pen.words("board-newcomer", card=face.name, ring=r + 1, column=column + 1)
    text = card_text(pen, kind)
    return Item("ghost", x, y, svg, label=label, text=text, over=over)


# where a ring is chosen


def ends(table: Table, stage: Stage) -> Items:
    """Every ring as a whole, and what the chosen card costs there."""
    kind = table.choice.hired
    costs = [
        fee(table.view, table.whose, kind, r) if kind and table.is_mine else NO_FEE
        for r in range(1, RINGS + 1)
    ]
    return tuple([_end(table.pen, stage, r, cost) for r, cost in enumerate(costs, 1)])


@piece
def _end(pen: Quill, stage: Stage, ring: int, cost: int) -> Item:
    key = "board-ring" if cost == NO_FEE else "board-ring-shut" if cost < 0 else "board-ring-fee"
    label = pen.words(key, ring=ring, fee=max(0, cost))
    y = stage.y + (ring - 1) * stage.ring_step
    mid = ((stage.spots - stage.x) / 2 + 1, stage.h / 2)
    svg = rect(0, 0, stage.width, stage.h, stage.h * 0.4, fill="#000", fill_opacity=0)
    lit = edge(1, -2, stage.width - 2, stage.h + 4, stage.h * 0.4)
    answers = (RING[ring].text,) if stage.answers else ()
    return Item(
        f"ring{ring}",
        stage.x,
        y,
        svg,
        label=label,
        over=at(*mid, price(ring, cost, pen.room)),
        answers=answers,
        edge=lit,
    )


@memo
def price(ring: int, cost: int, room: Room) -> str:
    """The number of a ring, or what the chosen card costs there."""
    if cost == NO_FEE:
        ink = mix(KEY, room.sawdust, 0.25)
        return write(0, 7, ring, 20, ink, "slab", 400, "middle")
    fill = "#FFFDF2" if cost >= 0 else room.sawdust2
    disc = circle(0, 0, 20, fill=fill, stroke=KEY, stroke_width=1.6)
    if cost < 0:
        return disc + icon("ban", 0, 0, 21, KEY, 2.4)
    return (
        disc + sign("banknote", 0, -9, 8) + write(0, 14, cost, 20, KEY, weight=800, anchor="middle")
    )
