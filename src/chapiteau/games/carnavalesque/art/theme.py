"""The street by night and by day: the game's theme, its colours, and the names of its defs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....draw.palette import Theme

K: Final = "#2B1B2E"  # the contour of all figures
AGE_COLOURS: Final = ["", "#F7B718", "#E0457B", "#2C6FBF"]  # by age: child, teen, adult
AGE_LIGHTS: Final = ["", "#FFE9A8", "#FFC2D8", "#BBD9FA"]
AGE_DARKS: Final = ["", "#8A5A00", "#A11D52", "#1B4C8C"]  # readable on paper
PARTY: Final = ["#E0457B", "#F7B718", "#2C6FBF", "#3AA76D", "#F26A2E", "#8E5BD0"]
CREAM: Final = "#FFF6E6"


@dataclass(frozen=True, eq=False)
class Street(Theme):
    """The house theme with cobbles, chalk and bunting."""

    tag = "cv"
    stone: str
    stone2: str
    gap: str
    chalk: str
    wall: str
    wall2: str
    glow: str


id, url = Street.shared_id, Street.shared_url


THEMES: Final = {
    "dark": Street(
        name="dark", dark=True, room="#1A1730", panel="#262047", panel2="#352C5E", line="#5C4F8C",
        ink="#FFF3E0", muted="#C9BCDD", paper="#F7EFE0", paper2="#E3D8C6", accent="#FF7AA8",
        metal="#FFC94A", lime="#D4F750", good="#7FCB9A", bad="#FF8F7A", shade="#000000",
        shade_opacity=0.42, stone="#2A2549", stone2="#221E3D", gap="#151229", chalk="#E9E2FF",
        wall="#2E2752", wall2="#221C40", glow="#FFE9B8",
    ),
    "light": Street(
        name="light", dark=False, room="#EBD9C2", panel="#FFFBF2", panel2="#FFF0D6",
        line="#C9A77A", ink="#2B1B2E", muted="#6B5560", paper="#FFFDF6", paper2="#F3EADB",
        accent="#D4286A", metal="#E0A21B", lime="#9AD400", good="#2C7A4B", bad="#B3261E",
        shade="#4A3520", shade_opacity=0.20, stone="#F1E2CC", stone2="#E2CDB2", gap="#CDB596",
        chalk="#FFFFFF", wall="#F6D9B8", wall2="#E9C49C", glow="#FFFFFF",
    ),
}  # fmt: skip
