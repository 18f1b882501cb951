"""Many games stepped by one call, as a Gymnasium `VectorEnv`.

    envs = ManyGames("fourberies", num_envs=64, seats=3, level="novice")  # one seat learns
    envs = ManyGames("fourberies", num_envs=64, seats=3, level=None)  # whoever is asked acts

Each row is bit for bit what `OneSeat`, or an AEC environment, would be with its seed. Where all
seats are played, `info["to_move"]` says who is asked in each row, a reward is that of the seat
that has just acted, and `info["gains"]` has those of all seats. With `workers`, the rows are
divided among processes that write into shared memory, each in one part or, with more `parts`, in
several in turn.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..core.edition import Choice
from ..registry import find
from .gymnasium import check_learner
from .opponents import ITERATIONS, Opponent, Opponents
from .rows import Arrays, Rows, Setting, shapes
from .table import Setup, Table, told
from .workers import Workers

Info = dict[str, Any]


class ManyGames(VectorEnv[Any, Any, Any]):
    """So many games of one kind; `level=None` means that all seats are played from outside.

    With `copy=False` what is returned are the buffers themselves, overwritten by the next step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        level: Opponents | None = "novice",
        reward: str | None = None,
        iterations: int = ITERATIONS,
        interface: str = "",
        flat: bool = False,
        nested: bool = True,
        components: str | None = None,
        rules: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        workers: int = 0,
        parts: int = 0,
        copy: bool = True,
        context: str | None = None,
        **options: Choice,
    ) -> None:
        seats = find(game).usual_seats if seats is None else seats
        check_learner(seat, seats)
        mode = AutoresetMode(autoreset_mode)
        how = (reward, options, components, rules, interface, flat, nested and not flat)
        self.setup = Setup(game, seats, *how)
        table = Table(self.setup)
        self.lens, self.copy, self.plays_all = table.lens, copy, level is None
        self.num_envs = num_envs
        self.metadata = {**table.about, "autoreset_mode": mode, "render_modes": []}
        self.single_observation_space = table.observation_space()
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        setting = Setting(self.setup, seat, level, iterations, mode)
        of = shapes(table.lens.actions, table.lens.size, seats)
        self.rows: Rows | Workers
        if parts and not workers:
            raise ValueError(f"{parts} parts, but no workers to act in them")
        if workers:
            self.rows = Workers(setting, of, num_envs, workers, parts or workers, context)
        else:
            held = {name: np.zeros((num_envs, *shape), kind) for name, (kind, shape) in of.items()}
            self.rows = Rows(setting, held)
        self.arrays: Arrays = self.rows.arrays

    @property
    def to_move(self) -> Any:
        """The seat that is asked in each row; of a learner, where it sits."""
        return self.arrays["to_move"]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Begin anew in all rows, or in those of `options["reset_mask"]`."""
        options = {**(options or {})}
        chosen = self._checked(options.pop("reset_mask", None))
        seeds = [seed] * self.num_envs if seed is None else seed
        if isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + i for i in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        rows = np.flatnonzero(chosen).tolist()
        self.rows.reset(rows, [seeds[i] for i in rows], options)
        return self._seen(self.arrays["numbers"], self.arrays["masks"]), self._infos(chosen)

    def _checked(self, mask: Any) -> Any:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("a reset_mask is an array of bool")
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"a reset_mask has {self.num_envs} places, and not all are False")
        return mask

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        """Act in every row; a row that was over begins anew, as the mode of autoreset has it."""
        self.arrays["actions"][:] = actions
        self.rows.step()
        arrays = self.arrays
        seen, infos = self._seen(arrays["numbers"], arrays["masks"]), self._infos()
        self._add_ends(infos)
        ended, cut = arrays["ended"].copy(), np.zeros(self.num_envs, np.bool_)
        return seen, arrays["rewards"].copy(), ended, cut, infos

    @property
    def parts(self) -> list[slice]:
        """The rows of each part, for `send` and `receive`."""
        if not isinstance(self.rows, Workers):
            raise ValueError("without workers there is one part only: use step")
        return self.rows.slices

    def send(self, part: int, actions: Any) -> None:
        """Act in the rows of one part and do not wait: meanwhile the actions of another part are
        chosen, so that neither waits for the other. Then `receive`."""
        self.arrays["actions"][self.parts[part]] = actions
        assert isinstance(self.rows, Workers)
        self.rows.send(part)

    def receive(self, part: int) -> dict[str, Any]:
        """What has come of it: the part's rows of all arrays, overwritten by its next step:
        `numbers`, `masks`, `rewards`, `ended`, `to_move` and `gains`."""
        rows = self.parts[part]
        assert isinstance(self.rows, Workers)
        self.rows.receive(part)
        return {name: array[rows] for name, array in self.arrays.items()}

    def _seen(self, numbers: Any, masks: Any) -> Any:
        if self.copy and not self.setup.flat:
            numbers, masks = numbers.copy(), masks.copy()
        return told(self.lens, self.setup, numbers, masks)

    def _infos(self, which: Any = None) -> Info:
        """What an environment says besides, each with the rows for which it is said."""
        arrays = self.arrays
        which = np.ones(self.num_envs, np.bool_) if which is None else which
        found = {
            "action_mask": arrays["masks"],
            "to_move" if self.plays_all else "seat": self.to_move,
        }
        if self.plays_all:
            found["gains"] = arrays["gains"]
        infos: Info = {}
        for name, array in found.items():
            infos[name] = array.copy() if self.copy else array
            infos[f"_{name}"] = which.copy()
        return infos

    def _add_ends(self, infos: Info) -> None:
        """Why rows were refused; and where they began anew at once, what was seen last."""
        reasons, said = self.rows.reasons, infos
        if (
            self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
            and self.arrays["ended"].any()
        ):
            said = infos["final_info"] = self._final(infos)
            infos["_final_info"] = infos["_final_obs"].copy()
        if reasons:
            said["illegal"] = np.full(self.num_envs, None, object)
            said["_illegal"] = np.zeros(self.num_envs, np.bool_)
            for i, reason in reasons.items():
                said["illegal"][i], said["_illegal"][i] = reason, True

    def _final(self, infos: Info) -> Info:
        arrays, ended = self.arrays, self.arrays["ended"]
        infos["final_obs"] = np.full(self.num_envs, None, object)
        infos["_final_obs"] = ended.copy()
        for i in np.flatnonzero(ended).tolist():
            seen = self._seen(arrays["final_numbers"][i].copy(), arrays["final_masks"][i].copy())
            infos["final_obs"][i] = seen
        name = "to_move" if self.plays_all else "seat"
        final = {"action_mask": arrays["final_masks"], name: arrays["final_to_move"]}
        said: Info = {}
        for name, array in final.items():
            said[name] = np.zeros_like(array)
            said[name][ended], said[f"_{name}"] = array[ended], ended.copy()
        if self.plays_all:
            said["gains"], said["_gains"] = infos["gains"].copy(), ended.copy()
            infos["_gains"] &= ~ended
        return said

    def add_opponent(self, one: Opponent) -> None:
        """Let one more be drawn from the pool, from the next games on: an earlier self, say."""
        self.rows.add_opponent(one)

    def action_masks(self) -> Any:
        """What may be done in each row, as learners with masks ask for it."""
        return self.arrays["masks"].astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers, if there are any."""
        if isinstance(self.rows, Workers):
            self.rows.close()
