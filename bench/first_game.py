"""From nothing to the first game: seconds and megabytes, beside Catanatron and OpenSpiel.

python bench/first_game.py [--cached] [NAME...]; `make wheel` before it. Each begins without an
environment, installs what it needs as a user would, and ends with the first thing that is seen: a
page, a move, a bot's answer. Downloads count, unless pip may take them from its cache (--cached).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from speed import ROOT, table

MOVE = """
import chapiteau
m = chapiteau.new("fourberies", seats=3, seed=7)
m.play(0, next(iter(m.moves(0))))
print("seen", flush=True)
"""
ANSWER = """
import chapiteau
from chapiteau.bots import AT_A_TABLE, ask, make_bot
assert chapiteau.is_compiled()
m = chapiteau.new("fourberies", seats=3, seed=7)
ask(m, 0, make_bot("master", m.game), AT_A_TABLE)
print("seen", flush=True)
"""
PAGE = """
import os, signal, socket, subprocess, sys, tempfile, urllib.request
door = socket.create_server(("127.0.0.1", 0)); port = str(door.getsockname()[1]); door.close()
serve = [sys.executable, "-m", "chapiteau", "serve", "--port", port, "--data", tempfile.mkdtemp()]
house = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
house.stdout.readline()
urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
print("seen", flush=True)
house.terminate(); house.wait()
"""
CATANATRON = """
from catanatron import Color, Game, RandomPlayer
Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]).play_tick()
print("seen", flush=True)
"""
OPENSPIEL = """
import pyspiel
state = pyspiel.load_game("gin_rummy").new_initial_state()
state.apply_action(state.legal_actions()[0])
print("seen", flush=True)
"""


class Way(NamedTuple):
    """What is installed, and the program that ends with the first thing that is seen."""

    first: str
    wanted: str
    program: str


def ways() -> dict[str, Way]:
    wheels = sorted((ROOT / "dist").glob("chapiteau-*-cp*.whl"))
    if not wheels:
        raise SystemExit("make wheel comes first")
    wheel = str(wheels[-1])
    return {
        "page": Way("Chapiteau, the front page", f"{wheel}[table]", PAGE),
        "move": Way("Chapiteau, a move", wheel, MOVE),
        "answer": Way("Chapiteau, a master's answer, compiled", wheel, ANSWER),
        "catanatron": Way("Catanatron, a move", "catanatron", CATANATRON),
        "openspiel": Way("OpenSpiel, a move", "open-spiel", OPENSPIEL),
    }


class Found(NamedTuple):
    installed: float
    seen: float
    megabytes: float


def measured(way: Way, cached: bool) -> Found:
    """Seconds until it is installed and until something is seen; what lies on the disk then."""
    folder = Path(tempfile.mkdtemp())
    try:
        begun = time.monotonic()
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        python = folder / "venv" / "bin" / "python"
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        pip += ["-c", str(ROOT / "tools" / "constraints.txt")]
        pip += [] if cached else ["--no-cache-dir"]
        subprocess.run([*pip, way.wanted], check=True, stderr=subprocess.DEVNULL)
        installed = time.monotonic() - begun
        env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CHAPITEAU_COMPILED")}
        env["XDG_CACHE_HOME"] = str(folder / "cache")  # where fonts are made once for each machine
        command = [str(python), "-c", way.program]
        with subprocess.Popen(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout and process.stdout.readline() == "seen\n", way.first
            seen = time.monotonic() - begun
        files = [path for path in (folder / "venv").rglob("*") if path.is_file()]
        return Found(installed, seen, sum(path.stat().st_size for path in files) / 1e6)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    args = [arg for arg in sys.argv[1:] if arg != "--cached"]
    known = ways()
    before, rows = os.getloadavg()[0], []
    for name in args or known:
        found = measured(known[name], "--cached" in sys.argv)
        figures = [f"{found.installed:.1f}", f"{found.seen:.1f}", f"{found.megabytes:.0f}"]
        rows.append([known[name].first, *figures])
        print(*rows[-1], sep=", ", file=sys.stderr, flush=True)
    print("\n".join(table(["first", "installed after, s", "seen after, s", "MB on disk"], rows)))
    after = os.getloadavg()[0]
    print(f"\nLoad of the machine: {before:.1f} before, {after:.1f} after, {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
