"""The bus on Redis: for a club whose database has enough to do without notices."""

from __future__ import annotations

from redis.asyncio import Redis

from .bus import CHANNEL, Carrier


class RedisBus(Carrier):
    """Publishes to one channel. When Redis is away the log still tells everything, a little later."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, socket_connect_timeout=3, health_check_interval=5)

    async def close(self) -> None:
        await super().close()
        await self.redis.aclose()

    async def listening(self) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            async for heard in line.listen():
                self.hear(heard["data"].decode())

    async def telling(self) -> None:
        while True:
            async with self.redis.pipeline(transaction=False) as together:
                for text in await self.next():
                    together.publish(CHANNEL, text)
                await together.execute()
