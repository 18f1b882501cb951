"""The big top by night and by day: the game's theme, its cloths, and the names of its defs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ....draw.palette import Theme
from ....draw.svg import Attribute

K: Final = "#140C22"  # the contour of everything drawn for this game
CREAM: Final = "#F3EBDD"
BAND: Final = "#33274F"  # behind the bonus of a master card
TITLE: Final = "cinzel"  # the voice of titles and names


class Dye(NamedTuple):
    """A colour of the show: its cloth, its shadow, its light."""

    body: str
    dark: str
    light: str


DYES: Final = (  # by colour: fire, animals, magic, clear
    Dye("", "", ""),
    Dye("#E4702A", "#8A2F0A", "#FFC27A"),
    Dye("#2E8F62", "#0E4A2E", "#A6E3B8"),
    Dye("#7B4FC9", "#3A1D78", "#D3BDFF"),
    Dye("#CFE4EE", "#5A7F92", "#FFFFFF"),
)


@dataclass(frozen=True, eq=False)
class Room(Theme):
    """The house theme with canvas, brass and the cells of a camp."""

    tag = "mg"
    metal2: str
    brass: str  # that can be read on a panel
    stripe: str
    stripe2: str
    cell: str
    cell2: str
    cut: str  # between the cells
    glow: str
    canvas: str  # the main tent, seen from above
    canvas2: str


id, url, stamp = Room.shared_id, Room.shared_url, Room.stamp


def broken_line(width: float, dash: str) -> dict[str, Attribute]:
    """The edge of a place where nothing lies yet."""
    return {"stroke_width": float(width), "stroke_dasharray": dash}


THEMES: Final = {
    "dark": Room(
        name="dark", dark=True, room="#120D20", panel="#1F1735", panel2="#2B2148", line="#54457A",
        ink="#F3EBDD", muted="#B9ADC9", paper="#E9DFD0", paper2="#D5C7B2", accent="#E9B65A",
        metal="#C99A4A", lime="#D4F750", good="#7FCB9A", bad="#FF8F7A", shade="#000000",
        shade_opacity=0.5, metal2="#F0D29A", brass="#F0D29A", stripe="#171029", stripe2="#211838",
        cell="#2A2145", cell2="#241C3D", cut="#0F0A1C", glow="#8E6BE0", canvas="#4A3878",
        canvas2="#251A45",
    ),
    "light": Room(
        name="light", dark=False, room="#DAD0E0", panel="#F6F1F7", panel2="#EAE1EE", line="#A594B5",
        ink="#241A33", muted="#5D4F70", paper="#FCF8F2", paper2="#EDE4DA", accent="#6A3FB0",
        metal="#9A7430", lime="#9AD400", good="#2C7A4B", bad="#B3261E", shade="#3A2A50",
        shade_opacity=0.24, metal2="#D9B778", brass="#6F521A", stripe="#E6DDEA", stripe2="#D3C6DC",
        cell="#F3EDF4", cell2="#E9E0ED", cut="#BDADCB", glow="#FFF4D0", canvas="#8E74BC",
        canvas2="#F3EBDD",
    ),
}  # fmt: skip
