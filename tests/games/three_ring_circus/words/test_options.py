"""What can be agreed before a game, in words."""

import pytest

from chapiteau.core.edition import spelled
from chapiteau.games.three_ring_circus import GAME
from chapiteau.words.words import words_for

IDS = [f"option-{option.name}" for option in GAME.options]
IDS += [
    f"option-{option.name}-{spelled(choice)}".replace("_", "-")
    for option in GAME.options
    for choice in option.choices
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", IDS)
def test_every_option_and_every_choice_has_a_name_and_a_sentence_about_it(id, lang):
    words = words_for(lang, GAME)
    name, about = words(id), words.aside(id, "about")
    assert name[0].isupper() and not name.endswith(".") and len(name) <= 30
    assert about[0].isupper() and about.endswith(".") and about.count(". ") == 0


def test_no_choice_is_told_that_cannot_be_chosen():
    told = [id for id in words_for("en", GAME).ids() if id.startswith("option-")]
    assert sorted(told) == sorted(IDS)
