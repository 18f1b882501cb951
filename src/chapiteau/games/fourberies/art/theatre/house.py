"""The theatre in front: where its stage and its dial stand, and what of it never changes."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.memo import memo
from .....draw.pieces.curtain import drapes, swags
from .....draw.pieces.tokens import shadow
from .....draw.svg import at, clip, rect
from ..theme import Hall, id
from .dial import Dial, dial_face
from .frame import beam, column, footlights

W, H = 830.0, 376.0  # of a theatre at its own size


class Theatre(NamedTuple):
    """The stage, how large everything is beside its own size, and how high the dial rises."""

    x: float
    y: float
    w: float
    h: float
    k: float
    rise: float

    @property
    def hub(self) -> float:
        """The radius of the King."""
        return 44 * self.k

    @property
    def wing(self) -> float:
        """From the stage to the outer edge of the frame."""
        return 52 * self.k

    def dial(self, spaces: int) -> Dial:
        rx = self.w * 0.474 if self.k > 0.6 else self.w * 0.506
        largest = max(17 * self.k, 11.7)
        return Dial(self.x + self.w / 2, self.y - self.hub * 0.14, rx, self.rise, spaces, largest)


@memo
def theatre_in(box: Rect) -> Theatre:
    """The largest theatre within a box; what is left of the height goes to dial and stage."""
    x, y, w, h = box
    k = min(1.35, w / W, h / H)
    extra = min(h - H * k, 300 * k)
    rise, stage = 128 * k + extra * 0.45, 184 * k + extra * 0.55
    wide = 704 * k
    top = y + (h - H * k - extra) / 2 + 34 * k + rise + 6 * k
    return Theatre(x + (w - wide) / 2, top, wide, stage, k, rise)


def stage_clip(theatre: Theatre) -> str:
    return clip(id("stage"), rect(0, 0, theatre.w, theatre.h))


@memo
def house(theatre: Theatre, spaces: int, hall: Hall) -> str:
    """The wall and the dial."""
    x, w, k = theatre.x - theatre.wing + 4, theatre.w + 2 * theatre.wing - 8, theatre.k
    box = (x, theatre.y - 14 * k, w, theatre.h + 26 * k, 8)
    wall = rect(*box, fill=hall.wall, stroke=hall.metal, stroke_width=2)
    return shadow(*box, hall, 1.6 * k) + wall + dial_face(theatre.dial(spaces), hall)


@memo
def proscenium(theatre: Theatre, hall: Hall) -> str:
    """Curtains, columns, beams and footlights: in front of the set, from the stage's corner."""
    k, w, h, wing, pillar = theatre.k, theatre.w, theatre.h, theatre.wing, 34 * theatre.k
    left, full = -wing, w + 2 * wing
    side = (wing - pillar - 4) / 2
    count = round(w / (41 if k > 0.7 else 30))
    step = w / count
    return "".join(
        [
            drapes(w, h, hall, 96 * k),
            column(left + 4 + side, 0, pillar, h, hall),
            column(w + wing - 4 - side - pillar, 0, pillar, h, hall),
            at(-6, -4 * k, swags(w + 12, max(20, 38 * k), 9, hall)),
            beam(left, -16 * k, full, 15 * k, hall),
            footlights(step / 2, h - 2, step, count, 9 * k, hall),
            beam(left, h + 5 * k, full, 9 * k, hall),
        ]
    )
