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


def reminder(lang: str, titles: list[str], house: str, end: str) -> tuple[str, str]:
    """Subject and text of a letter about tables that wait."""
    words = words_for(lang)
    subject = words("letter-subject", count=len(titles))
    stored = "\n".join(f"- {title}" for title in titles)
    return subject, words("letter-text", count=len(titles), tables=stored, house=house, end=end)
