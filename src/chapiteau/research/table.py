"""A match as an environment sees it: spaces, observations, numbered actions, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.edition import Choice
from ..match import Match
from .arrays import Lens, check_gains, edition_of, gains
from .picture import check_mode, picture

ILLEGAL = -1.0
"""What an illegal action is rewarded with; it ends the game."""
Observation = dict[str, Any]


class Table:
    """Knows one match at a time, and shows each seat only its own view of it."""

    def __init__(
        self,
        game: str,
        seats: int,
        reward: str,
        render_mode: str | None,
        options: dict[str, Choice],
        may_wait: bool = False,
        interface: str = "",
    ) -> None:
        check_gains(reward)
        self.edition = edition_of(game, options)
        self.lens = Lens(self.edition, seats, interface)
        check_mode(self.edition.game, render_mode)
        self.reward = reward
        self.render_mode = render_mode
        self.wait = self.lens.actions  # the action of a seat that is not asked
        self.actions = self.lens.actions + may_wait
        self.seats = seats
        self.match = Match(self.edition, seats, "0")

    @property
    def id(self) -> str:
        """Named after the rules: a change that alters games raises the number."""
        return f"{self.edition.game.name}_v{self.edition.rules}"

    @property
    def about(self) -> dict[str, object]:
        """What the metadata of an environment say of rules, observation and moves."""
        return {"rules": self.edition.rules, "interface": self.lens.interface}

    def observation_space(self) -> spaces.Dict:
        arrays: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(low, high, (length,), np.int16)
            for name, (length, low, high) in self.lens.bounds.items()
        }
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Dict(arrays), "action_mask": mask})

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    def begin(self, chance: np.random.Generator) -> None:
        """A fresh match, by chance."""
        self.match = Match(self.edition, self.seats, str(chance.integers(2**63)))

    def observe(self, seat: int, is_asked: bool) -> Observation:
        """What a seat sees and may do; a seat that is not asked may at most wait."""
        view = self.match.view(seat)
        mask = self.lens.mask(view.moves if is_asked else (), self.actions)
        if not is_asked and self.actions > self.wait:
            mask[self.wait] = 1
        return {"observation": self.lens.arrays(view, seat), "action_mask": mask}

    def why_not(self, seat: int, action: int) -> str | None:
        """None for a legal action, else the reason in words."""
        match = self.match
        if seat not in match.to_act:
            return None if action == self.wait < self.actions else "not asked: may only wait"
        if not 0 <= action < self.lens.actions:
            return "asked: may not wait"
        reason = match.why_not(seat, self.edition.game.moves.moves[action])
        return None if reason is None else match.telling().reason(reason)

    def play(self, seat: int, action: int) -> None:
        self.match.play(seat, self.edition.game.moves.moves[action])

    def gains(self) -> list[float]:
        return gains(self.match, self.reward)

    def text(self, seat: int) -> str:
        """The table in words, as a seat sees it."""
        return self.lens.text(self.match.view(seat))

    def render(self, seat: int | None) -> Any:
        return picture(self.match, seat, self.render_mode)


def named(seats: int) -> Sequence[str]:
    """What the players are called."""
    return [f"player_{seat}" for seat in range(seats)]
