"""The viewer's own circus: three rings of five, what their spaces hold, and where a chosen card would go."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK, mix
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import chosen, legal
from ....draw.svg import Attribute, Point, at, circle, group, path, rect
from ....draw.text import write
from ..box.components import BONUSES, COLUMNS, POPCORN, RINGS, SYMBOLS, CircusBox
from ..rules.hiring.hire import fee
from ..rules.moves import RING, SWAP
from ..words.texts import column_text, spot_text
from .cards import Face, narrow_card, ring_card
from .faces import card_face, face_of
from .icons import points, sign
from .table import Items, Table, region
from .texts import card_text
from .theme import CREAM, KEY, RED, Room

SIGN_OF: Final = {
    "money": "draw_money", "ticket": "draw_ticket", "objective": "draw_objective",
    "play": "play_another_card", "swap": "swap_two_cards", "popcorn": "popcorn",
}  # fmt: skip


NO_FEE: Final = -2  # no card is chosen


class Stage(NamedTuple):
    """Where the rings lie, and how large a space is."""

    x: float  # of the ring's end, where its fee stands
    y: float
    spots: float  # x of the first space
    w: float
    h: float
    step: float
    ring_step: float

    def spot(self, ring: int, column: int) -> Point:
        """The corner of a space; both count from 0."""
        return self.spots + column * self.step, self.y + ring * self.ring_step

    @property
    def width(self) -> float:
        return self.spots - self.x + COLUMNS * self.step


# the ground


def ground(stage: Stage, box: CircusBox, room: Room) -> str:
    """Sawdust within a striped curb, and what every space holds."""
    drawn = [at(stage.x, stage.y + r * stage.ring_step, _ring(stage, room)) for r in range(RINGS)]
    for ring in range(RINGS):
        for column in range(COLUMNS):
            x, y = stage.spot(ring, column)
            drawn.append(
                at(
                    x + stage.w / 2,
                    y + stage.h / 2,
                    space(box, ring * COLUMNS + column + 1, stage.h),
                )
            )
    low = stage.y + RINGS * stage.ring_step - 4
    for column in range(COLUMNS):
        drawn.append(
            at(
                stage.spot(0, column)[0] + stage.w / 2,
                low,
                reward(box.column_points[column + 1], stage.h, room),
            )
        )
    return "".join(drawn)  # fmt: skip


def beside(count: int, x: float, y: float, step: float) -> str:
    """Locomotives that no card covers, below the objectives."""
    return "".join(
        circle(x + i * step, y, step * 0.45, fill=CREAM, stroke=INK, stroke_width=1, opacity=0.9)
        + sign("locomotive", x + i * step, y, step * 0.32)
        for i in range(count)
    )


def _ring(stage: Stage, room: Room) -> str:
    w, h = stage.width, stage.h + 4
    r = h * 0.42
    return (
        rect(-1, 1, w, h, r, fill="#000", opacity=0.25)
        + rect(-1, -2, w, h, r, fill=room.url("ring"), stroke=KEY, stroke_width=1.4)
        + rect(-1, -2, w, h, r, fill=room.url("dust"))
        + rect(1.6, 0.6, w - 5.2, h - 5.2, r - 2.6, fill="none", stroke=CREAM, stroke_width=4.4)
        + rect(1.6, 0.6, w - 5.2, h - 5.2, r - 2.6, fill="none", stroke=RED, stroke_width=4.4, stroke_dasharray="11 11")
    )  # fmt: skip


@memo
def space(box: CircusBox, spot: int, size: float) -> str:
    """What a space holds, around its middle."""
    s, r = box.spots[spot], size * 0.3
    if not s.symbol and not s.bonus:
        return ""
    disc = circle(0, 0, size * 0.4, fill=CREAM, opacity=0.62) + circle(
        0, 0, size * 0.4, fill="none", stroke=KEY, stroke_width=1.2,
        stroke_dasharray=None if s.symbol else "3 3", opacity=0.7,
    )  # fmt: skip
    if s.symbol:
        return disc + sign(SYMBOLS[s.symbol], 0, 0, r)
    if s.bonus == POPCORN:
        return (
            disc
            + sign("popcorn", -r * 0.5, 0, r * 0.9)
            + points(s.points, r * 0.62, r * 0.2, r * 0.66)
        )
    return disc + sign(SIGN_OF[BONUSES[s.bonus]], 0, 0, r)


def reward(worth: int, size: float, room: Room) -> str:
    """What a full column brings, below it."""
    look: dict[str, Attribute] = {"stroke": room.metal, "stroke_width": 1.6, "fill": "none"}
    k = size / 76
    brace = path(f"M{-34 * k:.1f} 0q0 6 8 6H{26 * k:.1f}q8 0 8 -6", **look)
    inner = (
        points(worth, 0, 13 * k, 11 * k) if worth else sign("place_objective", 0, 13 * k, 10.5 * k)
    )
    return brace + circle(0, 13 * k, 13.4 * k, fill=room.panel) + inner


# what lies on it


def rings(table: Table, stage: Stage) -> Items:
    p = table.mine
    seen = (tuple(map(tuple, p.rings)), table.asks("ring", "swap", "pay"), stage)
    return region(table, "rings", seen, lambda: _rings(table, stage))


def _rings(table: Table, stage: Stage) -> list[Item]:
    found = [*_spaces(table, stage), *_ends(table, stage)]
    guest = newcomer(table)
    for r, cards in enumerate(table.mine.rings):
        places = (
            shifted(table, cards, guest)
            if guest and table.plan.ring == r + 1
            else list(range(len(cards)))
        )
        for place, (column, card) in enumerate(zip(places, cards, strict=True)):
            found.append(_artist(table, stage, r, place, column, card))
        if guest and table.plan.ring == r + 1:
            column = next(c for c in range(COLUMNS) if c not in places)
            found.append(_ghost(table, stage, r, column, guest))
    return found


def _spaces(table: Table, stage: Stage) -> list[Item]:
    """Spaces that are still bare, and what full columns bring: to be asked about."""
    found, touch = [], rect(0, 0, stage.w, stage.h, 8, fill="#000", fill_opacity=0)
    for r, cards in enumerate(table.mine.rings):
        for column in range(len(cards), COLUMNS):
            spot = r * COLUMNS + column + 1
            label, text = table.title("spot", spot), spot_text(table.telling, spot)
            found.append(item(f"spot{spot}", *stage.spot(r, column), touch, PLAIN, label, text))
    low = rect(0, 0, stage.w, 26, 8, fill="#000", fill_opacity=0)
    for column in range(COLUMNS):
        x, y = stage.spots + column * stage.step, stage.y + RINGS * stage.ring_step - 4
        label = table.words("board-column", column=column + 1)
        text = column_text(table.telling, column + 1)
        found.append(item(f"column{column + 1}", x, y, low, PLAIN, label, text))
    return found


def newcomer(table: Table) -> int:
    """The kind that is about to be hired."""
    return table.plan.hired if table.plan.ring else 0


def shifted(table: Table, cards: list[int], guest: int) -> list[int]:
    """The columns of a ring's cards once a new one has taken its place."""
    value = table.box.kinds[guest].value
    return [i + (1 if table.box.value[card] > value else 0) for i, card in enumerate(cards)]


