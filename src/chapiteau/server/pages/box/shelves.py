"""All boxes that people have made, as far as somebody may see them; and one more from a file."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....core.errors import ChapiteauError
from ....registry import find, games
from ....words import words_for
from ....words.telling import say_error
from ...boxes.reading import LONGEST_FILE, Writing
from ...boxes.shelf import LONGEST_NAME, most_boxes
from ...people.people import shown_name
from ...refusal import Refused
from ...store.rows import FIT, NEW, OwnBoxRow, VersionState
from ..contract import moves_on, takes
from ..visit import back_to, visitor
from .forms import ImportForm


async def boxes_page(request: Request) -> Response:
    """GET /boxes -> own_boxes.html

    mine     boxes of mine: name, game (its title), url, audience, hidden, at, versions, state
    offered  boxes that are offered: the same, with `by`, the name of who made it ("" if gone)
    games    (name, title) of all games, for the form that takes a file
    most     how many boxes I may keep
    longest, longest_name  letters of a file, and of a name
    fields   what was sent before an error
    error    a sentence, or ""
    """
    return await listed(request)


async def listed(
    request: Request, error: str = "", fields: dict[str, str] | None = None, status: int = 200
) -> Response:
    me = visitor(request)
    rows = me.house.shelf.rows
    mine = [row for row in await rows.of(me.person.id) if row.game in games()]
    offered = [row for row in await rows.offered() if row.game in games()]
    states = await rows.versions({row.id for row in (*mine, *offered)})
    known = await me.house.store.moderation.people({row.owner for row in offered})
    names = {id: shown_name(person) for id, person in known.items()}
    there = [row for row in offered if any(each.state == FIT for each in states[row.id])]
    return me.page(
        "own_boxes.html",
        status,
        mine=[lined(row, states[row.id], me.lang) for row in mine],
        offered=[
            {**lined(row, states[row.id], me.lang), "by": names.get(row.owner, "")} for row in there
        ],
        games=[(name, words_for(me.lang, game)("game-title")) for name, game in games().items()],
        most=most_boxes(me.person),
        longest=LONGEST_FILE,
        longest_name=LONGEST_NAME,
        fields=fields or {},
        error=error,
    )


def lined(row: OwnBoxRow, states: Sequence[VersionState], lang: str) -> dict[str, Any]:
    """A box as lists show it."""
    return {
        "name": row.name,
        "game": words_for(lang, find(row.game))("game-title"),
        "url": f"/box/{row.id}",
        "audience": row.audience,
        "hidden": row.hidden,
        "at": day(row.touched),
        "versions": row.newest,
        "state": states[0].state if states else NEW,
    }


@moves_on
@takes(ImportForm)
async def import_box(request: Request, form: ImportForm) -> Response:
    """POST /boxes/import -> a box of mine from a components file; the list again, and why not."""
    me = visitor(request)
    try:
        game = find(form.game)
        writing = Writing(game.name, game.box.hash, text=given(form.components))
        id = await me.house.shelf.make(me.person, me.address, writing, form.name)
    except ChapiteauError as e:
        fields = {"game": form.game, "name": form.name}
        return await listed(request, say_error(me.lang, e), fields, getattr(e, "status", 400))
    return back_to(f"/box/{id}")


def given(text: str) -> str:
    """A file that was sent; nothing is no file."""
    if not text.strip():
        raise Refused("box-no-file")
    return text


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
