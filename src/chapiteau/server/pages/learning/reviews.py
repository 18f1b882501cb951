"""The look back at a finished game: asked for with one click, made in the background, then kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypedDict

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...answers.kept import Kept
from ...refusal import Refused
from ...reviews.sharing import check_over
from ...reviews.telling import ToldDecision, ToldReview, told_decision, told_review
from ...reviews.work import ROUNDS
from ...store.rows import ASKED, MADE, ReviewRow
from ...tables.archive import Archive
from ...tables.past import Appearance
from ..contract import gives, moves_on, takes
from ..forms import Form, SeatQuery, Sight
from ..tables import is_number, requested_look, requested_seat
from ..visit import Visitor, back_to, visitor

JSON = "application/json"
MOST_WAITING = 3
"""Reviews that one person may wait for at a time."""


class Progress(TypedDict):
    """How far a review is: "none" was asked for, "asked", "made" or "failed"."""

    state: str
    done: int
    total: int
    ahead: int
    review: ToldReview | None


async def reviewable(request: Request) -> tuple[Visitor, Archive]:
    """A finished game that may be seen; a running one is looked back at by nobody."""
    me, id = visitor(request), request.path_params["id"]
    check_over(await me.house.hall.visible_to(id, me.person))
    return me, await me.house.hall.finished(id)


def seat_shown(me: Visitor, archive: Archive, asked: str) -> int:
    """Whose decisions: as in the replay of a finished game, anybody's; mine if nothing is said."""
    seat = requested_seat(asked, archive)
    seat = archive.seat_of(me.person.id) if seat is None else seat
    return seat or 0


@takes(SeatQuery)
async def page(request: Request, query: SeatQuery) -> Response:
    """GET /table/{id}/review?seat=s&at=n -> review.html

    table    as for table.html
    seat     whose decisions are shown
    players  names by seat
    state    "none" if nobody has asked for it yet, else "asked", "made" or "failed"
    levels   the bots to try it against: name, text, choice
    """
    from ..entrance.lobby import levels

    me, archive = await reviewable(request)
    row = await me.house.store.reviews.of(archive.id)
    return me.page(
        "review.html",
        table=await me.house.hall.summary(archive.id, me.person, me.lang),
        seat=seat_shown(me, archive, query.seat),
        at=query.at,
        players=archive.players(me.lang),
        state=row.state if row else "none",
        levels=levels(me.lang),
    )


@moves_on
@takes(Form)
async def ask(request: Request, form: Form) -> Response:
    """POST /table/{id}/review -> its page; the review is made in the background."""
    me, archive = await reviewable(request)
    store = me.house.store.reviews
    row = await store.of(archive.id)
    if row is None or row.state not in (ASKED, MADE):
        await check_fair(me)
        person = await me.house.people.ensure_stored(me.person)
        now = me.house.hall.clock()
        await store.ask(ReviewRow(archive.id, archive.end.game.name, person.id, ASKED, now, ROUNDS))
        me.house.reviewing.ask(archive.id, me.address)
    return back_to(f"/table/{archive.id}/review")


async def check_fair(me: Visitor) -> None:
    """Nobody has more made for them than others."""
    house = me.house
    house.chores.check_room(me.address)
    if await house.store.reviews.waiting_of(me.person.id) >= MOST_WAITING:
        raise Refused("reviews-waiting", 429, most=MOST_WAITING)
    if not house.review_limit.allows(me.person.id) or not house.review_limit.allows(me.address):
        raise Refused("too-many-reviews", 429)


@gives(Progress)
@takes(SeatQuery)
async def told(request: Request, query: SeatQuery) -> Response:
    """GET /table/{id}/review.json?seat=s -> how far it is, and all of it once it is made

    {"state", "done", "total", "ahead": how many are made before, "review": null or: "course" by
    position and seat in thousandths of the victory (or of a point: "counts"), "decisions" how many
    were made by then, "turns", "skills", "errors" of the seat, "account" in lines}
    """
    me, archive = await reviewable(request)
    seat = seat_shown(me, archive, query.seat)
    row = await me.house.store.reviews.of(archive.id)
    if row is None or row.state != MADE:
        ahead = await me.house.store.reviews.waiting_before(row) if row and not row.done else 0
        return JSONResponse(progress(row, ahead))
    make = partial(encoded_review, archive, row, me.lang, seat)
    return await kept(request, archive, ("review", row.made, me.lang, seat), make)


def progress(row: ReviewRow | None, ahead: int) -> Progress:
    if row is None:
        return {"state": "none", "done": 0, "total": 0, "ahead": 0, "review": None}
    return {
        "state": row.state, "done": row.done, "total": row.total, "ahead": ahead, "review": None,
    }  # fmt: skip


def encoded_review(archive: Archive, row: ReviewRow, lang: str, seat: int) -> Kept:
    review = told_review(archive, row.data, lang, seat)
    answer: Progress = {**progress(row, 0), "review": review}
    return Kept.of(msgspec.json.encode(answer), JSON)


@gives(ToldDecision)
@takes(Sight)
async def decision(request: Request, query: Sight) -> Response:
    """GET /table/{id}/review/{n}.json -> an error: the board as its seat saw it then, and what the
    move that was made and the better one would have done, as previews of the live channel."""
    me, archive = await reviewable(request)
    row, n = await me.house.store.reviews.of(archive.id), request.path_params["n"]
    if row is None or row.state != MADE or not is_number(n):
        raise Refused("no-such-page", 404)
    if int(n) not in msgspec.json.decode(row.data, type=Numbers).errors:
        raise Refused("no-such-page", 404)
    look = Appearance(me.lang, *requested_look(me, query))
    make = partial(encoded_decision, archive, row, int(n), look)
    return await kept(request, archive, ("decision", row.made, n, look), make)


class Numbers(msgspec.Struct):
    """Which decisions are told of."""

    errors: list[int]


def encoded_decision(archive: Archive, row: ReviewRow, n: int, look: Appearance) -> Kept:
    found = told_decision(archive, row.data, n, look)
    return Kept.of(msgspec.json.encode(found), JSON)


async def kept(
    request: Request, archive: Archive, key: tuple[object, ...], make: Callable[[], Kept]
) -> Response:
    """An answer that is made once, in the thread for what takes long."""
    house = visitor(request).house
    found = await house.kept.get((archive.key, key), partial(house.hall.worker.run, make))
    return found.response(request)
