"""What a trick card shows, in a box of 60 around the origin."""

from __future__ import annotations

from .....draw.svg import at
from ...box.components import Trick
from ..theme import SCHOOLS
from . import machines, visions
from .icons import school_glyph

DRAWN = {**machines.DRAWN, **visions.DRAWN}


def drawn_emblem(trick: Trick) -> str:
    """The picture of a trick; an owner's own trick has the sign of its school."""
    own = DRAWN.get(trick.id)
    if own:
        return own()
    return at(0, 0, school_glyph(trick.category, SCHOOLS[trick.category]), scale=2)
