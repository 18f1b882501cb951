"""The description for programs is complete and true, and nothing made from it makes a page fail."""

import json
import random
import re
from urllib.parse import quote

import jsonschema_rs
import pytest
from games.playing import sure
from msgspec import inspect
from starlette.routing import Mount, Route, WebSocketRoute

from chapiteau.server.app import routes
from chapiteau.server.live import messages
from chapiteau.server.pages.contract import TAKES
from chapiteau.server.pages.openapi import described
from chapiteau.server.refusal import Refused
from server.guests import Guest, async_test, opened
from server.live.test_fuzz import JUNK, KINDS, TAGS, errors  # noqa: F401  # a fixture

HOSTILE = ("x", "", "9" * 30, "-1", "٣", "é\x00\n", "7", "a" * 3_000, "<b>'\"{{7*7}}", "../..", "0")
FIT = {  # what a page would send
    "game": "parade",
    "level": "random",
    "seats": "2",
    "pace": "day",
    "n": "1",
    "lang": "fr",
    "theme": "dark",
    "name": "Somebody",
    "login": "Somebody",
    "password": "long enough",
    "text": "no record",
    "layout": "tall",
    "at": "1",
    "seat": "0",
    "back": "1",
    "until": "2000-01-01",
    "address": "me@example.org",
    "section": "float",
    "row": '{"id": "rose"}',
}


def test_every_route_is_described_with_all_that_it_takes():
    told = described(routes())["paths"]
    for route in routes():
        assert isinstance(route, Mount | Route | WebSocketRoute)
        path = f"{route.path}/{{path}}" if isinstance(route, Mount) else route.path
        for method in sure(set, route.methods) - {"HEAD"} if isinstance(route, Route) else {"GET"}:
            assert told[path][method.lower()]["summary"], (method, path)
            if method == "POST":
                assert sure(Route, route).endpoint in TAKES, (
                    f"{path} does not say what it takes: contract.takes"
                )


@pytest.mark.parametrize("kind", KINDS, ids=TAGS)
def test_a_message_is_understood_exactly_if_it_is_as_described(kind):
    description = described(routes())
    anything = description["paths"]["/table/{id}/live"]["get"]["x-messages"]
    told = jsonschema_rs.validator_for(within(description, anything))
    needed = {field.name: fitting(field.type) for field in kind.fields if field.required}
    fit = {"do": kind.tag, **needed}
    schema = description["components"]["schemas"][title(description, kind.tag)]
    assert understood(fit) and told.is_valid(fit)
    for name in schema["properties"]:
        others = [{**fit, name: junk} for junk in JUNK]
        for said in (*others, {key: fit[key] for key in fit if key != name}):
            assert understood(said) == told.is_valid(said), said


def fitting(kind):
    """The simplest value of a type."""
    if isinstance(kind, inspect.IntType):
        return kind.ge or 0
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    return True if isinstance(kind, inspect.BoolType) else "x"


def title(description, tag):
    """What the schema of a message is called."""
    schemas = description["components"]["schemas"].items()
    return next(n for n, s in schemas if s["properties"].get("do", {}).get("enum") == [tag])


def within(description, schema):
    """A schema with all that it refers to."""
    return {**schema, "components": description["components"]}


def understood(said):
    try:
        messages.read(json.dumps(said))
    except Refused:
        return False
    return True


