"""Downtown: places for characters, six dice with what can be done to them, and the inn."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import rect
from ...box.components import DICE, DOWNTOWN, FIRST_SLOT, HIRED_BY, INN_DICE, KINDS, X
from ...rules.moves import BANK, FACE, HIRE, REROLL, SET, USE
from ..pieces.panels import ground, tray_ground
from ..pieces.small import city_die, disc, priced, tool
from ..table import Table, facts
from ..theatre.week import places_for
from ..theme import Brush, Room
from .places import TOOL, Town
from .residence import residence

GROUPS = ("residence", "inn", "bank")
SPENT = ((), (USE,), (), (BANK,))  # by kind of die; at the inn it depends on the face


def town(table: Table, plan: Town) -> list[Items]:
    """What everybody sees of it."""
    view, pen = table.view, table.pen
    hired = tuple([tuple(p.hired) for p in view.players])
    parts: list[Items] = []
    parts.append(captions(pen, plan))
    first = FIRST_SLOT[DOWNTOWN]
    parts.append(places_for(pen, first, plan.wells, tuple(view.slots), view.seats))
    parts.append(dice(pen, plan, tuple(view.dice)))
    if plan.schools:
        parts += [_guests(pen, plan.guests, hired), *residence(table, plan)]
    return parts


@piece
def captions(pen: Brush, plan: Town) -> Items:
    """The ground, the three houses of the city, and what an action there takes."""
    costs = facts(pen).costs
    takes = (costs.learn, costs.hire, costs.take_coins)
    found = [ground(pen, "town", *plan.place, plan.kind != "wing")]
    found += [
        _caption(pen, name, points, *place)
        for name, points, place in zip(GROUPS, takes, plan.captions, strict=False)
    ]
    if plan.tools:
        x, y, r = plan.wells[-1]
        found.append(_legend(pen, x + r + 22, y))
    return tuple(found)


def _legend(pen: Brush, x: float, y: float) -> Item:
    """What it takes to roll a die again, and to set it."""
    costs, room = facts(pen).costs, pen.room
    svg = icon("dices", 8, -13, 17, room.brass, 2.2) + priced(
        14, -8, "", costs.reroll, 16, 60, room
    )
    svg += icon("pencil", 8, 13, 17, room.brass, 2.2) + priced(
        14, 18, "", costs.set_die, 16, 60, room
    )
    return Item("legend-dice", x, y, svg)


def _caption(pen: Brush, name: str, points: int, x: float, y: float) -> Item:
    svg = priced(0, 0, pen.words(f"board-{name}"), points, 16, 190, pen.room)
    return Item(f"caption-{name}", x, y, svg)


# dice


@piece
def dice(pen: Brush, plan: Town, shown: tuple[int, ...]) -> Items:
    box, items = facts(pen), list[Item]()
    for die in range(1, len(DICE)):
        if die > len(plan.dice):
            break
        other = die + 1 if die % 2 else die - 1
        twin = other if box.has_twin[max(die, other)] and shown[die] == shown[other] else 0
        x, y = plan.dice[die - 1]
        items.append(_die(pen, die, twin, shown[die], x, y, plan.die, plan.tools))
        if plan.tools:
            at = x + plan.die / 2 + 8 + TOOL
            items.append(_tool(pen, "reroll", die, twin, at, y))
            items.append(_tool(pen, "set", die, twin, at + 2 * TOOL + 6, y))
    return tuple(items)


def kind_of(die: int) -> int:
    """Residence 1, inn 2, bank 3."""
    return (die + 1) // 2


@piece
def _die(
    pen: Brush, die: int, twin: int, face: int, x: float, y: float, size: float, large: bool
) -> Item:
    """1.7 A die; one that is equal to it stands for the same."""
    label = pen.words("board-die", die=pen.name("die", die), face=pen.name("face", face))
    svg, text = city_die(kind_of(die), face, size), pen.words(f"board-dice-{kind_of(die)}")
    if not large:
        return Item(f"die{die}", x, y, svg, label=label, text=text)
    equal = (die, twin) if twin else (die,)
    answers = tuple([move[d].text for move in SPENT[kind_of(die)] for d in equal])
    if die in INN_DICE and face != X:
        answers = (HIRE[face - HIRED_BY].text,)
    h = size / 2
    edge = f"{-h:g} {-h:g} {size:g} {size:g} {size * 0.2:g}"
    return Item(f"die{die}", x, y, svg, label=label, text=text, answers=answers, edge=edge)


SIGNS = {"reroll": "dices", "set": "pencil"}
TOOLS = {"reroll": REROLL, "set": SET}


def _tool(pen: Brush, what: str, die: int, twin: int, x: float, y: float) -> Item:
    """6.12 Rolling a die again, or setting it."""
    costs, moves = facts(pen).costs, TOOLS[what]
    points = costs.reroll if what == "reroll" else costs.set_die
    label = pen.words(f"board-{what}", die=pen.name("die", die), points=points)
    answers = tuple([moves[d].text for d in ((die, twin) if twin else (die,))])
    edge = f"0 0 {TOOL - 2:g}"
    svg = tool(SIGNS[what], TOOL - 4, pen.room)
    return Item(f"{what}{die}", x, y, svg, label=label, answers=answers, edge=edge)


# the inn


def _guests(pen: Brush, place: tuple[float, float], hired: tuple[tuple[int, ...], ...]) -> Items:
    """Those hired this turn wait at the inn."""
    items, (x, y) = list[Item](), place
    for seat, kinds in enumerate(hired):
        for kind in range(1, len(KINDS)):
            for i in range(kinds[kind]):
                items.append(_guest(pen, seat, kind, i, x, y))
                x -= 24
    return tuple(items)


@piece
def _guest(pen: Brush, seat: int, kind: int, i: int, x: float, y: float) -> Item:
    said = {"player": pen.player(seat), "kind": pen.name("kind", kind)}
    label = pen.words("board-hired", **said)
    return Item(f"h{seat}-{kind}-{i}", x, y, disc(seat, kind, 15), label=label)


# what one is asked


def asked(table: Table, plan: Town) -> Items:
    """6.13 The faces that a die can be set to, laid out over the tricks."""
    moves = [m.arg for m in table.lit("face")]
    if not moves or not plan.schools:
        return ()
    x, y, _, _ = plan.schools[0]
    step = 66.0
    left = x + 20 if plan.kind == "tall" else x + 60
    die = int(getattr(table.step, "die", 1))
    back = Item("faces", left - 12, y + 30, _ground(len(moves) * step + 20, table.room))
    faces = [
        _face(table.pen, kind_of(die), face, left + 32 + i * step, y + 72)
        for i, face in enumerate(moves)
    ]
    return (back, *faces)


@memo
def _ground(w: float, room: Room) -> str:
    veil = rect(-6, -6, w + 12, 96, 16, fill=room.room, opacity=0.6)
    return veil + tray_ground(w, 84, room)


@piece
def _face(pen: Brush, kind: int, face: int, x: float, y: float) -> Item:
    svg, edge = city_die(kind, face, 50), "-25 -25 50 50 10"
    answers = (FACE[face].text,)
    return Item(f"face{face}", x, y, svg, label=pen.name("face", face), answers=answers, edge=edge)
