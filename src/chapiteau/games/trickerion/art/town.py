"""Downtown: places for characters, the six dice, the inn, and the residence with its tricks."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import legal
from ....draw.svg import circle
from ..box.components import (
    CATEGORIES,
    DICE,
    FIRST_SLOT,
    HIRED_BY,
    INN_DICE,
    KINDS,
    X,
)
from ..rules.moves import BANK, HIRE, LEARN, REROLL, SET, USE
from ..words.texts import trick_text
from .pieces import as_tuple, chip, city_die, disc, shut_well, tray_ground
from .table import Items, Table, region
from .theme import Room
from .tricks import Face, over_slip, slip
from .week import Place, slot_item

HIRING = "hire"
FACE_STEP = 62


@dataclass(frozen=True)
class Town:
    """Where the things of downtown lie."""

    slots: tuple[Place, ...]
    r: float
    dice: tuple[Place, ...]
    die: float
    inn: Place  # where the newly hired wait
    faces: Place  # where the faces of a die are offered
    slips: tuple[Place, ...]  # the first slip of each category
    slip_w: float
    slip_h: float
    slip_step: float
    slips_h: float  # the room that the slips of a category have


def face_of(table: Table, trick: int) -> Face:
    """A trick as it is printed."""
    t = table.box.tricks[trick]
    needs = tuple([(n.component, n.units) for n in t.needs])
    return Face(
        t.id,
        table.name("trick", trick),
        t.category,
        t.threshold,
        needs,
        t.points,
        t.markers,
        as_tuple(t.gain),
        table.source("trick", t.id),
    )


# places


def shared_slots(table: Table, location: int, places: tuple[Place, ...], r: float) -> Items:
    """The slots of a location that all share; some are closed with few players."""
    view = table.view
    first, last = FIRST_SLOT[location], FIRST_SLOT[location + 1]
    seen = (tuple(view.slots[first:last]), table.asks("go"), places)
    return region(table, f"slots{location}", seen, lambda: _slots(table, location, places, r))


def _slots(table: Table, location: int, places: tuple[Place, ...], r: float) -> list[Item]:
    box, view, items = table.box, table.view, list[Item]()
    first = FIRST_SLOT[location]
    slots = list(range(first, FIRST_SLOT[location + 1]))
    for slot, (x, y) in zip(slots, places, strict=True):
        if box.slot_seats[slot] > view.seats:
            label = table.words("board-slot-shut", slot=table.name("slot", slot))
            items.append(item(f"w{slot}", x, y, shut_well(r, table.room), PLAIN, label))
            continue
        equal = tuple(
            [
                s
                for s in slots
                if s != slot
                and box.slot_points[s] == box.slot_points[slot]
                and not view.slots[s]
                and not view.slots[slot]
            ]
        )
        items.append(slot_item(table, slot, x, y, r, equal=equal))
    return items


# dice


def dice(table: Table, town: Town) -> Items:
    view = table.view
    lit = table.asks("use", "bank", "reroll", "set", "hire")
    hired = tuple([tuple(p.hired) for p in view.players])
    seen = (tuple(view.dice), lit, hired, town)
    return region(table, "dice", seen, lambda: _dice(table, town))


def _dice(table: Table, town: Town) -> list[Item]:
    view, items = table.view, list[Item]()
    for die in range(1, len(DICE)):
        x, y = town.dice[die - 1]
        face = view.dice[die]
        equal = equal_dice(table, die)
        mark = _die_mark(table, die, equal)
        svg = _die(kind_of(die), face, town.die)
        over = _lit(town.die, table.room) if mark.move else ""
        label = table.words("board-die", die=table.name("die", die), face=table.name("face", face))
        text = table.words(f"board-dice-{kind_of(die)}")
        items.append(item(f"die{die}", x, y, svg, mark, label, text, over))
        for k, (moves, sign) in enumerate(((REROLL, "dices"), (SET, "pencil"))):
            found = [d for d in (die, *equal) if moves[d] in table.legal]
            if found:
                at = (x + town.die * 0.5 + 12, y - 10.5 + k * 21)
                name = table.name("die", die)
                chosen = table.mark(moves[found[0]])
                items.append(item(f"{sign}{die}", *at, chip(sign, 9.4, table.room), chosen, name))
    return items + _guests(table, town)


def kind_of(die: int) -> int:
    """Residence 1, inn 2, bank 3."""
    return (die + 1) // 2


def equal_dice(table: Table, die: int) -> list[int]:
    """1.7 The other die of a place, if it is like this one and shows the same."""
    other = die + 1 if die % 2 else die - 1
    twins = table.box.has_twin[max(die, other)]
    return [other] if twins and table.view.dice[die] == table.view.dice[other] else []


def _die_mark(table: Table, die: int, equal: list[int]) -> Mark:
    """What choosing the die itself does: use it up, take its coins, or hire whom it shows."""
    if "use" in table.verbs:
        return table.mark_first([USE[d] for d in (die, *equal)], kind_of(die) == 1)
    face = table.view.dice[die]
    if die in INN_DICE and HIRING in table.verbs and table.question == "Downtown" and face != X:
        return table.mark(HIRE[face - HIRED_BY])
    if "bank" in table.verbs:
        return table.mark_first([BANK[d] for d in (die, *equal)], False)
    return PLAIN


@memo
def _die(kind: int, face: int, size: float) -> str:
    touch = circle(0, 0, size * 0.62, fill="#000", fill_opacity=0)
    return touch + city_die(kind, face, size)


def _lit(size: float, room: Room) -> str:
    """The frame of a die that can be chosen."""
    return legal(-size / 2, -size / 2, size, size, size * 0.2, room, 2, True)


def _guests(table: Table, town: Town) -> list[Item]:
    """Those hired this turn wait at the inn."""
    items, x, y = list[Item](), *town.inn
    for seat, p in enumerate(table.view.players):
        for kind in range(1, len(KINDS)):
            for i in range(p.hired[kind]):
                said = {"player": table.player(seat), "kind": table.name("kind", kind)}
                label = table.words("board-hired", **said)
                items.append(item(f"h{seat}-{kind}-{i}", x, y, disc(seat, kind, 13), PLAIN, label))
                x += 20
    return items


def faces(table: Table, town: Town) -> Items:
    """6.13 The faces that a die can be set to, laid out over the tricks."""
    return region(table, "faces", (table.asks("face"), town), lambda: _faces(table, town))


def _faces(table: Table, town: Town) -> list[Item]:
    x, y, moves = *town.faces, table.lit("face")
    if not moves:
        return []
    wide = len(moves) * FACE_STEP + 12
    items = [Item("faces", x - 37, y - 36, tray_ground(wide, 72, table.room))]
    kind = kind_of(int(getattr(table.step, "die", 1)))
    over = _lit(38, table.room)
    for i, move in enumerate(moves):
        place, name = (x + i * FACE_STEP, y), table.name("face", move.arg)
        svg = _die(kind, move.arg, 38)
        items.append(item(f"face{move.arg}", *place, svg, table.mark(move), name, over=over))
    return items


# the residence


def residence(table: Table, town: Town) -> Items:
    """Every trick there is, by category; who knows it, if anybody."""
    learn = table.asks("learn")
    seen = (tuple(table.view.holder), learn, town)
    return region(table, "residence", seen, lambda: _residence(table, town))


def _residence(table: Table, town: Town) -> list[Item]:
    items = []
    step = min(town.slip_step, town.slips_h / table.box.most_in_school)
    h = town.slip_h - town.slip_step + step
    for category in range(1, len(CATEGORIES)):
        x, y = town.slips[category - 1]
        for i, trick in enumerate(table.box.by_category[category]):
            items.append(_trick(table, trick, x, y + i * step, town.slip_w, h))
    return items


def _trick(table: Table, trick: int, x: float, y: float, w: float, h: float) -> Item:
    owner = table.view.holder[trick] - 1
    mark = table.mark(LEARN[trick]) if owner < 0 else PLAIN
    svg = slip(face_of(table, trick), w, h, owner, table.room)
    over = over_slip(w, h, mark.state, table.room)
    name = table.name("trick", trick)
    if owner >= 0:
        label = table.words("board-trick-of", trick=name, player=table.player(owner))
    else:
        label = table.words("board-trick-there", trick=name)
    return item(f"t{trick}", x, y, svg, mark, label, trick_text(table.telling, trick), over)
