"""Numbers as a language writes them."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent


class Figures:
    """The figures of one language."""

    def __init__(self, lang: str) -> None:
        self.locale = Locale(lang)

    def number(self, value: float, places: int = 0) -> str:
        return format_decimal(round(value, places), "#,##0." + "0" * places, self.locale)

    def percent(self, share: float) -> str:
        written = "0.0\u00a0%" if self.locale.language == "fr" else "0.0%"
        return format_percent(share, written, self.locale)

    def signed(self, said: str, is_less: bool) -> str:
        """A figure without its sign, with the one it has."""
        return ("−" if is_less else "+") + said
