"""Who sits where: sit, leave, a bot for a seat, come back, and the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from ...bots import LEVELS
from ..live import messages as m
from ..live.viewer import Viewer
from ..refusal import Refused
from ..store.rows import BOT, EMPTY, HUMAN, OVER, PLAYING, SEAT, START, WAITING, SeatRow
from .seeds import check_nonce
from .table import Table


async def sit(table: Table, viewer: Viewer, message: m.Sit) -> None:
    """Take an empty seat."""
    sitting, person = table.sitting, await table.hall.people.keep(viewer.person)
    if sitting.phase == OVER:
        raise Refused("game-over")
    if sitting.seat_of(person.id) is not None:
        raise Refused("already-seated")
    if message.seat >= len(sitting.seats) or not is_free(table, sitting.seats[message.seat]):
        raise Refused("seat-taken")
    nonce = check_nonce(message.nonce) if sitting.phase == WAITING else ""
    row = SeatRow(message.seat, HUMAN, person.id, person.name, "", nonce)
    head = {} if sitting.row.host else {"host": person.id}  # who founded it is forgotten
    await seat_change(table, row, "sits", person.name, **head)


def is_free(table: Table, there: SeatRow) -> bool:
    """Nobody is there, or, before the start, a bot that makes room."""
    waiting = table.sitting.phase == WAITING
    return there.kind == EMPTY or (waiting and there.kind == BOT and not there.person)


async def leave(table: Table, viewer: Viewer, message: m.Leave) -> None:
    """Leave the table for good; before the start another may become host."""
    await depart(table, viewer.person.id)


async def depart(table: Table, person: str) -> None:
    """Free somebody's seat."""
    sitting = table.sitting
    seat = sitting.seat_of(person)
    if seat is None:
        raise Refused("not-seated", 403)
    if sitting.phase == OVER:
        raise Refused("game-over")
    name = sitting.seats[seat].name
    others = [s.person for s in sitting.seats if s.person and s.seat != seat]
    is_host = sitting.row.host == person
    head = {"host": others[0]} if is_host and others else {}
    await seat_change(table, SeatRow(seat), "leaves", name, **head)


async def bot(table: Table, viewer: Viewer, message: m.Bot) -> None:
    """A bot for an empty seat, the own seat, or one that lets the others wait too long."""
    sitting = table.sitting
    if sitting.seat_of(viewer.person.id) is None and sitting.row.host != viewer.person.id:
        raise Refused("not-seated", 403)
    if sitting.phase == OVER:
        raise Refused("game-over")
    if message.level not in LEVELS:
        raise Refused("unknown-level", level=message.level, known=", ".join(LEVELS))
    if message.seat >= len(sitting.seats):
        raise Refused("seat-taken")
    there = sitting.seats[message.seat]
    if there.kind == HUMAN and there.person != viewer.person.id:
        await table.hall.ask_who_is_away(sitting)  # it may have been said to another process
    mine = there.kind == HUMAN and there.person == viewer.person.id and sitting.phase == PLAYING
    waiting_bot = there.kind == BOT and not there.person  # another level
    if not (there.kind == EMPTY or mine or waiting_bot or message.seat in table.absent()):
        raise Refused("seat-taken")
    row = replace(there, kind=BOT, level=message.level)
    await seat_change(table, row, "bot" if there.name else "new-bot", there.name)


async def come_back(table: Table, viewer: Viewer, message: m.Return) -> None:
    """Take the own seat back from its bot."""
    sitting, person = table.sitting, viewer.person
    seat = sitting.seat_of(person.id)
    if seat is None or sitting.seats[seat].kind != BOT:
        raise Refused("no-seat-kept", 403)
    if sitting.phase == OVER:
        raise Refused("game-over")
    row = replace(sitting.seats[seat], kind=HUMAN, level="")
    await seat_change(table, row, "returns", row.name)
    sitting.since[seat] = table.hall.clock()


async def seat_change(table: Table, row: SeatRow, what: str, name: str, **head: Any) -> None:
    said = msgspec.json.encode({"what": what, "name": name}).decode()
    await table.commit(SEAT, row.seat, said, seats=(row,), **head)


async def start(table: Table, viewer: Viewer, message: m.Start) -> None:
    """The host begins, once every seat is taken."""
    sitting, person = table.sitting, viewer.person
    if sitting.row.host != person.id:
        raise Refused("host-only", 403)
    await begin(table, person.id, message.nonce)


async def begin(table: Table, host: str, nonce: str) -> None:
    """Fix the seed by what all browsers have added to it, and deal."""
    sitting = table.sitting
    if sitting.phase != WAITING:
        raise Refused("already-started")
    if any(s.kind == EMPTY for s in sitting.seats):
        raise Refused("seats-empty")
    seats = [
        replace(s, nonce=check_nonce(nonce)) if nonce and s.person == host else s
        for s in sitting.seats
    ]
    nonces = msgspec.json.encode([s.nonce for s in seats]).decode()
    await table.commit(START, -1, nonces, seats=tuple(seats))
