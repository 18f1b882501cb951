"""What the house adds to the story of a match: who sat down, left, came back or went back."""

from __future__ import annotations

from dataclasses import dataclass

from ...words.telling import Telling


@dataclass
class Wish:
    """Somebody wants to go back past a reveal."""

    seat: int
    answered: set[int]


@dataclass
class Note:
    """A line of the story that the house adds, after so many decisions."""

    at: int
    id: str
    args: dict[str, str]

    def text(self, telling: Telling) -> str:
        args = {**self.args, "player": telling.player(int(self.args["seat"]))}
        if not args.get("name"):
            args["name"] = args["player"]
        del args["seat"]
        return telling.words(self.id, **args)
