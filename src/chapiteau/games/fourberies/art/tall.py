"""The tall board for phones: the city is the button, and there is no hand."""

from __future__ import annotations

from ....draw.memo import memo_large
from ....draw.scene import TALL_WIDTH, Item, Scene
from ....draw.sight import PLAIN, item
from ....draw.svg import at, rect
from ....draw.text import width, write
from ....draw.tokens import banner
from ..rules.state import ALL_CITIES
from .cards import Face, pile
from .cells import CELL_H, CELL_STEP, cell_ground, cells, slips_of
from .chips import chips, friend_rows, own_things, rows
from .defs import defs
from .pieces import candle
from .table import Table
from .theatre import TALL, Plan, house, stage_clip, theatre
from .theme import DECK, Hall
from .wide import counts, piles_of, stage_of, turns_left

ROOM_H = 2400  # more than any table needs: the backdrop stays the same while the table grows
CHIP_ROW = 50


def plan_for(seats: int) -> Plan:
    """Five players need a second row of chips above the theatre."""
    return TALL._replace(y=160 + (CHIP_ROW if seats > 4 else 0))


def draw_tall(table: Table) -> Scene:
    plan = plan_for(table.view.seats)
    top = plan.y + 116
    title = table.words("board-wordmark")
    y = top + 2 * (CELL_H + 6) + 4
    own, y = own_things(table, y)
    others, y = rows(table, y)
    friends, y = friend_rows(table, y)
    items = [
        *table.remembered("bar", (stage_of(table), piles_of(table)), bar, table, title),
        *chips(table, 44, CHIP_ROW),
        *theatre(table, plan),
        *cells(table, top),
        *own,
        *others,
        *friends,
        *ending(table, plan),
    ]
    return Scene(TALL_WIDTH, y + 6, table.remembered("room", None, room, table, plan), tuple(items))


def room(table: Table, plan: Plan) -> str:
    names, faces = tuple(table.city_names()), {face.id: face for face in table.faces()[1:]}
    title, dial = table.words("board-wordmark"), table.view.box.dial
    return backdrop(names, title, tuple(faces.values()), dial, plan, table.hall)


@memo_large
def backdrop(
    names: tuple[str, ...], title: str, faces: tuple[Face, ...], spaces: int, plan: Plan, hall: Hall
) -> str:
    w, top = TALL_WIDTH, plan.y + 116
    places = [(8 + (c - 1) % 4 * CELL_STEP, top + (c - 1) // 4 * (CELL_H + 6)) for c in ALL_CITIES]
    return "".join(
        [
            defs(hall, stage_clip(plan), slips_of(hall, faces)),
            rect(0, 0, w, ROOM_H, fill=hall.room),
            rect(0, 0, w, ROOM_H, fill=hall.url("damask"), opacity=hall.damask_opacity),
            rect(0, 0, w, 900, fill=hall.url("light")),
            write(12, 30, title, 21, hall.ink, "playfair-italic", 800),
            house(plan, spaces, hall),
            *[
                at(x, y, cell_ground(c, names[c - 1], hall))
                for c, (x, y) in zip(ALL_CITIES, places, strict=True)
            ],
        ]
    )


def bar(table: Table, title: str) -> list[Item]:
    """Season, candles and decks, in one line."""
    view, hall, words = table.view, table.hall, table.words
    said = words("board-season", season=view.season)
    x = 20 + width(title, 21, "playfair-italic", 800)
    wide = width(said, 14.5, "ui", 600)
    total = view.turn + turns_left(table)
    step = min(13.0, (282 - x - wide - 14) / max(1, total))
    candles = [
        at(wide + 12 + i * step, 4, candle(i < view.turn, hall), scale=0.76) for i in range(total)
    ]
    svg = write(0, 1, said, 14.5, hall.ink, weight=600)
    label = words("outline-turn", season=view.season, turn=view.turn)
    items = [item("season", x, 28, svg, PLAIN, label, over="".join(candles))]
    for key, colour, count, said in counts(table):
        if colour:
            svg = pile(colour, count, hall, 14, 20)
            over = write(22, 16, count, 16, hall.ink, weight=800)
            at_x = 292 if colour == DECK else 342
            items.append(item(key, at_x, 12, svg, PLAIN, said, over=over))
    return items


def ending(table: Table, plan: Plan) -> list[Item]:
    view = table.view
    if not view.over:
        return []
    winners = [table.player(s) for s in view.edition.game.winners(view)]
    said = table.words("outline-winners", players=", ".join(winners))
    svg = banner(said, table.hall, 19, "playfair", 320)
    return [item("banner", TALL_WIDTH / 2, plan.y + plan.h * 0.5, svg, PLAIN, said)]
