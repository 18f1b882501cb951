"""Tables as lists and pages show them before they are live."""

from __future__ import annotations

from typing import TypedDict

from ...registry import games
from ...words import words_for
from ..store.rows import EMPTY, OVER, PLAYING, WAITING, StoredTable
from .boxes import is_of_house
from .state import TableState


class Line(TypedDict):
    """A table in a list."""

    id: str
    url: str
    game: str
    title: str
    phase: str
    waits: bool  # for me
    seat: int | None  # mine
    players: list[str]
    others: list[str]  # the players without me
    own_box: bool  # whether it is played with a box that is not the house's


class Summary(Line):
    """A table before it is live."""

    host: bool  # whether I am
    live: str
    invite: str  # "" if I am not seated
    commitment: str
    replay: str
    record: str
    tournament: str  # the page of that to which it belongs, or ""


def line(stored: StoredTable, person: str, lang: str) -> Line:
    """A table as lists show it."""
    row = stored.row
    mine = next((s.seat for s in stored.seats if person and s.person == person), None)
    words = words_for(lang, games()[row.game])
    names = TableState(row, stored.seats).players(words)
    seats = [(n, s) for n, s in zip(names, stored.seats, strict=True) if s.kind != EMPTY]
    return {
        "id": row.id,
        "url": f"/table/{row.id}",
        "game": row.game,
        "title": words("game-title"),
        "phase": row.phase,
        "waits": mine is not None and bool(row.asked >> mine & 1) and row.phase != OVER,
        "seat": mine,
        "players": [name for name, _ in seats],
        "others": [name for name, s in seats if s.seat != mine],
        "own_box": not is_of_house(games()[row.game], row.box),
    }


def in_order(lines: list[Line]) -> list[Line]:
    """What waits for me first, then what is played, then what is not begun, then what is over."""
    order = {PLAYING: 0, WAITING: 1, OVER: 2}
    return sorted(lines, key=lambda each: (not each["waits"], order[each["phase"]]))


def is_played(stored: StoredTable) -> bool:
    """Whether its game is installed here."""
    return stored.row.game in games()


def has_room(stored: StoredTable) -> bool:
    return any(s.kind == EMPTY for s in stored.seats)


def summary(stored: StoredTable, person: str, lang: str) -> Summary:
    """What the page of a table says before it is live."""
    row = stored.row
    state = TableState(row, stored.seats)
    state.edition()  # what is no longer played says so by name
    seat = state.seat_of(person)
    return {
        **line(stored, person, lang),
        "host": row.host == person,
        "live": f"/table/{row.id}/live",
        "invite": f"/join/{row.code}" if seat is not None and not row.tournament else "",
        "commitment": state.commitment,
        "replay": f"/table/{row.id}/replay",
        "record": f"/table/{row.id}/record",
        "tournament": f"/tournament/{row.tournament}" if row.tournament else "",
    }
