"""What may be agreed before a game, in words."""

import re

import pytest

from chapiteau.core.edition import spelled
from chapiteau.games.carnavalesque import GAME
from chapiteau.words import LANGUAGES, words_for


def ids():
    """The message of every option and of every choice."""
    for option in GAME.options:
        name = f"option-{option.name.replace('_', '-')}"
        yield name
        for choice in option.choices:
            yield f"{name}-{spelled(choice)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_choice_has_a_short_name_and_one_sentence(lang):
    words = words_for(lang, GAME)
    for id in ids():
        name, about = words(id), words.aside(id, "about")
        assert name[0].isupper() and len(name) <= 20 and name[-1].isalpha(), id
        assert re.fullmatch(r"[A-ZÀÉ][^.!?]+\.", about), id


def test_words_speak_of_options_that_exist():
    for lang in LANGUAGES:
        spoken = {id for id in words_for(lang, GAME).ids() if id.startswith("option-")}
        assert spoken == set(ids())
