"""What a language does to names: they elide the word before them, carry a gender, form lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

MUTE_H: Final = (
    "Hadrien Hector Hélène Henri Henriette Hermione Hippolyte Homère Honoré Horace Hortense"
)
"""Names whose h is not heard; before any other h, foreign cities among them, nothing is elided."""
VOWEL: Final = re.compile(rf"[aàâeéèêëiîïoôuûüœAÀÂEÉÈÊËIÎÏOÔUÛÜŒ]|{'|'.join(MUTE_H.split())}")
CONTRACTED: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


class Name(str):
    """What something is called, with what its language must know to speak of it."""

    gender: str
    number: str
    many: str

    def __new__(cls, text: str, gender: str = "", number: str = "", many: str = "") -> Name:
        name = super().__new__(cls, text)
        name.gender, name.number, name.many = gender, number, many
        return name


def spoken(text: str, names: Sequence[object]) -> str:
    """French as it is spoken: what stands before a name is elided (d’Octave, l’Ours) or
    contracted with its article (du Mechaniker)."""
    for name in names:
        if not isinstance(name, str) or not name:
            continue
        here = rf"(?={re.escape(name)})"
        if VOWEL.match(name):
            text = re.sub(rf"\b([Dd]|[Qq]u|[Jj]usqu)e {here}", r"\1’", text)
            text = re.sub(rf"\b([Ll])[ea] {here}", r"\1’", text)
        elif name.startswith(("le ", "les ")):
            article = name.split(" ", 1)[0]
            for word in ("de", "à"):
                text = re.sub(
                    rf"\b{word} {here}{article} ", f"{CONTRACTED[f'{word} {article}']} ", text
                )
    return text


def gender(name: object) -> str:
    """m or f, to choose a form by; what carries none is spoken of in the masculine."""
    return getattr(name, "gender", "") or "m"


def number(name: object) -> str:
    """one or other: whether something is called by a plural."""
    return getattr(name, "number", "") or "one"


def many(name: object) -> str:
    """What several are called; what has no such word is called as one is."""
    return getattr(name, "many", "") or str(name)


def definite(name: object) -> str:
    """Le Voleur, la Voleuse, l’Ours, les Anneaux."""
    text = str(name)
    if number(name) == "other":
        return f"les {text}"
    if VOWEL.match(text):
        return f"l’{text}"
    return f"{'la' if gender(name) == 'f' else 'le'} {text}"


def of(name: object) -> str:
    """Du Voleur, de la Voleuse, de l’Ours, des Anneaux."""
    return after("de", definite(name))


def to(name: object) -> str:
    """Au Voleur, à la Voleuse, à l’Ours, aux Anneaux."""
    return after("à", definite(name))


def after(word: str, name: str) -> str:
    """A name with its article, behind a word that contracts with some of them."""
    article, _, rest = name.partition(" ")
    short = CONTRACTED.get(f"{word} {article}")
    return f"{short} {rest}" if short else f"{word} {name}"


def capital(text: object) -> str:
    """With a large first letter, as a sentence begins."""
    return str(text)[:1].upper() + str(text)[1:]


FUNCTIONS: Final[Mapping[str, dict[str, Callable[[Any], Any]]]] = {
    "en": {"CAP": capital, "MANY": many},
    "fr": {
        "GENDER": gender,
        "CAP": capital,
        "MANY": many,
        "LE": definite,
        "DE": of,
        "A": to,
    },
}
"""What messages may call, by language."""