def _artist(table: Table, stage: Stage, r: int, place: int, column: int, card: int) -> Item:
    spot = r * COLUMNS + place + 1
    mark = table.mark(SWAP[spot]) if table.looks_at_own else PLAIN
    if getattr(table.step, "spot", 0) == spot and table.looks_at_own and not mark.move:
        mark = Mark("chosen", said=table.words("board-chosen"))
    face = card_face(table, card)
    svg = performer(face, stage, table.room)
    over = covered(table.box, spot, stage) + over_card(stage.w, stage.h, mark.state, table.room)
    label = table.words("board-artist", card=face.name, ring=r + 1, column=place + 1)
    text = card_text(table, face.kind)
    return item(f"c{card}", *stage.spot(r, column), svg, mark, label, text, over)


def performer(face: Face, stage: Stage, room: Room) -> str:
    """A card as large as a space."""
    draw = ring_card if stage.w > 80 else narrow_card
    return draw(face, stage.w, stage.h, room)


def covered(box: CircusBox, spot: int, stage: Stage) -> str:
    """The printed symbol below a card: gone, but not forgotten."""
    symbol = box.spots[spot].symbol
    if not symbol:
        return ""
    x, y = 14, stage.h - 3
    return group(
        circle(x, y, 8, fill=CREAM, stroke=KEY, stroke_width=1),
        sign(SYMBOLS[symbol], x, y, 5.4, opacity=0.5),
        path(f"M{x - 6} {y + 6}L{x + 6} {y - 6}", stroke=RED, stroke_width=1.8),
    )  # fmt: skip


