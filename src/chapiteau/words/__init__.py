"""What the house says, in every language: texts are looked up here and written nowhere else."""

from .outline import Section
from .telling import Rule, Telling, rules_of
from .words import LANGUAGES, Words, words_for

__all__ = ["LANGUAGES", "Rule", "Section", "Telling", "Words", "rules_of", "words_for"]
