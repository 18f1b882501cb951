"""The games as PettingZoo environments: one seat at a time (AEC), or all that are asked at once.

    env = aec_env("fourberies", seats=3)
    env = parallel_env("fourberies", seats=3)

Importing this module also registers `chapiteau/fourberies_v2` and the like with PettingZoo, and
`fourberies_v2` here has `env`, `raw_env` and `parallel_env` as PettingZoo's own modules have. An
illegal action ends the game: whoever played it is rewarded with -1, the others with 0, and its
`info` says why under `illegal`.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # ships no types
from pettingzoo.env_registry import registration  # type: ignore[import-untyped]  # ships no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # ships no types

from ..core.edition import Choice
from ..registry import find, games
from .arrays import Mask
from .copies import Copied
from .picture import modes
from .table import ILLEGAL, Observation, Setup, Table, named

Info = dict[str, Any]


class _Seated(Copied):
    """What both kinds of environment share."""

    kept = (
        "agents", "chance", "rewards", "_cumulative_rewards", "terminations", "truncations",
        "infos", "agent_selection", "_skip_agent_selection",
    )  # fmt: skip

    may_wait: ClassVar[bool]
    """Whether seats that are not asked take part, with nothing to do but wait."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        reward: str | None = None,
        text: bool = False,
        interface: str = "",
        flat: bool = False,
        nested: bool = True,
        components: str | None = None,
        rules: int | None = None,
        **options: Choice,
    ) -> None:
        seats = find(game).usual_seats if seats is None else seats
        how = (reward, options, components, rules, interface, flat, nested)
        self.table = Table(Setup(game, seats, *how, self.may_wait, render_mode))
        self.render_mode = render_mode
        self.with_text = text
        self.possible_agents = list(named(seats))
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: self.table.observation_space() for a in self.possible_agents}
        self.action_spaces = {a: self.table.action_space() for a in self.possible_agents}
        self.metadata = {
            "name": self.table.id,
            "render_modes": modes(self.table.edition.game),
            "render_fps": 1,
            "is_parallelizable": self.may_wait,
            **self.table.about,
        }
        self.chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None, options: Info | None) -> None:
        """A new game; without a seed the one that follows from the last seed, if there was any.

        PettingZoo's own tests want options that mean nothing to be passed over.
        """
        if "seat" in (options or {}):
            raise ValueError("all seats are played: a game begins without a seat of its own")
        if seed is not None or self.chance is None:
            self.chance = np.random.default_rng(seed)
        self.table.begin(self.chance)
        self.agents = self.possible_agents[:]

    def asked(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self.table.state.to_act()]

    def info(self, agent: str, mask: Mask) -> Info:
        """What is said to an agent besides its observation."""
        found: Info = {"action_mask": mask}
        return {**found, "text": self.text(agent)} if self.with_text else found

    def text(self, agent: str) -> str:
        """What an agent sees, in words."""
        return self.table.text(self.seat_of[agent])

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render(None)

    def close(self) -> None:
        """There is nothing to close."""


class AecGame(_Seated, AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """Asks one seat at a time; those who choose together in ascending order, unseen."""

    may_wait = False

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        seat = self.table.state.seat
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos: dict[str, Info] = {other: {} for other in self.agents}
        self.infos[agent] = self.info(agent, self.table.mask(seat, is_asked=True))

    def observe(self, agent: str) -> Observation:
        is_asked = agent == self.agent_selection and not self.table.state.over
        return self.table.observe(self.seat_of[agent], is_asked)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        self._act(agent, int(action))

    def _act(self, agent: str, action: int) -> None:
        table, seat = self.table, self.seat_of[agent]
        reason = table.why_not(seat, action)
        if reason is None:
            table.play(seat, action)
            over = table.state.over
            if over or table.rewards.each_step:
                self._reward(agent, dict(zip(self.agents, table.gains(), strict=True)))
            if not over:
                self._ask()
                return
            for one in self.agents:
                self.infos[one] = self.info(one, self.table.mask(self.seat_of[one], is_asked=False))
        else:
            self._reward(agent, {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})
            self.infos[agent] = {"illegal": reason}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _reward(self, agent: str, rewards: dict[str, float]) -> None:
        """What all are given for a step of one; for most steps that is nothing, and not counted."""
        self.rewards = rewards
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()


class ParallelGame(_Seated, ParallelEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """All seats that are asked act at once; the others have only the action `wait`."""

    may_wait = True

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.begin(seed, options)
        return self._told()

    def _told(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        """What each agent sees, and what it is told besides."""
        asked, seen, infos = self.asked(), {}, {}
        for agent in self.agents:
            at = self.seat_of[agent], agent in asked
            seen[agent] = self.table.observe(*at)
            infos[agent] = self.info(agent, self.table.mask(*at))
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        refused = self._act({agent: int(actions[agent]) for agent in self.agents})
        agents, over = self.agents, self.table.state.over or bool(refused)
        rewards = dict(zip(agents, self.table.gains(), strict=True))
        observations, infos = self._told()
        for agent, reason in refused.items():
            rewards[agent] = ILLEGAL
            infos[agent]["illegal"] = reason
        if over:
            self.agents = []
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return observations, rewards, ends, cuts, infos

    def _act(self, actions: dict[str, int]) -> dict[str, str]:
        """Play what was chosen, all or nothing; the reasons of those that are refused."""
        refused: dict[str, str] = {}
        for agent, action in actions.items():
            reason = self.table.why_not(self.seat_of[agent], action)
            if reason is not None:
                refused[agent] = reason
        if not refused:
            for agent in self.asked():
                self.table.play(self.seat_of[agent], actions[agent])
        return refused


def aec_env(game: str, **settings: Any) -> Any:
    """A game as an AEC environment, with PettingZoo's usual checks around it."""
    env = wrappers.AssertOutOfBoundsWrapper(AecGame(game, **settings))
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(game: str, **settings: Any) -> Any:
    """A game as a parallel environment."""
    return ParallelGame(game, **settings)


env, raw_env = aec_env, AecGame
"""As PettingZoo's own games call them."""


def __getattr__(name: str) -> SimpleNamespace:
    """`fourberies_v2` and the like: a game with the three functions of PettingZoo's modules."""
    title, _, number = name.rpartition("_v")
    game = games().get(title)
    if game is None or not number.isdecimal():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    made: dict[str, Any] = {"game": title, "rules": int(number)}
    return SimpleNamespace(
        env=partial(aec_env, **made),
        raw_env=partial(AecGame, **made),
        parallel_env=partial(parallel_env, **made),
    )


def register() -> None:
    """Make every installed game known to PettingZoo's own registry, by each rules number."""
    for name, game in games().items():
        for rules in range(game.oldest_rules, game.rules + 1):
            id, made = f"chapiteau/{name}_v{rules}", {"game": name, "rules": rules}
            if id not in registration.aec_registry:
                registration.register("aec", id, aec_env, kwargs=made)
                registration.register("parallel", id, parallel_env, kwargs=made)


register()
