"""A picture of a table: a backdrop that stays, and keyed items above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from typing import Final, Literal, NamedTuple, get_args

from .ghost import Ghost
from .lettering.fonts import FACES
from .svg import at, el, number

Layout = Literal["low", "wide", "high", "large", "tall", "pair"]
"""The plans a table is laid out by; a page takes the one that fills most of its room."""
Shade = Literal["light", "dark"]
LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)
SIZES: Final[dict[Layout, tuple[float, float]]] = {  # where nothing scrolls
    "low": (1366, 505), "wide": (1366, 648), "high": (1440, 780), "large": (1560, 960),
}  # fmt: skip
TALL: Final[tuple[Layout, ...]] = ("tall", "pair")
"""As wide as this and as long as needed: a phone, and the same in two columns."""
TALL_WIDTH: Final = 390
PAIR_WIDTH: Final = 780
PAIR_HEIGHT: Final = 862.0  # what a tablet held upright shows above the question
WIDE: Final = (1600, 1000)


class Item(NamedTuple):  # a tuple, because thousands are made and compared every second
    """One piece, drawn around its own origin; it keeps its key wherever it goes."""

    key: str  # a face-down card's key is its place, never its identity; `own-` is for its viewer
    x: float
    y: float
    svg: str  # what it is; like `over`, it is sent once and named afterwards
    move: str = ""  # what a click does, if it answers the present question
    label: str = ""  # accessible name: what, where, state, what choosing it does
    text: str = ""  # the explanation for the inspector
    state: str = ""  # "legal", "chosen", "refused" or nothing
    why: str = ""  # the move to ask about, where refused
    over: str = ""  # what lies on it now: numbers that change
    turn: float = 0  # degrees around its origin
    ghost: Ghost | None = None  # how else it may be laid, where one move is not enough
    answers: tuple[str, ...] = ()  # the moves it stands for: the first legal one is its own now
    edge: str = ""  # the outline that is lit: "x y w h r", "x y r", or path data


Items = tuple[Item, ...]
Parts = Sequence[Items]
"""Parts of a picture that are drawn together; one that has not changed is the object it was."""


class Region(NamedTuple):
    """A part of the table that may come forward."""

    id: str
    key: str  # brings it forward
    title: str
    x: float
    y: float
    w: float
    h: float
    is_front: bool
    sign: str  # for its tab: strokes in a box of 24 by 24


@dataclass(frozen=True)
class Scene:
    """Everything in sight; items refer to gradients that the backdrop defines."""

    width: float
    height: float
    backdrop: str
    items: Items  # in painting order
    regions: tuple[Region, ...] = ()
    parts: tuple[Parts, ...] = ()  # the items again, as they were drawn together and remembered
    laid: str = ""  # how the front is laid out for its question

    @property
    def front(self) -> str:
        """What draws other positions as this one is laid out: a focus."""
        front = next((region.id for region in self.regions if region.is_front), "")
        return f"{front}/{self.laid}" if self.laid else front


def scene_of(
    size: tuple[float, float],
    backdrop: str,
    parts: tuple[Parts, ...],
    regions: tuple[Region, ...] = (),
    laid: str = "",
) -> Scene:
    """A picture of remembered parts: what is the same object as before has not changed."""
    items = tuple(chain.from_iterable(chain.from_iterable(parts)))
    return Scene(*size, backdrop, items, regions, parts, laid)


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
