"""Pages at the table: the game itself, and afterwards its replay and its record."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .archive import Archive
from .changes import scene_part
from .picture import picture
from .refusal import Refused
from .visit import THEMES, visitor
from .wire import LAYOUTS, viewer_of


async def table_page(request: Request) -> Response:
    """GET /table/{id} -> table.html

    table   id, game (name), title, phase, seat (mine, or None), host (bool: am I the host),
            live (path of the WebSocket), invite (path, "" if I am not seated), commitment,
            replay and record (paths; of use once the game is over)
    levels  the bots: name, text
    """
    from .lobby import levels

    me = visitor(request)
    table = await me.house.hall.summary(request.path_params["id"], me.person, me.lang)
    return me.page("table.html", table=table, levels=levels(me.lang))


async def replay_page(request: Request) -> Response:
    """GET /table/{id}/replay?at=n -> replay.html, once the game is over

    table    as for table.html
    at       the position shown first, 0..length
    length   how many decisions there are
    scores   for each position 0..length the points by seat, for the chart
    players  names by seat
    winners  seats; nobody's where the result is veiled
    veiled   whether to begin at the start and keep the result for the end: for whoever did not play
    levels   the bots to play on against: name, text
    result   the count, the scores and who has won, as headings (title) with sentences (lines)
    seed, commitment
    scene    path of the JSON of a position: put its number in place of `{n}`
    """
    from .lobby import levels

    me = visitor(request)
    archive = await asked_archive(request)
    at = request.query_params.get("at", "")
    veiled = archive.seat_of(me.person.id) is None
    table = await me.house.hall.summary(archive.id, me.person, me.lang)
    return me.page(
        "replay.html",
        table=table,
        at=min(int(at), archive.length) if is_number(at) else 0 if veiled else archive.length,
        length=archive.length,
        scores=archive.scores,
        players=archive.players(me.lang),
        winners=[] if veiled else list(archive.end.winners),
        veiled=veiled,
        levels=levels(me.lang),
        result=archive.result(me.lang),
        seed=archive.end.seed,
        commitment=archive.commitment,
        scene=f"/table/{archive.id}/at/{{n}}.json",
    )


async def position(request: Request) -> Response:
    """GET /table/{id}/at/{n}.json?layout=&theme=&seat= -> a position of a finished game

    {"n", "length", "scene": the part of the live channel, "lines": what the decision made happen,
    "scores": [...], "outline": {...}}; `seat` is the viewer, mine or the public without it.
    """
    me, query = visitor(request), request.query_params
    archive = await asked_archive(request)
    n = request.path_params["n"]
    if not is_number(n) or int(n) > archive.length:
        raise Refused("no-such-page", 404)
    layout, theme = query.get("layout", LAYOUTS[0]), query.get("theme") or me.theme or THEMES[0]
    if layout not in LAYOUTS or theme not in THEMES:
        raise Refused("bad-request")
    seat: int | None = archive.seat_of(me.person.id)
    if is_number(query.get("seat", "")):
        seat = int(query["seat"])
        if seat >= archive.end.seats:
            raise Refused("bad-request")
    told = archive.at(int(n), seat, me.lang)
    telling = archive.telling(me.lang)
    scene = picture(archive.end.game, told.view, telling, layout, theme, viewer_of(seat))
    answer: dict[str, Any] = {
        "n": int(n),
        "length": archive.length,
        "scene": scene_part(scene),
        "lines": told.lines,
        "scores": archive.scores[int(n)],
        "outline": told.outline,
    }
    headers = {"content-type": "application/json"}
    return Response(msgspec.json.encode(answer), headers=headers)


async def record(request: Request) -> Response:
    """GET /table/{id}/record -> the record, with all it takes to check the shuffle."""
    archive = await asked_archive(request)
    name = f"{archive.end.game.name}-{archive.id[:8]}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(archive.record(), headers=headers)


async def asked_archive(request: Request) -> Archive:
    """The finished game that is asked for; of a running one nothing is shown here."""
    me = visitor(request)
    return await me.house.hall.archive(request.path_params["id"], me.person)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7
