"""Programs at a table: one that listens to all that its seat sees, one that only says something."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ..live import frame
from ..live.changes import Part
from ..live.messages import Look
from ..live.packing import Frame
from ..live.story import Story
from ..live.viewer import MOST_WAITING, Viewer
from ..people.people import Person
from ..store.rows import OVER
from ..tables.state import TableState
from .lines import position_part


class TableListener(Viewer):
    """Gets whole lines instead of frames, and no picture; the first of them tell everything, so
    whoever comes back has missed nothing."""

    def __init__(self, person: Person, address: str, invited: bool, lang: str) -> None:
        super().__init__(person, address, invited)
        self.look = Look(lang=lang)
        self.has_looked.set()
        self.sent: dict[str, Part] = {}
        self.story = Story()

    def parts(
        self,
        state: TableState,
        here: set[str],
        absent: set[int],
        holiday: Collection[int] = (),
        times: frame.Clocks = (),
    ) -> list[Any]:
        """The lines that are not as they were told last; what is asked comes after all else."""
        assert self.look is not None
        seat = state.seat_of(self.person.id)
        telling = self._telling(state.telling(self.look.lang), seat)
        at = [s.person in here for s in state.seats]
        is_host = self.person.id == state.row.host
        about = frame.About(is_host, at, frozenset(absent), frozenset(holiday), times)
        view = self._view(state, seat, telling) if state.match else None
        out: list[Any] = []
        self._put(out, frame.table_part(state, view, seat, telling, about))
        log = self.story.changes_to(state, frame.viewer_of(seat), telling) if view else None
        out += [log] if log else []
        self._put(out, position_part(state, view, seat, telling))
        return out

    def _put(self, out: list[Any], part: Part) -> None:
        if self.sent.get(part["is"]) != part:
            self.sent[part["is"]] = part
            out.append(part)

    def send(self, parts: list[Any], first: Sequence[Part] = ()) -> None:
        """Queue lines; after those that tell of the end there are none."""
        lines = [frame.encode(part) for part in (*first, *parts)]
        if lines:
            self.outbox.put_nowait(Frame(b"\n".join(lines) + b"\n"))
        if self.outbox.qsize() > MOST_WAITING:
            self.lagging.set()
        if any(part["is"] == "table" and part["phase"] == OVER for part in parts):
            self.close()


class Caller(Viewer):
    """Says one thing and hears the answer; shown nothing."""

    def __init__(self, person: Person, address: str, invited: bool, lang: str) -> None:
        super().__init__(person, address, invited)
        self.look = Look(lang=lang)
        self.answers: list[Part] = []

    def parts(self, *told: Any, **more: Any) -> list[Any]:
        return []

    def send(self, parts: list[Any], first: Sequence[Part] = ()) -> None:
        self.answers += [*first, *parts]
