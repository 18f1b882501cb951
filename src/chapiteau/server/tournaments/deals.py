"""The deals of a tournament: all committed to before anybody enters, opened one after the other.

The house draws one secret, from which the seed of every deal follows, and publishes a commitment to
each of them; the tournament's own commitment holds the whole list. Whoever enters adds a nonce that
is sealed with it. So nobody can choose a deal, and a deal that is opened tells nothing of the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypedDict

from ..tables.seeds import commitment, match_seed, seal


class Deals(TypedDict):
    """What anybody may know of the deals of a tournament from its start on."""

    commitment: str
    commitments: list[list[str]]  # by round, by table; one a round where all tables share it
    nonces: list[str]  # of all who had entered when it began
    numbers: dict[str, str]  # what was found under the seals, by entrant


def deal(seed: str, nonce: str, number: int, table: int) -> tuple[str, str]:
    """The house's share of one deal, and the nonce of its commitment."""
    return derived(seed, number, table), derived(nonce, number, table)


def derived(secret: str, number: int, table: int) -> str:
    return blake2b(f"{secret} {number} {table}".encode(), digest_size=16).hexdigest()


def commitments(seed: str, nonce: str, rounds: int, tables: int) -> list[list[str]]:
    """To every deal there can be."""
    return [
        [commitment(*deal(seed, nonce, number, table)) for table in range(tables)]
        for number in range(1, rounds + 1)
    ]


def whole(each: Sequence[Sequence[str]]) -> str:
    """The commitment of a tournament: it fits one list of commitments only."""
    text = " ".join(one for several in each for one in several)
    return blake2b(text.encode(), digest_size=32).hexdigest()


def lots(commitment: str, nonces: Sequence[str], entries: Sequence[int]) -> list[int]:
    """Entrants in an order that nobody has chosen, and everybody can work out."""
    mixed = match_seed(commitment, list(nonces))
    return sorted(entries, key=lambda n: blake2b(f"{mixed} {n}".encode()).digest())


def fits(said: dict[str, str], deals: Deals) -> bool:
    """Whether the deal of a record is one of those, mixed with the nonces of all who entered."""
    known = {one for several in deals["commitments"] for one in several}
    nonces = [said.get(f"nonce {n}", "-") for n in range(len(deals["nonces"]))]
    is_whole = whole(deals["commitments"]) == deals["commitment"]
    are_mixed = [nonce or "-" for nonce in deals["nonces"]] == nonces
    return is_whole and are_mixed and said.get("commitment") in known and are_sealed(deals)


def are_sealed(deals: Deals) -> bool:
    """Whether whoever has shown a number had drawn it after the commitment was known."""
    return all(
        n.isdigit()
        and int(n) < len(deals["nonces"])
        and seal(deals["commitment"], number) == deals["nonces"][int(n)]
        for n, number in deals["numbers"].items()
    )
