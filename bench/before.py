"""The bots of an earlier commit, for duels of today's bots against them.

`before:c8191399` in an arena is the master of that commit, compiled, in a process of its own:
CHAPITEAU_COMPILED=$(python tools/compile.py) PYTHONPATH=bench \\
    chapiteau arena trickerion master@40 before:c8191399@300
`python bench/before.py 8191399` builds it.
"""

from __future__ import annotations

import os
import pickle
import struct
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Any

from chapiteau.bots.apart import Question, answer, make_question
from chapiteau.bots.bot import Budget
from chapiteau.core.game import Game
from chapiteau.core.move import Move
from chapiteau.core.rng import Rng
from chapiteau.core.state import State

SIZE = struct.Struct("<I")


class Before:
    """Hands every question on to a process that runs another build."""

    def __init__(self, game: Game[Any], commit: str) -> None:
        self.game = game
        command = [sys.executable, __file__, "answer"]
        env = {**os.environ, **built(commit)}
        self.far = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        assert self.far.stdin and self.far.stdout
        send(self.far.stdin, make_question(view, view.seat, moves, "master", rng, budget))
        return self.game.moves.read(receive(self.far.stdout))


def built(commit: str) -> dict[str, str]:
    from earlier import built

    return built(commit, is_hard=False)  # which plays the same and is there sooner


def __getattr__(name: str) -> Any:
    """`c` and a commit: whatever makes bots of it."""
    if not name.startswith("c") or not set(name[1:]) <= set("0123456789abcdef"):
        raise AttributeError(name)
    return lambda game: Before(game, name[1:])


def send(to: IO[bytes], thing: Any) -> None:
    data = pickle.dumps(thing)
    to.write(SIZE.pack(len(data)) + data)
    to.flush()


def receive(source: IO[bytes]) -> Any:
    head = source.read(SIZE.size)
    if not head:
        raise EOFError
    return pickle.loads(source.read(SIZE.unpack(head)[0]))


def main() -> None:
    if sys.argv[1] != "answer":
        print(built(sys.argv[1]))
        return
    try:
        while True:
            question: Question = receive(sys.stdin.buffer)
            send(sys.stdout.buffer, answer(question))
    except EOFError:
        pass


if __name__ == "__main__":
    main()
