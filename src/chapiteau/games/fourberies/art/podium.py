"""The podium: of each troupe its most experienced actor."""

from __future__ import annotations

from ....draw.palette import SEATS
from ....draw.pieces.trophy import Trophy, trophy
from ....draw.svg import el
from ....words import Telling
from ..box.components import COMEDY
from ..rules.state import Fourberies
from .pieces.defs import common
from .pieces.figures import heron, rabbit, rooster

BOX = (2, -8, 96, 106)


def best_piece(view: Fourberies, telling: Telling, column: int) -> Trophy:
    """An actor, those to the King's taste before others; without any, the rooster of the sign."""
    box, defs = view.box, el("defs", common())
    actors = [card for card in view.troupes[column].actors if card]
    if not actors:
        return trophy(telling.player(column), BOX, defs, rooster(SEATS[column].colour))
    liked = view.mood()
    best = max(actors, key=lambda card: (box.experience[card], box.kind[card] == liked, -card))
    figure = rabbit if box.kind[best] == COMEDY else heron
    name = str(telling.thing("encounter", best))
    return trophy(name, BOX, defs, figure(box.experience[best]))
