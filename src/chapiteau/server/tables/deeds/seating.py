"""Who sits where: sit, leave, a bot for a seat, come back, and the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from ...clocks.ending import give_up, note_hours, wind_up
from ...live.messages import Message, Name, Nonce, Seat
from ...people.people import Person
from ...ratings.kinds import entrants
from ...refusal import Refused
from ...store.rows import (
    BOT,
    EMPTY,
    FRIENDLY,
    HUMAN,
    OVER,
    PLAYING,
    SEAT,
    START,
    UNSEAL,
    WAITING,
    EntrantRow,
    SeatRow,
)
from ..rivals import check_level, settled
from ..seeds import check_nonce, seal
from ..state import TableState
from .deed import deed, in_play, player, player_or_host, seat_of, starter

if TYPE_CHECKING:
    from ...live.viewer import Viewer
    from ..table import LiveTable


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    seat: Seat
    nonce: Nonce = ""


@deed(Sit)
async def sit(table: LiveTable, viewer: Viewer, message: Sit) -> None:
    """Take an empty seat."""
    state, person = table.state, await table.hall.people.ensure_stored(viewer.person)
    if state.phase == OVER:
        raise Refused("game-over")
    nonce = check_nonce(message.nonce) if state.phase == WAITING else ""
    mine = state.seat_of(person.id)
    if mine is not None:
        await add_nonce(table, mine, message.seat, nonce)
        return
    if message.seat >= len(state.seats) or not is_free(table, state.seats[message.seat]):
        raise Refused("seat-taken")
    if not viewer.invited:
        await check_company(table, person)
    await take(table, person, message.seat, nonce)


async def check_company(table: LiveTable, person: Person) -> None:
    """Nobody sits down unasked with whom they have blocked, or who has blocked them, and nobody
    learns why: the seat is not free."""
    people = {s.person for s in table.state.seats if s.person}
    if await table.store.meeting.apart_from(person.id, people):
        raise Refused("seat-taken")


async def sit_down(table: LiveTable, person: Person, wanted: int | None = None) -> None:
    """Whoever follows an invitation has a seat, if there is one; else they look on."""
    seat = free_seat(table.state)
    if wanted is not None and seat is not None and is_free(table, table.state.seats[wanted]):
        seat = wanted
    if seat is None or table.state.seat_of(person.id) is not None:
        return
    await take(table, person, seat)
    table.bots.wake()
    table.show()


async def take(table: LiveTable, person: Person, seat: int, nonce: str = "") -> None:
    row = SeatRow(seat, HUMAN, person.id, person.name, "", nonce)
    columns = {} if table.state.row.host else {"host": person.id}  # its creator is forgotten
    await seat_change(table, row, "sits", person.name, **columns)
    await note_hours(table, person.id)


async def add_nonce(table: LiveTable, mine: int, seat: int, nonce: str) -> None:
    """Whoever was seated by a link adds to the seed as soon as their page has seen the
    commitment; what was added stays."""
    if seat != mine or not nonce or table.state.seats[mine].nonce:
        raise Refused("already-seated")
    await table.change_rows((replace(table.state.seats[mine], nonce=nonce),))


def free_seat(state: TableState) -> int | None:
    """The seat that somebody who is invited gets: an empty one, else that of a waiting bot."""
    if state.phase == OVER:
        return None
    waiting = state.phase == WAITING
    free = [s for s in state.seats if s.kind == EMPTY]
    bots = [s for s in state.seats if waiting and s.kind == BOT and not s.person]
    return next((s.seat for s in (*free, *bots)), None)


def is_free(table: LiveTable, there: SeatRow) -> bool:
    """Nobody is there, or, before the start, a bot that makes room."""
    waiting = table.state.phase == WAITING
    return there.kind == EMPTY or (waiting and there.kind == BOT and not there.person)


class Leave(Message, frozen=True, tag="leave"):
    pass


@deed(Leave)
async def leave(table: LiveTable, viewer: Viewer, message: Leave) -> None:
    """Leave the table for good; before the start another may become host."""
    await depart(table, viewer.person.id)


async def depart(table: LiveTable, person: str) -> None:
    """Free somebody's seat."""
    state = table.state
    seat = state.seat_of(person)
    if seat is None:
        raise Refused("not-seated", 403)
    if state.phase == OVER:
        raise Refused("game-over")
    if seat in state.lost:
        raise Refused("lost-on-time", 403)
    if state.row.tournament:
        in_play(table)
        await give_up(table, seat)
        return
    name = state.seats[seat].name
    await table.store.invite(table.id, person)  # they may look on, and be erased here
    others = [s.person for s in state.seats if s.person and s.seat != seat]
    is_host = state.row.host == person
    columns = {"host": others[0]} if is_host and others else {}
    kept = name if state.phase == PLAYING else ""  # what was told of a seat stays told
    await seat_change(table, SeatRow(seat, name=kept), "leaves", name, **columns)


class Bot(Message, frozen=True, kw_only=True, tag="bot"):
    seat: Seat
    level: Name


