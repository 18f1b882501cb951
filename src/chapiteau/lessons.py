"""A first game, led by the hand: a prepared line of play, and words for the newcomer's decisions.

A game has one if there is a `lesson.toml` among its words:

    rules, box             the rules number and the box it was made for: it goes on when the house
                           plays by others
    seed, seats, options   what is set up
    begins                 so many decisions of the line are made before the newcomer sits down
    line                   every decision, in order: "seat move"; seat 0 is the newcomer
    show                   by number of the step, the keys of the pieces it points at

Each later decision of seat 0 is a step of the lesson and has its text in the game's words:
`lesson-1`, `lesson-2`, ... and `lesson-done` after the last. From there on the game is open.
What the newcomer does in several small decisions is one step: the later ones are written "+ move".
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from .core.edition import Edition
from .core.errors import BadComponents
from .core.game import Game
from .core.match import Decision
from .words.telling import Telling

NEWCOMER = 0
GOES_ON = "+"


@dataclass(frozen=True)
class Stop:
    """A decision that the lesson speaks about."""

    n: int  # counted from 1
    move: str  # the one it leads to
    show: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A line of play and where in it the newcomer decides."""

    edition: Edition
    seed: str
    seats: int
    begins: int
    line: tuple[tuple[int, str], ...]
    starts: tuple[bool, ...]  # for every decision of the line, whether a step begins with it
    show: dict[str, tuple[str, ...]]

    @property
    def prepared(self) -> tuple[tuple[int, str], ...]:
        return self.line[: self.begins]

    @cached_property
    def stops(self) -> tuple[Stop | None, ...]:
        """For every decision of the line, what the newcomer is led to with it."""
        stops: list[Stop | None] = [None] * self.begins
        n = 0
        for (seat, move), starts in zip(
            self.line[self.begins :], self.starts[self.begins :], strict=True
        ):
            n += starts
            show = self.show.get(str(n), ())
            stops.append(Stop(n, move, show) if seat == NEWCOMER else None)
        return tuple(stops)

    @property
    def length(self) -> int:
        """How many steps it has."""
        return sum(self.starts[self.begins :])

    def next(self, entries: list[Decision]) -> tuple[int, str] | None:
        """Whose turn the line has now, and with what; nothing where the match has left it."""
        past = tuple((e.seat, e.move.text) for e in entries)
        is_on_line = len(past) < len(self.line) and past == self.line[: len(past)]
        return self.line[len(past)] if is_on_line else None

    def stop(self, entries: list[Decision]) -> Stop | None:
        """What the newcomer is led to now."""
        return self.stops[len(entries)] if self.next(entries) else None

    def is_done(self, entries: list[Decision]) -> bool:
        """Whether the match went all the way; what came after it does not matter."""
        past = tuple((e.seat, e.move.text) for e in entries[: len(self.line)])
        return past == self.line

    def text(self, id: str, telling: Telling) -> str:
        """What is said; `player1` and so on are the others at the table."""
        others = {f"player{seat}": telling.player(seat) for seat in range(1, self.seats)}
        return telling.words(f"lesson-{id}", **others)


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The first game of a title, if it has one."""
    file = game.folder / "words" / "lesson.toml"
    if not file.exists():
        return None
    data = tomllib.loads(file.read_text("utf-8"))
    line = [decision.split(" ", 1) for decision in data["line"]]
    box = game.house_box(data["box"])
    if box is None:
        raise BadComponents("lesson-box", {"where": file.name, "box": data["box"]})
    return Lesson(
        game.edition(data.get("options", {}), box, data["rules"]),
        data["seed"],
        data["seats"],
        data["begins"],
        tuple((NEWCOMER if seat == GOES_ON else int(seat), move) for seat, move in line),
        tuple(seat == str(NEWCOMER) for seat, _ in line),
        {n: tuple(keys) for n, keys in data.get("show", {}).items()},
    )
