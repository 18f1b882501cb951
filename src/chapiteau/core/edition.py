"""What a match is played with: the game, its rules number, its options and its box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .box import Box
from .errors import BadSetup

if TYPE_CHECKING:
    from .game import Game

Choice = str | int | bool


class Option:
    """One thing that may be agreed before a game; the first choice is the default."""

    def __init__(self, name: str, choices: tuple[Choice, ...]) -> None:
        self.name: Final = name
        self.choices: Final = choices

    def read(self, value: Choice) -> Choice:
        """The choice that is written like `value`."""
        for choice in self.choices:
            if spelled(choice) == spelled(value):
                return choice
        known = ", ".join([spelled(c) for c in self.choices])
        said = {"option": self.name, "value": str(value)[:40], "known": known}
        raise BadSetup("bad-option-value", {**said})


def spelled(choice: Choice) -> str:
    """A choice as text: yes and no for what is on or off."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)


class Edition:
    """Shared by all states of a match; nothing in it ever changes."""

    def __init__(self, game: Game[Any], rules: int, options: dict[str, Choice], box: Box) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = options
        self.box: Final = box
