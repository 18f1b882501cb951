"""What a person may do at a table: a command is checked, written, and only then answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from ...core.errors import NothingToUndo, StaleMove
from ...core.step import NOBODY
from ...words.telling import Telling
from ..live import messages as m
from ..live.changes import Part, SentScene
from ..live.frame import why_part
from ..live.viewer import Viewer
from ..people.writing import cleaned
from ..refusal import Refused
from ..store.rows import AGREE, BACK, HUMAN, PLAY, PLAYING, REFUSE, UNDO, WAITING, WISH
from ..thinking import hints, reasons
from . import seating
from .chat import say
from .lessons import check_step
from .new.again import again
from .table import LiveTable

M = TypeVar("M", bound=m.Message)
Handler = Callable[[LiveTable, Viewer, M], Awaitable[None]]


@dataclass(frozen=True)
class Command:
    """What is done for one kind of message."""

    handler: Handler[m.Message]
    marks_active: bool = True  # whoever says it is not absent
    needs_settled: bool = True  # memory is first made to agree with what is written
    is_confirmed: bool = True  # answered with "done", and everybody is shown what has changed
    is_move: bool = False  # part of the game itself: not refused because a neighbour is noisy


async def run(table: LiveTable, viewer: Viewer, message: m.Message) -> None:
    """Do what a client says, or raise why not."""
    command = COMMANDS[type(message)]
    if command.marks_active:
        mark_active(table, viewer)
    if command.needs_settled and table.doubtful:
        await table.recover()
    await command.handler(table, viewer, message)
    if command.is_confirmed:
        table.bots.think_for(viewer.person.id, viewer.address)
        done: list[Part] = [{"is": "done", "id": message.id}] if message.id else []
        table.bots.wake()
        table.show(also={viewer: done})


def mark_active(table: LiveTable, viewer: Viewer) -> None:
    """Whoever does something does not keep the others waiting."""
    seat = table.state.seat_of(viewer.person.id)
    if seat is not None and table.state.seats[seat].kind == HUMAN and table.state.match:
        now = table.hall.clock()
        table.state.since[seat] = max(table.state.since[seat], now)
        table.hall.cluster.publish_activity(table.id, seat, now)


# looking


async def look(table: LiveTable, viewer: Viewer, message: m.Look) -> None:
    """Show everything anew, the way the page wants to see it; nothing if it sees it that way."""
    before, viewer.look = viewer.look, message
    if before is None or message.appearance != before.appearance:
        viewer.reset()
        table.show(viewer)
    elif message.words and not before.words:
        table.show(viewer)


async def focus(table: LiveTable, viewer: Viewer, message: m.Focus) -> None:
    """Bring a part of the table forward until the next question."""
    board = table.state.game.board
    viewer.bring_forward(table.state, message.region if message.region in board.regions else "")
    table.show(viewer)


async def preview(table: LiveTable, viewer: Viewer, message: m.Preview) -> None:
    """Show what a move would do, to whoever may make it; nobody else notices."""
    if not table.state.acts_for(viewer.person.id, message.seat):
        raise Refused("not-your-seat", 403)
    viewer.send([viewer.preview(table.state, message)])


async def visit(table: LiveTable, viewer: Viewer, message: m.Visit) -> None:
    """Open the card of a player, or close it."""
    viewer.visiting = message.seat if message.seat < table.state.row.seats else NOBODY
    viewer.sent_visit = SentScene()
    table.show(viewer)


async def why(table: LiveTable, viewer: Viewer, message: m.Why) -> None:
    """Say why a move may not be made, from the view of the asker's own seat only."""
    state = table.state
    if state.seat_of(viewer.person.id) != message.seat:
        raise Refused("not-your-seat", 403)
    viewer.send([why_part(state, message.seat, message.move, telling_for(table, viewer))])


def telling_for(table: LiveTable, viewer: Viewer) -> Telling:
    """In the words of whoever asks."""
    return table.state.telling(viewer.look.lang if viewer.look else "")


# moves


async def play(table: LiveTable, viewer: Viewer, message: m.Play) -> None:
    """Make a move for one's own seat; a repeat of one that was made is answered as it was."""
    if not is_news(table, viewer, message):
        return
    match = table.state.playing
    reason_to_wait(table, message.seat, message.position)
    match.game.moves.read(message.move)
    try:
        check_step(table.state, message.seat, message.move, telling_for(table, viewer))
    except Refused:
        table.show(viewer)  # from now on only one way is lit
        raise
    await table.commit(PLAY, message.seat, message.move, message.id, message.position)


