"""5.4-5.8 What all locations have in common: action points, and a shard for one more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import THEATRE
from ..moments import at_another_moment
from ..moves import BOOST, BOOSTS, DONE, LOCATION_OF, PASS, ROW
from ..state import Trickerion

TOO_FEW_POINTS: Final = Reason("too-few-points", "5.7")
NO_SHARD: Final = Reason("no-shard", "5.6")
ONE_SHARD: Final = Reason("one-shard-each", "5.6")
NO_SHARD_HERE: Final = Reason("no-shard-in-theatre", "9.4")
ACTS_FIRST: Final = Reason("acts-first", "5.2")
OTHER_PLACE: Final = Reason("done-elsewhere", "5.7")
DONE_INSTEAD: Final = Reason("done-instead", "5.7")
FINISH_FIRST: Final = Reason("finish-first", "5.7")
LEARN_FIRST: Final = Reason("learn-first", "6.2")
FULL_FIRST: Final = Reason("only-without-room", "6.6")
DIE_FIRST: Final = Reason("die-first", "6.13")
BUY_FIRST: Final = Reason("buy-first", "7.1")
BARGAIN_FIRST: Final = Reason("buy-first", "7.6")
ORDER_FIRST: Final = Reason("order-first", "7.8")
PILE_FIRST: Final = Reason("pile-first", "8.7")
MARKER_FIRST: Final = Reason("marker-first", "9.5")
LINK_FIRST: Final = Reason("link-first", "9.9")
BELONGS_TO: Final[dict[str, Reason]] = {
    "use": LEARN_FIRST,
    "return": FULL_FIRST,
    "face": DIE_FIRST,
    "units": BUY_FIRST,
    "bargain": BARGAIN_FIRST,
    "into": ORDER_FIRST,
    "swap": PILE_FIRST,
    "fame": LINK_FIRST,
    "coins": LINK_FIRST,
    **dict.fromkeys([f"mark-{row}" for row in ROW], MARKER_FIRST),
}
"""Verbs that go on with an action, by the reason to give before it has begun."""


def can_pay_points(g: Trickerion, points: int) -> Condition:
    """5.7 What an action costs must be left."""
    return TOO_FEW_POINTS.about("points", points), g.points >= points


class Acting(Step[Trickerion]):
    """5.7 A character spends its points on the actions of the place, in any order."""

    location: ClassVar[int] = 0

    def actions(self, g: Trickerion, points: int) -> list[Move]:
        """What the place offers for this many points."""
        raise NotImplementedError

    def act(self, g: Trickerion, move: Move) -> None:
        """Do it, pay the points, and queue what it still has to ask."""
        raise NotImplementedError

    def demands(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        """What an action of this place must meet."""
        raise NotImplementedError

    def moves(self, g: Trickerion) -> list[Move]:
        moves = self.actions(g, g.points) if g.points else []
        if self.may_boost(g) and (moves or self.actions(g, g.points + g.box.shard_points)):
            moves.append(BOOST)
        if moves:
            moves.append(DONE)
        return moves

    def may_boost(self, g: Trickerion) -> bool:
        """5.6 One shard for each character placed, outside the theatre (9.4)."""
        return self.location != THEATRE and not g.boosted and g.players[self.seat].shards > 0

    def apply(self, g: Trickerion, move: Move) -> None:
        if move is DONE:
            g.points = 0
            return
        if move is BOOST:
            g.players[self.seat].shards -= 1
            g.points += g.box.shard_points
            g.boosted = True
            g.tell(BOOSTS, self.seat)
        else:
            self.act(g, move)
        g.then(self)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        """Where one is asked, one more point always allows something (5.8)."""
        if move is DONE:
            return  # always
        if move is BOOST:
            yield NO_SHARD_HERE, self.location != THEATRE
            yield ONE_SHARD, not g.boosted
            yield NO_SHARD, g.players[seat].shards > 0
        elif LOCATION_OF.get(move.verb) != self.location:
            yield from while_acting(g, seat, move)
        elif move.verb in BELONGS_TO:
            yield BELONGS_TO[move.verb], False
        else:
            yield from self.demands(g, seat, move)


def while_acting(g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
    """5.2 Of what is not done at this place: it is done at another, or at another moment."""
    if move.verb in LOCATION_OF:
        yield OTHER_PLACE.about("location", LOCATION_OF[move.verb]), False
    elif move.verb in ("send", "idle", "go"):
        yield ACTS_FIRST, False
    elif move is PASS:
        yield DONE_INSTEAD, False
    else:
        yield from at_another_moment(g, seat, move)


def unfinished(g: Trickerion, seat: int, location: int, move: Move) -> Iterator[Condition]:
    """5.7 One action after the other: what has begun at a place is brought to its end."""
    if move is BOOST:
        yield NO_SHARD_HERE, location != THEATRE
    if move in (BOOST, DONE, PASS) or LOCATION_OF.get(move.verb) == location:
        yield FINISH_FIRST, False
    else:
        yield from while_acting(g, seat, move)
