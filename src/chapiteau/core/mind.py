"""What bots and learners make of a game: how good positions and moves look, and what they see."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, ClassVar, Final, Generic

from .edition import Edition
from .move import Move
from .native import mypyc_attr
from .observing.row import Row
from .step import G
from .weights import Weights, shipped_weights

if TYPE_CHECKING:
    from .game import Game

MILLION: Final = 1_000_000
"""What `Mind.shares` sum to."""
Features = dict[str, list[int]]
"""A view as named lists of numbers."""
Bounds = dict[str, tuple[int, int, int]]
"""The length, the lowest and the highest value of each of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[G]):
    """An opinion of one game. By default it counts points; a game extends it with what it knows.

    A bot has a mind of its own, with the weights it was made with.
    """

    # ClassVar, or compiled code would not see what an interpreted game sets.
    swing: ClassVar[float] = 8.0  # a margin of this much wins three games of four
    fine_margins: ClassVar[bool] = False  # whether most moves change the chances by little
    turns_ahead: ClassVar[int] = 0  # turns a master plays on; 0 where it grows a tree
    looks: ClassVar[int] = 8  # tables at which every move is looked at before a few are played on
    faint: ClassVar[float] = 0.01  # how good a move must look at first sight to be played on
    sight: ClassVar[float] = 1.0  # points by which a move is worse that looks a third as good
    trust: ClassVar[float] = 0.0  # tables played on that first sight is worth
    rival: ClassVar[float] = 1.0  # how much of the best opponent's hopes counts against one's own
    victory: ClassVar[float] = 0.0  # points that having won is worth beyond them
    brief_rounds: ClassVar[int] = 12  # rounds of a master's thought that make an expert
    round_worth: ClassVar[int] = 1  # rounds of a usual tree that take as long as one of its own
    whole_turns: ClassVar[bool] = False  # whether a tree is judged where turns begin, not within
    inputs: ClassVar[tuple[str, ...]] = ()  # what learned weights are for; the first is always 1
    stages: ClassVar[int] = 0  # how many stages of the game the weights tell apart
    shares_version: ClassVar[int] = 0  # of what `shares` has learned
    practice: ClassVar[tuple[tuple[str, str], ...]] = ()  # the options that they are learned with
    observation: ClassVar[int] = 1
    """The number of the layout of `features`: raised when a feature is added, moved or changed."""

    def __init__(self, game: Game[G], weights: Weights | None = None) -> None:
        self.game: Final = game
        self._weights = weights

    @property
    def weights(self) -> Weights:
        """What was learned by playing: given, or shipped with the game."""
        if self._weights is None:
            file = self.game.folder / "mind" / "weights.json"
            self._weights = shipped_weights(file, list(self.inputs), self.stages)
        return self._weights

    # how good things look

    def value(self, g: G, seat: int) -> float:
        """What a position is worth to a seat; by default its points now."""
        return float(self.game.scores(g)[seat])

    def margins(self, g: G) -> list[float]:
        """For each seat how far ahead it looks, for searches; by default its `value`."""
        return [self.value(g, seat) for seat in range(g.seats)]

    def chances(self, g: G) -> list[float]:
        """For each seat how likely it looks to win, from 0 to 1; at the end mostly who has won."""
        likely = [self.likely(margin) for margin in self.margins(g)]
        if not g.over:
            return likely
        winners = self.game.winners(g)
        share = 1.0 if self.game.cooperative else 1.0 / max(1, len(winners))
        won = [share if s in winners else 0.0 for s in range(g.seats)]
        return [0.8 * won[s] + 0.2 * likely[s] for s in range(g.seats)]

    def likely(self, margin: float) -> float:
        """How likely somebody who is so far ahead is to win."""
        return 1.0 / (1.0 + exp(-margin / self.swing))

    def hopes(self, g: G, seat: int) -> list[float]:
        """The points that each seat may hope for in the end, in the eyes of one of them."""
        return self.margins(g)

    def outcome(self, g: G, seat: int) -> float:
        """What turns that were played on have come to for a seat, to compare moves by."""
        hopes = self.hopes(g, seat)
        others = [hope for s, hope in enumerate(hopes) if s != seat]
        found = hopes[seat] - self.rival * max(others) if others else hopes[seat]
        return found + self.victory if g.over and seat in self.game.winners(g) else found

    def priors(self, g: G, seat: int, moves: list[Move]) -> list[float]:
        """How good each move looks at first sight, from 0 to 1; empty without an opinion."""
        return []

    def candidates(self, g: G, seat: int, moves: list[Move]) -> list[Move]:
        """The moves a bot should think about: all, unless others are known to be no better."""
        return moves

    def in_passing(self, g: G, seat: int, moves: list[Move]) -> list[Move]:
        """The moves to compare where a turn is only imagined: as few as do, by default those that
        a bot should think about."""
        return self.candidates(g, seat, moves)

    # where a search may stop

    def is_quiet(self, g: G, seat: int) -> bool:
        """Whether a look ahead may stop here: by default where the seat itself chooses next."""
        return seat in g.to_act() and not g.has_finished(seat)

    def begins_turn(self, g: G, seat: int) -> bool:
        """Whether a seat is about to begin a turn: for `turns_ahead` and `whole_turns`."""
        return False

    def is_next_turn(self, g: G, since: G, seat: int) -> bool:
        """Whether play has come from `since` to another turn, for `turns_ahead`; by default to one
        that the seat itself begins."""
        return self.begins_turn(g, seat)

    # who will win, for whoever looks back at a game

    def turn_of(self, g: G) -> int:
        """How far the game has come, in turns of the table: whoever foretells its end plays such a
        turn out, and knows how much a margin means by then."""
        return 0

    def shares(self, g: G) -> list[int]:
        """Each seat's share of the victory as it was learned where turns begin, in millionths that
        sum to a million, whatever the order of decks; empty where `margins` are all there is."""
        return []

    # what weights are learned from

    def target(self, g: G, seat: int) -> int:
        """What learned weights foretell the growth of; by default the points of a seat."""
        return self.game.scores(g)[seat]

    def inputs_of(self, g: G, seat: int) -> list[float]:
        """The numbers that `inputs` names; empty where a seat is not judged by them just now."""
        return []

    def stage_of(self, g: G, seat: int) -> int:
        """How far the game has come for a seat, from 0 to `stages` - 1."""
        return 0

    # what a learner observes

    def write(self, g: G, seat: int, row: Row) -> None:
        """Write the features of what a seat sees into a row, in the order of `feature_bounds`.

        `g` is the table itself or the seat's view of it, which give the same. A game that is to be
        fast writes them with the eyes of the seat; by default they are those of a view.
        """
        found = self.features(self.game.view(g, seat), seat)
        for name in self.feature_bounds(g.edition, g.seats):
            row.numbers(found[name])

    def features(self, view: G, seat: int) -> Features:
        """A seat's view as named integer lists of fixed length, its own things first."""
        raise NotImplementedError

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        """The length, the lowest and the highest value of each of `features`."""
        raise NotImplementedError


def width(bounds: Bounds) -> int:
    """How many numbers all features together are."""
    return sum([length for length, _, _ in bounds.values()])


def named(mind: Mind[G], view: G, seat: int) -> Features:
    """The features that a mind writes, by name."""
    bounds = mind.feature_bounds(view.edition, view.seats)
    row = Row(width(bounds))
    mind.write(view, seat, row)
    values, at = row.values(), 0
    found: Features = {}
    for name, (length, _, _) in bounds.items():
        found[name] = values[at : at + length]
        at += length
    return found
