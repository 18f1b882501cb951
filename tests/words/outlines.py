"""A table that is followed in words: what its viewers are told, beside what newcomers would be."""

import random

from chapiteau.conformance import Curious
from chapiteau.core.step import NOBODY
from chapiteau.words import Telling
from chapiteau.words.voice import common_store


class Followed:
    """A table whose viewers keep their tellings, as pages do until a name changes."""

    def __init__(self, match, names):
        self.match, self.names = match, names
        self.kept = {}

    def told(self, viewer, seen):
        """The outline of one viewer, told with what was kept for all."""
        common = self.kept.setdefault(NOBODY, self.fresh())
        telling = self.kept.setdefault(viewer, self.fresh())
        telling.common, telling.public_view = common, seen
        return self.outline(viewer, seen, telling)

    def anew(self, viewer, seen):
        common_store.cache_clear()  # in a house that has just been opened
        return self.outline(viewer, seen, self.fresh())

    def fresh(self):
        return Telling("fr", self.match.edition, self.names)

    def outline(self, viewer, seen, telling):
        view = seen if viewer == NOBODY else self.match.view(viewer)
        return self.match.game.board.outline(view, telling)


def followed(match, seed):
    """A whole game with moves of all kinds, some of them undone, and names that change."""
    chance = random.Random(seed)
    curious = Curious(chance)
    table = Followed(match, ["Ana", "Bela", "Carl", "Dora", "Emil"])
    yield table
    while not match.over:
        undoing = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if undoing and chance.random() < 0.1:
            match.undo(undoing[0])
        else:
            seat = chance.choice(match.to_act)
            match.play(seat, curious(list(match.moves(seat))))
        if chance.random() < 0.02:
            table = Followed(match, table.names[::-1])
        yield table


def check_outlines(tables, seed):
    """Whoever has followed a table, in whatever order they look, is told what newcomers are."""
    dice = random.Random(seed)
    for table in tables:
        match, seen = table.match, table.match.view(None)
        viewers = [NOBODY, *range(match.seats)]
        dice.shuffle(viewers)
        told = {viewer: table.told(viewer, seen) for viewer in viewers}
        viewer = NOBODY if match.over else dice.choice(viewers)  # all in time: to tell anew is slow
        anew = str(table.anew(viewer, seen)).splitlines()
        assert str(told[viewer]).splitlines() == anew
