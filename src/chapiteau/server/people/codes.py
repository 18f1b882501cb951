"""Codes that people read to each other: letters that do not look alike, in groups."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
INVITATION = 12
"""Letters of an invitation: 59 bits, so that nobody finds a table by trying."""
GROUP = 4


def new_code(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def grouped(code: str, size: int) -> str:
    return "-".join(code[i : i + size] for i in range(0, len(code), size))


def bare(text: str) -> str:
    """A code however it was typed."""
    return "".join(letter for letter in text.lower() if letter.isascii() and letter.isalnum())


def new_invitation() -> str:
    return grouped(new_code(INVITATION), GROUP)


def as_invitation(text: str) -> str:
    """An invitation as it is written, however it was typed."""
    return grouped(bare(text), GROUP)
