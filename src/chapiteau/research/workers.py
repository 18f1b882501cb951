"""Rows divided among processes, which tell them in memory that all share."""

from __future__ import annotations

import gc
import multiprocessing
import pickle
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from selectors import EVENT_READ, DefaultSelector
from typing import Any, NoReturn

import numpy as np

from .opponents import Opponent
from .rows import Arrays, Options, Rows, Setting

Shapes = dict[str, tuple[Any, tuple[int, ...]]]
END = ("end",)
DONE = pickle.dumps(({}, ""))
"""The usual answer, packed once."""
LINE = 64
"""Arrays begin where a line of a processor's cache does."""
TIMEOUT = 5.0
"""How many seconds a worker may take to end."""


class WorkerFailed(RuntimeError):
    """A worker is gone, or an opponent raised an error in it; the environment is closed."""


def laid_out(shapes: Shapes, count: int) -> tuple[dict[str, int], int]:
    """Where each array begins, and how many bytes all take."""
    starts, at = {}, 0
    for name, (kind, shape) in shapes.items():
        starts[name] = at
        at += -(-count * int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize // LINE) * LINE
    return starts, at


def arrays_in(memory: SharedMemory, shapes: Shapes, count: int) -> Arrays:
    starts, _ = laid_out(shapes, count)
    return {
        name: np.ndarray((count, *shape), kind, memory.buf, starts[name])
        for name, (kind, shape) in shapes.items()
    }


class Workers:
    """The same face as `Rows`, and several of them behind it: the parts go round the workers."""

    def __init__(
        self,
        setting: Setting,
        shapes: Shapes,
        count: int,
        workers: int,
        parts: int,
        context: str | None,
    ) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"{workers} workers for {count} games")
        if not workers <= parts <= count:
            raise ValueError(f"{parts} parts for {workers} workers and {count} games")
        self.memory = SharedMemory(create=True, size=laid_out(shapes, count)[1])
        self.arrays = arrays_in(self.memory, shapes, count)
        self.reasons: dict[int, str] = {}
        cuts = [count * k // parts for k in range(parts + 1)]
        self.slices = [slice(a, b) for a, b in pairwise(cuts)]
        self.steps = [pickle.dumps((k, "step")) for k in range(parts)]  # the usual orders
        self.told: dict[int, bytes] = {}  # by part: what was said while another was waited for
        self.asked: list[deque[int]] = [deque() for _ in range(workers)]  # parts, by worker
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        started = multiprocessing.get_context(context)
        for worker in range(workers):
            ours, theirs = started.Pipe()
            mine = {k: part for k, part in enumerate(self.slices) if k % workers == worker}
            args = (theirs, self.memory.name, setting, shapes, count, mine)
            process: Any = started.Process(target=serve, args=args, daemon=True)  # type: ignore[attr-defined]  # of every context
            process.start()
            theirs.close()  # else its end would not be heard
            self.pipes.append(ours)
            self.processes.append(process)

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None], options: Options) -> None:
        orders = []
        for part in self.slices:
            mine = [k for k, i in enumerate(rows) if part.start <= i < part.stop]
            theirs = [rows[k] - part.start for k in mine]
            orders.append(("reset", theirs, [seeds[k] for k in mine], options))
        self._all(orders)

    def step(self) -> None:
        self.reasons = {}
        for k in range(len(self.slices)):
            self.send(k)
        for k in range(len(self.slices)):
            self.receive(k)

    def add_opponent(self, one: Opponent) -> None:
        self._all([("add_opponent", one)] * len(self.slices))

    def _all(self, orders: Sequence[tuple[Any, ...]]) -> None:
        """Give an order for every part, and wait for all."""
        self.reasons = {}
        for k, order in enumerate(orders):
            self.send(k, pickle.dumps((k, *order)))
        for k in range(len(self.slices)):
            self.receive(k)

    def _check_open(self) -> None:
        if not self.pipes:
            raise WorkerFailed("the environment is closed; make a new one")

    def send(self, k: int, order: bytes = b"") -> None:
        """Give an order for one part, and do not wait."""
        self._check_open()
        worker = k % len(self.asked)
        try:
            self.pipes[worker].send_bytes(order or self.steps[k])
        except OSError:
            self._failed(worker)
        self.asked[worker].append(k)

    def receive(self, k: int) -> None:
        """Wait until what was told for one part is done."""
        self._check_open()
        worker = k % len(self.asked)
        while k not in self.told:
            if k not in self.asked[worker]:
                raise ValueError(f"nothing was sent to part {k}")
            try:
                said = self.pipes[worker].recv_bytes()
            except (EOFError, OSError):
                self._failed(worker)
            self.told[self.asked[worker].popleft()] = said  # a worker answers in order
        answer = self.told.pop(k)
        if answer == DONE:
            return
        reasons, error = pickle.loads(answer)
        if error:
            self.close()
            raise WorkerFailed(f"in worker {worker}:\n{error}")
        first = self.slices[k].start
        self.reasons |= {first + i: reason for i, reason in reasons.items()}

    def _failed(self, k: int) -> NoReturn:
        process = self.processes[k]
        process.join(TIMEOUT)
        code = process.exitcode
        self.close()
        raise WorkerFailed(f"worker {k} has ended with exit code {code}; make a new environment")

    def close(self) -> None:
        """End all workers and give the memory back; once is enough, and twice does no harm."""
        for pipe in self.pipes:
            with suppress(OSError):  # of a worker that is gone
                # A forked worker holds this end too, and would not hear it close.
                pipe.send_bytes(pickle.dumps(END))
            pipe.close()
        for process in self.processes:
            process.join(TIMEOUT)
            if process.is_alive():
                process.kill()
                process.join()
        if self.processes:
            self.arrays.update({name: array.copy() for name, array in self.arrays.items()})
            self.memory.close()
            self.memory.unlink()
        self.pipes, self.processes = [], []


def serve(
    pipe: Connection,
    name: str,
    setting: Setting,
    shapes: Shapes,
    count: int,
    parts: dict[int, slice],
) -> None:
    """What a worker does until the other end of the pipe is closed, or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = SharedMemory(name)
    whole = arrays_in(memory, shapes, count)
    made: dict[int, Rows] = {}
    for k, what, *args in orders(pipe):
        reasons, error = {}, ""
        try:
            if k not in made:
                made[k] = Rows(setting, {of: array[parts[k]] for of, array in whole.items()})
            getattr(made[k], what)(*args)
            reasons = made[k].reasons
        except Exception:  # whatever an opponent raises is told where the environment is
            error = traceback.format_exc()
        pipe.send_bytes(pickle.dumps((reasons, error)) if reasons or error else DONE)
    del made, whole
    gc.collect()  # whatever still looks into the memory
    memory.close()


def orders(pipe: Connection) -> Iterator[tuple[Any, ...]]:
    """What a worker is told, until it is told to end or nobody is there any more."""
    is_told = listening(pipe)
    while is_told():
        try:
            order = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        if order == END:
            return
        yield order


def listening(pipe: Connection) -> Callable[[], bool]:
    """Waits for the next order; False if whoever gives them is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    if sys.platform == "win32":  # whose pipes no selector knows
        return lambda: pipe in wait([pipe, parent.sentinel])
    waiting = DefaultSelector()  # made once: it is asked at every step
    waiting.register(pipe, EVENT_READ)
    waiting.register(parent.sentinel, EVENT_READ)
    return lambda: any(key.fileobj is pipe for key, _ in waiting.select())
