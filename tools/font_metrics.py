"""Measure the advance widths of the house's faces anew: src/chapiteau/draw/lettering/metrics.json.

Needs fontTools, which nothing else does: pip install fonttools==4.68.0
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # no types
from fontTools.varLib.instancer import (  # type: ignore[import-untyped]  # no types
    instantiateVariableFont,
)

from chapiteau.draw.lettering.fonts import FACES, installed

ROOT = Path(__file__).resolve().parent.parent
LETTERS = "".join(chr(c) for c in [*range(0x20, 0x7F), *range(0xA0, 0x180)]) + "–—‘’“”„…•†‹›€−≤≥≠×·"
WEIGHTS = {
    "ui": (400, 500, 600, 700, 800),
    "ui-italic": (400, 500, 600),
    "playfair": (400, 700, 800),
    "playfair-italic": (700, 800),
    "slab": (400,),
    "cinzel": (700,),
    "lilita": (400,),
}


def measure(face: str, weight: int, letters: str) -> list[int]:
    """Advance widths in thousandths of the size."""
    font = TTFont(installed(FACES[face]))
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weight})
    names, advances, em = font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm
    return [round(advances[names.get(ord(c), ".notdef")][0] * 1000 / em) for c in letters]


def main() -> None:
    letters = "".join(dict.fromkeys(LETTERS))
    faces = {f: {w: measure(f, w, letters) for w in ws} for f, ws in WEIGHTS.items()}
    path = ROOT / "src" / "chapiteau" / "draw" / "lettering" / "metrics.json"
    data = {"letters": letters, "faces": faces}
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path.relative_to(ROOT), path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
