"""What the house says, in every language: texts are looked up here and written nowhere else."""

from .options import Named, NamedOption, options_of
from .outline import Section
from .rulebook import Rule, overview_of, rules_of, synonyms_of
from .telling import Telling
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
    "overview_of",
    "rules_of",
    "synonyms_of",
    "words_for",
]
