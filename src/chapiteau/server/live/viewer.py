"""One open page at a table: what it was sent last, and what is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from ...words import Section, Telling
from ..people.people import Person
from ..store.rows import OVER
from ..tables.lessons import lesson_part, stop_at
from ..tables.state import Sitting
from . import frame as wire
from .changes import Easel, Part, news, section_news
from .messages import Look

MOST_WAITING = 200
"""A page that is so many frames behind is cut off; it comes back and looks anew."""


class Viewer:
    """Gets frames that hold only what has changed for it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.look: Look | None = None  # how it wants to see; nothing is sent before
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lagging = asyncio.Event()
        self.wonders = False  # has asked a bot for its reasons and waits
        self.reset()

    def reset(self) -> None:
        """Everything is to be sent anew."""
        self.n = 0
        self.easel = Easel()
        self.sent: dict[str, Part] = {}
        self.outline: Section | None = None
        self.names: Telling | None = None  # whose names the own telling says
        self.told: list[Any] = []  # the decisions whose lines were sent
        self.ends: list[int] = []  # how many lines there were after each
        self.lines: list[str] = []
        self.started = False
        self.talked = 0

    # frames

    def send(self, parts: list[Any]) -> None:
        """Queue a frame, unless there is nothing to say."""
        if not parts:
            return
        self.n += 1
        self.outbox.put_nowait(wire.encode({"n": self.n, "parts": parts}))
        if self.outbox.qsize() > MOST_WAITING:
            self.lagging.set()

    def close(self) -> None:
        self.outbox.put_nowait(None)

    def parts(
        self,
        sitting: Sitting,
        here: set[str],
        absent: set[int],
        chat: list[Part],
        holiday: Collection[int] = (),
    ) -> list[Any]:
        """All that has changed for this viewer since the last frame."""
        look = self.look
        if look is None:
            return []
        seat = sitting.seat_of(self.person.id)
        match = sitting.match
        view = match.view(seat) if match else None
        stop = stop_at(sitting, seat)
        if view is not None and stop:  # only what the lesson leads to is lit
            view.moves = [move for move in view.moves if move.text == stop.move]
        telling = self._telling(sitting.telling(look.lang))
        mine = self.person.id
        out: list[Any] = []
        table = wire.table_part(sitting, view, seat, mine, telling, here, absent, holiday)
        self._put(out, table)
        if view is not None:
            self._put_scene(out, sitting, view, telling, look)
            self._put_log(out, sitting, seat, telling)
        self._put(out, wire.ask_part(sitting, view, seat, telling))
        lesson = lesson_part(sitting, seat, telling)
        if lesson:
            self._put(out, lesson)
        if view is not None:
            self._put_outline(out, sitting.game.board.outline(view, telling))
            self._put(out, wire.thinking_part(sitting, view))
            if sitting.phase == OVER:
                self._put(out, wire.count_part(sitting, telling))
        if sitting.wish or "undo-asked" in self.sent:
            self._put(out, wire.wish_part(sitting, telling))
        self._put_chat(out, chat)
        return out

    def _telling(self, names: Telling) -> Telling:
        """An own telling, which remembers what it said and drew, as long as names stay the same."""
        if self.names is not names:
            self.names = names
            self.telling = Telling(names.words.lang, names.edition, names.players)
        return self.telling

    def _put(self, out: list[Any], part: Part) -> None:
        """Add what of a part is not as it was sent before."""
        new = news(self.sent.get(part["is"]), part)
        if new is not None:
            self.sent[part["is"]] = part
            out.append(new)

    def _put_outline(self, out: list[Any], outline: Section) -> None:
        new = section_news(self.outline, outline) if self.outline else outline
        if new is not None:
            self.outline = outline
            out.append({"is": "outline", "section": new})

    def _put_scene(
        self, out: list[Any], sitting: Sitting, view: Any, telling: Telling, look: Look
    ) -> None:
        viewer = wire.viewer_of(sitting.seat_of(self.person.id))
        scene = sitting.game.board.draw(view, telling, look.layout, look.theme, viewer)
        part = self.easel.put(scene)
        if part is not None:
            out.append(part)

    def _put_log(
        self, out: list[Any], sitting: Sitting, seat: int | None, telling: Telling
    ) -> None:
        """Only the lines that are new; from an earlier one on if the way went back."""
        before = self.lines
        lines, same = self._lines(sitting, wire.viewer_of(seat), telling)
        most = min(len(before), len(lines))
        while same < most and before[same] == lines[same]:
            same += 1
        if same < len(lines) or same < len(before) or not self.started:
            out.append({"is": "log", "from": same, "lines": lines[same:]})
        self.started = True
        self.lines = lines

    def _lines(self, sitting: Sitting, viewer: int, telling: Telling) -> tuple[list[str], int]:
        """The story so far, and how many of its lines surely are as before.

        What was put into words before is not put into words again.
        """
        match = sitting.playing
        key = (telling, viewer, [(n.at, n.id) for n in sitting.notes])
        entries = match.entries
        kept = min(len(self.told), len(entries)) if getattr(self, "key", None) == key else 0
        while kept and self.told[kept - 1] is not entries[kept - 1]:
            kept -= 1
        self.key = key
        if kept:
            same = self.ends[kept - 1]
            lines, ends = self.lines[:same], self.ends[:kept]
        else:
            same = 0
            lines = [telling.event(e.seen_by(viewer)) for e in match.opening]
            lines += self._notes(sitting, 0, telling)
            ends = []
        for i in range(kept, len(entries)):
            lines += sitting.lines(entries[i], viewer, telling)
            lines += self._notes(sitting, i + 1, telling)
            ends.append(len(lines))
        self.told, self.ends = entries[:], ends
        return lines, same

    def _notes(self, sitting: Sitting, at: int, telling: Telling) -> list[str]:
        return [sitting.said(note, telling) for note in sitting.notes if note.at == at]

    def _put_chat(self, out: list[Any], chat: list[Part]) -> None:
        first = "chat" not in self.sent
        if first or self.talked < len(chat):
            out.append({"is": "chat", "lines": chat[self.talked :]})
        self.sent["chat"] = {}
        self.talked = len(chat)
