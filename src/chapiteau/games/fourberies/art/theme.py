"""The theatre by evening and by day: the game's theme, and the names of what its defs hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....draw.pieces.curtain import Velvet

TRAGIC: Final = "#A3222F"
TRAGIC_DARK: Final = "#5E1220"
COMIC: Final = "#F0B429"
COMIC_DARK: Final = "#A86A00"
ACROBATIC: Final = "#2F7F86"
ACROBATIC_DARK: Final = "#174A50"
SECRET: Final = "#4A2E63"
DECK: Final = "#2F5F66"
BACK_EDGE: Final = "#E8C56A"
SKIES: Final = (
    ("#BFE0E6", "#F7EBCB"), ("#CFE6D2", "#F5F0CF"), ("#C4D4EA", "#F7E3D0"), ("#D6E8C8", "#FBEFC8"),
    ("#EBD3C8", "#FBF0D8"), ("#BADBEA", "#F3F0D8"), ("#DDE4B8", "#F9EDC8"), ("#B8CFE8", "#FBE3CE"),
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Hall(Velvet):
    """The house theme with velvet, gilding and boards."""

    tag = "fo"
    metal2: str
    wall: str
    damask: str
    damask_opacity: float
    tympanum: str
    wood: str
    wood2: str

    @property
    def balloon_halo(self) -> str:
        """What sets caravels off against the dark; by day they need nothing."""
        return "#F3E3C4" if self.dark else "#FFFDF4"


id, url = Hall.shared_id, Hall.shared_url


THEMES: Final = {
    "dark": Hall(
        name="dark", dark=True, room="#1B0E14", panel="#2B1820", panel2="#3A212B", line="#7A5443",
        ink="#F6EDDD", muted="#C3B5A8", paper="#EFE3CB", paper2="#DCCBA8", accent="#E9B949",
        metal="#D9A441", lime="#D4F750", good="#7FCB9A", bad="#FF8F7A", shade="#000000",
        shade_opacity=0.42, metal2="#F3D07A", wall="#2A141C", damask="#5A2A35", damask_opacity=0.35,
        velvet="#8E1826", velvet2="#4A0912", fringe="#E0AE3E", tympanum="#4A1A24", wood="#8E5A32",
        wood2="#5A3318",
    ),
    "light": Hall(
        name="light", dark=False, room="#F1E7D2", panel="#FDF8EC", panel2="#F4EAD5", line="#C3A96F",
        ink="#2A1D18", muted="#66543F", paper="#FFFBF1", paper2="#F1E6CE", accent="#A12A34",
        metal="#B8892B", lime="#9AD400", good="#2C7A4B", bad="#B3261E", shade="#4A3520",
        shade_opacity=0.20, metal2="#E8C56A", wall="#EBDDBF", damask="#D9C08A", damask_opacity=0.34,
        velvet="#A81F2D", velvet2="#6F0F1C", fringe="#D9A93A", tympanum="#F8E3AE", wood="#B77B45",
        wood2="#8A5428",
    ),
}  # fmt: skip