async def undo(table: LiveTable, viewer: Viewer, message: m.Undo) -> None:
    """Take back one's own last decision or secret choice, up to the last reveal."""
    if not is_news(table, viewer, message):
        return
    reason_to_wait(table, message.seat, message.position)
    await table.commit(UNDO, message.seat, "", message.id, message.position)


def is_news(table: LiveTable, viewer: Viewer, message: m.Once) -> bool:
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


async def ask_undo(table: LiveTable, viewer: Viewer, message: m.AskUndo) -> None:
    """Ask the others to go back before one's own last decision, whatever was revealed since.

    Where nobody else owns a seat, nobody has to be asked: it is done at once.
    """
    state, seat = table.state, own_seat(table, viewer)
    in_play(table)
    if not is_news(table, viewer, message):
        return
    reason_to_wait(table, seat, message.position)
    if state.last_decision(seat) is None:
        raise NothingToUndo("nothing-to-undo", {})
    if state.wish is not None:
        raise Refused("already-asked")
    if state.agreed(seat):
        await go_back(table, seat, message.id, message.position)
    else:
        await table.commit(WISH, seat, "", message.id, message.position)


async def answer_undo(table: LiveTable, viewer: Viewer, message: m.AnswerUndo) -> None:
    """Agree, or not; a single refusal ends it, and so does the asker's own.

    Whoever has lent a seat to a bot owns it still, and answers without taking it back.
    """
    state, seat = table.state, table.state.seat_of(viewer.person.id)
    if seat is None:
        raise Refused("not-seated", 403)
    if state.wish is None:
        raise Refused("nothing-asked")
    if message.yes and state.agreed(seat):
        await go_back(table, state.wish.seat)
    else:
        await table.commit(AGREE if message.yes else REFUSE, seat)


async def go_back(table: LiveTable, seat: int, client: str = "", position: int = -1) -> None:
    """Everybody has agreed: the match is played again up to a seat's last decision."""
    await table.commit(BACK, seat, str(table.state.last_decision(seat)), client, position)


# chat


async def chat(table: LiveTable, viewer: Viewer, message: m.Chat) -> None:
    """Say something to the table."""
    if not table.state.row.chat_open:
        raise Refused("chat-closed", 403)
    text = cleaned(message.text)
    if not text:
        raise Refused("nothing-said")
    if not table.hall.chat_limit.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    await say(table, await table.hall.people.ensure_stored(viewer.person), text)


async def chat_open(table: LiveTable, viewer: Viewer, message: m.ChatOpen) -> None:
    """The host may close the chat and open it again."""
    if table.state.row.host != viewer.person.id:
        raise Refused("host-only", 403)
    await table.change_rows(chat_open=message.open)


# rights


def own_seat(table: LiveTable, viewer: Viewer) -> int:
    seat = table.state.seat_of(viewer.person.id)
    if seat is None or table.state.seats[seat].kind != HUMAN:
        raise Refused("not-seated", 403)
    return seat


def in_play(table: LiveTable) -> None:
    if table.state.phase != PLAYING:
        raise Refused("not-started" if table.state.phase == WAITING else "game-over")


# the table of commands


def command(
    kind: type[M],
    handler: Handler[M],
    *,
    marks_active: bool = True,
    needs_settled: bool = True,
    is_confirmed: bool = True,
    is_move: bool = False,
) -> tuple[type[m.Message], Command]:
    """An entry of the table: what is done for messages of one kind."""

    async def checked(table: LiveTable, viewer: Viewer, message: m.Message) -> None:
        assert isinstance(message, kind)
        await handler(table, viewer, message)

    return kind, Command(checked, marks_active, needs_settled, is_confirmed, is_move)


COMMANDS: dict[type[m.Message], Command] = dict(
    [
        command(m.Look, look, needs_settled=False, is_confirmed=False),
        command(m.Focus, focus, is_confirmed=False),
        command(m.Preview, preview, is_confirmed=False),
        command(m.Visit, visit, is_confirmed=False),
        command(m.Why, why, is_confirmed=False),
        command(m.Explain, reasons.explain, is_confirmed=False),
        command(m.Hint, hints.hint, is_confirmed=False),
        command(m.Play, play, is_move=True),
        command(m.Undo, undo, is_move=True),
        command(m.AskUndo, ask_undo, is_move=True),
        command(m.AnswerUndo, answer_undo, is_move=True),
        command(m.Sit, seating.sit),
        command(m.Leave, seating.leave),
        command(m.Bot, seating.bot),
        command(m.Return, seating.come_back, is_move=True),
        command(m.Start, seating.start, is_move=True),
        command(m.Unseal, seating.unseal, marks_active=False, is_move=True),
        command(m.Again, again),
        command(m.Chat, chat),
        command(m.ChatOpen, chat_open),
    ]
)
"""What is done for each kind of message: one entry each."""
