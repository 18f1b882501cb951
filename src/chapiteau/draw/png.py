"""A scene as PNG, drawn by resvg with the fonts of the house."""

from __future__ import annotations

from .fonts import FACES, installed
from .scene import Scene, svg


def png(scene: Scene, zoom: float = 1) -> bytes:
    from resvg_py import svg_to_bytes

    fonts = [str(path) for path in map(installed, FACES.values()) if path]
    return svg_to_bytes(svg_string=svg(scene), zoom=zoom, font_files=fonts)
