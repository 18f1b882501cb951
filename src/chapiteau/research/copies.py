"""Environments in mid-game can be copied, pickled, and put back to where they stood."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self, TypeVar

from .table import Table

State = dict[str, Any]
Environment = TypeVar("Environment", bound="Copied")


class Copied:
    """An environment that is made again by its arguments and then put where it stood."""

    table: Table
    made_with: tuple[tuple[Any, ...], State]
    """The arguments it was made with, by place and by name."""
    kept: tuple[str, ...] = ()
    """The attributes that say where it stands, besides the match."""

    def __new__(cls, *args: Any, **settings: Any) -> Self:
        env = super().__new__(cls)
        env.made_with = args, settings
        return env

    def get_state(self) -> State:
        """Where the environment stands, for `set_state`; it holds every secret of the match."""
        state = {name: deepcopy(getattr(self, name)) for name in self.kept if hasattr(self, name)}
        return {"match": self.table.match.clone(), "counted": self.table.counted, **state}

    def set_state(self, state: State) -> None:
        """Put the environment to where it or another one like it stood."""
        self.table.match = state["match"].clone()
        self.table.counted = state["counted"]
        for name in self.kept:
            if name in state:
                setattr(self, name, deepcopy(state[name]))

    def clone(self) -> Self:
        """Another environment that stands where this one stands and goes its own way."""
        return remade(type(self), self.made_with, self.get_state())

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self.made_with, self.get_state())


def remade(
    kind: type[Environment], made_with: tuple[tuple[Any, ...], State], state: State
) -> Environment:
    """The environment that was pickled."""
    args, settings = made_with
    env = kind(*args, **settings)
    env.set_state(state)
    return env
