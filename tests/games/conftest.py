"""What the tests of all games share."""

import pytest
from draw.measures import stretched

from chapiteau.words.words import LANGUAGES, disguise


@pytest.fixture(scope="module")
def languages():
    """Ours, and one whose words are a third longer."""
    disguise("pseudo", "en", stretched)
    yield (*LANGUAGES, "pseudo")
    disguise("pseudo", "en", str)
