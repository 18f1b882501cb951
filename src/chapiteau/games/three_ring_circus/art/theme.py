"""The big top by evening and by day: the game's theme, its inks, and the names of its defs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....draw.palette import Theme
from ....draw.pen import Pen

KEY: Final = "#33211A"  # the key line of the lithograph
CREAM: Final = "#FFF3CF"
RED: Final = "#C4351F"
SUN: Final = "#F2C230"
BLUE: Final = "#1F4E79"
GREEN: Final = "#2F6B3A"
STEEL: Final = "#8A949C"
FAMILY_INKS: Final = {  # of plaques and discs
    "clown": "#A8642A", "farm_animal": "#8A7420", "magician": "#35608C", "rider": "#7A4A34",
    "beast": "#C7472E", "acrobat": "#7B4B94", "phenomenon": "#2F7D4F", "backstage": "#46505A",
}  # fmt: skip
REGION_INKS: Final = {  # colour, and the hatching that tells it in grey
    "chicago": ("#EDB32B", "lines"), "indianapolis": ("#D9583A", "dots"),
    "washington_dc": ("#4F8F5B", "grid"), "new_york": ("#3C78A8", "diagonals"),
    "boston": ("#8B5A9C", "rings"),
}  # fmt: skip
SPARE_INKS: Final = (("#5E8C8A", "lines"), ("#A86E3C", "dots"))  # for regions of an own box


@dataclass(frozen=True, eq=False)
class Room(Theme):
    """The house theme with canvas, sea and land."""

    tag = "rc"
    metal2: str
    brass: str  # that can be read on a panel
    canvas: str  # the stripes behind everything
    canvas2: str
    sea: str
    sea2: str
    land: str  # in play
    beyond: str  # out of play
    sawdust: str
    sawdust2: str
    glow: str


Quill = Pen[Room]
"""What pieces are drawn with."""
id, url, stamp = Room.shared_id, Room.shared_url, Room.stamp


def region_ink(name: str) -> tuple[str, str]:
    """Colour and hatching of a region, also of one that only an own box knows."""
    return REGION_INKS.get(name) or SPARE_INKS[len(name) % len(SPARE_INKS)]


THEMES: Final = {
    "dark": Room(
        name="dark", dark=True, room="#1B1310", panel="#2A1D18", panel2="#3A2921", line="#7A5A3C",
        ink="#F6E8CB", muted="#CBB08A", paper="#EAD8AE", paper2="#D8C08C", accent="#F0B93A",
        metal="#D6A12C", lime="#D4F750", good="#7FCB9A", bad="#FF8F7A", shade="#000000",
        shade_opacity=0.42, metal2="#F4D27A", brass="#F4D27A", canvas="#35150F", canvas2="#240E0B",
        sea="#5E8C90", sea2="#47757B", land="#DCC797", beyond="#BBA777", sawdust="#B98F56",
        sawdust2="#A27A45", glow="#FFDDA0",
    ),
    "light": Room(
        name="light", dark=False, room="#E9D7AE", panel="#FBF1D8", panel2="#F0DFB8", line="#B08F55",
        ink="#33211A", muted="#6A4E33", paper="#F7E9C8", paper2="#E8D3A2", accent="#C4351F",
        metal="#C8931F", lime="#9AD400", good="#2C7A4B", bad="#B3261E", shade="#4A3520",
        shade_opacity=0.22, metal2="#E9BE55", brass="#7A5512", canvas="#EBD9AE", canvas2="#DFC48C",
        sea="#A9CBC8", sea2="#7FAFB2", land="#F4E3B8", beyond="#E3D0A0", sawdust="#DDB878",
        sawdust2="#CDA463", glow="#FFF6DC",
    ),
}  # fmt: skip
