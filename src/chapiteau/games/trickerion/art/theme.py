"""The theatre by gaslight and by day: the game's theme, its colours, and the names of its defs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....draw.palette import darken
from ....draw.pen import Pen
from ....draw.pieces.curtain import Velvet

SCHOOLS: Final = ["", "#B5651D", "#7247B0", "#B02A3C", "#0F7C84"]  # by category
BANDS: Final = ["", *[darken(colour, 0.12) for colour in SCHOOLS[1:]]]  # behind small text
SCHOOL_TINTS: Final = ["", "#FFE3C2", "#E8DBFF", "#FFD9DA", "#CDF3F0"]
PLACES: Final = ["", "#2B4F7A", "#3E6B3A", "#7A5524", "#6E1A2A"]  # by location
PLACE_ICONS: Final = ["", "landmark", "store", "hammer", "theater"]
BILLS: Final = ["", "#1D5A63", "#6E1A2A", "#3C2A6E"]  # the band of a performance card, by theatre
CREAM: Final = "#FFF4DC"
RED_SUIT: Final = "#B3152B"
LINK: Final = "#FFD24A"


@dataclass(frozen=True, eq=False)
class Room(Velvet):
    """The house theme with peacock velvet, brass and lamps."""

    tag = "tr"
    metal2: str
    brass: str  # that can be read on a panel
    lattice: str
    bulb: str
    bulb_off: str
    stage: str
    stage2: str
    well: str  # the ground of a place for a character


Brush = Pen[Room]
id, url, stamp = Room.shared_id, Room.shared_url, Room.stamp


THEMES: Final = {
    "dark": Room(
        name="dark", dark=True, room="#0C171C", panel="#13252B", panel2="#1D343B", line="#3F6066",
        ink="#F4ECD8", muted="#B4C2BC", paper="#EFE2C4", paper2="#DFCDA3", accent="#E8B84A",
        metal="#C9973A", lime="#D4F750", good="#7FCB9A", bad="#FF8F7A", shade="#000000",
        shade_opacity=0.42, metal2="#F2D48A", brass="#F2D48A", lattice="#27454C", velvet="#0F5A5C",
        velvet2="#062E33", fringe="#D6A746", bulb="#FFD978", bulb_off="#33474A", stage="#1A0F16",
        stage2="#4A2230", well="#0A1215",
    ),
    "light": Room(
        name="light", dark=False, room="#E9DCBE", panel="#FBF4E2", panel2="#F1E5C9",
        line="#B39C68", ink="#231A16", muted="#5F5138", paper="#FFF9EA", paper2="#EFE1C0",
        accent="#0E5E62", metal="#A87A24", lime="#9AD400", good="#2C7A4B", bad="#B3261E",
        shade="#4A3520", shade_opacity=0.20, metal2="#E6C374", brass="#7A5512", lattice="#C9B380",
        velvet="#137478", velvet2="#0A474B", fringe="#C9983A", bulb="#FFC94A", bulb_off="#D8C79C",
        stage="#3A1C28", stage2="#7A3A44", well="#EADCB9",
    ),
}  # fmt: skip
