"""How notices stand in a database, for whoever looks after a house."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select

from ..people.keys import KEY_BYTES
from ..store import schema as s
from ..store.rows import PUSH
from .push import PushKey

LATE = 300.0  # seconds


@dataclass(frozen=True)
class Examined:
    """How many channels there are, and what is wrong with some."""

    channels: int
    paused: int
    other_key: int  # browsers that subscribed with another key than the house has
    late: int  # notices that should have been sent


def examined(c: Connection, key: Path) -> Examined | None:
    """What there is; nothing in a database of before there were notices."""
    if not inspect(c).has_table(s.channels.name):
        return None
    rows = c.execute(select(s.channels)).all()
    overdue = (s.notices.c.due < time.time() - LATE) & (s.notices.c.tries == 0)
    late = c.execute(select(func.count()).select_from(s.notices).where(overdue)).scalar_one()
    secret = key.read_bytes() if key.exists() else b""
    ours = PushKey(secret, "").public if len(secret) >= KEY_BYTES else ""
    others = [row for row in rows if row.kind == PUSH and ours and row.keys["vapid"] != ours]
    return Examined(len(rows), sum(bool(row.paused) for row in rows), len(others), late)
