"""The ids of environments, such as `chapiteau/Fourberies-v2`, known to Gymnasium after `import
chapiteau`, in whichever order the two are imported. Neither is loaded for the other's sake."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.edition import Edition
    from .core.game import Game

REGISTRATION = "gymnasium.envs.registration"


def interface_of(edition: Edition) -> str:
    """What an agent was made for: the number of the observation, and how many moves there are.

    Move ids are never given to other moves, so their count says which list it is. What only
    another choice of an option brings does not count.
    """
    return _named(observation_of(edition), edition.game.moves.count(edition.options))


def observation_of(edition: Edition) -> int:
    """The number of the observation; with an older box the one it had, if it is still the same."""
    game = edition.game
    mind = game.mind()
    if edition.box.hash != game.box.hash:
        bounds = mind.feature_bounds(edition, game.usual_seats)
        here = [f"{name} {length}" for name, (length, _, _) in bounds.items()]
        for number, *layout in reversed(frozen_layouts(game)):
            if layout == here:
                return int(number)
    return mind.observation


def frozen_layouts(game: Game[Any]) -> list[list[str]]:
    """Every layout that the observation of the usual table has had: its number, then the length of
    each array."""
    file = game.folder / "mind" / "observation.txt"
    text = file.read_text("utf-8") if file.exists() else ""
    return [block.splitlines() for block in text.split("\n\n") if block]


def _named(observation: int, moves: int) -> str:
    return f"o{observation}-m{moves}"


def ids_of(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The ids of a game, each with what it is made with: one for every rules number it still
    plays, with and without the name of the interface that an agent was made for."""
    title = "".join(part.capitalize() for part in game.name.split("_"))
    found = {}
    for rules in range(game.oldest_rules, game.rules + 1):
        interface = _named(game.mind().observation, game.moves.count(game.usual_options(rules)))
        for pinned in ("", interface):
            id = f"chapiteau/{'-'.join(filter(None, [title, pinned]))}-v{rules}"
            found[id] = {"game": game.name, "rules": rules, "interface": pinned}
    return found


def register(registration: Any) -> None:
    """Make every installed game known to Gymnasium."""
    from .registry import games

    for game in games().values():
        for id, settings in ids_of(game).items():
            if id not in registration.registry:
                registration.register(
                    id,
                    "chapiteau.research.gymnasium:OneSeat",
                    vector_entry_point="chapiteau.research.vector:ManyGames",
                    kwargs=settings,
                )


def await_gymnasium() -> None:
    """Register now if Gymnasium is there, else as soon as somebody imports it."""
    loaded = sys.modules.get(REGISTRATION)
    if hasattr(loaded, "register"):
        _attempt(loaded)
    elif not any(isinstance(finder, _Awaiting) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Awaiting())


def _attempt(registration: Any) -> None:
    try:
        register(registration)
    except Exception as e:  # a game of somebody else that does not load is no reason to stop here
        warnings.warn(f"chapiteau: no ids of environments: {type(e).__name__}: {e}", stacklevel=2)


class _Awaiting(MetaPathFinder):
    """Finds nothing itself; notices when the module with Gymnasium's registry is looked for."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != REGISTRATION:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            sys.meta_path.remove(self)
            spec.loader = _Registering(spec.loader)
        return spec


class _Registering(Loader):
    """Loads a module as another loader would, and registers the games then."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loader, name)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        _attempt(module)
