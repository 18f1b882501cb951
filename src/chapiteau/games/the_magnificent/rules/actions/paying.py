"""7.8 Paying the gems that posters and tents ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import TRANSPARENT
from ..moves import PAY, PAYS_GEM
from ..state import Magnificent
from .stage import on_stage

OTHER_GEM: Final = Reason("other-gem", "7.8")
NONE_TO_PAY: Final = Reason("no-gem-to-pay", "7.8")
NEEDED_LATER: Final = Reason("gem-needed-later", "7.8")


class PayGems(Step[Magnificent]):
    """7.8 The player pays every gem in its colour or with a transparent one."""

    def __init__(self, seat: int, orange: int, green: int, purple: int) -> None:
        super().__init__(seat)
        self.orange: Final = orange
        self.green: Final = green
        self.purple: Final = purple

    def asked(self) -> int:
        """The colour that is paid next, or 0."""
        if self.orange:
            return 1
        return 2 if self.green else 3 if self.purple else 0

    def moves(self, g: Magnificent) -> list[Move]:
        asked, p = self.asked(), g.players[self.seat]
        moves: list[Move] = []
        if asked:
            needs = self.rest(asked)
            for gem in (asked, TRANSPARENT):
                if p.gems[gem] and self.leaves_enough(g, gem, needs):
                    moves.append(PAY[gem])
        return moves

    def leaves_enough(self, g: Magnificent, gem: int, needs: list[int]) -> bool:
        """Whether what is still to be paid can be paid without this gem."""
        p = g.players[self.seat]
        p.gems[gem] -= 1
        is_enough = p.can_pay_gems(needs)
        p.gems[gem] += 1
        return is_enough

    def rest(self, asked: int) -> list[int]:
        needs = [0, self.orange, self.green, self.purple, 0]
        needs[asked] -= 1
        return needs

    def apply(self, g: Magnificent, move: Move) -> None:
        needs = self.rest(self.asked())
        g.players[self.seat].gems[move.arg] -= 1
        g.tell(PAYS_GEM, self.seat, move.arg)
        g.then(PayGems(self.seat, needs[1], needs[2], needs[3]))

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "pay":
            asked, gem = self.asked(), move.arg
            yield OTHER_GEM.about("gem", asked), gem in (asked, TRANSPARENT)
            yield NONE_TO_PAY.about("gem", gem), g.players[seat].gems[gem] > 0
            enough = self.leaves_enough(g, gem, self.rest(asked))
            yield NEEDED_LATER.about("gem", gem), enough
        else:
            yield from on_stage(g, seat, move)
