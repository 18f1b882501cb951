"""A match: a state, how it came about, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .edition import Edition
from .errors import (
    NOT_NOW,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    Reason,
    StaleMove,
    UnknownMove,
)
from .event import Event
from .move import Move
from .native import mypyc_attr
from .rng import Rng, seeded
from .state import State, play
from .step import NOBODY, Together
from .wire import digest

SPAN: Final = 16
"""After so many decisions a match keeps its position, to find the way back from."""


class Decision:
    """One decision, and what it made happen."""

    def __init__(self, seat: int, move: Move, told: list[Event]) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.told: Final = told


class LegalMoves:
    """The legal moves of a seat: a cheap view with `in`, `len`, `bool` and iteration."""

    def __init__(self, moves: list[Move]) -> None:
        self._moves: Final = moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __bool__(self) -> bool:
        return bool(self._moves)

    def __getitem__(self, i: int) -> Move:
        return self._moves[i]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return any(m.text == move for m in self._moves)
        return move in self._moves

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join([m.text for m in self._moves])}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class BareMatch:
    """A game being played. The full state never leaves it: ask for a view."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        seed: str,
        rng: Rng | None = None,
        like: BareMatch | None = None,
        start: State | None = None,
        is_dealt: bool = False,
    ) -> None:
        self.edition: Final = edition
        self.game: Final = edition.game
        self.seats: Final = seats
        self.seed: Final = seed
        self.opening: Final[list[Event]] = like.opening if like else []
        self.decisions: Final[list[Decision]] = like.decisions.copy() if like else []
        self._undoable: Final[list[int]] = like._undoable.copy() if like else []
        # A copy of the position after so many decisions, shared with clones and never changed.
        self._kept: State | None = like._kept if like else None
        self._kept_at: int = like._kept_at if like else 0
        # Else it began elsewhere; what is read back may stand anywhere and still have been dealt.
        self.is_dealt: Final[bool] = like.is_dealt if like else start is None or is_dealt
        self.positions: Final = [0] * seats  # grows whenever what a seat is asked may have changed
        if like:
            self.state: State = self.game.copy(like.state)
            self.positions[:] = like.positions
        elif start:
            self.state = self.game.copy(start)
        else:
            self.state = self.game.new(edition, seats, rng or seeded(seed), self.opening)
        is_known = like is None or like.state is like._known
        self._known: State | None = self.state if is_known else None  # what the decisions led to

    # who may do what

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that choose now."""
        return tuple(self.state.to_act())

    def moves(self, seat: int) -> LegalMoves:
        """The legal moves of a seat."""
        self._check_seat(seat)
        return LegalMoves(self.state.legal(seat))

    def position(self, seat: int) -> int:
        """Counts the decisions of a seat and the steps back; a move made for another is stale."""
        self._check_seat(seat)
        return self.positions[seat]

    def why_not(self, seat: int, move: Move | str) -> Reason | None:
        """None for a legal move, else why it is refused, with its rule."""
        self._check_seat(seat)
        return self.state.why_not(seat, self._read(move))

    # what may be done

    def play(self, seat: int, move: Move | str, position: int = NOBODY) -> None:
        """Make a move, or raise why not; a refused move changes nothing."""
        self._check_seat(seat)
        chosen = self._read(move)
        g = self.state
        if position not in (NOBODY, self.positions[seat]):
            raise StaleMove("stale-move", {"position": self.positions[seat]})
        if seat not in g.to_act():
            raise NotYourTurn("not-your-turn", {})
        step = g.stack[-1]
        if chosen not in g.legal(seat):
            reason = step.why_not(g, seat, chosen) or NOT_NOW
            raise IllegalMove(reason, self.edition, chosen.text)
        self._keep()
        learned = g.learned.copy()
        told: list[Event] = []
        g.heard = told
        play(g, chosen, seat)
        g.heard = None
        self.decisions.append(Decision(seat, chosen, told))
        self.positions[seat] += 1
        if g.learned != learned:
            self._undoable.clear()
        elif not (isinstance(step, Together) and self._is_open(step)):
            self._undoable.append(len(self.decisions) - 1)

    def _keep(self) -> None:
        """Remember the position now and then, so that the way back is never long."""
        g, count = self.state, len(self.decisions)
        if g is not self._known:  # somebody has put another table here: no way leads behind it
            self._undoable.clear()
            self._kept, self._known = None, g
        if self._kept is None or (count - self._kept_at >= SPAN and not self._undoable):
            kept: State = self.game.copy(g)
            self._kept, self._kept_at = kept, count

    def take_back(self, seat: int) -> None:
        """Pick up again the last secret choice, while the others still choose."""
        self._check_seat(seat)
        g = self.state
        step = g.stack[-1] if g.stack else None
        if not isinstance(step, Together) or not g.chosen or not g.chosen[seat]:
            raise NothingToUndo("nothing-to-take-back", {})
        step.take_back(g, seat)
        for i in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[i].seat == seat:
                del self.decisions[i]
                if i < self._kept_at:
                    self._kept = None
                break
        self.positions[seat] += 1

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` has somewhere to go."""
        self._check_seat(seat)
        g = self.state
        if g.chosen and g.chosen[seat]:
            return True
        if not self._undoable or self.decisions[self._undoable[-1]].seat != seat:
            return False
        # another's sealed choice stays sealed
        return not any(g.has_finished(s) for s in range(self.seats))

    def undo(self, seat: int) -> None:
        """Take back a seat's own last decision, up to the last barrier."""
        if not self.can_undo(seat):
            raise NothingToUndo("nothing-to-undo", {})
        if self.state.chosen and self.state.chosen[seat]:
            self.take_back(seat)
            return
        count = self._undoable.pop()
        g: State = self.game.copy(self._kept)
        for i in range(self._kept_at, count):  # nothing hidden has come to light on this way
            decision = self.decisions[i]
            play(g, decision.move, decision.seat)
        self.state = self._known = g
        del self.decisions[count:]
        for s in range(self.seats):
            self.positions[s] += 1

    # what may be known

    def view(self, seat: int | None = None) -> State:
        """The state as a seat sees it; None is a spectator."""
        view: State = self.game.view(self.state, self._viewer(seat))
        return view

    def events(self, seat: int | None = None) -> list[Event]:
        """All that happened, as a seat may know it."""
        viewer = self._viewer(seat)
        return [event.seen_by(viewer) for events in self.happenings for event in events]

    @property
    def happenings(self) -> list[list[Event]]:
        """What happened before the first decision, and with each."""
        return [self.opening, *[entry.told for entry in self.decisions]]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat: the public ones until the game is over."""
        return tuple(self.game.scores(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end or when a common cause is lost."""
        return tuple(self.game.winners(self.state)) if self.over else ()

    @property
    def outcome(self) -> tuple[float, ...] | None:
        """Each seat's share of the victory, once the game is over."""
        if not self.over:
            return None
        winners = self.winners
        share = 1.0 if self.game.cooperative else 1.0 / max(1, len(winners))
        return tuple([share if s in winners else 0.0 for s in range(self.seats)])

    @property
    def hash(self) -> str:
        """Names the full state, secrets included: never to be shown while the game runs."""
        return digest(self.state)

    # helpers

    def _is_open(self, step: Together[Any]) -> bool:
        return bool(self.state.chosen) and self.state.stack[-1] is step

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, str):
            return self.game.moves.read(move)
        if not 0 <= move.id < len(self.game.moves) or self.game.moves.moves[move.id] is not move:
            raise UnknownMove("unknown-move", {"move": move.text})
        return move

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", {"seat": str(seat)})

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        self._check_seat(seat)
        return seat
