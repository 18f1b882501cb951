"""Chance, kept inside the state."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WORDS: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """32-bit words from a hash under a key of 128 bits, by counter.

    The same everywhere, exact (no number is likelier than another), and what was drawn does not
    betray what is to come. `drawn` counts the words used so far.
    """

    def __init__(self, key: bytes, drawn: int = 0, words: tuple[int, ...] = ()) -> None:
        self.key = key
        self.drawn = drawn
        self.words = words  # the block that `drawn` stands in; made when first needed

    def clone(self) -> Rng:
        return Rng(self.key, self.drawn, self.words)

    def word(self) -> int:
        at = self.drawn & WORDS - 1
        if at == 0 or not self.words:
            self._fill()
        self.drawn += 1
        return self.words[at]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely; n is less than 2 to the 31st."""
        count: i64 = n  # a machine's own number: the product has more than 62 bits' room
        word: i64 = self.word()
        product: i64 = word * count
        low: i64 = product & 0xFFFFFFFF
        if low < count:  # only then can the short end of the range matter
            floor: i64 = (0x100000000 - count) % count
            while low < floor:
                word = self.word()
                product = word * count
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def _fill(self) -> None:
        if not self.key:
            raise RuntimeError("a view has no chance in it: deal it first")
        block = self.drawn // WORDS
        digest = blake2b(block.to_bytes(8, "little"), key=self.key).digest()
        self.words = unpack("<16I", digest)

    def wire(self) -> list[object]:
        return [self.key.hex(), self.drawn]


def seeded(seed: str) -> Rng:
    """The generator of a match; a seed is any text, best long and random."""
    return Rng(blake2b(seed.encode(), digest_size=16).digest())


NO_RNG: Final = Rng(b"")
