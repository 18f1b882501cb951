"""The podium: everybody wins or loses with all, so the largest float stands there."""

from __future__ import annotations

from typing import Final

from ....draw.pieces.trophy import Trophy, trophy
from ....draw.svg import at, el, group, linear
from ....words import Telling
from ..box.components import CarnavalesqueBox
from ..rules.state import Carnavalesque
from .pieces.accessories import ACCESSORIES, parcel
from .pieces.bodies import BODIES, arm
from .pieces.carts import cart
from .pieces.heads import HEADS, stranger
from .theme import THEMES, id

BOX: Final = (-8, -6, 216, 168)
PLACES: Final = (  # where people stand, those behind first, and how large they are
    (100, 44, 0.52), (58, 48, 0.52), (142, 48, 0.52), (34, 82, 0.62), (166, 82, 0.62),
    (78, 84, 0.66), (122, 84, 0.66),
)  # fmt: skip


def best_piece(view: Carnavalesque, telling: Telling, column: int) -> Trophy:
    """The largest float of the parade; if none left, an empty cart."""
    people = max(view.parade, key=len, default=[])
    half = linear(id("half"), (0.5, "#000", 0), (0.5, "#000", 0.13), across=True)
    places = PLACES[len(PLACES) - min(len(people), len(PLACES)) :]
    crowd = [passenger(view.box, who, *place) for who, place in zip(people, places, strict=False)]
    wagon = at(4, 108, cart(192, 1, THEMES["dark"], "#E0457B"))
    return trophy(telling.words("game-title"), BOX, el("defs", half), *crowd, wagon)


def passenger(box: CarnavalesqueBox, who: int, x: float, y: float, size: float) -> str:
    """Somebody in disguise who waves with what they carry."""
    costume, extras = box.costume[who], box.extras[who]
    name, side = box.costumes[costume], 1 if who % 2 else -1
    hand = side * 34, -14
    body = BODIES[name]() if name in BODIES else BODIES["pirate"]()
    head = HEADS[name]() if name in HEADS else stranger(costume)
    figure = [body, arm(name, *hand, side), arm(name, -side * 22, 22, -side), at(0, -34, head)]
    if extras:
        carried = box.accessories[extras[0]]
        thing = ACCESSORIES[carried]() if carried in ACCESSORIES else parcel(extras[0])
        figure.append(at(hand[0], hand[1] - 22, thing, scale=1.2))
    return at(x, y, group(*figure), scale=size)
