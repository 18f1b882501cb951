"""Bots in processes of their own: a question goes in, a move comes out, and nothing else is there.

A bot that somebody else wrote could look around: at attributes, at the frames that called it, at
everything the garbage collector knows. In its own process there is nothing to find.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
import weakref
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from ..core.edition import spelled
from ..core.errors import ChapiteauError, Value
from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from ..core.wire import pack, unpack
from ..registry import find
from .bot import Bot, Budget
from .foresight import Foresight
from .master import judge
from .thought import Thought


@dataclass(frozen=True)
class Question:
    """All that a bot is told: what its seat sees, what it may do, its own chance, its budget."""

    game: str
    rules: int
    options: dict[str, str]
    view: Any  # packed
    seat: int
    moves: tuple[str, ...]
    level: str
    rng: Any  # packed
    budget: Budget
    box: dict[str, Any] | None = None  # where it is not the one of the house


def make_question(
    view: State, seat: int, moves: Iterable[Move], level: str, rng: Rng, budget: Budget
) -> Question:
    """Everything as plain data."""
    edition = view.edition
    game, box = edition.game, edition.box
    options = {name: spelled(value) for name, value in edition.options.items()}
    texts = tuple(move.text for move in moves)
    own = None if box.hash == game.box.hash else box.data
    said = (game.name, edition.rules, options, pack(view), seat, texts, level, pack(rng), budget)
    return Question(*said, own)


def opened(question: Question) -> tuple[Game[Any], State, Rng]:
    """What the question shows, as the engine's own objects."""
    game = find(question.game)
    box = game.read_box(question.box) if question.box else None
    view = unpack(game.edition({**question.options}, box, question.rules), question.view)
    key, drawn = question.rng
    return game, view, Rng(bytes.fromhex(key), drawn)


def answer(question: Question) -> str:
    """The move of a bot of the house, in this process."""
    from .levels import make_bot

    return answer_of(make_bot(question.level, find(question.game)), question)


def answer_of(bot: Bot, question: Question) -> str:
    game, view, rng = opened(question)
    moves = [game.moves.read(text) for text in question.moves]
    found: Move | str = bot.choose(view, moves, rng, question.budget)
    return found if isinstance(found, str) else found.text  # a stranger may answer with a text


def consider(question: Question) -> Thought:
    """What a search makes of the question, in this process, as a master would."""
    game, view, rng = opened(question)
    mind = game.mind()
    if mind.turns_ahead and len(question.moves) > 1:
        moves = [game.moves.read(text) for text in question.moves]
        return Foresight(mind).thought(view, moves, rng, question.budget)
    return judge(mind, view, question.seat, rng, question.budget)


class Failed(ChapiteauError):
    """A bot's process came to its end, or its bot to an error, whose traceback is a note."""

    def __init__(self, id: str, said: dict[str, Value]) -> None:
        super().__init__(id, said)
        if "traceback" in said:  # noted here, or it would be lost on the way from a worker
            self.add_note(str(said["traceback"]))


class Apart:
    """A bot in a process of its own, which ends with this one."""

    def __init__(self, level: str, game: Game[Any]) -> None:
        self.level = level
        self.game = game
        spawn = multiprocessing.get_context("spawn")
        self.line, far = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(far, level, game.name), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        far.close()
        self._end = weakref.finalize(self, self.process.kill)

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        try:
            self.line.send(make_question(view, view.seat, moves, self.level, rng, budget))
            said, text = self.line.recv()
        except (EOFError, OSError):
            raise Failed("bot-ended", {"bot": self.level}) from None
        if said != "move":
            error = text.splitlines()[-1]
            raise Failed("bot-failed", {"bot": self.level, "error": error, "traceback": text})
        chosen = self.game.moves.read(text)
        if chosen not in moves:
            raise Failed("bot-illegal", {"bot": self.level, "move": text})
        return chosen

    def close(self) -> None:
        self._end()
        self.process.join()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """For starting processes: ^C reaches everybody at the terminal, before they can say what of
    it is meant for them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # which would else be started meanwhile, and unblock it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Go when whoever started this process has gone, however; ^C is for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def serve(line: Connection, level: str, name: str) -> None:
    """Answer until the other end is closed."""
    from .levels import load_bot

    end_with_parent()
    bot = None
    while True:
        try:
            question = line.recv()
        except EOFError:
            return
        try:
            bot = bot or load_bot(level, find(name))
            line.send(("move", answer_of(bot, question)))
        except (Exception, SystemExit) as error:  # a stranger's code may raise anything
            said = f"{type(error).__name__}: {error}"[:300].replace("\n", " ")
            line.send(("error", f"{''.join(traceback.format_tb(error.__traceback__))}{said}"))
