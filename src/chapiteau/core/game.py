"""The rules of a game: its moves, and how to set it up, hide it, deal it and read it back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from .box import Box, Data, parse, patched, read_past
from .edition import Choice, Edition, Option
from .errors import BadSetup, Value
from .event import Event, Kinds, ScorePad
from .mind import Mind
from .move import MoveTable
from .native import mypyc_attr
from .rng import Rng
from .state import cover, settle, uncover
from .step import G, Step
from .weights import Weights

if TYPE_CHECKING:
    from ..board import Board

    MakeMind = Callable[["Game[G]", Weights | None], Mind[G]]
    OpenBoard = Callable[[], Board[G]]


_plain_boards: Final[list[Callable[[], Any]]] = []


def install_board(board: Callable[[], Board[Any]]) -> None:
    """Show games that bring no board of their own on this one."""
    _plain_boards.append(board)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """What the engine needs to know of a game; a game extends it and fills in the rest.

    What bots think of it is its `mind`, how it is shown its `board`; a game plays without either.
    """

    # ClassVar, or compiled code would not see what an interpreted game sets.
    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1  # raised when a change alters a golden game
    oldest_rules: ClassVar[int] = 1  # the earliest rules number still played
    streams_since: ClassVar[int] = 1  # the rules number since which chance has streams by purpose
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    cooperative: ClassVar[bool] = False
    in_rehearsal: ClassVar[bool] = False
    """An example, or not finished: it plays, but hangs on a front page only if the host asks."""

    def __init__(
        self,
        folder: Path,
        moves: MoveTable,
        kinds: Kinds,
        steps: list[Callable[..., Step[Any]]],
        options: list[Option],
        mind: MakeMind[G] = Mind,
        board: OpenBoard[G] | None = None,
    ) -> None:
        self.folder: Final = folder  # the package, with its rooms
        self.moves: Final = moves
        self.kinds: Final = kinds
        self.steps: Final = {step.__name__: step for step in steps}
        self.options: Final = options
        self._mind: Final = mind
        self._open_board: Final = board
        self._board: Board[G] | None = None
        self._boxes: Final[dict[str, Box]] = {}  # of the house, by hash
        self._box: Box | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.fewest}-{self.most} seats>"

    # what a game fills in

    def read_box(self, data: Data) -> Box:
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
        """Turn face down what `viewer` may not see; ALL_SEATS may see all but what nobody does."""
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

    def score_pad(self, edition: Edition, seats: int) -> ScorePad:
        """An empty score pad, which hears a match; this one explains nothing."""
        return ScorePad(edition, seats)

    def rival_scores(self, g: G) -> list[int]:
        """The points of rivals that the rules play, in the order of the score pad."""
        return []

    def check(self, g: G) -> None:
        """Assert that nothing was lost or doubled."""
        raise NotImplementedError

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        """The word id of the thing a noun counts, or nothing where the number speaks for itself."""
        return ""

    # what the engine does with it

    @property
    def box(self) -> Box:
        """The components of the house."""
        if self._box is None:
            file = self.folder / "box" / "components.toml"
            self._box = self.read_box(parse(file.read_text("utf-8"), file.name))
            self._boxes[self._box.hash] = self._box
        return self._box

    def house_box(self, hash: str) -> Box | None:
        """The box of the house that has this hash: today's or any that was ever released."""
        today = self.box
        if hash == today.hash:
            return today
        past = read_past(self.folder / "box" / "past") if hash not in self._boxes else {}
        way: list[str] = []
        while hash not in self._boxes:
            if hash not in past or hash in way:
                return None
            way.append(hash)
            hash = past[hash].newer
        for older in reversed(way):
            box = self.read_box(patched(self._boxes[past[older].newer].data, past[older].rows))
            if box.hash != older:
                return None
            self._boxes[older] = box
        return self._boxes[way[0] if way else hash]

    def is_of_house(self, box: Box) -> bool:
        """Whether a box is one of the house with all that is written on it, not only its facts."""
        house = self.house_box(box.hash)
        return house is not None and (house is box or house.data == box.data)

    @property
    def first_box(self) -> Box:
        """The first box that was ever released: tables that name none were played with it."""
        past = read_past(self.folder / "box" / "past")
        newer = {older.newer for older in past.values()}
        first = [hash for hash in past if hash not in newer]
        return (self.house_box(first[0]) if first else None) or self.box

    def house_boxes(self) -> list[Box]:
        """Every box of the house, today's first."""
        older = [self.house_box(hash) for hash in read_past(self.folder / "box" / "past")]
        return [self.box, *[box for box in older if box is not None]]

    def mind(self, weights: Weights | None = None) -> Mind[G]:
        """What bots and learners make of it, by the weights given or those it was shipped with."""
        return self._mind(self, weights)

    @property
    def board(self) -> Board[G]:
        """How it is shown; loaded when first asked for, since rules play without pictures."""
        if self._board is None:
            self._board = self._open_board() if self._open_board else _plain_boards[-1]()
        return self._board

    def own_box(self, text: str, name: str) -> Box:
        """The components of the house with the sections of an owner's file in their place."""
        return self.read_box({**self.box.data, **parse(text, name)})

    def edition(
        self, options: dict[str, Choice], box: Box | None = None, rules: int | None = None
    ) -> Edition:
        """What is to be played, checked."""
        number = self.rules if rules is None else rules
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                said: dict[str, Value] = {
                    "game": self.name, "option": name[:40], "known": ", ".join(known) or "-",
                }  # fmt: skip
                raise BadSetup("unknown-option", said)
        chosen = {
            name: option.read(options[name]) if name in options else option.default(number)
            for name, option in known.items()
        }
        return Edition(self, number, chosen, box or self.box)

    def usual_options(self, rules: int) -> dict[str, Choice]:
        """What is played where nothing else was agreed, under a rules number."""
        return {option.name: option.default(rules) for option in self.options}

    @property
    def usual_seats(self) -> int:
        """For how many it is set up where nobody says: two, or as few as it takes."""
        return max(2, self.fewest)

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise BadSetup(
                "bad-seats",
                {"game": self.name, "seats": seats, "fewest": self.fewest, "most": self.most},
            )

    def new(self, edition: Edition, seats: int, rng: Rng, heard: list[Event] | None = None) -> G:
        """Set the game up and bring it to its first decision."""
        self.check_seats(seats)
        g = self.blank(edition, seats, edition.chance(rng))
        g.heard = heard
        self.set_up(g)
        settle(g)
        g.heard = None
        return g

    def view(self, g: G, viewer: int) -> G:
        """The state as `viewer` sees it. NOBODY is a spectator; ALL_SEATS sees whatever any seat
        sees, and neither chance nor the order of decks."""
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
