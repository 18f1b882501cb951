"""Who runs the house: an account whose owner has typed a code that only the key file can make.

Whoever can read the key file could sign any cookie, so nobody gets more by this. A code is good
for a quarter of an hour, needs no row in the database, and is typed, never part of an address.
"""

from __future__ import annotations

import hmac
from hashlib import blake2b

from ..people.codes import LETTERS, bare, grouped

LENGTH, GROUP = 20, 5  # 99 bits
GOOD_FOR = 15 * 60  # seconds


def admin_code(key: bytes, at: float) -> str:
    """What `chapiteau admin` prints."""
    return grouped(_code(key, int(at // GOOD_FOR)), GROUP)


def is_admin_code(key: bytes, text: str, now: float) -> bool:
    """Whether this was printed in this quarter of an hour or the one before."""
    given, period = bare(text[:100]).encode(), int(now // GOOD_FOR)
    now_and_before = (_code(key, period - ago).encode() for ago in (0, 1))
    return any(hmac.compare_digest(given, code) for code in now_and_before)


def _code(key: bytes, period: int) -> str:
    digest = blake2b(f"admin {period}".encode(), key=key[:64], digest_size=32).digest()
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
