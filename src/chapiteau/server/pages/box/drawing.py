"""Pictures of components, as pages get them."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from ....core.box import Box
from ....core.game import Game
from ....draw.component import Handle, Picture
from ....draw.scene import Shade
from ....words import Telling
from ...answers.kept import Kept

JSON = "application/json"


class HandleTold(TypedDict):
    """A place on a picture that changes the row: see draw/component.py."""

    id: str
    name: str
    area: tuple[float, float, float, float]
    changes: dict[str, Any]
    moves: bool


class PictureTold(TypedDict):
    """A drawing, the part of the plane it fills, and where it can be touched."""

    svg: str
    box: tuple[float, float, float, float]
    handles: list[HandleTold]


class SectionPictures(TypedDict):
    """The pictures of all rows of a section, null where a row has none."""

    defs: str
    pictures: list[PictureTold | None]


def told(picture: Picture | None) -> PictureTold | None:
    if picture is None:
        return None
    return {
        "svg": picture.svg,
        "box": picture.box,
        "handles": [_handle(h) for h in picture.handles],
    }


def _handle(handle: Handle) -> HandleTold:
    return {
        "id": handle.id,
        "name": handle.name,
        "area": handle.area,
        "changes": dict(handle.changes),
        "moves": handle.moves,
    }


def drawn_row(
    game: Game[Any], box: Box, section: str, n: int, lang: str, theme: Shade
) -> tuple[str, PictureTold | None]:
    """What a row's picture refers to, and the picture, to be touched."""
    telling = Telling(lang, game.edition({}, box))
    picture = game.board.component(telling, theme, section, n, True)
    return game.board.component_defs(telling, theme) if picture else "", told(picture)


def drawn_section(game: Game[Any], box: Box, section: str, lang: str, theme: Shade) -> Kept:
    """All pictures of a section, as they are sent."""
    telling, rows = Telling(lang, game.edition({}, box)), box.data[section]
    count = len(rows) if isinstance(rows, list) else 1
    found = [game.board.component(telling, theme, section, n) for n in range(count)]
    defs = game.board.component_defs(telling, theme) if any(found) else ""
    answer: SectionPictures = {"defs": defs, "pictures": [told(picture) for picture in found]}
    return Kept.of(msgspec.json.encode(answer), JSON)
