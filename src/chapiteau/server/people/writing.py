"""What people write for others to read: names and talk, without what would disturb a page.

Letters of every script stay. What goes is what nobody sees: controls, marks that turn the
direction of the text around them, joiners where nothing is joined; and accents piled up so high
that they cover the lines above.
"""

from __future__ import annotations

import re
import unicodedata

MOST_MARKS = 4
"""Marks on one letter: Hebrew, Tibetan and Burmese have that many, and nothing needs more."""

BREAKS = dict.fromkeys(map(ord, "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"), " ")
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters without a shape
VISIBLE_FORMATS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2")
"""Signs that Unicode counts as formatting, and that are printed: they stand around a number."""
ZWNJ, ZWJ, VARIATION = "\u200c", "\u200d", "\ufe0f"
PICTURES = range(0x1F000, 0x1FB00)  # reserved for emoji, also where this Python knows none yet
REGION_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
VIRAMA = 9  # the combining class of what makes two letters one


def cleaned(text: str) -> str:
    """The same text as it may stand on everybody's page, on one line; nothing may be left."""
    text = unicodedata.normalize("NFC", text).translate(BREAKS | BLANKS)
    flags = {i for found in REGION_FLAG.finditer(text) for i in range(*found.span())}
    kept: list[str] = []
    marks = 0  # in a row, at the end of what is kept
    for i, c in enumerate(text):
        if i in flags or _may_stand(c, kept, text[i + 1 : i + 2], marks):
            kept.append(c)
            marks = marks + _is_mark(c) if _is_mark(c) or c in (ZWNJ, ZWJ) else 0
    return unicodedata.normalize("NFC", "".join(kept)).strip()


def _may_stand(c: str, before: list[str], after: str, marks: int) -> bool:
    kind = unicodedata.category(c)
    if _is_mark(c):
        on_a_letter = bool(before) and not before[-1].isspace()
        return on_a_letter and marks < MOST_MARKS
    if c in (ZWNJ, ZWJ):
        return _joins(c, before, after)
    if kind == "Cf":
        return c in VISIBLE_FORMATS
    return kind not in ("Cc", "Cs", "Co", "Cn") or ord(c) in PICTURES


def _joins(joiner: str, before: list[str], after: str) -> bool:
    """Whether a joiner does something here: in an emoji, in Arabic, or beside a virama."""
    if not before or before[-1] in (ZWNJ, ZWJ):
        return False
    last = before[-1]
    if joiner == ZWJ and after and _is_picture(after):
        return _is_picture(last) or last == VARIATION
    if VIRAMA in (unicodedata.combining(last), unicodedata.combining(after or " ")):
        return True
    letter = next((c for c in reversed(before) if not unicodedata.combining(c)), " ")
    return unicodedata.bidirectional(letter) == "AL"


def _is_mark(c: str) -> bool:
    """Whether it is drawn above, below or through the letter before it."""
    return unicodedata.category(c) in ("Mn", "Me")


def _is_picture(c: str) -> bool:
    return unicodedata.category(c) == "So" or ord(c) in PICTURES
