"""One open page at a table: what it was sent last, and what is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from ...core.state import State
from ...core.step import NOBODY
from ...words import Telling
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import OVER
from ..tables.deeds.talk import Heard
from ..tables.lessons import lesson_part, offered, region_led_to
from ..tables.state import TableState
from . import frame
from .changes import Part
from .messages import Look, Preview
from .packing import Frame
from .page import Joined, Parts, Shared, Told, framed
from .previews import preview_parts
from .sent_scene import SentScene
from .sheet import again_part, sheet_part
from .watching import AFTER, BEFORE, Seen, Watch, front_of, question_number

if TYPE_CHECKING:
    from ...draw.scene import Scene

FULL, TRY_AGAIN = 4410, 1013  # why a channel is closed
SHARED, PUBLIC, SCENE, FRAMES = "spectators", "view", "scene", "frames"
BLANK = "blank"
"""Places in a telling's memory."""
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
        self.blocked: frozenset[str] = frozenset()  # people it does not want to hear
        self.is_late = False  # waits for its address's turn to see what has changed
        self.look: Look | None = None  # how it wants to see; nothing is sent before
        self.outbox: asyncio.Queue[Frame | None] = asyncio.Queue()
        self.lagging = asyncio.Event()
        self.has_looked = asyncio.Event()
        self.close_code = TRY_AGAIN
        self.awaits_bot = False  # has asked for a hint or for reasons
        self.wanted: tuple[str, int] = ("", 0)  # a region that is to be in front, and until when
        self.visiting = NOBODY  # whose card is open
        self.watch = Watch()
        self.reset()

    def reset(self) -> None:
        """Everything is to be sent anew."""
        self.n = 0
        self.told: Told | None = None  # what it was sent; None for nothing
        self.picture = SentScene()
        self.is_sharing = False  # that with other pages
        self.sent_visit = SentScene()
        self.eyes: tuple[Telling, int | None] | None = None  # for which the tellings were made
        self.heard = Heard()

    # frames

    def send(self, parts: list[Any], first: Sequence[Part] = ()) -> None:
        """Queue a frame, unless there is nothing to say."""
        if not parts and not first:
            return
        self.n += 1
        self.outbox.put_nowait(framed(self.n, parts, first))
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
        holiday: Collection[int] = (),
        times: frame.Clocks = (),
    ) -> list[Any]:
        """All that has changed for this viewer since the last frame."""
        look = self.look
        if look is None:
            return []
        seat = state.seat_of(self.person.id)
        telling = self._telling(state.telling(look.lang), seat)
        is_host, seen = self.person.id == state.row.host, [s.person in here for s in state.seats]
        about = frame.About(is_host, seen, frozenset(absent), frozenset(holiday), times)
        if seat is None:
            out = self._shared_parts(state, telling, look, about)
        else:
            out = self._own_parts(state, seat, telling, look, about)
        own: list[Any] = []
        self._put_visit(own, state, telling, look)
        if not own:
            return out
        return Joined(out.shared, own) if isinstance(out, Joined) else [*out, *own]

    def _own_parts(
        self, state: TableState, seat: int, telling: Telling, look: Look, about: frame.About
    ) -> list[Any]:
        """What only whoever sits there is sent."""
        if self.is_sharing:
            self.told, self.is_sharing = self.told.copy() if self.told else None, False
        told = self.told = self.told or Told()
        view = self._view(state, seat, telling) if state.match else None
        out: list[Any] = []
        self._put_head(out, told, state, view, seat, telling, about)
        if view is not None:
            self._put_picture(out, state, seat, view, telling, look)
        self._put_rest(out, told, state, view, seat, telling, look)
        return out

    def _put_picture(
        self,
        out: list[Any],
        state: TableState,
        seat: int,
        view: State,
        telling: Telling,
        look: Look,
    ) -> None:
        """Add what has changed on the table; a step of others is shown in its place first."""
        for when, scene in self._pictures(state, seat, view, telling, look):
            part = self.picture.changes_to(scene)
            if part:
                out.append(part | {"when": when} if when else part)

    def _pictures(
        self, state: TableState, seat: int | None, view: State, telling: Telling, look: Look
    ) -> list[tuple[str, Scene]]:
        """The picture, and what has to be seen before it: somebody else's step in its region."""
        if look.layout != "tall":
            return [("", self.scene(state, seat, view, telling, look))]
        match, public, watch, shown = state.playing, telling.public_view, self.watch, self.picture
        assert public is not None
        now, board = Seen(match, len(match.decisions), view, public), match.game.board
        was = watch.step(now, frame.viewer_of(seat), board, shown.scene)
        scene = self.scene(state, seat, view, telling, look)
        if was is None or shown.scene is None or self.focus(state, seat):
            return [("", scene)]
        steps: list[tuple[str, Scene]] = []
        if front_of(shown.scene) != watch.region:
            telling.public_view = was.public
            before = self._drawn(state, seat, was.own, telling, look, watch.region, BEFORE)
            steps.append((BEFORE, before))
            telling.public_view = public
        if front_of(scene) == watch.region:
            return [*steps, ("", scene)]
        step = self._drawn(state, seat, view, telling, look, watch.region)
        return [*steps, ("", step), (AFTER, scene)]

    def _shared_parts(
        self, state: TableState, telling: Telling, look: Look, about: frame.About
    ) -> list[Any]:
        """What all spectators are sent who look the same way."""
        key = (state.n, state.match, state.row, state.since[:], about)
        shared = telling.remembered((FRAMES, look.appearance, look.words), key, Shared)
        view = self._view(state, None, telling) if state.match else None
        told = self.told or telling.remembered((BLANK, look.appearance), None, Told)
        if told not in shared.texts:
            head, rest, after = Parts(), Parts(), told.copy()
            self._put_head(head, after, state, view, None, telling, about)
            self._put_rest(rest, after, state, view, None, telling, look)
            shared.texts[told] = head, rest, shared.same(after)
        drawn = list[Parts]()
        if view is not None:
            for when, scene in self._pictures(state, None, view, telling, look):
                drawn += shared.drawn(self.picture, scene, when)
        head, rest, self.told = shared.texts[told]
        self.is_sharing = True
        return Joined([head, *drawn, rest])

    def _put_head(
        self, out: list[Any], told: Told, state: TableState, view: State | None, seat: int | None,
        telling: Telling, about: frame.About,
    ) -> None:  # fmt: skip
        """Add what stands above the table."""
        told.put(out, frame.table_part(state, view, seat, telling, about))
        if view is not None:
            told.put(out, frame.top_part(state, view, seat, telling))

    def _put_rest(
        self, out: list[Any], told: Told, state: TableState, view: State | None, seat: int | None,
        telling: Telling, look: Look,
    ) -> None:  # fmt: skip
        """Add what is told and asked below it."""
        if view is not None:
            log = told.story.changes_to(state, frame.viewer_of(seat), telling)
            out += [log] if log else []
        told.put(out, frame.ask_part(state, view, seat, telling))
        lesson = lesson_part(state, seat, telling)
        if lesson:
            told.put(out, lesson)
        if view is not None:
            if look.words:
                told.put_outline(out, state.game.board.outline(view, telling))
            else:
                told.outline = None  # whoever opens it later is told all of it
            told.put(out, frame.thinking_part(state, view))
            if state.phase == OVER:
                told.put(out, sheet_part(state, state.telling(telling.words.lang)))
                told.put(out, again_part(state, telling))
        if state.wish or "undo-asked" in told.parts:
            told.put(out, frame.wish_part(state, telling))

    def _telling(self, names: Telling, seat: int | None) -> Telling:
        """A telling that remembers what it said until a name changes: the viewer's own, for a seat
        sees what others may not; all spectators see the same and share one."""
        if self.eyes != (names, seat):
            self.eyes = names, seat
            shared = names.remembered(SHARED, None, fresh, names)
            self.telling = shared if seat is None else fresh(names)
            self.foretelling = fresh(names)  # what may never be: it remembers that alone
            self.telling.common = self.foretelling.common = shared
        return self.telling

    def _view(self, state: TableState, seat: int | None, telling: Telling) -> State:
        """What this viewer sees now; what spectators see is worked out once for all who look."""
        match, common = state.playing, telling.common
        assert common is not None
        public = common.remembered(PUBLIC, (state.n, match), match.view, None)
        telling.public_view = public
        if seat is None:
            return public
        view = match.view(seat)
        view.moves = offered(state, seat, view.moves)  # after an error in a lesson there is one way
        return view

    def focus(self, state: TableState, seat: int | None) -> str:
        """The region that is wanted in front, until the next question."""
        region, question = self.wanted
        return region if region and question == question_number(state, seat) else ""

    def bring_forward(self, state: TableState, region: str) -> None:
        self.wanted = region, question_number(state, state.seat_of(self.person.id))

    def scene(
        self, state: TableState, seat: int | None, view: State, telling: Telling, look: Look
    ) -> Scene:
        """The table as it is drawn for this viewer."""
        focus = self.focus(state, seat)
        if not focus and look.layout == "tall" and seat is not None:
            # One region at a time: where others go on, or the one a lesson speaks of.
            others_go_on = not view.over and seat not in view.to_act()
            focus = self.watch.region if others_go_on else region_led_to(state, seat, view)
        return self._drawn(state, seat, view, telling, look, focus)

    def _drawn(
        self, state: TableState, seat: int | None, view: State, telling: Telling, look: Look,
        focus: str, when: str = "",
    ) -> Scene:  # fmt: skip
        """The table with a region in front; what spectators see is drawn once for all of them."""
        draw, how = state.game.board.draw, (look.layout, look.theme)
        if seat is not None:
            return draw(view, telling, *how, seat, focus)
        viewer, place = frame.viewer_of(None), (SCENE, *how, focus, when)
        return telling.remembered(place, state.n, draw, view, telling, *how, viewer, focus)

    def previews(self, state: TableState, asked: Preview) -> list[Part]:
        """What moves would do, beside the picture that this page has."""
        look, scene = self.look, self.picture.scene
        if look is None or scene is None:
            raise Refused("no-preview")
        self._telling(state.telling(look.lang), asked.seat)
        return preview_parts(state, look, scene, self.foretelling, asked)

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


def fresh(telling: Telling) -> Telling:
    """A telling with a memory of its own."""
    return Telling(telling.words.lang, telling.edition, telling.players)
