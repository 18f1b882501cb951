"""Pages of one game before it is played: its playbill, its rules, a new table."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ....bots import LEVELS
from ....bots.levels import RIVAL
from ....core.errors import ChapiteauError
from ....core.game import Game
from ....registry import find, games
from ....words import Words, options_of, overview_of, rules_of, synonyms_of, words_for
from ....words.telling import say_error
from ...answers.kept import ASK_AGAIN, has
from ...clocks.clock import ENDS, KEPT, KINDS, MOST_ADDED, MOST_TIME, UNITS, Clock, agreed
from ...refusal import Refused
from ...tables.new.creation import Plan
from ...tables.paces import CLOCKED, PACES
from ...tables.rivals import check_level
from ..contract import moves_on, takes
from ..forms import BoxChoice, PlayForm, TableForm
from ..visit import Visitor, back_to, read_form, visitor
from . import last_played
from .about import about


async def game_page(request: Request) -> Response:
    """GET /game/{name} -> game.html

    game    about.about(): name, title, tagline, fewest, most, cooperative, credits (one sentence),
            unofficial (one sentence), sources (one sentence), reconstructed (names of rows)
    levels  the bots: name, text, choice (with the style)
    last    what it was last played with here: seats, level
    """
    me, game = visitor(request), requested_game(request)
    return me.page(
        "game.html",
        words_of=game,
        game=about(game, me.lang),
        levels=levels(me.lang),
        last=last_played.last_settings(request, game),
    )


async def rules_page(request: Request) -> Response:
    """GET /game/{name}/rules -> rules.html

    game      about.about()
    rulebook  rulebook.html, which is made once
    synonyms  groups of words that are searched for each other
    """
    me, game = visitor(request), requested_game(request)
    tag = me.tag(game.name)
    headers = {**ASK_AGAIN, "etag": tag}
    if has(request, tag):
        return Response(status_code=304, headers=headers)
    page = me.page(
        "rules.html",
        words_of=game,
        game=about(game, me.lang),
        rulebook=rulebook(me, game),
        synonyms=synonyms_of(game, me.lang),
    )
    page.headers.update(headers)
    return page


def rulebook(me: Visitor, game: Game[Any]) -> Markup:
    """-> rulebook.html

    overview  paragraphs for a newcomer
    rules     list of: number ("5.10"), text, ours (bool), example, see (numbers), is_title (bool);
              anchors are `r5.10`
    """
    known, key = me.house.rulebooks, (game.name, me.lang)
    if key not in known:
        template = me.house.pages.get_template("rulebook.html")
        html = template.render(
            t=words_for(me.lang, game),
            overview=overview_of(game, me.lang),
            rules=rules_of(game, me.lang),
        )
        known[key] = Markup(html)
    return known[key]


@moves_on
@takes(PlayForm)
async def play(request: Request, form: PlayForm) -> Response:
    """POST /play -> a table against bots, which shows its commitment and waits for my `start`."""
    me, game = visitor(request), find(form.game)
    usual = last_played.usual(game)
    level = form.level or usual.level
    check_level(level)
    seats = number(form.seats) if form.seats else usual.seats
    own = await me.house.shelf.to_play(form.box, game, me.person)
    plan = Plan(game.edition({}), seats, "week", True).played_with(own)
    me.house.scheduler.check_room(me.address)
    table = await me.house.hall.create_table(me.person, plan, me.lang, bots=level)
    answer = back_to(f"/table/{table}")
    last_played.remember(request, answer, game.name, last_played.Settings(seats, level))
    return answer


@takes(BoxChoice)
async def new_form(request: Request, query: BoxChoice) -> Response:
    """GET /new/{game} -> new.html

    game     about.about()
    seats    the possible numbers of players
    options  what may be agreed: see words/options.py
    paces    list of: name, text
    clocks   kinds, units, ends (names), most_time, most_added (by unit): what a clock may be
    boxes    what it may be played with besides the house's box: value, name, mine (bool), n
    fields   what was sent before an error, by field name; empty at first
    error    a sentence, or ""

    The form posts to the same address: seats, pace, private ("yes" or nothing), option-{name}; and
    for the pace "clock" also clock, unit, time, added, end; and box, if not the house's; and
    friendly, where games count (ratings).
    """
    return await new_page(request, {"box": query.box} if query.box else {}, "")


async def new_page(request: Request, fields: dict[str, str], error: str) -> Response:
    me, game = visitor(request), requested_game(request)
    words = words_for(me.lang, game)
    return me.page(
        "new.html",
        400 if error else 200,
        words_of=game,
        game=about(game, me.lang),
        seats=list(range(game.fewest, game.most + 1)),
        options=options_of(game, me.lang),
        paces=[
            {"name": n, "text": words.aside(f"table-pace-{n}", "short")} for n in (*PACES, CLOCKED)
        ],
        clocks=offered_clocks(game),
        boxes=await me.house.shelf.choices(game, me.person, fields.get("box", "")),
        ratings=me.house.settings.ratings,
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
        seats, clock = number(form.seats), clock_from(form, game)
        own = await me.house.shelf.to_play(form.box, game, me.person)
        friendly = form.friendly == "yes" and me.house.settings.ratings
        plan = Plan(
            game.edition(options), seats, form.pace, private, clock=clock, friendly=friendly
        ).played_with(own)
        table = await me.house.hall.create_table(me.person, plan, me.lang)
    except ChapiteauError as e:
        if getattr(e, "status", 400) not in (400, 404, 409):
            raise
        return await new_page(request, fields, say_error(me.lang, e))
    return back_to(f"/table/{table}")


def offered_clocks(game: Game[Any]) -> dict[str, Any]:
    """What a clock may be; where all win or lose together nobody ranks last."""
    ends = (KEPT,) if game.cooperative else ENDS
    most = {"most_time": MOST_TIME, "most_added": MOST_ADDED}
    return {"kinds": KINDS, "units": list(UNITS), "ends": ends, **most}


def clock_from(form: TableForm, game: Game[Any]) -> Clock | None:
    """The clock that a form asks for, if it asks for one."""
    if form.pace != CLOCKED:
        return None
    time, added = number(form.time), number(form.added)
    return agreed(form.clock, form.unit, time, added, form.end, game.cooperative)


def levels(lang: str) -> list[dict[str, str]]:
    """The bots, weakest first, each with its style, then the rival; one that has no words yet goes
    by its name."""
    words = words_for(lang)
    return [described(words, name, f"table-level-{name}") for name in (*LEVELS, RIVAL)]


def described(words: Words, name: str, id: str) -> dict[str, str]:
    if not words.has(id):
        return {"name": name, "text": name, "choice": name}
    said = {"level": words(id), "style": words.aside(id, "style")}
    return {"name": name, "text": words(id), "choice": words("table-level-choice", **said)}


def requested_game(request: Request) -> Game[Any]:
    name = request.path_params["name"]
    if name not in games():
        raise Refused("no-such-page", 404)
    return find(name)


def number(text: str) -> int:
    """A small number from a form; nothing sensible is -1, which no game accepts."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1
