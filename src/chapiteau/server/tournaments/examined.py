"""What tournaments there are, for whoever looks after the machine of a house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, inspect, select

from ..operation.archive_check import Reader, Unreadable, is_whole
from ..store import schema as s
from ..store.rows import OVER, WAITING
from ..store.rows.tournaments import FINISHED, RUNNING


@dataclass(frozen=True)
class Examined:
    running: int
    finished: int
    stuck: int  # tables of a round that were drawn and have not begun
    damaged: Sequence[str] = ()  # that are played, as far as their logs can be read
    void: Sequence[str] = ()


def examined(c: Connection) -> Examined | None:
    """What there is; nothing in a database of before there were tournaments."""
    if not inspect(c).has_table(s.tournaments.name):
        return None
    by_phase = select(s.tournaments.c.phase, func.count()).group_by(s.tournaments.c.phase)
    phases = {row[0]: row[1] for row in c.execute(by_phase)}
    waits = (s.tables.c.tournament != "") & (s.tables.c.phase == WAITING)
    stuck = c.execute(select(func.count()).select_from(s.tables).where(waits)).scalar_one()
    mine = s.tables.c.tournament != ""
    ended = mine & (s.tables.c.phase == OVER) & s.tables.c.result.is_(None)
    void = list(
        c.execute(select(s.tables.c.id).where(ended).order_by(s.tables.c.created)).scalars()
    )
    return Examined(phases.get(RUNNING, 0), phases.get(FINISHED, 0), stuck, damaged(c), void)


def damaged(c: Connection) -> list[str]:
    """Tables that nobody can go on playing."""
    going_on = (s.tables.c.tournament != "") & (s.tables.c.phase != OVER)
    ids, reader = list(c.execute(select(s.tables.c.id).where(going_on)).scalars()), Reader(c)
    read = {id: reader.alone(id) for id in ids}
    return [
        id
        for id, found in read.items()
        if any(isinstance(one, Unreadable) or not is_whole(one) for one in found)
    ]
