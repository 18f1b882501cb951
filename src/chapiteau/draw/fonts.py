"""The typefaces: installed from PyPI, served unmodified, with fallbacks for where they are not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Face:
    """One voice of the house: a font file and what to fall back on."""

    family: str
    package: str
    file: str
    weights: str
    fallback: str
    italic: bool = False

    @property
    def stack(self) -> str:
        return f"'{self.family}',{self.fallback}"

    @property
    def served_as(self) -> str:
        """A file name that needs no escaping in an address."""
        return self.file.replace("[wght]", "")


_SANS: Final = "'Segoe UI',system-ui,'Noto Sans','DejaVu Sans',sans-serif"
_DIDOT: Final = "'Bodoni 72','Didot','Georgia','DejaVu Serif',serif"
_SOURCE: Final = ("Source Sans 3", "fontpkg_source_sans_3")
_PLAYFAIR: Final = ("Playfair Display", "fontpkg_playfair_display")

FACES: Final = {
    "ui": Face(*_SOURCE, "SourceSans3[wght].ttf", "200 900", _SANS),
    "ui-italic": Face(*_SOURCE, "SourceSans3-Italic[wght].ttf", "200 900", _SANS, italic=True),
    "playfair": Face(*_PLAYFAIR, "PlayfairDisplay[wght].ttf", "400 900", _DIDOT),
    "playfair-italic": Face(
        *_PLAYFAIR, "PlayfairDisplay-Italic[wght].ttf", "400 900", _DIDOT, italic=True
    ),
}


@cache
def files() -> dict[str, Path]:
    """Served name -> font file, for every face that is installed."""
    found = {}
    for face in FACES.values():
        spec = find_spec(face.package)
        if spec and spec.origin:
            path = Path(spec.origin).parent / "files" / face.file
            if path.exists():
                found[face.served_as] = path
    return found


@cache
def css(address: str = "/fonts/") -> str:
    """The @font-face rules of the installed faces, loaded from below an address."""
    rules = []
    for face in FACES.values():
        if face.served_as in files():
            style = "italic" if face.italic else "normal"
            rules.append(
                f"@font-face{{font-family:'{face.family}';font-style:{style};"
                f"font-weight:{face.weights};font-display:swap;"
                f"src:url('{address}{face.served_as}') format('truetype')}}"
            )
    return "\n".join(rules)
