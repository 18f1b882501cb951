"""What a move costs at a table before its socket, in whatever tree is on the path.

python bench/frame_loop.py GAME SEATS: prints a line of JSON. A move is applied, everything that
changed for two seated players and for some spectators is worked out and encoded. For each move the
least of several runs of the same games, by CPU time.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from typing import Any

import chapiteau

try:
    from chapiteau.server.live import frame
    from chapiteau.server.live.messages import Look
    from chapiteau.server.live.viewer import Viewer
    from chapiteau.server.people.people import Person
    from chapiteau.server.store import rows
    from chapiteau.server.tables.state import TableState
except ImportError:  # before the server had rooms
    from chapiteau.server import rows  # type: ignore[no-redef, attr-defined]
    from chapiteau.server import wire as frame  # type: ignore[no-redef, attr-defined]
    from chapiteau.server.messages import Look  # type: ignore[no-redef, import-not-found]
    from chapiteau.server.people import Person  # type: ignore[no-redef, attr-defined]
    from chapiteau.server.sitting import (  # type: ignore[no-redef, import-not-found]
        Sitting as TableState,
    )
    from chapiteau.server.viewer import Viewer  # type: ignore[no-redef, import-not-found]

Entry: Any = getattr(rows, "LogEntry", None) or getattr(rows, "Entry", None)
GAMES, AGAIN, MOST_MOVES, SPECTATORS = 3, 3, 120, 5


def main() -> None:
    game, seats = sys.argv[1], int(sys.argv[2])
    runs = [[played(game, seats, f"frame {n}") for _ in range(AGAIN)] for n in range(GAMES)]
    moves = [[min(each) for each in zip(*of, strict=True)] for same in runs for of in parted(same)]
    found = {"moves": 0, "players": 0.0, "first": 0.0, "spectator": 0.0, "bytes": 0.0}
    for players, first, spectator, size in zip(*[iter(moves)] * 4, strict=True):
        found["moves"] += len(players)
        found["players"] += sum(players)
        found["first"] += sum(first)
        found["spectator"] += sum(spectator)
        found["bytes"] += sum(size)
    for what in ("players", "first", "spectator", "bytes"):
        found[what] /= found["moves"]
    print(json.dumps(found))


def parted(same: list[list[tuple[float, ...]]]) -> list[list[list[float]]]:
    """The runs of one game, figure by figure."""
    return [[[figures[k] for figures in run] for run in same] for k in range(4)]


def played(game: str, seats: int, seed: str) -> list[tuple[float, ...]]:
    """For each move of a game: seconds for two players, for the first spectator, for each further
    one, and bytes to a player."""
    state, players, spectators = table(game, seats, seed)
    dice, here = random.Random(seed), {"p0", "p1"}
    for viewer in [*players, *spectators]:
        sent(viewer, state, here)
    found = []
    while state.phase != "over" and len(found) < MOST_MOVES:
        match = state.match
        seat = match.to_act[0]
        entry = Entry(state.n, "play", seat, text(dice, match, seat), f"c{state.n}")
        begun = time.process_time()
        state.apply(entry)
        size = sum(sent(viewer, state, here) for viewer in players)
        shown = time.process_time()
        sent(spectators[0], state, here)
        first = time.process_time()
        for viewer in spectators[1:]:
            sent(viewer, state, here)
        end = time.process_time()
        each = (end - first) / (SPECTATORS - 1)
        found.append((shown - begun, first - shown, each, size / len(players)))
    return found


def text(dice: random.Random, match: Any, seat: int) -> str:
    move: str = dice.choice(match.view(seat).legal(seat)).text
    return move


def table(game: str, seats: int, seed: str) -> tuple[Any, list[Any], list[Any]]:
    rules = chapiteau.new(game, seats=seats, seed=seed).game.rules
    people = [rows.SeatRow(s, "human", f"p{s}", f"Player {s}") for s in range(seats)]
    row = rows.TableRow("t", "code", game, rules, {}, seats, "day", False, "p0", seed, "n", 0.0)
    state = TableState(row, tuple(people))
    state.apply(Entry(0, "start", 0, "[]"))
    look = Look(layout="wide", theme="dark", lang="en")
    viewers = [Viewer(Person(f"p{n}", "", "s")) for n in (0, 1)]
    viewers += [Viewer(Person(f"s{n}", "", "s")) for n in range(SPECTATORS)]
    for viewer in viewers:
        viewer.look = look
    return state, viewers[:2], viewers[2:]


def sent(viewer: Any, state: Any, here: set[str]) -> int:
    """Bytes of a frame, encoded as it is sent."""
    viewer.n += 1
    return len(frame.encode({"n": viewer.n, "parts": viewer.parts(state, here, set(), [])}))


if __name__ == "__main__":
    os.environ.setdefault("CHAPITEAU_BUILD", "")
    main()
