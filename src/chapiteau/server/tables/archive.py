"""A finished game: every position of it, its chart, its record."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import count as count_up

from ...core.state import State
from ...match import Match
from ...words import Section, words_for
from ...words.telling import Telling, count
from ..live.frame import viewer_of
from .state import TableState

CHECKPOINT_EVERY = 16
"""A checkpoint is kept every so many decisions; positions between are reached from there."""
MOST_ARCHIVES = 32
MADE = count_up()


@dataclass(frozen=True)
class SeenPosition:
    """One position, as one viewer saw it."""

    view: State
    lines: list[str]
    outline: Section


class Archives(dict[str, "Archive"]):
    """The finished games that were asked for last, by the id of their table."""

    def keep(self, archive: Archive) -> None:
        while len(self) >= MOST_ARCHIVES:
            del self[next(iter(self))]
        self[archive.id] = archive


class Archive:
    """Replays a finished match, and keeps checkpoints to start from."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.end = state.playing
        self.id = state.row.id
        self.made = next(MADE)
        self.commitment = state.commitment
        match = Match(self.end.edition, self.end.seats, self.end.seed)
        self.checkpoints = [match.clone()]
        self.scores = [list(match.scores)]
        for i, decision in enumerate(self.end.decisions):
            match.play(decision.seat, decision.move)
            self.scores.append(list(match.scores))
            if (i + 1) % CHECKPOINT_EVERY == 0:
                self.checkpoints.append(match.clone())

    @property
    def length(self) -> int:
        return len(self.end.decisions)

    def match_at(self, n: int) -> Match:
        match = self.checkpoints[n // CHECKPOINT_EVERY].clone()
        for decision in self.end.decisions[n - n % CHECKPOINT_EVERY : n]:
            match.play(decision.seat, decision.move)
        return match

    @property
    def key(self) -> Hashable:
        """What answers about it are known by; one that is read anew may have other names in it."""
        return self.id, self.made

    def at(self, n: int, seat: int | None, telling: Telling) -> SeenPosition:
        """The position after `n` decisions, and what the last of them made happen."""
        match = self.match_at(n)
        told = match.decisions[-1].told if match.decisions else match.opening
        view, then = match.view(seat), self.state.telling_at(max(n - 1, 0), telling)
        lines = then.story(told, viewer_of(seat))
        return SeenPosition(view, lines, self.end.game.board.outline(view, telling))

    def seat_of(self, person: str) -> int | None:
        return self.state.seat_of(person)

    def players(self, lang: str) -> list[str]:
        return self.state.players(words_for(lang, self.end.game))

    def telling(self, lang: str) -> Telling:
        return self.state.telling(lang)

    @property
    def winners(self) -> list[int]:
        return self.state.winners

    def clocks_at(self, n: int) -> list[int | None]:
        """Seconds that each seat had left after `n` decisions; nothing where there was no clock."""
        return self.state.times.after(n) if self.state.times else []

    def result(self, lang: str) -> list[Section]:
        return count(self.end, self.telling(lang), self.state.winners, self.state.lost)

    def record(self) -> str:
        return self.state.record()