@memo
def over_card(w: float, h: float, state: str, room: Room) -> str:
    if state == "legal":
        return legal(0, 0, w, h, 7, room, 2)
    if state == "chosen":
        return legal(0, 0, w, h, 7, room, 2, True) + chosen(w - 10, 8, room, 10)
    return ""


def _ghost(table: Table, stage: Stage, r: int, column: int, kind: int) -> Item:
    """The new card where it will perform."""
    face = face_of(table, kind)
    svg = group(performer(face, stage, table.room), opacity=0.72)
    over = rect(0, 0, stage.w, stage.h, 7, fill="none", stroke=INK, stroke_width=3.6) + rect(
        0, 0, stage.w, stage.h, 7, fill="none", stroke=table.room.lime, stroke_width=2, stroke_dasharray="7 5"
    )  # fmt: skip
    label = table.words("board-newcomer", card=face.name, ring=r + 1, column=column + 1)
    return item("ghost", *stage.spot(r, column), svg, PLAIN, label, card_text(table, kind), over)


def _ends(table: Table, stage: Stage) -> list[Item]:
    """The end of each ring: its number, or what the chosen card costs there."""
    return [_ring_end(table, stage, r) for r in range(1, RINGS + 1)]


def _ring_end(table: Table, stage: Stage, r: int) -> Item:
    kind, wide = table.plan.hired, stage.spots - stage.x
    cost = fee(table.view, table.me, kind, r) if kind and table.looks_at_own else NO_FEE
    mark = table.mark(RING[r]) if table.looks_at_own else PLAIN
    if table.plan.ring == r:
        mark = Mark("chosen", said=table.words("board-chosen"))
    lit = stage.width if mark.state == "legal" else wide
    svg = _end(r, wide, stage.h, lit, table.room)
    over = _fee(cost, wide, stage.h, mark.state, table.room)
    key = "board-ring" if cost == NO_FEE else "board-ring-shut" if cost < 0 else "board-ring-fee"
    label = table.words(key, ring=r, fee=max(0, cost))
    y = stage.y + (r - 1) * stage.ring_step
    return item(f"ring{r}", stage.x, y, svg, mark, label, over=over)


@memo
def _end(ring: int, w: float, h: float, lit: float, room: Room) -> str:
    """The whole ring can be touched while it may be chosen."""
    touch = rect(0, 0, lit, h, h * 0.4, fill="#000", fill_opacity=0)
    ink = mix(KEY, room.sawdust, 0.25)
    return touch + write(w / 2 - 2, h / 2 + 8, ring, 24, ink, "slab", 400, "middle")


@memo
def _fee(cost: int, w: float, h: float, state: str, room: Room) -> str:
    if cost == NO_FEE:
        return ""
    x, y = w / 2 - 2, h / 2
    disc = circle(
        x, y, 19, fill="#FFFDF2" if cost >= 0 else room.sawdust2, stroke=KEY, stroke_width=1.6
    )
    if cost < 0:
        return disc + icon("ban", x, y, 20, KEY, 2.4)
    tag = (
        disc
        + sign("banknote", x, y - 8, 8)
        + write(x, y + 13, cost, 18, KEY, weight=800, anchor="middle")
    )
    if state == "legal":
        ring = circle(x, y, 21.5, fill="none", stroke=INK, stroke_width=5.4)
        return tag + ring + circle(x, y, 21.5, fill="none", stroke=room.lime, stroke_width=3)
    return tag + (chosen(x + 14, y - 14, room, 9) if state == "chosen" else "")
