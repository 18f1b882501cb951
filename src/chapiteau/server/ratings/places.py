"""Who came where at a table, as a rating counts it: leaving is the last place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ..clocks.standing import ranked
from ..store.house.ratings import Begun
from ..store.rows import OVER, SEAT, START, EntrantRow, LogEntry
from ..store.rows.ratings import PERSON

SITS, RETURNS, LEAVES = "sits", "returns", "leaves"


@dataclass(frozen=True)
class Place:
    """Where somebody who began a game came."""

    entrant: EntrantRow
    rank: int
    is_gone: bool


@dataclass(frozen=True)
class Places:
    """All places of a table, and whether it was played to its end."""

    all: tuple[Place, ...]
    is_finished: bool


def places(begun: Begun) -> Places | None:
    """Where everybody came; nothing while that is open.

    A table that all people but one have left is decided at that moment, whatever becomes of it:
    nobody has to play on against a bot for what they have won, or escapes by not doing so.
    """
    people = [each for each in begun.entrants if each.kind == PERSON]
    seats = {each.seat for each in people}
    gone = Gone()
    for entry in since_start(begun.entries):
        gone.note(entry)
        if len(people) > 1 and len(seats - gone.left.keys()) < 2:
            return Places(tuple(in_order(people, [0] * begun.row.seats, gone.left)), False)
    result = begun.row.result
    if begun.row.phase != OVER or not result:
        return None
    ranks = result.get("ranks") or ranked(result["winners"], result["scores"])
    return Places(tuple(in_order(begun.entrants, ranks, gone.since)), True)


def since_start(entries: Sequence[LogEntry]) -> list[LogEntry]:
    start = next((i for i, each in enumerate(entries) if each.kind == START), len(entries))
    return [each for each in entries[start:] if each.kind == SEAT]


class Gone:
    """Seats at which somebody else plays than began there."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}  # by seat, the entry with which they went
        self.left: dict[int, int] = {}  # those who went for good
        self.names: dict[int, str] = {}  # of who left: whoever sits down again is no other

    def note(self, entry: LogEntry) -> None:
        said = msgspec.json.decode(entry.text, type=dict[str, str])
        what, name, seat = said["what"], said.get("name", ""), entry.seat
        is_back = what == SITS and name == self.names.get(seat) and name != ""
        if what == RETURNS and seat not in self.left:
            self.since.pop(seat, None)
        elif is_back:
            self.since.pop(seat, None)
            self.left.pop(seat, None)
        elif what not in (SITS, RETURNS):
            self.since.setdefault(seat, entry.n)
        if what == LEAVES and seat not in self.left:
            self.left[seat], self.names[seat] = entry.n, name


def in_order(
    entrants: Sequence[EntrantRow], ranks: Sequence[int], gone: dict[int, int]
) -> list[Place]:
    """Those who stayed by their ranks, then those who went, the first of them last."""
    keys = {
        e.seat: (e.seat in gone, -gone[e.seat] if e.seat in gone else ranks[e.seat])
        for e in entrants
    }
    return [
        Place(e, 1 + sum(key < keys[e.seat] for key in keys.values()), e.seat in gone)
        for e in entrants
    ]
