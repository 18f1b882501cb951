"""The main tent, seen from above: the dice lie in four quarters."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import Point, at, circle, ngon, number, path, polygon, rect
from ...box.components import ALL_GEMS, DICE, FACES, TRANSPARENT, colour_of, value_of
from ...rules.moves import TAKE
from ..forecast import power_with
from ..heights import HEAD, NARROW
from ..pieces.gains import plate
from ..pieces.icons import cast, seal
from ..pieces.marks import inner
from ..pieces.wheels import sector
from ..questions import TENT
from ..table import Items, Quill, Table
from ..theme import DYES, K, Room, stamp

QUARTERS: Final = (0, 135, 225, -45, 45)  # where each colour begins, in degrees: orange left
WAYS: Final = ((0, 0), (-1, 0), (0, -1), (1, 0), (0, 1))  # where each colour lies
GORES: Final = 24
CORNER: Final = 118.0  # how wide what is said of a colour may be


class Ring(NamedTuple):
    """Where the main tent stands."""

    x: float
    y: float
    r: float  # of the dice, not of the canvas

    @property
    def die(self) -> float:
        return self.r * 0.235

    def place(self, die: int, below: int = 0) -> Point:
        """Each value has its place, odd ones at the rim; equal dice peep out below the top one."""
        value, (dx, dy) = value_of(die), WAYS[colour_of(die)]
        out = (0.87 if value % 2 else 0.58) * self.r + below * 5
        along = ((value - 1) // 2 - 1) * (0.31 if value % 2 else 0.29) * self.r
        return self.x + dx * out - dy * along, self.y + dy * out + dx * along


def ring_in(box: Rect) -> Ring:
    """The largest tent within a region in front."""
    x, y, w, h = box
    r = (w - 24) / 2.2 if w < NARROW else min((h - HEAD - 8) / 2.2, (w - 40) / 2.2)
    return Ring(x + w / 2, y + HEAD + r * 1.09, r)


def corners_in(box: Rect) -> tuple[Point, ...]:
    """Where the dice of each colour lie that are beside the board: in the corners, or below."""
    x, y, w, h = box
    if w < NARROW:
        ring = ring_in(box)
        top = ring.y + ring.r * 1.09 + 14
        return tuple([(x + 14 + i * (w - 28) / 4, top) for i in range(4)])
    right, low = x + w - CORNER - 16, y + h - 74
    return (x + 16, y + HEAD + 8), (right, y + HEAD + 8), (right, low), (x + 16, low)


@memo
def tent_ground(r: float, room: Room) -> str:
    """Canvas that falls from the mast, a brass rim, and a quarter for each colour."""
    rim = ngon(0, 0, r, GORES * 2, 0)
    gores = [[(0.0, 0.0), rim[i], rim[i + 1]] for i in range(0, len(rim), 2)]
    return "".join(
        [
            circle(0, 5, r + 8, fill="#000", opacity=0.35),
            circle(0, 0, r + 7, fill=room.url("brass"), stroke=K, stroke_width=1.4),
            circle(0, 0, r + 2, fill=room.canvas2),
            *[polygon(gore, fill=room.canvas) for gore in gores],
            *[_quarter(colour, r, room) for colour in ALL_GEMS],
            circle(0, 0, r * 0.27, fill=room.url("brass"), stroke=K, stroke_width=1.2),
            circle(0, 0, r * 0.23, fill=room.panel),
            stamp("tent", 0, 2, r * 0.27 / 30),
            *[seal(colour, x, y, r * 0.07) for colour, (x, y) in _seals(r)],
        ]
    )


def _quarter(colour: int, r: float, room: Room) -> str:
    """The ground of a colour's dice."""
    start, dye = QUARTERS[colour], DYES[colour]
    d = sector(r * 0.29, r * 0.98, start + 1.5, start + 88.5)
    line = dye.light if room.dark else dye.dark
    return path(d, fill=dye.dark, opacity=0.34 if room.dark else 0.28) + path(
        d, fill="none", stroke=line, stroke_width=1.2, opacity=0.6
    )


def _seals(r: float) -> list[tuple[int, Point]]:
    """In the quarter of each colour, beside the mast."""
    return [(c, (WAYS[c][0] * r * 0.345, WAYS[c][1] * r * 0.345)) for c in ALL_GEMS]


# pieces


@piece
def _canvas(pen: Quill, x: float, y: float, r: float) -> Item:
    return Item("tent", x, y, tent_ground(r, pen.room))


@piece
def die_item(
    pen: Quill, die: int, copy: int, is_top: bool, x: float, y: float, size: float
) -> Item:
    """A die on the tent; of several that look the same the top one is taken."""
    answers = (TAKE[die].text,) if is_top else ()
    lit = brackets_of(size) if is_top else ""
    svg, label = cast(die, size), pen.title("die", die)
    return Item(f"d{die}-{copy}", x, y, svg, label=label, answers=answers, edge=lit)


