"""What a letter says, and the signed links in it."""

from __future__ import annotations

from itsdangerous import URLSafeTimedSerializer

from ...words import words_for
from ..store.rows import LetterRow

CONFIRM, END = "confirm", "end"


def serializer(key: bytes) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt="letters")


def end_link(address: str, key: bytes, row: LetterRow) -> str:
    """Where the owner of an address ends the letters, without signing in."""
    return f"{address}/letters/{serializer(key).dumps([END, row.person, row.address])}"


def reminder(lang: str, what: str, titles: list[str], house: str, end: str) -> tuple[str, str]:
    """Subject and text of a letter about tables that wait, for a `turn` or with a `ticket`."""
    words, count = words_for(lang), len(titles)
    tables = "\n".join(f"- {title}" for title in titles)
    text = words(f"letter-{what}-text", count=count, tables=tables, house=house, end=end)
    return words(f"letter-{what}-subject", count=count), text
