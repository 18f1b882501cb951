"""The bus on Redis: for a club whose database has enough to do without broadcasts."""

from __future__ import annotations

from redis.asyncio import Redis

from .bus import CHANNEL, ReconnectingBus


class RedisBus(ReconnectingBus):
    """Publishes to one channel; while Redis is away the log tells everything, a little later."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, socket_connect_timeout=3, health_check_interval=5)

    async def close(self) -> None:
        await super().close()
        await self.redis.aclose()

    async def subscribe(self) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(CHANNEL)
            async for message in pubsub.listen():
                self.receive(message["data"].decode())

    async def publish_queued(self) -> None:
        while True:
            async with self.redis.pipeline(transaction=False) as pipeline:
                for text in await self.next_batch():
                    pipeline.publish(CHANNEL, text)
                await pipeline.execute()
