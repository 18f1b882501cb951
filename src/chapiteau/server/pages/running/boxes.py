"""The house's own boxes: what owners agree on is taken over with one click, or undone."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....core.errors import ChapiteauError
from ....core.game import Game
from ....editing.differences import facts_between
from ....words import words_for
from ....words.telling import say_error
from ...confirming.agreement import RowSaid, Version, facts_key, open_rows, put_together
from ...confirming.house_boxes import Standing
from ...moderation.acts import Moderation
from ...moderation.policy import check_admin
from ...refusal import Refused
from ...store.rows import SayingRow
from ..box.drafts import maker_of
from ..contract import moves_on, takes
from ..entrance.about import on_the_bill
from ..entrance.lobby import number, requested_game
from ..forms import Form
from ..visit import Visitor, back_to, visitor
from .forms import TakeForm, UndoForm

HERE = "/house/boxes"


async def page(request: Request) -> Response:
    """GET /house/boxes -> house_boxes.html

    games  of each: name, title, n (of the house's box, 0: that of the release), taken (rows that
           were taken over: title, url), rows (of which something is said: path, title, url,
           agreed, versions (key, count, is_house, facts, editions, notes)), agreed (how many)
    error  a sentence, or ""
    """
    return await shown(request)


async def shown(request: Request, error: str = "", status: int = 200) -> Response:
    me = visitor(request)
    check_admin(me.person)
    told = [await told_of(me, game) for game in on_the_bill(me.house.settings.rehearsals)]
    found = [each for each in told if each["rows"] or each["n"]]
    return me.page("house_boxes.html", status, games=found, error=error)


async def told_of(me: Visitor, game: Game[Any]) -> dict[str, Any]:
    standing = await me.house.house_boxes.standing(game)
    said = put_together(standing.box.data, await me.house.store.confirmations.of(game.name))
    return await me.house.hall.worker.run(in_words, me.lang, game, standing, said)


def in_words(lang: str, game: Game[Any], standing: Standing, said: list[RowSaid]) -> dict[str, Any]:
    maker = maker_of(game, standing.box, lang)
    rows = open_rows(standing.box.data, said)

    def named(path: str) -> dict[str, str]:
        section, _, n = path.partition("/")
        url = f"/game/{game.name}/box/{section}/{int(n) + 1}"
        is_list = isinstance(standing.box.data.get(section), list)
        return {"title": maker.labels.row(path if is_list else section), "url": url}

    def version(path: str, each: Version) -> dict[str, Any]:
        return {
            "key": key_of(each),
            "count": each.count,
            "is_house": each.is_house,
            "facts": facts_between(maker, path, each.row),
            "editions": each.editions,
            "notes": [note(saying) for saying in each.sayings if saying.note or saying.edition],
        }

    return {
        "name": game.name,
        "title": words_for(lang, game)("game-title"),
        "n": standing.n,
        "taken": [named(path) for path in standing.rows],
        "agreed": sum(each.is_agreed for each in rows),
        "rows": [
            {
                **named(each.path),
                "path": each.path,
                "agreed": each.is_agreed,
                "versions": [version(each.path, one) for one in each.versions],
            }
            for each in rows
        ],
    }


def note(row: SayingRow) -> dict[str, Any]:
    return {"id": row.id, "text": row.note, "edition": row.edition, "hidden": row.hidden}


def key_of(version: Version) -> str:
    """Names what is said, so that what is taken over is what was seen."""
    return blake2b(facts_key(version.row).encode(), digest_size=8).hexdigest()


# acts


async def done(request: Request, act: Any) -> Response:
    """Do something, and show the page again; or say there why not."""
    me = visitor(request)
    check_admin(me.person)
    try:
        await act(Moderation(me.house, me.person))
    except ChapiteauError as e:
        return await shown(request, say_error(me.lang, e), getattr(e, "status", 400))
    return back_to(HERE)


@moves_on
@takes(TakeForm)
async def take(request: Request, form: TakeForm) -> Response:
    """POST /house/boxes/{name}/take -> one row as owners say it is, or all that they agree on."""
    me, game = visitor(request), requested_game(request)
    check_admin(me.person)
    standing = await me.house.house_boxes.standing(game)
    said = put_together(standing.box.data, await me.house.store.confirmations.of(game.name))
    rows = {}
    for each in open_rows(standing.box.data, said):
        for version in each.versions:
            is_asked = each.path == form.row and key_of(version) == form.key
            if is_asked or (not form.row and each.is_agreed):
                rows[each.path] = version.row

    async def act(acts: Moderation) -> None:
        if not rows:
            raise Refused("confirm-moved-on", 409)
        await acts.take_rows(game, rows)

    return await done(request, act)


@moves_on
@takes(UndoForm)
async def undo(request: Request, form: UndoForm) -> Response:
    """POST /house/boxes/{name}/undo -> the box before is the house's again."""
    game = requested_game(request)
    return await done(request, lambda acts: acts.undo_box(game, number(form.n)))


@moves_on
@takes(Form)
async def hide(request: Request, _: Form) -> Response:
    """POST /house/sayings/{saying}/hide -> an owner's words are shown to nobody, or again."""
    return await done(request, lambda acts: acts.hide_saying(request.path_params["saying"]))
