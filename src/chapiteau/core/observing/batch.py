"""Many matches of one game side by side, each a bare state, and what somebody sees of each."""

from __future__ import annotations

from typing import Any, Final

from ..edition import Edition
from ..mind import Mind, width
from ..move import Move
from ..rng import seeded
from ..state import State, play
from .plain import new_flags, new_row

REFUSED: Final = -2
"""What `step` says of a row whose action was not legal; its match stands where it stood."""
OVER: Final = -1
"""What it says of a row whose match is over."""


class Batch:
    """So many rows, each a match with its observation and its mask, in two buffers of bytes that
    somebody else has made, such as memory that processes share.

    Whoever asks for a row says for whom: nobody's secrets are in what is written for another.
    """

    def __init__(
        self, mind: Mind[Any], edition: Edition, seats: int, observations: Any, masks: Any
    ) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        self.actions: Final = edition.game.moves.count(edition.options)
        self.width: Final = width(mind.feature_bounds(edition, seats))
        count = len(masks) // self.actions
        self.observations: Final[Any] = observations
        self.masks: Final[Any] = masks
        self.seeds: Final = [""] * count
        self.positions: Final = [[0] * seats for _ in range(count)]  # decisions of each seat
        self.states: Final[list[State]] = []
        self._mind: Final = mind
        self._moves: Final = edition.game.moves.moves
        self._row: Final = new_row(self.width)
        self._flags: Final = new_flags(self.actions)
        for i in range(count):
            self.states.append(self._new(str(i)))

    def _new(self, seed: str) -> State:
        g: State = self.edition.game.new(self.edition, self.seats, seeded(seed))
        return g

    def begin(self, i: int, seed: str) -> None:
        """Put a new match into a row."""
        self.states[i] = self._new(seed)
        self.seeds[i] = seed
        self.positions[i] = [0] * self.seats

    def is_legal(self, i: int, seat: int, action: int) -> bool:
        """Whether a seat may do that now."""
        g = self.states[i]
        if not 0 <= action < self.actions or seat not in g.to_act():
            return False
        wanted = self._moves[action]
        for move in g.legal(seat):
            if move is wanted:
                return True
        return False

    def play(self, i: int, seat: int, move: Move) -> None:
        """Make a legal move in a row."""
        mine = self.positions[i]
        mine[seat] = mine[seat] + 1
        play(self.states[i], move, seat)

    def show(self, i: int, seat: int) -> None:
        """Write what a seat sees of a row, and what it may do there."""
        g, row, flags = self.states[i], self._row, self._flags
        row.begin()
        self._mind.write(g, seat, row)
        at = 2 * i * self.width
        self.observations[at : at + 2 * self.width] = row.joined()
        flags.clear()
        if seat in g.to_act():
            for move in g.legal(seat):
                flags.raise_at(move.id)
        at = i * self.actions
        self.masks[at : at + self.actions] = flags.joined()

    def step(self, rows: list[int], actions: list[int]) -> list[int]:
        """In each of these rows, let whoever is asked act; then who is asked there next, to whom
        the row is shown. Where a match ends it is shown to whoever acted last."""
        found: list[int] = []
        for i in rows:
            g = self.states[i]
            seat, action = g.seat, actions[i]
            if not self.is_legal(i, seat, action):
                found.append(REFUSED)
                continue
            self.play(i, seat, self._moves[action])
            self.show(i, g.seat if g.stack else seat)
            found.append(g.seat if g.stack else OVER)
        return found
