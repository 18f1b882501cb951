"""Long work that nobody sits at a table for: part after part, through the queue that bots'
questions wait in too.

A part is written when it is there, so a house that is stopped goes on where it was. Only one of
several processes does the work of a kind, and takes it in turn by who asked.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from ...core.errors import ChapiteauError
from ..refusal import Refused
from .fair_queue import Asker, Share
from .work import Work

if TYPE_CHECKING:
    from ..house import House

AWAY = 503
"""The status of what passes; a log that is damaged stays so."""
EVERY = 3.0
"""Seconds after which it is looked whether somebody asked in another process."""
AT_ONCE = 2
"""Of one kind that are made side by side, so that a short one need not wait for a long one."""


class Asked(Protocol):
    """What is asked for: by whom and when."""

    @property
    def person(self) -> str: ...
    @property
    def asked(self) -> float: ...


R = TypeVar("R", bound=Asked)


class NoAnswer(ChapiteauError):
    """A part that no worker could make."""


class Background(ABC, Generic[R]):
    """Makes what was asked for."""

    name: ClassVar[str]
    """Of its lease and in the log."""
    share: ClassVar[Share]

    def __init__(self, house: House) -> None:
        self.house = house
        self.log = logging.getLogger(f"chapiteau.{self.name}")
        self.wake = asyncio.Event()
        self.addresses: dict[str, str] = {}  # where whoever asked comes from, by id
        self.making: dict[str, asyncio.Task[None]] = {}
        self.persons: dict[str, str] = {}  # whose is being made, by id

    @abstractmethod
    async def asked(self) -> Sequence[R]:
        """All that is to be made."""

    @abstractmethod
    def id_of(self, row: R) -> str: ...

    @abstractmethod
    async def make(self, row: R) -> None:
        """All parts that are not there yet, then the whole."""

    @abstractmethod
    async def fail(self, row: R, why: str) -> None:
        """It cannot be made."""

    async def run(self) -> None:
        """Until the house closes."""
        try:
            while True:
                try:
                    if await self.house.hall.cluster.take_lease(self.name):
                        await self.begin()
                except ChapiteauError as e:
                    self.log.warning("%s wait: %s", self.name, getattr(e, "detail", e.id))
                except Exception:
                    self.log.exception("%s could not be begun", self.name)
                self.wake.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), EVERY)
        finally:
            for task in self.making.values():
                task.cancel()

    def ask(self, id: str, address: str) -> None:
        """Somebody has asked: begin without delay, for whoever comes from there."""
        self.addresses[id] = address
        self.wake.set()

    async def begin(self) -> None:
        """Begin those whose turn it is."""
        rows = [row for row in await self.asked() if self.id_of(row) not in self.making]
        while len(self.making) < AT_ONCE:
            busy = list(self.persons.values())
            rows = [row for row in rows if may_begin(row, busy)]
            if not rows:
                return
            row = next_one(rows, busy)
            rows.remove(row)
            id = self.id_of(row)
            self.persons[id] = row.person
            self.making[id] = asyncio.create_task(self._make(id, row))

    async def _make(self, id: str, row: R) -> None:
        try:
            await self.make(row)
        except asyncio.CancelledError:
            raise
        except Refused as e:
            if e.status == AWAY:  # the store is: it is tried again
                await asyncio.sleep(EVERY)
            else:
                self.log.warning("%s: %s is not made: %s", self.name, id, e.id)
                await self.fail(row, e.id)
        except Exception:
            self.log.exception("%s: %s cannot be made", self.name, id)
            with suppress(ChapiteauError):
                await self.fail(row, "")
        finally:
            self.making.pop(id, None)
            self.persons.pop(id, None)
            self.wake.set()

    async def think(self, row: R, what: Work[Any, Any], question: Any) -> Any:
        """Have a worker of this machine make a part; half of the workers are for tables."""
        id = self.id_of(row)
        asker = Asker(self.addresses.get(id, ""), row.person, id)
        async with self.house.spare_workers:
            answer = (await self.house.chores.ask(what, question, asker, self.share)).answer
        if answer is None:
            raise NoAnswer("work-unanswered", {"work": what.name})
        return answer


def may_begin(row: Asked, busy: Sequence[str]) -> bool:
    """The house, which is in no hurry, has one made at a time: there is always room for people."""
    return bool(row.person) or "" not in busy


def next_one(rows: Sequence[R], busy: Sequence[str]) -> R:
    """Whoever has fewest in the making is next, the house last of all, then who asked first."""
    return min(rows, key=lambda row: (not row.person, busy.count(row.person), row.asked))
