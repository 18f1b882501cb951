"""Tables as they are written when they have ended, without a game being played."""

import json
from itertools import count
from types import SimpleNamespace

from chapiteau.server.store.chain import chained_log
from chapiteau.server.store.rows import (
    BOT,
    HUMAN,
    OVER,
    PLAY,
    PLAYING,
    SEAT,
    START,
    Change,
    EntrantRow,
    LogEntry,
    PersonRow,
    SeatRow,
    TableRow,
)
from chapiteau.server.store.rows.ratings import LEVEL, PERSON

ids = count()


def person(name, bot=False):
    return PersonRow(name, name, 0.0, login=name, password="", recovery="", bot=bot)


def said(seat, what, name=""):
    """An entry of a log, but for its number."""
    return seat, json.dumps({"what": what, "name": name})


def result(scores, **more):
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return {"scores": list(scores), "winners": winners, "hash": "h", "decisions": 9, **more}


def begun(whos, *seatings, scores=None, **columns):
    """A table as ratings read it: who began it, what was said of seats, and how it ended."""
    id = f"t{next(ids)}"
    over = scores is not None
    row = TableRow(
        id=id, code=id, game="fourberies", rules=1, options={}, seats=len(whos), pace="day",
        private=False, host=whos[0], seed="s", nonce="n", created=0.0, touched=float(next(ids)),
        phase=OVER if over else PLAYING, result=result(scores) if over else None,
    )  # fmt: skip
    row = TableRow(**{**vars(row), **columns})
    entries = [LogEntry(0, START, -1, "[]"), LogEntry(1, PLAY, 0, "m")]
    entries += [LogEntry(n, SEAT, *each) for n, each in enumerate(seatings, 2)]
    entrants = [
        EntrantRow(id, seat, who.removeprefix("bot "), LEVEL if who.startswith("bot ") else PERSON)
        for seat, who in enumerate(whos)
        if who
    ]
    return SimpleNamespace(row=row, entrants=tuple(entrants), entries=tuple(entries))


async def write(store, table, here=None):
    """Put such a table into a store; `here` says who sits there now, if not who began."""
    log = chained_log(table.row.id, table.entries)
    whos = {e.seat: e for e in table.entrants}
    seats = []
    for seat in range(table.row.seats):
        is_bot = seat in whos and whos[seat].kind == LEVEL
        who = whos[seat].who if seat in whos else ""
        now = here[seat] if here else ("" if is_bot else who)
        seats.append(SeatRow(seat, BOT if is_bot else HUMAN, now, who, who if is_bot else ""))
    await store.create(table.row, seats, log)
    await store.change(Change(table.row.id, entrants=table.entrants))
    return table.row.id
