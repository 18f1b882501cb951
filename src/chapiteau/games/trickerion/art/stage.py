"""The theatre: the row of performance cards, their markers, and where one more may go."""

from __future__ import annotations

from ....core.names import dashed
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import legal_ring
from ..box.components import CELLS, THEATRES
from ..rules.locations.theatre import PlaceMarker, Reschedule, links_made, reward
from ..rules.moves import LIFT, PERFORM, cell_of, direction_of
from ..rules.state import mark_of, owner_of, points_of, symbol_of
from ..words.outline import marker as marker_text
from ..words.texts import show_text
from .bills import Bill, Size, circle_at, empty_place, link, over_bill, playbill, rings, spots
from .markers import WAYS, marker, petal
from .pieces import as_tuple, signed
from .table import Items, Table, region
from .week import Place

MARKING = tuple([f"mark-{place}" for place in range(1, 6)])
LIFTING = tuple([f"lift-{place}" for place in range(1, 6)])


def bill_of(table: Table, show: int) -> Bill:
    """A performance card as it is printed."""
    card = table.box.cards[show]
    circles = tuple(
        [
            (cell, c.corner, c.shard)
            for cell in card.cells
            for c in card.circles[cell]
            if c.cell > cell
        ]
    )
    title = table.words(f"board-theatre-{dashed(THEATRES[card.theatre])}")
    source = table.source("performance_card", card.id)
    return Bill(card.theatre, title, tuple(card.cells), circles, as_tuple(card.gain), source)


def row(table: Table, places: list[Place], size: Size) -> Items:
    """The cards from the newest, what lies on them, and where a marker may go."""
    view = table.view
    tricks = tuple([tuple(p.trick) for p in view.players])
    seen = (
        tuple(view.row), tuple(view.stage), tricks, tuple(places), size, len(view.deck),
        table.asks("perform", *MARKING, *LIFTING), lifted(table),
    )  # fmt: skip
    return region(table, "row", seen, lambda: _row(table, places, size))


def lifted(table: Table) -> tuple[int, int]:
    """The symbol of the marker that is to be placed, and the card that it leaves."""
    step = table.step
    if isinstance(step, Reschedule):
        return step.symbol, step.card
    return (step.symbol, 0) if isinstance(step, PlaceMarker) else (0, 0)


def _row(table: Table, places: list[Place], size: Size) -> list[Item]:
    view, items = table.view, list[Item]()
    for place, (x, y) in enumerate(places, 1):
        if not view.row[place]:
            said = table.words("board-card-place", card=place)
            svg = empty_place(size, table.words("board-not-billed"), table.room)
            items.append(item(f"place{place}", x, y, svg, PLAIN, said))
            continue
        items += _card(table, place, x, y, size)
    return items


def _card(table: Table, place: int, x: float, y: float, size: Size) -> list[Item]:
    view, room = table.view, table.room
    show = view.row[place]
    bill = bill_of(table, show)
    mark = table.mark(PERFORM[place])
    name = table.words("outline-card", card=place, show=table.name("show", show))
    links = table.words("outline-links", count=view.links_on(place))
    text = f"{show_text(table.telling, show)} {links}"
    over = over_bill(size, mark.state, room)
    items = [item(f"s{show}", x, y, playbill(bill, size, room), mark, name, text, over)]
    items += _markers(table, place, bill, x, y, size, mark)
    items.append(Item(f"o{show}", x, y, rings(bill, size, room)))
    for cell, corner, shard in bill.circles:
        if view.is_linked(place, cell, corner):
            lx, ly = circle_at(bill, size, cell, corner)
            svg = link(corner in (0, 2), shard, size)
            items.append(Item(f"l{show}-{cell}-{corner}", x + lx, y + ly, svg))
    return items + _petals(table, place, bill, x, y, size)


def _markers(
    table: Table, place: int, bill: Bill, x: float, y: float, size: Size, whole: Mark
) -> list[Item]:
    """What is set up on a card; an own marker may be lifted, and all stand for their card."""
    view, items = table.view, list[Item]()
    for cell, (cx, cy) in spots(bill, size).items():
        mark = view.mark_at(place, cell)
        if not mark:
            continue
        seat, symbol = owner_of(mark), symbol_of(mark)
        svg = marker(seat, symbol, view.category_of(mark), points_of(mark), size.radius)
        over = ""
        state = Mark(move=whole.move, said=whole.said) if whole.move else PLAIN
        if seat == table.viewer and LIFT[place][symbol] in table.legal:
            state = table.mark(LIFT[place][symbol])
            over = legal_ring(0, 0, size.radius * 0.42, table.room, True)
        label = marker_text(view, table.telling, mark)
        label = f"{table.words('board-marker-on', card=place)}: {label}"
        text = table.words("board-cell", cell=table.words(f"cell-{cell}"))
        key = f"m{view.row[place]}-{cell}"
        items.append(item(key, x + cx, y + cy, svg, state, label, text, over))
    return items


def _petals(table: Table, place: int, bill: Bill, x: float, y: float, size: Size) -> list[Item]:
    """9.6 Every way a marker may lie, half as large on its slot, with what it would link."""
    step, view, items = table.step, table.view, list[Item]()
    if not isinstance(step, PlaceMarker | Reschedule) or not table.lit(f"mark-{place}"):
        return items
    category = view.box.tricks[view.players[step.seat].trick[step.symbol]].category
    r = size.radius / 2
    for move in table.lit(f"mark-{place}"):
        cell, points = cell_of(move.arg), direction_of(move.arg)
        corners, shards, pays = promised(table, place, cell, points)
        said = table.words("board-links-made", count=len(corners), shards=shards, pays=pays)
        cx, cy = spots(bill, size)[cell]
        vx, vy = WAYS[points]
        worth = signed(pays) if pays else ("" if not corners else str(len(corners)))
        svg = petal(category, points, corners, worth, r - 2.4, table.room)
        spot = (x + cx + vx * r, y + cy + vy * r)
        name = table.words("outline-card", card=place, show=table.name("show", view.row[place]))
        items.append(item(f"b{place}-{move.arg}", *spot, svg, table.mark(move), name, said))
    return items


def promised(table: Table, place: int, cell: int, points: int) -> tuple[tuple[int, ...], int, int]:
    """What a marker would do there: the corners that link, shards for its owner, and its pay."""
    step, view = table.step, table.view
    assert isinstance(step, PlaceMarker | Reschedule)
    mark = mark_of(step.seat, step.symbol, points)
    made = links_made(view, mark, place, cell)
    if isinstance(step, Reschedule):
        lifted = [
            c
            for c in range(1, CELLS + 1)
            if (m := view.mark_at(step.card, c))
            and (owner_of(m), symbol_of(m)) == (step.seat, step.symbol)
        ]
        made = [c for c in made if place != step.card or c.cell not in lifted]
        return tuple([c.corner for c in made]), 0, 0
    shards = len([c for c in made if c.shard]) * view.box.shards_in_circle
    return tuple([c.corner for c in made]), shards, len(made) * reward(view, mark, place)
