"""The picture of a table, also of a game that does not draw itself yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.game import Game
from ...core.state import State
from ...words.telling import Telling

if TYPE_CHECKING:
    from ...draw.scene import Scene


def picture(
    game: Game[Any], view: State, telling: Telling, layout: str, theme: str, viewer: int
) -> Scene:
    """What a viewer sees; nothing where the game has words only, which are enough to play."""
    from ...draw.scene import TALL_WIDTH, WIDE, Scene

    try:
        scene: Scene = game.draw(view, telling, layout, theme, viewer)
    except NotImplementedError:
        width, height = WIDE if layout == "wide" else (TALL_WIDTH, 1)
        return Scene(width, height, "", ())
    return scene
