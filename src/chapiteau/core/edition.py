"""What a match is played with: the game, its rules number, its options and its box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from .box import Box
from .errors import BadSetup
from .rng import Rng, Streams

if TYPE_CHECKING:
    from .game import Game

Choice = str | int | bool
B = TypeVar("B", bound=Box)


class Option:
    """One thing that may be agreed before a game; the first choice is the default.

    A default never changes under a rules number: `defaults` lists later ones, each with the rules
    number that it begins with.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[Choice, ...],
        defaults: tuple[tuple[int, Choice], ...] = (),
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.defaults: Final = defaults

    def default(self, rules: int) -> Choice:
        """What is played where nothing else was agreed, under a rules number."""
        found = self.choices[0]
        for since, choice in self.defaults:
            if rules >= since:
                found = choice
        return found

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

    def unusual(self) -> dict[str, Choice]:
        """The options that differ from their defaults: all that a record has to say."""
        usual = self.game.usual_options(self.rules)
        return {name: value for name, value in self.options.items() if value != usual[name]}

    def chance(self, rng: Rng) -> Rng:
        """Chance as this edition keeps it: in streams by purpose, or before them all in one."""
        if self.rules < self.game.streams_since or isinstance(rng, Streams):
            return rng
        return Streams(rng.key)


def box_of(edition: Edition, kind: type[B]) -> B:
    """The box of an edition, known as what its game reads boxes into."""
    box = edition.box
    assert isinstance(box, kind)
    return box
