"""What a seat sees as named numpy arrays, what it may do as a mask, and both in words."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

import numpy as np
import numpy.typing as npt

from ..core.edition import Edition
from ..core.errors import BadSetup
from ..core.move import Move
from ..core.observing.plain import new_row
from ..core.state import State
from ..environment_ids import interface_of
from ..words.telling import outline

Array = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Vector = npt.NDArray[np.float32]


class Lens:
    """Looks at the matches of one game, seat count and set of options: always the same shapes."""

    def __init__(self, edition: Edition, seats: int, interface: str = "") -> None:
        self.edition = edition
        self.game = edition.game
        self.seats = seats
        self.game.check_seats(seats)
        self.mind = self.game.mind()
        self.bounds = self.mind.feature_bounds(edition, seats)
        self.parts: dict[str, slice] = {}  # where each array lies in the vector
        self.size = 0
        for name, (length, _, _) in self.bounds.items():
            self.parts[name] = slice(self.size, self.size + length)
            self.size += length
        # All parts of a row are taken in one go, which is a sixth faster than one by one; the last
        # is nobody's, so that there are always several.
        self.taken = itemgetter(*self.parts.values(), slice(0))
        self.row = new_row(self.size)
        self.scale = np.concatenate(
            [
                np.full(length, 1 / max(1, abs(low), abs(high)), np.float32)
                for length, low, high in self.bounds.values()
            ]
        )
        self.actions = self.game.moves.count(edition.options)
        self.interface = interface_of(edition)
        if interface not in ("", self.interface):
            said = {"game": self.game.name, "wanted": interface[:40], "found": self.interface}
            raise BadSetup("other-interface", {**said})

    def numbers(self, g: State, seat: int) -> Array:
        """What a seat sees, all arrays one after the other in the order of `bounds`.

        `g` may be the table itself: what is written of it is what its view for the seat shows.
        """
        self.row.begin()
        self.mind.write(g, seat, self.row)
        return np.frombuffer(bytearray(self.row.joined()), np.int16)

    def arrays(self, g: State, seat: int) -> dict[str, Array]:
        """The same by name."""
        return self.by_name(self.numbers(g, seat))

    def by_name(self, numbers: Array) -> dict[str, Array]:
        """The arrays that lie one after the other in a row, or in each of several."""
        if numbers.ndim == 1:
            return dict(zip(self.parts, self.taken(numbers), strict=False))
        return {name: numbers[:, part] for name, part in self.parts.items()}

    def vector(self, g: State, seat: int) -> Vector:
        """The same numbers as OpenSpiel wants them."""
        return self.numbers(g, seat).astype(np.float32)

    def scaled(self, numbers: Array) -> Vector:
        """The same between -1 and 1, each divided by the most it can be."""
        found: Vector = np.multiply(numbers, self.scale, dtype=np.float32)
        return found

    def mask(self, moves: Iterable[Move], actions: int = 0) -> Mask:
        """A 1 for each legal move, by number."""
        found = bytearray(actions or self.actions)  # into which Python writes faster than numpy
        for move in moves:
            found[move.id] = 1
        return np.frombuffer(found, np.int8)

    def text(self, view: State, lang: str = "en") -> str:
        """The table in words, as the viewer sees it."""
        return str(outline(view, lang))
