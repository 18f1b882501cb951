"""What each page takes and gives, said beside the page itself; openapi.py reads it from there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypedDict, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..refusal import Refused
from .visit import read_form

Fields = TypeVar("Fields", bound=Struct)
Page = Callable[[Request], Awaitable[Response]]
Given = tuple[int, Any]
"""A status, with a type that comes as JSON, a media type, or nothing."""
HTML = "text/html"
MOVED = 303

TAKES: dict[Page, Any] = {}
AS_JSON: set[Page] = set()
"""Pages that take JSON in place of a form."""
SCOPE_OF: dict[Page, str] = {}
"""What a token must allow for a page that is for programs."""
GIVES: dict[Page, list[Given]] = {}


@dataclass(frozen=True)
class Lines:
    """Lines of JSON that go on as long as both ends want, with empty ones in between."""

    of: Any


class Problem(TypedDict):
    """Why not: a name that stays, and a sentence in the visitor's language."""

    error: str
    text: str


def takes(kind: type[Fields]) -> Callable[[Callable[[Request, Fields], Awaitable[Response]]], Page]:
    """The page is handed the fields of its form or of its query string as this type."""

    def handed(page: Callable[[Request, Fields], Awaitable[Response]]) -> Page:
        @wraps(page)
        async def read(request: Request) -> Response:
            is_form = request.method == "POST"
            fields = await read_form(request) if is_form else dict(request.query_params)
            return await page(request, filled(kind, fields))

        TAKES[read] = kind
        return read

    return handed


def filled(kind: type[Fields], fields: dict[str, str]) -> Fields:
    """The fields as they are declared; one that does not fit is named."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as e:
        field = str(e).rpartition("`$.")[2].rstrip("`")
        raise Refused("bad-field", field=field) from None


def takes_json(kind: Any) -> Callable[[Callable[[Request, Any], Awaitable[Response]]], Page]:
    """The page is handed what a body of JSON says, as this type."""
    decoder = msgspec.json.Decoder(kind)

    def handed(page: Callable[[Request, Any], Awaitable[Response]]) -> Page:
        @wraps(page)
        async def read(request: Request) -> Response:
            try:
                said = decoder.decode(await request.body())
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                raise Refused("bad-message") from None
            return await page(request, said)

        TAKES[read] = kind
        AS_JSON.add(read)
        return read

    return handed


def gives(content: Any = None, status: int = 200) -> Callable[[Page], Page]:
    """The page answers with this; one that declares nothing answers with HTML."""

    def noted(page: Page) -> Page:
        GIVES.setdefault(page, []).append((status, content))
        return page

    return noted


def moves_on(page: Page) -> Page:
    """The page redirects its visitor to another one."""
    return gives(status=MOVED)(page)
