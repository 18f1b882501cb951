"""A scene as PNG, drawn by resvg with the fonts of the house."""

from __future__ import annotations

from ..extras import needed
from .lettering.fonts import FACES, installed
from .scene import Scene, svg


def png(scene: Scene, zoom: float = 1) -> bytes:
    resvg = needed("resvg_py", "draw")
    fonts = [str(path) for path in map(installed, FACES.values()) if path]
    drawn: bytes = resvg.svg_to_bytes(svg_string=svg(scene), zoom=zoom, font_files=fonts)
    return drawn
