"""All that a program can say to this house, as OpenAPI: made from the routes, from what their pages
take and give, and from the messages of the live channel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from http import HTTPStatus
from inspect import getdoc
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from ... import __version__
from ...registry import games
from ..answers.kept import Kept
from ..live import messages
from ..people.keys import COOKIE
from .contract import AS_JSON, GIVES, HTML, SCOPE_OF, TAKES, Lines, Page, Problem, gives
from .forms import Form

Json = dict[str, Any]
REF = "#/components/schemas/{name}"
SECRETS = {
    "who": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "given to everybody"},
    "csrf": {"type": "apiKey", "in": "header", "name": "x-csrf", "description": "from any form"},
}
TOKEN = {"type": "http", "scheme": "bearer", "description": "made at /programs, with its scopes"}
LINES = "application/x-ndjson"
PLACES: dict[str, Json] = {
    "id": {"description": "a table", "pattern": "^[0-9a-f]{24}$"},
    "n": {"description": "after so many decisions", "pattern": "^[0-9]{1,6}$"},
    "name": {"description": "a game"},
    "code": {"description": "an invitation"},
    "token": {"description": "what a link in a letter says"},
    "token_id": {"description": "a token of mine", "pattern": "^[0-9a-f]{24}$"},
    "file": {"description": "a typeface, or the style sheet that names them all"},
    "path": {"description": "a file of the pages"},
    "section": {"description": "a section of a box"},
    "row": {"description": "a row of a section, from 1"},
    "box": {"description": "a box that somebody has made", "pattern": "^[0-9a-f]{32}$"},
    "version": {"description": "a version of a box, from 1", "pattern": "^[0-9]{1,3}$"},
    "saying": {"description": "what an owner says of a row", "pattern": "^[0-9a-f]{24}$"},
    "study": {"description": "a study of the lab", "pattern": "^[0-9a-f]{24}$"},
}
"""What may stand in an address in place of a name in braces."""


@gives(dict[str, Any])
async def openapi(request: Request) -> Response:
    """GET /openapi.json -> this description."""
    state = request.app.state
    if not hasattr(state, "openapi"):
        told = msgspec.json.encode(described(request.app.routes))
        state.openapi = Kept.of(told, "application/json")
    kept: Kept = state.openapi
    return kept.response(request)


def described(routes: Iterable[BaseRoute]) -> Json:
    """The description of a house with these routes."""
    book = Book()
    paths: dict[str, Json] = {}
    for route in routes:
        path, operations = book.told(route)
        paths.setdefault(path, {}).update(operations)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Chapiteau", "version": __version__},
        "paths": paths,
        "components": {"schemas": book.schemas, "securitySchemes": {**SECRETS, "token": TOKEN}},
    }


class Book:
    """Schemas are written once and named wherever they are meant."""

    def __init__(self) -> None:
        kinds = [messages.any_message(), Problem, Form, *TAKES.values()]
        kinds += [json_of(kind) for each in GIVES.values() for _, kind in each if is_json(kind)]
        told, self.schemas = msgspec.json.schema_components(kinds, ref_template=REF)
        self.named = {id(kind): schema for kind, schema in zip(kinds, told, strict=True)}

    def schema(self, kind: Any) -> Json:
        return self.named[id(kind)]

    def told(self, route: BaseRoute) -> tuple[str, Json]:
        """Where a route leads, and what may be done there."""
        if isinstance(route, Mount):
            file = {"summary": "files of the pages", "responses": self.answers([(200, "*/*")])}
            return f"{route.path}/{{path}}", {"get": {**file, "parameters": places("{path}")}}
        assert isinstance(route, Route | WebSocketRoute)
        if isinstance(route, WebSocketRoute):
            return route.path, {"get": self.channel(route)}
        methods = sorted((route.methods or {"GET"}) - {"HEAD"})
        return route.path, {method.lower(): self.operation(route, method) for method in methods}

    def operation(self, route: Route, method: str) -> Json:
        page: Page = route.endpoint
        takes, given = TAKES.get(page), GIVES.get(page, [(200, HTML)])
        operation: Json = {
            "operationId": f"{method.lower()} {route.path}",
            "summary": summary(page),
            "parameters": places(route.path),
            "responses": self.answers(given),
        }
        if page in SCOPE_OF:
            operation["security"] = [{"token": [SCOPE_OF[page]]}]
        elif method == "POST":
            operation["security"] = [{name: [] for name in SECRETS}]
        if method == "POST":
            operation["requestBody"] = self.body(takes or Form, page in AS_JSON)
        elif takes:
            operation["parameters"] += self.questions(takes)
        return operation

    def body(self, takes: Any, as_json: bool) -> Json:
        """A form as browsers send it; a long one may come as a file too. Programs send JSON."""
        schema = self.schema(takes)
        if as_json:
            return {"required": True, "content": {"application/json": {"schema": schema}}}
        kinds = ["application/x-www-form-urlencoded"]
        if "record" in takes.__struct_fields__:
            kinds.append("multipart/form-data")
        return {"content": {kind: {"schema": schema} for kind in kinds}}

    def questions(self, takes: Any) -> list[Json]:
        name = self.schema(takes)["$ref"].rpartition("/")[2]
        fields: dict[str, Json] = self.schemas[name]["properties"]
        return [{"name": key, "in": "query", "schema": each} for key, each in fields.items()]

    def answers(self, given: list[tuple[int, Any]]) -> Json:
        """What comes back; a refusal is told by a page, or in JSON to whoever asks for it."""
        problem = {HTML: {}, "application/json": {"schema": self.schema(Problem)}}
        found: Json = {"4XX": {"description": "refused, in words", "content": problem}}
        found["503"] = {"description": "not now: come back later", "content": problem}
        for status, kind in given:
            answer = found[str(status)] = {"description": HTTPStatus(status).phrase}
            if is_json(kind):
                media = LINES if isinstance(kind, Lines) else "application/json"
                answer["content"] = {media: {"schema": self.schema(json_of(kind))}}
            elif kind:
                answer["content"] = {kind: {}}
        return found

    def channel(self, route: WebSocketRoute) -> Json:
        """OpenAPI knows no channels: what is said on it stands beside."""
        return {
            "operationId": f"live {route.path}",
            "summary": summary(route.endpoint),
            "description": "A WebSocket; whoever asks without upgrading finds nothing.",
            "parameters": places(route.path),
            "responses": {"101": {"description": "the channel is open"}, **self.answers([])},
            "x-messages": self.schema(messages.any_message()),
        }


def is_json(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def json_of(kind: Any) -> Any:
    """The type of what is sent, or of each line of it."""
    return kind.of if isinstance(kind, Lines) else kind


def summary(page: Any) -> str:
    """What a page says of itself, without its address."""
    first = (getdoc(page) or "").partition("\n\n")[0]
    return " ".join(re.sub(r"^(GET|POST) .*?-> ", "", first, flags=re.DOTALL).split())


def places(path: str) -> list[Json]:
    """What stands in braces in an address."""
    found = []
    for name in re.findall(r"{(\w+)}", path):
        schema = {"type": "string", "minLength": 1, **PLACES[name]}
        if name == "name":
            schema["enum"] = sorted(games())
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    return found
