"""Every picture of 3 Ring Circus can be read and touched, and is remembered as it is drawn."""

import random
from itertools import islice

import pytest
from draw.measures import crowds, stretched
from draw.memory import check_memory

import chapiteau
from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.three_ring_circus.art.questions import AUTOMATONS, REGIONS
from chapiteau.games.three_ring_circus.art.scene import above, below
from chapiteau.games.three_ring_circus.art.table import Table
from chapiteau.games.three_ring_circus.art.theme import THEMES
from chapiteau.words.words import LANGUAGES, disguise

from ..table import hold, ring, stand, table, tent
from .test_board import as_shown, positions


@pytest.fixture(scope="module")
def languages():
    disguise("pseudo", "en", stretched)
    yield (*LANGUAGES, "pseudo")
    disguise("pseudo", "en", str)


def regions(seats):
    return [region for region in REGIONS if region != AUTOMATONS or seats == 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    dice = random.Random(seats)
    for match in positions(seats, 7):
        viewer = dice.choice([None, *match.to_act, *match.to_act])
        focus = dice.choice(["", "", *regions(seats)])
        lang = dice.choice(languages)
        scene = match.scene(viewer, lang, layout, "light", focus)
        assert crowds(scene) == {}, (type(match.state.stack[-1]).__name__, focus, lang)
