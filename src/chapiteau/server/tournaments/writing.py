"""Numbers of a tournament as text: for programs and spreadsheets, or as a language writes them."""

from __future__ import annotations

from fractions import Fraction

from ...words.figures import Figures
from .luck import Adjusted

DIGITS = 2  # of a point


class Plain:
    """As programs read them: with a point, and shares between 0 and 1."""

    def points(self, value: Fraction) -> str:
        """Without what does not matter."""
        return self._number(float(value), len(shortest(value)))

    def adjusted(self, result: Adjusted | None) -> str:
        if result is None:
            return ""
        return self._number(result.value, 1) if result.is_points else self._share(result.value)

    def _number(self, value: float, places: int) -> str:
        return f"{value:.{places}f}"

    def _share(self, value: float) -> str:
        return f"{value:.2f}"


class Spoken(Plain):
    """As people read them."""

    def __init__(self, lang: str) -> None:
        self.figures = Figures(lang)

    def _number(self, value: float, places: int) -> str:
        return self.figures.number(value, places)

    def _share(self, value: float) -> str:
        return self.figures.percent(value)


def shortest(value: Fraction) -> str:
    """The digits behind the point that say something."""
    return f"{float(value):.{DIGITS}f}".partition(".")[2].rstrip("0")
