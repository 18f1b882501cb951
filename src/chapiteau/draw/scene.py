"""A picture of a table: a backdrop that stays, and keyed items above it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Literal, NamedTuple

from .fonts import FACES
from .ghost import Ghost
from .svg import at, el, number

Layout = Literal["wide", "tall"]
Shade = Literal["light", "dark"]
WIDE = (1600, 1000)
TALL_WIDTH = 390


class Item(NamedTuple):  # a tuple, because thousands are made and compared every second
    """One piece, drawn around its own origin; it keeps its key wherever it goes."""

    key: str  # a face-down card's key is its place, never its identity
    x: float
    y: float
    svg: str  # what it is; like `over`, it is sent once and named afterwards
    move: str = ""  # what a click does, if it answers the present question
    label: str = ""  # accessible name: what, where, state, what choosing it does
    text: str = ""  # the explanation for the inspector
    state: str = ""  # "legal", "chosen", "refused" or nothing
    why: str = ""  # the move to ask about, where refused
    over: str = ""  # what lies on it now: marks of its state, numbers that change
    turn: float = 0  # degrees around its origin
    ghost: Ghost | None = None  # how else it may be laid, where one move is not enough


@dataclass(frozen=True)
class Scene:
    """Everything in sight; items refer to gradients that the backdrop defines."""

    width: float
    height: float
    backdrop: str
    items: tuple[Item, ...]  # in painting order


def svg(scene: Scene) -> str:
    """A whole picture that stands alone."""
    w, h = number(scene.width), number(scene.height)
    return el(
        "svg",
        scene.backdrop,
        *[_placed(item) for item in scene.items],
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w} {h}",
        width=w,
        height=h,
        role="img",
        font_family=FACES["ui"].stack,
    )


def _placed(item: Item) -> str:
    title = f"<title>{escape(item.label)}</title>" if item.label else ""
    return el(
        "g",
        title,
        at(0, 0, item.svg, item.over, turn=item.turn) if item.turn else item.svg + item.over,
        data_key=item.key,
        transform=f"translate({number(item.x)} {number(item.y)})",
    )
