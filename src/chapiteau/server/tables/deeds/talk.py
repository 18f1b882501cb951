"""The talk at a table: what is said, who hears it, and what of it somebody takes along."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from ....core.step import NOBODY
from ...live.messages import Message
from ...people.writing import cleaned
from ...refusal import Refused
from ...store.rows import CHAT_LINES, MARK, ChatLine, LogEntry
from ...store.store import Store, StoreFailed
from .deed import deed, host, player_or_host

if TYPE_CHECKING:
    from ...live.changes import Part
    from ...live.viewer import Viewer
    from ..table import LiveTable

log = logging.getLogger("chapiteau.table")
LONGEST_LINE = 500
PINNED = f"{MARK}pinned"


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
    row = await table.store.person(person.id)
    if row and row.muted_until > now:
        raise Refused("muted", 403)
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


class Pin(Message, frozen=True, kw_only=True, tag="pin"):
    """Keep a line above all others; a line that is none takes down the one that is there."""

    line: Annotated[int, Meta(ge=-1, le=10**9)] = -1


@deed(Pin, by=player_or_host)
async def pin(table: LiveTable, viewer: Viewer, message: Pin) -> None:
    """Everybody sees the line above the talk until another is pinned; closed talk is the host's."""
    state, n = table.state, message.line
    if not state.row.chat_open and state.row.host != viewer.person.id:
        raise Refused("chat-closed", 403)
    if not table.hall.chat_limit.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    found = await table.store.chat(table.id, first=n, end=n + 1) if n >= 0 else []
    if n >= 0 and not found:
        raise Refused("no-such-line", 404)
    meant = LineId(n, found[0].at) if found else None
    if meant != line_meant(state.marks.get(PINNED)):
        seat = state.seat_of(viewer.person.id)
        text = msgspec.json.encode(meant).decode()
        await table.commit(PINNED, NOBODY if seat is None else seat, text)


class LineId(NamedTuple):
    """Which line is meant: the number of one that is gone is given again, its moment is not."""

    n: int
    at: float


def line_meant(mark: LogEntry | None) -> LineId | None:
    """What an entry of the log has pinned, whether it is still there or not."""
    return msgspec.json.decode(mark.text, type=LineId | None) if mark else None


# memory


class Talk:
    """The last lines of a table; the store has all of them."""

    def __init__(self, lines: list[ChatLine]) -> None:
        self.replace(lines)

    def replace(self, lines: list[ChatLine]) -> None:
        """Begin anew, for some lines are gone; whoever has heard them hears all anew."""
        self.lines = lines
        self.length = lines[-1].n + 1 if lines else 0
        self.version = object()
        self.mark: LogEntry | None = None  # the pin that has been looked up
        self.pinned = NOTHING_PINNED
        self.pinned_by = ""  # whose line it is

    def pin(self, lines: list[ChatLine], meant: LineId | None) -> None:
        """Put up the line that is meant, if it is among these."""
        found = [said for said in lines if (said.n, said.at) == meant]
        self.pinned = {"is": "pin", **line_part(found[0])} if found else NOTHING_PINNED
        self.pinned_by = found[0].person if found else ""

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


def pinned_part(table: LiveTable) -> Part:
    """What stands above the talk; a line that is no longer in memory comes in a moment."""
    talk, mark = table.talk, table.state.marks.get(PINNED)
    if talk.mark != mark:
        meant = line_meant(mark)
        talk.mark = mark
        talk.pin(talk.lines, meant)
        if meant and talk.pinned is NOTHING_PINNED and mark:
            table.hall.spawn(table.do(partial(look_up, table, mark, meant)))
    return talk.pinned


async def look_up(table: LiveTable, mark: LogEntry, meant: LineId) -> None:
    """Read the line that is pinned, unless it is gone."""
    try:
        found = await table.store.chat(table.id, first=meant.n, end=meant.n + 1)
    except StoreFailed:
        table.talk.mark = None  # looked up again when the table is shown next
        return
    if table.talk.mark == mark:
        table.talk.pin(found, meant)
        table.show()


# what pages are told


class Heard:
    """What one page has been told of the talk."""

    def __init__(self) -> None:
        self.version: object = None  # of the talk; lines that it has are told on
        self.length = 0
        self.pinned: Part | None = None


def news(table: LiveTable, heard: Heard, blocked: frozenset[str] = frozenset()) -> list[Part]:
    """What a page has not heard yet, and what stands above it; nothing of whom it has blocked."""
    pinned = pinned_part(table)
    pinned = NOTHING_PINNED if table.talk.pinned_by in blocked else pinned
    is_new = heard.pinned is not pinned
    heard.pinned = pinned
    return [*new_lines(table, heard, blocked), *([pinned] if is_new else [])]


def new_lines(table: LiveTable, heard: Heard, blocked: frozenset[str]) -> list[Part]:
    talk, is_anew = table.talk, heard.version is not table.talk.version
    if not is_anew and heard.length == talk.length:
        return []
    first = 0 if is_anew else heard.length
    heard.version, heard.length = talk.version, talk.length
    new = [said for said in talk.lines if said.n >= first and said.person not in blocked]
    lines = [line_part(said) for said in new]
    if not lines and not is_anew:
        return []
    part: Part = {"is": "chat", "lines": lines}
    return [{**part, "anew": True} if is_anew else part]


def line_part(said: ChatLine) -> Part:
    seat = None if said.seat < 0 else said.seat
    return {"n": said.n, "who": said.name, "seat": seat, "text": said.text}


NOTHING_PINNED: Part = {"is": "pin", "n": -1, "who": "", "seat": None, "text": ""}


# what somebody takes along


async def said_by(store: Store, person: str) -> list[dict[str, Any]]:
    """All that somebody has said, at whichever tables, as it is exported."""
    lines = await store.chat_by(person)
    pinned = {table: await pinned_at(store, table) for table in {table for table, _ in lines}}
    return [exported(table, said, pinned[table]) for table, said in lines]


async def pinned_at(store: Store, table: str) -> LineId | None:
    marks = [entry for entry in await store.log(table) if entry.kind == PINNED]
    return line_meant(marks[-1]) if marks else None


def exported(table: str, said: ChatLine, pinned: LineId | None) -> dict[str, Any]:
    told = {"table": table, "at": said.at, "text": said.text}
    return {**told, "pinned": True} if (said.n, said.at) == pinned else told
