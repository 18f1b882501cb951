"""Backends for tests: one that answers when it is told to, and one that is overheard."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

from chapiteau.bots.levels import LEVELS
from chapiteau.server.thinking import work
from chapiteau.server.thinking.backend import Lost
from chapiteau.server.thinking.processes import Processes, serve

ANY = work.ANSWERED + b"null"


@dataclass(eq=False)
class Asked:
    """A question that a worker has, and the way to let it answer."""

    work: str
    question: Any
    answer: asyncio.Future

    def reply(self, answer=None):
        if not self.answer.done():
            self.answer.set_result(self.first_move() if answer is None else answer)

    def first_move(self):
        moves = getattr(self.question, "moves", None)
        return work.ANSWERED + msgspec.json.encode(moves[0]) if moves else ANY

    def lose(self):
        self.answer.set_exception(Lost())


class Manual:
    """Workers that answer when told to."""

    def __init__(self, places=99):
        self.places = places
        self.build = "interpreted"
        self.asked: list[Asked] = []
        self.killed: list[Any] = []
        self.started = 0
        self.open_to_all = False
        self.news = asyncio.Event()

    async def open(self):
        pass

    async def start(self):
        self.started += 1
        return ManualWorker(self)

    def close(self):
        pass

    @property
    def questions(self):
        return [asked.question for asked in self.asked]

    @property
    def unanswered(self):
        return [asked for asked in self.asked if not asked.answer.done()]

    async def until_asked(self, times):
        while len(self.asked) < times:
            self.news.clear()
            await self.news.wait()

    def answer_all(self):
        """Now and from now on."""
        self.open_to_all = True
        for asked in self.unanswered:
            asked.reply()


class ManualWorker:
    def __init__(self, backend):
        self.backend = backend
        self.current: Asked | None = None

    async def ask(self, name, question):
        decoded = msgspec.json.decode(question, type=work.WORKS[name].types[0])
        answer = asyncio.get_running_loop().create_future()
        self.current = Asked(name, decoded, answer)
        self.backend.asked.append(self.current)
        self.backend.news.set()
        if self.backend.open_to_all:
            self.current.reply()
        return await answer

    def kill(self):
        self.backend.killed.append(self.current)


class Listening(Processes):
    """Real workers; what they are asked is remembered."""

    def __init__(self, places=1):
        super().__init__(places)
        self.asked: list[tuple[str, Any]] = []

    async def start(self):
        worker = await super().start()
        send = worker.send

        def overheard(name, question):
            decoded = msgspec.json.decode(question, type=work.WORKS[name].types[0])
            self.asked.append((name, decoded))
            send(name, question)

        vars(worker)["send"] = overheard
        return worker

    @property
    def considered(self):
        return [question for name, question in self.asked if name == work.THOUGHT.name]


class Hangs:
    """A bot that never answers."""

    def choose(self, view, moves, rng, budget):
        while True:
            pass


HANGS = {"hangs": lambda mind: Hangs()}


def serve_hanging(pipe):
    """A worker that knows the bots of the house and one that hangs."""
    LEVELS.update(HANGS)
    serve(pipe)
