"""One message on its way: encrypted for a browser or signed for a webhook, and how it went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..refusal import Refused
from ..store.rows import PUSH, ChannelRow
from . import webhook
from .message import Message
from .outgoing import Outgoing, Reply, Unreachable
from .push import PushKey, Subscription, encrypted

SENT, GONE, LATER, FAILED = "sent", "gone", "later", "failed"
OTHER_KEY = "other-key"
TOO_MANY, OVERLOADED = 429, range(500, 600)
NO_MORE = (404, 410)


@dataclass(frozen=True)
class Outcome:
    """How it went: by kind, by a name for the page, and how long we are asked to wait."""

    kind: str
    result: str
    wait: float = 0.0


class Deliveries:
    """Sends messages by any channel."""

    def __init__(
        self, outgoing: Outgoing, key: PushKey, house: str, clock: Callable[[], float]
    ) -> None:
        self.outgoing = outgoing
        self.key = key
        self.house = house
        self.clock = clock

    async def deliver(self, channel: ChannelRow, message: Message) -> Outcome:
        """One attempt; whatever goes wrong is an outcome."""
        if channel.kind == PUSH and channel.keys["vapid"] != self.key.public:
            return Outcome(GONE, OTHER_KEY)
        try:
            request = self._push if channel.kind == PUSH else self._hook
            body, headers = request(channel, message)
            reply = await self.outgoing.post(channel.address, body, headers)
        except Unreachable as e:
            return Outcome(LATER, e.why)
        except Refused as e:
            return Outcome(FAILED, e.id)
        return judged(reply)

    def _push(self, channel: ChannelRow, message: Message) -> tuple[bytes, dict[str, str]]:
        keys = channel.keys
        to = Subscription.read(channel.address, keys["p256dh"], keys["auth"])
        body = encrypted(message.for_browser(channel.lang), to)
        target = self.outgoing.check(channel.address)
        port = "" if target.port == 443 else f":{target.port}"
        return body, {
            "authorization": self.key.authorization(f"https://{target.host}{port}", self.clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.ttl),
            "urgency": "high" if message.urgent else "normal",
            "topic": message.collapse,
        }

    def _hook(self, channel: ChannelRow, message: Message) -> tuple[bytes, dict[str, str]]:
        now = self.clock()
        body = message.for_hook(self.house, now)
        return body, webhook.headers(channel.keys["secret"], message.id, int(now), body)


def judged(reply: Reply) -> Outcome:
    """What a status means for us."""
    name = str(reply.status)
    if 200 <= reply.status < 300:
        return Outcome(SENT, SENT)
    if reply.status in NO_MORE:
        return Outcome(GONE, name)
    if reply.status == TOO_MANY or reply.status in OVERLOADED:
        return Outcome(LATER, name, reply.retry_after)
    return Outcome(FAILED, name)
