"""What is kept of one person in tournaments: exported, and forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, select, update

from .. import schema as s
from ..rows.tournaments import CALLED_OFF, LEFT, OPEN


def kept_of(c: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept here of one person, as it is exported: nothing that is still secret."""
    e, t, p = s.tournament_entries, s.tournaments, s.tournament_seats
    mine = c.execute(select(e).where(e.c.person == person)).mappings().all()
    public = [column for column in t.columns if column.name not in ("seed", "nonce")]
    hosted = c.execute(select(*public).where(t.c.host == person))
    found = [dict(row) for row in mine]
    for row in found:
        both = and_(p.c.tournament == row["tournament"], p.c.entry == row["n"])
        over = p.c.round.in_(_ended_rounds(row["tournament"]))
        sat = c.execute(select(p).where(both, over).order_by(p.c.round))
        row["rounds"] = [dict(each._mapping) for each in sat]
    return {"entered": found, "announced": [dict(row._mapping) for row in hosted]}


def _ended_rounds(tournament: str) -> Any:
    t, p = s.tournaments, s.tournament_seats
    at = p.join(t, t.c.id == p.c.tournament)
    return select(p.c.round).select_from(at).where(t.c.id == tournament, p.c.round <= t.c.ended)


def forget_person(c: Connection, person: str) -> None:
    """How they played stays, for the others' places depend on it; who they were does not. One who
    had only entered was never there."""
    e, t = s.tournament_entries, s.tournaments
    to_come = select(t.c.id).where(t.c.phase == OPEN)
    c.execute(delete(e).where(e.c.person == person, e.c.tournament.in_(to_come)))
    nobody = {"person": "", "name": "", "gone": LEFT}
    c.execute(update(e).where(e.c.person == person).values(nobody))
    c.execute(update(t).where(t.c.host == person, t.c.phase == OPEN).values(phase=CALLED_OFF))
    c.execute(update(t).where(t.c.host == person).values(host=""))
