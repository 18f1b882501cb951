"""Correcting a box by hand: forms made of what its reader asks, attempts, files; knows no game."""

from .attempt import Attempt, attempt
from .differences import Difference, differing
from .forms import Control, Maker, controls_of
from .sections import RowOf, SectionOf, rows_of, sections_of
from .toml import written

__all__ = [
    "Attempt", "Control", "Difference", "Maker", "RowOf", "SectionOf", "attempt", "controls_of",
    "differing", "rows_of", "sections_of", "written",
]  # fmt: skip
