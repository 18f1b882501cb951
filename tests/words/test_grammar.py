"""What a language does to names, in both languages."""

import pytest

from chapiteau.words import LANGUAGES, Words, words_for
from chapiteau.words.bundle import Bundle
from chapiteau.words.grammar import Name, spoken


def said(lang, text, **args):
    bundle = Bundle(lang)
    bundle.add({"it": f"it = {text}\n"})
    pattern = bundle.get_message("it").value
    assert pattern
    found, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return found


@pytest.mark.parametrize(
    ("text", "name", "heard"),
    [
        ("la règle de {}", "Octave", "la règle d’Octave"),
        ("la règle de {}", "Hippolyte", "la règle d’Hippolyte"),
        ("la règle de {}", "Hartford", "la règle de Hartford"),
        ("plus que {}", "Élise", "plus qu’Élise"),
        ("jusque {}", "Indianapolis", "jusqu’Indianapolis"),
        ("prendre le {}", "acteur 3", "prendre l’acteur 3"),
        ("prendre la {}", "Ourse", "prendre l’Ourse"),
        ("les tours de {}", "le Mechaniker", "les tours du Mechaniker"),
        ("donner à {}", "les Maîtres", "donner aux Maîtres"),
        ("donner à {}", "Octave", "donner à Octave"),
        ("monde {}", "ancien", "monde ancien"),
    ],
)
def test_french_elides_and_contracts_before_names(text, name, heard):
    assert spoken(text.format(name), [name]) == heard


@pytest.mark.parametrize(
    ("name", "heard"),
    [
        (Name("Voleur", "m"), "le Voleur, du Voleur, au Voleur, vu"),
        (Name("Voleuse", "f"), "la Voleuse, de la Voleuse, à la Voleuse, vue"),
        (Name("Ours", "m"), "l’Ours, de l’Ours, à l’Ours, vu"),
        (Name("scies", "f", "other"), "les scies, des scies, aux scies, vue"),
    ],
)
def test_names_carry_gender_and_number(name, heard):
    text = "{ LE($x) }, { DE($x) }, { A($x) }, { GENDER($x) ->\n [f] vue\n *[m] vu\n }"
    assert said("fr", text, x=name) == heard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital(lang):
    assert said(lang, "{ CAP($x) }.", x="ours et loups") == "Ours et loups."


def test_lists_end_with_and():
    words = words_for("fr")
    assert words.listed(["Anna"]) == "Anna"
    assert words.listed(["Anna", "Bob", "Chloé"]) == "Anna, Bob et Chloé"
    assert words_for("en").listed(["Anna", "Bob"]) == "Anna and Bob"


def test_a_name_knows_what_its_message_says_of_it():
    words = Words("fr")
    words.bundle.add({"thing-x": "thing-x = scies\n    .gender = f\n    .number = other\n"})
    name = words.name("thing-x")
    assert (name, name.gender, name.number) == ("scies", "f", "other")
