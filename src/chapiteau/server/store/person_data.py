"""All that is kept of one person: to be handed out to them, or taken out of the house."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, union, update

from . import chain
from . import schema as s
from .house import boxes, confirmations, entrants, ratings
from .house.meeting import forget_person
from .people.secrets import session_key
from .records import maker, records
from .rows import HUMAN, PLAYING, PUSH, SEAT, WAITING, ChatLine, LetterRow, StoredTable
from .store import MOST_LISTED


def chat_by(c: Connection, person: str) -> list[tuple[str, ChatLine]]:
    """Every line somebody has said, with its table."""
    query = select(s.chat).where(s.chat.c.person == person).order_by(s.chat.c.at, s.chat.c.n)
    result = c.execute(query)
    make = maker(ChatLine, result)
    return [(row.table, make(row)) for row in result]


def sessions_of(c: Connection, people: Collection[str]) -> dict[str, set[str]]:
    """The open sessions of those who have an account; nothing of guests."""
    accounts = select(s.people.c.id).where(s.people.c.id.in_(people), s.people.c.login.is_not(None))
    found: dict[str, set[str]] = {id: set() for id in c.execute(accounts).scalars()}
    for row in c.execute(select(s.sessions).where(s.sessions.c.person.in_(found))):
        found[row.person].add(row.id)
    for row in c.execute(select(s.tokens).where(s.tokens.c.person.in_(found))):
        found[row.person].add(session_key(row.hash))
    return found


def adopt(c: Connection, guest: str, account: str) -> list[str]:
    """A guest's tables become the account's, except where the account already sits."""
    sat = select(s.seats.c.table).where(s.seats.c.person == account)
    free = (s.seats.c.person == guest) & s.seats.c.table.not_in(sat)
    tables = list(c.execute(select(s.seats.c.table).where(free)).scalars())
    theirs = (s.seats.c.person == guest) & s.seats.c.table.in_(tables)
    c.execute(update(s.seats).where(theirs).values(person=account))
    hosted = (s.tables.c.host == guest) & s.tables.c.id.in_(tables)
    c.execute(update(s.tables).where(hosted).values(host=account))
    for asked in (s.reviews, s.studies):
        c.execute(update(asked).where(asked.c.person == guest).values(person=account))
    mine = select(s.exercises.c.puzzle).where(s.exercises.c.person == account)
    new = (s.exercises.c.person == guest) & s.exercises.c.puzzle.not_in(mine)
    c.execute(update(s.exercises).where(new).values(person=account))
    boxes.adopt(c, guest, account)
    confirmations.adopt(c, guest, account)
    return tables


def close_sessions(c: Connection, person: str, id: str) -> None:
    """End one session of somebody, or all of them; browsers are told nothing without one."""
    ended, pushed = s.sessions.c.person == person, s.channels.c.person == person
    if id:
        ended, pushed = ended & (s.sessions.c.id == id), pushed & (s.channels.c.session == id)
    gone = select(s.channels.c.id).where(pushed, s.channels.c.kind == PUSH)
    c.execute(delete(s.notices).where(s.notices.c.channel.in_(gone)))
    c.execute(delete(s.channels).where(s.channels.c.id.in_(gone)))
    c.execute(delete(s.sessions).where(ended))
    if not id:
        c.execute(delete(s.tokens).where(s.tokens.c.person == person))


def delete_person(c: Connection, person: str, name: str) -> list[str]:
    """Remove a person: what they played stays, who they were and what they said does not.

    Returns the tables at which something of them stood.
    """
    sat = {row.table: row.seat for row in c.execute(_seats_of(person))}
    nobody: dict[str, Any] = {"person": "", "name": ""}
    around = list(c.execute(_tables_around(person)).scalars())
    for table in around:
        _unname(c, table, sat.get(table, -1), name)
        left = (s.seats.c.table == table) & (s.seats.c.person == "") & (s.seats.c.name == name)
        c.execute(update(s.seats).where(left).values(name=""))
    c.execute(update(s.seats).where(s.seats.c.person == person).values(nobody | {"kind": HUMAN}))
    c.execute(delete(s.chat).where(s.chat.c.person == person))
    c.execute(update(s.tables).where(s.tables.c.host == person).values(host=""))
    c.execute(delete(s.invited).where(s.invited.c.person == person))
    for kept in (s.sessions, s.tokens):
        c.execute(delete(kept).where(kept.c.person == person))
    c.execute(delete(s.letters).where(s.letters.c.person == person))
    forget_person(c, person)
    ratings.forget_person(c, person)
    boxes.forget_person(c, person)
    entrants.forget_person(c, person)
    confirmations.forget_person(c, person)
    named = or_(s.reports.c.by == person, s.reports.c.about == person)
    c.execute(delete(s.reports).where(named))
    for column in (s.acts.c.by, s.acts.c.about, s.reports.c.settled_by):
        c.execute(update(column.table).where(column == person).values({column: ""}))
    for told in (s.channels, s.notices, s.notice_choices, s.exercises):
        c.execute(delete(told).where(told.c.person == person))
    for asked in (s.reviews, s.studies):
        c.execute(update(asked).where(asked.c.person == person).values(person=""))
    c.execute(delete(s.people).where(s.people.c.id == person))
    return around


def people_to_remind(
    c: Connection, before: float, now: float, load_tables: Callable[..., list[StoredTable]]
) -> list[tuple[LetterRow, list[StoredTable]]]:
    """Who wants letters, is not away, and sits at a table that waits for them since `before` and
    was not written about yet; with all tables that wait for them."""
    asked = s.tables.c.asked.bitwise_rshift(s.seats.c.seat).bitwise_and(1) == 1
    waits = (s.tables.c.phase == PLAYING) & (s.seats.c.kind == HUMAN) & asked
    wanted = _wants_letters(now)
    due = (s.tables.c.touched < before) & (s.tables.c.touched > s.letters.c.mailed)
    at = s.seats.join(s.tables, s.tables.c.id == s.seats.c.table)
    people = (
        select(s.letters)
        .where(wanted)
        .where(
            select(1)
            .select_from(at)
            .where(s.seats.c.person == s.letters.c.person, waits, due)
            .exists()
        )
    )
    found = []
    for row in records(LetterRow, c.execute(people)):
        theirs = select(s.tables).select_from(at).where(s.seats.c.person == row.person, waits)
        found.append((row, load_tables(c, theirs.order_by(s.tables.c.touched), MOST_LISTED)))
    return found


def people_to_fetch(
    c: Connection, kind: str, now: float, load_tables: Callable[..., list[StoredTable]]
) -> list[tuple[LetterRow, list[StoredTable]]]:
    """Who wants letters, is not away, and was not written to since a table was made that waits for
    them for this reason; with all such tables."""
    m = s.meetings
    open_ones = (m.c.kind == kind) & (m.c.expires > now) & (s.tables.c.phase == WAITING)
    at = m.join(s.tables, s.tables.c.id == m.c.table)
    new = (m.c.person == s.letters.c.person) & (m.c.created > s.letters.c.mailed)
    found = select(1).select_from(at).where(new, open_ones).exists()
    people = select(s.letters).where(_wants_letters(now), found)
    told = []
    for row in records(LetterRow, c.execute(people)):
        mine = (m.c.person == row.person) & (m.c.created > row.mailed) & open_ones
        theirs = select(s.tables).select_from(at).where(mine).order_by(m.c.created)
        told.append((row, load_tables(c, theirs, MOST_LISTED)))
    return told


def _wants_letters(now: float) -> Any:
    is_here = (s.letters.c.away <= now) | (s.letters.c.away_from > now)
    return s.letters.c.confirmed & (s.letters.c.address != "") & is_here


def _seats_of(person: str) -> Any:
    return select(s.seats.c.table, s.seats.c.seat).where(s.seats.c.person == person)


def _tables_around(person: str) -> Any:
    """Wherever somebody sits, was invited, chatted or was host: their name may be in the log."""
    return union(
        select(s.seats.c.table).where(s.seats.c.person == person),
        select(s.invited.c.table).where(s.invited.c.person == person),
        select(s.chat.c.table).where(s.chat.c.person == person),
        select(s.tables.c.id).where(s.tables.c.host == person),
    )


def _unname(c: Connection, table: str, seat: int, name: str) -> None:
    """Who sat down, left and came back is told without the name: the one thing in a log that
    is ever changed, and no move; the chain holds what may be erased only by its digest."""
    written = f'"name":{msgspec.json.encode(name).decode()}'
    theirs = or_(s.log.c.seat == seat, s.log.c.text.contains(written, autoescape=True))
    place = (s.log.c.table == table) & (s.log.c.kind == SEAT) & theirs
    for row in c.execute(select(s.log).where(place)).all():
        entry = (s.log.c.table == table) & (s.log.c.n == row.n)
        bare = chain.erased(row.text, row.salt, row.digest)
        c.execute(update(s.log).where(entry).values(bare))
