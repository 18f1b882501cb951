"""The games as Gymnasium environments: one seat learns, bots play the others.

    import chapiteau, gymnasium
    env = gymnasium.make("chapiteau/Fourberies-v2", seats=3, level="novice")

An illegal action ends the game with a reward of -1, and `info["illegal"]` says why.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from ..bots import Budget
from ..core.edition import Choice
from ..registry import find
from .copies import Copied
from .opponents import ITERATIONS, Opponent, Opponents, Seated
from .picture import MODES, modes
from .table import ILLEGAL, Setup, Table

Info = dict[str, Any]


class OneSeat(Copied, gymnasium.Env[Any, int]):
    """One seat of a game; `seat=None` draws another one each game.

    What it observes are named arrays and the mask; with `flat`, one row between -1 and 1. The mask
    is in `info`, too.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it
    kept = ("seat", "drawn", "_np_random", "_np_random_seed")

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        level: Opponents = "novice",
        render_mode: str | None = None,
        reward: str | None = None,
        text: bool = False,
        iterations: int = ITERATIONS,
        interface: str = "",
        flat: bool = False,
        nested: bool = True,
        components: str | None = None,
        rules: int | None = None,
        **options: Choice,
    ) -> None:
        seats = find(game).usual_seats if seats is None else seats
        how = (reward, options, components, rules, interface, flat, nested and not flat)
        self.table = Table(Setup(game, seats, *how, render_mode=render_mode))
        check_learner(seat, seats)
        self.opponents = Seated(level, self.table.edition.game, seats)
        self.drawn = [0] * seats  # who of each pool plays
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
    ) -> tuple[Any, Info]:
        """A new game; `options={"seat": 1}` says where the learner sits in this one."""
        super().reset(seed=seed)
        self.table.begin(self.np_random)
        self.seat = drawn_seat(self.fixed, self.table.seats, self.np_random, options)
        self.drawn = self.opponents.drawn(self.np_random)
        return self._seen(self._let_others_play())

    def add_opponent(self, one: Opponent) -> None:
        """Let one more be drawn from the pool, from the next game on: an earlier self, say."""
        self.opponents.add(one)

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        table, chosen = self.table, int(action)
        reason = table.why_not(self.seat, chosen)
        if reason is not None:
            observation, info = self._seen(self._is_asked())
            return observation, ILLEGAL, True, False, {**info, "illegal": reason}
        table.play(self.seat, chosen)
        is_asked = self._let_others_play()
        over = not is_asked and table.state.over
        gain = table.gains()[self.seat] if over or table.rewards.each_step else 0.0
        observation, info = self._seen(is_asked)
        return observation, gain, over, False, info

    def action_masks(self) -> np.typing.NDArray[np.bool_]:
        """What the learner may do, as learners with masks ask for it."""
        return self.table.mask(self.seat, self._is_asked()).astype(np.bool_)

    def _is_asked(self) -> bool:
        return self.seat in self.table.state.to_act()

    def _let_others_play(self) -> bool:
        """Bots move until the learner is asked; those who choose with it choose after it. Whether
        it is asked, and not over."""
        table, learner, drawn, answer = self.table, self.seat, self.drawn, self.opponents.answer
        g, seed, budget = table.state, table.batch.seeds[0], self.budget
        asked = g.to_act()
        while asked and learner not in asked:
            seat = asked[0]
            move = answer(g, drawn[seat], seed, seat, table.position(seat), budget)
            table.make(seat, move)
            asked = g.to_act()
        return bool(asked)

    def _seen(self, is_asked: bool) -> tuple[Any, Info]:
        table, seat = self.table, self.seat
        info: Info = {"action_mask": table.mask(seat, is_asked), "seat": seat}
        if self.with_text:
            info["text"] = table.text(seat)
        return table.observe(seat, is_asked), info

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.table.render(self.seat)


def check_learner(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")


def drawn_seat(
    fixed: int | None, seats: int, chance: np.random.Generator, options: dict[str, Any] | None
) -> int:
    """Where the learner sits in a new game: as it is asked for, as ever, or by chance."""
    unknown = set(options or ()) - {"seat"}
    if unknown:
        raise ValueError(f"a game begins with a seat, not with {', '.join(sorted(unknown))}")
    asked = (options or {}).get("seat", fixed)
    check_learner(asked, seats)
    return int(chance.integers(seats)) if asked is None else int(asked)
