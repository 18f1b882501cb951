"""What bots like: how much each promise counts, alone and by the number of seats.

The numbers are in taste.json. `tools/tastes.py` finds what wins at tables; alone they are what the
learned weights were taught with.
"""

from __future__ import annotations

from json import loads
from pathlib import Path
from typing import Final

ANOTHER: Final = 0  # another artist may be hired
EXCHANGE: Final = 1  # two artists may change places
PLACING: Final = 2  # an objective may be placed
TOO_MANY: Final = 3  # a card that must be discarded
OBJECTIVE: Final = 4  # one that is not known yet
BEGUN: Final = 5  # of a column's worth when nothing of it is filled
HALF: Final = 6  # of the rest, with one artist in it
ALMOST: Final = 7  # with two
HASTE: Final = 8  # hires by which a column may be late before it looks a third as likely
PACE: Final = 9  # of the hires go where a column needs them
SURE: Final = 10  # of what an objective may grow to
TENTS_GROW: Final = 11  # tents in a region, for each show to come
METROPOLISES_GROW: Final = 12  # shows in metropolises, for each show
PAIRS_GROW: Final = 13  # pairs of cities, for each show
VALUES_GROW: Final = 14  # values of a family, for each hire
PEDESTALS_GROW: Final = 15  # pedestals, for each hire
ARTISTS_GROW: Final = 16  # artists, for each hire
WAITS: Final = 17  # shows during which the pawn waits, by metropolis and player
HIRES: Final = 18  # hires for each show
USEFUL: Final = 19  # shows that it takes to make use of things
STEEP: Final = 20  # how soon a lead in a region is sure
AT_ONCE: Final = 21  # tents by which the next count may still turn
LATER: Final = 22  # the same for each count before it
EACH_SHOW: Final = 23  # and for each show to come
AHEAD: Final = 24  # whoever has tents may win a tie
ABSENT: Final = 25  # whoever has none may not
BACKSTAGE_CARD: Final = 26  # a backstage card in hand
ROOM: Final = 27  # a free space behind an artist who waits for followers, for each show to come
IN_HAND: Final = 28  # how much of a ticket's promise counts before it is hired
UNPAID: Final = 29  # how much of that is left where money is short
CHAINED: Final = 30  # of the fees, since one artist in a ring makes the next one cheaper
STAR: Final = 31  # of the points that a metropolis would pay
STAR_SHOWS: Final = 32  # shows to come that make a star worth so much
PEDESTAL_SHOW: Final = 33  # a pedestal, for each show to come
NOTE: Final = 34  # a banknote, for each show to come
ENGINE: Final = 35  # a locomotive, for each show to come
FOLLOWER: Final = 36  # of the points that another ticket gains by this one
COIN: Final = 37  # money that rings will ask for
SPARE_COIN: Final = 38  # any other
EACH_HIRE: Final = 39  # money for one hire
SOME_MONEY: Final = 40  # a money card that is not known
CROWDED: Final = 41  # each card beyond those that fit well
TICKET: Final = 42  # what a ticket card from a medium city is worth while there is time
TICKET_HIRES: Final = 43  # hires to come with which it is worth that much
TOWN_SHOW: Final = 44  # a show in a town
IN_TOWNS: Final = 45  # of the shows to come
REACHED: Final = 46  # not every venue can be reached in time
GROWING: Final = 47  # pedestals to come, for each hire


def read(text: str) -> list[list[float]]:
    """By the number of seats, from 0, all numbers in the order above."""
    data = loads(text)
    rows: list[list[float]] = list(data["taste"].values())
    seats: list[int] = data["seats"]
    tastes: list[list[float]] = [[row[0] for row in rows]]
    for i in range(len(seats)):
        tastes.append([row[i] for row in rows])
    return tastes


BY_SEATS: Final = read((Path(__file__).parent / "taste.json").read_text("utf-8"))
