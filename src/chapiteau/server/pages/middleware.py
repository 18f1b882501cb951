"""What every request passes: hosts, sizes, rates, headers, who asks, and errors in words."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...core.errors import ChapiteauError
from ...words.telling import say_error
from ..house import House
from ..operation.addresses import network
from ..operation.costs import FILES, PAGES, TooFast, Visit
from ..operation.logs import log_request, route_of
from ..people.keys import COOKIE
from ..people.people import Person
from ..refusal import Refused
from ..store.store import StoreFailed
from .contract import Problem
from .visit import Visitor, language, parse_form, read_body, theme

log = logging.getLogger("chapiteau.http")
MOST_ERROR_PAGES = 100
RETRY_AFTER = 60  # seconds, where nobody knows better
AT_ONCE = ("/healthz", "/metrics")  # for whoever looks after the house
OPEN = ("/static/", "/fonts/")  # the same for everybody: no cookie, no language
API = "/api/"  # for programs, which have tokens in place of cookies
UNNAMED = (*OPEN, *AT_ONCE, "/openapi.json", "/manifest.", "/worker.js", "/icon/", API)  # no cookie
HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses what is too big, too fast or from elsewhere, and turns every error into words."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        scope["visitor"] = Visitor(
            self.house,
            NOBODY,
            language(connection),
            theme(connection),
            scope["path"],
            scope.get("scheme", "http"),
            network(connection.client.host if connection.client else ""),
        )
        if scope["type"] == "websocket":
            await self._open(connection, receive, send)
            return
        status, since = 0, time.perf_counter()

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope)
            await send(message)

        try:
            self._check(connection)
            again = await read_body(connection, receive)
            await self._in_turn(connection, partial(self.app, scope, again, answer))
        except ChapiteauError as e:
            await error_response(Request(scope), e)(scope, receive, answer)
        except Exception:
            log.exception("%s %s failed", scope["method"], route_of(scope))
            if not status:
                wrong = Refused("our-fault", 500)
                await error_response(Request(scope), wrong)(scope, receive, answer)
        self._note(connection, status, time.perf_counter() - since)

    async def _open(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        costs = self.house.hall.costs

        async def channel() -> None:
            await self.app(connection.scope, receive, send)

        try:
            await costs.meter.measure(costs.purse(connection.scope["visitor"].address), channel())
        except StoreFailed:  # nobody can be recognised now: come back later
            await send({"type": "websocket.close", "code": 1013})

    async def _in_turn(self, connection: HTTPConnection, work: Callable[[], Any]) -> None:
        """Answer when it is the turn of whoever asks; whether all is well is said at once."""
        scope, costs = connection.scope, self.house.hall.costs
        if scope["path"] in AT_ONCE:
            await work()
            return
        address = scope["visitor"].address
        if scope["path"].startswith(API):  # waits for its turn once it is known who asks
            await costs.meter.measure(costs.purse(address), work())
            return
        purse = FILES if scope["path"].startswith(OPEN) else PAGES
        visit = Visit(address, connection.cookies.get(COOKIE, ""))
        await costs.run(visit, kind_of(scope), work, purse)

    def _note(self, connection: HTTPConnection, status: int, seconds: float) -> None:
        """Count a page, and write it down where requests are written down."""
        self.house.hall.metrics.requests.count(str(status))
        client = connection.client if self.house.settings.log_addresses else None
        log_request(connection.scope, status, seconds, client.host if client else "")

    def _check(self, connection: HTTPConnection) -> None:
        if not self.house.settings.knows_host(connection.headers.get("host", "")):
            raise Refused("other-host", 400)
        if "\0" in connection.scope["path"]:  # which no name or number here has
            raise Refused("no-such-page", 404)
        if connection.scope["path"].startswith(OPEN):
            return
        path, method = connection.scope["path"], connection.scope["method"]
        is_form = method == "POST" and not path.startswith(API)
        throttle = self.house.post_limit if is_form else self.house.request_limit
        if not throttle.allows(connection.scope["visitor"].address):
            raise TooFast(1)


NOBODY = Person("", "", "")


def kind_of(scope: Scope) -> str:
    """What requests of like cost have in common: an address without the names and numbers in it."""
    return f"{scope['method']} {'/'.join(scope['path'].split('/')[1:8:2])}"


def add_headers(message: Message, scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["visitor"].secure:
        headers.setdefault("strict-transport-security", "max-age=31536000")
    if scope["path"].startswith(OPEN):
        # Signs are asked for whenever one is drawn; all else only asks whether it has changed.
        usual = "max-age=600" if scope["path"].endswith(".svg") else "no-cache"
        headers.setdefault("cache-control", usual)
    else:
        headers.setdefault("cache-control", "no-store")
        headers.add_vary_header("cookie, accept-language")


class Recognise:
    """Knows who asks by their cookie, gives new ones a cookie, and checks what is posted."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"].startswith(UNNAMED):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        keys, people = self.house.keys, self.house.people
        person = await people.of(keys.read(connection.cookies.get(COOKIE, "")))
        scope["visitor"].person = person or people.new_guest()
        scope["known"] = person is not None
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD"):
            self.check_post(connection, person)
        me: Person = scope["visitor"].person

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and person is None:
                response = Response()
                keys.give(response, me, scope["visitor"].secure)
                MutableHeaders(scope=message).append("set-cookie", response.headers["set-cookie"])
            await send(message)

        await self.app(scope, receive, answer)

    def check_post(self, connection: HTTPConnection, person: Person | None) -> None:
        """Only a page of ours may post: its origin, its token, its cookie."""
        headers, settings = connection.headers, self.house.settings
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        # A page without a referrer posts from "null"; the browser itself then says it is ours.
        ours = origin is None or settings.knows_origin(origin, headers.get("host", ""))
        if not ours and not (origin == "null" and site == "same-origin"):
            raise Refused("other-origin", 403)
        if site not in (None, "same-origin", "none"):
            raise Refused("other-origin", 403)
        token = headers.get("x-csrf", "")
        if not token:
            kind = headers.get("content-type", "")
            token = parse_form(connection.scope.get("body", b""), kind).get("csrf", "")
        if person is None or not self.house.keys.is_csrf(person.session, token):
            raise Refused("page-too-old", 403)


