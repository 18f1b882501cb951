"""The performance track: spaces by power, how many posters each allows, and the hats on it."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import mix
from .....draw.pen import piece
from .....draw.pieces.grounds import LEAST, edge
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import Point, circle, path, rect
from ...box.components import LADDER, SPACES, START_SPACES
from ...rules.moves import HAT, SPACE
from ...rules.scoring import title
from ...rules.state import PERFORMING
from ..heights import HEAD, NARROW
from ..pieces.icons import NEUTRAL, fame, hat
from ..pieces.marks import inner, signed
from ..questions import TONIGHT
from ..table import Items, Quill, Table
from ..theme import K, Room, broken_line

HAT_W = 44.0  # a hat that is not scaled
CROWN = "M-24 12C-10 20 10 20 24 12C27 6 22 3 19 4L19 -19C6 -25 -6 -25 -19 -19L-19 4C-22 3 -27 6 -24 12Z"


class Ladder(NamedTuple):
    """Where the spaces lie, the lowest first, and how large a hat is."""

    boxes: tuple[Rect, ...]
    hat: float
    lying: bool  # a rung is a row: number, posters, hat
    down: float = 0.0  # where the brim of a hat is on a space that stands upright

    def place(self, space: int) -> Point:
        """Where a hat stands."""
        x, y, w, h = self.boxes[space - 1]
        if self.lying and space > START_SPACES:
            return x + w - 34, y + h / 2 - 1
        if space <= START_SPACES:
            return x + w / 2, y + h / 2
        return x + w / 2, y + self.down - 17 * self.hat


@memo
def ladder_in(box: Rect, is_front: bool, goals: float) -> Ladder:
    """A staircase in front, rungs on a phone, a row of spaces in the wings."""
    x, y, w, h = box
    if is_front and w < NARROW:
        return _rungs(x + 14, y + HEAD, w - 28, h - HEAD - goals)
    if is_front:
        return _stairs(x + 14, y + HEAD + 4, w - 28, h - HEAD - 14 - goals)
    left, top, wide, high = inner(box)
    start = min(46.0, wide * 0.11)
    step = (wide - start - 4) / SPACES
    starts = [
        (left + i % 2 * start / 2, top + i // 2 * high / 2, start / 2 - 2, high / 2 - 2)
        for i in range(START_SPACES)
    ]
    spaces = [(left + start + 4 + i * step, top, step - 4, high) for i in range(SPACES)]
    return Ladder((*starts, *spaces), min(0.78, (step - 6) / HAT_W, high / 70), False, high)


def _stairs(x: float, y: float, w: float, h: float) -> Ladder:
    start = 66.0
    step = (w - start - 8) / SPACES
    starts = [
        (x, y + h - (START_SPACES - i) * 46, start - 6, 42.0) for i in range(START_SPACES)
    ]  # fmt: skip
    low = min(150.0, h * 0.44)
    rise = (h - low) / (SPACES - 1)
    spaces = [
        (x + start + 8 + i * step, y + (SPACES - 1 - i) * rise, step - 6, low + i * rise)
        for i in range(SPACES)
    ]
    return Ladder((*starts, *spaces), min(1.1, (step - 10) / HAT_W), False, low - 4)


def _rungs(x: float, y: float, w: float, h: float) -> Ladder:
    step = min(52.0, (h - 62) / SPACES)
    spaces = [(x, y + (SPACES - 1 - i) * step, w, step - 6) for i in range(SPACES)]
    quarter = w / START_SPACES
    starts = [
        (x + i * quarter, y + SPACES * step + 4, quarter - 6, 46.0) for i in range(START_SPACES)
    ]  # fmt: skip
    return Ladder((*starts, *spaces), 0.86, True)


# drawings


def bill(x: float, y: float, k: float, room: Room) -> str:
    """A poster as a sign of 10 by 15."""
    w, h = 10 * k, 15 * k
    ground = rect(x, y, w, h, 2 * k, fill=room.paper, stroke=K, stroke_width=0.9)
    return ground + rect(x + 2 * k, y + 2 * k, 6 * k, 5.4 * k, 0.8, fill="#8E3B4F")


@memo
def rung(power: int, posters: int, w: float, h: float, lying: bool, room: Room) -> str:
    """A space to perform on: its number, and so many posters."""
    ground = mix(room.panel2, room.panel, 0.5) if power % 4 else room.panel2
    drawn = rect(0, 0, w, h, 6, fill=ground, stroke=room.metal, stroke_width=1.2)
    if lying:
        drawn += write(46, h / 2 + 8, power, 24, room.ink, weight=800, anchor="end")
        return drawn + "".join(bill(62 + i * 17, h / 2 - 11, 1.4, room) for i in range(posters))
    size = min(28.0, max(15.0, w * 0.44), h * 0.4)
    drawn += write(w / 2, size * 0.96, power, size, room.ink, weight=800, anchor="middle")
    if h < 66:
        return drawn
    k = min(1.5, (w - 4) / 5 / 11.5) if h < 110 else min(2.0, (w - 6) / 3 / 11.5)
    across = posters if h < 110 else min(3, posters)
    for i in range(posters):
        left = w / 2 - (min(across, posters - i // across * across) * 11.5 * k - 1.5 * k) / 2
        drawn += bill(left + i % across * 11.5 * k, size * 1.22 + i // across * 17 * k, k, room)
    return drawn


@memo
def start_rung(number: int, w: float, h: float, room: Room) -> str:
    """A space at the foot, where the round begins."""
    drawn = rect(0, 0, w, h, 5, fill=room.panel, stroke=room.metal, **broken_line(1.2, "3 3"))
    if w < 30:
        return drawn
    return drawn + write(w / 2, h / 2 + 6, number, 17, room.muted, weight=700, anchor="middle")


@memo
def goal_bar(points: int, goals: tuple[int, ...], w: float, room: Room) -> str:
    """12.7 Points as a bar towards the last goal, the goals above it."""
    most = goals[-1]
    share = max(0.0, min(1.0, points / most))
    drawn = rect(0, -9, w, 18, 9, fill=room.panel2, stroke=room.line, stroke_width=1.2)
    drawn += rect(0, -9, max(18.0, w * share), 18, 9, fill=room.metal)
    drawn += fame(0, 0, 15) + write(22, 5.5, signed(points), 16, K, weight=800)
    for i, goal in enumerate(goals):
        x = w * goal / most - (9 if goal == most else 0)
        fill = room.metal2 if points >= goal else room.panel
        drawn += circle(x, 0, 6, fill=fill, stroke=room.metal, stroke_width=1.4)
        drawn += write(x, 26 if i % 2 else -15, goal, 14, room.ink, weight=700, anchor="middle")
    return drawn


# pieces


@piece
def _space(pen: Quill, space: int, box: Rect, lying: bool, within: bool) -> Item:
    x, y, w, h = box
    label, room = pen.title("space", space), pen.room
    if space <= START_SPACES:
        return Item(f"l{space}", x, y, start_rung(space, w, h, room), label=label)
    posters = pen.box.space_posters[space]
    svg, over = rung(pen.box.space_power[space], posters, w, h, lying, room), ""
    if within:
        over = rect(0, 0, w, h, 6, fill="none", stroke=room.metal2, stroke_width=2.4)
        if w >= 40:
            right = w - 90 if lying else w - 9
            over += icon("check", right, h / 2 if lying else 10, 15, room.good, 3.6)
    text = pen.words("outline-space", space=label, count=posters)
    is_hit = w >= LEAST
    return Item(
        f"l{space}",
        x,
        y,
        svg,
        label=label,
        text=text,
        over=over,
        answers=(SPACE[space].text,) if is_hit else (),
        edge=edge(0, 0, w, h) if is_hit else "",
    )


@piece
def _hat(pen: Quill, seat: int, i: int, space: int, x: float, y: float, k: float) -> Item:
    """A hat on the track; the second one of two is moved where either may be."""
    if seat == NEUTRAL:
        label = pen.words("outline-neutral-hat")
        return Item(f"n{space}", x, y, hat(NEUTRAL, 0, 0, k), label=label)
    where = pen.name("space", space)
    label = pen.words("board-hat", player=pen.player(seat), where=where)
    return Item(f"h{seat}-{i}", x, y, hat(seat, 0, 0, k), label=label)


@piece
def own_hat(pen: Quill, seat: int, i: int, space: int, x: float, y: float, k: float) -> Item:
    """What is asked of the hats of whoever performs a third time: a ring around each."""
    area = path(CROWN, fill="#000", fill_opacity=0, transform=f"scale({k:.3g})")
    label = pen.words("board-hat", player=pen.player(seat), where=pen.name("space", space))
    lit = edge(-23 * k, -24 * k, 46 * k, 44 * k)
    return Item(f"hat{i}", x, y, area, label=label, answers=(HAT[i + 1].text,), edge=lit)


@piece
def _goals(pen: Quill, box: Rect, points: int, reached: int) -> Item:
    x, y, w, h = box
    goals = tuple(pen.box.titles)
    label = " ".join([pen.name("title", n + 2) for n in range(len(goals))])
    said = pen.name("title", reached + 1)
    drawn = goal_bar(points, goals, w - 60, pen.room)
    drawn += write(-12, 46, said, 15, pen.room.muted, room=w - 28, floor=13)
    return Item("goals", x + 30, y + h - 60, drawn, label=label)


def goals_height(table: Table) -> float:
    return 96.0 if table.view.is_solo() else 0.0


def ladder_of(table: Table) -> Ladder:
    is_front = table.plan.front == TONIGHT
    return ladder_in(table.plan.box(TONIGHT), is_front, goals_height(table))


@piece
def _spaces(pen: Quill, ladder: Ladder, seats: int, within: int) -> Items:
    """All spaces; `within` are those, as bits, that the power of this turn reaches."""
    return tuple(
        [
            _space(pen, n, ladder.boxes[n - 1], ladder.lying, bool(within >> n & 1))
            for n in range(1, LADDER + 1)
            if START_SPACES < n or n <= seats
        ]
    )


@piece
def _hats(
    pen: Quill, ladder: Ladder, hats: tuple[int, ...], neutral: tuple[int, ...], is_front: bool
) -> Items:
    """Two of each player, one after the other, then those of nobody."""
    found, k = list[Item](), ladder.hat
    low = min(k, 0.86 if is_front else 0.44)  # on the start spaces
    for n, space in enumerate(hats):
        if space:
            size = low if space <= START_SPACES else k
            found.append(_hat(pen, n // 2, n % 2, space, *ladder.place(space), size))
    return (*found, *[_hat(pen, NEUTRAL, 0, s, *ladder.place(s), k) for s in neutral])


def tonight(table: Table) -> tuple[Items, ...]:
    """Spaces and hats, for everybody."""
    box, view, pen = table.plan.box(TONIGHT), table.view, table.pen
    if not box[2]:
        return ()
    ladder, power, within = ladder_of(table), table.power_for(PERFORMING), 0
    for space in view.free_spaces(power) if power else ():
        within |= 1 << space
    hats, is_front = tuple([s for p in view.players for s in p.hats]), table.plan.front == TONIGHT
    found: tuple[Items, ...] = (
        _spaces(pen, ladder, view.seats, within),
        _hats(pen, ladder, hats, tuple(view.neutral_hats), is_front),
    )
    if view.is_solo() and is_front:
        found += ((_goals(pen, box, view.players[0].points, title(view)),),)
    return found


def asked_hats(table: Table) -> Items:
    """7.3 Either of two hats may move: drawn only for whoever is asked."""
    if table.question != "ChooseHat" or not table.moves or not table.plan.box(TONIGHT)[2]:
        return ()
    ladder = ladder_of(table)
    return tuple(
        [
            own_hat(table.pen, table.me, i, space, *ladder.place(space), ladder.hat)
            for i, space in enumerate(table.mine.hats)
            if space
        ]
    )
