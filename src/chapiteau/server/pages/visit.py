"""One visitor of one page: person, language, theme, and the pages made for them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Message, Receive

from ...core.game import Game
from ...words import LANGUAGES, Words, words_for
from ..answers.kept import tag_of
from ..people.keys import LONG
from ..people.people import Person
from ..refusal import Refused

if TYPE_CHECKING:
    from ..house import House

THEMES = ("light", "dark")
MOST_FIELDS = 40
LARGEST_BODY = 16_384
MOST_BYTES = {
    "watch": 300_000,
    "draft": 100_000,
    "file": 100_000,
    "lab": 100_000,
    "save": 100_000,
    "import": 200_000,
    "say": 20_000,
}  # of files, by ends of paths


@dataclass
class Visitor:
    """What is known of whoever asks for a page."""

    house: House
    person: Person
    lang: str
    theme: str  # "light", "dark", or "" for what the browser prefers
    path: str
    scheme: str = "http"
    address: str = ""  # the network they come from

    @property
    def secure(self) -> bool:
        """Whether cookies may only travel encrypted."""
        return self.scheme == "https" or self.house.settings.address.startswith("https:")

    @property
    def words(self) -> Words:
        return words_for(self.lang)

    def page(
        self, name: str, status: int = 200, words_of: Game[Any] | None = None, **context: Any
    ) -> Response:
        """A template; every one of them gets, besides its own context:

        t(id, **args)  the words of the visitor's language (with those of `words_of`, if given)
        script_words(*groups)  the texts `page-<group>-...` that scripts say, by what they ask for
        lang, languages, theme ("light", "dark" or ""), path (this page, to come back to)
        person         .name, .registered
        csrf           the token that every form sends in its field `csrf`
        """
        html = self.house.pages.get_template(name).render(
            t=words_for(self.lang, words_of),
            script_words=partial(script_words, self.words),
            lang=self.lang,
            languages=LANGUAGES,
            theme=self.theme,
            path=self.path,
            person=self.person,
            csrf=self.house.keys.csrf(self.person.session),
            **context,
        )
        return HTMLResponse(html, status)

    def tag(self, *parts: str) -> str:
        """What a page is known by that depends on nothing but these parts and whoever asks."""
        me, house = self.person, self.house
        own = (me.session, me.name, str(me.registered), self.lang, self.theme, self.path)
        known = f"{house.since}".encode() + house.keys.key
        return tag_of(known, *[part.encode() for part in (*own, *parts)])


def script_words(words: Words, *groups: str) -> dict[str, str]:
    """Whole groups of texts for scripts, with blanks that they fill in themselves."""
    beginnings = tuple(f"page-{group}-" for group in groups)
    return {
        id.removeprefix("page-"): words(id, **{name: f"{{{name}}}" for name in words.speaks_of(id)})
        for id in words.ids()
        if id.startswith(beginnings)
    }


def visitor(connection: HTTPConnection) -> Visitor:
    """Whoever made this request."""
    found = connection.scope["visitor"]
    assert isinstance(found, Visitor)
    return found


def language(connection: HTTPConnection) -> str:
    """From the cookie, else the first of the browser's languages that the house speaks."""
    chosen = connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    wanted: list[tuple[float, int, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, rest = part.strip().partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            wanted.append((-float(weight or 1), len(wanted), name[:2].lower()))
        except ValueError:
            continue
    return next((lang for _, _, lang in sorted(wanted) if lang in LANGUAGES), LANGUAGES[0])


def theme(connection: HTTPConnection) -> str:
    chosen = connection.cookies.get("theme", "")
    return chosen if chosen in THEMES else ""


def keep_cookie(connection: HTTPConnection, answer: Response, key: str, value: str) -> Response:
    """Have the browser remember something that only the house reads; nothing is forgotten."""
    secure, age = visitor(connection).secure, LONG if value else 0
    answer.set_cookie(key, value, max_age=age, httponly=True, samesite="lax", secure=secure)
    return answer


async def read_body(connection: HTTPConnection, receive: Receive) -> Receive:
    """The body, read at once and never longer than a form can be."""
    if connection.scope["method"] in ("GET", "HEAD"):
        return receive
    length, most = connection.headers.get("content-length", "0"), body_limit(connection)
    if not length.isascii() or not length.isdigit() or int(length[:10]) > most:
        raise Refused("body-too-big", 413, most=most)
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("bad-request")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Refused("body-too-big", 413, most=most)
    connection.scope["body"] = body
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def body_limit(connection: HTTPConnection) -> int:
    """How much may be sent here."""
    is_file = connection.headers.get("content-type", "").startswith("multipart/")
    return MOST_BYTES.get(connection.scope["path"].split("/")[-1] if is_file else "", LARGEST_BODY)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form; each once."""
    return parse_form(await request.body(), request.headers.get("content-type", ""))


def parse_form(body: bytes, kind: str) -> dict[str, str]:
    """What a form says, with files or without; a file is its text."""
    if kind.lower().startswith("multipart/form-data"):
        found = parse_multipart(body, kind)
    else:
        text = body.decode("utf-8", "replace")
        try:
            found = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
        except ValueError:
            raise Refused("too-many-fields") from None
    return {name: value.replace("\0", "") for name, value in found}


def parse_multipart(body: bytes, kind: str) -> list[tuple[str, str]]:
    """The parts of a form that sends files; read plainly, so that no trick makes it slow."""
    mark = re.search(r'boundary="?([^";,\s]{1,70})', kind)
    if mark is None:
        return []
    fence = b"\r\n--" + mark[1].encode("latin-1", "replace")
    pieces = (b"\r\n" + body).split(fence, MOST_FIELDS + 2)[1:]
    if len(pieces) > MOST_FIELDS + 1:
        raise Refused("too-many-fields")
    found: list[tuple[str, str]] = []
    for piece in pieces:
        head, _, data = piece.partition(b"\r\n\r\n")
        name = re.search(rb'\bname="?([^"\s;]{1,40})', head[:1000])
        if name and not piece.startswith(b"--"):
            found.append((name[1].decode("utf-8", "replace"), data.decode("utf-8", "replace")))
    return found


def back_to(path: str) -> RedirectResponse:
    """Go on to a page of this house and never to another's."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return RedirectResponse(path if safe else "/", 303)
