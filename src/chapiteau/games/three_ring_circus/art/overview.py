"""The map on a phone: small and without words, every place a dot that says what it would give."""

from __future__ import annotations

from typing import Final

from ....draw.counters import fame
from ....draw.memo import memo
from ....draw.palette import INK, PAPER, SEATS
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import legal_ring
from ....draw.svg import at, circle, path, rect
from ....draw.text import write
from ....draw.tokens import shape
from ..box.components import FAMILIES, MEDIUM, METROPOLIS, TOWN
from ..rules.moves import GO
from ..rules.state import AUTOMATONS, NEUTRAL
from .chart import Sheet
from .ground import spots_of
from .icons import family
from .pieces import caravan, colour_of, mark_of, rival, tent
from .promise import Promise, offered
from .table import Items, Table, region
from .theme import CREAM, KEY, RED, SUN, Room
from .tour import place_name, place_text, tent_name
from .travel import arrows, caravan_name, pawn_words

DOT: Final = {TOWN: 7.4, MEDIUM: 10.5, METROPOLIS: 12.5}


def spot(table: Table, sheet: Sheet, space: int) -> tuple[float, float]:
    found = spots_of(table.box, sheet, False)[space]
    return sheet.x + found.x, sheet.y + found.y


def dots(table: Table, sheet: Sheet) -> Items:
    view, p = table.view, table.mine
    mine = (p.pedestals, p.banknotes, p.shows, tuple(map(tuple, p.rings)), tuple(p.money))
    seen = (tuple(view.tents), table.asks("go", "slot"), mine if table.lit("go") else (), sheet)
    return region(table, "dots", seen, lambda: _dots(table, sheet))


def _dots(table: Table, sheet: Sheet) -> list[Item]:
    lit = {move.arg for move in table.lit("go")}
    order = sorted(range(1, len(table.box.spaces)), key=lambda n: (n in lit, n))
    return [_dot(table, sheet, n) for n in order if table.view.is_open(n)]


def _dot(table: Table, sheet: Sheet, n: int) -> Item:
    view, kind = table.view, table.box.spaces[n].kind
    mark = table.mark(GO[n])
    if table.plan.space == n and not mark.state:
        mark = Mark("chosen", said=table.words("board-chosen"))
    gives = offered(table, n, mark)
    loved = FAMILIES[view.favourite(n)] if kind == MEDIUM else ""
    svg = dot(kind, loved)
    tented = kind == TOWN and any(view.tents_on(n))
    over = "" if tented else said(kind, mark.state, gives, table.room)
    if kind != TOWN:
        over += pennants(tuple([t for t in view.tents_on(n) if t]), DOT[kind])
    text = place_text(table, n, gives)
    return item(f"s{n}", *spot(table, sheet, n), svg, mark, place_name(table, n), text, over)


@memo
def dot(kind: int, loved: str) -> str:
    """A town is a disc, a city a plate with its favourite, a metropolis a canopy."""
    touch = circle(0, 0, 15, fill="#000", fill_opacity=0)
    if kind == TOWN:
        return touch + circle(0, 0, DOT[TOWN], fill=PAPER, stroke=KEY, stroke_width=1.8)
    if kind == MEDIUM:
        plate = rect(-10.5, -9, 21, 18, 5, fill=PAPER, stroke=KEY, stroke_width=1.8)
        return touch + plate + family(loved, 0, 0, 6.4, "#1F4E79")
    roof = "M-13 9V-2C-8 -4 -3 -9 0 -14C3 -9 8 -4 13 -2V9Z"
    return (
        touch
        + path(roof, fill=RED, stroke=KEY, stroke_width=1.8, stroke_linejoin="round")
        + path("M-4.4 9V-4C-2.6 -6.6 -.8 -10 0 -13C.8 -10 2.6 -6.6 4.4 -4V9Z", fill=CREAM)
        + path("M-13 -2C-6 1 6 1 13 -2V2C6 5 -6 5 -13 2Z", fill=SUN, stroke=KEY, stroke_width=1)
    )


