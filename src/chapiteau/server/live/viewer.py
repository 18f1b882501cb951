"""One open page at a table: what it was sent last, and what is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Hashable
from itertools import count
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from ...core.step import NOBODY
from ...words import Section, Telling
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import OVER
from ..tables.lessons import lesson_part, offered, region_led_to
from ..tables.state import TableState
from . import frame
from .changes import Part, SentScene, changed_fields, changed_section
from .messages import Look, Preview
from .previews import preview_part
from .sheet import again_part, sheet_part

if TYPE_CHECKING:
    from ...draw.scene import Scene

FULL, TRY_AGAIN = 4410, 1013  # why a channel is closed
SHARED, PUBLIC, SCENE, OUTLINE = "spectators", "view", "scene", "outline"
"""Places in a telling's memory."""
P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 200
"""A page that is so many frames behind is cut off; it comes back and looks anew."""


class Viewer:
    """Gets frames that hold only what has changed for it."""

    numbers = count()

    def __init__(self, person: Person, address: str = "", invited: bool = False) -> None:
        self.number = next(self.numbers)  # the lower, the longer it is here
        self.person = person
        self.address = address  # the network it comes from
        self.invited = invited
        self.is_late = False  # waits for its address's turn to see what has changed
        self.look: Look | None = None  # how it wants to see; nothing is sent before
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lagging = asyncio.Event()
        self.has_looked = asyncio.Event()
        self.close_code = TRY_AGAIN
        self.awaits_bot = False  # has asked for a hint or for reasons
        self.wanted: tuple[str, int] = ("", 0)  # a region that is to be in front, and until when
        self.visiting = NOBODY  # whose card is open
        self.reset()

    def reset(self) -> None:
        """Everything is to be sent anew."""
        self.n = 0
        self.sent_scene = SentScene()
        self.sent_visit = SentScene()
        self.sent: dict[str, Part] = {}
        self.outline: Section | None = None
        self.eyes: tuple[Telling, int | None] | None = None  # for which the telling was made
        self.told: list[Any] = []  # the decisions whose lines were sent
        self.ends: list[int] = []  # how many lines there were after each
        self.lines: list[str] = []
        self.started = False
        self.reset_chat()

    def reset_chat(self) -> None:
        """The chat is to be sent from its start, and to stand in place of the one before."""
        self.has_chat = False
        self.chat_sent = 0

    # frames

    def send(self, parts: list[Any]) -> None:
        """Queue a frame, unless there is nothing to say."""
        if not parts:
            return
        self.n += 1
        self.outbox.put_nowait(frame.encode({"n": self.n, "parts": parts}))
        if self.outbox.qsize() > MOST_WAITING:
            self.lagging.set()

    def close(self, code: int = TRY_AGAIN) -> None:
        """Close the channel after all that waits to be sent."""
        self.close_code = code
        self.outbox.put_nowait(None)

    def parts(
        self,
        state: TableState,
        here: set[str],
        absent: set[int],
        chat: list[Part],
        holiday: Collection[int] = (),
    ) -> list[Any]:
        """All that has changed for this viewer since the last frame."""
        look = self.look
        if look is None:
            return []
        seat = state.seat_of(self.person.id)
        match = state.match
        view = match.view(seat) if match else None
        if view is not None:  # whoever has erred in a lesson is shown one way
            view.moves = offered(state, seat, view.moves)
        telling = self._telling(state.telling(look.lang), seat)
        if match:
            telling.public_view = self._public_view(state, seat, view)
        mine = self.person.id
        out: list[Any] = []
        table = frame.table_part(state, view, seat, mine, telling, here, absent, holiday)
        self._put(out, table)
        if view is not None:
            self._put(out, frame.top_part(state, view, telling))
            self._put_scene(out, state, view, telling, look)
            self._put_visit(out, state, telling, look)
            self._put_log(out, state, seat, telling)
        self._put(out, frame.ask_part(state, view, seat, telling))
        lesson = lesson_part(state, seat, telling)
        if lesson:
            self._put(out, lesson)
        if view is not None:
            outline = state.game.board.outline
            self._put_outline(out, self._once(OUTLINE, state, seat, outline, view, telling))
            self._put(out, frame.thinking_part(state, view))
            if state.phase == OVER:
                self._put(out, sheet_part(state, state.telling(look.lang)))
                self._put(out, again_part(state, telling))
        if state.wish or "undo-asked" in self.sent:
            self._put(out, frame.wish_part(state, telling))
        self._put_chat(out, chat)
        return out

    def _telling(self, names: Telling, seat: int | None) -> Telling:
        """A telling that remembers what it said until a name changes: the viewer's own, for a seat
        sees what others may not; all spectators see the same and share one."""
        if self.eyes != (names, seat):
            self.eyes = names, seat
            shared = names.remembered(SHARED, None, fresh, names)
            self.telling = shared if seat is None else fresh(names)
            self.telling.common = shared
        return self.telling

    def _public_view(self, state: TableState, seat: int | None, view: Any) -> Any:
        """What spectators see now: worked out once for all who look."""
        common = self.telling.common
        assert common is not None
        if seat is None:
            return common.remembered(PUBLIC, (state.n, state.match), lambda: view)
        return common.remembered(PUBLIC, (state.n, state.match), state.playing.view, None)

    def focus(self, state: TableState) -> str:
        """The region that is wanted in front, until the next question."""
        region, question = self.wanted
        return region if question == question_number(state, state.seat_of(self.person.id)) else ""

    def bring_forward(self, state: TableState, region: str) -> None:
        self.wanted = region, question_number(state, state.seat_of(self.person.id))

    def _put(self, out: list[Any], part: Part) -> None:
        """Add the fields of a part that are not as they were sent before."""
        new = changed_fields(self.sent.get(part["is"]), part)
        if new is not None:
            self.sent[part["is"]] = part
            out.append(new)

    def _put_outline(self, out: list[Any], outline: Section) -> None:
        new = changed_section(self.outline, outline) if self.outline else outline
        if new is not None:
            self.outline = outline
            out.append({"is": "outline", "section": new})

    def _put_scene(
        self, out: list[Any], state: TableState, view: Any, telling: Telling, look: Look
    ) -> None:
        part = self.sent_scene.changes_to(self.scene(state, view, telling, look))
        if part is not None:
            out.append(part)

    def scene(self, state: TableState, view: Any, telling: Telling, look: Look) -> Scene:
        """The table as it is drawn for this viewer."""
        seat, how = state.seat_of(self.person.id), (look.layout, look.theme)
        draw, viewer, focus = state.game.board.draw, frame.viewer_of(seat), self.focus(state)
        if not focus and look.layout == "tall":  # one region at a time: the one a lesson speaks of
            focus = region_led_to(state, seat, view)
        place = (SCENE, *how, focus)
        return self._once(place, state, seat, draw, view, telling, *how, viewer, focus)

    def preview(self, state: TableState, asked: Preview) -> Part:
        """What a move would do, beside the picture that this page has."""
        look, scene = self.look, self.sent_scene.scene
        if look is None or scene is None:
            raise Refused("no-preview")
        telling = fresh(self._telling(state.telling(look.lang), asked.seat))
        telling.common = self.telling.common
        return preview_part(state, look, scene, telling, asked)

    def _put_visit(self, out: list[Any], state: TableState, telling: Telling, look: Look) -> None:
        """The card of the player whom this viewer visits, from what everybody may see."""
        seat = self.visiting
        if seat == NOBODY or telling.public_view is None:
            return
        visit = state.game.board.visit
        card = visit(telling.public_view, telling.common or telling, look.theme, seat)
        part = self.sent_visit.changes_to(card) if card else None
        if part is not None:
            out.append({"is": "visit", "seat": seat, "picture": part})

    def _once(
        self,
        place: Hashable,
        state: TableState,
        seat: int | None,
        make: Callable[P, T],
        *args: P.args,
        **kw: P.kwargs,
    ) -> T:
        """What a spectator sees is made once for all of them, until the log goes on."""
        if seat is None:
            return self.telling.remembered(place, state.n, make, *args, **kw)
        return make(*args, **kw)

    def _put_log(
        self, out: list[Any], state: TableState, seat: int | None, telling: Telling
    ) -> None:
        """Only the lines that are new; from an earlier one on if decisions were taken back."""
        before = self.lines
        lines, same = self._lines(state, frame.viewer_of(seat), telling)
        most = min(len(before), len(lines))
        while same < most and before[same] == lines[same]:
            same += 1
        if same < len(lines) or same < len(before) or not self.started:
            out.append({"is": "log", "from": same, "lines": lines[same:]})
        self.started = True
        self.lines = lines

    def _lines(self, state: TableState, viewer: int, telling: Telling) -> tuple[list[str], int]:
        """The story so far, and how many of its lines are surely as before.

        What was put into words before is not put into words again.
        """
        match = state.playing
        key = (telling, viewer, [(n.at, n.id) for n in state.notes])
        entries = match.decisions
        kept = min(len(self.told), len(entries)) if getattr(self, "key", None) == key else 0
        while kept and self.told[kept - 1] is not entries[kept - 1]:
            kept -= 1
        self.key = key
        if kept:
            same = self.ends[kept - 1]
            lines, ends = self.lines[:same], self.ends[:kept]
        else:
            same = 0
            first = state.telling_at(0, telling)
            lines = [first.event(e.seen_by(viewer)) for e in match.opening]
            lines += self._notes(state, 0, first)
            ends = []
        for i in range(kept, len(entries)):
            then = state.telling_at(i, telling)
            lines += state.lines(entries[i], viewer, then)
            lines += self._notes(state, i + 1, state.telling_at(i + 1, telling))
            ends.append(len(lines))
        self.told, self.ends = entries[:], ends
        return lines, same

    def _notes(self, state: TableState, at: int, telling: Telling) -> list[str]:
        return [note.text(telling) for note in state.notes if note.at == at]

    def _put_chat(self, out: list[Any], chat: list[Part]) -> None:
        if not self.has_chat or self.chat_sent < len(chat):
            part: Part = {"is": "chat", "lines": chat[self.chat_sent :]}
            out.append(part if self.has_chat else {**part, "anew": True})
        self.has_chat, self.chat_sent = True, len(chat)


def question_number(state: TableState, seat: int | None) -> int:
    """Tells the questions of a seat apart; to spectators every move brings a new one."""
    match = state.match
    return -1 if match is None else state.n if seat is None else match.position(seat)


def fresh(telling: Telling) -> Telling:
    """A telling with a memory of its own."""
    return Telling(telling.words.lang, telling.edition, telling.players)
