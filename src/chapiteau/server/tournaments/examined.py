"""What tournaments there are, for whoever looks after the machine of a house."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, inspect, select

from ..store import schema as s
from ..store.rows import WAITING
from ..store.rows.tournaments import FINISHED, RUNNING


@dataclass(frozen=True)
class Examined:
    running: int
    finished: int
    stuck: int  # tables of a round that were drawn and have not begun


def examined(c: Connection) -> Examined | None:
    """What there is; nothing in a database of before there were tournaments."""
    if not inspect(c).has_table(s.tournaments.name):
        return None
    by_phase = select(s.tournaments.c.phase, func.count()).group_by(s.tournaments.c.phase)
    phases = {row[0]: row[1] for row in c.execute(by_phase)}
    waits = (s.tables.c.tournament != "") & (s.tables.c.phase == WAITING)
    stuck = c.execute(select(func.count()).select_from(s.tables).where(waits)).scalar_one()
    return Examined(phases.get(RUNNING, 0), phases.get(FINISHED, 0), stuck)
