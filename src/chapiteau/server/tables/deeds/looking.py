"""How a page looks at the table: nobody else notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from ....core.step import NOBODY
from ...live.frame import why_part
from ...live.messages import Look, Message, Name, Preview, Seat, Written
from ...live.sent_scene import SentScene
from ...refusal import Refused
from .deed import deed, telling_for

if TYPE_CHECKING:
    from ...live.viewer import Viewer
    from ..table import LiveTable


@deed(Look, needs_settled=False, is_confirmed=False)
async def look(table: LiveTable, viewer: Viewer, message: Look) -> None:
    """Show everything anew, the way the page wants to see it; nothing if it sees it that way."""
    before, viewer.look = viewer.look, message
    if before is None or message.appearance != before.appearance:
        viewer.reset()
        table.show(viewer)
    elif message.words and not before.words:
        table.show(viewer)


class Focus(Message, frozen=True, kw_only=True, tag="focus"):
    """Bring a part of the table forward, or a part of one; nothing leaves it to the question."""

    region: Name = ""


@deed(Focus, is_confirmed=False)
async def focus(table: LiveTable, viewer: Viewer, message: Focus) -> None:
    """Bring a part of the table forward until the next question."""
    board = table.state.game.board
    is_known = message.region in board.regions or message.region in board.within
    viewer.bring_forward(table.state, message.region if is_known else "")
    table.show(viewer)


@deed(Preview, is_confirmed=False)
async def preview(table: LiveTable, viewer: Viewer, message: Preview) -> None:
    """Show what moves would do, to whoever may make them; nobody else notices."""
    if not table.state.acts_for(viewer.person.id, message.seat):
        raise Refused("not-your-seat", 403)
    viewer.send(viewer.previews(table.state, message))


class Visit(Message, frozen=True, kw_only=True, tag="visit"):
    """Show all that is public of a player; a seat that is none closes the card."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


@deed(Visit, is_confirmed=False)
async def visit(table: LiveTable, viewer: Viewer, message: Visit) -> None:
    """Open the card of a player, or close it."""
    viewer.visiting = message.seat if message.seat < table.state.row.seats else NOBODY
    viewer.sent_visit = SentScene()
    table.show(viewer)


class Why(Message, frozen=True, kw_only=True, tag="why"):
    seat: Seat
    move: Written


@deed(Why, is_confirmed=False)
async def why(table: LiveTable, viewer: Viewer, message: Why) -> None:
    """Say why a move may not be made, from the view of the asker's own seat only."""
    state = table.state
    if state.seat_of(viewer.person.id) != message.seat:
        raise Refused("not-your-seat", 403)
    viewer.send([why_part(state, message.seat, message.move, telling_for(table, viewer))])
