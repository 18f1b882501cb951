"""An archive of random games, as a house would have written it, and where to keep it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

import chapiteau
from chapiteau.conformance import settings
from chapiteau.core.edition import spelled
from chapiteau.server.store import schema as s
from chapiteau.server.store.chain import chained, chained_log
from chapiteau.server.store.offline import exclusive
from chapiteau.server.store.rows import (
    BACK,
    BOT,
    HUMAN,
    OVER,
    PLAY,
    SEAT,
    START,
    UNDO,
    LogEntry,
    SeatRow,
    TableRow,
)
from chapiteau.server.tables.state import TableState


def games_of(names=()):
    """Every game, seat count and option that the house knows."""
    found = [(g, o, n) for g in chapiteau.games().values() for o, n in settings(g)]
    return [each for each in found if not names or each[0].name in names]


def played(id, game, options, seats, dice, finish=True):
    """One table whose players choose at random, and sometimes go back."""
    edition = game.edition(options)
    row = TableRow(
        id=id, code=f"code-{id}", game=game.name, rules=edition.rules,
        options={k: spelled(v) for k, v in edition.options.items()}, seats=seats, pace="day",
        private=bool(dice.randrange(2)), host="host", seed=f"{dice.getrandbits(128):032x}",
        nonce=f"{dice.getrandbits(128):032x}", created=float(dice.randrange(10**9)),
        box=edition.box.hash,
    )  # fmt: skip
    people = [SeatRow(i, HUMAN, f"p{i}", f"Player {i}") for i in range(seats)]
    state, log = TableState(row, tuple(people)), []

    def write(kind, seat, text="", position=-1):
        entry = LogEntry(state.n, kind, seat, text, f"c{state.n}", position, row.created)
        entry = chained(row.id, state.head, entry)
        state.apply(entry)
        log.append(entry)

    nonces = [f"{dice.getrandbits(64):x}" for _ in range(seats)]
    write(START, -1, msgspec.json.encode(nonces).decode())
    while not state.playing.over and (finish or len(log) < 12):
        match = state.playing
        seat = dice.choice(match.to_act)
        if dice.random() < 0.03 and match.can_undo(seat):
            write(UNDO, seat)
        elif dice.random() < 0.005 and len(match.decisions) > 3:
            write(BACK, seat, str(len(match.decisions) - dice.randrange(1, 3)))
        elif dice.random() < 0.01:
            write(SEAT, seat, msgspec.json.encode({"what": "bot", "name": "X"}).decode())
        else:
            write(PLAY, seat, dice.choice(list(match.moves(seat))).text, match.position(seat))
    result = state.result() if state.phase == OVER else None
    seats_now = [replace(p, kind=BOT if dice.random() < 0.3 else HUMAN) for p in people]
    masks: dict[str, Any] = state.masks()
    return replace(row, **masks, result=result, head=state.head), seats_now, log


def generate(
    data: str | Path,
    count: int,
    db: str = "",
    names: Sequence[str] = (),
    seed: int = 1,
    finish: Callable[[int], bool] = lambda n: n % 10 > 0,
    copies: int = 1,
) -> None:
    """Fill a database with so many games, each at several tables; every tenth still runs."""
    kinds, dice = games_of(names), random.Random(seed)
    with exclusive(Path(data), db) as c:
        for box, game in {(g.box, g.name) for g, _, _ in kinds}:
            c.execute(insert(s.boxes).values(hash=box.hash, game=game, data=box.data))
        for n in range(count):
            game, options, seats = kinds[n % len(kinds)]
            table = played(f"{n:024x}", game, options, seats, dice, finish(n))
            keep(c, [table, *(copied(number, *table) for number in range(1, copies))])


Kept = tuple[TableRow, list[SeatRow], list[LogEntry]]


def keep(c: Connection, tables: list[Kept]) -> None:
    for of, rows in (
        (s.tables, [asdict(row) for row, _, _ in tables]),
        (s.seats, [{"table": row.id, **asdict(p)} for row, people, _ in tables for p in people]),
        (s.log, [{"table": row.id, **asdict(e)} for row, _, log in tables for e in log]),
    ):
        c.execute(insert(of), rows)


def copied(number: int, row: TableRow, people: list[SeatRow], log: list[LogEntry]) -> Kept:
    """The same game at another table."""
    id = f"{number:08x}{row.id[8:]}"
    chain = chained_log(id, log)
    return replace(row, id=id, code=f"code-{id}", head=chain[-1].hash), people, chain
