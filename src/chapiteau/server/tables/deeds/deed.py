"""A deed: the message that asks for it, who may do it, and what is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from ....words.telling import Telling
from ...live.messages import Message
from ...refusal import Refused
from ...store.rows import HUMAN, MET, PLAYING, WAITING
from ..state import TableState

if TYPE_CHECKING:
    from ...live.viewer import Viewer
    from ..table import LiveTable

M = TypeVar("M", bound=Message)
Handler = Callable[["LiveTable", "Viewer", M], Awaitable[None]]
Right = Callable[[TableState, str], None]
"""Refuses whoever may not."""


@dataclass(frozen=True)
class Deed:
    """What is done for one kind of message."""

    message: type[Message]
    handler: Handler[Message]
    by: Right
    marks_active: bool  # whoever says it is not absent
    needs_settled: bool  # memory is first made to agree with what is written
    is_confirmed: bool  # answered with "done", and everybody is shown what has changed
    is_move: bool  # part of the game itself: not refused because a neighbour is noisy


# who may


def anybody(state: TableState, person: str) -> None:
    """Spectators too; the deed itself may know more."""


def host(state: TableState, person: str) -> None:
    if state.row.host != person:
        raise Refused("host-only", 403)


def starter(state: TableState, person: str) -> None:
    """The host; at a table that was made for its people, any of them."""
    if not may_start(state, person):
        raise Refused("host-only", 403)


def may_start(state: TableState, person: str) -> bool:
    is_met = MET in state.marks and state.seat_of(person) is not None
    return is_met or state.row.host == person


def player(state: TableState, person: str) -> None:
    """Whoever owns a seat, also while a bot keeps it warm."""
    if state.seat_of(person) is None:
        raise Refused("not-seated", 403)


def player_or_host(state: TableState, person: str) -> None:
    if state.row.host != person:
        player(state, person)


# declaring


def deed(
    message: type[M],
    by: Right = anybody,
    *,
    marks_active: bool = True,
    needs_settled: bool = True,
    is_confirmed: bool = True,
    is_move: bool = False,
) -> Callable[[Handler[M]], Deed]:
    """Declare what is done for messages of one kind."""

    def declare(handler: Handler[M]) -> Deed:
        async def checked(table: LiveTable, viewer: Viewer, said: Message) -> None:
            assert isinstance(said, message)
            await handler(table, viewer, said)

        return Deed(message, checked, by, marks_active, needs_settled, is_confirmed, is_move)

    return declare


def deeds_of(*modules: ModuleType) -> dict[type[Message], Deed]:
    """All that modules declare, by the message that asks for it."""
    found = [each for module in modules for each in vars(module).values()]
    return {each.message: each for each in found if isinstance(each, Deed)}


# what several deeds ask


def seat_of(table: LiveTable, viewer: Viewer) -> int:
    """The seat that somebody owns, also while a bot keeps it warm."""
    player(table.state, viewer.person.id)
    seat = table.state.seat_of(viewer.person.id)
    assert seat is not None
    return seat


def own_seat(table: LiveTable, viewer: Viewer) -> int:
    """The seat that somebody plays."""
    seat = seat_of(table, viewer)
    if table.state.seats[seat].kind != HUMAN:
        raise Refused("not-seated", 403)
    return seat


def in_play(table: LiveTable) -> None:
    if table.state.phase != PLAYING:
        raise Refused("not-started" if table.state.phase == WAITING else "game-over")


def telling_for(table: LiveTable, viewer: Viewer) -> Telling:
    """In the words of whoever asks."""
    return table.state.telling(viewer.look.lang if viewer.look else "")
