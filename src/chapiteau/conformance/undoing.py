"""Undo: exact up to the last barrier, and no further."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.edition import Choice
from ..core.errors import NothingToUndo
from ..core.game import Game
from ..core.wire import text
from .replays import replay
from .spot import Spot
from .walk import walk

HOW_OFTEN = 0.3


def undoing(game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]) -> None:
    """Undo restores every byte, stops where something was learned or another seat decided."""
    for seed in seeds:
        was: dict[int, str] = {}  # the position at each move number, as the match last stood there
        for spot in walk(game, options, seats, seed):
            was[spot.number] = text(spot.g)
            with spot.trouble("undoing"):
                if spot.over:
                    replay(spot)
                else:
                    there_and_back(spot, was)


def there_and_back(spot: Spot, was: dict[int, str]) -> None:
    """Play the move; then perhaps go back as far as the barriers allow."""
    match, learned = spot.match, spot.g.learned[:]
    spot.play()
    barred = spot.g.learned != learned
    for seat in others_who_notice(spot):
        if not in_lane(spot, seat):
            spot.require(not match.can_undo(seat), f"{seat} may undo what {spot.seat} decided")
            refuse(spot, seat)
    if barred:
        spot.require(not match.can_undo(spot.seat), "a move that taught something may be undone")
        refuse(spot, spot.seat)
    elif not any(spot.g.has_finished(s) for s in range(match.seats)):
        spot.require(match.can_undo(spot.seat), "a move that taught nothing may not be undone")
    if spot.chance.random() < HOW_OFTEN:
        go_back(spot, was)


def in_lane(spot: Spot, seat: int) -> bool:
    """Whether a seat has chosen something that it may pick up again."""
    return bool(spot.g.chosen) and bool(spot.g.chosen[seat])


def others_who_notice(spot: Spot) -> list[int]:
    """The other seats; none while a lane is begun only, which they may not even know."""
    if in_lane(spot, spot.seat) and not spot.g.has_finished(spot.seat):
        return []
    return [seat for seat in range(spot.match.seats) if seat != spot.seat]


def refuse(spot: Spot, seat: int) -> None:
    """An undo that is refused changes nothing."""
    match = spot.match
    before = text(match.state), len(match.decisions), match.position(seat)
    try:
        match.undo(seat)
    except NothingToUndo:
        after = text(match.state), len(match.decisions), match.position(seat)
        spot.require(after == before, "an undo that is refused changes something")
        return
    raise spot.wrong(f"{seat} undoes across a barrier")


def go_back(spot: Spot, was: dict[int, str]) -> None:
    """Undo again and again: each time the match stands as it stood."""
    match, seat = spot.match, spot.seat
    while match.can_undo(seat) and spot.chance.random() > HOW_OFTEN:
        count, learned = len(match.decisions), match.state.learned[:]
        own_lane = in_lane(spot, seat)
        match.undo(seat)
        spot.require(match.state.learned == learned, "an undo forgets what was learned")
        if not own_lane:
            spot.require(len(match.decisions) < count, "an undo keeps what it undoes")
            same = text(match.state) == was[len(match.decisions)]
            spot.require(same, f"undone to move {len(match.decisions)}, which was otherwise")
