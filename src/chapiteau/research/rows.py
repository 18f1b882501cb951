"""Some matches side by side in one process, whoever plays them: the work behind `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from ..bots import Budget
from ..core.observing.batch import REFUSED, Batch
from .gymnasium import drawn_seat
from .opponents import ITERATIONS, Opponent, Opponents, Seated
from .rewards import Rewards
from .table import ILLEGAL, Setup, why_not

Arrays = dict[str, Any]
Options = dict[str, Any]


@dataclass
class Setting:
    """What is played, and who plays."""

    setup: Setup
    seat: int | None = None
    level: Opponents | None = None  # None: whoever is asked acts, at every seat
    iterations: int = ITERATIONS
    mode: AutoresetMode = AutoresetMode.NEXT_STEP


def shapes(actions: int, width: int, seats: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """The arrays that rows are told in: what one row holds of each."""
    return {
        "actions": (np.int64, ()),
        "numbers": (np.int16, (width,)),
        "masks": (np.int8, (actions,)),
        "final_numbers": (np.int16, (width,)),
        "final_masks": (np.int8, (actions,)),
        "to_move": (np.int64, ()),
        "final_to_move": (np.int64, ()),
        "rewards": (np.float64, ()),
        "gains": (np.float64, (seats,)),
        "ended": (np.bool_, ()),
    }


class Rows:
    """So many matches, told in arrays that somebody else has made."""

    def __init__(self, setting: Setting, arrays: Arrays) -> None:
        self.setting = setting
        self.arrays = arrays
        self.count = len(arrays["ended"])
        edition, self.seats = setting.setup.edition(), setting.setup.seats
        self.game = edition.game
        self.numbers, self.masks = arrays["numbers"], arrays["masks"]
        buffers = (memoryview(array).cast("B") for array in (self.numbers, self.masks))
        self.batch = Batch(self.game.mind(), edition, self.seats, *buffers)
        self.rewards = Rewards(self.game, self.seats, setting.setup.reward)
        self.counted = np.zeros((self.count, self.seats), np.int64)  # what rewards count from
        self.chance: list[np.random.Generator | None] = [None] * self.count
        self.learners = [0] * self.count  # where the learner sits in each match
        self.is_over = np.zeros(self.count, np.bool_)  # the rows that wait for a new match
        self.reasons: dict[int, str] = {}  # why the last actions were refused, by row
        level = setting.level
        self.opponents = None if level is None else Seated(level, self.game, self.seats)
        self.drawn = [[0] * self.seats for _ in range(self.count)]  # who of each pool plays
        self.budget = Budget(iterations=setting.iterations)

    # a new match

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None], options: Options) -> None:
        """Begin anew in some rows; without a seed with what follows from the last one."""
        for i, seed in zip(rows, seeds, strict=True):
            if seed is not None or self.chance[i] is None:
                self.chance[i] = np.random.default_rng(seed)
            self._begin(i, options)
        for name in ("rewards", "gains", "ended"):
            self.arrays[name][list(rows)] = 0
        self.reasons = {}

    def _begin(self, i: int, options: Options | None = None) -> None:
        chance = self.chance[i]
        assert chance is not None, "not yet reset"
        self.batch.begin(i, str(chance.integers(2**63)))
        self.is_over[i] = False
        if self.rewards.each_step:
            self.counted[i] = self.rewards.count(self.batch.states[i])
        if self.opponents is None:
            if options:
                raise ValueError("all seats are played: a game begins without options")
            self._show(i, self.batch.states[i].seat)
            return
        self.learners[i] = drawn_seat(self.setting.seat, self.seats, chance, options)
        self.drawn[i] = self.opponents.drawn(chance)
        self._let_others_play(i)
        self._show(i, self.learners[i])

    def _show(self, i: int, seat: int) -> None:
        self.batch.show(i, seat)
        self.arrays["to_move"][i] = seat

    def add_opponent(self, one: Opponent) -> None:
        """Let one more be drawn from the pools, from the next games on."""
        if self.opponents is None:
            raise ValueError("all seats are played: there are no opponents")
        self.opponents.add(one)

    # a step

    def step(self) -> None:
        """Do in every row what the array `actions` says, as the mode of autoreset has it."""
        arrays, mode = self.arrays, self.setting.mode
        rows, over = np.flatnonzero(~self.is_over).tolist(), np.flatnonzero(self.is_over).tolist()
        if over and mode is AutoresetMode.DISABLED:
            raise ValueError(f"row {over[0]} is over: reset it first, with a reset_mask")
        for name in ("rewards", "gains", "ended"):
            arrays[name].fill(0)
        self.reasons = {}
        actions = arrays["actions"].tolist()
        act = self._by_turns if self.opponents is None else self._learn
        ended = act(rows, actions)
        if ended and mode is AutoresetMode.SAME_STEP:
            self._renew(ended)
        for i in over:
            self._begin(i)

    def _by_turns(self, rows: list[int], actions: list[int]) -> list[int]:
        """Whoever is asked acts, in each of these rows; those whose match is over."""
        to_move = self.arrays["to_move"]
        acted, asked = to_move.copy(), self.batch.step(rows, actions)
        ended = [i for i, seat in zip(rows, asked, strict=True) if seat < 0]
        if not ended and len(rows) == self.count:  # as it is nearly always
            to_move[:] = asked
        else:
            for i, seat in zip(rows, asked, strict=True):
                if seat == REFUSED:
                    self._refuse(i, int(acted[i]), actions[i])
                elif seat >= 0:
                    to_move[i] = seat
        self._reward(rows, acted, ended)
        return ended

    def _learn(self, rows: list[int], actions: list[int]) -> list[int]:
        """The learner acts in each of these rows, and then all others until it is asked again."""
        batch, moves, ended = self.batch, self.game.moves.moves, []
        for i in rows:
            seat = self.learners[i]
            is_legal = batch.is_legal(i, seat, actions[i])
            if is_legal:
                batch.play(i, seat, moves[actions[i]])
                self._let_others_play(i)
            else:
                self._refuse(i, seat, actions[i])
            batch.show(i, seat)
            if not is_legal or batch.states[i].over:
                ended.append(i)
        self._reward(rows, np.array(self.learners), ended)
        return ended

    def _let_others_play(self, i: int) -> None:
        """Bots move until the learner is asked; those who choose with it choose after it."""
        g, learner, batch = self.batch.states[i], self.learners[i], self.batch
        assert self.opponents is not None
        asked = g.to_act()
        while asked and learner not in asked:
            seat = asked[0]
            at = batch.seeds[i], seat, batch.positions[i][seat]
            move = self.opponents.answer(g, self.drawn[i][seat], *at, self.budget)
            batch.play(i, seat, move)
            asked = g.to_act()

    def _refuse(self, i: int, seat: int, action: int) -> None:
        """An action that was not legal ends the match: what that brings, and why it was refused."""
        self.arrays["gains"][i, seat] = self.arrays["rewards"][i] = ILLEGAL
        self.reasons[i] = why_not(self.batch.states[i], seat, action) or ""

    def _reward(self, rows: list[int], seats: Any, ended: list[int]) -> None:
        """What all seats, and in each row the one that has acted, have gained in some rows since
        this was last asked; and in which of them the match is over."""
        arrays, states, each_step = self.arrays, self.batch.states, self.rewards.each_step
        arrays["ended"][ended] = self.is_over[ended] = True
        rows = [i for i in (rows if each_step else ended) if i not in self.reasons]
        if not rows:
            return
        if each_step:
            now = np.array([self.game.scores(states[i]) for i in rows], np.int64)
            found = (now - self.counted[rows]) * self.rewards.scale
            self.counted[rows] = now
        else:
            found = np.array([self.rewards.since(states[i], []) for i in rows])
        arrays["gains"][rows] = found
        arrays["rewards"][rows] = found[range(len(rows)), seats[rows]]

    def _renew(self, ended: list[int]) -> None:
        """Keep what was last seen in some rows, and begin anew in them at once."""
        arrays = self.arrays
        arrays["final_numbers"][ended] = self.numbers[ended]
        arrays["final_masks"][ended] = self.masks[ended]
        arrays["final_to_move"][ended] = arrays["to_move"][ended]
        for i in ended:
            self._begin(i)
