"""One thread that writes: what waits while a commit runs goes into the next one together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from .store import Conflict, StoreFailed

T = TypeVar("T")
MOST_TOGETHER = 500
Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]
Way = Callable[[Connection, Callable[[Connection], Any]], tuple[Any, BaseException | None]]


class Writer:
    """Takes jobs from the event loop; each is answered after the commit that holds it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        """Write what waits, then end."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction; returns once it is on disk."""
        if self.closed:
            raise StoreFailed("closed")
        done: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put((work, done))
        result: T = await asyncio.shield(done)  # once asked for, it will be written
        return result

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._gather()
            if jobs:
                self._write(jobs)

    def _gather(self) -> tuple[list[Job], bool]:
        """The next job and all that wait behind it."""
        jobs: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_TOGETHER:
                return jobs, False
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job], way: Way) -> list[Answer]:
        """All jobs in one transaction; a connection that is given back is rolled back."""
        with self.engine.connect() as connection, connection.begin():
            return [(done, *way(connection, work)) for work, done in jobs]

    def _write(self, jobs: list[Job]) -> None:
        answers: list[Answer] = []
        try:
            try:
                answers = self._commit(jobs, _trusting)
            except SQLAlchemyError as e:
                if isinstance(e, OperationalError):
                    raise  # the disk, not a job: nothing of this is kept
                answers = self._commit(jobs, _attempt)
            self.commits += 1
            self.written += len(jobs)
        except Exception as e:  # noqa: BLE001  # nothing was written: everybody is told
            answers = [(done, None, StoreFailed(str(e))) for _, done in jobs]
        self.loop.call_soon_threadsafe(_answer, answers)


def _trusting(
    connection: Connection, work: Callable[[Connection], Any]
) -> tuple[Any, BaseException | None]:
    """One job that is expected to succeed; if one does not, all are done again with care."""
    return work(connection), None


def _attempt(
    connection: Connection, work: Callable[[Connection], Any]
) -> tuple[Any, BaseException | None]:
    """One job; if it fails it fails alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except IntegrityError as e:
        return None, Conflict(str(e.orig))
    except OperationalError:
        raise  # the disk, not the job: the whole commit is lost
    except SQLAlchemyError as e:
        return None, StoreFailed(str(e))


def _answer(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
