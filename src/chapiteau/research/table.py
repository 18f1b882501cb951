"""A match as an environment sees it: spaces, observations, numbered actions, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.edition import Choice, Edition
from ..core.state import State
from ..match import Match
from ..registry import edition_of
from ..words import Telling
from .arrays import Lens, Mask
from .picture import check_mode, picture
from .rewards import Gains, Rewards

ILLEGAL = -1.0
"""What an illegal action is rewarded with; it ends the game."""
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
    """Knows one match at a time, and shows each seat only its own view of it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.edition = setup.edition()
        self.seats = setup.seats
        self.lens = Lens(self.edition, self.seats, setup.interface)
        self.rewards = Rewards(self.edition.game, self.seats, setup.reward)
        check_mode(self.edition.game, setup.render_mode)
        self.wait = self.lens.actions  # the action of a seat that is not asked
        self.actions = self.lens.actions + setup.may_wait
        self.match = Match(self.edition, self.seats, "0")
        self.counted = self.rewards.count(self.match.state)

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
        self.match = Match(self.edition, self.seats, str(chance.integers(2**63)))
        self.counted = self.rewards.count(self.match.state)

    def observe(
        self, seat: int, is_asked: bool, known: Mask | None = None
    ) -> tuple[Observation, Mask]:
        """What a seat sees, and what it may do, if that is not known yet; if it is not asked it
        may at most wait."""
        numbers = self.lens.numbers(self.match.state, seat)
        mask = self.mask(seat, is_asked) if known is None else known.copy()
        return told(self.lens, self.setup, numbers, mask), mask

    def mask(self, seat: int, is_asked: bool) -> Mask:
        """What a seat may do, by the number of the action."""
        mask = self.lens.mask(self.match.state.legal(seat) if is_asked else (), self.actions)
        if not is_asked and self.actions > self.wait:
            mask[self.wait] = 1
        return mask

    def why_not(self, seat: int, action: int) -> str | None:
        """None for a legal action, else the reason in words."""
        match = self.match
        if seat not in match.to_act:
            return None if action == self.wait < self.actions else "not asked: may only wait"
        return why_not(match.state, seat, action)

    def play(self, seat: int, action: int) -> None:
        self.match.play(seat, self.edition.game.moves.moves[action])

    def gains(self) -> Gains:
        """What each seat has gained since this was last asked."""
        g = self.match.state
        found = self.rewards.since(g, self.counted)
        self.counted = self.rewards.count(g)
        return found

    def text(self, seat: int) -> str:
        """The table in words, as a seat sees it."""
        return self.lens.text(self.match.view(seat))

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
