"""A table as full as it gets: large troupes, high stacks, many requests, two figures of écus."""

from chapiteau.games.fourberies.rules.acrobats.acrobat import RESOLUTION_END
from chapiteau.games.fourberies.rules.acrobats.windows import Perform

from .. import table as cards
from ..table import ALL_REQUESTS, at, table


def crammed(seats=5):
    """The first player may push the needle or exchange an actor."""
    troupe = [cards.T1, cards.T1, cards.T2, cards.T4, cards.C1, cards.C2, cards.C3, cards.C5]
    others = {seat: [cards.T2, cards.C1] for seat in range(1, min(4, seats))}
    g = table(
        seats,
        step=Perform(0, RESOLUTION_END, 0),
        needle=3,
        cities={
            1: [cards.T3, cards.C4, cards.B1, cards.OX, cards.T5, cards.C3, cards.TURTLE],
            2: [cards.B2, cards.MONKEY],
            5: [cards.C4, cards.T3, cards.B3, cards.T5],
            8: [cards.CAT],
        },
        hand={seat: [2, 4, 6, 7, 8] if seat % 2 else [1, 2, 3] for seat in range(seats)},
        ecus={seat: 28 + seat for seat in range(seats)},
        troupe={0: troupe, **others},
        ready={0: [cards.CHAMELEON, cards.ELEPHANT, cards.WOLF], 1: [cards.BEAR, cards.OWL]},
        tilted={0: [cards.HORSE, cards.FOX]},
        managers=dict.fromkeys(range(seats), 3),
        requests={seat: ALL_REQUESTS[seat * 3 : seat * 3 + 3] for seat in range(seats)},
        opened={seat: [ALL_REQUESTS[15 + seat]] for seat in range(seats)},
        deck=6,
    )
    return at(g)
