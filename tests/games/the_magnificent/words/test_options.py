"""Options and their choices, in words."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from chapiteau.core.edition import spelled
from chapiteau.games.the_magnificent import GAME


def sentences(lang):
    """By message id: what it says, and what is explained about it."""
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            about = [said(a.value) for a in entry.attributes if a.id.name == "about"]
            yield entry.id.name, (said(entry.value), *about)


def said(pattern):
    return "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_and_every_choice_has_a_name_and_one_explaining_sentence(lang):
    have = dict(sentences(lang))
    wanted = {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"option-{o.name}-{spelled(choice)}" for o in GAME.options for choice in o.choices}
    wanted = {id.replace("_", "-") for id in wanted}
    assert {id for id in have if id.startswith("option-")} == wanted
    for id in wanted:
        name, about = have[id]
        assert name[0].isupper() and len(name) <= 24 and not name.endswith("."), id
        assert re.fullmatch(r"[A-ZÉÀ][^.!?]+\.", about), id
