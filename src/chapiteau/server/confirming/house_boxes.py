"""The box of this house: that of the release, with the rows that those who run it took over.

New tables are played with it. A table that was begun keeps the box it began with, whatever comes
or is undone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...core.box import Box, Data
from ...core.edition import Edition
from ...core.errors import BadComponents
from ...core.game import Game
from ...editing.attempt import with_row
from ..refusal import Refused
from ..store.rows import HouseBoxRow
from ..tables.boxes import key_of, note_own
from .agreement import confirmed, place_of

if TYPE_CHECKING:
    from ..tables.hall import Hall


@dataclass(frozen=True)
class Standing:
    """The house's box of a game, and the number of it; 0 for that of the release."""

    n: int
    box: Box
    rows: dict[str, Data]  # that were taken over


class HouseBoxes:
    """Finds the house's box of a game, and makes the next one."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rows = hall.store.confirmations
        self.read: dict[str, Standing] = {}  # by game, as it was read last

    async def open(self) -> None:
        """Know all that there ever were, so that games with them are known for the house's."""
        note_own(*await self.rows.keys())

    async def standing(self, game: Game[Any]) -> Standing:
        """The house's box now; another process may have changed it."""
        n = await self.rows.newest(game.name)
        known = self.read.get(game.name)
        if known is not None and known.n == n:
            return known
        row = await self.rows.house_box(game.name, n) if n else None
        if row is None:
            return Standing(0, game.box, {})
        known = self.read[game.name] = await self._read(game, row)
        return known

    async def box(self, game: Game[Any]) -> Box:
        return (await self.standing(game)).box

    async def agreed(self, edition: Edition) -> Edition:
        """What a new table is played with for which nobody chose a box: the house's, unless all
        facts of it are those of the release."""
        game = edition.game
        box = await self.box(game) if edition.box is game.box else game.box
        return (
            edition
            if box.hash == game.box.hash
            else Edition(game, edition.rules, edition.options, box)
        )

    async def _read(self, game: Game[Any], row: HouseBoxRow) -> Standing:
        note_own(row.key)
        return await self.hall.worker.run(read_over, game, row)

    # what those who run the house do

    async def take_over(self, game: Game[Any], rows: dict[str, Data]) -> None:
        """The house's box with these rows, confirmed; it must be whole."""
        now = await self.standing(game)
        taken = {**now.rows, **{path: confirmed(row) for path, row in rows.items()}}
        try:
            box = await self.hall.worker.run(applied, game, taken)
        except BadComponents:
            raise Refused("confirm-unfit", 409) from None
        key = key_of(game, box)
        row = HouseBoxRow(game.name, 0, taken, key, self.hall.clock())
        if not await self.rows.take_over(now.n, row):
            raise Refused("confirm-moved-on", 409)
        note_own(key)

    async def undo(self, game: Game[Any], n: int) -> None:
        """The box before is the house's again."""
        if n != await self.rows.newest(game.name) or not n:
            raise Refused("confirm-moved-on", 409)
        if not await self.rows.undo(game.name, n, self.hall.clock()):
            raise Refused("confirm-moved-on", 409)


def applied(game: Game[Any], rows: dict[str, Data]) -> Box:
    """The box of the release with rows in their places; those that have none any more are left."""
    return game.read_box(with_taken(game.box.data, rows))


def with_taken(data: Data, rows: dict[str, Data]) -> Data:
    for path, row in rows.items():
        house = place_of(data, path)
        if house is not None and house.get("id") == row.get("id"):
            section, _, n = path.partition("/")
            data = with_row(data, section, int(n), row)
    return data


def read_over(game: Game[Any], row: HouseBoxRow) -> Standing:
    """A box that an earlier release took may not be one of this; then that of the release is."""
    try:
        return Standing(row.n, applied(game, row.rows), row.rows)
    except BadComponents:
        return Standing(row.n, game.box, row.rows)
