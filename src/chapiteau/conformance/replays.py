"""Records: a match can be played again from its text."""

from __future__ import annotations

from ..core.match import BareMatch
from ..core.record import check_end, follow, read, record
from ..core.wire import text
from .spot import Spot
from .walk import at_every_move

HOW_OFTEN = 0.04


@at_every_move
def replays(spot: Spot) -> None:
    """A record, read from its text and played again, ends where the match stands."""
    if spot.over or not spot.number or spot.chance.random() < HOW_OFTEN:
        replay(spot)


def replay(spot: Spot) -> BareMatch:
    """The match played again from its record, compared with the live one."""
    match = spot.match
    written = record(match).text
    found = read(written, {spot.game.name: spot.game})
    spot.require(found.text == written, "a record read back is written otherwise")
    again = BareMatch(found.edition, found.seats, found.seed)
    with spot.trouble("replaying the record"):
        follow(again, found, len(found))
        check_end(again, found)
    spot.require(text(again.state) == text(match.state), "a replay ends elsewhere")
    told = [event.wire() for event in match.events()]
    spot.require(told == [event.wire() for event in again.events()], "a replay tells otherwise")
    return again
