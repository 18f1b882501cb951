"""All questions in one fair queue, and the workers that answer them.

A question's clock starts when a worker begins. One that takes too long ends alone, and its worker
with it; one whose worker is lost is asked again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..operation.metrics import SLOW, Counter, Histogram
from ..refusal import Refused
from .backend import Backend, Lost, Worker
from .fair_queue import Asker, FairQueue, Share, Ticket
from .work import Work, WorkFailed, one_line, seconds_of, within

Q = TypeVar("Q")
A = TypeVar("A")
log = logging.getLogger("chapiteau.bots")
TRIES = 3
LIMIT = 20.0
"""Seconds after which a worker is given up, besides those that a question asks for."""
UNWANTED = 2.0
"""Seconds for a worker to finish what nobody waits for: that is cheaper than a new worker."""
START_LIMIT = 60.0
RESTART = 1.0
"""Seconds between two attempts to start a worker."""
SHORTEST = 0.2
"""Seconds that a question is thought about however many wait."""
MOST_WAITING = 60
"""So many questions of one address may wait before more is refused."""
STALLED = 30.0
"""Seconds without a turn after which something must be wrong."""


@dataclass(frozen=True)
class Reply(Generic[A]):
    """An answer, if there is one, and how many seconds of thought were allowed for it."""

    answer: A | None
    seconds: float = 0.0


@dataclass(eq=False)
class Job:
    """A question and whoever waits for its answer."""

    work: Work[Any, Any]
    question: Any
    reply: asyncio.Future[Reply[Any]]
    tries: int = 0
    seconds: float = 0.0
    clock: asyncio.Timeout | None = None


class Scheduler:
    """Hands questions to workers as they come free; one place more is kept for quick ones."""

    def __init__(self, backend: Backend, limits: float = 1.0, limit: float = LIMIT) -> None:
        self.backend = backend
        self.limit = limit
        self.most_waiting = MOST_WAITING * limits
        self.queue: FairQueue[Job] = FairQueue()
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.outdated: set[Worker] = set()  # they answer what they are asked, and go
        self.generation = 0
        self.starting = 0
        self.slow = 0  # running now, of those that are not quick
        self.failing = False  # whether the last attempt to start a worker failed
        self.rest: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        told = "From a question to a bot to its answer."
        self.seconds = Histogram("chapiteau_bot_seconds", told, SLOW)
        told = "From a question to a bot until a worker begins with it."
        self.waits = Histogram("chapiteau_question_wait_seconds", told, SLOW)
        told = "Workers that had to be replaced."
        self.restarts = Counter("chapiteau_worker_restarts_total", told, "why")

    async def open(self) -> None:
        await self.backend.open()

    def close(self) -> None:
        """End all workers; what waits is cancelled."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        if self.rest:
            self.rest.cancel()
        while ticket := self.queue.take():
            ticket.item.reply.cancel()
        self.backend.close()

    @property
    def is_well(self) -> bool:
        """Whether workers can be had, and everybody gets their turn."""
        return not self.failing and self.queue.longest_turn() < STALLED

    def lines(self) -> Iterator[str]:
        """What it counts, as metrics."""
        for each in (self.seconds, self.waits, self.restarts):
            yield from each.lines()

    def check_room(self, address: str) -> None:
        """Refuse new work to an address for which much waits already."""
        if self.queue.waiting_of(address) >= self.most_waiting:
            raise Refused("bots-busy", 429)

    async def ask(self, work: Work[Q, A], question: Q, asker: Asker, share: Share) -> Reply[A]:
        """The answer when its turn has come; none if it cannot be had."""
        if self.closed:
            raise asyncio.CancelledError
        job = Job(work, question, asyncio.get_running_loop().create_future())
        ticket = self.queue.put(share, asker, job)
        self._dispatch()
        with self.seconds.timed():
            try:
                return await job.reply
            except asyncio.CancelledError:
                self._give_up(ticket)
                raise

    def _give_up(self, ticket: Ticket[Job]) -> None:
        """Nobody waits for this: it leaves the queue, or its worker has little time left."""
        self.queue.remove(ticket)
        clock = ticket.item.clock
        end = asyncio.get_running_loop().time() + UNWANTED
        if clock and not clock.expired() and (clock.when() or end) > end:
            clock.reschedule(end)

    # workers

    def renew(self) -> None:
        """Have every worker replaced by a fresh one, as soon as it has nothing to do."""
        self.generation += 1
        self.outdated |= self.workers
        for worker in self.idle:
            self._dismiss(worker)
        self.idle.clear()
        self._dispatch()

    def _dismiss(self, worker: Worker) -> None:
        self.workers.discard(worker)
        self.outdated.discard(worker)
        worker.kill()

    def _dispatch(self) -> None:
        """Give every idle worker something to do, and start more if there is still work."""
        while self.idle and (ticket := self.queue.take(self.slow < self.backend.places)):
            self.slow += not ticket.share.quick
            self._spawn(self._run(self.idle.pop(), ticket))
        waits = [share for share in self.queue.root.below.values() if share.waiting]
        most = self.backend.places + any(share.quick for share in waits)
        while self.starting < len(self.queue) and self._staff < most and not self.rest:
            self.starting += 1
            self._spawn(self._start())

    @property
    def _staff(self) -> int:
        return len(self.workers) + self.starting

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _start(self) -> None:
        generation = self.generation
        try:
            async with asyncio.timeout(START_LIMIT):
                worker = await self.backend.start()
        except Exception as e:  # whatever it is, it is tried again
            log.warning("no worker could be started: %s", one_line(e))
            self.failing = True
            self.rest = asyncio.get_running_loop().call_later(RESTART, self._rested)
        else:
            self.failing = False
            if generation == self.generation:
                self.workers.add(worker)
                self.idle.append(worker)
            else:
                worker.kill()
        finally:
            self.starting -= 1
        self._dispatch()

    def _rested(self) -> None:
        self.rest = None
        self._dispatch()

    async def _run(self, worker: Worker, ticket: Ticket[Job]) -> None:
        """Let a worker answer; whatever happens to it, others go on."""
        begun, answer = self.queue.time(), None
        self.waits.see(begun - ticket.since)
        try:
            answer = await self._answer(worker, ticket)
        except asyncio.CancelledError:  # the house is closed
            ticket.item.reply.cancel()
            raise
        except Exception as e:
            self._replace(worker, e)
        else:
            if worker in self.outdated:
                self._dismiss(worker)
            else:
                self.idle.append(worker)
        finally:
            self.slow -= not ticket.share.quick
        self._settle(ticket, answer, self.queue.time() - begun)
        self._dispatch()

    async def _answer(self, worker: Worker, ticket: Ticket[Job]) -> bytes:
        job = ticket.item
        job.tries += 1
        job.seconds = self._seconds(ticket)
        question = job.work.pack(within(job.question, job.seconds))
        try:
            limit = self.limit + job.seconds + ticket.share.patience
            async with asyncio.timeout(limit) as job.clock:
                return await worker.ask(job.work.name, question)
        finally:
            job.clock = None

    def _seconds(self, ticket: Ticket[Job]) -> float:
        """How long is thought: under pressure shorter rather than later.

        What divides the time is how many addresses ask, and at how many tables this one does; so
        whoever asks a lot shortens their own thoughts.
        """
        full = 0.0 if ticket.share.quick else seconds_of(ticket.item.question)
        share = min(1.0, self.backend.places / self.queue.crowd(ticket))
        return max(min(full, SHORTEST), full * share)

    def _replace(self, worker: Worker, error: Exception) -> None:
        """End a worker that is of no use any more; another is started when there is work."""
        self._dismiss(worker)
        why = {Lost: "died", TimeoutError: "slow"}.get(type(error), "failed")
        self.restarts.count(why)
        log.warning("a worker is replaced: %s", why if why != "failed" else one_line(error))

    def _settle(self, ticket: Ticket[Job], answer: bytes | None, seconds: float) -> None:
        """Tell whoever waits, or let it be tried again."""
        job = ticket.item
        if answer is None and job.tries < TRIES and not job.reply.done():
            self.queue.put_back(ticket, seconds)
            return
        self.queue.done(ticket, seconds)
        if not job.reply.done():
            job.reply.set_result(read_reply(job, answer))


def read_reply(job: Job, answer: bytes | None) -> Reply[Any]:
    """What a worker has answered, if that can be read."""
    if answer is None:
        log.error("%s was tried %d times without an answer", job.work.name, job.tries)
        return Reply(None)
    try:
        return Reply(job.work.unpack(answer), job.seconds)
    except WorkFailed as e:
        log.error("%s", e)
        return Reply(None)
