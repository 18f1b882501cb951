"""Fair chance: the server commits to a seed before the browsers add their own numbers to it.

A browser draws a number once it has seen the commitment, and sends it under a seal that is made
of both. So the server cannot have known the number when it chose the seed, and whoever is shown
the number later can tell that the seal, which decides the deal, is younger than the commitment.
"""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

from ..refusal import Refused

NONCE = re.compile(r"[0-9a-zA-Z_-]{1,64}")


def new_seed() -> tuple[str, str]:
    """The server's seed and the nonce that goes into its commitment: 128 bits each."""
    return secrets.token_hex(16), secrets.token_hex(16)


def commitment(seed: str, nonce: str) -> str:
    """What is shown from the start: it fits one seed only, and does not tell it."""
    return blake2b(f"{seed}{nonce}".encode(), digest_size=32).hexdigest()


def seal(commitment: str, number: str) -> str:
    """What a browser sends as its nonce: nobody can make it without knowing the commitment."""
    return blake2b(f"{commitment} {number}".encode(), digest_size=32).hexdigest()


def match_seed(seed: str, nonces: list[str]) -> str:
    """What the match is shuffled by: the server's seed and what each browser added, by seat."""
    return blake2b(" ".join([seed, *nonces]).encode(), digest_size=16).hexdigest()


def check_nonce(text: str) -> str:
    if text and not NONCE.fullmatch(text):
        raise Refused("bad-nonce")
    return text


def notes(seed: str, nonce: str, nonces: list[str], numbers: dict[int, str]) -> dict[str, str]:
    """What a record says of its seed, so that anybody can check it."""
    return {
        "commitment": commitment(seed, nonce),
        "server seed": seed,
        "server nonce": nonce,
        **{f"nonce {seat}": text or "-" for seat, text in enumerate(nonces)},
        **{f"number {seat}": text for seat, text in sorted(numbers.items())},
    }


def shares(said: dict[str, str], seats: int) -> range:
    """Who could add to the seed: everybody at the table, or all who entered a tournament."""
    return range(sum(key.startswith("nonce ") for key in said) or seats)


def is_fair(record_seed: str, said: dict[str, str], seats: int) -> bool:
    """Whether the seed of a record is the one that was committed to."""
    seed, nonce = said.get("server seed", ""), said.get("server nonce", "")
    nonces = [said.get(f"nonce {seat}", "-") for seat in shares(said, seats)]
    opened = commitment(seed, nonce) == said.get("commitment")
    return opened and record_seed == match_seed(seed, ["" if n == "-" else n for n in nonces])


def came_after(said: dict[str, str], seats: int) -> dict[int, bool | None]:
    """For each seat that added to the seed, whether its nonce was made after the commitment.

    None where nobody has shown the number under it; False where another one was shown.
    """
    found: dict[int, bool | None] = {}
    sealed_with = said.get("tournament", said.get("commitment", ""))
    for seat in shares(said, seats):
        nonce, number = said.get(f"nonce {seat}", "-"), said.get(f"number {seat}")
        if number is not None:
            found[seat] = seal(sealed_with, number) == nonce
        elif nonce != "-":
            found[seat] = None
    return found
