"""What stands on the podium when a game is over: a game's own figure, drawn for itself."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ..memo import memo_large
from ..svg import el, number

_REFERENCES: Final = re.compile(r'(\bid="|url\(#|href="#)')


@dataclass(frozen=True)
class Trophy:
    """A figure that stands on the lower edge of its box, and what it is called."""

    svg: str
    name: str


def trophy(name: str, box: tuple[float, float, float, float], *drawn: str) -> Trophy:
    """A figure in a box (left, top, width, height), and what it is called."""
    return Trophy(_alone(box, "".join(drawn)), name)


@memo_large
def _alone(box: tuple[float, float, float, float], drawn: str) -> str:
    """Its defs answer to names of their own, since those of the table may be out of sight."""
    inner = _REFERENCES.sub(r"\1best-", drawn)
    shape = " ".join([number(side) for side in box])
    return el("svg", inner, viewBox=shape, aria_hidden="true")
