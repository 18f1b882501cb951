"""The games as Gymnasium environments: one seat learns, bots of a level play the others.

    import chapiteau.research.gymnasium
    env = gymnasium.make("chapiteau/Fourberies-v2", seats=3, level="novice")

An illegal action ends the game with a reward of -1, and `info["illegal"]` says why.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.utils import EzPickle

from ..bots import Budget, ask, make_bot
from ..core.edition import Choice
from ..registry import find, games
from .arrays import Lens
from .picture import MODES, modes
from .table import ILLEGAL, Observation, Table

ITERATIONS = 100
"""How long a level that searches may think, so that the same seed gives the same game anywhere."""


class OneSeat(gymnasium.Env[Observation, int], EzPickle):
    """One seat of a game; `seat=None` draws another one each game."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        level: str = "novice",
        render_mode: str | None = None,
        reward: str = "share",
        text: bool = False,
        iterations: int = ITERATIONS,
        interface: str = "",
        **options: Choice,
    ) -> None:
        seats = find(game).usual_seats if seats is None else seats
        how = (game, seats, seat, level, render_mode, reward, text, iterations, interface)
        EzPickle.__init__(self, *how, **options)
        self.table = Table(game, seats, reward, render_mode, options, interface=interface)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}")
        self.bot = make_bot(level, self.table.edition.game)
        self.budget = Budget(iterations=iterations)
        self.fixed = seat
        self.seat = seat or 0
        self.with_text = text
        self.render_mode = render_mode
        shown = {"render_modes": modes(self.table.edition.game), "render_fps": 1}
        self.metadata = {**shown, **self.table.about}
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(self.np_random)
        if self.fixed is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reason = self.table.why_not(self.seat, int(action))
        if reason is None:
            self.table.play(self.seat, int(action))
            self._let_others_play()
        observation, info = self._seen()
        if reason is not None:
            return observation, ILLEGAL, True, False, {**info, "illegal": reason}
        gain = self.table.gains()[self.seat]
        return observation, gain, self.table.match.over, False, info

    def _let_others_play(self) -> None:
        """Bots move until the learner is asked; those who choose with it choose after it."""
        match = self.table.match
        while not match.over and self.seat not in match.to_act:
            seat = match.to_act[0]
            match.play(seat, ask(match, seat, self.bot, self.budget))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        info = {"text": self.table.text(self.seat)} if self.with_text else {}
        return self.table.observe(self.seat, self.seat in self.table.match.to_act), info

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.table.render(self.seat)


def register() -> None:
    """Make every installed game known to Gymnasium, its version being the rules number.

    An id such as chapiteau/Fourberies-o1-m241-v2 also names the interface an agent was made for.
    """
    for name, game in games().items():
        title = "".join(part.capitalize() for part in name.split("_"))
        interface = Lens(game.edition({}), game.usual_seats).interface
        for pinned in ("", interface):
            id = f"chapiteau/{'-'.join(filter(None, [title, pinned]))}-v{game.rules}"
            kwargs = {"game": name, "seats": game.usual_seats, "interface": pinned}
            if id not in gymnasium.registry:
                gymnasium.register(id, f"{__name__}:OneSeat", kwargs=kwargs)


register()
