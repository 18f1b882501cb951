"""Draw the README's pictures: a real game, shown by the program itself.

python tools/pictures.py          draw them
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import chapiteau
from chapiteau.bots import Budget, ask, make_bot
from chapiteau.cli.terminal import HUMAN, Terminal

ROOT = Path(__file__).resolve().parent.parent
LEVELS = [HUMAN, "amateur", "novice"]
DECISIONS = 36


def terminal_picture() -> str:
    """A position of a real game, as a player sees it in the terminal."""
    match = chapiteau.new("fourberies", seats=3, seed="readme")
    bots = [make_bot("amateur" if level == HUMAN else level, match.game) for level in LEVELS]
    while len(match.entries) < DECISIONS or 0 not in match.to_act:
        seat = match.to_act[-1]
        match.play(seat, ask(match, seat, bots[seat], Budget()))
    terminal = Terminal(match, LEVELS, "en", "unused")
    console = Console(record=True, width=132, file=io.StringIO(), highlight=False)
    terminal.console = console
    terminal.show_table()
    terminal.show_question()
    svg = console.export_svg(title="chapiteau play fourberies")
    # The fonts of whoever looks will do: a picture loads nothing from elsewhere.
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)


def main() -> None:
    path = ROOT / "docs" / "pictures" / "fourberies.svg"
    path.write_text(terminal_picture(), encoding="utf-8")
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
