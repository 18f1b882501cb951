"""What every game's state has in common, and how it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from .errors import ALREADY_CHOSEN, GAME_OVER, NOT_YOUR_TURN, Reason
from .event import EVERYONE, Event, Kind
from .lists import add
from .move import FACE_DOWN, Move
from .native import mypyc_attr
from .rng import NO_RNG, Rng
from .speech import speaker
from .step import ALL_SEATS, NOBODY, Step, Together

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .edition import Edition


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table: steps still to come, chance, and what is asked now.

    A class of a state names in `later` the attributes it got after its first release: they are
    written only while they hold something, so that older games keep their hashes.
    """

    later: ClassVar[tuple[str, ...]] = ()

    def __init__(self, edition: Edition, seats: int, rng: Rng, like: State | None) -> None:
        self.edition: Final = edition  # shared by all states of a match, never changed
        self.seats: Final = seats
        self.rng = rng
        self.heard: list[Event] | None = None
        if like is None:
            self.stack: list[Step[Any]] = []  # the next step last
            self.mark = 0  # where in it what happens now queues what follows
            self.seat = NOBODY  # who is asked; the first of those who choose together
            self.moves: list[Move] = []  # what that seat may do; computed once, never edited
            self.chosen: list[list[Move]] = []  # face down, by seat, while some choose together
            self.waiting: list[int] = []  # the seats that still have to choose, ascending
            self.learned = [0] * (seats + 1)  # how often each seat, last the spectators, was told
        else:
            self.stack = like.stack.copy()
            self.mark = like.mark
            self.seat = like.seat
            self.moves = like.moves
            self.chosen = [c.copy() for c in like.chosen]
            self.waiting = like.waiting.copy()
            self.learned = like.learned.copy()

    @property
    def rules(self) -> int:
        """The rules number this match is pinned to."""
        return self.edition.rules

    @property
    def over(self) -> bool:
        return not self.stack

    def then(self, *steps: Step[Any]) -> None:
        """Queue steps to happen next, in the order written."""
        stack, mark = self.stack, self.mark
        for step in steps:  # below what was queued before it: the last of a stack is next
            stack.insert(mark, step)

    def tell(
        self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, to: int = EVERYONE
    ) -> None:
        """Say what happened, if anybody listens."""
        if self.heard is not None:
            self.heard.append(Event(kind, [a, b, c, d][: len(kind.nouns)], to))

    def learn(self, mask: int) -> None:
        """These seats now see what they could not have foretold: no undo past this point."""
        learned = self.learned
        if mask == EVERYONE:
            for i, count in enumerate(learned):
                learned[i] = count + 1
            return
        left: i64 = mask
        seat = 0
        while left != 0:
            if left & 1:
                add(learned, seat, 1)
            left >>= 1
            seat += 1

    def draw(self, deck: list[int], mask: int) -> int:
        """Take the top card, and let these seats see it."""
        self.learn(mask)
        return deck.pop()

    def clone(self) -> State:
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __str__(self) -> str:
        return speaker().state(self)

    def to_act(self) -> list[int]:
        """The seats that are asked now, ascending."""
        if not self.stack:
            return []
        return self.waiting if self.waiting else [self.seat]

    def asked_for(self, viewer: int) -> int:
        """Who is asked in the eyes of a viewer: of those who choose together, itself."""
        return viewer if viewer in self.waiting else self.seat

    def legal(self, seat: int) -> list[Move]:
        """What `seat` may do now."""
        if not self.stack:
            return []
        return self.moves if seat == self.seat else self.stack[-1].legal(self, seat)

    def why_not(self, seat: int, move: Move) -> Reason | None:
        """None for a legal move, else why it is refused; the same from a view of the seat."""
        if not self.stack:
            return GAME_OVER
        if seat not in self.to_act():
            return ALREADY_CHOSEN if self.has_finished(seat) else NOT_YOUR_TURN
        return self.stack[-1].why_not(self, seat, move)

    def has_finished(self, seat: int) -> bool:
        """Whether `seat` has made all its choices of an open lane."""
        return bool(self.chosen) and bool(self.chosen[seat]) and seat not in self.waiting


def play(g: State, move: Move, seat: int = NOBODY) -> None:
    """Make a legal move and bring the game to its next decision."""
    g.stack[-1].take(g, g.seat if seat == NOBODY else seat, move)
    settle(g)


def settle(g: State) -> None:
    """Let happen what happens by itself, up to the next decision or the end."""
    while g.stack:
        if g.stack[-1].advance(g):
            return
    g.seat = NOBODY
    g.moves = []


def cover(g: State, viewer: int) -> None:
    """The part of hiding that every game shares: chance, choices, and the options of others."""
    g.rng = NO_RNG
    if viewer == ALL_SEATS:
        return  # together they know every choice and every question
    if g.seat != viewer:
        g.moves = []
    for seat, mine in enumerate(g.chosen):
        if seat != viewer:
            g.chosen[seat] = [FACE_DOWN] if mine and seat not in g.waiting else []
    if viewer in g.waiting:  # whoever still chooses sees their own question, not the first
        g.seat = viewer
        g.moves = g.stack[-1].legal(g, viewer)


def uncover(g: State, rng: Rng) -> None:
    """The part of dealing that every game shares: choices at random, and the options anew."""
    # A table has chance of its own: what it rolls is not what the next table is dealt with.
    g.rng = rng.fork() if g.rules >= g.edition.game.streams_since else rng.branch()
    if not g.stack:
        return
    step = g.stack[-1]
    if isinstance(step, Together):
        for seat, mine in enumerate(g.chosen):
            if mine and mine[0] is FACE_DOWN:
                g.chosen[seat] = at_random(g, step, seat, rng)
        step.ask(g)
    else:
        g.moves = step.legal(g, g.seat)


def at_random(g: State, step: Together[Any], seat: int, rng: Rng) -> list[Move]:
    """Any complete lane that `seat` may have chosen."""
    chosen: list[Move] = []
    while True:
        moves = step.choices(g, seat, chosen)
        if not moves:
            return chosen
        chosen.append(moves[rng.below(len(moves))])
