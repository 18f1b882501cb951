"""Where the CPU of a move at a table goes: python bench/frame_parts.py [--games N] [GAME...]

The games of bench/frame.py, with a clock around what a frame is made of; each part counts what it
does itself, without the parts inside it. Parted by whether the move brings another region forward
for a player. The clocks take time themselves, so shares are what tells; what a move costs is what
bench/frame.py says.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import time
from collections.abc import Callable
from typing import Any

import frame_loop
from frame_loop import GC_THRESHOLD, MOST_MOVES, WARM, Entry, front, sent, table
from speed import HOUSE

from chapiteau.draw.desk import Desk
from chapiteau.server.live import frame, patch
from chapiteau.server.live.sent_scene import SentScene
from chapiteau.server.live.story import Story
from chapiteau.server.live.viewer import Viewer
from chapiteau.server.tables.state import TableState
from chapiteau.words import voice

PARTS: tuple[tuple[str, Any, str], ...] = (
    ("rules", TableState, "apply"),
    ("views", Viewer, "_view"),
    ("pieces known", Viewer, "scene"),
    ("pieces known", Desk, "kept"),
    ("pieces known", Desk, "public"),
    ("pieces and lines made", voice, "made_anew"),
    ("compared", SentScene, "changes_to"),
    ("compared", patch, "piece_of"),
    ("question", frame, "ask_part"),
    ("story", Story, "changes_to"),
    ("seats and figures", frame, "table_part"),
    ("seats and figures", frame, "top_part"),
    ("encoded", frame_loop, "framed"),
)
"""What is measured as what; whatever else there is counts as the rest."""
REST = "the rest"
NAMES = dict.fromkeys([*(name for name, _, _ in PARTS), REST])
Spent = dict[str, float]
"""Seconds by part."""


class Clocks:
    """One is running: that of the innermost part."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(NAMES, 0.0)
        self.running = [REST]
        self.since = time.thread_time()

    def note(self) -> None:
        now = time.thread_time()
        self.spent[self.running[-1]] += now - self.since
        self.since = now

    def read(self) -> Spent:
        """What was spent since it was read last."""
        self.note()
        spent, self.spent = self.spent, dict.fromkeys(NAMES, 0.0)
        return spent

    def around(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any, **kw: Any) -> Any:
            self.note()
            self.running.append(part)
            try:
                return work(*args, **kw)
            finally:
                self.note()
                self.running.pop()

        return timed


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=6, help="how many of each are played")
    asked.add_argument("games_of", nargs="*", metavar="GAME")
    options = asked.parse_args()
    games = options.games_of or sorted(p.parent.parent.name for p in HOUSE.glob("*/rules/game.py"))
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for game in games:
        for n in range(WARM):
            frame_loop.played(game, f"before {n}")
    gc.freeze()  # as a house that is open looks for garbage
    gc.set_threshold(*GC_THRESHOLD)
    clocks = Clocks()
    for part, place, name in PARTS:
        setattr(place, name, clocks.around(part, getattr(place, name)))
    for game in games:
        report(game, [move for n in range(options.games) for move in moves(game, n, clocks)])


def moves(game: str, n: int, clocks: Clocks) -> list[tuple[bool, Spent]]:
    """For each move whether a region comes forward, and what its parts take."""
    state, players, _ = table(game, f"frame {n}")
    dice, found = random.Random(f"frame {n}"), list[tuple[bool, Spent]]()
    for each in players:
        sent(each, state)
    while state.phase != "over" and len(found) < MOST_MOVES:
        seat = state.match.to_act[0]
        move = dice.choice(state.match.view(seat).legal(seat)).text
        fronts = [front(each) for each in players]
        clocks.read()
        state.apply(Entry(state.n, "play", seat, move, f"c{state.n}"))
        for each in players:
            sent(each, state)
        spent = clocks.read()
        found.append((fronts != [front(each) for each in players], spent))
    return found


def report(game: str, found: list[tuple[bool, Spent]]) -> None:
    for is_forward, what in ((True, "a region comes forward"), (False, "others")):
        some = [spent for forward, spent in found if forward == is_forward]
        total = {name: sum(spent[name] for spent in some) for name in NAMES}
        whole = sum(total.values()) or 1.0
        ordered = sorted(total.items(), key=lambda part: -part[1])
        said = [f"{name} {spent / whole:.0%}" for name, spent in ordered]
        each = whole / max(1, len(some)) * 1000
        print(f"{game}, {what}: {len(some)} moves, {each:.2f} ms; {', '.join(said)}", flush=True)


if __name__ == "__main__":
    main()
