"""Which tickets fit together: a group for one table, the oldest first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ...registry import games
from ..store.rows import TicketRow
from ..tables.paces import DAY, PACES

ANY_SEATS = 0
NEAR = 1.0
"""Levels by which strengths may differ for whoever wants company of their own kind."""
LIVE, SLOW = 3 * 3600.0, 14 * DAY
"""Seconds after which a ticket expires: whoever wants to play now is gone by then."""
MOST_OPEN = 5  # tickets of a person


def lifetime(pace: str) -> float:
    return SLOW if PACES[pace] >= DAY else LIVE


def groups(
    tickets: Sequence[TicketRow], blocks: Collection[tuple[str, str]]
) -> Iterator[list[TicketRow]]:
    """Tables that can be made, each of different people; nobody is at two of them."""
    left = list(tickets)
    while left:
        first = left.pop(0)
        group = group_of(first, left, blocks)
        if group:
            seated = {ticket.person for ticket in group}
            left = [ticket for ticket in left if ticket.person not in seated]
            yield group


def group_of(
    first: TicketRow, others: Sequence[TicketRow], blocks: Collection[tuple[str, str]]
) -> list[TicketRow]:
    """The company for a ticket: as many as it wants, or as few as the game takes."""
    game = games().get(first.game)
    if game is None:
        return []
    fewest = max(2, game.fewest)
    for seats in [first.seats] if first.seats else range(fewest, game.most + 1):
        group = [first]
        for other in others:
            if len(group) < seats and all(fits(one, other, blocks) for one in group):
                group += [other] if other.seats in (ANY_SEATS, seats) else []
        if len(group) == seats:
            return group
    return []


def fits(one: TicketRow, other: TicketRow, blocks: Collection[tuple[str, str]]) -> bool:
    """Whether two people want the same, and each other."""
    pair = one.person, other.person
    if one.person == other.person or pair in blocks or pair[::-1] in blocks:
        return False
    if (one.game, one.pace) != (other.game, other.pace):
        return False
    is_near = abs(one.strength - other.strength) <= NEAR
    return is_near or not (one.near or other.near)