@deed(Bot, by=player_or_host)
async def bot(table: LiveTable, viewer: Viewer, message: Bot) -> None:
    """A bot for an empty seat, one's own seat, or one that keeps the others waiting too long."""
    state = table.state
    if state.phase == OVER:
        raise Refused("game-over")
    if state.row.tournament:
        raise Refused("tournament-alone", 403)
    table.hall.scheduler.check_room(viewer.address)
    check_level(message.level)
    if message.seat >= len(state.seats):
        raise Refused("seat-taken")
    there = state.seats[message.seat]
    if there.kind == HUMAN and there.person != viewer.person.id:
        await table.hall.load_absences(state)  # another process may have been told
    mine = there.kind == HUMAN and there.person == viewer.person.id and state.phase == PLAYING
    waiting_bot = there.kind == BOT and not there.person  # another level
    if not (there.kind == EMPTY or mine or waiting_bot or message.seat in table.absent()):
        raise Refused("seat-taken")
    row = replace(there, kind=BOT, level=message.level)
    if state.phase == PLAYING:
        others = [s for s in state.seats if s.seat != row.seat]
        row = (await settled(table.store, state.game.name, [row, *others]))[0]
    await seat_change(table, row, "bot" if there.name else "new-bot", there.name)


class Return(Message, frozen=True, tag="return"):
    pass


@deed(Return, is_move=True)
async def come_back(table: LiveTable, viewer: Viewer, message: Return) -> None:
    """Take one's own seat back from its bot."""
    state, person = table.state, viewer.person
    seat = state.seat_of(person.id)
    if seat is None or state.seats[seat].kind != BOT:
        raise Refused("no-seat-kept", 403)
    if state.phase == OVER:
        raise Refused("game-over")
    if seat in state.lost:
        raise Refused("lost-on-time", 403)
    row = replace(state.seats[seat], kind=HUMAN, level="")
    await seat_change(table, row, "returns", row.name)
    state.since[seat] = table.hall.clock()


async def rename(table: LiveTable, person: str, name: str) -> None:
    """Somebody has a new name, wherever they sit."""
    theirs = [replace(s, name=name) for s in table.state.seats if s.person == person]
    await table.change_rows(tuple(theirs))


async def seat_change(table: LiveTable, row: SeatRow, what: str, name: str, **columns: Any) -> None:
    said = msgspec.json.encode({"what": what, "name": name}).decode()
    await table.commit(SEAT, row.seat, said, seats=(row,), **columns)


class Start(Message, frozen=True, tag="start"):
    nonce: Nonce = ""


@deed(Start, by=starter, is_move=True)
async def start(table: LiveTable, viewer: Viewer, message: Start) -> None:
    """The host begins, once every seat is taken."""
    if any(s.kind == BOT for s in table.state.seats):
        table.hall.scheduler.check_room(viewer.address)
    await begin(table, viewer.person.id, message.nonce)


async def begin(
    table: LiveTable, host: str, nonce: str, shared: Sequence[str] | None = None
) -> None:
    """Fix the seed by what all browsers have added to it, and deal; a table of a tournament has
    the nonces of all who have entered, which it shares with others."""
    state = table.state
    if state.phase != WAITING:
        raise Refused("already-started")
    if any(s.kind == EMPTY for s in state.seats):
        raise Refused("seats-empty")
    seats = [
        replace(s, nonce=check_nonce(nonce)) if nonce and s.person == host else s
        for s in state.seats
    ]
    seats = await settled(table.store, state.game.name, seats)
    await wind_up(table)
    added = [s.nonce for s in seats] if shared is None else shared
    nonces = msgspec.json.encode(added).decode()
    begin_here = await entrants_of(table, seats)
    await table.commit(START, -1, nonces, seats=tuple(seats), entrants=begin_here)


async def entrants_of(table: LiveTable, seats: list[SeatRow]) -> tuple[EntrantRow, ...]:
    """For whom this game counts, where the house rates and nothing else was agreed."""
    if not table.hall.settings.ratings or FRIENDLY in table.state.marks:
        return ()
    accounts = await table.store.meeting.accounts({s.person for s in seats if s.person})
    return entrants(table.state.row, seats, accounts)


class Unseal(Message, frozen=True, kw_only=True, tag="unseal"):
    """The number that I have drawn: my nonce is its seal, made with the table's commitment."""

    number: Nonce


@deed(Unseal, by=player, marks_active=False, is_move=True)
async def unseal(table: LiveTable, viewer: Viewer, message: Unseal) -> None:
    """Show the number under one's own nonce: it proves that the commitment was known before."""
    state, seat = table.state, seat_of(table, viewer)
    in_play(table)
    own = bool(state.nonces) and not state.row.tournament
    nonce = state.nonces[seat] if own else ""
    if seal(state.commitment, check_nonce(message.number)) != nonce:
        raise Refused("other-number")
    if seat not in state.numbers:
        await table.commit(UNSEAL, seat, message.number)
