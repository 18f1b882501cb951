"""What a program knows of a table, and of what happens at its tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Option:
    """A move that may be made: its number in the game, how it is written, and what it means."""

    id: int
    move: str
    text: str


@dataclass(frozen=True)
class Event:
    """Something that has happened at a table of mine."""

    kind: str  # "waiting", "start", "turn", "over" or "invitation"
    table: str
    game: str
    at: float
    about: dict[str, Any] = field(default_factory=dict, compare=False)  # all that was said of it


class Table:
    """A table as my seat sees it; every line that the house sends makes it a little newer."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.about: dict[str, Any] = {}  # seats, phase, scores...: the line `table`
        self.asked: dict[str, Any] = {}  # what I see and am asked: the line `position`
        self.log: list[str] = []
        self.chat: list[dict[str, Any]] = []
        self.pin: dict[str, Any] = {}
        self._played = -1  # the position that was answered already

    def take(self, line: dict[str, Any]) -> bool:
        """Take in a line; whether there is something to react to."""
        kind = line["is"]
        if kind == "table":
            self.about = line
        elif kind == "position":
            self.asked = line
        elif kind == "log":
            self.log[line["from"] :] = line["lines"]
        elif kind == "chat":
            self.chat = line["lines"] if line.get("anew") else [*self.chat, *line["lines"]]
        elif kind == "pin":
            self.pin = line
        return kind in ("position", "chat")

    @classmethod
    def of(cls, id: str, told: dict[str, Any]) -> Table:
        """A table from all that is told of it at once."""
        table = cls(id)
        table.about, table.asked = told["table"], told["position"]
        table.log, table.chat, table.pin = told["log"], told["chat"], told["pin"]
        return table

    @property
    def phase(self) -> str:
        return str(self.about.get("phase", ""))

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def seat(self) -> int | None:
        """My seat, if I have one."""
        return self.asked.get("seat")

    @property
    def position(self) -> int:
        """Counts my decisions: a move is for one position and no other."""
        return int(self.asked.get("position", 0))

    @property
    def moves(self) -> list[Option]:
        """What I may choose from now; nothing if I am not asked, or have answered."""
        if self.position <= self._played:
            return []
        return [Option(m["id"], m["move"], m["text"]) for m in self.asked.get("moves", [])]

    @property
    def question(self) -> str:
        return str(self.asked.get("question", ""))

    @property
    def view(self) -> dict[str, Any]:
        """What I see, in words: title, lines, and smaller sections alike."""
        return self.asked.get("view") or {"title": "", "lines": [], "sections": []}

    @property
    def scores(self) -> list[int]:
        return list(self.about.get("scores", []))

    @property
    def winners(self) -> list[int]:
        return list(self.about.get("winners", []))

    @property
    def free_seats(self) -> list[int]:
        return [s["seat"] for s in self.about.get("seats", []) if s["kind"] == "empty"]

    def __str__(self) -> str:
        """What I see, to be read."""
        return "\n".join(written(self.view, 0))


def written(section: dict[str, Any], depth: int) -> list[str]:
    pad = "  " * depth
    lines = [f"{pad}{section['title']}", *[f"{pad}  - {line}" for line in section["lines"]]]
    for smaller in section["sections"]:
        lines += written(smaller, depth + 1)
    return lines
