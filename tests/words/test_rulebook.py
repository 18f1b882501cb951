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
def test_nearly_every_rule_of_the_house_leads_to_others(name):
    """Some speak of nothing else: coins never run out, a shard is worth a point."""
    lonely = [number for number, see in links(name, "en").items() if "." in number and not see]
    assert len(lonely) <= 3, lonely
