"""One thread that writes: jobs that wait while a commit runs go into the next one together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from .store import Conflict, StoreFailed

T = TypeVar("T")
MOST_TOGETHER = 500
MOST_TRIES = 3
DEADLOCK, NOT_SERIAL = "40P01", "40001"  # what PostgreSQL calls them
Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]
Keyed = tuple[str, Job]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]
Runner = Callable[[Connection, Callable[[Connection], Any]], tuple[Any, BaseException | None]]


class Writer:
    """Takes jobs from the event loop; each is answered after the commit that holds it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Keyed | None] = queue.SimpleQueue()
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

    async def do(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Do this in a transaction; returns once it is on disk.

        Jobs of one commit are done in the order of what they are `about`, so that two processes
        wait for each other's tables in the same order.
        """
        if self.closed:
            raise StoreFailed("closed")
        done: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put((about, (work, done)))
        result: T = await asyncio.shield(done)  # once queued, it will be written
        return result

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._gather()
            if jobs:
                self._write(jobs)

    def _gather(self) -> tuple[list[Job], bool]:
        """The next job and all that wait behind it."""
        jobs: list[Keyed] = []
        job, last = self.jobs.get(), False
        while job is not None and not last:
            jobs.append(job)
            try:
                last = len(jobs) >= MOST_TOGETHER
                job = job if last else self.jobs.get_nowait()
            except queue.Empty:
                last = True
        return [job for _, job in sorted(jobs, key=lambda each: each[0])], job is None

    def _commit(self, jobs: list[Job], runner: Runner) -> list[Answer]:
        """All jobs in one transaction; a connection that is given back is rolled back."""
        self.can_retry = True
        with self.engine.connect() as connection, connection.begin():
            answers: list[Answer] = [(done, *runner(connection, work)) for work, done in jobs]
            self.can_retry = False  # from here on it may be written even if we never learn of it
        return answers

    def _retry(self, jobs: list[Job], runner: Runner) -> list[Answer]:
        """Commit, and again if nothing can have been written and it may go better this time."""
        for _ in range(MOST_TRIES):
            try:
                return self._commit(jobs, runner)
            except DBAPIError as e:
                if not self.can_retry or not (e.connection_invalidated or _is_transient(e)):
                    raise
        return self._commit(jobs, runner)

    def _write(self, jobs: list[Job]) -> None:
        answers: list[Answer] = []
        try:
            try:
                answers = self._retry(jobs, _run_directly)
            except SQLAlchemyError as e:
                if _loses_commit(e):
                    raise  # nothing of this is kept
                answers = self._retry(jobs, _run_in_savepoint)
            self.commits += 1
            self.written += len(jobs)
        except Exception as e:  # nothing was written: everybody is told
            answers = [(done, None, StoreFailed(str(e))) for _, done in jobs]
        self.loop.call_soon_threadsafe(_answer, answers)


def _loses_commit(error: SQLAlchemyError) -> bool:
    """Whether the disk or the network failed, not a job: the whole commit is lost."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError)


def _is_transient(error: DBAPIError) -> bool:
    """Whether two processes stood in each other's way."""
    return getattr(error.orig, "sqlstate", None) in (DEADLOCK, NOT_SERIAL)


def _run_directly(
    connection: Connection, work: Callable[[Connection], Any]
) -> tuple[Any, BaseException | None]:
    """Run a job that is expected to succeed; if one fails, all are run again in savepoints."""
    return work(connection), None


def _run_in_savepoint(
    connection: Connection, work: Callable[[Connection], Any]
) -> tuple[Any, BaseException | None]:
    """Run a job so that, if it fails, it fails alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except IntegrityError as e:
        return None, Conflict(str(e.orig))
    except SQLAlchemyError as e:
        if _loses_commit(e):
            raise
        return None, StoreFailed(str(e))


def _answer(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
