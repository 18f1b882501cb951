"""Playing on from a position of a finished game: a table of one's own whose log begins with it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...bots import make_bot
from ...core.box import Box
from ...core.edition import Edition, spelled
from ..people.people import Person
from ..refusal import Refused
from ..store import boxes
from ..store.rows import BOT, DEALT, FORK, HUMAN, OVER, PLAY, Entry, SeatRow, TableRow
from ..tables.hall import Hall
from ..tables.state import rebuilt
from .contract import moves_on, takes
from .forms import ForkForm
from .lobby import number
from .visit import back_to, visitor

Moves = list[tuple[int, str]]


@dataclass(frozen=True)
class Beginning:
    """The first moves of a match that was played elsewhere."""

    edition: Edition
    seats: int
    seed: str
    moves: Moves
    origin: str
    private: bool
    result: dict[str, Any] | None = None  # of one that was played to its end


@moves_on
@takes(ForkForm)
async def fork(request: Request, asked: ForkForm) -> Response:
    """POST /table/{id}/fork -> a private table that stands where that game stood after `n`
    decisions: I sit where I sat, or where the next decision is made, and bots everywhere else.
    """
    me = visitor(request)
    archive = await me.house.hall.archive(request.path_params["id"], me.person)
    n, level = number(asked.n), asked.level or "amateur"
    if not 0 <= n < archive.length:
        raise Refused("nothing-to-play")
    make_bot(level, archive.end.game)
    match = await asyncio.to_thread(archive.match_at, n)
    seat = archive.seat_of(me.person.id)
    seat = match.to_act[0] if seat is None else seat
    end = archive.end
    moves = [(entry.seat, entry.move.text) for entry in end.entries[:n]]
    begun = Beginning(end.edition, end.seats, end.seed, moves, FORK, True)
    person = await me.house.people.keep(me.person)
    seats = [SeatRow(i, BOT, "", "", level) for i in range(end.seats)]
    seats[seat] = SeatRow(seat, HUMAN, person.id, person.name)
    table = await begin(me.house.hall, person, begun, seats)
    await me.house.hall.table(table)  # its bots may have to begin
    return back_to(f"/table/{table}")


async def begin(hall: Hall, person: Person, begun: Beginning, seats: list[SeatRow]) -> str:
    """A table whose log begins with moves that were made before."""
    if not hall.founding.allows(person.id):
        raise Refused("too-fast", 429)
    edition, now = begun.edition, hall.clock()
    box = await boxes.keep(hall.store, edition.game, edition.box)
    row = TableRow(
        id=secrets.token_hex(12), code=secrets.token_urlsafe(16), game=edition.game.name,
        rules=edition.rules, options={k: spelled(v) for k, v in edition.options.items()},
        seats=begun.seats, pace="week", private=begun.private, host=person.id, seed="",
        nonce=secrets.token_hex(16), created=now, touched=now, box=box, origin=begun.origin,
    )  # fmt: skip
    log = [Entry(0, DEALT, -1, begun.seed, at=now)]
    log += [Entry(i + 1, PLAY, s, move, at=now) for i, (s, move) in enumerate(begun.moves)]
    if begun.result is None:
        sitting = await asyncio.to_thread(rebuilt, row, tuple(seats), log, own(edition))
        masks: dict[str, Any] = sitting.masks()
        row = replace(row, **masks)
    else:
        row = replace(row, phase=OVER, result=begun.result, bots=(1 << begun.seats) - 1)
    await hall.store.create(row, seats, log)
    return row.id


def own(edition: Edition) -> Box | None:
    """A box that is not the house's."""
    return None if edition.box.hash == edition.game.box.hash else edition.box
