"""The box that pages are about: the house's, or one that somebody has made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from ....core.box import Box, differences
from ....core.game import Game
from ....editing.sections import rows_in
from ....registry import find
from ...boxes.reading import Writing, check_section
from ...boxes.shelf import is_owner
from ...refusal import Refused
from ...store.rows import OwnBoxRow, VersionRow
from ...tables.boxes import key_of
from ..entrance.lobby import number, requested_game
from ..visit import visitor


@dataclass(frozen=True)
class Opened:
    """A box, and where its rows are shown."""

    game: Game[Any]
    box: Box
    key: str  # what drafts of its rows are for
    at: str  # the path of its pages
    drafts: str  # what a browser keeps them by
    row: OwnBoxRow | None = None
    version: VersionRow | None = None
    is_mine: bool = False

    def writing(self, **different: Any) -> Writing:
        """Something to be written over it."""
        if self.version is None:  # the house's: that of a release, with what was taken over
            rows = differences(self.game.box.data, self.box.data)
            return Writing(self.game.name, self.game.box.hash, rows, **different)
        return Writing(self.game.name, self.version.base, self.version.rows, **different)

    @property
    def context(self) -> dict[str, Any]:
        """What templates are told: at, drafts, box (the key), and of an own one: own (its name,
        url, version, and whether it is mine), else None."""
        own = None
        if self.row and self.version:
            url = f"/box/{self.row.id}"
            own = {"name": self.row.name, "url": url, "n": self.version.n, "mine": self.is_mine}
        return {"at": self.at, "drafts": self.drafts, "box": self.key, "own": own}


async def opened(request: Request) -> Opened:
    """The box that is asked for, if the visitor may see it: its newest version, for others than
    its owner the newest that can be played with."""
    if "box" not in request.path_params:
        game = requested_game(request)
        box = await visitor(request).house.house_boxes.box(game)
        return Opened(game, box, key_of(game, box), f"/game/{game.name}/box", game.name)
    me = visitor(request)
    shelf = me.house.shelf
    row = await shelf.seen(request.path_params["box"], me.person)
    is_mine = is_owner(row, me.person)
    version = await shelf.version(row, 0 if is_mine else await shelf.playable(row))
    box, at = await shelf.box(row, version), f"/box/{row.id}/rows"
    return Opened(find(row.game), box, version.key, at, row.id, row, version, is_mine)


def requested_section(request: Request, shown: Opened) -> str:
    section = str(request.path_params["section"])
    check_section(shown.box.data, section)
    return section


def requested_row(request: Request, shown: Opened) -> int:
    """A row by its number from 1, as its page and the complaints call it."""
    rows = rows_in(shown.box.data, request.path_params["section"])
    n = number(request.path_params["row"])
    if not 1 <= n <= len(rows):
        raise Refused("box-row-gone", 404)
    return n - 1
