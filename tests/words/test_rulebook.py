"""The rules of a game lead from one to the next."""

import pytest

import chapiteau
from chapiteau.words import LANGUAGES, rules_of

GAMES = chapiteau.games()
HOUSE = [name for name, game in GAMES.items() if "games" in game.folder.parts]


def links(name, lang):
    """The number of a rule -> the numbers of those that it speaks of."""
    return {rule.number: rule.see for rule in rules_of(GAMES[name], lang)}


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_speaks_of_other_rules_that_exist_and_of_the_same_in_every_language(name):
    english = links(name, "en")
    for number, see in english.items():
        assert [n for n in see if n not in english or n == number or "." not in n] == [], number
        assert len(set(see)) == len(see), number
    for lang in LANGUAGES:
        assert links(name, lang) == english


@pytest.mark.parametrize("name", HOUSE)
def test_the_rules_of_every_game_of_the_house_speak_of_each_other(name):
    assert any(links(name, "en").values())
