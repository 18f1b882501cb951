"""What a notice says: that it is somebody's turn, at which table, and who waits; nothing else.

It is made from the table's row and its seats alone, as lists are, which hold no secret.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from ...registry import games
from ...words import words_for
from ..store.rows import HUMAN, ChannelRow, NoticeRow, StoredTable
from ..tables.paces import DAY, MINUTE, seconds_of
from ..tables.state import TableState
from .push import encoded

LONGEST_TTL = 3 * DAY
MOST_NAMED = 10  # tables that a digest names
TELLING = str.maketrans("<>@[]`*_~|\\", "‹›＠()’·‿∼¦/")
"""What chats would take for a mention, a link or a style, as it looks without being one."""


@dataclass(frozen=True)
class Message:
    """One thing to say by one channel."""

    id: str
    topic: str
    title: str
    body: str
    path: str  # of the page that it is about
    kind: str  # "turn", "ticket", "challenge", "again", "round", "void", "turns" or "test"
    tables: tuple[dict[str, str], ...] = ()
    ttl: int = int(DAY)
    urgent: bool = False

    @property
    def collapse(self) -> str:
        """By which push services know that a later message takes the place of this one."""
        return encoded(sha256(self.topic.encode()).digest())[:32]

    def for_browser(self, lang: str) -> bytes:
        said = {"id": self.id, "tag": self.collapse, "title": self.title, "body": self.body}
        said |= {"path": self.path, "lang": lang}
        return json.dumps(said, ensure_ascii=False).encode()

    def for_hook(self, house: str, now: float) -> bytes:
        """A body in which Discord finds `content`, Matrix and Slack `text`, a program the rest."""
        line = f"{self.title.translate(TELLING)} {self.body.translate(TELLING)}"
        said: dict[str, Any] = {
            "id": self.id,
            "type": self.kind,
            "at": datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds"),
            "title": self.title,
            "body": self.body,
            "url": f"{house}{self.path}",
            "tables": [{**each, "url": f"{house}{each['url']}"} for each in self.tables],
            "content": f"{line}\n{house}{self.path}",
            "text": f"{line}\n{house}{self.path}",
            "username": "Chapiteau",
            "allowed_mentions": {"parse": []},
        }
        return json.dumps(said, ensure_ascii=False).encode()


def turn(channel: ChannelRow, notice: NoticeRow, stored: StoredTable) -> Message:
    """It is your turn at this table, or it was made for you."""
    words, here = words_for(channel.lang), about(channel, stored)
    names, kind = waiting(channel, stored), notice.topic.partition(":")[0]
    body = words("notice-waits", names=words.listed(names)) if names else words("notice-alone")
    if kind == "void":
        body = words("notice-void-body")
        here["url"] = f"/tournament/{stored.row.tournament}"
    pace = seconds_of(stored.row)
    return Message(
        notice.id,
        notice.topic,
        words(f"notice-{kind}", title=here["title"]),
        body,
        here["url"],
        kind,
        (here,),
        int(min(max(pace, 5 * MINUTE), LONGEST_TTL)),
        pace < DAY,
    )


def digest(channel: ChannelRow, told: Sequence[tuple[NoticeRow, StoredTable]]) -> Message:
    """It is your turn at these tables."""
    words = words_for(channel.lang)
    tables = tuple(about(channel, stored) for _, stored in told)
    titles = list(dict.fromkeys(each["title"] for each in tables))[:MOST_NAMED]
    id = sha256(" ".join(notice.id for notice, _ in told).encode()).hexdigest()[:24]
    is_turns = all(notice.topic.startswith("turn:") for notice, _ in told)
    title = words("notice-turns" if is_turns else "notice-tables", count=len(tables))
    return Message(
        id, "turns", title, words.listed(titles), "/tables", "turns", tables[:MOST_NAMED]
    )


def trial(channel: ChannelRow, id: str) -> Message:
    """What a test says."""
    words = words_for(channel.lang)
    return Message(id, "test", words("notice-test"), words("notice-test-body"), "/notices", "test")


def about(channel: ChannelRow, stored: StoredTable) -> dict[str, str]:
    row = stored.row
    title = words_for(channel.lang, games()[row.game])("game-title")
    return {"id": row.id, "game": row.game, "title": title, "url": f"/table/{row.id}"}


def waiting(channel: ChannelRow, stored: StoredTable) -> list[str]:
    """The other people at the table."""
    names = TableState(stored.row, stored.seats).players(words_for(channel.lang))
    pairs = zip(names, stored.seats, strict=True)
    others = [(n, s) for n, s in pairs if s.kind == HUMAN and s.person not in ("", channel.person)]
    return [name for name, _ in others]
