"""Playing at a table that a test has set up: whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from chapiteau.core.match import BareMatch
from chapiteau.core.move import Move
from chapiteau.core.rng import seeded
from chapiteau.core.state import State, play
from chapiteau.core.step import Step

G = TypeVar("G", bound=State)
T = TypeVar("T")
SPELLED: dict[str, Callable[[str], str]] = {}
"""By game: how its tests write moves, where that is not as in a record."""


def sure(kind: type[T], thing: object) -> T:
    """A thing that is known to be of a kind, as its own game or box and not as any."""
    assert isinstance(thing, kind)
    return thing


class MatchOf(BareMatch, Generic[G]):
    """A match of a game that is known."""

    state: G

    def view(self, seat: int | None = None) -> G:
        return cast(G, super().view(seat))


def spoken(g: State, line: str) -> tuple[int, Move]:
    """A seat and a move, as in a record."""
    seat, text = line.split(" ")
    game = g.edition.game
    return int(seat), game.moves.read(SPELLED.get(game.name, str)(text))


def do(g: State, *lines: str) -> None:
    """Play moves written as in a record: the seat, then the move."""
    for line in lines:
        seat, move = spoken(g, line)
        assert seat in g.to_act(), f"{line}: the table waits for {g.to_act()}"
        assert move in g.legal(seat), f"{line}: legal are {g.legal(seat)}"
        play(g, move, seat)
        g.edition.game.check(g)


def legal(g: State, seat: int = 0, verb: str = "") -> list[str]:
    """What a seat may do now, or only what it may do of one kind."""
    moves = g.legal(seat) if seat in g.to_act() else []
    return [m.text for m in moves if not verb or m.verb == verb]


def refused(g: State, line: str, step: Step[Any] | None = None) -> tuple[str, str]:
    """Why a move is refused here: the reason and the rule."""
    seat, move = spoken(g, line)
    reason = (step or g.stack[-1]).why_not(g, seat, move)
    assert reason is not None, f"{line} is legal"
    return reason.id, reason.rule


def asked(g: State) -> str:
    """The name of what is asked."""
    return type(g.stack[-1]).__name__ if g.stack else ""


def as_match(g: G) -> MatchOf[G]:
    """A match that stands at this table."""
    m = MatchOf[G](g.edition, g.seats, "table")
    m.state = g
    return m


def told(m: BareMatch, seat: int | None = None) -> list[list[object]]:
    """What was told of the decisions so far, as a seat may know it."""
    opening = len(m.opening)
    return [e.wire() for e in m.events(seat)[opening:]]


def at_random(g: G, seed: str, watch: Callable[[G], None] = lambda g: None) -> G:
    """Play a game to its end by lot; `watch` sees every decision."""
    rng = seeded(seed)
    while not g.over:
        watch(g)
        seat = g.to_act()[rng.below(len(g.to_act()))]
        moves = g.legal(seat)
        play(g, moves[rng.below(len(moves))], seat)
        g.edition.game.check(g)
    return g
