"""Records from elsewhere: read in another process, within limits, then watched like any game."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...core.box import Data
from ...core.errors import BadRecord, ChapiteauError, Value
from ...core.match import BareMatch
from ...core.record import Record, check_end, follow, read
from ...registry import find, games
from ...words.telling import say_error
from ..refusal import Refused
from ..store.rows import BOT, RECORD, SeatRow
from ..tables.state import result_of
from .contract import moves_on, takes
from .forks import Beginning, Moves, create
from .forms import WatchForm
from .visit import address_of, back_to, visitor

LARGEST, MOST_MOVES, MOST_SECONDS = 200_000, 5_000, 3.0
AT_ONCE = 25
"""So many moves are played between two looks at the clock."""


@dataclass(frozen=True)
class ReadRecord:
    """A record that is what it says it is, as plain data; or why it is not."""

    game: str = ""
    rules: int = 0
    options: tuple[tuple[str, str | int | bool], ...] = ()
    box: Data | None = None
    seats: int = 0
    seed: str = ""
    moves: tuple[tuple[int, str], ...] = ()
    result: dict[str, Any] | None = None
    error: str = ""
    said: tuple[tuple[str, Value], ...] = ()


def play_through(text: str) -> ReadRecord:
    """Read a record and play it to its end, within limits; whatever is wrong has a name."""
    try:
        return checked(text)
    except ChapiteauError as e:
        return ReadRecord(error=e.id, said=tuple(e.said.items()))
    except Exception:  # what somebody has written may break anything
        return ReadRecord(error="record-unreadable")


def checked(text: str) -> ReadRecord:
    r = read(text, games())
    if len(r) > MOST_MOVES:
        raise Refused("record-too-long", most=MOST_MOVES)
    match = BareMatch(r.edition, r.seats, r.seed)
    begun = time.process_time()
    for at in range(0, len(r), AT_ONCE):
        follow(match, r, min(len(r), at + AT_ONCE), at)
        if time.process_time() - begun > MOST_SECONDS:
            raise Refused("record-too-slow", seconds=int(MOST_SECONDS))
    check_end(match, r)
    if not match.over:
        raise Refused("record-unfinished")
    return as_data(r, match)


def as_data(r: Record, match: BareMatch) -> ReadRecord:
    edition, game = r.edition, r.edition.game
    box = None if edition.box.hash == game.box.hash else edition.box.data
    options = tuple(edition.options.items())
    made = (game.name, edition.rules, options, box, r.seats, r.seed, tuple(r.moves))
    return ReadRecord(*made, result_of(match))


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
    if not house.upload_limit.allows(me.person.id) or not house.upload_limit.allows(
        address_of(request)
    ):
        raise Refused("too-many-tries", 429)
    found = await house.bot_pool.run(play_through, text)
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
