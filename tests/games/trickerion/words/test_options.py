"""Every option and every choice has a name and one sentence that explains it."""

from __future__ import annotations

import pytest

from chapiteau.core.edition import spelled
from chapiteau.games.trickerion import GAME
from chapiteau.words.words import LANGUAGES, words_for

IDS = [
    id.replace("_", "-")
    for option in GAME.options
    for id in (
        f"option-{option.name}",
        *[f"option-{option.name}-{spelled(choice)}" for choice in option.choices],
    )
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_choices_are_named_and_explained(lang):
    words = words_for(lang, GAME)
    assert len(IDS) == 6
    for id in IDS:
        name, about = words(id), words.aside(id, "about")
        assert name[0].isupper() and not name.endswith(".") and len(name) <= 20
        assert about[0].isupper() and about.endswith(".") and about.count(".") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_option_is_explained_that_cannot_be_chosen(lang):
    told = [id for id in words_for(lang, GAME).ids() if id.startswith("option-")]
    assert [id for id in told if id.split("-")[1] in ("edition", "start")] == IDS
