"""What a house does for its people: notices, moderation, meeting, ratings, tournaments, bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ...core.errors import ChapiteauError
from ..serve import chosen, is_yes
from .finding import NOTE, WELL, Finding, found

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")


def looked_at(data: Path, db: str, look: Callable[[Connection], T | None]) -> T | None:
    """What somebody finds in the database; what is wrong with it was said before."""
    from ...server.store.offline import read_only

    try:
        with read_only(data, db) as connection:
            return look(connection)
    except (ChapiteauError, OSError):
        return None


def notices(data: Path, db: str) -> Iterator[Finding]:
    """Whether people can be told that a table waits, and whether they are."""
    from ...server.notices.addresses import OFF
    from ...server.notices.examined import examined as looked

    if chosen(None, "OUTGOING", "").strip().lower() == OFF:
        yield found(NOTE, "outgoing-off")
        return
    is_https = chosen(None, "URL", "").startswith("https:")
    yield found(WELL, "push") if is_https else found(NOTE, "push-no-https")
    seen = looked_at(data, db, lambda c: looked(c, data / "chapiteau.key"))
    if seen is None:
        return
    yield found(WELL, "notices", channels=seen.channels, paused=seen.paused)
    if seen.other_key:
        yield found(NOTE, "notices-other-key", count=seen.other_key)
    if seen.late:
        yield found(NOTE, "notices-late", count=seen.late)


def moderation(data: Path, db: str) -> Iterator[Finding]:
    """Who runs the house, and whether something waits for them."""
    from ...server.moderation.examined import examined as looked

    if seen := looked_at(data, db, looked):
        state = NOTE if seen.reports or not seen.admins else WELL
        yield found(state, "admins", admins=seen.admins, reports=seen.reports)
        yield found(WELL, "who-makes-tables", who=seen.tables)


def meeting() -> Finding:
    """Whether people find each other in this house."""
    return found(WELL, "meeting" if is_yes("MEETING") else "meeting-off")


def ratings(data: Path, db: str) -> Iterator[Finding]:
    """Whether games count in this house, and how many have."""
    from ...server.ratings.examined import Examined
    from ...server.ratings.examined import examined as looked

    if not is_yes("RATINGS"):
        yield found(WELL, "ratings-off")
        return
    seen = looked_at(data, db, looked) or Examined(0, 0)
    yield found(WELL, "ratings", tables=seen.tables, people=seen.people)


def programs(data: Path, db: str) -> Iterator[Finding]:
    """Which accounts belong to bots, and whether their tokens are of use."""
    from ...server.programs.examined import examined as looked

    seen = looked_at(data, db, lambda c: looked(c, time.time()))
    if seen is None:
        return
    yield found(WELL, "programs", bots=seen.bots, tokens=seen.tokens)
    if seen.idle:
        yield found(NOTE, "programs-idle", tokens=seen.idle)
    if seen.ownerless:
        yield found(NOTE, "programs-ownerless", tokens=seen.ownerless)


def tournaments(data: Path, db: str) -> Iterator[Finding]:
    """Whether there are any in this house, and whether one stands still."""
    from ...server.tournaments.examined import Examined
    from ...server.tournaments.examined import examined as looked

    if not is_yes("TOURNAMENTS"):
        yield found(WELL, "tournaments-off")
        return
    seen = looked_at(data, db, looked) or Examined(0, 0, 0)
    yield found(WELL, "tournaments", running=seen.running, finished=seen.finished)
    if seen.stuck:
        yield found(NOTE, "tournaments-stuck", tables=seen.stuck)
    for id, tables in (("damaged", seen.damaged), ("void", seen.void)):
        if tables:
            yield found(NOTE, f"tournaments-{id}", tables=", ".join(tables))
