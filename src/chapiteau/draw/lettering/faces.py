"""The fonts that browsers load: made once from the installed ones, and kept in the user's cache.

The Open Font License allows a changed version under another name: these keep the letters of Latin
script and the copyright, and are called as `fonts.py` says. Whole, the four faces weigh 518 kB.
"""

from __future__ import annotations

import contextlib
import os
from functools import cache
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Final

from .fonts import Face, installed

LATIN: Final = (
    "U+0020-007E,U+00A0-017F,U+0218-021B,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,"
    "U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2260,U+2264,U+2265,U+2660,U+2663,U+2665,U+2666"
)
FEATURES: Final = ["kern", "liga", "lnum", "mark", "ccmp", "locl"]
KEPT: Final = (0, 2, 5, 7, 13, 14)  # copyright, style, version, trademark, licence and its address
CALLED: Final = (1, 3, 4, 6, 16, 25)  # every record of a font's name
_making: Final = Lock()


@cache
def woff2(face: Face) -> bytes | None:
    """A face as browsers load it, if its font is installed; made once for each machine."""
    source = installed(face)
    if source is None:
        return None
    with _making:
        kept = cache_folder() / f"{recipe(face, source)}.woff2"
        with contextlib.suppress(OSError):
            return kept.read_bytes()
        data = made(face, source)
        with contextlib.suppress(OSError):  # it can be made again
            kept.parent.mkdir(parents=True, exist_ok=True)
            fresh = kept.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(data)
            fresh.replace(kept)
    return data


def cache_folder() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("chapiteau") / "faces"


def recipe(face: Face, source: Path) -> str:
    """Names what a font is made of and how."""
    what = [repr(face), LATIN, *FEATURES, str(source.stat().st_size)]
    return blake2b("\0".join(what).encode(), digest_size=12).hexdigest()


def made(face: Face, source: Path) -> bytes:
    from fontTools.subset import (  # type: ignore[import-untyped]  # no types
        Options,
        Subsetter,
        parse_unicodes,
    )
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # no types
    from fontTools.varLib.instancer import (  # type: ignore[import-untyped]  # no types
        instantiateVariableFont,
    )

    font = TTFont(source, recalcTimestamp=False)  # the same fonts make the same files
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[*KEPT, *CALLED])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(LATIN))
    subsetter.subset(font)
    if " " not in face.weights and "fvar" in font:
        font = instantiateVariableFont(font, {"wght": int(face.weights)})
    for record in font["name"].names:
        if record.nameID in CALLED:
            plain = face.family.replace(" ", "")
            record.string = plain if record.nameID in (3, 6, 25) else face.family
    font.flavor = "woff2"
    data = BytesIO()
    font.save(data)
    return data.getvalue()