@memo
def said(kind: int, state: str, gives: Promise, room: Room) -> str:
    """Light around a dot, and how much is in it: money in a disc, fame on a plate or in a star."""
    if state not in ("legal", "chosen"):
        return ""
    if kind == MEDIUM:
        box = (-13.0, -11.0, 26.0, 22.0, 6.0)
        ring = rect(*box, fill="none", stroke=INK, stroke_width=6.6)
        ring += rect(
            *box, fill="#F6E3B0" if gives.slot else "none", stroke=room.lime, stroke_width=3.8
        )
        return ring + _worth(gives.fame or gives.tickets)
    if kind == TOWN:
        ring = legal_ring(0, 0, DOT[TOWN] + 3.6, room, True)
        return ring + (
            circle(0, 0, 9.4, fill="#DDEBD2") + _worth(gives.money) if gives.money else ""
        )
    ring = legal_ring(0, 0, DOT[METROPOLIS] + 4, room, True)
    return ring + (fame(0, -0.5, 16, gives.fame) if gives.fame else "")


def _worth(value: int) -> str:
    return write(0, 5, value, 14, KEY, weight=800, anchor="middle") if value else ""


@memo
def pennants(troupes: tuple[int, ...], r: float) -> str:
    """Who has played in a city: small shapes below its dot."""
    drawn = []
    for i, troupe in enumerate(troupes):
        x = (i - (len(troupes) - 1) / 2) * 7.4
        if troupe == NEUTRAL:
            drawn.append(
                at(x, r + 3, circle(0, 0, 3, fill=colour_of(troupe), stroke=KEY, stroke_width=1))
            )
            continue
        d = shape(SEATS[mark_of(troupe)].shape, 3.2)
        drawn.append(at(x, r + 3, path(d, fill=colour_of(troupe), stroke=KEY, stroke_width=1.1)))
    return "".join(drawn)


# what stands on it


def standing(table: Table, sheet: Sheet) -> Items:
    view = table.view
    at_ = [(seat + 1, p.at) for seat, p in enumerate(view.players)]
    at_ += [(AUTOMATONS, a.at) for a in view.automata]
    seen = (tuple(view.tents), tuple(at_), view.pawn, view.popcorn, sheet)
    return region(table, "standing", seen, lambda: _standing(table, sheet, at_))


def _standing(table: Table, sheet: Sheet, stand: list[tuple[int, int]]) -> list[Item]:
    x, y = spot(table, sheet, table.view.pawn_space())
    pawn = item("bb", x - 9, y - 13, rival(0, 0, 0.4), PLAIN, *pawn_words(table))
    return [*_tents(table, sheet), pawn, *_caravans(table, sheet, stand)]


def _tents(table: Table, sheet: Sheet) -> list[Item]:
    """In towns; those of cities stand in the ledger."""
    found = []
    for n in range(1, len(table.box.spaces)):
        troupe = table.view.tents_on(n)[0]
        if troupe and table.box.spaces[n].kind == TOWN:
            svg, name = tent(troupe, 0, 1, 0.5), tent_name(table, troupe, n)
            found.append(item(f"t{troupe}-{n}", *spot(table, sheet, n), svg, PLAIN, name))
    return found


def _caravans(table: Table, sheet: Sheet, stand: list[tuple[int, int]]) -> list[Item]:
    found, taken = list[Item](), dict[int, int]()
    for troupe, space in stand:
        if space:
            k = taken[space] = taken.get(space, 0) + 1
            x, y = spot(table, sheet, space)
            name = caravan_name(table, troupe, space)
            place = x + 6 + k * 7, y - 7 - k * 4
            found.append(item(f"v{troupe}", *place, caravan(troupe, 0, 0, 0.44), PLAIN, name))
    return found


def ahead(table: Table, sheet: Sheet) -> Items:
    """The road of the great circus, in arrows."""
    view = table.view

    def drawn() -> list[Item]:
        d = arrows([spot(table, sheet, n) for n in (view.pawn_space(), *view.road_ahead())], 0.55)
        return [Item("road", 0, 0, path(d, fill=SUN, stroke=KEY, stroke_width=0.8))] if d else []

    return region(table, "road", (view.pawn, view.over, sheet), drawn)
