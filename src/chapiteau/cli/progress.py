"""How far a command has come, and what it has when it is interrupted."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from typing import Any, Generic, TypeVar

from ..extras import missing
from ..words import Words
from .trouble import INTERRUPTED, OK

T = TypeVar("T")


def progress(items: Iterable[T], total: int, text: str) -> Iterator[T]:
    """A bar with the time left, on a terminal only, where one that draws it is installed."""
    if missing("terminal"):
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(
        items,
        text,
        total=total or None,
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


class Played(Generic[T]):
    """Games as they are finished; ^C ends them early, and is told with how many there are.

    A total of 0 is one that nobody knows yet. Games come in order, so those that were finished are
    what asking for so many would have given.
    Each is counted whole: ^C waits until whoever got the last one asks for another.
    """

    def __init__(
        self, games: Generator[T, None, None], total: int, words: Words, text: str = ""
    ) -> None:
        self.games = games
        self.total = total
        self.words = words
        self.text = text or words("cli-simulating")
        self.count = 0
        self.code = OK
        self.is_counting = False
        self.is_asked_to_stop = False

    def __iter__(self) -> Iterator[T]:
        try:
            with closing(self.games), self._minding_interrupts():
                for game in progress(self.games, self.total, self.text):
                    self.is_counting = True
                    self.count += 1
                    yield game
                    self.is_counting = False
                    if self.is_asked_to_stop:
                        raise KeyboardInterrupt
        except KeyboardInterrupt:
            self.code = INTERRUPTED
            id = "cli-stopped-after" if self.total else "cli-stopped-early"
            said = self.words(id, games=self.count, total=self.total)
            print(said, file=sys.stderr)

    @contextmanager
    def _minding_interrupts(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def interrupted(*_: Any) -> None:
            if not self.is_counting:
                raise KeyboardInterrupt
            self.is_asked_to_stop = True

        before = signal.signal(signal.SIGINT, interrupted)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
