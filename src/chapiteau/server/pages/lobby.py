"""Pages before the game: posters, one game, its rules, a new table, an invitation."""

from __future__ import annotations

from typing import Any, TypedDict

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...bots import LEVELS, make_bot
from ...core.errors import ChapiteauError
from ...core.game import Game
from ...registry import find, games
from ...words import options_of, rules_of, words_for
from ...words.telling import say_error
from ..answers.kept import ASK_AGAIN, has
from ..refusal import Refused
from ..tables.lists import Line
from ..tables.new.creation import Plan
from ..tables.paces import PACES
from .about import about
from .contract import gives, moves_on, takes
from .forms import PlayForm, TableForm
from .visit import Visitor, back_to, read_form, visitor


class Tables(TypedDict):
    """My tables, what waits for me first."""

    tables: list[Line]


async def index(request: Request) -> Response:
    """GET / -> index.html

    games   list of about.about(): name, title, tagline, fewest, most, cooperative, ...
    mine    my tables, those that wait for me first: id, url, game, title, phase ("waiting",
            "playing", "over"), waits (bool), players (names)
    open    public tables with an empty seat, the same fields
    levels  the bots: name, text
    """
    me = visitor(request)
    return me.page(
        "index.html",
        games=[about(game, me.lang) for game in games().values() if not game.in_rehearsal],
        mine=await me.house.hall.tables_of(me.person, me.lang),
        open=await me.house.hall.open_tables(me.lang),
        levels=levels(me.lang),
    )


async def game_page(request: Request) -> Response:
    """GET /game/{name} -> game.html

    game    about.about(): name, title, tagline, fewest, most, cooperative, credits (one sentence),
            unofficial (one sentence), sources (one sentence), reconstructed (names of rows)
    levels  the bots: name, text
    seats   the possible numbers of players
    """
    me, game = visitor(request), requested_game(request)
    return me.page(
        "game.html",
        words_of=game,
        game=about(game, me.lang),
        levels=levels(me.lang),
        seats=list(range(game.fewest, game.most + 1)),
    )


async def rules_page(request: Request) -> Response:
    """GET /game/{name}/rules -> rules.html

    game      about.about()
    rulebook  rulebook.html, which is made once
    """
    me, game = visitor(request), requested_game(request)
    tag = me.tag(game.name)
    headers = {**ASK_AGAIN, "etag": tag}
    if has(request, tag):
        return Response(status_code=304, headers=headers)
    page = me.page(
        "rules.html", words_of=game, game=about(game, me.lang), rulebook=rulebook(me, game)
    )
    page.headers.update(headers)
    return page


def rulebook(me: Visitor, game: Game[Any]) -> Markup:
    """-> rulebook.html

    rules   list of: number ("5.10"), text, ours (bool), is_title (bool); anchors are `r5.10`
    """
    known, key = me.house.rulebooks, (game.name, me.lang)
    if key not in known:
        template = me.house.pages.get_template("rulebook.html")
        html = template.render(t=words_for(me.lang, game), rules=rules_of(game, me.lang))
        known[key] = Markup(html)
    return known[key]


@moves_on
@takes(PlayForm)
async def play(request: Request, form: PlayForm) -> Response:
    """POST /play -> a table against bots, which shows its commitment and waits for my `start`."""
    me, game = visitor(request), find(form.game)
    level = form.level or "amateur"
    make_bot(level, game)
    usual = max(game.fewest, min(3, game.most))
    plan = Plan(game.edition({}), number(form.seats or str(usual)), "week", True)
    me.house.scheduler.check_room(me.address)
    table = await me.house.hall.create_table(me.person, plan, me.lang, bots=level)
    return back_to(f"/table/{table}")


async def new_form(request: Request) -> Response:
    """GET /new/{game} -> new.html

    game     about.about()
    seats    the possible numbers of players
    options  what may be agreed: see words/options.py
    paces    list of: name, text
    fields   what was sent before an error, by field name; empty at first
    error    a sentence, or ""

    The form posts to the same address: seats, pace, private ("yes" or nothing), option-{name}.
    """
    return new_page(request, {}, "")


def new_page(request: Request, fields: dict[str, str], error: str) -> Response:
    me, game = visitor(request), requested_game(request)
    words = words_for(me.lang, game)
    return me.page(
        "new.html",
        400 if error else 200,
        words_of=game,
        game=about(game, me.lang),
        seats=list(range(game.fewest, game.most + 1)),
        options=options_of(game, me.lang),
        paces=[{"name": name, "text": words(f"table-pace-{name}")} for name in PACES],
        fields=fields,
        error=error,
    )


@moves_on
@takes(TableForm)
async def new_table(request: Request, form: TableForm) -> Response:
    """POST /new/{game} -> a table with friends, waiting for them; I sit on the first seat."""
    me, fields, game = visitor(request), await read_form(request), requested_game(request)
    options: dict[str, Any] = {
        key.removeprefix("option-"): value
        for key, value in fields.items()
        if key.startswith("option-")
    }
    try:
        private = form.private == "yes"
        plan = Plan(game.edition(options), number(form.seats), form.pace, private)
        table = await me.house.hall.create_table(me.person, plan, me.lang)
    except ChapiteauError as e:
        if getattr(e, "status", 400) != 400:
            raise
        return new_page(request, fields, say_error(me.lang, e))
    return back_to(f"/table/{table}")


@moves_on
async def join(request: Request) -> Response:
    """GET /join/{code} -> the table this link invites to."""
    me = visitor(request)
    return back_to(f"/table/{await me.house.hall.join(me.person, request.path_params['code'])}")


@gives(Tables)
async def waiting(request: Request) -> Response:
    """GET /tables.json -> {"tables": [as `mine` on the front page]}, what waits for me first."""
    me = visitor(request)
    return JSONResponse(Tables(tables=await me.house.hall.tables_of(me.person, me.lang)))


def levels(lang: str) -> list[dict[str, str]]:
    """The bots, weakest first; one that has no words yet goes by its name."""
    words = words_for(lang)
    ids = {name: f"table-level-{name}" for name in LEVELS}
    return [
        {"name": name, "text": words(id) if words.has(id) else name} for name, id in ids.items()
    ]


def requested_game(request: Request) -> Game[Any]:
    name = request.path_params["name"]
    if name not in games() or games()[name].in_rehearsal:
        raise Refused("no-such-page", 404)
    return find(name)


def number(text: str) -> int:
    """A small number from a form; nothing sensible is -1, which no game accepts."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1
