"""The games as Gymnasium environments: one seat learns, bots play the others.

    import chapiteau.research.gymnasium
    env = gymnasium.make("chapiteau/Fourberies-v2", seats=3, level="novice")

An illegal action ends the game with a reward of -1, and `info["illegal"]` says why.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import Budget
from ..core.edition import Choice
from ..registry import find, games
from .arrays import Lens
from .copies import Copied
from .opponents import ITERATIONS, Opponents, answer, seated
from .picture import MODES, modes
from .table import ILLEGAL, Observation, Table, seen_space

Info = dict[str, Any]


class OneSeat(Copied, gymnasium.Env[Any, int]):
    """One seat of a game; `seat=None` draws another one each game.

    What it observes are named arrays and the mask; with `flat`, one row between -1 and 1. The mask
    is in `info`, too.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it
    kept = ("seat", "_np_random", "_np_random_seed")

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        level: Opponents = "novice",
        render_mode: str | None = None,
        reward: str = "share",
        text: bool = False,
        iterations: int = ITERATIONS,
        interface: str = "",
        flat: bool = False,
        **options: Choice,
    ) -> None:
        seats = find(game).usual_seats if seats is None else seats
        how = (game, seats, seat, level, render_mode, reward, text, iterations, interface, flat)
        self.made_with = how, {**options}
        self.table = Table(game, seats, reward, render_mode, options, False, interface, flat)
        check_learner(seat, seats)
        self.bots = seated(level, self.table.edition.game, seats)
        self.budget = Budget(iterations=iterations)
        self.fixed = seat
        self.seat = seat or 0
        self.with_text = text
        self.flat = flat
        self.render_mode = render_mode
        shown = {"render_modes": modes(self.table.edition.game), "render_fps": 1}
        self.metadata = {**shown, **self.table.about}
        self.observation_space = observed_space(self.table)
        self.action_space = self.table.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """A new game; `options={"seat": 1}` says where the learner sits in this one."""
        super().reset(seed=seed)
        self.table.begin(self.np_random)
        self.seat = drawn_seat(self.fixed, self.table.seats, self.np_random, options)
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        reason = self.table.why_not(self.seat, int(action))
        if reason is None:
            self.table.play(self.seat, int(action))
            self._let_others_play()
        observation, info = self._seen()
        if reason is not None:
            return observation, ILLEGAL, True, False, {**info, "illegal": reason}
        gain = self.table.gains()[self.seat]
        return observation, gain, self.table.match.over, False, info

    def action_masks(self) -> np.typing.NDArray[np.bool_]:
        """What the learner may do, as learners with masks ask for it."""
        return self.table.mask(self.seat, self.seat in self.table.match.to_act).astype(np.bool_)

    def _let_others_play(self) -> None:
        """Bots move until the learner is asked; those who choose with it choose after it."""
        match = self.table.match
        while not match.over and self.seat not in match.to_act:
            seat = match.to_act[0]
            view, moves = match.view(seat), list(match.moves(seat))
            at = match.seed, seat, match.position(seat)
            match.play(seat, answer(self.bots[seat], view, moves, *at, self.budget))

    def _seen(self) -> tuple[Any, Info]:
        seen: Observation = self.table.observe(self.seat, self.seat in self.table.match.to_act)
        info: Info = {"action_mask": seen["action_mask"], "seat": self.seat}
        if self.with_text:
            info["text"] = self.table.text(self.seat)
        return seen["observation"] if self.flat else seen, info

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.table.render(self.seat)


def observed_space(table: Table) -> spaces.Space[Any]:
    """What a learner observes: names and mask, or with `flat` only the row."""
    return seen_space(table.lens, flat=True) if table.flat else table.observation_space()


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
                gymnasium.register(
                    id,
                    f"{__name__}:OneSeat",
                    vector_entry_point="chapiteau.research.vector:ManyGames",
                    kwargs=kwargs,
                )


register()
