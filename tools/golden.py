"""Golden games: recorded games with a hash after every decision.

python tools/golden.py bless [GAME]  write those of today's rules number that are missing or go
                                   otherwise now (review the diff; see CONTRIBUTING)
python tools/golden.py replay      replay them all; needs nothing but the package and its words
python tools/golden.py elsewhere   replay them with every other Python 3.11+ on this machine
"""

from __future__ import annotations

import glob
import importlib
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
GAMES_EACH = 10
OTHER_CHOICES = 3
"""Games for each choice that is not the usual one."""
HASH = 12
RAREST = 2000


def bless(*names: str) -> None:
    """Play games with a chooser that likes rare moves, so that every kind of move gets used."""
    import chapiteau
    from chapiteau.conformance import few_settings
    from chapiteau.core.edition import spelled

    for name, game in chapiteau.games().items():
        if not str(game.folder).startswith(str(ROOT / "src")) or (names and name not in names):
            continue  # a game that lives elsewhere keeps its golden games there
        usual = game.usual_options(game.rules)
        for options, seats in few_settings(game):
            other = [f"{k}-{spelled(v)}" for k, v in options.items() if v != usual[k]]
            for i in range(1, (OTHER_CHOICES if other else GAMES_EACH) + 1):
                path = folder(game) / f"{'-'.join([str(seats), *other, f'{i:02}'])}.record"
                if not still_replays(path):
                    text, hashes, _ = played(name, seats, options, i)
                    write(path, text, hashes)
        bless_rare(name, {move.verb for move in game.moves} - used(name), game.most)
        print(
            name, "blessed; never used:", sorted({m.verb for m in game.moves} - used(name)) or "-"
        )


def bless_rare(name: str, missing: set[str], seats: int) -> None:
    """More games of the same series, whose chance brings the rarest moves."""
    import chapiteau

    for i in range(GAMES_EACH + 1, RAREST):
        if not missing:
            return
        text, hashes, verbs = played(name, seats, {}, i)
        if verbs & missing:
            missing -= verbs
            write(folder(chapiteau.games()[name]) / f"{seats}-{i:02}.record", text, hashes)


def played(
    name: str, seats: int, options: dict[str, Any], i: int
) -> tuple[str, list[str], set[str]]:
    """A whole game: its record, the hash after every decision, and the kinds of moves in it."""
    import chapiteau
    from chapiteau.conformance import Curious

    match = chapiteau.new(name, seats=seats, seed=f"golden {seats} {i}", **options)
    chance = random.Random(seats * 100 + i)
    curious, hashes = Curious(chance), []
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(seat, curious(list(match.moves(seat))))
        hashes.append(match.hash)
    return match.record().text, hashes, {entry.move.verb for entry in match.decisions}


def folder(game: Any) -> Path:
    """Where the golden games of today's rules number lie."""
    return GOLDEN / str(game.name) / f"rules-{game.rules}"


def used(name: str) -> set[str]:
    """The kinds of moves in the golden games of a game, of today's rules number."""
    import chapiteau

    paths = folder(chapiteau.games()[name]).glob("*.record")
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return {verb for text in texts for verb in re.findall(r"^\d+ ([\w-]+)", text, re.MULTILINE)}


def write(path: Path, text: str, hashes: list[str]) -> None:
    """The record, with the hash as a comment behind each decision."""
    left = iter(hashes)
    lines = [
        f"{line}\n# {next(left)[:HASH]}" if re.match(r"\d+ ", line) else line
        for line in text.splitlines()
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def replay(path: Path) -> int:
    """Play a golden game and compare the hash after every decision; how many there were."""
    from chapiteau.core.record import check_end, read
    from chapiteau.match import Match

    text = path.read_text(encoding="utf-8")
    # Imported by name, because a Python that the package is not installed for has no registry.
    game = importlib.import_module(f"chapiteau.games.{path.parent.parent.name}").GAME
    record = read(text, {game.name: game})
    hashes = re.findall(r"^# ([0-9a-f]+)$", text, re.MULTILINE)
    assert len(hashes) == len(record), f"{path.name}: {len(record)} moves, {len(hashes)} hashes"
    match = Match(record.edition, record.seats, record.seed)
    for n, ((seat, move), expected) in enumerate(zip(record.moves, hashes, strict=True), 1):
        match.play(seat, move)
        assert match.hash[:HASH] == expected, f"{path.name}: differs at decision {n}, {seat} {move}"
    check_end(match, record)
    return len(hashes)


def still_replays(path: Path) -> bool:
    """Whether a golden game is there and goes as it was recorded: then it is left alone."""
    try:
        return path.exists() and replay(path) > 0
    except Exception:  # whatever a change of the rules makes of it
        return False


def other_pythons() -> list[str]:
    """Every other Python 3.11 or newer on the PATH or among pyenv's versions."""
    found: dict[str, str] = {}
    names = [f"python3.{minor}" for minor in range(11, 20)]
    places = [shutil.which(name) for name in names]
    places += glob.glob(os.path.expanduser("~/.pyenv/versions/3.*/bin/python3"))
    for place in [p for p in places if p]:
        ask = "import sys; print(*sys.version_info[:2])"
        run = subprocess.run([place, "-c", ask], capture_output=True, text=True, check=False)
        version = tuple(map(int, run.stdout.split())) if run.returncode == 0 else (0, 0)
        if version >= (3, 11) and version != sys.version_info[:2]:
            found.setdefault(str(version), place)
    return list(found.values())


def elsewhere() -> None:
    site = next(p for p in sys.path if p.endswith("site-packages"))
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{site}"}
    pythons = other_pythons()
    for python in pythons:
        subprocess.run([python, __file__, "replay"], env=env, check=True)
    print(f"golden games replayed by {len(pythons)} other Pythons")


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else ""
    if what == "bless":
        bless(*sys.argv[2:])
    elif what == "elsewhere":
        elsewhere()
    elif what == "replay":
        paths = sorted(GOLDEN.glob("*/*/*.record"))
        assert paths, "no golden games found"
        decisions = sum(replay(path) for path in paths)
        version = ".".join(map(str, sys.version_info[:3]))
        print(f"Python {version}: {len(paths)} golden games, {decisions} decisions, all the same")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