@memo
def brackets_of(size: float) -> str:
    """As close to a die as its own edge: those of its neighbours are not to touch."""
    half = size / 2 - 3
    return " ".join([number(n) for n in (-half, -half, half * 2, half * 2, half * 0.4)])


@piece
def _lying(pen: Quill, die: int, copy: int, x: float, y: float, size: float) -> Item:
    """The same in the wings, where it is only seen."""
    return Item(f"d{die}-{copy}", x, y, cast(die, size), label=pen.title("die", die))


@piece
def _dice(pen: Quill, ring: Ring, pool: tuple[int, ...]) -> Items:
    found = [_canvas(pen, ring.x, ring.y, ring.r * 1.06)]
    for die in range(1, len(DICE)):
        for copy in range(pool[die]):
            x, y = ring.place(die, pool[die] - 1 - copy)
            found.append(die_item(pen, die, copy, copy == pool[die] - 1, x, y, ring.die))
    return tuple(found)


Lying = tuple[int, int]  # a die and which of those that look the same


@piece
def _row(pen: Quill, box: Rect, pool: tuple[int, ...]) -> Items:
    """All dice side by side, those of a colour together; in two lines where they are larger so."""
    x, y, w, h = inner(box)
    dice = [(die, copy) for die in range(1, len(DICE)) for copy in range(pool[die])]
    half = [one for one in dice if colour_of(one[0]) <= 2]
    lines = max([[dice], [half, dice[len(half) :]]], key=lambda lines: _size_in(lines, w, h))
    size = _size_in(lines, w, h)
    found, high = list[Item](), min(h / len(lines), size + 8)
    top = y + h / 2 - high * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        found += _line(pen, line, x, top + i * high, min(w / (len(line) + 1), size + 9), size)
    return tuple(found)


def _size_in(lines: list[list[Lying]], w: float, h: float) -> float:
    """How large dice are if they lie so."""
    most = max(map(len, lines))
    return min(40.0, w / (most + 1) - 3, (h - 4 * (len(lines) - 1)) / len(lines))


def _line(
    pen: Quill, dice: list[Lying], x: float, y: float, pitch: float, size: float
) -> list[Item]:
    found, left = list[Item](), x + size / 2
    for i, (die, copy) in enumerate(dice):
        if i and colour_of(dice[i - 1][0]) != colour_of(die):
            left += pitch * 0.3
        found.append(_lying(pen, die, copy, left, y, size))
        left += pitch
    return found


@piece
def _reserve(pen: Quill, colour: int, count: int, x: float, y: float) -> Item:
    """12.4 The dice beside the board of whoever plays alone."""
    room, named = pen.room, pen.name("colour", colour)
    drawn = at(16, 15, plate(0 if colour == TRANSPARENT else colour, 30))
    drawn += write(38, 22, f"× {count}", 20, room.ink if count else room.muted, weight=800)
    drawn += write(0, 48, pen.words("board-reserve"), 13.5, room.muted, room=CORNER, floor=12.5)
    label = pen.words("outline-reserve", count=count, colour=named)
    return Item(f"reserve{colour}", x, y, drawn, label=label)


@piece
def _pill(pen: Quill, die: int, power: int, ring: Ring) -> Item:
    """What power a die would give: only for whoever is to take one."""
    x, y = ring.place(die)
    half = ring.die / 2
    label = pen.words("board-power-with", die=pen.title("die", die), power=power)
    svg = power_pill(power, pen.room)
    return Item(f"pill{die}", x - half + 2, y + half, svg, label=label)


def tent(table: Table) -> tuple[Items, ...]:
    """The dice, for everybody; alone, those beside the board too."""
    box, pool, pen = table.plan.box(TENT), tuple(table.view.pool), table.pen
    if not box[2]:
        return ()
    if table.plan.front != TENT:
        return (_row(pen, box, pool),)
    if not table.view.is_solo():
        return (_dice(pen, ring_in(box), pool),)
    places = zip(ALL_GEMS, corners_in(box), strict=True)
    beside = [_reserve(pen, c, table.view.reserve[c], *place) for c, place in places]
    return _dice(pen, ring_in(box), pool), tuple(beside)


def pills(table: Table) -> Items:
    """What each die would add to earlier ones, for whoever is to take one."""
    if table.plan.front != TENT or not table.lit("take"):
        return ()
    ring, found, pool = ring_in(table.plan.box(TENT)), list[Item](), table.view.pool
    for die in [die for die in range(1, len(DICE)) if pool[die]]:
        power = power_with(table, die)
        if power > value_of(die):
            found.append(_pill(table.pen, die, power, ring))
    return tuple(found)


@memo
def power_pill(power: int, room: Room) -> str:
    """The power a die would give together with earlier ones."""
    w = 22 if power < 10 else 30
    pill = rect(-w / 2, -10, w, 20, 10, fill=room.panel, stroke=room.metal2, stroke_width=1.6)
    return pill + write(0, 5, power, 15, room.ink, weight=800, anchor="middle")


assert FACES == 2 * 3  # three values at the rim of a quarter, three below them
