"""Every sentence of the golden games reads as if a person wrote it, by patterns of our own.

`PYTHONPATH=tests python -m words.language` reports on all of them, in French also by grammalecte.
"""

import pytest

import chapiteau
from chapiteau.words import LANGUAGES

from . import language
from .sentences import GOLDEN, said_one_by_one, sentences

SHARE = 0.2
"""Of the golden games: what others say differs in names and numbers."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "name", sorted(folder.name for folder in GOLDEN.iterdir() if folder.is_dir())
)
def test_what_a_game_says_has_no_mistakes(name, lang):
    said = sorted(sentences(chapiteau.games()[name], lang, SHARE))
    assert language.findings(name, lang, said) == []


@pytest.mark.parametrize(
    ("lang", "sentence", "finding"),
    [
        ("fr", "La règle de Octave.", "no elision"),
        ("fr", "Anna donne 1 carte à le Roi.", "no contraction"),
        ("fr", "Il reste 2 pièce.", "a singular of many"),
        ("fr", "Il reste 1 pièces.", "a plural of one"),
        ("fr", "Bravo !", "no no-break space"),
        ("en", "Anna hires a actor.", "a before a vowel"),
        ("en", "Anna hires an thief.", "an before a consonant"),
        ("en", "Anna gets 5 points, 0 coins.", "nothing counted"),
        ("en", "Anna pays 1 coins.", "a plural of one"),
        ("en", "Who has fewer gives all.", "who for whoever"),
        ("en", "Anna takes the the card.", "a word twice"),
        ("en", "Anna takes card-clown-of-beast-1.", "engine language"),
    ],
)  # fmt: skip
def test_a_planted_mistake_is_found(lang, sentence, finding):
    assert [each[0] for each in language.by_patterns(lang, [sentence])] == [finding]


ALLOWED = sorted(file.stem for file in (GOLDEN.parent / "words" / "allowed").glob("*.txt"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_said_somewhere(name, lang):
    """An exception that nothing needs any more would hide the next mistake."""
    unsaid = {part for _, part in language.allowed(name, lang) if part != "*"}
    said = said_one_by_one(chapiteau.games()[name], lang)
    while unsaid and (sentence := next(said, "")):
        unsaid -= {part for part in unsaid if part in sentence}
    assert unsaid == set()
