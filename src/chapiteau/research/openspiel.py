"""The games as OpenSpiel sees them.

    import chapiteau.research.openspiel
    game = pyspiel.load_game("chapiteau(game=fourberies,seats=3)")
    game = pyspiel.load_game("chapiteau(game=fourberies,seats=3,simultaneous=True)")

Chance comes once, at the root: it draws one of `seeds` seeds, and all shuffles follow from it.
Sequential, seats that choose together are asked in ascending order and see nothing of each other;
simultaneous, they act at one node, where a seat that is not asked has no legal action. Options are
written `options=rounds:4;other:yes`. A state is the list of what was done to it, and so is its
serial form; a state resampled from an information state serialises too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a C++ module without types

from ..core.event import Event
from ..core.rng import seeded
from ..core.step import NOBODY
from ..core.wire import text as wire_text
from ..match import Match
from .arrays import Lens, check_gains, edition_of, gains

SEEDS = 10_000
LONGEST, FARTHEST = 5_000, 2_000.0  # no game asks more often, and no lead is greater
PARAMETERS = {
    "game": "fourberies",
    "seats": 2,
    "simultaneous": False,
    "reward": "share",
    "seeds": SEEDS,
    "options": "",
    "interface": "",  # see Lens.interface
}
Params = dict[str, Any]
Deed = tuple[str, int, int]
"""What was done: ("seed", number, 0), ("play", seat, action) or ("resample", player, key)."""


def game_type(params: Params) -> Any:
    """What OpenSpiel wants to know beforehand; each game loaded has a type of its own."""
    kinds, utility = pyspiel.GameType, pyspiel.GameType.Utility.GENERAL_SUM
    game = edition_of(params["game"], {}).game
    if game.cooperative:
        utility = pyspiel.GameType.Utility.IDENTICAL
    elif params["reward"] == "share" and int(params["seats"]) > 1:  # alone, one may lose
        utility = pyspiel.GameType.Utility.CONSTANT_SUM
    simultaneous = params["simultaneous"]
    return kinds(
        short_name="chapiteau",
        long_name="Chapiteau",
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=100,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def read_options(text: str) -> dict[str, Any]:
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Any game of the house."""

    def __init__(self, params: Params | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        check_gains(given["reward"])
        self.simultaneous = bool(given["simultaneous"])
        self.seeds = int(given["seeds"])
        self.history_of = (given["game"], given["options"], int(given["seats"]))
        self.reward = given["reward"]
        self.lens = make_lens(self.history_of, given["interface"])
        by_share = self.reward == "share"
        shared = by_share and not self.lens.game.cooperative and self.lens.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.lens.seats,
            min_utility=0.0 if by_share else -FARTHEST,
            max_utility=1.0 if by_share else FARTHEST,
            utility_sum=1.0 if shared else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(given), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        kind = iig_obs_type
        if not isinstance(kind, pyspiel.IIGObservationType):  # some callers give only params
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            return None  # nobody sees that
        return Observer(self.lens, kind)


Table = tuple[str, str, int]
_lenses: dict[Table, Lens] = {}


def make_lens(table: Table, interface: str = "") -> Lens:
    """Made once for each game, options and seat count."""
    if table not in _lenses or interface not in ("", _lenses[table].interface):
        name, options, seats = table
        _lenses[table] = Lens(edition_of(name, read_options(options)), seats, interface)
    return _lenses[table]


class History:
    """A match as the list of what was done to it, from which it can be made anew."""

    def __init__(self, table: Table, deeds: list[Deed], match: Match | None = None) -> None:
        self.table = table
        self.deeds = deeds
        self.match = match
        self.veils: list[tuple[int, int]] = []  # up to which decision only what whom was told

    def __deepcopy__(self, memo: object) -> History:
        twin = History(self.table, self.deeds[:], self.match.clone() if self.match else None)
        twin.veils = self.veils[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.table, self.deeds)

    def seed(self, number: int) -> None:
        lens = make_lens(self.table)
        self.match = Match(lens.edition, lens.seats, f"openspiel {number}")
        self.deeds.append(("seed", number, 0))

    def play(self, seat: int, action: int) -> None:
        assert self.match is not None
        self.match.play(seat, self.match.game.moves.moves[action])
        self.deeds.append(("play", seat, action))

    def resample(self, player: int, key: int) -> None:
        """Deal anew all that a player has not seen; what only others knew is forgotten."""
        assert self.match is not None
        match = self.match
        match.state = match.game.dealt(match.view(player), seeded(f"resample {key}"))
        self.veils.append((len(match.decisions), player))
        self.deeds.append(("resample", player, key))

    def recalled(self, seat: int | None) -> list[str]:
        """What a seat was told, and between it what it did itself."""
        assert self.match is not None
        lines = self.told(self.match.opening, -1, seat)
        for i, entry in enumerate(self.match.decisions):
            if entry.seat == seat and all(seat == p for n, p in self.veils if i < n):
                lines.append(entry.move.text)
            lines += self.told(entry.told, i, seat)
        return lines

    def told(self, events: list[Event], at: int, seat: int | None) -> list[str]:
        through = [player for count, player in self.veils if at < count]
        for viewer in [*through, NOBODY if seat is None else seat]:
            events = [event.seen_by(viewer) for event in events]
        return [str(event.wire()) for event in events]


def again(table: Table, deeds: list[Deed]) -> History:
    """Do it all once more."""
    history = History(table, [])
    for what, a, b in deeds:
        if what == "seed":
            history.seed(a)
        elif what == "play":
            history.play(a, b)
        else:
            history.resample(a, b)
    return history


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. OpenSpiel copies and stores `past`, the only attribute."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.past = History(game.history_of, [])

    @property
    def match(self) -> Match | None:
        return self.past.match

    def current_player(self) -> int:
        match = self.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.get_game().simultaneous and len(match.to_act) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return match.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(number, 1 / seeds) for number in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(move.id for move in self.match.moves(player))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.past.seed(action)
        else:
            self.past.play(self.match.to_act[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.match is not None
        for seat in self.match.to_act:
            self.past.play(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        moves = make_lens(self.past.table).game.moves.moves
        return f"seed:{action}" if player < 0 else moves[action].text

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None:
            return [0.0] * self.past.table[2]
        return gains(self.match.state, self.get_game().reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that the player cannot tell from this one."""
        state: SpielState = self.clone()
        if state.match is not None:
            state.past.resample(player, int(sampler() * 2**53))
        return state

    def text(self, player: int) -> str:
        """What a player sees, in words."""
        return str(self.match.outline(player)) if self.match else ""

    def __str__(self) -> str:
        return wire_text(self.match.state) if self.match else "start"


class Observer:
    """What a player sees now, as named arrays and as exact text; with perfect recall also all it
    was told and did before. Without private information, what a spectator sees."""

    def __init__(self, lens: Lens, kind: Any) -> None:
        self.lens = lens
        self.kind = kind
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        has_arrays = not self.is_public and not kind.perfect_recall
        self.tensor = np.zeros(lens.size, np.float32) if has_arrays else None
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict = {name: self.tensor[part] for name, part in lens.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.lens.numbers(state.match.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        match = state.match
        if match is None:
            return ""
        seat = None if self.is_public else player
        lines = [f"seat {'-' if seat is None else seat}"]
        if self.kind.perfect_recall:
            lines += state.past.recalled(seat)
        lines.append(wire_text(match.view(seat)))
        return "\n".join(lines)


def register() -> None:
    """Make `chapiteau` known to OpenSpiel; what is loaded may differ in dynamics and utility."""
    if "chapiteau" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(PARAMETERS), SpielGame)


register()
