"""What each move costs at a table before its socket, in whatever tree is on the path.

python bench/frame_loop.py GAME: prints a line of JSON, a list of CPU seconds for each figure. A
move is applied; what has changed for two seated players and for spectators is worked out and
encoded as it is sent.
"""

from __future__ import annotations

import contextlib
import gc
import json
import random
import sys
import time
from importlib import import_module
from typing import Any

import chapiteau

SEATS, WARM, GAMES, MOST_MOVES, SPECTATORS = 3, 4, 3, 120, 5
FIGURES = ("players", "first", "spectator", "bytes", "forward")


def found(*places: str) -> Any:
    """Something by the first of its places that there is: rooms were built and renamed."""
    for place in places:
        module, _, name = place.rpartition(".")
        try:
            return getattr(import_module(f"chapiteau.server.{module}"), name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(places[0])


encode = found("live.frame.encode", "wire.encode")
Look = found("live.messages.Look", "messages.Look")
Viewer = found("live.viewer.Viewer", "viewer.Viewer")
Person = found("people.people.Person", "people.Person")
TableState = found("tables.state.TableState", "sitting.Sitting")
Entry = found("store.rows.LogEntry", "rows.Entry")
TableRow = found("store.rows.TableRow", "rows.TableRow")
SeatRow = found("store.rows.SeatRow", "rows.SeatRow")
GC_THRESHOLD = found("operation.garbage.GC_THRESHOLD", "house.GC_THRESHOLD")
DRAWER = {"words": False} if "words" in Look.__struct_fields__ else {}
"""A page as it opens: the drawer with the table in words is closed."""


def framed(n: int, parts: Any) -> bytes:
    return encode({"n": n, "parts": parts})  # type: ignore[no-any-return]


with contextlib.suppress(ImportError):
    framed = found("live.page.framed")


def main() -> None:
    for n in range(WARM):  # a house that has just been opened is not what people meet
        played(sys.argv[1], f"before {n}")
    gc.freeze()  # as a house that is open looks for garbage
    gc.set_threshold(*GC_THRESHOLD)
    moves = [move for n in range(GAMES) for move in played(sys.argv[1], f"frame {n}")]
    print(json.dumps(dict(zip(FIGURES, zip(*moves, strict=True), strict=True))))


def played(game: str, seed: str) -> list[tuple[float, ...]]:
    """For each move of a game: seconds for two players, for the first spectator, for each further
    one, bytes to a player, and whether another region has come forward for any of them."""
    state, players, spectators = table(game, seed)
    dice, moves = random.Random(seed), list[tuple[float, ...]]()
    for viewer in [*players, *spectators]:
        sent(viewer, state)
    while state.phase != "over" and len(moves) < MOST_MOVES:
        seat = state.match.to_act[0]
        move = dice.choice(state.match.view(seat).legal(seat)).text
        fronts = [front(viewer) for viewer in players]
        begun = time.process_time()
        state.apply(Entry(state.n, "play", seat, move, f"c{state.n}"))
        size = sum(sent(viewer, state) for viewer in players)
        shown = time.process_time()
        sent(spectators[0], state)
        first = time.process_time()
        for viewer in spectators[1:]:
            sent(viewer, state)
        each = (time.process_time() - first) / (SPECTATORS - 1)
        is_forward = fronts != [front(viewer) for viewer in players]
        moves.append((shown - begun, first - shown, each, size / len(players), is_forward))
    return moves


def front(viewer: Any) -> str:
    """The region that a page has in front; nothing in a tree that has none."""
    scene = getattr(getattr(viewer, "picture", None), "scene", None)
    regions = getattr(scene, "regions", ())
    return next((region.id for region in regions if region.is_front), "")


def table(game: str, seed: str) -> tuple[Any, list[Any], list[Any]]:
    rules = chapiteau.new(game, seats=SEATS, seed=seed).game.rules
    people = [SeatRow(s, "human", f"p{s}", f"Player {s}") for s in range(SEATS)]
    row = TableRow("t", "code", game, rules, {}, SEATS, "day", False, "p0", seed, "n", 0.0)
    state = TableState(row, tuple(people))
    state.apply(Entry(0, "start", 0, "[]"))
    viewers = [Viewer(Person(f"p{n}", "", "s")) for n in (0, 1)]
    viewers += [Viewer(Person(f"s{n}", "", "s")) for n in range(SPECTATORS)]
    for viewer in viewers:
        viewer.look = Look(layout="wide", theme="dark", lang="en", **DRAWER)
    return state, viewers[:2], viewers[2:]


def sent(viewer: Any, state: Any) -> int:
    """Bytes of a frame, encoded as it is sent."""
    viewer.n += 1
    frame = framed(viewer.n, viewer.parts(state, {"p0", "p1"}, set(), []))
    return len(getattr(frame, "text", frame))  # earlier commits have no other form of it


if __name__ == "__main__":
    main()
