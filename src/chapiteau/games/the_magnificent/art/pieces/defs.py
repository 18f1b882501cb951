"""Gradients, cloths and drawings that backdrop and items refer to; every id has a prefix."""

from __future__ import annotations

from .....core.names import dashed
from .....draw.memo import memo, memo_of_box
from .....draw.palette import darken
from .....draw.pieces.counters import fame
from .....draw.pieces.tokens import coin
from .....draw.svg import el, linear, radial
from ...box.components import ALL_COLOURS, ALL_GEMS, DICE, MagnificentBox
from ..theme import CREAM, DYES, Room, id
from .bills import drawn_rays, picture_clip
from .cloths import SIGN, cloth
from .icons import (
    NEUTRAL,
    drawn_die,
    drawn_gem,
    drawn_hat,
    drawn_scroll,
    drawn_seal,
    drawn_talent,
    drawn_tent,
    drawn_wagon,
    sign,
)
from .stars import drawn_star

MOST_SEATS = 4


@memo
def of_room(room: Room) -> str:
    """Brass, moonlight and the shade of the room."""
    metal, bright = room.metal, room.metal2
    rim, strength = ("#000", 0.6) if room.dark else ("#3A2A50", 0.3)
    moon = ("#E9D8FF", 0.5) if room.dark else ("#FFF6DC", 0.95)
    return "".join(
        [
            linear(room.id("brass"), (0, bright), (0.5, metal), (1, darken(metal, 0.5))),
            radial(room.id("moon"), (0, *moon), (0.25, room.glow, 0.34), (1, room.glow, 0)),
            radial(room.id("rim"), (0.62, rim, 0), (1, rim, strength), cx=0.48, cy=0.42, r=0.8),
            linear(room.id("panel"), (0, room.panel2), (1, room.panel)),
        ]
    )


@memo_of_box
def symbols(box: MagnificentBox) -> str:
    """Drawings that many pieces share, each defined once."""
    drawn = {f"gem{c}": drawn_gem(c) for c in ALL_GEMS}
    drawn |= {f"die{n}": drawn_die(n) for n in range(1, len(DICE))}
    drawn |= {f"seal{c}": drawn_seal(c) for c in ALL_GEMS}
    drawn |= {f"sign{c}": sign(c, 0, 0, SIGN, DYES[c].light) for c in ALL_COLOURS}
    drawn |= {f"wagon{c}": drawn_wagon(c) for c in ALL_COLOURS}
    drawn |= {f"tent{c}": drawn_tent(CREAM, DYES[c].body) for c in ALL_COLOURS}
    drawn |= {f"hat{seat}": drawn_hat(seat) for seat in (*range(MOST_SEATS), NEUTRAL)}
    drawn |= {f"rays{c}": drawn_rays(c) for c in ALL_COLOURS}
    drawn |= {f"star-{dashed(s)}": drawn_star(s) for s in box.stars[1:]}
    drawn |= {
        "tent": drawn_tent(CREAM),
        "talent": drawn_talent(False),
        "spent": drawn_talent(True),
        "scroll": drawn_scroll(),
        "fame": fame(0, 0, 10),
        "coin": coin(0, 0, 10),
    }
    return "".join([el("g", svg, id=id(name)) for name, svg in drawn.items()])


def defs(room: Room, box: MagnificentBox) -> str:
    """Everything that is referred to."""
    half = linear(id("half"), (0.5, "#000", 0), (0.5, "#000", 0.17), across=True)
    cloths = [cloth(c, id(f"cloth{c}")) for c in ALL_COLOURS]
    return el("defs", half, *cloths, picture_clip(id("picture")), of_room(room), symbols(box))
