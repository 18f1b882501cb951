"""Draw the README's pictures: a position of a real game, by the program itself."""

from __future__ import annotations

from pathlib import Path

import chapiteau
from chapiteau.bots import ask, make_bot
from chapiteau.draw.png import png
from chapiteau.draw.scene import Shade

ROOT = Path(__file__).resolve().parent.parent
PICTURES: dict[str, tuple[int, int, Shade]] = {
    "fourberies": (4, 78, "light"),
    "trickerion": (4, 190, "dark"),
    "the_magnificent": (3, 330, "dark"),
    "three_ring_circus": (4, 176, "light"),
    "carnavalesque": (5, 36, "dark"),
}
"""By game: seats, decisions at least, and the time of day."""


def main() -> None:
    for name, (seats, decisions, theme) in PICTURES.items():
        match = chapiteau.new(name, seats=seats, seed="readme")
        bot = make_bot("amateur", match.game)
        while len(match.decisions) < decisions or 0 not in match.to_act:
            seat = match.to_act[-1]
            match.play(seat, ask(match, seat, bot))
        path = ROOT / "docs" / "pictures" / f"{name}.png"
        path.write_bytes(png(match.scene(0, "en", "wide", theme)))
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
