"""What requests count, as pictures about 44 wide around the origin."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .....draw.memo import memo
from .....draw.palette import CARD_INK
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import coin
from .....draw.svg import at, circle, use
from ...box.components import COMEDY, METRICS, MONKEY, TRAGEDY
from ..theme import id
from .figures import lion
from .small import caravel, mask, medallion, plaque


def _masks(apart: float) -> str:
    return mask(TRAGEDY, -apart, -2, 1.15) + mask(COMEDY, apart, 2, 1.15)


def _plaques(*held: tuple[int, int, float, float]) -> str:
    return "".join([plaque(kind, value, x, y, 12) for kind, value, x, y in held])


def _all_alike() -> str:
    return _plaques((COMEDY, 2, -16, 6), (COMEDY, 2, 16, 6), (COMEDY, 2, 0, -9))


def _different() -> str:
    return _plaques((TRAGEDY, 1, -19, 5), (COMEDY, 2, 0, -7), (TRAGEDY, 3, 19, 5))


def _crowned(kind: int) -> str:
    return mask(kind, 0, 7, 1.2) + icon("crown", 0, -14, 20, "#8A5A0C", 2.4)


def _royal() -> str:
    return circle(0, 0, 20, fill="#5B2233") + at(-17, -19, lion(True), scale=0.34)


def _summed(kind: int) -> str:
    ink = "#3A2300" if kind == COMEDY else "#FFF6E6"
    return plaque(kind, "", 0, 0, 16) + icon("plus", 0, 0, 20, ink, 3)


def _purse(name: str) -> str:
    return coin(-9, 3, 14) + icon(name, 14, -4, 22, CARD_INK, 2.6)


_PICTURES: Final[dict[str, Callable[[], str]]] = {
    "tragedians": lambda: mask(TRAGEDY, 0, 0, 1.7),
    "comedians": lambda: mask(COMEDY, 0, 0, 1.7),
    "actors": lambda: _masks(8),
    "min_kind_count": lambda: _masks(13),
    "kind_count_gap": lambda: icon("scale", 0, 0, 40, CARD_INK, 2),
    "tragedian_experience": lambda: _summed(TRAGEDY),
    "comedian_experience": lambda: _summed(COMEDY),
    "show_difference": _royal,
    "show_abs_difference": lambda: icon("scale", 0, 0, 40, CARD_INK, 2),
    "max_experience": lambda: _crowned(COMEDY),
    "distinct_experience": _different,
    "max_same_experience": _all_alike,
    "actors_exp_ge_4": lambda: _plaques((TRAGEDY, 4, -12, -6), (COMEDY, 5, 12, 6)),
    "actors_exp_le_2": lambda: _plaques((TRAGEDY, 1, -12, -6), (COMEDY, 2, 12, 6)),
    "acrobats": lambda: medallion(MONKEY, 20),
    "own_managers_on_stage": lambda: at(-25, -25, use(id("rooster0")), scale=0.48),
    "caravels_on_board": lambda: at(0, -1, caravel(0, 48)),
    "wealth_rank_poorest": lambda: _purse("arrow-down"),
    "wealth_rank_richest": lambda: _purse("arrow-up"),
    "needle_distance": lambda: icon("gauge", 0, 0, 40, CARD_INK, 2),
}


@memo
def picture(metric: int, scale: float = 1) -> str:
    """What a request counts; numbers that would be too small are left out."""
    drawn = _PICTURES[METRICS[metric]]()
    if scale == 1:
        return drawn
    return at(0, 0, re.sub(r"<text.*?</text>", "", drawn), scale=scale)
