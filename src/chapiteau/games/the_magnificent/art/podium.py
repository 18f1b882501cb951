"""The podium: of each troupe the star of its best show."""

from __future__ import annotations

from ....draw.pieces.trophy import Trophy, trophy
from ....draw.svg import el, linear
from ....words import Telling
from ..rules.state import Magnificent
from .pieces.stars import drawn_star
from .theme import id

BOX = (-46, -58, 92, 110)


def best_piece(view: Magnificent, telling: Telling, column: int) -> Trophy:
    """Who is on the poster with most points; without a show, whoever waits in the wings."""
    box = view.box
    shows = view.players[column].completed
    best = max(shows, key=lambda poster: (box.posters[poster].points, -poster), default=0)
    star = box.posters[best].star if best else 1 + column % (len(box.stars) - 1)
    half = linear(id("half"), (0.5, "#000", 0), (0.5, "#000", 0.17), across=True)
    name = str(telling.thing("poster", best) if best else telling.thing("star", star))
    return trophy(name, BOX, el("defs", half), drawn_star(box.stars[star]))
