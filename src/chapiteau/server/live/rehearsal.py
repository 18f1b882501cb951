"""Each game is shown to nobody before anybody sees it: the first pictures take long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextvars import Context
from itertools import product
from typing import Any, ClassVar, get_args

from ...core.game import Game
from ...draw.scene import LAYOUTS, Shade
from ...words import LANGUAGES
from ..people.people import Person
from ..store.rows import HUMAN, START, LogEntry, SeatRow, TableRow
from ..tables.state import TableState
from .messages import Look
from .page import framed
from .viewer import Viewer

log = logging.getLogger("chapiteau.rehearsal")
PLAYER, SPECTATOR = "p0", ""


class Rehearsals:
    """What is read and drawn for the first time is so in a thread, while others are served."""

    done: ClassVar[set[str]] = set()  # games that this process has shown

    def __init__(self) -> None:
        self.running: dict[str, asyncio.Task[None]] = {}
        self.begun: dict[str, asyncio.Event] = {}

    async def wait_for(self, game: Game[Any]) -> None:
        """Wait until a game was shown once. That takes longest by far; the other ways to look
        follow, but people who come back to their seats do not wait for those."""
        if game.name not in self.done:
            self._begin(game)
            await self.begun[game.name].wait()

    async def wait_for_all(self, games: Iterable[Game[Any]]) -> None:
        """One game after the other, whole."""
        for game in games:
            if game.name not in self.done:
                self._begin(game)
                await asyncio.shield(self.running[game.name])

    def _begin(self, game: Game[Any]) -> None:
        if game.name not in self.running:  # in a context of its own: whoever comes first pays not
            self.begun[game.name] = asyncio.Event()
            task = asyncio.create_task(self._rehearse(game), context=Context())
            self.running[game.name] = task

    def close(self) -> None:
        for task in self.running.values():
            task.cancel()

    async def _rehearse(self, game: Game[Any]) -> None:
        try:
            state = await asyncio.to_thread(new_table, game)
            for layout, theme, lang in product(LAYOUTS, get_args(Shade), LANGUAGES):
                look = Look(layout=layout, theme=theme, lang=lang)
                await asyncio.to_thread(show, state, look)
                self.begun[game.name].set()
        except Exception:  # whoever looks will be told
            log.exception("%s cannot be shown", game.name)
        finally:
            self.begun[game.name].set()
        self.done.add(game.name)


def new_table(game: Game[Any]) -> TableState:
    """A table that nobody knows of."""
    seats, seed = game.fewest, "rehearsal"
    row = TableRow("", "", game.name, game.rules, {}, seats, "day", False, PLAYER, seed, "", 0.0)
    state = TableState(row, tuple([SeatRow(seat, HUMAN, f"p{seat}") for seat in range(seats)]))
    state.apply(LogEntry(0, START, 0, "[]"))
    return state


def show(state: TableState, look: Look) -> None:
    """All that a player and a spectator would be sent."""
    for person in (PLAYER, SPECTATOR):
        viewer = Viewer(Person(person, "", ""))
        viewer.look = look
        framed(1, viewer.parts(state, set(), set(), []))
