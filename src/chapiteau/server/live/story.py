"""The log of a match as one viewer is told it: told on where it goes on, not anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.event import Event
from ...words import Telling
from ...words.series import runs, told_in_one
from ...words.voice import Voice, made_once, voice_of
from ..tables.state import TableState
from .changes import Part


class Story:
    """The lines that a page was sent, and the decisions that they tell of."""

    def __init__(self) -> None:
        self.key: object = None  # who is told, in whose words, with which notes
        self.told: list[Any] = []  # decisions
        self.ends: list[int] = []  # how many lines there were after each
        self.lines: list[str] = []
        self.is_begun = False

    def copy(self) -> Story:
        other = Story()
        other.key, other.is_begun = self.key, self.is_begun
        other.told, other.ends, other.lines = self.told, self.ends, self.lines
        return other

    def changes_to(self, state: TableState, viewer: int, telling: Telling) -> Part | None:
        """Only the lines that are new; from an earlier one on if decisions were taken back."""
        before = self.lines
        lines, same = self._tell(state, viewer, telling)
        most = min(len(before), len(lines))
        while same < most and before[same] == lines[same]:
            same += 1
        is_same = self.is_begun and same == len(lines) == len(before)
        self.is_begun, self.lines = True, lines
        return None if is_same else {"is": "log", "from": same, "lines": lines[same:]}

    def _tell(self, state: TableState, viewer: int, telling: Telling) -> tuple[list[str], int]:
        """The story so far, and how many of its lines are surely as before.

        What was put into words before is not put into words again.
        """
        match, notes = state.playing, state.notes
        key = (telling, viewer, [(n.at, n.id) for n in notes] if notes else None)
        entries, is_known = match.decisions, self.key == key
        kept = min(len(self.told), len(entries)) if is_known else 0
        while kept and self.told[kept - 1] is not entries[kept - 1]:
            kept -= 1
        self.key = key
        if kept:
            same = self.ends[kept - 1]
            lines, ends = self.lines[:same], self.ends[:kept]
        else:
            same, ends, first = 0, [], state.telling_at(0, telling)
            lines = told(first, match.opening, viewer) + noted(state, 0, first)
        for i in range(kept, len(entries)):
            lines += told(state.telling_at(i, telling), entries[i].told, viewer)
            if notes:
                lines += noted(state, i + 1, state.telling_at(i + 1, telling))
            ends.append(len(lines))
        self.told, self.ends = entries[:], ends
        return lines, same


def noted(state: TableState, at: int, telling: Telling) -> list[str]:
    return [note.text(telling) for note in state.notes if note.at == at]


def told(telling: Telling, events: Iterable[Event], viewer: int) -> list[str]:
    """What happened, in words: whoever sees the same is told the same."""
    voice, seen = voice_of(telling), [event.seen_by(viewer) for event in events]
    return [
        happened(voice, run[0].kind, tuple([tuple(event.ids) for event in run]))
        for run in runs(telling, seen)
    ]


@made_once
def happened(voice: Voice, kind: Any, run: tuple[tuple[int, ...], ...]) -> str:
    return told_in_one(voice.telling, [Event(kind, list(ids), 0) for ids in run])