@async_test
async def test_whatever_is_made_from_the_description_is_answered_as_it_says(tmp_path, errors):  # noqa: F811
    async with opened(tmp_path, limits=1e6) as house, Guest(house.address) as me:
        description = (await me.get("/openapi.json")).json()
        assert description == described(routes())
        judge = Judge(description)
        table = await me.play(game="parade", seats="2")
        line = await me.live(table)
        await line.play_on(random.Random(1))
        code = line.table["invite"].rpartition("/")[2]
        real = {"id": table, "n": "1", "name": "parade", "file": "fonts.css", "path": "app.css",
                "code": code, "token": "x", "token_id": table, "section": "float",
                "row": "1", "version": "1", "box": "0" * 32, "study": table,
                "saying": table}  # fmt: skip
        for n, (method, path, places, fields) in enumerate(requests(description, real)):
            await judge.ask(house, me, method, path, places, fields, as_json=n % 2)
        for path in description["paths"]:
            await says_the_same_in_short(me, filled(path, real))
        assert judge.asked == {(m, p) for p, all in description["paths"].items() for m in all}
        assert judge.seen >= {200, 303, 400, 403, 404}
        assert errors == []
        assert (await me.live(await me.play())).table["phase"] == "playing"


def requests(description, real):
    """Each page as it should be asked for, then with one thing after the other gone or hostile."""
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            places = {name: real[name] for name in re.findall(r"{(\w+)}", path)}
            fields = {name: FIT.get(name, "") for name in fields_of(description, operation)}
            yield method, path, places, fields
            for name in places:
                for junk in filter(None, hostile(path, name)):  # with nothing it is another page
                    yield method, path, {**places, name: junk}, fields
            for name in fields:
                yield method, path, places, {n: fields[n] for n in fields if n != name}
                for junk in hostile(path, name):
                    yield method, path, places, {**fields, name: junk}


def hostile(*where):
    """A third of all, another one at each place."""
    return HOSTILE[len("".join(where)) % 3 :: 3]


def fields_of(description, operation):
    """The names in a form, or behind a question mark."""
    found = [each["name"] for each in operation["parameters"] if each["in"] == "query"]
    for content in operation.get("requestBody", {"content": {}})["content"].values():
        if "$ref" in content["schema"]:  # else one of many messages, which have a test of their own
            name = content["schema"]["$ref"].rpartition("/")[2]
            found += description["components"]["schemas"][name]["properties"]
    return dict.fromkeys(name for name in found if name not in ("csrf", "sure"))


def filled(path, places):
    """An address with something in place of the names in braces."""
    for name, value in places.items():
        path = path.replace(f"{{{name}}}", quote(value, safe="").replace(".", "%2e"))
    return path


async def says_the_same_in_short(me, address):
    """HEAD tells what GET would, also where nothing is to be had, and shows nothing of it."""
    head, page = await me.http.head(address), await me.get(address)
    assert head.status_code == page.status_code < 500, address
    assert head.headers.get("content-type") == page.headers.get("content-type"), address
    assert head.content == b""


class Judge:
    """Asks, and holds the answer to what was said of it."""

    def __init__(self, description):
        self.description = description
        self.asked = set()
        self.seen = set()

    async def ask(self, house, me, method, path, places, fields, as_json):
        self.asked.add((method, path))
        address = filled(path, places)
        headers = {"origin": house.address, "x-csrf": token(house, me)}
        headers["accept"] = "application/json" if as_json else "text/html"
        sent = {"data": fields} if method == "post" else {"params": fields}
        answer = await me.http.request(method, address, headers=headers, **sent)
        assert answer.status_code < 500 and "Traceback" not in answer.text, (method, path, fields)
        self.judge(self.description["paths"][path][method]["responses"], answer)
        self.seen.add(answer.status_code)

    def judge(self, told, answer):
        """Its status, its kind and its shape."""
        code, about = str(answer.status_code), answer.request.url
        said = told.get(code) or told.get(f"{code[0]}XX")
        assert said, (code, about)
        kind = answer.headers.get("content-type", "").partition(";")[0]
        content = said.get("content", {"": {}})
        assert kind in content or "*/*" in content, (kind, about)
        schema = content.get(kind, {}).get("schema")
        if schema:
            whole = within(self.description, schema)
            jsonschema_rs.validator_for(whole).validate(answer.json())


def token(house, me):
    """As forms have it; whoever signs out is somebody else from then on."""
    known = house.keys.read(me.http.cookies.get("who", ""))
    return house.keys.csrf(known[2]) if known else ""
