"""The process that speaks with a Ray cluster for the server.

Ray ends a process whose cluster stays away for a minute; so that process is not the server. Each
worker is an actor that answers one question after the other, and asks for no processor of its own:
a cluster that is busy with something else lets bots think slowly, not never.
"""

from __future__ import annotations

import asyncio
import threading
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from ...bots.apart import end_with_parent
from ...core.errors import ChapiteauError, Value
from ...lab.on_ray import connected
from .channel import messages
from .work import perform


class Message(msgspec.Struct, array_like=True):
    """To the bridge: start, ask and kill a worker; from it: open or refused, heard or lost."""

    kind: str
    worker: int = 0
    work: str = ""
    data: bytes = b""


class Refusal(msgspec.Struct):
    """Why there is no cluster, in words of the house."""

    id: str
    said: dict[str, Value]


def encode(message: Message) -> bytes:
    return msgspec.msgpack.encode(message)


def decode(message: bytes) -> Message:
    return msgspec.msgpack.decode(message, type=Message)


class Thinker:
    """What runs on the cluster; only bytes travel there and back."""

    def ready(self) -> bytes:
        return b""

    def perform(self, work: str, question: bytes) -> bytes:
        return perform(work, question)


def serve(pipe: Connection, address: str) -> None:
    """Carry messages until the server is gone."""
    end_with_parent()
    try:
        ray = connected(address)
    except ChapiteauError as e:
        why = msgspec.json.encode(Refusal(e.id, e.said))
        pipe.send_bytes(encode(Message("refused", data=why)))
        return
    processors = int(ray.cluster_resources().get("CPU", 1))
    pipe.send_bytes(encode(Message("open", processors)))
    asyncio.run(Bridge(ray, pipe).run())


class Bridge:
    """Workers of the cluster by the numbers that the server gives them."""

    def __init__(self, ray: Any, pipe: Connection) -> None:
        self.ray = ray
        self.pipe = pipe
        self.thinker = ray.remote(num_cpus=0, max_restarts=0, scheduling_strategy="SPREAD")(Thinker)
        self.actors: dict[int, Any] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        loop, closed = asyncio.get_running_loop(), asyncio.Event()

        def read() -> None:
            for message in messages(self.pipe):
                loop.call_soon_threadsafe(self._receive, decode(message))
            loop.call_soon_threadsafe(closed.set)

        threading.Thread(target=read, daemon=True).start()
        await closed.wait()

    def _receive(self, message: Message) -> None:
        number = message.worker
        if message.kind == "start":
            self.actors[number] = self.thinker.remote()
            self._await(number, self.actors[number].ready.remote())
        elif message.kind == "ask" and number in self.actors:
            self._await(number, self.actors[number].perform.remote(message.work, message.data))
        elif message.kind == "kill" and number in self.actors:
            self.ray.kill(self.actors.pop(number))
            self._send(Message("lost", number))
        else:
            self._send(Message("lost", number))

    def _await(self, number: int, answer: Any) -> None:
        task = asyncio.create_task(self._carry(number, answer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _carry(self, number: int, answer: Any) -> None:
        try:
            self._send(Message("heard", number, data=await answer))
        except Exception:  # an actor or its node is gone, for whatever reason Ray has
            self.actors.pop(number, None)
            self._send(Message("lost", number))

    def _send(self, message: Message) -> None:
        self.pipe.send_bytes(encode(message))
