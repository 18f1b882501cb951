"""Every start and every difficulty keeps the promises that all games keep."""

import pytest

from chapiteau.conformance import CHECKS
from chapiteau.games.three_ring_circus import GAME

from .test_setup import STARTS

SETTINGS = [({"start": start}, seats) for seats, start, _, _ in STARTS]
SETTINGS += [({"start": start}, 1) for start in ("boston", "new_york", "washington_dc")]
SETTINGS += [({"start": "indianapolis", "difficulty": level}, 1) for level in ("medium", "hard")]


@pytest.mark.parametrize(("options", "seats"), SETTINGS)
@pytest.mark.parametrize("check", ["clones", "wires", "legality", "secrets", "twins", "endings"])
def test_every_start_and_difficulty_keeps_its_promises(options, seats, check):
    CHECKS[check](GAME, options, seats, [1])
