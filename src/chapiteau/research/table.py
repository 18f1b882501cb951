"""A match as an environment sees it: spaces, observations, numbered actions, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.edition import Choice, Edition
from ..core.move import Move
from ..core.observing.batch import Batch
from ..core.state import State
from ..match import Match
from ..registry import edition_of
from ..words import Telling
from .arrays import Lens, Mask
from .picture import check_mode, picture
from .rewards import Gains, Rewards

ILLEGAL = -1.0
"""What an illegal action is rewarded with; it ends the game."""
NOT_NOW = np.zeros(1, np.int8)
Observation = Any
"""Named arrays and the mask, or a row; see `Setup`."""


@dataclass(frozen=True)
class Setup:
    """What is played, and how it is told to a learner.

    An observation is `{"observation": {names...}, "action_mask": mask}`, with `flat` one row in
    place of the names. Without `nested` there is no dict in another: names and mask side by side,
    or with `flat` the row alone.
    """

    game: str
    seats: int
    reward: str | None = None
    options: dict[str, Choice] = field(default_factory=dict)
    components: str | None = None
    rules: int | None = None
    interface: str = ""
    flat: bool = False
    nested: bool = True
    may_wait: bool = False
    render_mode: str | None = None

    def edition(self) -> Edition:
        return edition_of(self.game, self.options, self.components, self.rules)


class Table:
    """Knows one match at a time, and shows each seat only its own view of it.

    It plays a bare state, a single row of a batch. Its match, which knows the log and the way back,
    is made when somebody asks for it, and plays along from then on.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.edition = setup.edition()
        self.seats = setup.seats
        self.lens = lens = Lens(self.edition, self.seats, setup.interface)
        self.rewards = Rewards(self.edition.game, self.seats, setup.reward)
        check_mode(self.edition.game, setup.render_mode)
        self.wait = lens.actions  # the action of a seat that is not asked
        self.actions = lens.actions + setup.may_wait
        self._numbers, self._mask = np.zeros(lens.size, np.int16), np.zeros(lens.actions, np.int8)
        each: list[Any] = [self._numbers, self._mask]
        buffers = (memoryview(array).cast("B") for array in each)
        self.batch = Batch(lens.mind, self.edition, self.seats, *buffers)
        self._moves = self.edition.game.moves.moves
        self._begin("0")

    def _begin(self, seed: str) -> None:
        self.batch.begin(0, seed)
        self._match: Match | None = None
        self._played: list[tuple[int, Move]] = []
        self._shown: int | None = None  # whom the row shows the table as it stands
        self.counted = self.rewards.count(self.batch.states[0])

    @property
    def state(self) -> State:
        """The table as it is, with every secret."""
        return self.batch.states[0] if self._match is None else self._match.state

    @property
    def match(self) -> Match:
        """The match that has come so far."""
        if self._match is None:
            self._match = Match(self.edition, self.seats, self.batch.seeds[0])
            for seat, move in self._played:
                self._match.play(seat, move)
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match
        self.batch.seeds[0] = match.seed

    @property
    def id(self) -> str:
        """Named after the rules: a change that alters games raises the number."""
        return f"{self.edition.game.name}_v{self.edition.rules}"

    @property
    def about(self) -> dict[str, object]:
        """What the metadata of an environment say of rules, observation, moves and rewards."""
        return {
            "rules": self.edition.rules,
            "interface": self.lens.interface,
            "reward": self.rewards.by,
        }

    def observation_space(self) -> spaces.Space[Any]:
        seen, setup = seen_space(self.lens, self.setup.flat), self.setup
        if setup.flat and not setup.nested:
            return seen
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        if setup.nested or not isinstance(seen, spaces.Dict):
            return spaces.Dict({"observation": seen, "action_mask": mask})
        return spaces.Dict({**seen.spaces, "action_mask": mask})

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    def begin(self, chance: np.random.Generator) -> None:
        """A fresh match, by chance."""
        self._begin(str(chance.integers(2**63)))

    def observe(self, seat: int, is_asked: bool) -> Observation:
        """What a seat sees, and what it may do; if it is not asked it may at most wait."""
        self._show(seat)
        # What is one row is written anew, scaled; arrays are parts of a copy.
        numbers = self._numbers if self.setup.flat else self._numbers.copy()
        return told(self.lens, self.setup, numbers, self.mask(seat, is_asked))

    def mask(self, seat: int, is_asked: bool) -> Mask:
        """What a seat may do, by the number of the action."""
        if not is_asked:
            found = np.zeros(self.actions, np.int8)
            if self.actions > self.wait:
                found[self.wait] = 1
            return found
        self._show(seat)
        return self._mask.copy() if self.actions == self.wait else np.append(self._mask, NOT_NOW)

    def _show(self, seat: int) -> None:
        """Write what a seat sees and may do into the row, if it does not stand there."""
        if self._match is not None:
            self.batch.states[0] = self._match.state  # somebody may have put another one there
        elif seat == self._shown:
            return
        self.batch.show(0, seat)
        self._shown = seat

    def why_not(self, seat: int, action: int) -> str | None:
        """None for a legal action, else the reason in words."""
        if self._match is not None:
            self.batch.states[0] = self._match.state
        if self.batch.is_legal(0, seat, action):
            return None
        g = self.batch.states[0]
        if seat not in g.to_act():
            return None if action == self.wait < self.actions else "not asked: may only wait"
        return why_not(g, seat, action)

    def play(self, seat: int, action: int) -> None:
        """Do what `why_not` has nothing against."""
        self.make(seat, self._moves[action])

    def make(self, seat: int, move: Move) -> None:
        """Make a legal move."""
        if self._match is not None:
            self._match.play(seat, move)
        else:
            self.batch.play(0, seat, move)
            self._played.append((seat, move))
            self._shown = None

    def position(self, seat: int) -> int:
        """Counts the decisions of a seat, as its match does."""
        return self._match.position(seat) if self._match else self.batch.positions[0][seat]

    def gains(self) -> Gains:
        """What each seat has gained since this was last asked."""
        g, before = self.state, self.counted
        self.counted = self.rewards.count(g)
        return self.rewards.since(g, before, self.counted)

    def text(self, seat: int) -> str:
        """The table in words, as a seat sees it."""
        return self.lens.text(self.edition.game.view(self.state, seat))

    def render(self, seat: int | None) -> Any:
        return picture(self.match, seat, self.setup.render_mode)


