"""Pages at the table: the game itself, and afterwards its replay and its record."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...draw.scene import Layout, Shade
from ...words import Section
from ..answers.kept import Kept
from ..boxes.told import told_at_table
from ..live.changes import Part, scene_part
from ..live.frame import viewer_of
from ..live.viewer import fresh
from ..refusal import Refused
from ..tables.archive import Archive
from ..tables.past import Appearance, LookBack
from .contract import gives, takes
from .forms import At, PastSight, SeatSight, Sight
from .keys import KEYS
from .visit import Visitor, visitor

if TYPE_CHECKING:
    from ..tables.table import LiveTable

JSON = "application/json"


async def table_page(request: Request) -> Response:
    """GET /table/{id} -> table.html

    table   id, game (name), title, phase, seat (mine, or None), host (bool: am I the host),
            live (path of the WebSocket), invite (path, "" if I am not seated), commitment,
            replay and record (paths; of use once the game is over), tournament (path, or "")
    levels  the bots: name, text, choice (with the style)
    keys    the keys of the house, and the words for what they do
    now     seconds since 1970, for the clocks
    ratings path of what may be said of how well people play; "" where nothing is
    own     boxes.told.BoxTold, if it is played with a box that is not the house's
    """
    from .entrance.lobby import levels

    me = visitor(request)
    table = await me.house.hall.summary(request.path_params["id"], me.person, me.lang)
    live = await me.house.hall.table(table["id"])  # one that cannot be opened says why by name
    own = await told_at_table(me.house, live.state.row, me.person, me.lang)
    now = me.house.hall.clock()
    ratings = f"/table/{table['id']}/ratings.json" if me.house.settings.ratings else ""
    told: dict[str, Any] = {"table": table, "levels": levels(me.lang), "keys": KEYS, "now": now}
    return me.page("table.html", **told, ratings=ratings, own=own)


@takes(At)
async def replay_page(request: Request, query: At) -> Response:
    """GET /table/{id}/replay?at=n -> replay.html, once the game is over

    table    as for table.html
    at       the position shown first, 0..length
    length   how many decisions there are
    scores   for each position 0..length the points by seat, for the chart
    players  names by seat
    winners  seats; nobody's where the result is veiled
    veiled   whether to begin at the start and keep the result for the end: for whoever did not play
    levels   the bots to play on against: name, text, choice
    result   the count, the scores and who has won, as headings (title) with sentences (lines)
    clocked  whether everybody had a clock
    seed, commitment
    scene    path of the JSON of a position: put its number in place of `{n}`
    own      as for table.html
    """
    from .entrance.lobby import levels

    me = visitor(request)
    archive = await requested_archive(request)
    veiled = archive.seat_of(me.person.id) is None
    table = await me.house.hall.summary(archive.id, me.person, me.lang)
    return me.page(
        "replay.html",
        table=table,
        at=first_shown(query.at, archive.length, veiled),
        length=archive.length,
        scores=archive.scores,
        players=archive.players(me.lang),
        winners=[] if veiled else archive.winners,
        veiled=veiled,
        levels=levels(me.lang),
        result=archive.result(me.lang),
        clocked=archive.state.times is not None,
        seed=archive.end.seed,
        commitment=archive.commitment,
        scene=f"/table/{archive.id}/at/{{n}}.json",
        own=await told_at_table(me.house, archive.state.row, me.person, me.lang),
    )


def first_shown(at: str, length: int, veiled: bool) -> int:
    """The position that was asked for, else the end, or the start for whoever must not know it."""
    return min(int(at), length) if is_number(at) else 0 if veiled else length


class Position(TypedDict):
    """A position of a finished game."""

    n: int
    length: int
    scene: Part
    lines: list[str]
    scores: list[int]
    clocks: list[int | None]
    outline: Section


@gives(Position)
@takes(SeatSight)
async def position(request: Request, query: SeatSight) -> Response:
    """GET /table/{id}/at/{n}.json -> a position of a finished game

    {"n", "length", "scene": the part of the live channel, "lines": what the decision made happen,
    "scores": [...], "clocks": what each seat had left, [] without clocks, "outline": {...}};
    `seat` is the viewer, mine or the public without it.
    """
    me = visitor(request)
    archive = await requested_archive(request)
    n = request.path_params["n"]
    if not is_number(n) or int(n) > archive.length:
        raise Refused("no-such-page", 404)
    layout, theme = requested_look(me, query)
    seat = requested_seat(query.seat, archive)
    seat = archive.seat_of(me.person.id) if seat is None else seat
    kept, worker = me.house.kept, me.house.hall.worker
    sight = Sighting(int(n), seat, Appearance(me.lang, layout, theme))
    found = await kept.get((archive.key, sight), partial(worker.run, drawn, archive, sight))
    return found.response(request)


class Sighting(NamedTuple):
    """Which position is seen, through whose eyes, and how."""

    n: int
    seat: int | None
    look: Appearance


def drawn(archive: Archive, sight: Sighting) -> Kept:
    """A position as it is sent."""
    n, look = sight.n, sight.look
    telling = fresh(archive.telling(look.lang))
    told = archive.at(n, sight.seat, telling)
    draw, viewer = archive.end.game.board.draw, viewer_of(sight.seat)
    answer: Position = {
        "n": n,
        "length": archive.length,
        "scene": scene_part(draw(told.view, telling, look.layout, look.theme, viewer)),
        "lines": told.lines,
        "scores": archive.scores[n],
        "clocks": archive.clocks_at(n),
        "outline": told.outline,
    }
    return Kept.of(msgspec.json.encode(answer), JSON)


class Told(TypedDict):
    """What has happened since a move of mine."""

    more: bool
    steps: list[Part]


@gives(Told)
@takes(PastSight)
async def past(request: Request, query: PastSight) -> Response:
    """GET /table/{id}/past.json -> what has happened since my last move

    {"more", "steps": [{"lines": what was told, "picture": the scene, then patches as on the live
    channel, or nothing}]}; `back` is 1, or how many of my moves ago it begins; `more` says whether
    there is anything before. Shown as I saw it: as my seat sees it, or as the public does.
    """
    me, id = visitor(request), request.path_params["id"]
    hall = me.house.hall
    layout, theme = requested_look(me, query)
    if not is_number(query.back) or not int(query.back):
        raise Refused("bad-request")
    await hall.visible_to(id, me.person)
    if not hall.look_back_limit.allows(me.person.id):
        raise Refused("too-fast", 429)

    look = Appearance(me.lang, layout, theme)

    async def apart(table: LiveTable) -> tuple[Hashable, LookBack]:
        if table.doubtful:
            await table.recover()
        state = table.state
        if state.match is None:
            raise Refused("not-started")
        seat = state.seat_of(me.person.id)
        back = LookBack(state, seat, int(query.back), look)
        return (id, state.n, seat, back.start, look), back

    key, back = await hall.run_at(id, apart)
    found = await me.house.kept.get(key, partial(hall.worker.run, played_again, back))
    return found.response(request)


def played_again(back: LookBack) -> Kept:
    """What a look back shows, as it is sent."""
    return Kept.of(msgspec.json.encode(back.part()), JSON)


@gives("text/plain")
async def record(request: Request) -> Response:
    """GET /table/{id}/record -> the record, with all it takes to check the shuffle."""
    archive = await requested_archive(request)
    name = f"{archive.end.game.name}-{archive.id[:8]}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(archive.record(), headers=headers)


async def requested_archive(request: Request) -> Archive:
    """The finished game that is asked for; a running one is not shown here."""
    me = visitor(request)
    return await me.house.hall.archive(request.path_params["id"], me.person)


def requested_look(me: Visitor, query: Sight) -> tuple[Layout, Shade]:
    """Layout and theme of a picture that is asked for."""
    theme = query.theme or me.theme
    return query.layout, "dark" if theme == "dark" else "light"


def requested_seat(query: str, archive: Archive) -> int | None:
    """A seat of the table that is asked for, if one is."""
    if not query:
        return None
    if not is_number(query) or int(query) >= archive.end.seats:
        raise Refused("bad-request")
    return int(query)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7
