"""Ratings at one table, for its lobby and its score sheet."""

from __future__ import annotations

from typing import TypedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ....bots.levels import level_of
from ....words import Words
from ...ratings import shown
from ...ratings.counting import count
from ...ratings.kinds import kind_of
from ...ratings.model import Strength
from ...store.rows import BOT, HUMAN, OVER, RatedSeatRow, StoredTable
from ..contract import gives
from ..visit import Visitor
from .page import house_with_ratings


class SeatRating(TypedDict):
    """What may be said of one seat: its rating now, or what the game has made of it."""

    seat: int
    said: str
    profile: str  # a path, or "" where there is none to see


class TableRatings(TypedDict):
    ratings: list[SeatRating]


@gives(TableRatings)
async def table_ratings(request: Request) -> Response:
    """GET /table/{id}/ratings.json -> ratings of those who let me see them, and of bots."""
    me, id = house_with_ratings(request), request.path_params["id"]
    hall = me.house.hall
    await hall.summary(id, me.person, me.lang)  # whoever may not see the table is told so
    stored = await hall.store.table(id)
    if stored is None or not kind_of(stored.row):
        return JSONResponse({"ratings": []})
    if stored.row.phase == OVER:
        await count(hall.store, id, hall.clock())
    changes = {seat.seat: seat for seat in await hall.store.ratings.seats(id) if seat.moved}
    return JSONResponse({"ratings": await at_seats(me, stored, changes)})


async def at_seats(
    me: Visitor, stored: StoredTable, changes: dict[int, RatedSeatRow]
) -> list[SeatRating]:
    row, hall, words = stored.row, me.house.hall, me.words
    kind = kind_of(row)
    people = {s.seat: s.person for s in stored.seats if s.person}
    together = me.person.id in people.values()
    seen = await shown.seen_by(hall, me.person, set(people.values()), together)
    rated = await hall.store.ratings.of_all(row.game, kind, list(seen))
    bots = {s.seat: level_of(s.level) for s in stored.seats if s.kind == BOT and not s.person}
    levels = await shown.levels(hall, row.game, row.seats, kind, set(bots.values()))
    found: list[SeatRating] = []
    for s in stored.seats:
        if s.kind == HUMAN and s.person in seen:
            told = changed(words, changes.get(s.seat), s.person)
            told = told or (shown.said_of(words, rated[s.person]) if s.person in rated else "")
            path = f"/profile/{s.person}" if s.person != me.person.id else "/profile"
            found += [{"seat": s.seat, "said": told, "profile": path}] if told else []
        elif s.seat in bots and bots[s.seat] in levels:
            said = shown.said(words, *levels[bots[s.seat]])
            found.append({"seat": s.seat, "said": said, "profile": ""})
    return found


def changed(words: Words, seat: RatedSeatRow | None, person: str) -> str:
    """What the game has made of a rating; nothing where another sits than began."""
    if seat is None or seat.who != person:
        return ""
    before, now = Strength(seat.mu, seat.sigma), Strength(seat.new_mu, seat.new_sigma)
    return shown.change_said(words, before, now)
