"""Texts that only have to be filled in are, without Fluent, as Fluent would."""

import pytest

import chapiteau
from chapiteau.words import LANGUAGES, words_for
from chapiteau.words.bundle import GROUPED, Bundle, plain

GAMES = [None, *chapiteau.games().values()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plain_text_is_filled_in_as_fluent_does_it(lang):
    compared = 0
    for game in GAMES:
        words = words_for(lang, game)
        for id in words.ids():
            message = words.bundle.get_message(id)
            for pattern in (message.value, *message.attributes.values()):
                if pattern is None:
                    continue
                names = [text for text, is_argument in plain(pattern) or () if is_argument]
                for values in (("Élise", 0), (GROUPED - 1, "a b"), ("", 7)) if names else ():
                    args = {name: values[i % 2] for i, name in enumerate(names)}
                    said, errors = words.bundle.format_pattern(pattern, args)
                    assert not errors and words.bundle.filled(pattern, args) == said, id
                    compared += 1
    assert compared > 1000


@pytest.mark.parametrize("value", [GROUPED, -1, 1.5, True])
def test_what_a_language_writes_its_own_way_is_left_to_fluent(value):
    bundle = Bundle("fr")
    bundle.add({"counted": "counted = { $n } en tout"})
    pattern = bundle.get_message("counted").value
    assert bundle.filled(pattern, {"n": 12}) == "12 en tout"
    assert bundle.filled(pattern, {"n": value}) is None
    assert bundle.filled(pattern, {}) is None  # so that Fluent says what is missing


def test_a_message_speaks_of_what_those_speak_of_that_it_is_made_of():
    words = words_for("en", chapiteau.games()["the_magnificent"])
    assert words.speaks_of("told-completes") >= {"seat", "poster", "points", "coins"}
