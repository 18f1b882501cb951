"""Keep what records, agents and tables rely on: released boxes, numbers of moves, observations.

python tools/freeze.py                append new moves to box/moves.txt; when components.toml has
                                      changed, keep the released box in box/past/, as differences
python tools/freeze.py SOURCE BEFORE  the same for the package below another folder, whose boxes
                                      were those below BEFORE; else git says what was committed
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()
BEFORE = Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None


def freeze_moves(game: Any) -> None:
    """New moves come last, in the order in which they are declared; none is ever taken away."""
    lost = game.moves.lost()
    if lost:
        sys.exit(f"{game.name}: frozen moves are gone: {', '.join(lost)}")
    lines = "".join(f"{move.text}\n" for move in game.moves)
    (game.folder / "box" / "moves.txt").write_text(lines, encoding="utf-8")


def freeze_box(game: Any) -> None:
    """Write down which box is today's; if it was another, keep that one."""
    from chapiteau.core.box import box_hash, parse, written_past

    pin, file = game.folder / "box" / "released.txt", game.folder / "box" / "components.toml"
    before = pin.read_text("utf-8").strip() if pin.exists() else game.box.hash
    if before != game.box.hash and game.house_box(before) is None:
        data = parse(committed(file), file.name)
        if box_hash(data) != before:
            sys.exit(f"{game.name}: the committed {file.name} is not the released box {before}")
        past = game.folder / "box" / "past" / f"{before}.rows"
        past.parent.mkdir(exist_ok=True)
        past.write_text(written_past(data, game.box), encoding="utf-8")
    pin.write_text(f"{game.box.hash}\n", encoding="utf-8")


def layout(game: Any) -> str:
    """The number of the observation and the length of each array, for the usual table."""
    mind = game.mind()
    bounds = mind.feature_bounds(game.edition({}), game.usual_seats)
    return "".join([f"{mind.observation}\n", *[f"{n} {b[0]}\n" for n, b in bounds.items()]])


def freeze_observation(game: Any) -> None:
    """Another layout needs another number, or trained agents would read something else."""
    from chapiteau.environment_ids import frozen_layouts

    known, now = frozen_layouts(game), layout(game).splitlines()
    if now not in known[-1:]:
        if now[0] in [number for number, *_ in known]:
            sys.exit(f"{game.name}: features have another layout: raise Mind.observation")
        known.append(now)  # agents for an older box still find theirs
    text = "\n\n".join(["\n".join(lines) for lines in known])
    (game.folder / "mind" / "observation.txt").write_text(f"{text}\n", encoding="utf-8")


def committed(file: Path) -> str:
    """A file as it was before the change at hand."""
    name = file.relative_to(ROOT).as_posix()
    if BEFORE:
        return (BEFORE / name).read_text("utf-8")
    show = ["git", "-C", str(ROOT), "show", f"HEAD:{name}"]
    return subprocess.run(show, capture_output=True, text=True, check=True).stdout


def main() -> None:
    import chapiteau

    for game in chapiteau.games().values():
        if str(game.folder).startswith(str(ROOT)):
            freeze_moves(game)
            freeze_box(game)
            freeze_observation(game)


if __name__ == "__main__":
    main()
