"""Records from elsewhere, read and played through by a worker, within limits."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from ....core.box import Data
from ....core.errors import ChapiteauError, Value
from ....core.match import BareMatch
from ....core.record import Record, check_end, follow, read
from ....registry import games
from ...clocks.standing import result_of
from ...refusal import Refused

MOST_MOVES, MOST_SECONDS = 5_000, 3.0
AT_ONCE = 25
"""So many moves are played between two looks at the clock."""


@dataclass(frozen=True)
class ReadRecord:
    """A record that is what it says it is, as plain data; or why it is not."""

    game: str = ""
    rules: int = 0
    options: tuple[tuple[str, str | int | bool], ...] = ()
    box: Data | None = None
    seats: int = 0
    seed: str = ""
    moves: tuple[tuple[int, str], ...] = ()
    result: dict[str, Any] | None = None
    error: str = ""
    said: tuple[tuple[str, Value], ...] = ()


def play_through(text: str) -> ReadRecord:
    """Read a record and play it to its end, within limits; whatever is wrong has a name."""
    try:
        return checked(text)
    except ChapiteauError as e:
        return ReadRecord(error=e.id, said=tuple(e.said.items()))
    except Exception:  # what somebody has written may break anything
        return ReadRecord(error="record-unreadable")


def checked(text: str) -> ReadRecord:
    r = read(text, games())
    if len(r) > MOST_MOVES:
        raise Refused("record-too-long", most=MOST_MOVES)
    match = BareMatch(r.edition, r.seats, r.seed)
    begun = time.process_time()
    for at in range(0, len(r), AT_ONCE):
        follow(match, r, min(len(r), at + AT_ONCE), at)
        if time.process_time() - begun > MOST_SECONDS:
            raise Refused("record-too-slow", seconds=int(MOST_SECONDS))
    check_end(match, r)
    if not match.over:
        raise Refused("record-unfinished")
    return as_data(r, match)


def as_data(r: Record, match: BareMatch) -> ReadRecord:
    edition, game = r.edition, r.edition.game
    is_todays = edition.box.hash == game.box.hash and game.is_of_house(edition.box)
    box = None if is_todays else edition.box.data
    options = tuple(edition.options.items())
    made = (game.name, edition.rules, options, box, r.seats, r.seed, tuple(r.moves))
    return ReadRecord(*made, result_of(match))
