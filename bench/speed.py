"""How fast all games are, beside their peers, in one run on one core by CPU time.

`make bench`, or: python bench/speed.py [GAME...] [--write FILE]

Prints tables in Markdown; `--write` also puts them into a page, between its two marks.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from common import Environment, compiled, games_and_page, sources, write_page

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "chapiteau" / "games"
MARKS = "<!-- bench/speed.py writes from here -->", "<!-- to here -->"
Found = dict[str, Any]


def measured(build: Environment, script: str, *args: str) -> Found:
    """What a script of this folder prints when it runs on a build."""
    command = [sys.executable, str(ROOT / "bench" / script), *args]
    env = {**os.environ, **build}
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    parsed: Found = json.loads(done.stdout.splitlines()[-1])
    return parsed


def loops(games: list[str]) -> dict[tuple[str, str], Found]:
    """What was found, by game and build."""
    found, builds = {}, {"compiled": compiled(ROOT), "interpreted": sources(ROOT)}
    for game in games:
        for build, env in builds.items():
            one = measured(env, "game_loop.py", game)
            assert one["compiled"] == (build == "compiled"), "the builds are mixed up"
            found[game, build] = one
    return found


def per_second(one: Found, what: str) -> str:
    return f"{1 / one[what]:,.0f}" if what in one else "–"


def micro(one: Found, what: str) -> str:
    return f"{one[what] * 1e6:.1f}" if what in one else "–"


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in [heads, rule, *rows]]


def speeds(found: dict[tuple[str, str], Found], peers: dict[str, Found]) -> list[str]:
    """Random play, clones, deals and search, all games and all peers in one table."""
    catan = peers["Catanatron"]["decision"]
    rows = []
    named = {f"{game}, {build}": one for (game, build), one in found.items()}
    for name, one in [*named.items(), *peers.items()]:
        size = f"{one['match_bytes'] / 1e6:.2f}" if "match_bytes" in one else "–"
        cells = [name, per_second(one, "decision"), f"{catan / one['decision']:.1f}"]
        cells += [micro(one, "clone"), micro(one, "deal"), per_second(one, "search")]
        rows.append([*cells, micro(one, "legality"), size])
    heads = ["one core, CPU time", "decisions / s", "to Catanatron", "clone, µs", "deal, µs"]
    heads += ["search rounds / s", "slowest legality, µs", "match, MB"]
    return table(heads, rows)


def shapes(found: dict[tuple[str, str], Found], peers: dict[str, Found]) -> list[str]:
    """What the games are like for a researcher."""
    catan, rows = peers["Catanatron"]["decision"], []
    for (game, build), one in found.items():
        if build == "compiled":
            fewest, most = one["range"]
            cells = [game, f"{fewest}-{most}", f"{one['length']:.0f}", f"{one['width']:.1f}"]
            cells += [str(one["widest"]), str(one["moves"]), ", ".join(one["hidden"])]
            rows.append([*cells, f"{catan / one['decision']:.0f} × Catanatron"])
    heads = ["game", "seats", "decisions a game", "choices, mean", "most", "move ids"]
    return table([*heads, "hidden from a seat", "speed, compiled"], rows)


def report(games: list[str]) -> str:
    before = os.getloadavg()[0]
    found, peers = loops(games), measured(sources(ROOT), "peers_loop.py")
    load = f"{before:.1f} before, {os.getloadavg()[0]:.1f} after, on {os.cpu_count()} cores"
    at = ", ".join(f"{game} {one['seats']}" for (game, _), one in found.items())
    seats = ", ".join(dict.fromkeys(at.split(", ")))
    lines = [*shapes(found, peers), "", *speeds(found, peers), ""]
    lines += [f"Random play; seats: {seats}. Load of the machine: {load}."]
    return "\n".join(lines)


def main() -> None:
    args, page = games_and_page(sys.argv[1:])
    said = report(args or sorted(p.parent.parent.name for p in HOUSE.glob("*/rules/game.py")))
    print(said)
    if page is not None:
        write_page(page, MARKS, said)


if __name__ == "__main__":
    main()
