"""Records from elsewhere: read by a worker, within limits, then watched like any game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...core.errors import BadRecord, ChapiteauError
from ...registry import find
from ...words.telling import say_error
from ..refusal import Refused
from ..store.rows import BOT, RECORD, SeatRow
from ..tables.new.uploads import MOST_SECONDS
from ..thinking import shares, work
from ..thinking.fair_queue import Asker
from .contract import moves_on, takes
from .forks import Beginning, Moves, create
from .forms import WatchForm
from .visit import back_to, visitor

LARGEST = 200_000


async def watch_form(request: Request) -> Response:
    """GET /watch -> watch.html

    error   a sentence, or ""
    text    what was sent before an error
    most    how many letters a record may have

    The form posts to the same address: record (a file) or text.
    """
    return watch_page(request)


def watch_page(request: Request, error: str = "", text: str = "", status: int = 200) -> Response:
    me = visitor(request)
    return me.page("watch.html", status, error=error, text=text, most=LARGEST)


@moves_on
@takes(WatchForm)
async def watch(request: Request, form: WatchForm) -> Response:
    """POST /watch -> the replay of a record, or why not."""
    me, text = visitor(request), form.record.strip() or form.text.strip()
    try:
        return back_to(f"/table/{await table_of_record(request, text)}/replay")
    except ChapiteauError as e:
        status = getattr(e, "status", 400)
        return watch_page(request, say_error(me.lang, e), text[:LARGEST], status)


async def table_of_record(request: Request, text: str) -> str:
    """The table of a record that was sent."""
    me = visitor(request)
    house = me.house
    if len(text) > LARGEST:
        raise Refused("record-too-big", 413, most=LARGEST)
    if not house.upload_limit.allows(me.person.id) or not house.upload_limit.allows(me.address):
        raise Refused("too-many-tries", 429)
    house.chores.check_room(me.address)
    asker = Asker(me.address, me.person.id)
    found = (await house.chores.ask(work.RECORD, text, asker, shares.CHORES)).answer
    if found is None:
        raise Refused("record-too-slow", seconds=int(MOST_SECONDS))
    if found.error:
        raise BadRecord(found.error, dict(found.said))
    game = find(found.game)
    box = game.read_box(found.box) if found.box else None
    edition = game.edition(dict(found.options), box, found.rules)
    moves: Moves = list(found.moves)
    beginning = Beginning(edition, found.seats, found.seed, moves, RECORD, False, found.result)
    seats = [SeatRow(i, BOT) for i in range(found.seats)]
    return await create(house.hall, await house.people.ensure_stored(me.person), beginning, seats)
