"""The colours of the house, its seats, and what a theme has to name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from .svg import Attribute, el, number

INK: Final = "#1E1618"  # the outline of every mark
PAPER: Final = "#FBF4E4"  # the ring inside it
CARD_INK: Final = "#2A1D18"
CARD_MUTED: Final = "#6A574A"
KEY_LINE: Final = "#2A1820"  # the contour of drawn figures
BUTTON_INK: Final = {True: "#241400", False: "#FFFFFF"}  # on the accent colour, by darkness
METALS: Final = {  # light, body, rim
    "gold": ("#FFE9A3", "#E2A92C", "#8A5A0C"),
    "silver": ("#FAFBFC", "#B9C0C6", "#5C656D"),
    "copper": ("#FBD2AE", "#C9793F", "#6F3A15"),
}


@dataclass(frozen=True, eq=False)  # each exists once, and is the key of all that is drawn in it
class Theme:
    """Evening or matinée of one room; a game extends it with its own cloth."""

    name: str
    dark: bool
    room: str
    panel: str
    panel2: str
    line: str
    ink: str
    muted: str
    paper: str
    paper2: str
    accent: str
    metal: str
    lime: str  # the one signal: you may act here
    good: str
    bad: str
    shade: str
    shade_opacity: float

    tag: ClassVar[str]
    """What the ids of the game's defs begin with, so that two boards fit on one page."""

    @property
    def on_accent(self) -> str:
        return BUTTON_INK[self.dark]

    @property
    def veil(self) -> str:
        """What lies over things not to be had: a shadow by day too, for what pales is not read."""
        return self.room if self.dark else self.muted

    def id(self, name: str) -> str:
        """The id of a def that looks different by day and by night."""
        return f"{self.tag}-{self.name}-{name}"

    def url(self, name: str) -> str:
        return f"url(#{self.id(name)})"

    @classmethod
    def shared_id(cls, name: str) -> str:
        """The id of a def that is the same by day and by night."""
        return f"{cls.tag}-{name}"

    @classmethod
    def shared_url(cls, name: str) -> str:
        return f"url(#{cls.shared_id(name)})"

    @classmethod
    def stamp(cls, name: str, x: float, y: float, scale: float = 1, **more: Attribute) -> str:
        """A drawing that the backdrop holds, moved and scaled."""
        transform = f"translate({number(x)} {number(y)})"
        if scale != 1:
            transform += f" scale({scale:.3g})"
        return el("use", href="#" + cls.shared_id(name), transform=transform, **more)


@dataclass(frozen=True)
class Seat:
    """Colour, shape and pattern always go together."""

    colour: str
    ink: str
    shape: str
    pattern: str


SEATS: Final = (
    Seat("#D2491B", "#FFFFFF", "circle", "solid"),
    Seat("#43A5EC", "#10202E", "square", "bars"),
    Seat("#F7C815", "#2A2000", "triangle", "dots"),
    Seat("#1A5A40", "#FFFFFF", "diamond", "diagonals"),
    Seat("#742680", "#FFFFFF", "hexagon", "chevrons"),
    Seat("#F3EFE6", "#2A2430", "star", "checks"),
)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def mix(a: str, b: str, share: float) -> str:
    """A colour between two, `share` of the way to the second."""
    pairs = zip(_channels(a), _channels(b), strict=True)
    return "#" + "".join(f"{round(p + (q - p) * share):02X}" for p, q in pairs)


def lighten(colour: str, share: float) -> str:
    return mix(colour, "#FFFFFF", share)


def darken(colour: str, share: float) -> str:
    return mix(colour, "#000000", share)
