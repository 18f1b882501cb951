"""Moves, and the way back: alone up to the last reveal, past it if everybody agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from ....core.errors import NothingToUndo, StaleMove
from ...clocks.ending import refuse_late
from ...live.messages import NO_NUL, Message, Position, Seat, Written
from ...refusal import Refused
from ...store.rows import AGREE, BACK, PLAY, REFUSE, UNDO, WISH
from ..lessons import check_step
from .deed import deed, in_play, own_seat, player, seat_of, telling_for

if TYPE_CHECKING:
    from ...live.viewer import Viewer
    from ..table import LiveTable


class Once(Message, frozen=True, kw_only=True):
    """What is done exactly once, however often it is said: a repeat is known by all three."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
    seat: Seat
    position: Position


def is_news(table: LiveTable, viewer: Viewer, message: Once) -> bool:
    """Whether it was not done before; refused outright for anybody else's seat."""
    if not table.state.acts_for(viewer.person.id, message.seat):
        raise Refused("not-your-seat", 403)
    return (message.seat, message.id, message.position) not in table.state.done


def reason_to_wait(table: LiveTable, seat: int, position: int) -> None:
    match = table.state.playing
    if match.over:
        raise Refused("game-over")
    if match.position(seat) != position:
        raise StaleMove("stale-move", {"position": match.position(seat)})


class Play(Once, frozen=True, kw_only=True, tag="play"):
    move: Written


@deed(Play, is_move=True)
async def play(table: LiveTable, viewer: Viewer, message: Play) -> None:
    """Make a move for one's own seat; a repeat of one that was made is answered as it was."""
    if not is_news(table, viewer, message):
        return
    await refuse_late(table, message.seat)
    match = table.state.playing
    reason_to_wait(table, message.seat, message.position)
    match.game.moves.read(message.move)
    try:
        check_step(table.state, message.seat, message.move, telling_for(table, viewer))
    except Refused:
        table.show(viewer)  # from now on only one way is lit
        raise
    await table.commit(PLAY, message.seat, message.move, message.id, message.position)


class Undo(Once, frozen=True, kw_only=True, tag="undo"):
    pass


@deed(Undo, is_move=True)
async def undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    """Take back one's own last decision or secret choice, up to the last reveal."""
    if not is_news(table, viewer, message):
        return
    await refuse_late(table, message.seat)
    reason_to_wait(table, message.seat, message.position)
    await table.commit(UNDO, message.seat, "", message.id, message.position)


class AskUndo(Once, frozen=True, kw_only=True, tag="ask-undo"):
    pass


@deed(AskUndo, is_move=True)
async def ask_undo(table: LiveTable, viewer: Viewer, message: AskUndo) -> None:
    """Ask the others to go back before one's own last decision, whatever was revealed since.

    Where nobody else owns a seat, nobody has to be asked: it is done at once.
    """
    state, seat = table.state, own_seat(table, viewer)
    in_play(table)
    if state.row.tournament:
        raise Refused("tournament-forward", 403)
    if not is_news(table, viewer, message):
        return
    await refuse_late(table, seat)
    reason_to_wait(table, seat, message.position)
    if state.last_decision(seat) is None:
        raise NothingToUndo("nothing-to-undo", {})
    if state.wish is not None:
        raise Refused("already-asked")
    if state.agreed(seat):
        await go_back(table, seat, message.id, message.position)
    else:
        await table.commit(WISH, seat, "", message.id, message.position)


class AnswerUndo(Message, frozen=True, kw_only=True, tag="answer-undo"):
    yes: bool


@deed(AnswerUndo, by=player, is_move=True)
async def answer_undo(table: LiveTable, viewer: Viewer, message: AnswerUndo) -> None:
    """Agree, or not; a single refusal ends it, and so does the asker's own.

    Whoever has lent a seat to a bot owns it still, and answers without taking it back.
    """
    state, seat = table.state, seat_of(table, viewer)
    if state.wish is None:
        raise Refused("nothing-asked")
    if message.yes and state.agreed(seat):
        await go_back(table, state.wish.seat)
    else:
        await table.commit(AGREE if message.yes else REFUSE, seat)


async def go_back(table: LiveTable, seat: int, client: str = "", position: int = -1) -> None:
    """Everybody has agreed: the match is played again up to a seat's last decision."""
    await table.commit(BACK, seat, str(table.state.last_decision(seat)), client, position)
