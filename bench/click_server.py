"""A house that notes what moves take, for bench/click.py: python bench/click_server.py NOTES ...

What follows the file of notes is what `chapiteau` is called with. The sources are those that
PYTHONPATH names, so this knows only what earlier commits have too.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

sys.path.append(sys.path.pop(0))  # else click.py, beside this file, hides the package of that name

from chapiteau.cli import main
from chapiteau.server.live import messages
from chapiteau.server.tables import commands, showing
from chapiteau.server.tables.state import TableState
from chapiteau.server.tables.table import LiveTable

heard: dict[str, float] = {}  # when each move came in
note: dict[
    str, Any
] = {}  # of the move that is being made; the inbox of a table takes one at a time


@contextmanager
def noted(what: str) -> Iterator[None]:
    begun = time.time()
    try:
        yield
    finally:
        if note:
            note[what] = note.get(what, 0.0) + (time.time() - begun) * 1000


def timed(what: str, made: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(made)
    def call(*args: Any, **kw: Any) -> Any:
        with noted(what):
            return made(*args, **kw)

    return call


def awaited(what: str, made: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(made)
    async def call(*args: Any, **kw: Any) -> Any:
        with noted(what):
            return await made(*args, **kw)

    return call


def is_move(message: object) -> bool:
    """By its name: where its class lies is not the same in all commits."""
    return type(message).__name__ == "Play"


def watch(notes: Path) -> None:
    """Have every move write down what it took."""
    read, run = messages.read, commands.run

    def reads(text: str) -> Any:
        message, at = read(text), time.time() * 1000
        if is_move(message):
            heard[message.id] = at
        return message

    async def runs(table: Any, viewer: Any, message: Any) -> None:
        if not is_move(message):
            return await run(table, viewer, message)
        note.update(id=message.id, heard=heard.pop(message.id), begun=time.time() * 1000)
        used = time.process_time()
        try:
            await run(table, viewer, message)
            note["CPU of the house"] = (time.process_time() - used) * 1000
            with notes.open("a") as file:
                print(json.dumps({**note, "answered": time.time() * 1000}), file=file)
        finally:
            note.clear()

    vars(messages)["read"], vars(commands)["run"] = reads, runs
    setattr(TableState, "apply", timed("rules", TableState.apply))  # noqa: B010
    setattr(LiveTable, "_write", awaited("disk", LiveTable._write))  # noqa: B010
    vars(showing)["show"] = timed("drawing", showing.show)


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.argv[1:] = sys.argv[2:]
    sys.exit(main())
