"""Draw the README's pictures: a position of a real game, by the program itself."""

from __future__ import annotations

from pathlib import Path

import chapiteau
from chapiteau.bots import ask, make_bot
from chapiteau.draw.png import png

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = 66


def main() -> None:
    match = chapiteau.new("fourberies", seats=4, seed="readme")
    bot = make_bot("amateur", match.game)
    while len(match.entries) < DECISIONS or len(match.to_act) < match.seats:
        seat = match.to_act[-1]
        match.play(seat, ask(match, seat, bot))
    path = ROOT / "docs" / "pictures" / "fourberies.png"
    path.write_bytes(png(match.scene(0, "en", "wide", "light")))
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
