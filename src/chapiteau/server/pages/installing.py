"""What makes the page installable: its manifest, its icons, and the worker that takes notices."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...extras import needed
from ...words import LANGUAGES, words_for
from ..answers.kept import Kept
from ..refusal import Refused
from .contract import gives, takes
from .forms import ManifestQuery
from .visit import visitor

STATIC = Path(__file__).parent.parent / "static"
GROUND = "#1B0E14"  # the room in the evening, which a tent stands out from
DAY = {"cache-control": "public, max-age=86400"}
WHITE = ' fill="#fff" stroke="#fff"'
TENT = (
    '<path d="M32 4v12M32 4l14 5-14 5z" stroke-width="3"/>'
    '<path d="M32 14C26 28 16 34 6 36v22h20c0-8 3-14 6-18 3 4 6 10 6 18h20V36C48 34 38 28 32 14z"/>'
)
ICONS: dict[str, tuple[int, float, str]] = {
    "any-192": (192, 1.0, ""),
    "any-512": (512, 1.0, ""),
    "maskable-192": (192, 0.62, GROUND),
    "maskable-512": (512, 0.62, GROUND),
    "touch-180": (180, 0.76, GROUND),
    "badge-96": (96, 0.9, "badge"),
}
"""By name: pixels, how much of them the tent takes, and what it stands on."""


@gives("application/manifest+json")
@takes(ManifestQuery)
async def manifest(request: Request, query: ManifestQuery) -> Response:
    """GET /manifest.webmanifest -> what a browser needs to install the page, in a language."""
    lang = query.lang if query.lang in LANGUAGES else visitor(request).lang
    words = words_for(lang)
    said = {
        "id": "/",
        "name": words("page-house"),
        "short_name": "Chapiteau",
        "description": words("page-house-line"),
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [icon(name) for name in ICONS if name.startswith(("any", "maskable"))],
        "shortcuts": [{"name": words("page-mine"), "url": "/tables"}],
    }
    return JSONResponse(said, headers=DAY, media_type="application/manifest+json")


def icon(name: str) -> dict[str, str]:
    purpose, size = name.split("-")
    where = {"src": f"/icon/{name}.png", "sizes": f"{size}x{size}", "type": "image/png"}
    return {**where, "purpose": purpose}


@gives("text/javascript")
async def worker(request: Request) -> Response:
    """GET /worker.js -> the service worker: it shows notices, and keeps nothing."""
    kept = Kept.of((STATIC / "worker.js").read_bytes(), "text/javascript")
    return kept.response(request, {"cache-control": "no-cache"})


@gives("image/png")
async def picture(request: Request) -> Response:
    """GET /icon/{name}.png -> the tent of the house, in one of the sizes that systems ask for."""
    name = request.path_params["name"]
    if name not in ICONS:
        raise Refused("no-such-page", 404)
    data = await asyncio.to_thread(drawn, name)
    return Response(data, headers=DAY, media_type="image/png")


@cache
def drawn(name: str) -> bytes:
    """An icon as PNG, made once from our own drawing."""
    size, share, ground = ICONS[name]
    tent = (STATIC / "icon.svg").read_text("utf-8")
    inside = tent[tent.index(">") + 1 : tent.rindex("</svg>")]
    if ground == "badge":  # systems use its shape alone
        inside, ground = f"<g{WHITE}>{TENT}</g>", ""
    back = f'<rect width="64" height="64" fill="{ground}"/>' if ground else ""
    edge = 32 * (1 - share)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
        f' viewBox="0 0 64 64">{back}'
        f'<g transform="translate({edge} {edge}) scale({share})">{inside}</g></svg>'
    )
    made: bytes = needed("resvg_py", "table").svg_to_bytes(svg_string=svg)
    return made