# errors


def error_response(request: Request, error: ChapiteauError) -> Response:
    """-> error.html, or JSON for whoever asks for it

    status  the HTTP code
    text    what is wrong, in a sentence
    error   its id: what may help is offered
    """
    me: Visitor = request.scope["visitor"]
    status = getattr(error, "status", 400)
    text = say_error(me.lang, error)
    me.house.hall.metrics.refusals.count(error.id)
    wants = request.headers.get("accept", "")
    later = {"retry-after": str(getattr(error, "retry_after", RETRY_AFTER))}
    headers = later if status == 429 else {"www-authenticate": "Bearer"} if status == 401 else {}
    path = request.url.path
    if path.endswith(".json") or path.startswith(API) or "application/json" in wants:
        return JSONResponse(Problem(error=error.id, text=text), status, headers)
    try:
        page = error_page(me, status, error.id, text)
        page.headers.update(headers)
        return page
    except Exception:
        log.exception("the page for errors cannot be made")
        return PlainTextResponse(text, status)


def error_page(me: Visitor, status: int, error: str, text: str) -> Response:
    """The same for all whom nobody has asked yet who they are: to be refused must cost little."""
    if me.person is not NOBODY:
        return me.page("error.html", status, text=text, error=error)
    key, kept = (me.lang, me.theme, status, text), me.house.error_pages
    if key not in kept:
        if len(kept) > MOST_ERROR_PAGES:
            kept.clear()
        everybody = replace(me, path="/")
        kept[key] = bytes(everybody.page("error.html", status, text=text, error=error).body)
    return HTMLResponse(kept[key], status)


def say_errors() -> dict[Any, Callable[..., Any]]:
    """How refusals of the house, of the rules and of the router are shown."""

    async def ours(request: Request, error: Exception) -> Response:
        assert isinstance(error, ChapiteauError)
        return error_response(request, error)

    async def routing(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        id = {404: "no-such-page", 405: "no-such-page"}.get(error.status_code, "bad-request")
        return error_response(request, Refused(id, error.status_code))

    return {ChapiteauError: ours, HTTPException: routing}
