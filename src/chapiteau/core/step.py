"""Steps: the decisions and automatic happenings a game is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from .errors import NOT_NOW, Reason
from .move import Move
from .native import mypyc_attr

if TYPE_CHECKING:
    from .state import State

G = TypeVar("G", bound="State")
NOBODY: Final = -1
ALL_SEATS: Final = -2
"""The viewer that all seats would be if they laid their hands open."""
Condition = tuple[Reason, bool]
"""What the rules demand of a move: the reason to give where it is not so, and whether it is so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One decision of one seat.

    Holds public ids only and never changes, so stacks copy by slicing.
    """

    secret: ClassVar[bool] = False
    """The others may not see which move was made here, nor that there was only one."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat: Final = seat

    def __deepcopy__(self, memo: object) -> Step[G]:
        return self

    def moves(self, g: G) -> list[Move]:
        """The legal moves; none means there is nothing to ask and the step is over."""
        raise NotImplementedError

    def apply(self, g: G, move: Move) -> None:
        """Do it, and queue what follows."""
        raise NotImplementedError

    def conditions(self, g: G, seat: int, move: Move) -> Iterator[Condition]:
        """What a move must meet to be legal here, in the order a person would think: is it asked
        now, is it theirs, is it there, may it be done, can it be paid. Each is read only if those
        before it are met. Nothing where no rule speaks of such a move at this moment.
        """
        return iter(())

    def is_told(self, g: G, seat: int) -> bool:
        """Whether by now, at `g`, everybody knows what `seat` chose here; of a secret step that is
        over, only the game can say so."""
        return not self.secret

    def is_last(self, g: G, seat: int, move: Move) -> bool:
        """Whether the game ends when `seat` makes this move, as the seat itself can see: nobody can
        go back after that."""
        return False

    def is_foretold(self, g: G, seat: int, move: Move) -> bool:
        """Whether `seat` knows beforehand all that making this move tells it, though others learn
        from it; what follows by itself may still tell it something new."""
        return False

    # how the engine drives it

    def why_not(self, g: G, seat: int, move: Move) -> Reason | None:
        """None exactly for the legal moves, else the reason."""
        return None if move in self.legal(g, seat) else self.refusal(g, seat, move)

    def refusal(self, g: G, seat: int, move: Move) -> Reason:
        """Of a move that is not legal, the first condition it does not meet."""
        for reason, is_met in self.conditions(g, seat, move):
            if not is_met:
                return reason
        return NOT_NOW

    def advance(self, g: G) -> bool:
        """Bring the game on; True when it now waits for a seat."""
        moves = self.moves(g)
        n = len(moves)
        if n > 1 or (n == 1 and self.secret):
            g.seat = self.seat
            g.moves = moves
            return True
        if n == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.stack.pop()
        return False

    def take(self, g: G, seat: int, move: Move) -> None:
        g.stack.pop()
        g.mark = len(g.stack)
        self.apply(g, move)

    def legal(self, g: G, seat: int) -> list[Move]:
        return self.moves(g) if seat == self.seat else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[G]):
    """Something that happens by itself."""

    def run(self, g: G) -> None:
        raise NotImplementedError

    def advance(self, g: G) -> bool:
        g.stack.pop()
        g.mark = len(g.stack)
        self.run(g)
        return False

    def legal(self, g: G, seat: int) -> list[Move]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[G]):
    """Several seats choose in secret; when the last has chosen, all choices take effect at once.

    Choosing changes nothing on the table: choices are kept face down in `g.chosen`, one lane a
    seat. So any order of choosing gives the same state, and a seat takes a choice back by picking
    it up again.
    """

    secret: ClassVar[bool] = True

    def seats(self, g: G) -> list[int]:
        raise NotImplementedError

    def choices(self, g: G, seat: int, chosen: list[Move]) -> list[Move]:
        """What `seat` may choose next, after `chosen`; nothing when it is done."""
        raise NotImplementedError

    def is_done(self, g: G, seat: int, chosen: list[Move]) -> bool:
        """Whether `chosen` is a whole lane; a step may know it without listing choices."""
        return not self.choices(g, seat, chosen)

    def reveal(self, g: G, chosen: list[list[Move]]) -> None:
        """All have chosen: `chosen[seat]` lists the moves of each."""
        raise NotImplementedError

    def advance(self, g: G) -> bool:
        if not g.chosen:
            g.chosen = [[] for _ in range(g.seats)]
            g.waiting = [s for s in self.seats(g) if not self.is_done(g, s, [])]
        if g.waiting:
            self.ask(g)
            return True
        chosen = g.chosen
        g.chosen = []
        g.stack.pop()
        g.mark = len(g.stack)
        self.reveal(g, chosen)
        return False

    def ask(self, g: G) -> None:
        """Put the question to the first seat that still has to choose."""
        g.seat = g.waiting[0]
        g.moves = self.choices(g, g.seat, g.chosen[g.seat])

    def take(self, g: G, seat: int, move: Move) -> None:
        mine = g.chosen[seat]
        mine.append(move)
        if self.is_done(g, seat, mine):
            g.waiting.remove(seat)

    def take_back(self, g: G, seat: int) -> None:
        """Pick the last choice up again."""
        g.chosen[seat].pop()
        if seat not in g.waiting:
            g.waiting = sorted([*g.waiting, seat])
        self.ask(g)

    def legal(self, g: G, seat: int) -> list[Move]:
        return self.choices(g, seat, g.chosen[seat]) if seat in g.waiting else []
