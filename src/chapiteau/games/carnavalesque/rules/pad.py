"""The score pad of Carnavalesque: one row for each float of the parade."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition, box_of
from ....core.event import Event, Goal, ScorePad
from ..box.components import WORKSHOPS, CarnavalesqueBox
from .moves import CONJURES, LAST_PARADE, LAUNCHES, REIGNS, SENDS


class Float:
    """A float on its way: who is on it, and what it has brought so far."""

    def __init__(self, row: int) -> None:
        self.row = row  # until the last parade, the order in which floats were begun
        self.people: list[int] = []
        self.points = 0


class CarnavalesquePad(ScorePad):
    """8.2 What each float brings, in the order of the parade; everybody wins or loses with all."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(edition, seats)
        self.box: Final = box_of(edition, CarnavalesqueBox)
        self.floats: Final[list[Float | None]] = [None] * (WORKSHOPS + 1)
        self.parade: Final[list[Float]] = []
        self.begun = 0
        self.open_with(REIGNS, LAST_PARADE)

    def hear(self, event: Event) -> None:
        super().hear(event)
        kind, ids = event.kind, event.ids
        if kind is SENDS:
            self.join(ids[1], ids[2], event)
        elif kind is CONJURES:
            for there in self.floats:
                if there is not None and ids[1] in there.people:
                    there.people.remove(ids[1])
                    self.count(there, event)
            self.join(ids[1], ids[2], event)
        elif kind is LAUNCHES:
            self.launch(ids[1])
        elif kind is LAST_PARADE:
            self.line_up()

    def join(self, person: int, workshop: int, event: Event) -> None:
        there = self.floats[workshop]
        if there is None:
            there = self.floats[workshop] = Float(self.begun)
            self.begun += 1
        there.people.append(person)
        self.count(there, event)

    def count(self, there: Float, event: Event) -> None:
        """Floats that are large enough count for what they would bring now."""
        size = len(there.people)
        points = self.box.points(size) if size >= self.box.smallest_float else 0
        for seat in range(self.seats):
            self.gain(there.row, seat, points - there.points, event)
        there.points = points

    def launch(self, workshop: int) -> None:
        there = self.floats[workshop]
        assert there is not None
        self.parade.append(there)
        self.floats[workshop] = None

    def line_up(self) -> None:
        """8.1 Floats that are large enough join the parade; rows are in its order."""
        short: list[Float] = []
        for workshop in self.box.workshops:
            there = self.floats[workshop]
            if there is not None:
                self.launch(workshop)
                if not there.points:
                    short.append(self.parade.pop())
        places = [0] * self.begun
        for number, there in enumerate([*self.parade, *short]):
            places[there.row] = self.row("float", number=number + 1, size=len(there.people))
        for gain in self.gains:
            gain.row = places[gain.row]

    def goals(self) -> list[Goal]:
        """1.4 What the public may say, and from when on it wants more."""
        box = self.box
        return [Goal(box.reaction_from[r], "reaction", r, r >= box.success) for r in box.reactions]
