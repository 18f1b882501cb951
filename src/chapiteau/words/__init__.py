"""What the house says, in every language: texts are looked up here and written nowhere else."""

from .options import Named, NamedOption, options_of
from .outline import Section
from .telling import Rule, Telling, rules_of
from .words import LANGUAGES, Words, words_for

__all__ = [
    "LANGUAGES",
    "Named",
    "NamedOption",
    "Rule",
    "Section",
    "Telling",
    "Words",
    "options_of",
    "rules_of",
    "words_for",
]