def told(lens: Lens, setup: Setup, numbers: Any, mask: Any) -> Observation:
    """A row of numbers, or several, with what may be done, as a learner wants them."""
    if setup.flat:
        row = lens.scaled(numbers)
        return {"observation": row, "action_mask": mask} if setup.nested else row
    names = lens.by_name(numbers)
    if setup.nested:
        return {"observation": names, "action_mask": mask}
    return {**names, "action_mask": mask}


def why_not(g: State, seat: int, action: int) -> str | None:
    """None for a legal action of a seat that is asked, else the reason in words."""
    moves = g.edition.game.moves.moves
    if not 0 <= action < len(moves):
        return "asked: may not wait"
    if moves[action] in g.legal(seat):
        return None
    reason = g.why_not(seat, moves[action])
    return None if reason is None else Telling("en", g.edition).reason(reason)


def seen_space(lens: Lens, flat: bool) -> spaces.Space[Any]:
    """What a seat sees: named whole numbers, or all of them in one row between -1 and 1."""
    if flat:
        low = np.concatenate(
            [np.full(length, low, np.float32) for length, low, _ in lens.bounds.values()]
        )
        high = np.concatenate(
            [np.full(length, high, np.float32) for length, _, high in lens.bounds.values()]
        )
        return spaces.Box(low * lens.scale, high * lens.scale, dtype=np.float32)
    return spaces.Dict(
        {
            name: spaces.Box(low, high, (length,), np.int16)
            for name, (length, low, high) in lens.bounds.items()
        }
    )


def named(seats: int) -> Sequence[str]:
    """What the players are called."""
    return [f"player_{seat}" for seat in range(seats)]
