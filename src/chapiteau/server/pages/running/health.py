"""Pages for whoever runs the house: is it well, and what does it do all day."""

from __future__ import annotations

import hmac
import ipaddress
import time
from typing import TYPE_CHECKING, TypedDict
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from .... import __version__
from ...operation.metrics import report
from ...refusal import Refused
from ..contract import gives
from ..visit import visitor

if TYPE_CHECKING:
    from ...house import House

FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
NO_STORE = {"cache-control": "no-store"}


class Health(TypedDict):
    """Whether all is well."""

    ok: bool
    version: str
    build: str  # which one bots think with: "compiled" or "interpreted"
    up: float
    store: bool
    bots: bool
    oldest: float  # seconds that the oldest question to a bot has waited
    closing: bool


@gives(Health, 503)
@gives(Health)
async def healthz(request: Request) -> Response:
    """GET /healthz -> {"ok", "version", "build", "up", "store", "bots", "oldest", "closing"}, or
    503."""
    house = visitor(request).house
    store = await house.store_check.is_writable(house.store)
    bots = house.scheduler.is_well
    answer: Health = {
        "ok": store and bots and not house.closing,
        "version": __version__,
        "build": house.scheduler.backend.build,
        "up": round(time.monotonic() - house.since, 1),
        "store": store,
        "bots": bots,
        "oldest": round(house.scheduler.queue.oldest(), 1),
        "closing": house.closing,
    }
    return JSONResponse(answer, 200 if answer["ok"] else 503, headers=NO_STORE)


@gives("text/plain")
async def metrics(request: Request) -> Response:
    """GET /metrics -> the text that Prometheus reads; for this machine, or whoever has the
    token."""
    house = visitor(request).house
    if not may_read_metrics(request, house):
        raise Refused("no-such-page", 404)
    media = "text/plain; version=0.0.4; charset=utf-8"
    return PlainTextResponse(report(house), headers=NO_STORE, media_type=media)


def may_read_metrics(request: Request, house: House) -> bool:
    """With a token only its bearer; without one only this very machine, not through a proxy."""
    token = house.settings.metrics_token
    if token:
        kind, _, given = request.headers.get("authorization", "").partition(" ")
        right = hmac.compare_digest(given.strip().encode(), token.encode())
        return kind.lower() == "bearer" and right
    if any(name in request.headers for name in FORWARDED):
        return False
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return is_here(request.client.host if request.client else "") and is_here(host)


def is_here(host: str) -> bool:
    """Whether this is a name of the machine itself."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
