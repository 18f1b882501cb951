"""5.4-5.8 What all locations have in common: action points, and a shard for one more."""

from __future__ import annotations

from typing import ClassVar, Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Step
from ..moves import BOOST, BOOSTS, DONE
from ..state import Trickerion

TOO_FEW_POINTS: Final = Reason("too-few-points", "5.7")
NO_SHARD: Final = Reason("no-shard", "5.6")
ONE_SHARD: Final = Reason("one-shard-each", "5.6")
NO_SHARD_HERE: Final = Reason("no-shard-in-theatre", "9.4")
NOTHING_TO_GAIN: Final = Reason("nothing-for-a-shard", "5.8")


class Acting(Step[Trickerion]):
    """5.7 A character spends its points on the actions of the place, in any order."""

    takes_shards: ClassVar[bool] = True

    def actions(self, g: Trickerion, points: int) -> list[Move]:
        """What the place offers for this many points."""
        raise NotImplementedError

    def act(self, g: Trickerion, move: Move) -> None:
        """Do it, pay the points, and queue what it still has to ask."""
        raise NotImplementedError

    def refused(self, g: Trickerion, seat: int, move: Move) -> Reason:
        """Why an action of this place is refused."""
        raise NotImplementedError

    def moves(self, g: Trickerion) -> list[Move]:
        moves = self.actions(g, g.points) if g.points else []
        if self.may_boost(g) and (moves or self.actions(g, g.points + g.box.shard_points)):
            moves.append(BOOST)
        if moves:
            moves.append(DONE)
        return moves

    def may_boost(self, g: Trickerion) -> bool:
        """5.6 One shard for each character placed, outside the theatre."""
        return self.takes_shards and not g.boosted and g.players[self.seat].shards > 0

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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move is not BOOST:
            return self.refused(g, seat, move)
        if not self.takes_shards:
            return NO_SHARD_HERE
        if g.boosted:
            return ONE_SHARD
        return NOTHING_TO_GAIN if g.players[seat].shards else NO_SHARD
