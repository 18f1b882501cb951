"""One word for one thing: what each language calls it in a game, and what it does not.

`glossary/<game>.txt` has lines of language | the word | words that are not used for it; `house.txt`
holds for the texts of the house and of every game.
"""

import re
from pathlib import Path

import pytest

import chapiteau
from chapiteau.words import LANGUAGES
from chapiteau.words.words import HOUSE

GLOSSARIES = Path(__file__).parent / "glossary"
FOLDERS = {"house": HOUSE} | {
    name: game.folder / "words" for name, game in chapiteau.games().items() if name != "parade"
}


def terms(name, lang):
    """The word for a thing, with those that are not used for it."""
    file = GLOSSARIES / f"{name}.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return [(word, others.split(", ")) for of, word, others in rows if of == lang]


def texts(folder, lang):
    """What is said, without the names of messages and variables."""
    text = (folder / f"{lang}.ftl").read_text("utf-8")
    text = re.sub(r"^rules-synonyms.*$|^ *\.synonyms.*$", "", text, flags=re.M)
    return re.sub(r"^#.*$|^-?[\w-]+ =|^\s*\.\w+ =|\{ *\$?[\w-]+|\[[\w-]+\]", "", text, flags=re.M)


def misused(text, rows):
    found = []
    for word, others in rows:
        for other in others:
            if re.search(rf"(?<![\w-]){re.escape(other)}(?![\w-])", text, re.IGNORECASE):
                found.append(f"{other}: here it is called {word}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_text_keeps_to_the_glossary(name, lang):
    rows = terms("house", lang) + (terms(name, lang) if name != "house" else [])
    assert misused(texts(FOLDERS[name], lang), rows) == []


def test_a_planted_synonym_is_found():
    rows = [("cité", ["ville", "villes"])]
    assert misused("On visite la ville.", rows) == ["ville: here it is called cité"]
    assert misused("L’hôtel-de-ville et la cité.", rows) == []


@pytest.mark.parametrize("name", [name for name in FOLDERS if name != "house"])
def test_every_game_has_a_glossary_in_both_languages(name):
    assert all(terms(name, lang) for lang in LANGUAGES)
