"""The games as OpenSpiel sees them.

    import chapiteau.research.openspiel
    game = pyspiel.load_game("fourberies(players=3)")
    game = pyspiel.load_game("carnavalesque(players=4,version=roles,simultaneous=True)")
    game = pyspiel.load_game("chapiteau(game=parade,seats=3,options=rounds:4;other:yes)")

Chance comes once, at the root: it draws one of `seeds` seeds, and all shuffles follow from it. With
`deals` it comes twice: then one of so many deals of whatever not everybody sees. So few seeds do
not tell a player, who recognises the table, what the others hold.
Sequential, seats that choose together are asked in ascending order and see nothing of each other;
simultaneous, they act at one node, where a seat that is not asked has no legal action. `components`
is an owner's file. A state is the list of what was done to it, and so is its serial form; a state
resampled from an information state serialises too.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a C++ module without types

from ..core.wire import text as wire_text
from ..match import Match
from ..registry import find, games
from .arrays import Lens
from .history import History, Table, make_lens, rewards_of
from .minis import MINI, SETTINGS, minis
from .rewards import SHARE, Rewards

SEEDS = 10_000
LONGEST, FARTHEST = 5_000, 2_000.0  # no game asks more often, and no lead is greater
HOUSE = "chapiteau"
"""The name under which a parameter says which game it is."""
PARAMETERS = {
    "seats": 0,  # as few as usual
    "players": 0,  # the same, by the name that OpenSpiel's own games give it
    "simultaneous": False,
    "reward": SHARE,
    "seeds": SEEDS,
    "deals": 0,  # of what nobody sees in common, for each seed; 0 leaves the seed's own
    "options": "",
    "components": "",
    "rules": 0,  # today's
    "interface": "",  # see Lens.interface
}
Params = dict[str, Any]


def parameters_of(name: str) -> Params:
    """What can be said of a game when it is loaded, with what is usual; its options by name."""
    if name == HOUSE:
        return {"game": "fourberies", **PARAMETERS}
    game = find(name.removesuffix(MINI))
    options = game.usual_options(game.rules)
    small = {"seeds": 1, **SETTINGS[name]} if name in minis() else {}
    return {**options, **PARAMETERS, **small}


def read_table(name: str, given: Params) -> Table:
    """What is to be played, by the parameters of a game."""
    options = {key: value for key, value in given.items() if key not in (*PARAMETERS, "game")}
    for pair in filter(None, given["options"].split(";")):
        key, _, value = pair.partition(":")
        options[key] = value
    title = given["game"] if name == HOUSE else name.removesuffix(MINI)
    seats, players = int(given["seats"]), int(given["players"])
    if seats and players and seats != players:
        raise ValueError(f"seats={seats} and players={players} are the same thing")
    count = seats or players or find(title).usual_seats
    components = given["components"] or str(minis().get(name, ""))
    rest = components, int(given["rules"]), given["reward"]
    return Table(title, count, tuple(options.items()), *rest)


def game_type(name: str, given: Params) -> Any:
    """What OpenSpiel wants to know beforehand; each game loaded has a type of its own."""
    kinds, utility = pyspiel.GameType, pyspiel.GameType.Utility.GENERAL_SUM
    table = read_table(name, given)
    game, models = find(table.game), kinds.RewardModel
    by_steps = Rewards(game, table.seats, table.reward).each_step
    if game.cooperative:
        utility = pyspiel.GameType.Utility.IDENTICAL
    elif table.reward == SHARE and table.seats > 1:  # alone, one may lose
        utility = pyspiel.GameType.Utility.CONSTANT_SUM
    simultaneous = given["simultaneous"]
    return kinds(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=models.REWARDS if by_steps else models.TERMINAL,
        max_num_players=100,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(name),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Any game of the house; each of them is a class of its own with a name in OpenSpiel."""

    name: ClassVar[str] = HOUSE

    def __init__(self, params: Params | None = None) -> None:
        given = {**parameters_of(self.name), **(params or {})}
        self.simultaneous = bool(given["simultaneous"])
        self.seeds, self.deals = int(given["seeds"]), int(given["deals"])
        self.table = read_table(self.name, given)
        self.lens = make_lens(self.table, given["interface"])
        by_share = self.table.reward == SHARE
        shared = by_share and not self.lens.game.cooperative and self.lens.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=max(self.seeds, self.deals),
            num_players=self.lens.seats,
            min_utility=0.0 if by_share else -FARTHEST,
            max_utility=1.0 if by_share else FARTHEST,
            utility_sum=1.0 if shared else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, given), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 2 if self.deals else 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        kind = iig_obs_type
        if not isinstance(kind, pyspiel.IIGObservationType):  # some callers give only params
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            return None  # nobody sees that
        return Observer(self.lens, kind)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. OpenSpiel copies and stores `past`, the only attribute."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.past = History(game.table, [])

    @property
    def match(self) -> Match | None:
        return self.past.match

    def current_player(self) -> int:
        match = self.match
        if match is None or (self.get_game().deals and not self.past.is_dealt):
            return int(pyspiel.PlayerId.CHANCE)
        if match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.get_game().simultaneous and len(match.to_act) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return match.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.get_game()
        count = game.seeds if self.match is None else game.deals
        return [(number, 1 / count) for number in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(move.id for move in self.match.moves(player))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.past.seed(action)
        elif self.get_game().deals and not self.past.is_dealt:
            self.past.deal(action)
        else:
            self.past.play(self.match.to_act[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.match is not None
        before = rewards_of(self.past.table).count(self.match.state)
        for seat in self.match.to_act:
            self.past.play(seat, actions[seat])
        self.past.last = before

    def _action_to_string(self, player: int, action: int) -> str:
        moves = make_lens(self.past.table).game.moves.moves
        if player >= 0:
            return str(moves[action].text)
        return f"{'seed' if self.match is None else 'deal'}:{action}"

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def rewards(self) -> list[float]:
        return self.past.gains(self.past.last)

    def returns(self) -> list[float]:
        return self.past.gains(self.past.first)

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
    """Make `chapiteau` and each game known to OpenSpiel; what is loaded may differ in dynamics,
    utility and rewards."""
    for name in (HOUSE, *games(), *minis()):
        if name not in pyspiel.registered_names():
            kind = type(name, (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(name, parameters_of(name)), kind)


register()
