"""The talk at a table: what is said, who hears it, and what of it somebody takes along."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from ...live.messages import Message
from ...people.writing import cleaned
from ...refusal import Refused
from ...store.rows import CHAT_LINES, ChatLine
from ...store.store import Store, StoreFailed
from .deed import deed, host

if TYPE_CHECKING:
    from ...live.changes import Part
    from ...live.viewer import Viewer
    from ..table import LiveTable

log = logging.getLogger("chapiteau.table")
LONGEST_LINE = 500


# deeds


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(max_length=LONGEST_LINE)]


@deed(Chat)
async def chat(table: LiveTable, viewer: Viewer, message: Chat) -> None:
    """Say something to the table."""
    if not table.state.row.chat_open:
        raise Refused("chat-closed", 403)
    text = cleaned(message.text)
    if not text:
        raise Refused("nothing-said")
    if not table.hall.chat_limit.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    person = await table.hall.people.ensure_stored(viewer.person)
    seat = table.state.seat_of(person.id)
    place, now = -1 if seat is None else seat, table.hall.clock()
    line = ChatLine(table.talk.length, person.id, place, person.name, text, now)
    try:
        said = await table.store.add_chat_line(table.id, line)
    except StoreFailed as e:
        log.error("chat at table %s could not be written: %s", table.id, e.detail)
        raise Refused("not-written", 503) from None
    table.hall.cluster.publish_chat(table.id, said)
    await receive_line(table, said)


class ChatOpen(Message, frozen=True, kw_only=True, tag="chat-open"):
    open: bool


@deed(ChatOpen, by=host)
async def chat_open(table: LiveTable, viewer: Viewer, message: ChatOpen) -> None:
    """The host may close the chat and open it again."""
    await table.change_rows(chat_open=message.open)


# memory


class Talk:
    """The last lines of a table; the store has all of them."""

    def __init__(self, lines: list[ChatLine]) -> None:
        self.replace(lines)

    def replace(self, lines: list[ChatLine]) -> None:
        """Begin anew, for some lines are gone; whoever has heard them hears all anew."""
        self.lines = lines
        self.length = lines[-1].n + 1 if lines else 0
        self.edition = object()

    def add(self, lines: list[ChatLine]) -> None:
        for said in lines:
            self.length = said.n + 1
            self.lines.append(said)
        if len(self.lines) > 2 * CHAT_LINES:
            del self.lines[:-CHAT_LINES]


async def receive_line(table: LiveTable, said: ChatLine) -> None:
    """A line, and those before it that are not known yet."""
    talk = table.talk
    if said.n > talk.length:
        talk.add(await table.store.chat(table.id, first=talk.length))
    elif said.n == talk.length:
        talk.add([said])


# what pages are told


class Heard:
    """What one page has been told of the talk."""

    def __init__(self) -> None:
        self.edition: object = None  # of the talk; lines that it has are told on
        self.length = 0


def news(table: LiveTable, heard: Heard) -> list[Part]:
    """What a page has not heard yet."""
    talk, is_anew = table.talk, heard.edition is not table.talk.edition
    if not is_anew and heard.length == talk.length:
        return []
    first = 0 if is_anew else heard.length
    heard.edition, heard.length = talk.edition, talk.length
    lines = [line_part(said) for said in talk.lines if said.n >= first]
    part: Part = {"is": "chat", "lines": lines}
    return [{**part, "anew": True} if is_anew else part]


def line_part(said: ChatLine) -> Part:
    return {"who": said.name, "seat": None if said.seat < 0 else said.seat, "text": said.text}


# what somebody takes along


async def said_by(store: Store, person: str) -> list[dict[str, Any]]:
    """All that somebody has said, at whichever tables, as it is exported."""
    return [exported(table, said) for table, said in await store.chat_by(person)]


def exported(table: str, said: ChatLine) -> dict[str, Any]:
    return {"table": table, "at": said.at, "text": said.text}
