"""A game: its name, its moves, and how to set it up, hide it, deal it and read it back."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import Any, ClassVar, Final, Generic

from .box import Box, Plain, parse
from .edition import Choice, Edition, Option
from .errors import BadSetup, Value
from .event import Event, Kinds
from .learned import Learned, read_learned
from .move import Move, MoveTable
from .native import mypyc_attr
from .rng import Rng
from .state import cover, settle, uncover
from .step import G, Step, in_order


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """What the engine needs to know of a game; a game extends it and fills in the rest."""

    # ClassVar, or compiled code would not see what an interpreted game sets.
    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1  # raised when a change alters a golden game
    oldest_rules: ClassVar[int] = 1  # the earliest rules number still played
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    cooperative: ClassVar[bool] = False
    in_rehearsal: ClassVar[bool] = False
    """Its rules are complete, its board is not: the library plays it, no front page shows it."""
    swing: ClassVar[float] = 8.0  # a lead of this much, by `worth`, wins three games of four
    fine_margins: ClassVar[bool] = False  # whether most moves change a promise by little
    turns_ahead: ClassVar[int] = 0  # own turns a master plays on; 0 where it grows a tree
    whole_turns: ClassVar[bool] = False  # whether a tree is judged where turns begin, not within
    signs: ClassVar[tuple[str, ...]] = ()  # what a learned opinion looks at; the first is always 1
    stages: ClassVar[int] = 0  # how many stages of the game it tells apart
    practice: ClassVar[tuple[tuple[str, str], ...]] = ()  # the options that it is learned with

    def __init__(
        self,
        folder: Path,
        moves: MoveTable,
        kinds: Kinds,
        steps: list[Callable[..., Step[Any]]],
        options: list[Option],
    ) -> None:
        self.folder: Final = folder  # the package, with its rooms
        self.moves: Final = moves
        self.kinds: Final = kinds
        self.steps: Final = {step.__name__: step for step in steps}
        self.options: Final = options
        self._box: Box | None = None
        self._learned: Learned | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.fewest}-{self.most} seats>"

    # what a game fills in

    def read_box(self, data: Plain) -> Box:
        """Read and check the components."""
        raise NotImplementedError

    def blank(self, edition: Edition, seats: int, rng: Rng) -> G:
        """A table with everything still in the box."""
        raise NotImplementedError

    def part(self, kind: str) -> object:
        """An empty object of a class that states are made of, to be filled from its wire form."""
        raise NotImplementedError

    def set_up(self, g: G) -> None:
        """Lay the table and queue the first step."""
        raise NotImplementedError

    def hide(self, g: G, viewer: int) -> None:
        """Turn face down what `viewer` may not see."""
        raise NotImplementedError

    def deal(self, g: G, rng: Rng) -> None:
        """Put cards that fit all that was seen where the view has unknown ones."""
        raise NotImplementedError

    def is_blindfolded(self, g: G, seat: int) -> bool:
        """Whether a seat may not look at what it has already seen; it will know it again later."""
        return False

    def scores(self, g: G) -> list[int]:
        """Points by seat, from what everybody may see."""
        raise NotImplementedError

    def winners(self, g: G) -> list[int]:
        """The seats that have won a game that is over."""
        scores = self.scores(g)
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def marks(self, box: Box, seats: int) -> list[int]:
        """The points by which the rules measure a game that nobody is beaten in; else none."""
        return []

    def check(self, g: G) -> None:
        """Assert that nothing was lost or doubled."""
        raise NotImplementedError

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        """The word id of the thing a noun counts, or nothing where the number speaks for itself."""
        return ""

    def said_of(self, view: G, words: Any, noun: str, id: int) -> str:
        """What a number in a choice stands for on this table; nothing where it is only a number."""
        return ""

    def outline(self, view: G, words: Any) -> Any:
        """The table as headings and lists."""
        raise NotImplementedError

    def features(self, view: G, seat: int) -> dict[str, list[int]]:
        """A seat's view as named integer lists of fixed length, the own seat first."""
        raise NotImplementedError

    def feature_bounds(self, edition: Edition, seats: int) -> dict[str, tuple[int, int, int]]:
        """The length, the lowest and the highest value of each of `features`."""
        raise NotImplementedError

    def draw(
        self, view: G, telling: Any, layout: str, theme: str, viewer: int | None = None
    ) -> Any:
        """The table as a picture; `viewer` is whose things are drawn large, NOBODY a spectator."""
        raise NotImplementedError

    def poster(self) -> str:
        """A picture for the front page; by default nothing, and the house hangs its own."""
        return ""

    def worth(self, g: G, seat: int) -> float:
        """What a position promises a seat, for bots; by default its points now."""
        return float(self.scores(g)[seat])

    def leads(self, g: G) -> list[float]:
        """For each seat how far ahead it looks, for searches; by default what `worth` says."""
        return [self.worth(g, seat) for seat in range(g.seats)]

    def promise(self, g: G) -> list[float]:
        """For each seat how likely it looks to win, from 0 to 1; at the end mostly who has won."""
        likely = [1.0 / (1.0 + exp(-lead / self.swing)) for lead in self.leads(g)]
        if not g.over:
            return likely
        winners = self.winners(g)
        share = 1.0 if self.cooperative else 1.0 / max(1, len(winners))
        won = [share if s in winners else 0.0 for s in range(g.seats)]
        return [0.8 * won[s] + 0.2 * likely[s] for s in range(g.seats)]

    def aim(self, g: G, seat: int) -> int:
        """What a learned opinion foretells the growth of; by default the points of a seat."""
        return self.scores(g)[seat]

    def signs_of(self, g: G, seat: int) -> list[float]:
        """The numbers that `signs` names; none where a seat is not judged by them just now."""
        return []

    def stage_of(self, g: G, seat: int) -> int:
        """How far the game has come for a seat, from 0 to `stages` - 1."""
        return 0

    def lean(self, g: G, seat: int, moves: list[Move]) -> list[float]:
        """How good each move looks at first sight, from 0 to 1, for searches to begin with; nothing
        where the game has no opinion."""
        return []

    def weighed(self, g: G, seat: int, moves: list[Move]) -> list[Move]:
        """The moves a bot should think about: all, where the others are not known to be alike."""
        return moves

    def is_quiet(self, g: G, seat: int) -> bool:
        """Whether a look ahead may stop here and ask `worth`: by default at the own next choice."""
        return seat in g.to_act() and not g.has_finished(seat)

    def begins_turn(self, g: G, seat: int) -> bool:
        """Whether a seat is about to begin a turn: for `turns_ahead` and `whole_turns`."""
        return False

    # what the engine does with it

    @property
    def box(self) -> Box:
        """The components of the house."""
        if self._box is None:
            file = self.folder / "box" / "components.toml"
            self._box = self.read_box(parse(file.read_text("utf-8"), file.name))
        return self._box

    @property
    def learned(self) -> Learned:
        """What was learned by playing: `chapiteau train` has written it beside the components."""
        if self._learned is None:
            file = self.folder / "mind" / "weights.json"
            self.learn(file.read_text("utf-8"), file.name)
        assert self._learned is not None
        return self._learned

    def learn(self, text: str, name: str = "weights.json") -> None:
        """Play by the weights of a file from now on, in this process."""
        self._learned = read_learned(text, name, list(self.signs), self.stages)

    def know(self, learned: Learned) -> None:
        """Play by what was learned some other time."""
        self._learned = learned

    def own_box(self, text: str, name: str) -> Box:
        """The components of the house with the sections of an owner's file in their place."""
        return self.read_box({**self.box.data, **parse(text, name)})

    def edition(
        self, options: dict[str, Choice], box: Box | None = None, rules: int | None = None
    ) -> Edition:
        """What is to be played, checked."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                said: dict[str, Value] = {
                    "game": self.name, "option": name[:40], "known": ", ".join(known) or "-",
                }  # fmt: skip
                raise BadSetup("unknown-option", said)
        chosen = {
            name: option.read(options[name]) if name in options else option.choices[0]
            for name, option in known.items()
        }
        return Edition(self, self.rules if rules is None else rules, chosen, box or self.box)

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise BadSetup(
                "bad-seats",
                {"game": self.name, "seats": seats, "fewest": self.fewest, "most": self.most},
            )

    def new(self, edition: Edition, seats: int, rng: Rng, heard: list[Event] | None = None) -> G:
        """Set the game up and bring it to its first decision."""
        self.check_seats(seats)
        g = self.blank(edition, seats, rng)
        g.heard = heard
        self.set_up(g)
        in_order(g.stack, 0)
        settle(g)
        g.heard = None
        return g

    def view(self, g: G, viewer: int) -> G:
        """The state as `viewer` sees it; NOBODY is a spectator."""
        v = self.copy(g)
        cover(v, viewer)
        self.hide(v, viewer)
        return v

    def dealt(self, view: G, rng: Rng) -> G:
        """A full state that `view` may stand for."""
        g = self.copy(view)
        self.deal(g, rng)
        uncover(g, rng)
        return g

    def copy(self, g: G) -> G:
        clone: Any = g.clone()
        return clone  # type: ignore[no-any-return]  # a state clones to its own class
