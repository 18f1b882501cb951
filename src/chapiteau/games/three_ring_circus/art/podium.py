"""The podium: of each circus its greatest artist; and the signs of the score pad."""

from __future__ import annotations

from ....draw.pieces.trophy import Trophy, trophy
from ....draw.svg import el, rect
from ....words import Telling
from ..box.components import FAMILIES, REGIONS
from ..rules.state import ThreeRings
from .pieces.defs import FIGURES, fixed
from .pieces.faces import known_figure
from .theme import KEY, region_ink

BOX = (-3, -4, 106, 104)
MACHINE = "fortune_teller"


def best_piece(view: ThreeRings, telling: Telling, column: int) -> Trophy:
    """The artist whose ticket has the best corner, then the highest value; for the Automatons the
    one who turns up their cards, and for a circus without artists its ringmaster."""
    box = view.box
    if column >= view.seats:
        return figure(telling.words("pad-automatons"), MACHINE)
    cards = [card for ring in view.players[column].rings for card in ring]
    if not cards:
        return figure(telling.player(column), "ringmaster")
    kinds = [box.kinds[box.kind[card]] for card in cards]
    place = max(range(len(cards)), key=lambda i: (kinds[i].corner, kinds[i].value, -i))
    kind = kinds[place]
    family = FAMILIES[kind.family]
    drawn = known_figure(box.artists[kind.artist] if kind.artist else family, family)
    return figure(str(telling.thing("card", cards[place])), drawn)


def figure(name: str, drawn: str) -> Trophy:
    return trophy(name, BOX, el("defs", fixed()), FIGURES[drawn]())


def region_sign(region: int) -> str:
    """A patch of a region's ink."""
    colour = region_ink(REGIONS[region])[0]
    return rect(1, 4, 22, 16, 4, fill=colour, stroke=KEY, stroke_width=1.6)
