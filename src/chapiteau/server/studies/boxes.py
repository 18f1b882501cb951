"""The two boxes of a study: the house's, and the one that differs from it in some rows."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.box import Box, patched
from ...core.edition import Edition
from ...editing import written
from ...lab.series import Setting
from ...registry import find
from ..refusal import Refused
from ..store.rows import StudyRow


@dataclass(frozen=True)
class Boxes:
    """Both of them, as they are played with."""

    house: Edition
    own: Edition

    @property
    def editions(self) -> list[Edition]:
        return [self.house, self.own]

    def settings(self, row: StudyRow) -> list[Setting]:
        """For workers and for `chapiteau report --components`, which read a box from its file."""
        options = tuple(row.options.items())
        return [
            Setting(row.game, row.seats, row.level, options, file_of(edition.box, self.house))
            for edition in self.editions
        ]


def file_of(box: Box, edition: Edition) -> str:
    """A components file; none is needed for the box of this release."""
    return "" if box is edition.game.box else written(box.data)


def boxes_of(row: StudyRow) -> Boxes:
    """Found again by the hash of the one and the rows of the other."""
    game = find(row.game)
    base = game.house_box(row.base)
    if base is None:
        raise Refused("box-row-gone", 409)
    boxes = [
        game.read_box(patched(base.data, list(enumerate(lines, 1)))) if lines else base
        for lines in (row.house, row.rows)
    ]
    return Boxes(*[game.edition({**row.options}, box) for box in boxes])
