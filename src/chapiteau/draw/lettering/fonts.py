"""The typefaces: the installed ones measure and print, small ones made from them go to browsers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Face:
    """One voice of the house: a font file of a package, and what to fall back on.

    What browsers load has the letters of Latin script only and therefore a name of its own: the
    names of the originals are reserved for them. `faces.py` makes it.
    """

    family: str  # as browsers know it
    original: str  # as it is called where the whole font is installed
    package: str
    file: str
    served_as: str
    weights: str
    fallback: str
    italic: bool = False

    @property
    def stack(self) -> str:
        names = f"{self.family},{self.original}"
        if not names.replace(" ", "").replace(",", "").isalpha():  # else quotes, to be escaped
            names = f"'{self.family}','{self.original}'"
        return f"{names},{self.fallback}"


_SANS: Final = "Segoe UI,system-ui,Noto Sans,DejaVu Sans,sans-serif"
_DIDOT: Final = "Didot,Georgia,DejaVu Serif,serif"
_SOURCE: Final = ("Chapiteau Sans", "Source Sans 3", "fontpkg_source_sans_3")
_PLAYFAIR: Final = ("Chapiteau Serif", "Playfair Display", "fontpkg_playfair_display")
_SLAB: Final = ("Chapiteau Slab", "Alfa Slab One", "fontpkg_alfa_slab_one")
_CINZEL: Final = ("Chapiteau Caps", "Cinzel", "fontpkg_cinzel")
_LILITA: Final = ("Chapiteau Street", "Lilita One", "fontpkg_lilita_one")

FACES: Final = {
    "ui": Face(*_SOURCE, "SourceSans3[wght].ttf", "chapiteau-sans.woff2", "200 900", _SANS),
    "ui-italic": Face(
        *_SOURCE, "SourceSans3-Italic[wght].ttf", "chapiteau-sans-italic.woff2", "500", _SANS, True
    ),
    "playfair": Face(
        *_PLAYFAIR, "PlayfairDisplay[wght].ttf", "chapiteau-serif.woff2", "400 900", _DIDOT
    ),
    "playfair-italic": Face(
        *_PLAYFAIR, "PlayfairDisplay-Italic[wght].ttf", "chapiteau-serif-italic.woff2", "800",
        _DIDOT, True,
    ),
    "slab": Face(
        *_SLAB, "AlfaSlabOne-Regular.ttf", "chapiteau-slab.woff2", "400",
        "Rockwell,Georgia,DejaVu Serif,serif",
    ),
    "cinzel": Face(
        *_CINZEL, "Cinzel[wght].ttf", "chapiteau-caps.woff2", "700",
        "Palatino,Palatino Linotype,Georgia,DejaVu Serif,serif",
    ),
    "lilita": Face(
        *_LILITA, "LilitaOne-Regular.ttf", "chapiteau-street.woff2", "400",
        "Arial Rounded MT Bold,Trebuchet MS,DejaVu Sans,sans-serif",
    ),
}  # fmt: skip


@cache
def installed(face: Face) -> Path | None:
    """The whole font, if its package is installed."""
    spec = find_spec(face.package)
    path = Path(spec.origin).parent / "files" / face.file if spec and spec.origin else None
    return path if path and path.exists() else None


@cache
def served() -> dict[str, Face]:
    """What browsers load, by its name in an address."""
    return {face.served_as: face for face in FACES.values() if installed(face)}


@cache
def css(address: str = "/fonts/") -> str:
    """The @font-face rules, loaded from below an address."""
    rules = []
    for face in served().values():
        style = "italic" if face.italic else "normal"
        # A face of one weight stands for all, or browsers would make a bold one by smearing it.
        weights = face.weights if " " in face.weights else "100 900"
        rules.append(
            f"@font-face{{font-family:'{face.family}';font-style:{style};"
            f"font-weight:{weights};font-display:swap;font-feature-settings:'lnum';"
            f"src:url('{address}{face.served_as}') format('woff2')}}"
        )
    return "\n".join(rules)
