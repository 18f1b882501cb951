"""Workers on a Ray cluster, reached through a process that may die without harm."""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec

from ...builds import kind
from ...lab.on_ray import NoCluster
from .backend import Lost, RemoteWorker
from .channel import Channel
from .ray_bridge import Message, Refusal, decode, encode, serve


class RayWorker(RemoteWorker):
    """An actor of the cluster, by its number on the bridge."""

    def __init__(self, channel: Channel, number: int) -> None:
        super().__init__()
        self.channel = channel
        self.number = number

    def send(self, work: str, question: bytes) -> None:
        self.channel.send(encode(Message("ask", self.number, work, question)))

    def kill(self) -> None:
        self.channel.send(encode(Message("kill", self.number)))
        self.end()


class RayCluster:
    """A cluster that runs already; the bridge to it is built anew when it breaks."""

    def __init__(self, address: str, places: int = 0) -> None:
        self.address = address
        self.wanted = places
        self.places = places or 1
        self.build = kind()  # as every node should
        self.numbers = count(1)
        self.workers: dict[int, RayWorker] = {}
        self.channel: Channel | None = None
        self.opening: asyncio.Future[int] | None = None

    async def open(self) -> None:
        processors = await asyncio.shield(self._bridge())
        self.places = self.wanted or max(1, processors)

    def _bridge(self) -> asyncio.Future[int]:
        """How many processors the cluster has, once the bridge stands."""
        if self.channel is None or self.opening is None:
            self.opening = asyncio.get_running_loop().create_future()
            self.channel = Channel(serve, (self.address,), self._receive, self._ended)
        return self.opening

    async def start(self) -> RayWorker:
        await self.open()
        if self.channel is None:
            raise Lost
        worker = RayWorker(self.channel, next(self.numbers))
        self.workers[worker.number] = worker
        self.channel.send(encode(Message("start", worker.number)))
        await worker.ready()
        return worker

    def close(self) -> None:
        if self.channel:
            self.channel.kill()

    def _receive(self, data: bytes) -> None:
        message = decode(data)
        worker = self.workers.get(message.worker)
        if message.kind in ("open", "refused"):
            self._opened(message)
        elif worker and message.kind == "heard":
            worker.receive(message.data)
        elif worker:
            del self.workers[message.worker]
            worker.end()

    def _opened(self, message: Message) -> None:
        if self.opening is None or self.opening.done():
            return
        if message.kind == "open":
            self.opening.set_result(message.worker)
        else:
            why = msgspec.json.decode(message.data, type=Refusal)
            self.opening.set_exception(NoCluster(why.id, why.said))

    def _ended(self) -> None:
        """The bridge is broken: all that was beyond it is lost, and asked again."""
        self.channel = None
        if self.opening and not self.opening.done():
            self.opening.set_exception(Lost())
        workers, self.workers = list(self.workers.values()), {}
        for worker in workers:
            worker.end()
