"""Playing on from a position of a finished game: a table of one's own whose log begins with it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...core.edition import Edition, spelled
from ..moderation.policy import check_may_make_tables
from ..people.people import Person
from ..refusal import Refused
from ..store.chain import chained_log
from ..store.rows import BOT, DEALT, FORK, HUMAN, OVER, PLAY, LogEntry, SeatRow, TableRow
from ..tables import boxes
from ..tables.hall import Hall
from ..tables.loading import rebuild
from ..tables.rivals import check_level, settled
from .contract import moves_on, takes
from .entrance.lobby import number
from .forms import ForkForm
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
    own_box: str = ""
    own_version: int = 0


@moves_on
@takes(ForkForm)
async def fork(request: Request, form: ForkForm) -> Response:
    """POST /table/{id}/fork -> a private table that stands where that game stood after `n`
    decisions: I sit where I sat or want to, else where the next decision is made, and bots
    everywhere else.
    """
    me = visitor(request)
    archive = await me.house.hall.archive(request.path_params["id"], me.person)
    n, level = number(form.n), form.level or "amateur"
    if not 0 <= n < archive.length:
        raise Refused("nothing-to-play")
    check_level(level)
    me.house.scheduler.check_room(me.address)
    match = await me.house.hall.worker.run(archive.match_at, n)
    end = archive.end
    seat = archive.seat_of(me.person.id)
    if form.seat:
        seat = number(form.seat)
        if not 0 <= seat < end.seats:
            raise Refused("bad-request")
    seat = match.to_act[0] if seat is None else seat
    moves = [(entry.seat, entry.move.text) for entry in end.decisions[:n]]
    row = archive.state.row
    own = (row.own_box, row.own_version)
    beginning = Beginning(end.edition, end.seats, end.seed, moves, FORK, True, None, *own)
    person = await me.house.people.ensure_stored(me.person)
    seats = [SeatRow(i, BOT, "", "", level) for i in range(end.seats)]
    seats[seat] = SeatRow(seat, HUMAN, person.id, person.name)
    seats = await settled(me.house.store, end.game.name, seats)
    table = await create(me.house.hall, person, beginning, seats)
    await me.house.hall.table(table, me.address)  # its bots may have to begin
    return back_to(f"/table/{table}")


async def create(hall: Hall, person: Person, beginning: Beginning, seats: list[SeatRow]) -> str:
    """A table whose log begins with moves that were made before."""
    await check_may_make_tables(hall.store, person)
    if not hall.new_table_limit.allows(person.id):
        raise Refused("too-fast", 429)
    edition, now = beginning.edition, hall.clock()
    box = await boxes.ensure_stored(hall.store, edition.game, edition.box)
    row = TableRow(
        id=secrets.token_hex(12),
        code=secrets.token_urlsafe(16),
        game=edition.game.name,
        rules=edition.rules,
        options={k: spelled(v) for k, v in edition.options.items()},
        seats=beginning.seats,
        pace="week",
        private=beginning.private,
        host=person.id,
        seed="",
        nonce=secrets.token_hex(16),
        created=now,
        touched=now,
        box=box,
        origin=beginning.origin,
        own_box=beginning.own_box,
        own_version=beginning.own_version,
    )
    log = [LogEntry(0, DEALT, -1, beginning.seed, at=now)]
    log += [LogEntry(i + 1, PLAY, s, move, at=now) for i, (s, move) in enumerate(beginning.moves)]
    log = chained_log(row.id, log)
    row = replace(row, head=log[-1].hash)
    if beginning.result is None:
        state = await hall.worker.run(rebuild, row, tuple(seats), log, edition.box)
        masks: dict[str, Any] = state.masks()
        row = replace(row, **masks)
    else:
        row = replace(row, phase=OVER, result=beginning.result, bots=(1 << beginning.seats) - 1)
    await hall.store.create(row, seats, log)
    return row.id
