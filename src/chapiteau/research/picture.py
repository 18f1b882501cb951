"""What `render()` shows: the outline, or the board where the game has one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from ..core.game import Game
from ..core.step import NOBODY
from ..match import Match

MODES = ANSI, SVG, RGB = "ansi", "svg", "rgb_array"


def modes(game: Game[Any]) -> list[str]:
    """In words always; as a drawing when the game has a board; as pixels when resvg is there."""
    if not game.board.is_drawn:
        return [ANSI]
    return [ANSI, SVG, RGB] if find_spec("resvg_py") else [ANSI, SVG]


def check_mode(game: Game[Any], mode: str | None) -> None:
    if mode is not None and mode not in modes(game):
        raise ValueError(f"{game.name} is shown as {' or '.join(modes(game))}, not as {mode!r}")


def picture(match: Match, seat: int | None, mode: str | None) -> Any:
    """The table as a seat sees it; None is a spectator, who sees nobody's secrets."""
    if mode is None:
        return None
    if mode == ANSI:
        return str(match.outline(seat))
    viewer = NOBODY if seat is None else seat
    scene = match.game.board.draw(match.view(seat), match.telling(), "wide", "light", viewer)
    if mode == SVG:
        from ..draw.scene import svg

        return svg(scene)
    from ..draw.png import png
    from .pixels import pixels

    return pixels(png(scene, zoom=0.5))
