"""A match as an environment sees it: spaces, observations, numbered actions, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.edition import Choice
from ..core.state import State
from ..match import Match
from ..words import Telling
from .arrays import Lens, Mask, check_gains, edition_of, gains
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
        flat: bool = False,
    ) -> None:
        check_gains(reward)
        self.edition = edition_of(game, options)
        self.lens = Lens(self.edition, seats, interface)
        check_mode(self.edition.game, render_mode)
        self.flat = flat
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
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": seen_space(self.lens, self.flat), "action_mask": mask})

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    def begin(self, chance: np.random.Generator) -> None:
        """A fresh match, by chance."""
        self.match = Match(self.edition, self.seats, str(chance.integers(2**63)))

    def observe(self, seat: int, is_asked: bool) -> Observation:
        """What a seat sees and may do; a seat that is not asked may at most wait."""
        numbers = self.lens.numbers(self.match.state, seat)
        seen = self.lens.scaled(numbers) if self.flat else self.lens.by_name(numbers)
        return {"observation": seen, "action_mask": self.mask(seat, is_asked)}

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

    def gains(self) -> list[float]:
        return gains(self.match.state, self.reward)

    def text(self, seat: int) -> str:
        """The table in words, as a seat sees it."""
        return self.lens.text(self.match.view(seat))

    def render(self, seat: int | None) -> Any:
        return picture(self.match, seat, self.render_mode)


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
