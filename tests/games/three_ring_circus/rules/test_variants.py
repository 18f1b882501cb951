"""Every start and every difficulty keeps the promises that all games keep.

The usual start alone and with four is played with the other games, where every check is made.
Interpreted, which takes several times as long, a start is looked at with one number of players.
"""

import pytest

import chapiteau
from chapiteau.conformance import CHECKS
from chapiteau.games.three_ring_circus import GAME

from .test_setup import STARTS

USUAL = [("boston", 1), ("boston", 4)]
SETTINGS = [
    ({"start": start}, seats) for seats, start, _, _ in STARTS if (start, seats) not in USUAL
]
SETTINGS += [({"start": start}, 1) for start in ("new_york", "washington_dc")]
SETTINGS += [({"start": "indianapolis", "difficulty": level}, 1) for level in ("medium", "hard")]
if not chapiteau.is_compiled():
    SETTINGS = list({options["start"]: (options, seats) for options, seats in SETTINGS}.values())
FEW = [(options, seats) for options, seats in SETTINGS if seats < 4]


@pytest.mark.parametrize(("options", "seats"), SETTINGS)
@pytest.mark.parametrize("check", ["clones", "wires", "legality", "endings"])
def test_every_start_and_difficulty_keeps_its_promises(options, seats, check):
    CHECKS[check](GAME, options, seats, [1])


@pytest.mark.parametrize(("options", "seats"), FEW)  # the map hides nothing: four are no other case
@pytest.mark.parametrize("check", ["secrets", "twins"])
def test_every_start_and_difficulty_keeps_its_secrets(options, seats, check):
    CHECKS[check](GAME, options, seats, [1])
