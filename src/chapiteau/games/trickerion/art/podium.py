"""The podium: the magicians themselves."""

from __future__ import annotations

from ....core.names import dashed
from ....draw.pieces.trophy import Trophy, trophy
from ....words import Telling
from ..rules.state import Trickerion
from .pieces.faces import portrait
from .theme import SCHOOLS

BOX = (-44, -112, 88, 110)


def best_piece(view: Trickerion, telling: Telling, column: int) -> Trophy | None:
    """Whoever the fame belongs to."""
    p = view.players[column]
    if not p.magician:
        return None
    who = dashed(view.box.magicians[p.magician])
    drawn = portrait(who, 0, 0, SCHOOLS[p.favourite])
    return trophy(str(telling.thing("magician", p.magician)), BOX, drawn)
