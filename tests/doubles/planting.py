"""Parade with one thing changed. Parade is never compiled, so all of it can be changed."""

from chapiteau_parade.rules.game import ParadeGame
from chapiteau_parade.rules.state import Parade

from chapiteau.core.step import Step


class Planted(ParadeGame):
    """Parade whose table or steps were exchanged; a step keeps the name it takes the place of."""

    table = Parade
    exchanged: tuple[type[Step], ...] = ()

    def __init__(self):
        super().__init__()
        for step in self.exchanged:
            self.steps[step.__name__] = step

    def blank(self, edition, seats, rng):
        return self.table(edition, seats, rng)


class Exchanging(Parade):
    """A table on which the steps of its game come to lie, not those that the rules name."""

    def then(self, *steps):
        known = self.edition.game.steps
        for step in steps:
            cls = known[type(step).__name__]
            super().then(step if cls is type(step) else cls(step.seat))
